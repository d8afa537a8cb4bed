"""Measures how many matches a server carries: ``python -m benchmarks.load`` (see ``--help``).

People in pairs meet by invitations, contribute to the dealing and play; afterwards every view that any of
them was told is checked against the record of its match, and for cards that it may not show.
"""

import argparse
import asyncio
import gc
import json
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import uvloop

from basra import hot
from basra.arena.machine import machine
from tests.server.clusters import Postgres, RedisServer
from tests.server.harness import Server, running

from .crowd import Crowd
from .thinking import processor_seconds
from .truth import truth_of

RULES = {"preset": "egyptian-v2", "target": 151}


async def measure(asked: argparse.Namespace, address: str, server: Server | None) -> dict[str, Any]:
    """Let the crowd play, and return what was found."""
    async with Crowd(address, asked.every) as crowd:
        began = time.perf_counter()
        await crowd.open(asked.matches, RULES)
        opened = time.perf_counter() - began
        # The crowd keeps all that it is told: to look through that for cycles would take from its own times.
        gc.disable()
        await asyncio.sleep(asked.every)
        found = await _measured(crowd, asked.seconds, server)
        # As all give up at once, some play meanwhile: what is refused then says nothing.
        counts = dict(crowd.notes.counts)
        await crowd.stop()
        truth = await truth_of(crowd)
    return {"machine": machine(), "hot": hot.STATE, "matches": asked.matches, "every": asked.every,
            "opened_a_second": asked.matches / opened, **found, "counts": counts,
            "views": truth.views, "cards": truth.cards, "plays": truth.plays, "faults": truth.faults[:20]}


async def _measured(crowd: Crowd, seconds: float, server: Server | None) -> dict[str, Any]:
    """Return what came about in some seconds, and what it cost."""
    before, own = processor_seconds(server.pid) if server else 0.0, time.process_time()
    crowd.notes.begins = time.perf_counter()
    await asyncio.sleep(seconds)
    plays, seconds = len(crowd.notes.accepted), time.perf_counter() - crowd.notes.begins
    found = {"plays_a_second": plays / seconds, "crowd_core": (time.process_time() - own) / seconds,
             "accepted": _times(crowd.notes.accepted), "told": _times(crowd.notes.told)}
    if server:
        taken = processor_seconds(server.pid) - before
        found |= {"server_core": taken / seconds, "server_ms_a_play": taken * 1000 / max(plays, 1),
                  "server_bytes": server.memory}
    return found


def _times(found: list[float]) -> dict[str, float]:
    found.sort()
    if not found:
        return {}
    return {"p50": found[len(found) // 2], "p90": found[len(found) * 9 // 10],
            "p99": found[len(found) * 99 // 100], "max": found[-1]}


def lines(found: dict[str, Any]) -> Iterator[str]:
    """Tell what was found."""
    yield "{processor}, {cores} cores, {python}, ".format(**found["machine"]) + found["hot"]
    yield (f"{found['matches']:,} matches, a play every {found['every']:g} s in each: "
           f"{found['plays_a_second']:.0f} plays a second, {found['opened_a_second']:.0f} opened a second")
    for name, label in (("accepted", "play to acknowledgement"), ("told", "play to opponent")):
        times = ", ".join(f"{key} {value:.1f}" for key, value in found[name].items())
        yield f"  {label:24} {times} ms"
    if "server_core" in found:
        yield (f"  the server took {found['server_core']:.0%} of a core, "
               f"{found['server_ms_a_play']:.2f} ms a play, and {found['server_bytes'] / 2**20:.0f} MiB; "
               f"the crowd {found['crowd_core']:.0%} of a core")
    yield f"  {found['counts'] or 'no socket was lost and nothing was refused'}"
    yield (f"  {found['views']:,} views with {found['cards']:,} cards and {found['plays']:,} plays checked, "
           f"{len(found['faults'])} faults")
    yield from (f"  {fault}" for fault in found["faults"])


def _cluster(stack: ExitStack) -> Iterator[str]:
    """Start a PostgreSQL and a Redis, and give the options by which a server uses them."""
    postgres = stack.enter_context(closing(Postgres())).start()
    redis = stack.enter_context(closing(RedisServer())).start()
    yield from ("--database", postgres.new_database(), "--redis", redis.url())


def main() -> None:
    """Measure what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.load", description=__doc__)
    parser.add_argument("--matches", type=int, default=1000, help="how many at once (%(default)s)")
    parser.add_argument("--every", type=float, default=5.0,
                        help="seconds between two plays of a match (%(default)s)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured (%(default)s)")
    parser.add_argument("--address", help="of a server that runs without limits; by default one is started")
    parser.add_argument("--cluster", action="store_true",
                        help="start a PostgreSQL and a Redis, too, and let the server use them, not SQLite")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    asked = parser.parse_args()
    with ExitStack() as stack:
        server: Server | None = None
        if not asked.address:
            options = list(_cluster(stack)) if asked.cluster else []
            folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
            server = stack.enter_context(running(folder / "data", "--workers", "0", "--log-level", "warning",
                                                 *options))
        address = server.address if server else asked.address.rstrip("/")
        found = uvloop.run(measure(asked, address, server))
    print(json.dumps(found) if asked.json else "\n".join(lines(found)))


if __name__ == "__main__":
    main()
