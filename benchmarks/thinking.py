"""Measures how soon the computer plays at many tables: ``python -m benchmarks.thinking`` (see ``--help``).

A real server, and so many persons who each play a card, wait for the computer's, and think a while again.
"""

import argparse
import asyncio
import json
import math
import os
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from basra import hot
from basra.arena.machine import machine
from basra.players import LEVELS
from basra.server.playing.thinking import default_workers
from tests.server.harness import Guest, Server, children, running

PROBE_SECONDS = 0.05
"""Between two requests that nothing but the loop of the server holds up."""

SETTLING_SECONDS = 5.0
"""At the beginning, which are not measured."""


class Times:
    """What took how long, in milliseconds, once the tables have settled."""

    def __init__(self) -> None:
        self.begins = math.inf
        self.seconds = 0.0
        """How long was measured."""
        self.processor = {"server": 0.0, "workers": 0.0}
        """The processor time in seconds that each took meanwhile."""
        self.of: dict[str, list[float]] = {"play accepted": [], "computer's play": [], "probe": []}

    def add(self, name: str, since: float) -> float:
        """Add the time since a moment, and return now."""
        now = time.perf_counter()
        if now > self.begins:
            self.of[name].append((now - since) * 1000)
        return now


def processor_seconds(process: int) -> float:
    """Return the processor time that a process has taken until now."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Person:
    """One person at a table: plays the first card offered, again and again."""

    def __init__(self, socket: ClientConnection, times: Times, pause: float) -> None:
        self._socket = socket
        self._times = times
        self._pause = pause
        self._view: dict[str, Any] = {}
        self._chance = random.Random(id(self))

    async def play(self) -> None:
        """Play until the match is over or the socket is closed."""
        with suppress(ConnectionClosed):
            await self._receive()
            while not self._view["is_over"]:
                while self._view["turn"] != 0 and not self._view["is_over"]:
                    await self._receive()
                await asyncio.sleep(self._chance.uniform(0.5, 1.5) * self._pause)
                await self._one_play()

    async def _one_play(self) -> None:
        seq = self._view["seq"]
        sent = time.perf_counter()
        await self._socket.send(json.dumps({"frame": "play", "key": f"{seq:032x}", "seq": seq,
                                            "play": self._view["plays"][0]["play"]}))
        while (await self._receive())["frame"] != "accepted":
            pass
        accepted = self._times.add("play accepted", sent)
        while self._view["turn"] == 1:
            frame = await self._receive()
            if frame["frame"] == "step" and frame["event"]["event"] == "play" and frame["event"]["seat"] == 1:
                self._times.add("computer's play", accepted)

    async def _receive(self) -> dict[str, Any]:
        frame: dict[str, Any] = json.loads(await self._socket.recv())
        if frame["frame"] in ("problem", "rejected"):
            raise ValueError(f"the server answered {frame['code']}")
        self._view = frame.get("view", self._view)
        return frame


async def probe(server: Server, times: Times) -> None:
    """Ask for what needs no thought and no disk."""
    async with httpx.AsyncClient(base_url=server.address, trust_env=False, timeout=60) as client:
        while True:
            asked = time.perf_counter()
            await client.get("/api/health")
            times.add("probe", asked)
            await asyncio.sleep(PROBE_SECONDS)


async def sit(server: Server, cookie: str, match: str, times: Times, pause: float) -> None:
    """Sit down at a match and play."""
    address = f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket"
    async with connect(address, additional_headers={"Cookie": cookie}, proxy=None, open_timeout=60,
                       compression=None) as socket:
        await Person(socket, times, pause).play()


async def measure(server: Server, cookie: str, matches: list[str], pause: float, seconds: float) -> Times:
    """Let a person play at each match for some seconds."""
    times = Times()
    with suppress(TimeoutError):
        async with asyncio.timeout(SETTLING_SECONDS + pause + seconds), asyncio.TaskGroup() as group:
            for match in matches:
                group.create_task(sit(server, cookie, match, times, pause))
            await asyncio.sleep(SETTLING_SECONDS + pause)
            processes = {server.pid: "server"} | dict.fromkeys(children(server), "workers")
            before = {process: processor_seconds(process) for process in processes}
            times.begins = time.perf_counter()
            group.create_task(probe(server, times))
            await asyncio.sleep(seconds - 1)
            for process, name in processes.items():
                times.processor[name] += processor_seconds(process) - before[process]
            times.seconds = time.perf_counter() - times.begins
    return times


def lines(times: Times) -> Iterator[str]:
    """Say of each how many there were a second, the median, and the time that one in a hundred exceeds."""
    for name, found in times.of.items():
        found.sort()
        middle, late = found[len(found) // 2], found[len(found) * 99 // 100]
        yield f"  {name:16}{len(found) / times.seconds:6.1f} a second, p50 {middle:7.1f}, p99 {late:7.1f} ms"
    plays = len(times.of["computer's play"])
    for name, seconds in times.processor.items():
        yield (f"  {name:16}{seconds / times.seconds:6.0%} of a core, {seconds * 1000 / plays:.1f} ms for "
               "a person's play and the computer's")


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description="Measure how soon the computer plays at many tables.")
    parser.add_argument("--tables", type=int, nargs="+", default=[100, 1000], help="how many, one run each")
    parser.add_argument("--level", default=list(LEVELS)[-1], choices=LEVELS, help="of the computer player")
    parser.add_argument("--workers", type=int, default=default_workers(), help="processes that think")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds that a person thinks, on average")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long is measured")
    asked = parser.parse_args()
    here = machine()
    print(f"{here['processor']}, {here['cores']} cores; {here['python']}; hot modules {hot.STATE}; "
          f"level {asked.level}, workers {asked.workers}")
    for tables in asked.tables:
        with tempfile.TemporaryDirectory() as folder, \
                running(Path(folder) / "data", "--workers", str(asked.workers)) as server, \
                Guest(server) as guest:
            matches = [guest.open_match(asked.level) for _ in range(tables)]
            cookie = "; ".join(f"{name}={value}" for name, value in guest.http.cookies.items())
            times = asyncio.run(measure(server, cookie, matches, asked.pause, asked.seconds))
        print(f"{tables} tables", *lines(times), sep="\n")


if __name__ == "__main__":
    main()
