"""The lobby over HTTP and its socket: open tables, and matches that may be watched."""

from typing import Annotated

from fastapi import APIRouter, Query, Request, WebSocket
from pydantic import TypeAdapter
from starlette.requests import HTTPConnection
from starlette.websockets import WebSocketDisconnect

from basra.server.application import app_of
from basra.server.errors import CrowdedError, StorageError
from basra.server.paths.connection import is_accepted, until_one_ends
from basra.server.paths.devices import person_of
from basra.server.paths.invitations import as_told
from basra.server.paths.limits import CLOSE_TRY_LATER, address_of
from basra.server.paths.problems import answers
from basra.server.playing.lobby import LobbyState, Visit
from basra.server.schema import Lobby
from basra.server.storage.invitations import StoredInvitation

router = APIRouter(prefix="/api/lobby")

Mine = Annotated[str | None, Query(description="The code of an invitation of the asker's: it is told, too.")]

_lobby: TypeAdapter[Lobby] = TypeAdapter(Lobby)


@router.get("", responses=answers(422, 503))
async def lobby(request: Request, invitation: Mine = None) -> Lobby:
    """Return the open tables whose host is there, and the matches that may be watched."""
    asker = await person_of(request)
    mine = await _own(request, invitation, asker)
    code = mine.code if mine else None
    return _told(await app_of(request).lobby.read(frozenset({code} if code else ())), code, asker)


@router.websocket("/socket")
async def lobby_socket(websocket: WebSocket, invitation: str | None = None) -> None:
    """Tell the lobby at once and at each change, until either side closes the connection.

    As long as it is open, the host of the invitation that is named counts as there, if it is the asker's.
    """
    if not await is_accepted(websocket):
        return
    try:
        asker = await person_of(websocket)
        mine = await _own(websocket, invitation, asker)
        if mine and mine.is_listed and mine.match is None:
            await _come_back(websocket, mine.code)
        with app_of(websocket).lobby.visit(mine.code if mine else None) as visit:
            await until_one_ends(_receive(websocket), _send(websocket, visit, asker))
    except (StorageError, CrowdedError):
        await websocket.close(CLOSE_TRY_LATER)
    except WebSocketDisconnect:
        pass


async def _receive(websocket: WebSocket) -> None:
    """Wait for the end of the connection; what a visitor sends means nothing, and much of it ends it."""
    takes_frame = app_of(websocket).gate.frames()
    while (await websocket.receive())["type"] != "websocket.disconnect":
        if not takes_frame():
            await websocket.close(CLOSE_TRY_LATER)
            return


async def _send(websocket: WebSocket, visit: Visit, asker: bytes | None) -> None:
    last = b""
    while True:
        text = _lobby.dump_json(_told(await visit.next(), visit.code, asker))
        if text != last:
            await websocket.send_text(text.decode())
            last = text


async def _come_back(websocket: WebSocket, code: str) -> None:
    """Let the lobby show a table again whose host comes back.

    Raises:
        CrowdedError: if meanwhile it shows as many others of the address as it may.
    """
    room, address = app_of(websocket).room, address_of(websocket)
    await room.look(address, code)
    room.take(address, code)


async def _own(connection: HTTPConnection, code: str | None, asker: bytes | None) -> StoredInvitation | None:
    """Return the invitation of a code if it is the asker's."""
    found = await app_of(connection).invitations.get(code) if code and asker else None
    return found if found and found.person == asker else None


def _told(state: LobbyState, code: str | None, asker: bytes | None) -> Lobby:
    """Return what is in the lobby as it is told to somebody."""
    mine = state.asked.get(code or "")
    return Lobby(
        invitations=tuple(as_told(invitation, asker, state.ratings)
                          for invitation in state.invitations_for(asker)),
        matches=state.matches, mine=as_told(mine, asker, state.ratings) if mine else None)
