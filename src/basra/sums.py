"""The largest sums that one numeral takes: unions of disjoint groups that add up to its value (rule 5).

Cards are counts by rank, four bits each: the count of rank r stands at bit 4 r. A rank has at most four
cards, so a count never reaches the fourth bit, which :func:`_fits` borrows from.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from basra.vectors import integers

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

SEVERAL: Final = 1 << 60
"""Set in an answer that is one of several largest sums."""

_GUARDS: Final = sum(8 << 4 * rank for rank in range(10))

# What was found is kept, each at the place that its key says; another key of that place replaces it. The
# key has 40 bits: the counts of A to 9, then the value. An odd factor and a shift shuffle them among
# themselves, so that place (the lower 16 bits) and check (the upper 24) together name the key. Key and answer
# stand in one number, since two threads may write at once: check + 1, then _MANY, then the sum's counts.
_KEY: Final = (1 << 40) - 1
_FACTOR: Final = 0x5BD1E5
_PLACE: Final = (1 << 16) - 1
_SUM: Final = (1 << 36) - 1
_MANY: Final = 1 << 36
_KEPT: Final[vec[i64]] = integers([0] * (1 << 16))


def largest_sum(below: i64, value: i64) -> i64:
    """Return the counts of one largest union of groups, 0 if none adds up; with SEVERAL if there are others.

    Args:
        below: the counts of the numerals that are worth less than the value.
        value: 1 to 10.
    """
    key = ((below << 4 | value) * _FACTOR) & _KEY
    key ^= key >> 21
    place = key & _PLACE
    check = (key >> 16) + 1
    kept = _KEPT[place]
    if kept >> 37 != check:
        kept = check << 37 | _find(below, value)
        _KEPT[place] = kept
    return kept & _SUM | (kept & _MANY) << 24


def _find(below: i64, value: i64) -> i64:
    found = largest_sums(below, value)
    several: i64 = _MANY if len(found) > 1 else 0
    return found[0] | several


def largest_sums(below: int, value: int) -> list[int]:
    """Return the counts of every largest union of groups, least number first; ``[0]`` if none adds up.

    Every union is reached from the empty one by adding one group after another, in a fixed order
    of groups; ``size`` holds each that was reached, with the number of its cards.
    """
    size = {0: 0}
    for group, cards in _groups(value):
        for start in list(size) if _fits(group, below) else ():
            total = start + group
            while _fits(total, below):
                size[total] = size[total - group] + cards
                total += group
    largest = max(size.values())
    return sorted([counts for counts, cards in size.items() if cards == largest])


def _fits(counts: int, have: int) -> bool:
    return (have + _GUARDS - counts) & _GUARDS == _GUARDS


@cache
def _groups(value: int) -> tuple[tuple[int, int], ...]:
    """Return all groups of two or more numerals, at most four of a rank, that add up to a value.

    Each comes as its counts by rank and its number of cards.
    """
    groups: list[tuple[int, int]] = []
    _extend(groups, 0, 0, value, value - 1)
    return tuple(groups)


def _extend(groups: list[tuple[int, int]], counts: int, cards: int, rest: int, most: int) -> None:
    """Add all groups that begin with some cards, and add up to a rest with numerals of at most a value."""
    if rest == 0:
        groups.append((counts, cards))
    for part in range(min(rest, most), 0, -1):
        place = 4 * (part - 1)
        if counts >> place & 0xF < 4:
            _extend(groups, counts + (1 << place), cards + 1, rest - part, part)
