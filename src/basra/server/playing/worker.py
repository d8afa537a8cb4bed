"""A worker: one process that does one job at a time and is replaced when it is lost."""

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar, TypeVarTuple

from basra.processes import begin

_MODULES = ("basra.table.replay", "basra.table.table")
"""What the jobs need."""

Thought = TypeVar("Thought")
Given = TypeVarTuple("Given")


class LostError(Exception):
    """The worker died, did not finish in time or could not be started; nothing came of the job."""


class Worker:
    """A process of its own, which does jobs one after another.

    It is started by the first one, and anew by the next one after it was lost.

    The pool of one process is the standard library's; one for each worker, since a pool is broken as a whole
    when one of its processes dies, and cannot end a single job.
    """

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None
        self._processes: set[BaseProcess] = set()

    async def do(self, seconds: float, work: Callable[[*Given], Thought], *given: *Given) -> Thought:
        """Do a job, after those that it has.

        Args:
            seconds: when the worker is given up, the time of its start and of the jobs before included.
            work: a function that another process can import.

        Raises:
            LostError: if the worker is lost; it is replaced then.
        """
        pool = None
        try:
            async with asyncio.timeout(seconds):
                pool = self.start()
                return await asyncio.wrap_future(pool.submit(work, *given))
        except TimeoutError:
            self._lose(pool)
            raise LostError(f"it was not done within {seconds} seconds") from None
        except (BrokenProcessPool, OSError) as error:
            self._lose(pool)
            raise LostError(f"its process died or could not be started: {error}") from None
        except asyncio.CancelledError:
            self._lose(pool)
            raise

    def start(self) -> ProcessPoolExecutor:
        """Start the process if there is none; return its pool."""
        if self._pool is None:
            others = set(multiprocessing.active_children())
            # Spawned, which is safe everywhere: a fork of a process with threads may hang.
            pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), begin,
                                       (self._niceness, _MODULES))
            pool.submit(int)  # a pool has no process before its first job
            self._processes = set(multiprocessing.active_children()) - others
            self._pool = pool
        return self._pool

    def stop(self) -> None:
        """End the process at once, whatever it is doing; its jobs are lost."""
        for process in self._processes:
            process.kill()
        if self._pool:
            self._pool.shutdown(wait=False)
        self._pool = None

    def _lose(self, pool: ProcessPoolExecutor | None) -> None:
        """Stop the process that had a job, unless another job has lost it before and there is a new one."""
        if pool is self._pool:
            self.stop()


class ThreadWorker:
    """A thread of the server instead: no process more, but no job can be ended before it is done."""

    async def do(self, _seconds: float, work: Callable[[*Given], Thought], *given: *Given) -> Thought:
        """Do a job, alone, as long as it takes."""
        return await asyncio.to_thread(work, *given)

    def start(self) -> None:
        """Do nothing."""

    def stop(self) -> None:
        """Do nothing."""
