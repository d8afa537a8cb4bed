"""Watching: a match of two devices as everybody may see it, for whoever has its code.

Also a player who comes by the code is a spectator there: what is told depends on the address alone.
"""

import re
from typing import Annotated

from fastapi import APIRouter, Path, Request, WebSocket
from starlette.requests import HTTPConnection

from basra.server.application import app_of
from basra.server.paths.connection import is_accepted, serve_table
from basra.server.paths.limits import GUESSES
from basra.server.paths.problems import Refusal, answers
from basra.table.frames import ViewFrame
from basra.table.table import Audience

router = APIRouter(prefix="/api/watch")

WatchCode = Annotated[str, Path(description="The code by which spectators come.")]
_CODE = re.compile("[A-Za-z0-9_-]{22}")


@router.get("/{code}", dependencies=[GUESSES], responses=answers(404, 422, 503))
async def watch(request: Request, code: WatchCode) -> ViewFrame:
    """Return a match as everybody may see it."""
    found = await _watched(request, code)
    if found is None:
        raise Refusal(404, "no-match", "there is no match to watch under this code")
    async with app_of(request).tables.at(found[0]) as live:
        return await live.view(None)


@router.websocket("/{code}/socket")
async def watch_socket(websocket: WebSocket, code: str) -> None:
    """Tell a spectator of a match all that everybody may see, until either side closes the connection."""
    if await is_accepted(websocket):
        await serve_table(websocket, _watched(websocket, code))


async def _watched(connection: HTTPConnection, code: str) -> tuple[str, Audience] | None:
    """Return the match of a code, for a spectator; None if there is none."""
    match = await app_of(connection).store.watched_match(code) if _CODE.fullmatch(code) else None
    return (match, None) if match else None
