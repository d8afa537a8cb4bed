"""What a process builds when its first server starts, built by being imported (see forked.py)."""

import asyncio
import gc
import tempfile
from pathlib import Path

import uvicorn

from basra.languages import load
from basra.server.app import create_app
from basra.server.storage.database import sqlite_url


async def _start_and_stop(data: Path) -> None:
    app = create_app(sqlite_url(data))
    uvicorn.Config(app, log_config=None).load()
    async with app.router.lifespan_context(app):
        pass


with tempfile.TemporaryDirectory() as folder:
    asyncio.run(_start_and_stop(Path(folder)))
load("en", "cli")
gc.collect()
gc.freeze()  # else each process that is forked looks through it all, and so copies it
