"""The battery: seven checks of counted decks against what chance expects."""

from collections.abc import Callable
from dataclasses import dataclass
from math import factorial

import numpy as np
from numpy.typing import NDArray
from scipy import stats

from basra.cards import DECK_SIZE
from basra.evidence import chance
from basra.evidence.counts import Counts, Integers

FALSE_ALARM = 1e-6
"""How often a whole battery of a perfect shuffle fails, at most: each of the checks has an equal part of it
(Bonferroni), so it does not matter how they depend on one another."""

_LEAST = 25
"""The least expected count in a class of a law: below it the tail of chi-squared is too thin."""
_CLASSES = 16
"""The most classes of a law, of about equal chance where it is finely divided."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What one check of the battery found."""

    check: str
    statistic: float
    """Chi-squared for the tables and laws; the number of even decks; the number of repeated decks."""
    expected: float
    """What chance expects of the statistic, on average."""
    degrees: int
    """Degrees of freedom of chi-squared; 0 where it is none."""
    p: float
    """How likely chance alone goes as far, to either side: too even is as suspicious as too uneven."""
    passed: bool
    """Whether p is not below the check's part of the false-alarm rate."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A check that says nothing about so few decks."""

    check: str
    needs: int
    """Decks from which on it counts."""


def judge(counts: Counts) -> tuple[tuple[Finding, ...], tuple[LeftOut, ...]]:
    """Run every check that counts at this number of decks, and say which are left out."""
    findings = [Finding(check, *found, found[3] >= FALSE_ALARM / len(CHECKS))
                for check, (needs, judged) in CHECKS.items()
                if counts.decks >= needs and (found := judged(counts))]
    left_out = [LeftOut(check, needs) for check, (needs, _) in CHECKS.items() if counts.decks < needs]
    return tuple(findings), tuple(left_out)


_Found = tuple[float, float, int, float]
"""Statistic, expected, degrees, p."""


def _positions(counts: Counts) -> _Found:
    """The table of place and card, all 52 × 52 cells.

    Rows and columns of each deck's table sum to 1, so the plain chi-squared is too large by n/(n−1); divided
    by it, it has (n−1)² degrees of freedom (Anderson, *Use of contingency tables in the analysis of consumer
    preference studies*, Biometrics 15 (1959)).
    """
    even = counts.decks / DECK_SIZE
    statistic = ((counts.positions - even) ** 2).sum() / even * (DECK_SIZE - 1) / DECK_SIZE
    return _chi_squared(statistic, (DECK_SIZE - 1) ** 2)


def _neighbours(counts: Counts) -> _Found:
    """The table of each card and the one that follows it, all 52 × 51 cells.

    A deck closed to a ring gives a table with rows and columns that sum to 1. Renaming the cards changes
    nothing, so by Schur's lemma the covariance is a multiple of the identity on the symmetric part, of
    n(n−3)/2 dimensions, and on the antisymmetric part, of (n−1)(n−2)/2. The multiples follow from the mean
    squared lengths of the parts in one deck, n(n−3)/(2(n−1)) and n/2: they are 1/(n−1) and n/((n−1)(n−2)).
    """
    n = DECK_SIZE
    off = counts.neighbours - (1 - np.eye(n)) * counts.decks / (n - 1)
    even, odd = (off + off.T) / 2, (off - off.T) / 2
    squares = (even**2).sum() * (n - 1) + (odd**2).sum() * (n - 1) * (n - 2) / n
    return _chi_squared(squares / counts.decks, n * (n - 3) // 2 + (n - 1) * (n - 2) // 2)


def _parity(counts: Counts) -> _Found:
    """Even decks, those with an even number of inversions: half of all; the exact binomial test."""
    even = int(counts.inversions[::2].sum())
    return even, counts.decks / 2, 0, float(stats.binomtest(even, counts.decks).pvalue)


def _repeats(counts: Counts) -> _Found:
    """Decks that begin with the same 22 cards as another one.

    The chance of any is at most the expected number of such pairs, which stands for p.
    """
    heads = counts.heads[np.lexsort(counts.heads.T)]
    repeats = int((heads[1:] == heads[:-1]).all(axis=1).sum())
    pairs = counts.decks * (counts.decks - 1) / 2
    expected = pairs * factorial(DECK_SIZE - 22) / factorial(DECK_SIZE)
    return repeats, expected, 0, min(1.0, expected) if repeats else 1.0


def _follows(law: Callable[[], chance.Law], part: Callable[[Counts], Integers]) -> Callable[[Counts], _Found]:
    """Make the check that numbers follow a law: chi-squared over classes of neighbouring numbers."""
    def check(counts: Counts) -> _Found:
        expected = law() * counts.decks
        starts = _classes(expected, max(_LEAST, counts.decks / _CLASSES))
        wanted = np.add.reduceat(expected, starts)
        seen = np.add.reduceat(part(counts), starts)
        return _chi_squared(((seen - wanted) ** 2 / wanted).sum(), len(starts) - 1)
    return check


def _classes(expected: NDArray[np.float64], least: float) -> list[int]:
    """Return where classes begin, so that each expects at least so much."""
    starts, filled = [0], 0.0
    for number, more in enumerate(expected):
        if filled >= least and expected[number:].sum() >= least:
            starts.append(number)
            filled = 0.0
        filled += more
    return starts


def _chi_squared(statistic: float, degrees: int) -> _Found:
    law = stats.chi2(degrees)
    p = min(1.0, 2 * min(law.sf(statistic), law.cdf(statistic)))
    return float(statistic), float(degrees), degrees, float(p)


CHECKS: dict[str, tuple[int, Callable[[Counts], _Found]]] = {
    "positions": (5 * DECK_SIZE, _positions),
    "rising": (100, _follows(chance.rising_sequences, lambda counts: counts.rising)),
    "neighbours": (5 * DECK_SIZE, _neighbours),
    "inversions": (100, _follows(chance.inversions, lambda counts: counts.inversions)),
    "fixed-points": (100, _follows(chance.fixed_points, lambda counts: counts.fixed_points)),
    "parity": (1, _parity),
    "repeats": (2, _repeats),
}
"""The checks by their keys: decks from which on each counts, and the check.

A cell of a table should expect five (Cochran, *Some methods for strengthening the common chi-squared tests*,
Biometrics 10 (1954)); a law needs two classes.
"""
