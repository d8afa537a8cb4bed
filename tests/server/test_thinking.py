"""Work on another thread: one job at a time, and no more than may wait."""

import asyncio
from threading import Event
from time import sleep

import httpx

from basra import Deal
from basra.server.app import create_app
from basra.server.thinking import MOST_JOBS, Thinker

POSITION = {"text": Deal.start(range(52)).to_text()}


async def test_jobs_are_done_one_at_a_time_in_their_order() -> None:
    thinker, running, order = Thinker(), [0], list[int]()

    def work(number: int) -> int:
        running[0] += 1
        assert running == [1]
        order.append(number)
        sleep(0.01)  # time for another job to come between, if it could
        running[0] -= 1
        return number

    jobs = [asyncio.create_task(thinker.think(lambda number=number: work(number))) for number in range(9)]
    assert await asyncio.gather(*jobs) == order == list(range(9))


async def test_a_job_that_fails_lets_the_next_one_in() -> None:
    thinker = Thinker()
    results = await asyncio.gather(thinker.think(lambda: 1 // 0), thinker.think(lambda: 1),
                                   return_exceptions=True)
    assert isinstance(results[0], ZeroDivisionError)
    assert results[1] == 1


async def test_r20_who_asks_while_too_many_wait_is_refused_and_the_others_are_answered() -> None:
    app, goes_on = create_app("sqlite+aiosqlite://"), Event()
    thinker = app.state.thinker = Thinker()
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://basra") as client:
        waiting = [asyncio.create_task(thinker.think(goes_on.wait)) for _ in range(MOST_JOBS)]
        try:
            await asyncio.sleep(0)  # each has begun to wait
            refused = await client.get("/api/positions", params=POSITION)
            assert (refused.status_code, refused.json()["code"]) == (503, "busy")
        finally:
            goes_on.set()
        assert all(await asyncio.gather(*waiting))
        assert (await client.get("/api/positions", params=POSITION)).status_code == 200
