"""Work in processes of their own: in order, no more than may wait, and again when a worker is lost."""

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event

import httpx
import pytest

from basra import Deal
from basra.errors import PositionError
from basra.server.app import create_app
from basra.server.playing.thinking import MOST_JOBS, Thinker, Thinkers, ThinkingError
from basra.server.playing.worker import ThreadWorker, Worker
from basra.server.storage.database import sqlite_url
from basra.table.replay import replay_position

from .harness import SECONDS, are_gone
from .jobs import lost_at_first

POSITION = {"text": Deal.start(range(52)).to_text()}
TRIES = (SECONDS, SECONDS)


@contextmanager
def thinking(*tries: float) -> Iterator[Thinker]:
    """Give a thinker with one process; it is ended afterwards."""
    thinker = Thinker([Worker()], tries or TRIES, ahead=1)
    try:
        yield thinker
    finally:
        thinker.stop()


async def test_jobs_are_done_in_a_process_of_their_own_one_at_a_time_in_their_order() -> None:
    with thinking() as thinker:
        times = await asyncio.gather(*(thinker.think(time.monotonic_ns) for _ in range(9)))
        assert times == sorted(times)
        workers = {await thinker.think(os.getpid) for _ in range(3)}
        assert len(workers) == 1
        assert os.getpid() not in workers


async def test_a_job_that_fails_says_why_and_lets_the_next_one_in() -> None:
    with thinking() as thinker:
        results = await asyncio.gather(thinker.think(replay_position, "nonsense"), thinker.think(os.getpid),
                                       return_exceptions=True)
        assert isinstance(results[0], PositionError)
        assert isinstance(results[1], int)


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
async def test_a_job_whose_worker_dies_or_hangs_is_done_by_another_one(tmp_path: Path, how: int) -> None:
    with thinking(2 if how == signal.SIGSTOP else SECONDS, SECONDS) as thinker:
        first = await thinker.think(os.getpid)
        others = [asyncio.create_task(thinker.think(work)) for work in (time.monotonic_ns, os.getpid)]
        second = await thinker.think(lost_at_first, tmp_path / "there", how)
        assert second != first
        assert await asyncio.gather(*others)
        assert await asyncio.to_thread(are_gone, {first})


async def test_a_job_at_which_every_worker_is_lost_is_given_up_and_the_next_one_is_done() -> None:
    with thinking() as thinker:
        with pytest.raises(ThinkingError):
            await thinker.think(os._exit, 1)
        assert await thinker.think(os.getpid)


async def test_a_worker_that_dies_while_it_has_nothing_to_do_is_replaced() -> None:
    with thinking() as thinker:
        worker = await thinker.think(os.getpid)
        os.kill(worker, signal.SIGKILL)
        assert await asyncio.to_thread(are_gone, {worker})
        assert await thinker.think(os.getpid) != worker


async def test_a_job_for_which_nobody_waits_any_more_is_ended() -> None:
    with thinking() as thinker:
        worker = await thinker.think(os.getpid)
        job = asyncio.create_task(thinker.think(signal.pause))
        await asyncio.sleep(0)
        job.cancel()
        assert await thinker.think(os.getpid) != worker
        assert await asyncio.to_thread(are_gone, {worker})


async def test_without_processes_the_same_is_done_here() -> None:
    thinkers = Thinkers.with_workers(0)
    for thinker in (thinkers.moments, thinkers.deals):
        assert await thinker.think(os.getpid) == os.getpid()


def test_where_there_can_be_no_workers_there_are_none() -> None:
    without = "import sys; sys.modules['multiprocessing.synchronize'] = None; "
    asked = "from basra.server.playing.thinking import default_workers; print(default_workers())"
    said = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
            for code in (asked, without + asked)]
    assert [int(number) > 0 for number in said] == [True, False]


async def test_a_worker_that_cannot_be_started_is_lost_and_started_when_it_can_be() -> None:
    with thinking() as thinker:
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (len(os.listdir("/proc/self/fd")) + 1, hard))
        try:
            with pytest.raises(ThinkingError):
                await thinker.think(os.getpid)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)
        assert await thinker.think(os.getpid)


async def test_r20_who_asks_while_too_many_wait_is_refused_and_the_others_are_answered(
        tmp_path: Path) -> None:
    app, goes_on = create_app(sqlite_url(tmp_path)), Event()
    thinker = Thinker([ThreadWorker()], TRIES)
    async with (app.router.lifespan_context(app),
                httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://basra") as client):
        app.state.application = replace(
            app.state.application, thinkers=Thinkers(moments=thinker, deals=thinker))
        waiting = [asyncio.create_task(thinker.think(goes_on.wait)) for _ in range(MOST_JOBS)]
        try:
            await asyncio.sleep(0)  # each has begun to wait
            refused = await client.get("/api/positions", params=POSITION)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        finally:
            goes_on.set()
        assert all(await asyncio.gather(*waiting))
        assert (await client.get("/api/positions", params=POSITION)).status_code == 200
