"""Servers that are killed under load, and everybody who comes back at once (RELIABILITY 13, 22)."""

import asyncio
import random
import time
from pathlib import Path

import pytest

from benchmarks.crowd import Crowd
from benchmarks.truth import truth_of

from ..server.harness import Server, running
from .amounts import amount

RULES = {"preset": "egyptian-v2", "target": 301}
KILLS = amount("KILLS", 3)
SOCKETS = amount("SOCKETS", 40)
MATCHES = 10
EVERY = 0.15
"""Seconds between two plays of a match: something is always under way when the server is killed."""
KILLS_A_ROUND = 25


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_r13_kills_under_load_lose_no_acknowledged_play_and_double_none(
        request: pytest.FixtureRequest, tmp_path: Path, where: str) -> None:
    options = [] if where == "sqlite" else ["--database", request.getfixturevalue("database_url")]
    plays = 0
    with running(tmp_path / "data", "--workers", "0", "--log-level", "warning", *options) as server:
        for done in range(0, KILLS, KILLS_A_ROUND):
            plays += asyncio.run(_round(server, min(KILLS_A_ROUND, KILLS - done)))
            kills = min(done + KILLS_A_ROUND, KILLS)
            print(f"{where}: {kills:,} kills, {plays:,} acknowledged plays, none lost, none doubled")
    assert plays > KILLS


async def _round(server: Server, kills: int) -> int:
    """Return how many plays were acknowledged."""
    async with Crowd(server.address, EVERY, longest_pause=0.5) as crowd:
        await crowd.open(MATCHES, RULES)
        for _ in range(kills):
            await asyncio.sleep(random.uniform(0.5, 1.5))
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
        await crowd.stop()
        assert crowd.notes.counts["sockets lost"] >= 2 * MATCHES
        assert crowd.notes.counts["views that came late"] == 0
        found = await truth_of(crowd)
    assert found.faults == []
    return found.plays


def test_r22_all_sockets_are_cut_at_once_and_all_come_back_and_are_right(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--workers", "0", "--log-level", "warning") as server:
        asyncio.run(_cut(server))


async def _cut(server: Server) -> None:
    async with Crowd(server.address, every=5.0) as crowd:
        await crowd.open(SOCKETS // 2, RULES)
        seats = [seat for pair in crowd.pairs for seat in pair.seats]
        before = [seat.arrivals for seat in seats]
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        began = time.monotonic()
        async with asyncio.timeout(60):
            for seat, arrivals in zip(seats, before, strict=True):
                await seat.has_arrived(arrivals)
        print(f"{len(seats)} sockets were back {time.monotonic() - began:.1f} s after the server")
        await crowd.stop()
        found = await truth_of(crowd)
    assert found.faults == []
    assert found.views >= 2 * len(seats)
