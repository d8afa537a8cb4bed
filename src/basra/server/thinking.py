"""Work that takes its time, such as the review of a deal: it holds up nothing but others of its kind."""

import asyncio
from collections.abc import Callable
from typing import TypeVar

MOST_JOBS = 32
"""Jobs that are worked at or wait; a job may hold a record of a megabyte."""

Thought = TypeVar("Thought")


class Thinker:
    """Does one job at a time on another thread, so that the matches in play go on whatever is asked for."""

    def __init__(self) -> None:
        self._one_at_a_time = asyncio.Lock()
        self._jobs = 0

    @property
    def is_busy(self) -> bool:
        """Whether so many jobs are there that no more should come."""
        return self._jobs >= MOST_JOBS

    async def think(self, work: Callable[[], Thought]) -> Thought:
        """Do a job once those before it are done, and return what comes of it."""
        self._jobs += 1
        try:
            async with self._one_at_a_time:
                return await asyncio.to_thread(work)
        finally:
            self._jobs -= 1
