"""What a host may look at and do, beside the servers that run: on the database itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import RowMapping, func, select

from basra.errors import BasraError
from basra.events import from_json
from basra.server.storage import layout
from basra.server.storage.database import Database, open_database
from basra.server.storage.holdings import Holdings
from basra.server.storage.store import Entry, Store
from basra.table.table import StopCommand, Table

Which = Literal["all", "open", "over", "online"]
Voided = Literal["voided", "missing", "over", "waits"]

_COUNTED = (layout.matches, layout.people, layout.invitations, layout.events, layout.nodes)

_CHECKED_AT_ONCE = 500


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLine:
    """A match as a host sees it in a list; no card is in it."""

    match: str
    time: str
    kind: str
    names: tuple[str, str]
    totals: tuple[int, int]
    deal: int
    is_over: bool
    is_online: bool
    is_rated: bool


class Admin:
    """The work of a host. Every method raises StorageError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._store = Store(database)
        self._holdings = Holdings(database)

    async def counts(self) -> dict[str, int]:
        """Return how much of what is kept, and of the matches how many are open and rated."""
        matches, number = layout.matches.c, func.count()
        counts = {table.name: await self._count(select(number).select_from(table)) for table in _COUNTED}
        counts["open"] = await self._count(select(number).where(~matches.is_over))
        counts["online"] = await self._count(select(number).where(matches.is_online))
        counts["rated"] = await self._count(select(func.count(layout.ratings.c.match.distinct())))
        return counts

    async def matches(self, which: Which, most: int) -> list[MatchLine]:
        """Return the newest matches of a sort, newest first."""
        matches = layout.matches.c
        conditions = {"all": (), "open": (~matches.is_over,), "over": (matches.is_over,),
                      "online": (matches.is_online,)}[which]
        rows = await self._database.read(
            select(layout.matches).where(*conditions).order_by(matches.time.desc(), matches.id).limit(most))
        return [_line(row) for row in rows]

    async def match(self, match: str) -> dict[str, Any] | None:
        """Return what is kept about a match but its cards, as plain data; None if there is no such match."""
        rows = await self._database.read(select(layout.matches).where(layout.matches.c.id == match))
        if not rows:
            return None
        seats, people, log = layout.seats.c, layout.people.c, layout.public_log.c
        publics = await self._database.read(
            select(seats.seat, people.public)
            .join_from(layout.seats, layout.people, seats.device == people.person)
            .where(seats.match == match).order_by(seats.seat))
        lines = await self._database.read(select(log.line).where(log.match == match).order_by(log.id))
        return dict(rows[0]) | {
            "rules": from_json(rows[0]["rules"]), "players": from_json(rows[0]["players"])["players"],
            "people": {str(row["seat"]): row["public"] for row in publics},
            "public_log": [row["line"] for row in lines], "fault": await self._fault(match)}

    async def void(self, match: str) -> Voided:
        """End a match that is open without a winner, and say in the public log that it is void.

        The record says that it was stopped by agreement, since no record knows a host; the public log tells.
        One that is damaged is closed as it is.

        Returns:
            what came of it: it may be over already; and only one of two persons in play can be stopped.

        Raises:
            ConflictError: if something happened at the table meanwhile.
        """
        matches = layout.matches.c
        found = await self._database.read(select(matches.is_over).where(matches.id == match))
        if not found or found[0]["is_over"]:
            return "over" if found else "missing"
        try:
            kept = await self._store.match(match)
            at = Table.resume(kept.events, kept.secrets, kept.keys)
        except (BasraError, ValueError):
            close = layout.matches.update().where(layout.matches.c.id == match)
            await self._database.write([(close.values(is_over=True, turn=None), [{}])])
        else:
            steps = at.decide(0, StopCommand(key=f"stop-{at.record.seq}", seq=at.record.seq))
            if not isinstance(steps, tuple):
                return "waits"
            await self._store.add_events([Entry(step.seq, step.event, step.key) for step in steps],
                                         steps[-1].record)
        await self._store.mark_void(match)
        return "voided"

    async def person(self, public: str) -> bytes | None:
        """Return the person of a public id; None if there is none."""
        people = layout.people.c
        rows = await self._database.read(select(people.person).where(people.public == public))
        return bytes(rows[0]["person"]) if rows else None

    async def export(self, person: bytes) -> dict[str, Any]:
        """Return all that is held about a person, as plain data."""
        return await self._holdings.of(person) | {
            "matches": [match async for match in self._holdings.matches_of(person)]}

    async def erase(self, person: bytes) -> int:
        """Delete all that is held about a person; return how many matches are gone."""
        return len(await self._holdings.erase(person))

    async def damaged(self) -> AsyncIterator[tuple[str, str | None]]:
        """Replay every match, oldest first; yield each with what is wrong with it, None if nothing is."""
        matches, last = layout.matches.c, ""
        while rows := await self._database.read(
                select(matches.id).where(matches.id > last).order_by(matches.id).limit(_CHECKED_AT_ONCE)):
            for row in rows:
                last = row["id"]
                yield last, await self._fault(last)

    async def _fault(self, match: str) -> str | None:
        """Return what is wrong with a match; None if it follows from its events and secrets."""
        try:
            kept = await self._store.match(match)
            record = Table.resume(kept.events, kept.secrets, kept.keys).record
        except (BasraError, ValueError) as error:
            return str(error) or type(error).__name__
        row, = await self._database.read(select(layout.matches).where(layout.matches.c.id == match))
        told = (row["seq"], row["total_0"], row["total_1"], row["is_over"])
        is_told = (record.seq, *record.match.totals, record.match.is_over)
        return None if told == is_told else f"the list tells {told}, the events {is_told}"

    async def _count(self, query: Any) -> int:
        row, = await self._database.read(query)
        count: int = next(iter(row.values()))
        return count


@asynccontextmanager
async def admin_of(url: str) -> AsyncIterator[Admin]:
    """Open a database for a host.

    Raises:
        StorageError: if it cannot be opened.
        MissingExtraError: if its driver is not installed.
    """
    database = Database(await open_database(url))
    try:
        yield Admin(database)
    finally:
        await database.close()


def _line(row: RowMapping) -> MatchLine:
    first, second = from_json(row["players"])["players"]
    return MatchLine(
        match=row["id"], time=row["time"], kind=row["kind"], names=(first["name"], second["name"]),
        totals=(row["total_0"], row["total_1"]), deal=row["deal"], is_over=row["is_over"],
        is_online=row["is_online"], is_rated=row["is_rated"])
