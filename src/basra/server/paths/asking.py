"""Who asks, and for what: the parts of a request that many paths need."""

import re
from typing import Annotated

from fastapi import Depends, Path, Query, Request
from starlette.requests import HTTPConnection

from basra.record import Record
from basra.server.paths.devices import person_of
from basra.server.paths.problems import Refusal
from basra.server.playing.lobby import Lobby
from basra.server.playing.meeting import Meeting
from basra.server.playing.tables import Tables
from basra.server.playing.thinking import Thinkers
from basra.server.storage.database import Database
from basra.server.storage.holdings import Holdings
from basra.server.storage.invitations import Invitations
from basra.server.storage.people import People
from basra.server.storage.ratings import Ratings
from basra.server.storage.store import Store

_MATCH_ID = re.compile(r"[0-9a-f]{32}")

MatchId = Annotated[str, Path(description="The match id, 32 hexadecimal digits.")]
DealNumber = Annotated[int, Path(description="The number of the deal, from 1.")]


def database_of(connection: HTTPConnection) -> Database:
    """Return the database of the application."""
    database: Database = connection.app.state.database
    return database


def store_of(connection: HTTPConnection) -> Store:
    """Return the store of the application."""
    store: Store = connection.app.state.store
    return store


def ratings_of(connection: HTTPConnection) -> Ratings:
    """Return the ratings of the application."""
    return store_of(connection).ratings


def tables_of(connection: HTTPConnection) -> Tables:
    """Return the tables of the application."""
    tables: Tables = connection.app.state.tables
    return tables


def people_of(connection: HTTPConnection) -> People:
    """Return what the application keeps about people."""
    people: People = connection.app.state.people
    return people


def holdings_of(connection: HTTPConnection) -> Holdings:
    """Return all that the application holds about people."""
    holdings: Holdings = connection.app.state.holdings
    return holdings


def invitations_of(connection: HTTPConnection) -> Invitations:
    """Return the invitations of the application."""
    invitations: Invitations = connection.app.state.invitations
    return invitations


def lobby_of(connection: HTTPConnection) -> Lobby:
    """Return the lobby of the application."""
    lobby: Lobby = connection.app.state.lobby
    return lobby


def meeting_of(connection: HTTPConnection) -> Meeting:
    """Return what makes matches of the application's invitations."""
    meeting: Meeting = connection.app.state.meeting
    return meeting


def thinkers_of(connection: HTTPConnection) -> Thinkers:
    """Return what thinks for the application."""
    thinkers: Thinkers = connection.app.state.thinkers
    return thinkers


async def held_seats(connection: HTTPConnection, match: str) -> list[int]:
    """Return the seats of the asker at a match, lowest first; none if there is no such match."""
    person = await person_of(connection)
    if person is None or not is_match_id(match):
        return []
    return await store_of(connection).seats_of(match, person)


def is_match_id(text: str) -> bool:
    """Whether a text can be the id of a match: what cannot is not looked for."""
    return bool(_MATCH_ID.fullmatch(text))


async def seat_at(request: Request, match: MatchId, seat: Annotated[int | None, Query(
        description="0 or 1, for a device that holds both; without it the lowest one that it holds.")] = None,
        ) -> int:
    """Return the asker's seat at a match.

    Raises:
        Refusal: if there is no such match, or it is somebody else's: one answer for both.
    """
    held = await held_seats(request, match)
    if not held or seat not in (None, *held):
        raise Refusal(404, "no-match", "there is no such match, or you have no seat at it")
    return held[0] if seat is None else seat


AskersSeat = Annotated[int, Depends(seat_at)]
"""The seat for which a path is asked; the path answers 404 if the asker does not hold it."""


async def record_of(request: Request, match: str) -> Record:
    """Return the record of a match as it is now; that the asker has a seat at it was looked at before."""
    async with tables_of(request).at(match) as live:
        return (await live.table()).record


async def reviewed_record(request: Request, match: str) -> Record:
    """Return the record of a match of which deals that are over may be looked at and played again.

    Raises:
        Refusal: if it is played by two devices and not over: until then nobody is helped.
    """
    record = await record_of(request, match)
    if not record.match.is_over and len(record.people) > 1 and await store_of(request).online_match(match):
        raise Refusal(409, "match-not-over", "deals of this match can be reviewed once the match is over")
    return record
