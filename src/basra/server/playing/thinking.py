"""Work that takes its time: computer players, hints and reviews, thought in processes of their own.

The loop that serves everybody never thinks itself. Two kinds of work have workers of their own, so that no
turn waits for a review: a *moment* (the turn of a computer player, a hint, a lone position) takes
milliseconds, a *deal* (its review) many times that.

A computer's turn is never refused: each table has one at most. Whatever else is asked for is, once
:attr:`Thinker.is_busy` says so.
"""

import asyncio
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import Self, TypeVar, TypeVarTuple

import structlog

from basra.server.metrics import THINKING_JOBS, THINKING_SECONDS
from basra.server.playing.worker import LostError, ThreadWorker, Worker

MOST_JOBS = 32
"""Jobs that are worked at or wait before who may be refused is; a job may hold a record of a megabyte."""

SECONDS_A_MOMENT = (5.0, 15.0, 45.0)
SECONDS_A_DEAL = (30.0, 120.0)
"""How long a job may take at the first try, the second … Always longer, so that a slow host gets there too:
another play, quicker to find, would be none that can be replayed from the proof."""

_NICENESS = 10
"""Of the worker for deals: turns go first."""

Thought = TypeVar("Thought")
Given = TypeVarTuple("Given")

log = structlog.get_logger()


class ThinkingError(Exception):
    """The job was given up: at every try the worker was lost."""


class Thinker:
    """Gives jobs to workers in the order in which they come, and again if a worker is lost."""

    def __init__(self, workers: Sequence[Worker | ThreadWorker], tries: Sequence[float],
                 ahead: int = 0, name: str = "moment") -> None:
        """Set it up; no worker is started before it is needed.

        Args:
            workers: who does the jobs.
            tries: the seconds that a job may take, at each try.
            ahead: jobs that a worker has beside the one it is at, so that it need not wait for the next one.
                If it is lost, they are done again as well.
            name: of the work, in the metrics.
        """
        self._given = dict.fromkeys(workers, 0)
        self._free = asyncio.Semaphore(len(workers) * (1 + ahead))
        self._tries = tries
        self._seconds = THINKING_SECONDS.labels(name)
        THINKING_JOBS.labels(name).set_function(lambda: self._jobs)
        self._jobs = 0
        self._is_over = False

    @property
    def is_busy(self) -> bool:
        """Whether so many jobs are there that none should come that may be refused."""
        return self._jobs >= MOST_JOBS

    async def think(self, work: Callable[[*Given], Thought], *given: *Given) -> Thought:
        """Do a job once those before it are done or under way, and return what comes of it.

        Args:
            work: a function that another process can import; it may be called again if its worker is lost.
            given: its arguments; the smaller, the better.

        Raises:
            ThinkingError: if it was given up.
        """
        self._jobs += 1
        started = perf_counter()
        try:
            async with self._free:
                # The first of those with the least to do: the last ones need not even be started.
                worker = min(self._given, key=self._given.__getitem__)
                self._given[worker] += 1
                try:
                    return await self._try(worker, work, *given)
                finally:
                    self._given[worker] -= 1
        finally:
            self._jobs -= 1
            self._seconds.observe(perf_counter() - started)

    async def _try(self, worker: Worker | ThreadWorker, work: Callable[[*Given], Thought],
                   *given: *Given) -> Thought:
        for number, seconds in enumerate(self._tries, 1):
            if self._is_over:
                raise asyncio.CancelledError
            try:
                return await worker.do(seconds, work, *given)
            except LostError as error:
                if not self._is_over:
                    log.error("worker-lost", work=work.__name__, tries=number, reason=str(error))
        raise ThinkingError(f"{work.__name__} was given up after {len(self._tries)} tries")

    def start(self) -> None:
        """Start one worker, so that the first job does not wait for it."""
        next(iter(self._given)).start()

    def stop(self) -> None:
        """End all workers at once; jobs that are not done are cancelled."""
        self._is_over = True
        for worker in self._given:
            worker.stop()


@dataclass(frozen=True, slots=True)
class Thinkers:
    """Those of a server."""

    moments: Thinker
    deals: Thinker

    @classmethod
    def with_workers(cls, number: int) -> Self:
        """Return thinkers with so many processes for moments and one for deals; with 0, a thread for each."""
        if not number:
            return cls(Thinker([ThreadWorker()], SECONDS_A_MOMENT),
                       Thinker([ThreadWorker()], SECONDS_A_DEAL, name="deal"))
        return cls(Thinker([Worker() for _ in range(number)], SECONDS_A_MOMENT, ahead=1),
                   Thinker([Worker(_NICENESS)], SECONDS_A_DEAL, name="deal"))

    def start(self) -> None:
        """Start a worker for the first turn."""
        self.moments.start()

    def stop(self) -> None:
        """End all workers at once, whatever they are doing."""
        self.moments.stop()
        self.deals.stop()


def default_workers() -> int:
    """Return how many workers a server has unless it is told: a core is left for the server itself.

    None where Python cannot have such processes, as on some phones.
    """
    try:
        import_module("multiprocessing.synchronize")
    except ImportError:
        return 0
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return max(1, cores - 1)
