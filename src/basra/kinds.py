"""What a card takes and whether that is a basra, where suits do not matter (rules 4–9 of ``docs/rules.md``).

A *kind* is a rank, 0 (ace) to 12 (king), or 13 for the komi, which is a kind of its own. Cards are *counts*:
one number with four bits a kind, the count of kind k at bit 4 k. This is the one place where captures are
worked out; :mod:`basra.captures` and every computer player stand on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from basra.sums import SEVERAL, largest_sum, largest_sums
from basra.vectors import integers

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

KINDS: Final = 14
TEN: Final = 9
JACK: Final = 10
KOMI: Final = 13

NO_BASRA: Final = 0
BASRA: Final = 1
JACK_BASRA: Final = 2

ANY_VALUE: Final = 0
TEN_OR_LESS: Final = 1
SINGLE: Final = 2
"""The values of the option ``komi_basra`` as numbers."""

COUNTS: Final = (1 << 56) - 1
"""The bits of counts; an answer may have SEVERAL beside them."""

ONE: Final[vec[i64]] = integers([1 << 4 * kind for kind in range(KINDS)])
"""The counts of one card of each kind."""
_OWN: Final[vec[i64]] = integers([0xF << 4 * kind | 0xF << 4 * KOMI for kind in range(KINDS)])
_BELOW: Final[vec[i64]] = integers([(1 << 4 * kind) - 1 if kind <= TEN else 0 for kind in range(KINDS)])
_LONE_JACK: Final = 1 << 4 * JACK
_LONE_KOMI: Final = 1 << 4 * KOMI
_PAIRS: Final = 0x0F0F0F0F0F0F0F


def captured(floor: i64, kind: i64) -> i64:
    """Return what a card of a kind takes: the counts of a largest capture, with SEVERAL if there are others.

    Args:
        floor: the counts of the floor, without the card.
        kind: that of the card played.
    """
    if kind in (JACK, KOMI):
        return floor
    below = floor & _BELOW[kind]
    if below == 0:
        return floor & _OWN[kind]
    return floor & _OWN[kind] | largest_sum(below, kind + 1)


def captures(floor: int, kind: int) -> list[int]:
    """Return the counts of every largest capture of a card of a kind, least number first."""
    first = captured(floor, kind)
    if not first & SEVERAL:
        return [first]
    own = floor & _OWN[kind]
    return [own | counts for counts in largest_sums(floor & _BELOW[kind], kind + 1)]


def basra(floor: i64, kind: i64, taken: i64, komi_basra: i64) -> i64:
    """Return which basra a play is (the table of RULES.md, "Basra"): NO_BASRA, BASRA or JACK_BASRA.

    Args:
        floor: the counts of the floor before the play.
        kind: that of the card played.
        taken: the counts of what it takes.
        komi_basra: ANY_VALUE, TEN_OR_LESS or SINGLE.
    """
    if taken != floor or floor == 0:
        return NO_BASRA
    if kind == JACK:
        if floor == _LONE_KOMI:
            return BASRA
        return JACK_BASRA if floor == _LONE_JACK else NO_BASRA
    if kind == KOMI:
        return _komi_basra(floor, komi_basra)
    return BASRA


def number_of(counts: i64) -> i64:
    """Return the number of cards."""
    pairs = (counts & _PAIRS) + (counts >> 4 & _PAIRS)
    return pairs % 255


def _komi_basra(floor: i64, komi_basra: i64) -> i64:
    if komi_basra == TEN_OR_LESS:
        return BASRA if 0 < numeral_total(floor) <= 10 else NO_BASRA
    if komi_basra == SINGLE and number_of(floor) > 1:
        return NO_BASRA
    if floor == _LONE_JACK:
        return JACK_BASRA
    kind: i64 = 0
    while kind < KOMI:
        if kind != JACK and captured(floor, kind) & COUNTS == floor:
            return BASRA
        kind += 1
    return NO_BASRA


def numeral_total(floor: i64) -> i64:
    """Return the sum of the numerals on a floor, or 0 if it holds a court card."""
    if floor >> 4 * JACK:
        return 0
    total: i64 = 0
    kind: i64 = 0
    while kind <= TEN:
        total += (floor >> 4 * kind & 0xF) * (kind + 1)
        kind += 1
    return total
