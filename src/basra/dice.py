"""Random numbers for playing many deals: fast, repeatable, and no secret (dealing is :mod:`basra.fair`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

_LOW: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 698769069
_UNITS: Final = 2147483648


class Dice:
    """Multiply-with-carry (Marsaglia, 1994).

    The state stays below 2**62, so that numbers of 64 bits and Python's agree.
    """

    def __init__(self, seed: i64) -> None:
        """Begin at a seed from 0 to 2**61 - 1."""
        self.state: i64 = (seed >> 32) * 7919 + (seed & _LOW) + 1
        warm: i64 = 0
        while warm < 4:
            self.below(1)
            warm += 1

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 to bound - 1, uniform to about bound / 2**32.

        The bound is at most 2**31: beyond it 64 bits do not hold the product.
        """
        state = (self.state & _LOW) * _MULTIPLIER + (self.state >> 32)
        self.state = state
        return (state & _LOW) * bound >> 32

    def share(self) -> float:
        """Return a number from 0 to 1, 1 excluded."""
        return float(self.below(_UNITS)) / float(_UNITS)


def dice_of(seed: bytes) -> Dice:
    """Return dice that begin at some bytes."""
    return Dice(int.from_bytes(seed[:8], "big") >> 3)
