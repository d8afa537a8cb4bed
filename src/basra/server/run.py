"""Runs the server until it is told to stop."""

import asyncio
import errno
import gc
import signal
import socket
from collections.abc import Callable
from pathlib import Path

import uvicorn
from platformdirs import user_data_path

from basra.server.app import create_app
from basra.server.errors import PortBusyError
from basra.server.logs import set_up_logs
from basra.server.paths.connection import MOST_BYTES
from basra.server.protocols import HttpProtocol, WebSocketProtocol
from basra.server.settings import DEFAULT, Settings
from basra.server.storage.database import open_database

_SECONDS_TO_STOP = 5


def default_data() -> Path:
    """Return the user's data folder for this program."""
    return user_data_path("basra", appauthor=False)


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens; port 0 takes any free one.

    Raises:
        PortBusyError: if another program listens there.
        OSError: if the host or the port cannot be listened on for another reason.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise PortBusyError(f"port {port} of {host} is in use") from None
        raise


def run(listening: socket.socket, database_url: str, redis_url: str | None, log_level: str, workers: int,
        when_ready: Callable[[], None], settings: Settings = DEFAULT) -> None:
    """Serve on a socket until SIGTERM or SIGINT; what is under way is committed first.

    Args:
        listening: from :func:`listen`.
        database_url: where matches are kept.
        redis_url: by which the processes that share a database tell each other what has changed.
        log_level: one of ``basra.server.logs.LEVELS``.
        workers: the processes that think; with 0 the server does it itself, on threads.
        when_ready: called once requests are answered.
        settings: what else the host has chosen.

    Raises:
        StorageError: if the database cannot be used.
        BellError: if Redis cannot be used; that it does not answer is no reason not to serve.
        MissingExtraError: if what these two need is not installed.
    """
    set_up_logs(log_level)
    asyncio.run(_check(database_url, redis_url))
    config = uvicorn.Config(
        create_app(database_url, workers, redis_url, settings), log_config=None, access_log=False,
        http=HttpProtocol, ws=WebSocketProtocol, server_header=False,
        forwarded_allow_ips=settings.trusted_proxies,
        ws_max_size=MOST_BYTES,
        # A play's frames are a few kilobytes; to deflate them would hold up everybody else's.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=_SECONDS_TO_STOP)
    server = _Server(config, when_ready)
    # uvicorn raises the signal again once it has stopped; a stop that was asked for is no failure.
    for stop in (signal.SIGTERM, signal.SIGINT):
        signal.signal(stop, lambda *_: None)
    server.run(sockets=[listening])


async def _check(database_url: str, redis_url: str | None) -> None:
    """Reach database and Redis once before all else, so that what is wrong with them is said in one line."""
    (await open_database(database_url)).dispose()
    if redis_url:
        from basra.server.playing.redis_bell import check_redis

        await check_redis(redis_url)


class _Server(uvicorn.Server):
    """A server that says when it is ready."""

    def __init__(self, config: uvicorn.Config, when_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._when_ready = when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets=sockets)
        if self.started:
            _collect_little()
            self._when_ready()


def _collect_little() -> None:
    """Let nothing that Python does by itself hold up a play for long.

    A look for cycles takes about a microsecond for each object that is new since the last one. Python counts
    what was made less what went, and as many go as come while people play: by a count of 1,000 tens of
    thousands are new, and all wait for 60 ms. So it looks very often, and through what is old next to never,
    since tables and sockets that are gone leave no cycles.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100, 2, 100_000)
