"""The WebSocket side: one connection at a table."""

import asyncio
import time

import structlog
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from basra.server.errors import StorageError
from basra.server.paths.asking import held_seats, tables_of
from basra.server.paths.devices import is_same_origin
from basra.server.paths.limits import TokenBucket
from basra.server.playing.live import Listener, LiveTable
from basra.server.wire import decode, encode
from basra.table.frames import OfferCommand, Problem, ProblemCode, SyncCommand, TalkCommand
from basra.table.table import Audience

MOST_BYTES = 4096
"""The largest frame that a client may send."""

FRAMES_A_SECOND = 20.0
FRAMES_AT_ONCE = 40.0

CLOSE_TRY_LATER = 1013
CLOSE_FOREIGN_PAGE = 4403
CLOSE_NO_MATCH = 4404

_SEATS = {None: None, "0": 0, "1": 1}
"""The seats by what stands in the address; any other is nobody's."""

router = APIRouter()
log = structlog.get_logger()


@router.websocket("/api/matches/{match}/socket")
async def socket(websocket: WebSocket, match: str) -> None:
    """Serve a connection at a match to whoever has a seat there, until either side closes it.

    A device that holds both seats says which one with ``?seat=``; without it, it is told what everybody may
    see and no more, so that neither hand comes to it by mistake.
    """
    if not is_same_origin(websocket):
        log.warning("socket-from-foreign-page", origin=websocket.headers.get("origin", "")[:100])
        await websocket.close(CLOSE_FOREIGN_PAGE)
        return
    await websocket.accept()
    try:
        held = await held_seats(websocket, match)
        wanted = _SEATS.get(websocket.query_params.get("seat"), -1)
        if not held or wanted not in (None, *held):
            await websocket.close(CLOSE_NO_MATCH)
            return
        seat = held[0] if len(held) == 1 else wanted
        async with tables_of(websocket).at(match) as live:
            await _Connection(websocket, live, seat).serve()
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
        self._bucket = TokenBucket(FRAMES_AT_ONCE, FRAMES_A_SECOND)

    async def serve(self) -> None:
        await self._live.welcome(self._listener)
        tasks = [asyncio.create_task(task) for task in (self._receive(), self._send(), self._watch())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            self._live.leave(self._listener)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _receive(self) -> None:
        while (message := await self._websocket.receive())["type"] != "websocket.disconnect":
            if self._bucket.take(time.monotonic()):
                await self._handle(message.get("text"))
            else:
                self._listener.tell(_problem("too-fast"))

    async def _send(self) -> None:
        while True:
            await self._websocket.send_text(await self._listener.frames.get())

    async def _watch(self) -> None:
        """Close a connection that cannot keep up; the client comes back and gets the whole view."""
        await self._listener.lags.wait()
        await self._websocket.close(CLOSE_TRY_LATER)

    async def _handle(self, text: str | None) -> None:
        """Answer one frame; ``text`` is None if it was binary."""
        command = decode(text) if text is not None else None
        if command is None:
            self._listener.tell(_problem("bad-frame"))
            return
        try:
            if isinstance(command, SyncCommand):
                await self._live.welcome(self._listener)
            elif self._listener.seat is None or isinstance(command, OfferCommand | TalkCommand):
                self._listener.tell(_problem("no-match", command.key))
            else:
                self._listener.tell(encode(await self._live.act(self._listener.seat, command)))
        except StorageError as error:
            log.error("command-not-stored", match=self._live.match, reason=str(error))
            key = None if isinstance(command, SyncCommand) else command.key
            self._listener.tell(_problem("storage", key))


def _problem(code: ProblemCode, key: str | None = None) -> str:
    return encode(Problem(code=code, key=key))
