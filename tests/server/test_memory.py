"""What is no longer needed is out of memory at once: nobody waits until cycles are looked for."""

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest

from basra.events import Player
from basra.rules import Rules
from basra.server.playing import tables as tables_module
from basra.server.playing.listener import Listener
from basra.server.playing.tables import Tables
from basra.server.playing.thinking import Thinkers
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
