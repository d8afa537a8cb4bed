"""The sockets of those who play."""

from fastapi import APIRouter, WebSocket

from basra.server.paths.asking import held_seats
from basra.server.paths.connection import is_accepted, serve_table
from basra.table.table import Audience

_SEATS = {None: None, "0": 0, "1": 1}
"""The seats by what stands in the address; any other is nobody's."""

router = APIRouter()


@router.websocket("/api/matches/{match}/socket")
async def socket(websocket: WebSocket, match: str) -> None:
    """Serve a connection at a match to whoever has a seat there, until either side closes it.

    A device that holds both seats says which one with ``?seat=``; without it, it is told what everybody may
    see and no more, so that neither hand comes to it by mistake.
    """
    if await is_accepted(websocket):
        await serve_table(websocket, _seated(websocket, match))


async def _seated(websocket: WebSocket, match: str) -> tuple[str, Audience] | None:
    """Return the match and the seat for which a socket is opened; None if the asker does not hold it."""
    held = await held_seats(websocket, match)
    wanted = _SEATS.get(websocket.query_params.get("seat"), -1)
    if not held or wanted not in (None, *held):
        return None
    return match, held[0] if len(held) == 1 else wanted
