"""Whole trials: of the real shuffle with its mutants, and of decks that were really played."""

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import reduce
from itertools import islice
from operator import add
from typing import Any

from basra.evidence.checks import FALSE_ALARM, Finding, LeftOut, judge
from basra.evidence.counts import Counts
from basra.evidence.dealing import BATCH, Progress, count_dealt
from basra.evidence.exhaustive import Exhausted, exhaust
from basra.evidence.methods import MUTANTS, REAL, Method

MILLION = 1_000_000

PUBLIC_SEED = b"basra shuffle-test"
"""The seed of the published run; any other does as well."""


@dataclass(frozen=True, slots=True)
class Trial:
    """All that was found about one way to shuffle, or about the decks that were played."""

    method: str
    """The key of a method, or ``played``."""
    decks: int
    exhausted: tuple[Exhausted, ...] = ()
    findings: tuple[Finding, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    """The checks that say nothing about so few decks."""
    killed_by: str = ""
    """For a mutant, the check that must fail; empty where all must pass."""

    @property
    def failed(self) -> tuple[str, ...]:
        """The checks that failed."""
        return (*(case.check for case in self.exhausted if not case.passed),
                *(found.check for found in self.findings if not found.passed))

    @property
    def passed(self) -> bool:
        """Whether it came out as it must: a mutant found by its check, anything else by none."""
        return self.killed_by in self.failed if self.killed_by else not self.failed

    def to_dict(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        exhausted = [{**asdict(case), "passed": case.passed} for case in self.exhausted]
        return {**asdict(self), "exhausted": exhausted, "failed": self.failed, "passed": self.passed}


@dataclass(frozen=True, slots=True)
class ShuffleTest:
    """A whole run: the real shuffle passes, and every mutant is found."""

    seed: str
    """In hexadecimal digits."""
    false_alarm: float
    """How often a battery over a perfect shuffle fails, at most."""
    real: Trial
    mutants: tuple[Trial, ...]

    @property
    def passed(self) -> bool:
        """Whether everything came out as it must."""
        return self.real.passed and all(mutant.passed for mutant in self.mutants)

    def to_dict(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return {"seed": self.seed, "false_alarm": self.false_alarm, "passed": self.passed,
                "real": self.real.to_dict(), "mutants": [mutant.to_dict() for mutant in self.mutants]}


def shuffle_test(decks: int = MILLION, *, seed: bytes = PUBLIC_SEED, workers: int | None = None,
                 progress: Progress | None = None) -> ShuffleTest:
    """Try the real shuffle and every mutant. The result depends on the decks and the seed alone.

    Args:
        decks: how many the real shuffle deals, at least 1; mutants deal as many as it takes to find them.
        seed: any bytes.
        workers: processes to share the work; by default one a processor.
        progress: told how far it is.

    Raises:
        ValueError: if a number is below 1.
    """
    shared = os.cpu_count() or 1 if workers is None else workers
    real = try_method(REAL, decks, seed, shared, progress)
    mutants = tuple(try_method(mutant, mutant.decks, seed, shared, progress) for mutant in MUTANTS)
    return ShuffleTest(seed.hex(), FALSE_ALARM, real, mutants)


def try_method(method: Method, decks: int, seed: bytes = PUBLIC_SEED, workers: int = 1,
               progress: Progress | None = None) -> Trial:
    """Run the exhaustive checks of one method, then the battery over its decks, if there are to be any."""
    exhausted = exhaust(method)
    if not decks and method is not REAL:
        return Trial(method.key, 0, exhausted, killed_by=method.killed_by)
    counts = count_dealt(method.key, decks, seed, workers, progress)
    return Trial(method.key, counts.decks, exhausted, *judge(counts), killed_by=method.killed_by)


def played_test(decks: Iterable[Sequence[int]]) -> Trial:
    """Run the battery over decks that were dealt, each of the cards 0–51 from the top.

    With few decks some checks say nothing; they are listed as left out.

    Raises:
        ValueError: if there is no deck, or one does not hold each of the 52 cards once.
    """
    batches = [Counts.of(batch) for batch in _batches(decks)]
    if not batches:
        raise ValueError("no deck was dealt yet: the battery needs one at least")
    counts = reduce(add, batches)
    findings, left_out = judge(counts)
    return Trial("played", counts.decks, (), findings, left_out)


def _batches(decks: Iterable[Sequence[int]]) -> Iterator[list[Sequence[int]]]:
    source = iter(decks)
    while batch := list(islice(source, BATCH)):
        yield batch
