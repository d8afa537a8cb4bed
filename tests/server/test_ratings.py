"""Ratings: the sums of Glicko-2, and rows that are written with the last event of a match, each once."""

import asyncio
import os
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event, select, text
from structlog.testing import capture_logs

from basra.events import Player
from basra.fair import KEY_SIZE, MATCH_ID_SIZE, Secrets
from basra.match import MOST_DEALS
from basra.rules import Rules
from basra.server.errors import ConflictError
from basra.server.playing.tables import Tables
from basra.server.playing.thinking import Thinkers
from basra.server.ratings import Strength
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.layout import people, ratings
from basra.server.storage.leaders import SECONDS_KEPT, Leaders
from basra.server.storage.store import Entry, Store
from basra.table.frames import Accepted, PlayCommand
from basra.table.table import Step, Table

from .clusters import wait_until
from .harness import Guest, Server
from .online import Json, deal_fairly, guests, meet, offer, person_of, resign, see_the_end, sitting

A, B, C = (letter.encode() * 32 for letter in "abc")
EQUAL_AFTER_ONE = Strength().after([(Strength(), 1)], 0), Strength().after([(Strength(), 0)], 0)


def test_the_example_of_the_paper() -> None:
    others = [(1400, 30, 1), (1550, 100, 0), (1700, 300, 0)]
    after = Strength(rating=1500, deviation=200).after(
        [(Strength(rating=rating, deviation=deviation), score) for rating, deviation, score in others])
    assert (after.rating, after.deviation, after.volatility) == pytest.approx((1464.06, 151.52, 0.05999),
                                                                              abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_volatility_rises_with_a_surprise_and_a_draw_of_equals_changes_nothing() -> None:
    known = Strength(rating=1500, deviation=60)
    surprised = known.after([(Strength(rating=2200, deviation=40), 1)] * 5)
    assert surprised.volatility > known.volatility
    assert surprised.rating > known.rating + 50
    assert known.after([(known, 0.5)]).rating == known.rating
    assert known.aged(10_000).deviation == 350


class Host:
    """A store and the tables of it, with what a test needs of both."""

    def __init__(self, database: Database) -> None:
        self.database, self.store = database, Store(database)
        self.now = 0.0
        self.leaders = Leaders(database, lambda: self.now)
        self.tables = Tables(self.store, Thinkers.with_workers(0).moments)

    async def last_play(self, first: bytes, second: bytes, *, is_rated: bool = True) -> tuple[str, Table]:
        """Return a match of two people of which one play is missing, as it is stored."""
        secrets = Secrets(os.urandom(MATCH_ID_SIZE), tuple(os.urandom(KEY_SIZE) for _ in range(MOST_DEALS)))
        table = Table.open(secrets=secrets, time="", rules=Rules.of("egyptian-v2", target=1),
                           players=(Player(kind="person"), Player(kind="person")), software="")
        table.apply(table.begin())
        while not (steps := _next(table))[-1].record.match.is_over:
            table.apply(steps)
        await self.store.add_match(table.record, secrets, (first, second))
        match = table.record.started.match
        await self.database.write([(text("UPDATE matches SET is_rated = :rated WHERE id = :match"),
                                    [{"rated": is_rated, "match": match}])])
        return match, table

    async def finish(self, first: bytes, second: bytes, *, is_rated: bool = True) -> Table:
        """Play a match to its end at a table; return it as it was before the last play."""
        match, table = await self.last_play(first, second, is_rated=is_rated)
        async with self.tables.at(match) as live:
            assert isinstance(await live.act(*_command(table)), Accepted)
        return table

    async def rows(self) -> list[tuple[bytes, int]]:
        """Return whose ratings are stored, by person and number."""
        found = await self.database.read(select(ratings.c.person, ratings.c.number).order_by(text("1, 2")))
        return [(bytes(row["person"]), row["number"]) for row in found]


@pytest.fixture
async def host(tmp_path: Path) -> AsyncIterator[Host]:
    database = Database(await open_database(sqlite_url(tmp_path)))
    host = Host(database)
    yield host
    await host.tables.close()
    await database.close()


def _command(table: Table) -> tuple[int, PlayCommand]:
    seat = table.record.match.turn
    assert seat is not None
    return seat, PlayCommand(key=f"last-play-{table.record.seq}", seq=table.record.seq,
                             play=str(table.record.match.legal_plays[0]))


def _next(table: Table) -> tuple[Step, ...]:
    steps = table.decide(*_command(table))
    assert isinstance(steps, tuple)
    return steps


async def test_both_ratings_come_with_the_last_event(host: Host) -> None:
    table = await host.finish(A, B)
    winner = _next(table)[-1].record.match.winner
    found = await host.store.ratings.of_all([A, B, C])
    won, lost = (A, B) if winner == 0 else (B, A)
    for person, strength in zip((won, lost), EQUAL_AFTER_ONE, strict=True):
        assert (found[person].rating, found[person].matches) == (round(strength.rating), 1)
        assert found[person].deviation == round(strength.deviation)
    assert C not in found
    await host.finish(B, A, is_rated=False)
    await host.finish(A, A)
    assert await host.rows() == [(A, 1), (B, 1)]


async def test_neither_rating_nor_event_is_stored_without_the_other(host: Host) -> None:
    match, table = await host.last_play(A, B)
    steps = _next(table)
    entries, after = [Entry(step.seq, step.event, step.key) for step in steps], steps[-1].record
    await host.database.write([(text(
        "CREATE TRIGGER never BEFORE INSERT ON ratings BEGIN SELECT RAISE(ABORT, 'never'); END"), [{}])])
    with pytest.raises(ConflictError):
        await host.store.add_events(entries, after)
    assert (await host.store.match(match)).events == tuple(table.record.events)
    await host.database.write([(text("DROP TRIGGER never"), [{}])])
    await host.store.add_events(entries, after)
    with pytest.raises(ConflictError):
        await host.store.add_events(entries, after)
    assert (await host.store.match(match)).events == tuple(after.events)
    assert await host.rows() == [(A, 1), (B, 1)]


async def test_matches_of_one_person_that_end_at_once_are_rated_one_after_the_other(host: Host) -> None:
    others = [bytes([number]) * 32 for number in range(6)]
    ready = [await host.last_play(A, other) for other in others]

    async def end(match: str, table: Table) -> object:
        async with host.tables.at(match) as live:
            return await live.act(*_command(table))

    with capture_logs() as logs:
        answers = await asyncio.gather(*(end(*one) for one in ready))
    assert all(isinstance(answer, Accepted) for answer in answers)
    assert any(line["event"] == "play-conflict" for line in logs)
    assert await host.rows() == [*((other, 1) for other in others), *((A, number) for number in range(1, 7))]


async def test_the_leaderboard_shows_who_is_known_well_and_everybody_its_own_line(host: Host) -> None:
    await host.database.write([(people.insert(), [
        {"person": letter.encode() * 32, "name": letter, "public": letter} for letter in "abc"])])
    # Who wins is chance, and one who wins them all is known well only after some more.
    while len((await Leaders(host.database).board(None)).players) < 2:
        await host.finish(A, B)
    await host.finish(C, A)
    board = await host.leaders.board(B)
    assert {line.public for line in board.players} == {"a", "b"}
    assert [line.place for line in board.players] == [1, 2]
    assert board.players[0].rating.rating >= board.players[1].rating.rating
    assert board.me == next(line for line in board.players if line.public == "b")
    assert [line.is_me for line in board.players] == [line.public == "b" for line in board.players]
    new = (await host.leaders.board(C)).me
    assert new is not None
    assert (new.public, new.place, new.rating.matches) == ("c", None, 1)
    assert (await host.leaders.board(b"d" * 32)).me is None
    assert (await host.leaders.board(None)).me is None


async def test_the_leaderboard_is_looked_up_once_for_all_who_ask_within_some_seconds(host: Host) -> None:
    await host.database.write([
        (people.insert(), [{"person": _numbered(number), "name": "", "public": f"{number:03}"}
                           for number in range(150)]),
        (ratings.insert(), [{"person": _numbered(number), "number": 1, "match": "", "rating": 2000.0 - number,
                             "deviation": 90.0, "volatility": 0.06,
                             "time": datetime.now(UTC).isoformat(timespec="milliseconds")}
                            for number in range(150)])])
    queries = 0

    def count(*_: Any) -> None:
        nonlocal queries
        queries += 1

    event.listen(Engine, "before_cursor_execute", count)
    try:
        boards = await asyncio.gather(*(host.leaders.board(None) for _ in range(50)))
        assert (queries, len({board.players for board in boards})) == (2, 1)
        mine = (await host.leaders.board(_numbered(120))).me
        assert mine is not None
        assert (mine.place, queries) == (121, 3)  # one more for the line of each who asks
        host.now += SECONDS_KEPT
        await host.leaders.board(None)
        assert queries == 5
    finally:
        event.remove(Engine, "before_cursor_execute", count)
    await host.database.write([(people.update(), [{"name": "new"}])])
    assert (await host.leaders.board(None)).players[0].name == ""
    host.leaders.forget()
    assert (await host.leaders.board(None)).players[0].name == "new"


def _numbered(number: int) -> bytes:
    return number.to_bytes(32)


def _rating(guest: Guest) -> tuple[int, int] | None:
    """Return the rating of a guest and of how many matches it is, as the guest itself is told."""
    me = guest.http.get("/api/me").json()["rating"]
    line = guest.http.get("/api/leaderboard").json()["me"]
    assert (line and line["rating"]) == me
    return me and (me["rating"], me["matches"])


def test_only_matches_that_count_are_rated(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        match, seated = meet(host, friend, is_rated=False)
        deal_fairly(match, seated)
        resign(host, match)
        match, _ = meet(host, friend, is_rated=True, name="Samira")
        resign(host, match)  # before both have committed
        assert (_rating(host), _rating(friend)) == (None, None)

        match, seated = meet(host, friend, is_rated=True)
        deal_fairly(match, seated)
        with sitting(match, seated) as sides:
            for side in sides:
                offer(side, "stop")
            see_the_end(*sides)
        assert (_rating(host), _rating(friend)) == (None, None)

        for number in range(1, 7):
            match, seated = meet(host, friend, is_rated=True)
            deal_fairly(match, seated)
            winner, loser = (host, friend) if number % 2 else (friend, host)
            resign(loser, match)
            won, lost = _rating(winner), _rating(loser)
            assert won
            assert lost
            assert won[1] == lost[1] == number
            assert won[0] > 1500 > lost[0]
            assert won[0] - 1500 == pytest.approx(1500 - lost[0], abs=1)

        def line() -> Json:
            own: Json = host.http.get("/api/leaderboard").json()["me"]
            return own

        wait_until(lambda: line()["place"] == 2, lambda: str(line()))  # the places are some seconds old
        assert line()["name"] == "Samira"
        token = host.http.cookies["basra_device"]
        assert token not in host.http.get("/api/leaderboard").text
        assert person_of(host).hex() not in host.http.get("/api/leaderboard").text
