"""Who asks, and for what: the parts of a request that many paths need."""

import re
from hashlib import sha256
from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request
from starlette.requests import HTTPConnection

from basra.record import Record
from basra.server.application import app_of
from basra.server.paths.devices import person_of
from basra.server.paths.problems import Refusal
from basra.server.wire import KEY_PATTERN

_MATCH_ID = re.compile(r"[0-9a-f]{32}")

MatchId = Annotated[str, Path(description="The match id, 32 hexadecimal digits.")]
DealNumber = Annotated[int, Path(description="The number of the deal, from 1.")]
OpeningKey = Annotated[str, Header(
    alias="Idempotency-Key", pattern=KEY_PATTERN, description=(
        "Chosen by the client, new for each match or table: sent again it gets the same one."))]


def opening_of(person: bytes, key: str) -> bytes | None:
    """Return what a key of somebody is kept as; whoever else sends the same one opens a table of its own."""
    return sha256(person + key.encode()).digest() if key else None


async def held_seats(connection: HTTPConnection, match: str) -> list[int]:
    """Return the seats of the asker at a match, lowest first; none if there is no such match."""
    person = await person_of(connection)
    if person is None or not is_match_id(match):
        return []
    return await app_of(connection).store.seats_of(match, person)


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
    async with app_of(request).tables.at(match) as live:
        return (await live.table()).record


async def reviewed_record(request: Request, match: str) -> Record:
    """Return the record of a match of which deals that are over may be looked at and played again.

    Raises:
        Refusal: if it is played by two devices and not over: until then nobody is helped.
    """
    record = await record_of(request, match)
    is_of_two = not record.match.is_over and len(record.people) > 1
    if is_of_two and await app_of(request).store.online_match(match):
        raise Refusal(409, "match-not-over", "deals of this match can be reviewed once the match is over")
    return record
