"""Matches that stand where a test wants them: played on from chosen secrets, and put into the store.

The server then finds them as it finds any match that was played before it started.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import TypeVar

from basra import Play, Record, Rules
from basra.deal import Deal
from basra.events import Player
from basra.fair import Secrets
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.store import Store

MOST_PLAYS = 40
TIME = "2026-01-02T03:04:05.678+00:00"
DEALS = 64
TOKEN = sha256(b"the device that holds seat 0").hexdigest()
"""The cookie with which seat 0 of every placed match is held."""

Result = TypeVar("Result")
Policy = Callable[[tuple[Play, ...]], Play]


@dataclass(frozen=True)
class Place:
    """A match that is played to a point, with seat 0 to play."""

    record: Record
    secrets: Secrets

    @property
    def match(self) -> str:
        return self.secrets.match_id.hex()

    @property
    def deal(self) -> Deal:
        return self.record.match.deal_in_play()


def lay(plays: tuple[Play, ...]) -> Play:
    """The highest of the cards that take the fewest: the floor grows."""
    return min(plays, key=lambda play: (len(play.captured), -play.card))


def take(plays: tuple[Play, ...]) -> Play:
    """The card that takes most: the floor shrinks, basras come."""
    return max(plays, key=lambda play: (play.basra is not None, len(play.captured), play.card))


def find_place(wanted: Callable[[Deal], bool], policy: Policy = lay, *, start: int = 0,
               rules: str = "egyptian-v2") -> Place:
    """Return the first match, by the number its secrets come from, that comes to a wanted position.

    Both seats play by the policy. Rare positions name a ``start`` near them.
    """
    for number in count(start):
        secrets = _secrets(number)
        record = Record.start(
            rules=Rules.parse(rules), secrets=secrets, time=TIME,
            players=(Player(kind="person"), Player(kind="computer", name="greedy")))
        record.begin_deal()
        for _ in range(MOST_PLAYS):
            if record.match.turn == 0 and wanted(record.match.deal_in_play()):
                return Place(record, secrets)
            record.play(policy(tuple(record.match.legal_plays)))
    raise AssertionError("unreachable")


def play_out(place: Place) -> Place:
    """Play a match on to its end, both seats by ``take``; return it."""
    record = place.record
    while not record.match.is_over:
        if record.match.needs_deck:
            record.begin_deal()
        record.play(take(tuple(record.match.legal_plays)))
    return place


def choices(deal: Deal) -> list[str]:
    """Return the cards of seat 0 that have several largest captures."""
    number = Counter(str(play.card) for play in deal.plays_of(0))
    return [card for card, plays in number.items() if plays > 1]


def has_basra(deal: Deal) -> bool:
    """Whether a card of seat 0 makes a basra."""
    return any(play.basra for play in deal.plays_of(0))


def put(place: Place, data: Path, token: str = TOKEN) -> None:
    """Write a place into the store of a server, which may be running; seat 0 is held with the cookie."""
    async def write() -> None:
        database = Database(await open_database(sqlite_url(data)))
        store = Store(database)
        await store.add_match(place.record, place.secrets, (sha256(token.encode()).digest(), None))
        await database.close()

    apart(lambda: asyncio.run(write()))


def apart(work: Callable[[], Result]) -> Result:
    """Do what needs an event loop of its own on another thread: Playwright keeps one on this."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(work).result()


def _secrets(number: int) -> Secrets:
    return Secrets(sha256(b"m%d" % number).digest()[:16],
                   tuple(sha256(b"s%d.%d" % (number, deal)).digest() for deal in range(DEALS)))
