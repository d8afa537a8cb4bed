"""What chance expects of a deck: exact laws of 52 cards in uniformly random order."""

from functools import cache
from math import comb, factorial

import numpy as np
from numpy.typing import NDArray

from basra.cards import DECK_SIZE

Law = NDArray[np.float64]
"""The probability of 0, 1, 2, …"""


@cache
def rising_sequences() -> Law:
    """Return the law of the number of rising sequences, 0 to 52.

    One more than the descents of the inverse order, so Eulerian: A(n, k) = (k + 1) A(n−1, k) +
    (n − k) A(n−1, k−1) (Graham, Knuth and Patashnik, *Concrete Mathematics*, section 6.2).
    """
    row = [1]
    for size in range(2, DECK_SIZE + 1):
        row = [(k + 1) * (row[k] if k < len(row) else 0) + (size - k) * (row[k - 1] if k else 0)
               for k in range(size)]
    return _over_all_orders([0, *row])


@cache
def inversions() -> Law:
    """Return the law of the number of inversions, 0 to 1,326.

    The sum of independent uniform numbers 0 … k for k = 1 … 51 (Knuth, *The Art of Computer Programming*,
    volume 3, section 5.1.1, the inversion table).
    """
    row = [1]
    for most in range(1, DECK_SIZE):
        longer = [0] * (len(row) + most)
        window = 0
        for total in range(len(longer)):
            window += row[total] if total < len(row) else 0
            window -= row[total - most - 1] if total > most else 0
            longer[total] = window
        row = longer
    return _over_all_orders(row)


@cache
def fixed_points() -> Law:
    """Return the law of the number of fixed points, 0 to 52.

    C(n, k) times the derangements of the other n − k, D(m) = m D(m−1) + (−1)^m (Montmort, 1713; Stanley,
    *Enumerative Combinatorics*, volume 1, section 2.2).
    """
    derangements = [1]
    for size in range(1, DECK_SIZE + 1):
        derangements.append(size * derangements[-1] + (-1) ** size)
    return _over_all_orders([comb(DECK_SIZE, k) * derangements[DECK_SIZE - k] for k in range(DECK_SIZE + 1)])


def _over_all_orders(orders: list[int]) -> Law:
    """Turn numbers of orders into probabilities, divided exactly."""
    assert sum(orders) == factorial(DECK_SIZE)
    return np.array([number / factorial(DECK_SIZE) for number in orders])
