"""All that the server holds about a person: given out, carried over to another one, or deleted."""

from collections.abc import AsyncIterator, Sequence
from typing import Any

from sqlalchemy import Column, LargeBinary, Table, bindparam, or_, select
from sqlalchemy.sql import Delete

from basra.events import from_json
from basra.server.storage import layout
from basra.server.storage.database import Database
from basra.server.storage.writer import Writes, stir

MATCHES_AT_ONCE = 20
"""How many matches are read or deleted in one go: others want to be served, too."""


def _deletion(table: Table, *columns: Column[Any]) -> Delete:
    return table.delete().where(or_(*(column == bindparam("whose") for column in columns)))


_DELETE_PERSON = [
    _deletion(layout.invitations, layout.invitations.c.person),
    _deletion(layout.asked, layout.asked.c.person),
    _deletion(layout.links, layout.links.c.person),
    _deletion(layout.blocks, layout.blocks.c.person, layout.blocks.c.blocked),
    _deletion(layout.ratings, layout.ratings.c.person),
    _deletion(layout.devices, layout.devices.c.person, layout.devices.c.device),
    _deletion(layout.people, layout.people.c.person)]

_DELETE_MATCH = [
    # Else it would look open again, though it is taken.
    layout.invitations.delete().where(layout.invitations.c.code.in_(
        select(layout.matches.c.invitation).where(layout.matches.c.id == bindparam("whose")))),
    *(_deletion(table, table.c.match) for table in (
        layout.talk, layout.offers, layout.presences, layout.events, layout.secrets, layout.seats)),
    _deletion(layout.matches, layout.matches.c.id)]
"""Other ratings that came of the match stay, and so do the lines of the public log: ids and hashes."""

_held = layout.seats.alias().c
_CARRY = (
    layout.seats.update().values(device=bindparam("new"))
    .where(layout.seats.c.device == bindparam("old"),
           layout.seats.c.match.not_in(select(_held.match).where(_held.device == bindparam("new"))),
           or_(layout.seats.c.day.is_(None),
               layout.seats.c.day.not_in(select(_held.day).where(_held.device == bindparam("new"),
                                                                  _held.day.is_not(None))))))
"""Gives the seats of one person to another, but where that one sits already, and its daily deals."""

_UNRATE = layout.matches.update().values(is_rated=False).where(
    layout.matches.c.is_rated, layout.matches.c.is_over.is_(False),
    layout.matches.c.id.in_(select(_held.match).where(_held.device == bindparam("old"))))
"""Else who is about to win as somebody without a name could first become who wants the rating."""


class Holdings:
    """Reads and deletes what is held about people. Every method raises StorageError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def carry_over(self, old: bytes, new: bytes) -> list[str]:
        """Let a person hold the seats of another one, of which then nothing is left.

        Its matches in play are rated no longer.

        Returns:
            the matches that are gone: those of the two with each other, and second matches of a day.
        """
        await self._database.write([(_UNRATE, [{"old": old}]), (_CARRY, [{"old": old, "new": new}])])
        return await self.erase(old)

    async def erase(self, person: bytes) -> list[str]:
        """Delete all that is held about a person, its matches with all that belongs to them included.

        Returns:
            the matches that are gone.
        """
        await self._database.write([(statement, [{"whose": person}]) for statement in _DELETE_PERSON])
        gone: list[str] = []
        while matches := (await self._matches_of(person))[:MATCHES_AT_ONCE]:
            stirs = [stir(match) for match in matches]
            deletions: Writes = [(statement, [{"whose": match} for match in matches])
                                 for statement in _DELETE_MATCH]
            await self._database.write([*stirs, *deletions])
            gone += matches
        return gone

    async def of(self, person: bytes) -> dict[str, Any]:
        """Return all that is held about a person but its matches, as plain data."""
        people, blocks = layout.people.c, layout.blocks.c
        return {
            "person": next(iter(await self._rows(layout.people, people.person == person)), None),
            "devices": await self._rows(layout.devices, layout.devices.c.person == person),
            "links": await self._rows(layout.links, layout.links.c.person == person),
            "invitations": await self._rows(layout.invitations, layout.invitations.c.person == person),
            "ratings": await self._rows(layout.ratings, layout.ratings.c.person == person),
            "blocked": [row["public"] for row in await self._database.read(
                select(people.public).join_from(layout.blocks, layout.people, blocks.blocked == people.person)
                .where(blocks.person == person))]}

    async def matches_of(self, person: bytes) -> AsyncIterator[dict[str, Any]]:
        """Yield the matches of a person one by one, with their events and what it has said there."""
        for match in await self._matches_of(person):
            seats = await self._rows(layout.seats, layout.seats.c.match == match,
                                     layout.seats.c.device == person)
            own = [row["seat"] for row in seats]
            events = await self._rows(layout.events, layout.events.c.match == match, by=layout.events.c.seq)
            kept, = await self._rows(layout.matches, layout.matches.c.id == match)
            yield kept | {
                "seats": seats, "events": [event | {"body": from_json(event["body"])} for event in events],
                "talk": await self._rows(layout.talk, layout.talk.c.match == match,
                                         layout.talk.c.seat.in_(own), by=layout.talk.c.id),
                "offers": await self._rows(layout.offers, layout.offers.c.match == match,
                                           layout.offers.c.seat.in_(own)),
                "presences": await self._rows(layout.presences, layout.presences.c.match == match,
                                              layout.presences.c.seat.in_(own))}

    async def _matches_of(self, person: bytes) -> Sequence[str]:
        seats = layout.seats.c
        rows = await self._database.read(select(seats.match).distinct().where(seats.device == person)
                                         .order_by(seats.match))
        return [row["match"] for row in rows]

    async def _rows(self, table: Table, *where: Any, by: Any = None) -> list[dict[str, Any]]:
        """Return rows as plain data, without what only the server may know: hashes of tokens and of codes."""
        columns = [column for column in table.c if not isinstance(column.type, LargeBinary)]
        query = select(*columns).where(*where)
        rows = await self._database.read(query if by is None else query.order_by(by))
        return [dict(row) for row in rows]
