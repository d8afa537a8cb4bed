"""What all sockets have in common: who may open one, how much it may send, and a connection at a table."""

import asyncio
from collections.abc import Awaitable, Coroutine
from typing import Any

import structlog
from fastapi import WebSocket
from starlette.websockets import WebSocketDisconnect

from basra.server.application import app_of
from basra.server.errors import GoneError, StorageError
from basra.server.paths.devices import is_same_origin
from basra.server.paths.limits import CLOSE_TRY_LATER
from basra.server.playing.listener import Listener
from basra.server.playing.live import LiveTable
from basra.server.wire import decode, encode
from basra.table.frames import (
    Command,
    OfferCommand,
    Problem,
    ProblemCode,
    ServerFrame,
    SyncCommand,
    TalkCommand,
)
from basra.table.table import Audience

MOST_BYTES = 4096
"""The largest frame that a client may send."""

CLOSE_FOREIGN_PAGE = 4403
CLOSE_NO_MATCH = 4404

log = structlog.get_logger()


async def is_accepted(websocket: WebSocket) -> bool:
    """Accept a socket, unless a page of another origin asks for it: that is refused before anything else."""
    if not is_same_origin(websocket):
        log.warning("socket-from-foreign-page", origin=websocket.headers.get("origin", "")[:100])
        await websocket.close(CLOSE_FOREIGN_PAGE)
        return False
    await websocket.accept()
    return True


async def until_one_ends(*work: Coroutine[Any, Any, None]) -> None:
    """Do several things at once until one of them ends; the others are cancelled, and its error is raised."""
    tasks = [asyncio.create_task(part) for part in work]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def serve_table(websocket: WebSocket, place: Awaitable[tuple[str, Audience] | None]) -> None:
    """Serve a connection at a match until either side closes it.

    Args:
        websocket: accepted already.
        place: finds out at which match it is, and as whom; None if the asker may not be there.
    """
    try:
        found = await place
        if found is None:
            await websocket.close(CLOSE_NO_MATCH)
            return
        match, audience = found
        async with app_of(websocket).tables.at(match) as live:
            await _Connection(websocket, live, audience).serve()
    except GoneError:
        await websocket.close(CLOSE_NO_MATCH)
    except StorageError:
        await websocket.send_text(_problem("storage"))
        await websocket.close(CLOSE_TRY_LATER)
    except WebSocketDisconnect:
        pass


class _Connection:
    """What comes in is answered in order; what the table tells goes out as it comes."""

    def __init__(self, websocket: WebSocket, live: LiveTable, seat: Audience) -> None:
        self._websocket = websocket
        self._live = live
        self._listener = Listener(seat)
        self._takes_frame = app_of(websocket).gate.frames()
        self._takes_talk = app_of(websocket).gate.talk()

    async def serve(self) -> None:
        try:
            await self._live.welcome(self._listener)
            await until_one_ends(self._receive(), self._send(), self._watch())
        finally:
            self._live.leave(self._listener)

    async def _receive(self) -> None:
        while (message := await self._websocket.receive())["type"] != "websocket.disconnect":
            if self._takes_frame():
                await self._handle(message.get("text"))
            else:
                self._listener.tell(_problem("too-fast"))

    async def _send(self) -> None:
        while True:
            await self._websocket.send_text(await self._listener.frames.get())

    async def _watch(self) -> None:
        """Close a connection that cannot keep up: the client comes back and gets the whole view.

        Or one at a match that is there no longer.
        """
        await self._listener.lags.wait()
        await self._websocket.close(CLOSE_NO_MATCH if self._listener.is_gone else CLOSE_TRY_LATER)

    async def _handle(self, text: str | None) -> None:
        """Answer one frame; ``text`` is None if it was binary."""
        command = decode(text) if text is not None else None
        if command is None:
            self._listener.tell(_problem("bad-frame"))
            return
        try:
            if isinstance(command, SyncCommand):
                await self._live.welcome(self._listener)
            else:
                self._listener.tell(encode(await self._answer(self._listener.seat, command)))
        except GoneError:
            self._listener.dismiss()
        except StorageError as error:
            log.error("command-not-stored", match=self._live.match, reason=str(error))
            key = None if isinstance(command, SyncCommand) else command.key
            self._listener.tell(_problem("storage", key))

    async def _answer(self, seat: Audience, command: Command | OfferCommand | TalkCommand) -> ServerFrame:
        """Do what a seat wants and return the answer; spectators may want nothing."""
        match command:
            case _ if seat is None:
                return Problem(code="no-match", key=command.key)
            case OfferCommand():
                return await self._live.offer(seat, command)
            case TalkCommand() if not self._takes_talk():
                return Problem(code="too-fast", key=command.key)
            case TalkCommand():
                return await self._live.talk(seat, command)
            case _:
                return await self._live.act(seat, command)


def _problem(code: ProblemCode, key: str | None = None) -> str:
    return encode(Problem(code=code, key=key))
