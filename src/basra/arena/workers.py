"""Who does the work: this process, several of this machine, or a cluster (:mod:`basra.arena.cluster`).

Whoever does it, the pairs come out in the order of their decks and are the same.
"""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from basra.arena.contest import Contest
from basra.arena.pairs import Pair
from basra.processes import begin

Task = tuple[Contest, int, int]
"""A contest, and the decks of which to play the pairs: from, before."""

Work = Callable[[Iterable[Task]], Iterator[tuple[Pair, ...]]]
"""Plays tasks; the pairs of each come out in the order of the tasks."""

AHEAD = 4
"""Tasks that are given out for each worker, so that none waits for the one whose turn it is to come out."""

H = TypeVar("H")
R = TypeVar("R")


def do(task: Task) -> tuple[Pair, ...]:
    """Do one task."""
    contest, start, stop = task
    return contest.play_pairs(start, stop)


@contextmanager
def processes(jobs: int) -> Iterator[Work]:
    """Work in so many processes of this machine; with one job, in this very process."""
    if jobs == 1:
        yield lambda tasks: map(do, tasks)
        return
    # Spawned, which is safe everywhere: a fork of a process with threads may hang.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=begin) as pool:
        try:
            yield lambda tasks: in_order(tasks, lambda task: pool.submit(do, task),
                                         lambda future: future.result(), jobs * AHEAD)
        except BaseException:
            # A task may take minutes, and nobody waits for it any more.
            pool.shutdown(wait=False, cancel_futures=True)
            for process in multiprocessing.active_children():
                process.terminate()
            raise


def in_order(tasks: Iterable[Task], give: Callable[[Task], H], take: Callable[[H], R],
             most: int) -> Iterator[R]:
    """Give out tasks and yield what comes of them, in their order.

    Args:
        tasks: what is to be done.
        give: starts a task.
        take: waits for one that was started.
        most: how many may be out at a time.
    """
    out: deque[H] = deque()
    for task in tasks:
        out.append(give(task))
        if len(out) >= most:
            yield take(out.popleft())
    while out:
        yield take(out.popleft())
