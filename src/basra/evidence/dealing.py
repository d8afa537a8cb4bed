"""Decks by the hundred thousand: the same for one seed, however many processes deal them."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from functools import reduce
from itertools import islice
from multiprocessing import get_context
from operator import add

from basra import fair
from basra.evidence.counts import Counts
from basra.evidence.methods import METHODS
from basra.match import MOST_DEALS

BATCH = 100 * MOST_DEALS
"""Decks that are dealt and counted at a time: those of a hundred matches."""

Progress = Callable[[str, int, int], None]
"""Told the key of the method, the decks that it has dealt so far and those it will deal, after each batch."""


def keys(seed: bytes, start: int, stop: int) -> Iterator[fair.DealKey]:
    """Yield the deal keys of the decks number ``start`` to ``stop`` − 1 of a seed.

    Deck k is deal k mod 64 of match k div 64, whose secrets are ``Secrets.from_seed(seed ‖ u32(match))`` and
    whose clients contribute nothing: what a server deals, with a public seed in place of the operating
    system's bytes.
    """
    def endless() -> Iterator[fair.DealKey]:
        number = start // MOST_DEALS
        while True:
            made = fair.Secrets.from_seed(seed + number.to_bytes(4, "big"))
            for deal, secret in enumerate(made.secrets):
                yield fair.deal_key(secret, made.match_id, deal)
            number += 1
    skipped = start % MOST_DEALS
    return islice(endless(), skipped, skipped + stop - start)


def count_dealt(method: str, decks: int, seed: bytes, workers: int,
                progress: Progress | None = None) -> Counts:
    """Deal decks and count in them.

    Args:
        method: the key of a method.
        decks: how many, at least 1.
        seed: any bytes.
        workers: processes to share the work; with 1 it is done in this one.
        progress: told how far it is.

    Raises:
        ValueError: if a number is below 1.
    """
    if decks < 1 or workers < 1:
        raise ValueError(f"at least one deck and one worker are needed, not {decks} and {workers}")
    starts = range(0, decks, BATCH)
    jobs = [(method, seed, start, min(start + BATCH, decks)) for start in starts]
    counted: list[Counts] = []
    with _executor(min(workers, len(jobs))) as executor:
        for counts in (executor.map(_count, jobs) if executor else map(_count, jobs)):
            counted.append(counts)
            if progress:
                progress(method, sum(part.decks for part in counted), decks)
    return reduce(add, counted)


def _count(job: tuple[str, bytes, int, int]) -> Counts:
    method, seed, start, stop = job
    shuffle = METHODS[method].shuffle
    decks: Sequence[Sequence[int]] = [shuffle(key) for key in keys(seed, start, stop)]
    return Counts.of(decks)


def _executor(workers: int) -> AbstractContextManager[Executor | None]:
    if workers == 1:
        return nullcontext()
    return ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
