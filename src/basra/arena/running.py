"""Playing a contest: the pairs that are missing are added to those on disk."""

from collections.abc import Callable, Iterator

from basra.arena.contest import Contest
from basra.arena.pairs import Pair
from basra.arena.results import Results
from basra.arena.workers import Task, Work

CHUNK = 4
"""Pairs in a task: few, for a pair of players that think takes many seconds."""


def play(results: Results, pairs: int, work: Work,
         progress: Callable[[int], object] | None = None) -> tuple[Pair, ...]:
    """Play what is missing of the first pairs of a contest, and return them all.

    Args:
        results: the contest and what is played of it already; what is not is added.
        pairs: how many.
        work: who does it.
        progress: is told how many more pairs were added.

    Raises:
        OSError: if the results cannot be written.
    """
    for found in work(_tasks(results.contest, len(results.pairs), pairs)):
        results.add(found)
        if progress:
            progress(len(found))
    return tuple(results.pairs[:pairs])


def _tasks(contest: Contest, start: int, stop: int) -> Iterator[Task]:
    for index in range(start, stop, CHUNK):
        yield contest, index, min(index + CHUNK, stop)
