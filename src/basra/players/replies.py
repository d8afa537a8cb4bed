"""What each kind of card would take from a floor, and the chance that a hand holds some kinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from basra.kinds import COUNTS, KINDS, NO_BASRA, ONE, basra, captured, number_of
from basra.playouts import HAND
from basra.vectors import integers, reals

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

SPECIAL: Final = 0xF000F << 40
"""The counts that are jacks and the komi."""

_PLACES: Final = 1 << 11
_MOST: Final = 53


def _chances() -> vec[float]:
    """Return the chance that a drawn hand has none of some cards, by all, theirs, and its size."""
    chances = [0.0] * (_MOST * _MOST * (HAND + 1))
    for total in range(_MOST):
        for some in range(total + 1):
            at = (total * _MOST + some) * (HAND + 1)
            chances[at] = 1.0
            for size in range(1, min(HAND, total) + 1):
                left = max(0, total - some - size + 1) / (total - size + 1)
                chances[at + size] = chances[at + size - 1] * left
    return reals(chances)


_NONE: Final[vec[float]] = _chances()


def chance_of(some: i64, total: i64, size: i64) -> float:
    """Return the chance that a hand of a size, drawn from all unseen cards, has one of some of them."""
    return 1.0 - _NONE[(total * _MOST + some) * (HAND + 1) + size]


class Replies:
    """What each kind of card would take from floors; what was worked out is kept by the floor.

    After :meth:`look` the masks hold the field of every kind (``0xF`` at bit 4 k) for which a thing is so.
    """

    def __init__(self, komi_basra: i64 = 0) -> None:
        self.komi_basra = komi_basra
        self.taking: i64 = 0
        """Kinds that take something."""
        self.clearing: i64 = 0
        """Kinds that make a basra."""
        self.numbers: i64 = 0
        """The number of cards that each kind takes, at most 15, four bits a kind."""
        self._floors: vec[i64] = integers([-1] * _PLACES)
        self._taking: vec[i64] = integers([0] * _PLACES)
        self._clearing: vec[i64] = integers([0] * _PLACES)
        self._numbers: vec[i64] = integers([0] * _PLACES)

    def look(self, floor: i64) -> None:
        """Look at a floor."""
        place = floor ^ floor >> 13 ^ floor >> 29 ^ floor >> 43
        place = (place ^ place >> 7) & _PLACES - 1
        if self._floors[place] != floor:
            self._work_out(floor)
            self._floors[place] = floor
            self._taking[place] = self.taking
            self._clearing[place] = self.clearing
            self._numbers[place] = self.numbers
            return
        self.taking = self._taking[place]
        self.clearing = self._clearing[place]
        self.numbers = self._numbers[place]

    def _work_out(self, floor: i64) -> None:
        self.taking = self.clearing = self.numbers = 0
        kind: i64 = 0
        while kind < KINDS:
            taken = captured(floor, kind) & COUNTS
            if taken:
                self.taking |= ONE[kind] * 15
                number = number_of(taken)
                self.numbers += ONE[kind] * (number if number < 15 else 15)
                if taken == floor and basra(floor, kind, taken, self.komi_basra) != NO_BASRA:
                    self.clearing |= ONE[kind] * 15
            kind += 1


def total_taken(unseen: i64, numbers: i64) -> i64:
    """Return what all unseen cards would take together, each from the same floor."""
    total: i64 = 0
    while unseen:
        total += (unseen & 0xF) * (numbers & 0xF)
        unseen >>= 4
        numbers >>= 4
    return total
