"""A proxy before a server that loses, doubles and delays messages of sockets, and cuts them."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from websockets.asyncio.client import connect
from websockets.asyncio.connection import Connection
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed, WebSocketException


class Flaky:
    """What happens to messages, each way."""

    LOST, DOUBLED, DELAYED, CUT = 0.05, 0.05, 0.1, 0.01
    MOST_DELAY = 0.15

    def __init__(self, behind: str, chance: random.Random) -> None:
        """Set it up.

        Args:
            behind: the address of the server, ``ws://…``.
            chance: decides what happens.
        """
        self.faults = 0
        self._behind = behind
        self._chance = chance

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[str]:
        """Serve, and give the address."""
        async with serve(self._pass, "127.0.0.1", 0, compression=None) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            yield f"ws://127.0.0.1:{port}"

    async def _pass(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {"Cookie": client.request.headers.get("Cookie", "")}
        with suppress(OSError, WebSocketException):
            async with connect(self._behind + client.request.path, additional_headers=headers, proxy=None,
                               compression=None) as server:
                ways = [asyncio.create_task(self._carry(client, server)),
                        asyncio.create_task(self._carry(server, client))]
                await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                for way in ways:
                    way.cancel()

    async def _carry(self, source: Connection, target: Connection) -> None:
        with suppress(ConnectionClosed):
            async for message in source:
                drawn = self._chance.random()
                if drawn < self.CUT:
                    self.faults += 1
                    return
                if (drawn := drawn - self.CUT) < self.LOST:
                    self.faults += 1
                    continue
                if (drawn := drawn - self.LOST) < self.DELAYED:
                    self.faults += 1
                    delay = self._chance.uniform(0, self.MOST_DELAY)
                    asyncio.get_running_loop().call_later(
                        delay, lambda text=message: asyncio.ensure_future(_send(target, text)))
                    continue
                await target.send(message)
                if drawn - self.DELAYED < self.DOUBLED:
                    self.faults += 1
                    await target.send(message)


async def _send(target: Connection, message: str | bytes) -> None:
    with suppress(ConnectionClosed):
        await target.send(message)
