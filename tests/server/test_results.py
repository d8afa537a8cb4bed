"""Results: folded from a few stored events, beside the same from whole records."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import asdict
from hashlib import sha256
from itertools import accumulate
from pathlib import Path
from typing import Any

from basra import Record, Rules
from basra.events import Player
from basra.fair import Secrets
from basra.players import EVERY_LEVEL
from basra.server.paths.results import MOST_DEALS_TOLD, results_of
from basra.server.schema import Results
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.store import Store

from ..browser.places import apart
from .harness import Guest

DEVICE, OTHER = (sha256(name).digest() for name in (b"own", b"other"))
PERSON = Player(kind="person")


def match(number: int, seat: int, level: str, plays: int = 10_000) -> tuple[Record, Secrets]:
    """A match of a person at a seat against the computer, both at random, to its end or a number of plays."""
    secrets, chance = Secrets.from_seed(b"results %d" % number), random.Random(number)
    computer = Player(kind="computer", name=level)
    record = Record.start(
        secrets=secrets, time=f"2026-01-02T03:{number:02}:00+00:00", players=(PERSON, computer)
        if seat == 0 else (computer, PERSON), rules=Rules.of("egyptian-v2", target=chance.choice([1, 101])))
    for _ in range(plays):
        if record.match.is_over:
            break
        if record.match.needs_deck:
            record.begin_deal()
        record.play(chance.choice(record.match.legal_plays))
    return record, secrets


def matches() -> Iterator[tuple[int, Record, Secrets]]:
    """Matches at both seats against every level there is or was, some not over, one in its first deal."""
    for number in range(42):
        seat, level = number // 2 % 2, list(EVERY_LEVEL)[number % len(EVERY_LEVEL)]
        plays = 70 if number % 7 == 3 else 20 if number % 11 == 5 else 10_000
        yield seat, *match(number, seat, level, plays)


def stored(data: Path, kept: list[tuple[int, Record, Secrets]]) -> Results:
    """The results of the device after matches of its own, and one of another device, are stored."""
    async def ask() -> Results:
        database = Database(await open_database(sqlite_url(data)))
        store = Store(database)
        try:
            for seat, record, secrets in kept:
                await store.add_match(record, secrets, (DEVICE, None) if seat == 0 else (None, DEVICE))
            record, secrets = match(50, 0, "greedy")
            await store.add_match(record, secrets, (OTHER, None))
            return results_of(await store.outcomes(DEVICE))
        finally:
            await database.close()

    return apart(lambda: asyncio.run(ask()))


def test_results_are_those_of_the_records(tmp_path: Path) -> None:
    kept = list(matches())
    found = stored(tmp_path, kept)
    assert [level.level for level in found.levels] == list(EVERY_LEVEL)
    for result in found.levels:
        of_level = [(seat, record) for seat, record, _ in kept
                    if record.started.players[1 - seat].name == result.level]
        over = [(seat, record) for seat, record in of_level if record.match.is_over]
        sides = [(score.sides[seat], score.sides[1 - seat])
                 for seat, record in of_level for score in record.match.scores]
        assert asdict(result) == {
            "level": result.level, "matches": len(over),
            "won": sum(record.match.winner == seat for seat, record in over),
            "lost": sum(record.match.winner == 1 - seat for seat, record in over), "drawn": 0,
            "deals": len(sides), "points": sum(own.total for own, _ in sides),
            "against": sum(other.total for _, other in sides), "basras": sum(own.basras for own, _ in sides),
            "jack_basras": sum(own.jack_basras for own, _ in sides)}
        assert result.won
        assert result.lost
    told = [(deal.match, deal.deal, deal.level, deal.points, deal.against) for deal in found.deals]
    assert told == [(record.started.match, number, record.started.players[1 - seat].name,
                     score.points[seat], score.points[1 - seat])
                    for seat, record, _ in kept for number, score in enumerate(record.match.scores, 1)]
    wins = [record.match.winner == seat for seat, record, _ in kept if record.match.is_over]
    runs = list(accumulate(wins, lambda run, won: run + 1 if won else 0, initial=0))
    assert (found.streak, found.longest) == (runs[-1], max(runs))
    assert found.longest > 1
    assert any(not record.match.is_over for _, record, _ in kept)


def test_matches_between_persons_are_no_results() -> None:
    record, _ = match(1, 0, "greedy")
    two = Record.start(secrets=Secrets.from_seed(b"two"), rules=Rules.of("egyptian"))
    assert results_of([(0, tuple(two.events))]) == results_of([])
    assert results_of([(0, tuple(two.events)), (0, tuple(record.events))]) == results_of(
        [(0, tuple(record.events))])


def test_only_the_latest_deals_are_told_one_by_one() -> None:
    records = [match(number, 0, "random")[0] for number in range(12)]
    many = [(0, tuple(record.events)) for record in records] * 10
    found = results_of(many)
    count = sum(len(record.match.scores) for record in records) * 10
    assert count > MOST_DEALS_TOLD
    assert len(found.deals) == MOST_DEALS_TOLD
    assert found.deals[-1].match == records[-1].started.match
    assert sum(level.deals for level in found.levels) == count


def test_the_asker_gets_its_own_results(guest: Guest) -> None:
    nothing: dict[str, Any] = {"levels": [], "deals": [], "streak": 0, "longest": 0}
    assert guest.http.get("/api/results").json() == nothing
    opened = guest.open_match(level="random", target=1)
    with guest.sit(opened) as sitting:
        while sitting.play_deal():
            pass
        totals = [seat["total"] for seat in sitting.view["seats"]]
    found = guest.http.get("/api/results").json()
    level, = found["levels"]
    assert (level["level"], level["matches"], level["deals"]) == ("random", 1, len(found["deals"]))
    assert [level["points"], level["against"]] == totals
    assert found["streak"] == found["longest"] == level["won"] == int(totals[0] > totals[1])
    assert {deal["match"] for deal in found["deals"]} == {opened}
    with Guest(guest.server) as other:
        other.open_match()
        results = other.http.get("/api/results").json()
        assert (results["deals"], results["streak"]) == ([], 0)
        assert [level["matches"] for level in results["levels"]] == [0]
