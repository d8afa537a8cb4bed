"""What the server keeps around the cards of online matches: who is there, offers, talk, banks."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TypedDict, cast

from sqlalchemy import RowMapping, bindparam, literal, null, select, union_all

from basra.server.errors import ConflictError
from basra.server.storage import layout
from basra.server.storage.database import Database
from basra.server.storage.writer import Write, stir
from basra.table.clock import ClockName
from basra.table.frames import Offer, TalkCommand, TalkFrame

MOST_TALK = 30
"""How much of what was said is told to a seat that comes."""

Offers = frozenset[tuple[int, Offer]]
"""Which seat wants what."""

_SET_BANKS = layout.matches.update().where(layout.matches.c.id == bindparam("which"))
_INSERT_TALK = layout.talk.insert()
_INSERT_OFFER = layout.offers.insert()
_DELETE_OFFER = layout.offers.delete().where(
    layout.offers.c.match == bindparam("which"), layout.offers.c.seat == bindparam("whose"),
    layout.offers.c.offer == bindparam("what"))
_INSERT_PRESENCE = layout.presences.insert()
_DELETE_PRESENCE = layout.presences.delete().where(
    layout.presences.c.match == bindparam("which"), layout.presences.c.seat == bindparam("whose"),
    layout.presences.c.node == bindparam("where"))


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredAround:
    """What is around an online match, as it is kept."""

    clock: ClockName
    is_rated: bool
    watch: str
    banks: tuple[int | None, int | None]
    """What was left of them after the last event, in milliseconds; None if they are full."""
    ratings: tuple[int | None, int | None]
    """How strong both were as the match began; None in one that is not rated, or before the first one."""
    offers: Offers
    presences: frozenset[tuple[int, str]]
    """The seats that have a socket, and the node where they have it."""
    next: tuple[str, str] | None
    """The match that follows, and the code to watch it."""
    version: int
    """That of the match; what was changed right after it was read may be here already."""


class _Loose(TypedDict):
    """The part of :class:`StoredAround` that is not in the row of the match."""

    offers: Offers
    presences: frozenset[tuple[int, str]]
    next: tuple[str, str] | None


class AroundStore:
    """Reads and writes them. Every method raises StorageError if the database fails.

    What changes one match must be written one after another: the rows of writes that wait are put together.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def get(self, match: str, known: StoredAround | None = None) -> StoredAround | None:
        """Return what is around a match; None if it is not played online.

        Args:
            match: its id.
            known: what was read before: what cannot have changed since is taken from it.
        """
        matches, seats = layout.matches.c, layout.seats.c
        rows = await self._database.read(
            select(layout.matches, seats.device).join(layout.seats, seats.match == matches.id)
            .where(matches.id == match, matches.is_online).order_by(seats.seat))
        if not rows:
            return None
        first, second = rows
        people = bytes(first["device"]), bytes(second["device"])
        return StoredAround(
            clock=first["clock"], is_rated=first["is_rated"], watch=first["watch"],
            banks=(first["bank_0"], first["bank_1"]),
            ratings=known.ratings if known else await self._ratings(first, people),
            version=first["version"], **await self._loose(match))

    async def offer(self, match: str, seat: int, offer: Offer, *, is_on: bool) -> None:
        """Store that a seat wants something, or no more; what was so already is left so."""
        row = {"match": match, "seat": seat, "offer": offer}
        with suppress(ConflictError):  # the match has just been deleted
            await self._database.write([stir(match), without_offer(match, seat, offer),
                                        (_INSERT_OFFER, [row] if is_on else [])])

    async def say(self, match: str, seat: int, command: TalkCommand) -> None:
        """Store what a seat says.

        Raises:
            ConflictError: if it was said already, under the same key, or the match has just been deleted.
        """
        await self._database.write([stir(match), (_INSERT_TALK, [{
            "match": match, "seat": seat, "key": f"{seat}:{command.key}", "phrase": command.phrase,
            "text": command.text, "time": datetime.now(UTC).isoformat(timespec="milliseconds")}])])

    async def talk(self, match: str, after: int = 0) -> list[TalkFrame]:
        """Return the latest of what was said after an id, in order."""
        talk = layout.talk.c
        rows = await self._database.read(
            select(layout.talk).where(talk.match == match, talk.id > after)
            .order_by(talk.id.desc()).limit(MOST_TALK))
        return [TalkFrame(id=row["id"], seat=row["seat"], phrase=row["phrase"], text=row["text"])
                for row in reversed(rows)]

    async def is_deaf(self, match: str, seat: int) -> bool:
        """Whether who holds a seat now does not want to meet who holds the other one."""
        blocks, own, other = layout.blocks, layout.seats.alias(), layout.seats.alias()
        return bool(await self._database.read(
            select(blocks.c.person)
            .join_from(blocks, own, blocks.c.person == own.c.device)
            .join(other, blocks.c.blocked == other.c.device)
            .where(own.c.match == match, own.c.seat == seat,
                   other.c.match == match, other.c.seat == 1 - seat)))

    async def be_present(self, match: str, seat: int, node: str, *, is_present: bool) -> None:
        """Store that a seat has a socket at a node, or has none there any more."""
        row = {"match": match, "seat": seat, "node": node}
        with suppress(ConflictError):  # the match has just been deleted
            await self._database.write([
                stir(match), (_DELETE_PRESENCE, [{"which": match, "whose": seat, "where": node}]),
                (_INSERT_PRESENCE, [row] if is_present else [])])

    async def stir(self, match: str) -> None:
        """Let the other nodes see that something has changed around a match."""
        await self._database.write([stir(match)])

    async def _loose(self, match: str) -> _Loose:
        """Return the rows that point to a match, in one query."""
        matches, offers, presences = layout.matches.c, layout.offers.c, layout.presences.c
        rows = await self._database.read(union_all(
            select(literal("offer").label("kind"), offers.seat, offers.offer.label("what"),
                   null().label("watch")).where(offers.match == match),
            select(literal("presence"), presences.seat, presences.node, null())
            .where(presences.match == match),
            select(literal("next"), literal(0), matches.id, matches.watch).where(matches.follows == match)))

        def of(kind: str) -> Iterator[tuple[int, str]]:
            return ((row["seat"], row["what"]) for row in rows if row["kind"] == kind)

        return {"offers": frozenset((seat, cast(Offer, offer)) for seat, offer in of("offer")),
                "presences": frozenset(of("presence")),
                "next": next(((row["what"], row["watch"]) for row in rows if row["kind"] == "next"), None)}

    async def _ratings(self, match: RowMapping,
                       people: tuple[bytes, bytes]) -> tuple[int | None, int | None]:
        if not match["is_rated"]:
            return None, None
        ratings = layout.ratings.c
        rows = await self._database.read(
            select(ratings.person, ratings.rating)
            .where(ratings.person.in_(people), ratings.time <= match["time"]).order_by(ratings.number))
        last = {bytes(row["person"]): round(row["rating"]) for row in rows}
        return last.get(people[0]), last.get(people[1])


def banks(match: str, left: tuple[int, int]) -> Write:
    """Return the write of what is left of the banks of a match."""
    return _SET_BANKS, [{"which": match, "bank_0": left[0], "bank_1": left[1]}]


def without_offer(match: str, seat: int, offer: Offer) -> Write:
    """Return the write after which a seat wants something no more."""
    return _DELETE_OFFER, [{"which": match, "whose": seat, "what": offer}]
