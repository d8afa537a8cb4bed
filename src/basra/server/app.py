"""The application over HTTP: its paths, and what stands before them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import basra
from basra.server.application import run_application
from basra.server.limits import Gate
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
from basra.server.paths.limits import AddressLimits
from basra.server.paths.origins import OwnPages
from basra.server.paths.pages import SecurityHeaders, add_pages
from basra.server.paths.problems import add_handlers, answers
from basra.server.settings import DEFAULT, Settings

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
    gate = Gate(settings.limits)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with run_application(database_url, redis_url, workers, gate, settings.clocks) as application:
            app.state.application = application
            yield

    app = FastAPI(title="Egyptian Basra", version=basra.__version__, lifespan=lifespan,
                  openapi_url="/api/openapi.json", docs_url=None, redoc_url=None,
                  max_body_size=MOST_BODY_BYTES, responses=answers(403, 429))
    app.add_middleware(GZipMiddleware, minimum_size=_LEAST_COMPRESSED_BYTES)
    app.add_middleware(OwnPages)
    app.add_middleware(AddressLimits, gate=gate)
    app.add_middleware(SecurityHeaders)
    add_handlers(app)
    for part in (api, openings, invitations, lobby, people, replays, results, leaderboard, public_log,
                 socket, watching):
        app.include_router(part.router)
    add_pages(app)
    return app
