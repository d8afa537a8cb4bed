"""The deals that were really played here and are over, with the decks that their secrets make."""

import asyncio
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from basra.cards import Card
from basra.events import DealEnded, DealStarted, Event, MatchStarted, SeatRevealed
from basra.fair import deal_key, shuffle
from basra.rules import Rules
from basra.server.errors import StorageError
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.engines import FILE_NAME
from basra.server.storage.store import Store
from basra.statistics import OwnDeal, Statistic, own_statistics


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """One deal that is over."""

    deck: tuple[Card, ...]
    """All 52 cards as shuffled, from the top."""
    dealer: int
    rules: Rules


def played_deals(events: Iterable[Event]) -> Iterator[PlayedDeal]:
    """Yield the deals of one match that are over; of its events only those that dealing needs are looked at.

    Args:
        events: from the first on; plays and rounds may be left out.
    """
    match, rules, values, dealer = b"", Rules(), {}, 0
    for event in events:
        match event:
            case MatchStarted():
                match, rules = bytes.fromhex(event.match), event.rules
            case SeatRevealed():
                values[event.seat] = bytes.fromhex(event.value)
            case DealStarted():
                dealer = event.dealer
            case DealEnded():
                contributed = b"".join(values[seat] for seat in sorted(values))
                key = deal_key(bytes.fromhex(event.secret), match, event.deal - 1, contributed)
                yield PlayedDeal(shuffle(key), dealer, rules)


def all_decks(data: Path) -> list[tuple[Card, ...]]:
    """Return the decks of all deals that were played to their end on a host, oldest match first.

    Args:
        data: the data folder.

    Raises:
        StorageError: if there is no database in it, or it cannot be read.
    """
    if not (data / FILE_NAME).is_file():
        raise StorageError("no match was ever played with it")
    return asyncio.run(_all_decks(sqlite_url(data)))


async def _all_decks(url: str) -> list[tuple[Card, ...]]:
    database = Database(await open_database(url))
    store = Store(database)
    try:
        return [deal.deck for _, events in await store.dealings(None) for deal in played_deals(events)]
    finally:
        await database.close()


async def statistics_of(store: Store, person: bytes) -> list[Statistic]:
    """Return what a person's own deals look like beside what chance expects.

    Raises:
        StorageError: if the database cannot be read at the moment.
    """
    dealings = await store.dealings(person)
    return await asyncio.to_thread(lambda: list(own_statistics(
        OwnDeal(deal.deck, seat, deal.dealer, deal.rules)
        for seat, events in dealings for deal in played_deals(events))))
