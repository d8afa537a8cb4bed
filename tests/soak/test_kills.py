"""Servers that are killed under load, and everybody who comes back at once (RELIABILITY 13, 22)."""

import asyncio
import os
import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import pytest

from benchmarks.crowd import Crowd
from benchmarks.truth import truth_of

from ..server.harness import Server, running
from .amounts import SEED, amount

RULES = {"preset": "egyptian-v2", "target": 301}
KILLS = amount("KILLS", 4)
SERVERS = amount("SERVERS", 1)
"""Servers beside each other, each with a crowd of its own, among which the kills are shared out."""
SOCKETS = amount("SOCKETS", 40)
MATCHES = 8
EVERY = 0.1
"""Seconds between two plays of a match."""
MOST_PLAYS = 24
"""Acknowledged plays between a start and the next kill, at most: some people have not come back then."""
KILLS_A_ROUND = 25


@dataclass
class Tally:
    """What came of the kills."""

    kills: int = 0
    plays: int = 0
    in_flight: int = 0
    kept: int = 0

    def __str__(self) -> str:
        return (f"{self.kills:,} kills with {self.in_flight:,} plays in flight, of which {self.kept:,} "
                f"were in the record; {self.plays:,} acknowledged plays, none lost, none doubled")


@pytest.mark.parametrize("where", ["sqlite", "postgresql"])
def test_r13_kills_under_load_lose_no_acknowledged_play_and_double_none(
        request: pytest.FixtureRequest, tmp_path: Path, where: str) -> None:
    tally = Tally()
    with ExitStack() as stack:
        servers = [stack.enter_context(running(
            tmp_path / f"data-{number}", "--workers", "0", "--log-level", "warning",
            *([] if where == "sqlite" else
              ["--database", request.getfixturevalue("postgres").new_database()])))
            for number in range(SERVERS)]
        asyncio.run(_all_rounds(servers, tally))
    print(f"{where}: {tally}")
    assert tally.kills == KILLS
    assert tally.in_flight >= KILLS
    assert tally.plays > KILLS


async def _all_rounds(servers: list[Server], tally: Tally) -> None:
    rounds = iter([min(KILLS_A_ROUND, KILLS - done) for done in range(0, KILLS, KILLS_A_ROUND)])
    async with asyncio.TaskGroup() as group:
        for number, server in enumerate(servers):
            group.create_task(_rounds(server, rounds, random.Random(f"{SEED} {number}"), tally))


async def _rounds(server: Server, rounds: Iterator[int], chance: random.Random, tally: Tally) -> None:
    for kills in rounds:
        async with Crowd(server.address, EVERY, longest_pause=0.25) as crowd:
            await crowd.open(MATCHES, RULES)
            in_flight = 0
            for _ in range(kills):
                in_flight += await _kill(server, crowd, chance)
                await asyncio.to_thread(server.start)
            await crowd.stop()
            found = await truth_of(crowd)
        assert found.faults == []
        assert crowd.notes.counts["views that came late"] == 0, "somebody knew more"
        tally.kills += kills
        tally.in_flight += in_flight
        tally.kept += len(crowd.notes.kept)
        tally.plays += found.plays
        print(tally)


async def _kill(server: Server, crowd: Crowd, chance: random.Random) -> int:
    """Kill a server at a random moment at which plays are in flight; return how many are."""
    wanted = crowd.acknowledged + chance.randint(1, MOST_PLAYS)
    async with asyncio.timeout(60):
        while crowd.acknowledged < wanted or not (in_flight := crowd.in_flight):  # noqa: ASYNC110
            await asyncio.sleep(chance.uniform(0, 0.01))  # looked at now and then, since the moment is random
    os.kill(server.pid, signal.SIGKILL)
    await asyncio.to_thread(server.kill)  # waits for its end
    return in_flight


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
