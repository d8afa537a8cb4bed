"""What is no longer needed is out of memory at once: nobody waits until cycles are looked for."""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from weakref import ref

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosedError
from websockets.server import ServerProtocol

from basra.events import Player
from basra.rules import Rules
from basra.server.playing import tables as tables_module
from basra.server.playing.listener import Listener
from basra.server.playing.tables import Tables
from basra.server.playing.thinking import Thinkers
from basra.server.protocols import HttpProtocol, WebSocketProtocol
from basra.server.run import listen
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.store import Online, Store
from basra.table.frames import Accepted, PlayCommand


@pytest.fixture
def without_collector() -> Iterator[None]:
    """Let no cycle be found."""
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("without_collector")
async def test_a_table_that_is_forgotten_goes_at_once(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "MOST_IDLE", 0)
    database, thinkers = Database(await open_database(sqlite_url(tmp_path))), Thinkers.with_workers(0)
    thinkers.start()
    tables = Tables(Store(database), thinkers.moments)
    match = await tables.open(
        Rules(), (Player(kind="person"), Player(kind="person")), (b"1" * 32, b"2" * 32),
        online=Online(clock="quick", is_rated=False, is_listed=False, watch="w"))
    async with tables.at(match) as live:
        listener = Listener(0)
        await live.welcome(listener)
        view = await live.view(0)
        seat = 0 if view.turn == 0 else 1
        view = await live.view(seat)
        answer = await live.act(seat, PlayCommand(key="a-play-1", seq=view.seq, play=view.plays[0].play))
        assert isinstance(answer, Accepted)
        live.leave(listener)
        async with asyncio.timeout(10):
            while not live.is_idle:  # noqa: ASYNC110  # until it is told that somebody left
                await asyncio.sleep(0.01)
        known = ref(live)
        del live
    assert tables.number == 0
    assert known() is None
    await tables.close()
    thinkers.stop()
    await database.close()


async def _echo(_: Scope, receive: Receive, send: Send) -> None:
    """Say again what a WebSocket says, until it is closed."""
    while (message := await receive())["type"] != "websocket.disconnect":
        await send({"type": "websocket.accept"} if message["type"] == "websocket.connect"
                   else {"type": "websocket.send", "text": message["text"]})


@pytest.mark.usefixtures("without_collector")
async def test_a_socket_that_is_closed_goes_at_once() -> None:
    """However it is closed: by its client, or for a message that is too large."""
    listening = listen("127.0.0.1", 0)
    server = uvicorn.Server(uvicorn.Config(_echo, http=HttpProtocol, ws=WebSocketProtocol, ws_max_size=10,
                                           lifespan="off", log_config=None))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    for number in (1, 10, 100):
        async with connect(f"ws://127.0.0.1:{listening.getsockname()[1]}", proxy=None) as socket:
            await socket.send("x" * number)
            with suppress(ConnectionClosedError):
                await socket.recv()
    async with asyncio.timeout(10):
        while _connections():  # noqa: ASYNC110  # until the server has seen the end of the last one
            await asyncio.sleep(0.01)
    server.should_exit = True
    await serving


def _connections() -> list[object]:
    """Return what is in memory of connections to the server."""
    return [one for one in gc.get_objects() if type(one) in (HttpProtocol, WebSocketProtocol, ServerProtocol)]
