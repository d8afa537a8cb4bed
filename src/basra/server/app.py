"""The application: the parts put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import basra
from basra.server.metrics import BELL_HEARD, TABLES
from basra.server.paths import (
    api,
    invitations,
    leaderboard,
    lobby,
    openings,
    people,
    public_log,
    replays,
    results,
    socket,
    watching,
)
from basra.server.paths.limits import AddressLimits, Gate
from basra.server.paths.origins import OwnPages
from basra.server.paths.pages import SecurityHeaders, add_pages
from basra.server.paths.problems import add_handlers, answers
from basra.server.playing.bell import Bell
from basra.server.playing.lobby import Lobby
from basra.server.playing.meeting import Meeting
from basra.server.playing.neighbours import Neighbours
from basra.server.playing.nodes import among_others
from basra.server.playing.tables import Tables
from basra.server.playing.thinking import Thinkers
from basra.server.settings import DEFAULT, Settings
from basra.server.storage.database import Database, data_mark, open_database
from basra.server.storage.engines import is_sqlite
from basra.server.storage.holdings import Holdings
from basra.server.storage.invitations import Invitations
from basra.server.storage.people import People
from basra.server.storage.store import Store

_LEAST_COMPRESSED_BYTES = 1024
MOST_BODY_BYTES = 16 * 1024
"""The largest body of a request that is read, but for those that say otherwise."""


def create_app(database_url: str, workers: int = 0, redis_url: str | None = None,
               settings: Settings = DEFAULT) -> FastAPI:
    """Return the application; its database is opened when it starts and closed when it ends.

    Args:
        database_url: where it is.
        workers: the processes that think; with 0 the application does it itself, on threads.
        redis_url: by which the processes that share a database tell each other what has changed.
        settings: what else the host has chosen.
    """
    app = FastAPI(title="Egyptian Basra", version=basra.__version__, lifespan=_lifespan,
                  openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
                  max_body_size=MOST_BODY_BYTES, responses=answers(403, 429))
    app.state.database_url = database_url
    app.state.redis_url = redis_url
    app.state.workers = workers
    app.state.data_mark = data_mark(database_url)
    app.add_middleware(GZipMiddleware, minimum_size=_LEAST_COMPRESSED_BYTES)
    app.state.clocks = settings.clocks
    app.state.gate = Gate(settings.limits)
    app.add_middleware(OwnPages)
    app.add_middleware(AddressLimits, gate=app.state.gate)
    app.add_middleware(SecurityHeaders)
    add_handlers(app)
    for part in (api, openings, invitations, lobby, people, replays, results, leaderboard, public_log,
                 socket, watching):
        app.include_router(part.router)
    add_pages(app)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    database = Database(await open_database(app.state.database_url))
    thinkers = Thinkers.with_workers(app.state.workers)
    thinkers.start()
    app.state.database, app.state.store, app.state.thinkers = database, Store(database), thinkers
    app.state.people, app.state.invitations = People(database), Invitations(database)
    app.state.holdings = Holdings(database)
    is_shared = app.state.redis_url is not None or not is_sqlite(app.state.database_url)
    try:
        async with among_others(database, app.state.redis_url, is_shared=is_shared) as (bell, neighbours):
            _set_tables(app, bell, neighbours)
            try:
                yield
            finally:
                thinkers.stop()
                await app.state.lobby.close()
                await app.state.tables.close()
    finally:
        await database.close()


def _set_tables(app: FastAPI, bell: Bell, neighbours: Neighbours) -> None:
    """Set the tables of an application, and all that leads to them."""
    state = app.state
    tables = Tables(state.store, state.thinkers.moments, state.clocks, neighbours, bell)
    state.tables = tables
    state.lobby = Lobby(state.invitations, state.people, state.store, bell)
    state.meeting = Meeting(state.invitations, state.people, tables, state.lobby)
    TABLES.set_function(lambda: tables.number)
    BELL_HEARD.set_function(lambda: bell.is_heard_elsewhere)
