"""Deck statistics: a device's own deals, with the decks that their proofs make, and nobody else's."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from basra import fair
from basra.fair import Secrets
from basra.record import Record
from basra.server.paths.played import all_decks, statistics_of
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.store import Store
from basra.statistics import OwnDeal, Statistic, own_statistics

from ..browser.places import Place, apart, find_place, put
from ..fair.proofs import played_match
from .harness import Guest, Server
from .test_fair_dealing import Contributor

OWN, OTHERS = "a" * 64, "b" * 64
"""Cookies of two devices."""
RULES = ("egyptian-v2,target=60", "egyptian,target=1", "egyptian-v2,target=31,opening=as-dealt")


def match(seed: int) -> Place:
    """A match that is over; every third one without its person's value."""
    proof = played_match(seed, RULES[seed % 3], level="greedy", seats=() if seed % 3 == 1 else None)
    return Place(Record.from_text(proof.decode()), Secrets.from_seed(b"%d" % seed))


def own_deals(proof: bytes, seat: int) -> Iterator[OwnDeal]:
    """Make the decks of a proof again, step by step as the protocol says it."""
    record = Record.from_text(proof.decode())
    dealers = [event.dealer for event in record.events if hasattr(event, "dealer")]
    for deal, dealer in enumerate(dealers, 1):
        key = fair.deal_key(record.secrets[deal], record.match_id, deal - 1, record.values)
        yield OwnDeal(fair.shuffle(key), seat, dealer, record.started.rules)


def expected(places: list[Place]) -> list[Statistic]:
    return list(own_statistics(deal for place in places
                               for deal in own_deals(place.record.to_text().encode(), 0)))


def asked(data: Path, token: str) -> list[Statistic]:
    async def ask() -> list[Statistic]:
        database = Database(await open_database(sqlite_url(data)))
        store = Store(database)
        try:
            return await statistics_of(store, sha256(token.encode()).digest())
        finally:
            await database.close()

    return apart(lambda: asyncio.run(ask()))


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, list[Place], list[Place]]:
    """A data folder with matches of two devices, one of each in its first deal."""
    data = tmp_path_factory.mktemp("played")
    own, others = [match(seed) for seed in range(6)], [match(seed) for seed in range(6, 9)]
    for place in own:
        put(place, data, OWN)
    for place in others:
        put(place, data, OTHERS)
    put(find_place(lambda _: True), data, OWN)
    put(find_place(lambda _: True, start=1), data, OTHERS)
    return data, own, others


def test_statistics_are_those_of_the_proofs(kept: tuple[Path, list[Place], list[Place]]) -> None:
    data, own, _ = kept
    # All matches say that they began at the same time: then they stand in the order of their ids.
    found = asked(data, OWN)
    assert found == expected(sorted(own, key=lambda place: place.match))
    assert found[0].deals == sum(len(place.record.secrets) for place in own) > 6


def test_other_devices_deals_are_not_among_them(kept: tuple[Path, list[Place], list[Place]]) -> None:
    data, _, others = kept
    assert asked(data, OTHERS) == expected(sorted(others, key=lambda place: place.match))
    assert asked(data, "c" * 64) == []


def test_all_decks_are_of_every_device(kept: tuple[Path, list[Place], list[Place]]) -> None:
    data, own, others = kept
    places = sorted(own + others, key=lambda place: place.match)
    assert apart(lambda: all_decks(data)) == [deal.deck for place in places
                               for deal in own_deals(place.record.to_text().encode(), 0)]


# ---- On a real server ----

def statistics(guest: Guest) -> list[dict[str, Any]]:
    answer = guest.http.get("/api/statistics")
    assert answer.status_code == 200, answer.text
    assert set(answer.json()) == {"statistics"}
    found: list[dict[str, Any]] = answer.json()["statistics"]
    return found


@contextmanager
def another(server: Server) -> Iterator[Guest]:
    with Guest(server) as guest:
        guest.open_match()
        yield guest


def test_the_asker_gets_the_statistics_of_its_own_deals(guest: Guest) -> None:
    assert statistics(guest) == []
    client = Contributor(guest, target=51)
    with guest.sit(client.match) as sitting:
        client.contribute(sitting)
        assert statistics(guest) == [], "a deal in play is not told about"
        while sitting.play_deal():
            pass
    proof = guest.http.get(f"/api/matches/{client.match}/proof").content
    found = statistics(guest)
    assert found == [asdict(one) for one in own_statistics(own_deals(proof, 0))]
    assert {one["key"] for one in found} == {"komi", "jacks", "first-jack", "first-pair", "last-jacks",
                                             "floor-pair", "replaced", "komi-wait"}
    guest.open_match()
    assert statistics(guest) == found
    with another(guest.server) as other:
        assert statistics(other) == []
