"""What a card takes from the floor, and whether that is a basra (rules 4–9 of ``docs/rules.md``).

The floor and a capture are bit masks of cards. Everything here is a function of its arguments;
:func:`captures` is the friendly door to it.
"""

from collections.abc import Iterator
from enum import StrEnum
from functools import cache

from basra.cards import CARDS, JACK, KOMI, TEN, Card, CardsLike, cards_of, mask_of, to_cards
from basra.errors import CardError
from basra.rules import KomiBasra, RulesLike, to_rules

KOMI_MASK = 1 << KOMI
RANK_MASK = 0xF

# Numerals of each rank, counted in one integer with four bits a rank: ranks lie at 4 * rank.
# A rank has at most four cards, so a count never reaches the fourth bit, which _fits borrows from.
_FIELD = 4
_GUARDS = sum(8 << _FIELD * rank for rank in range(TEN + 1))


class Basra(StrEnum):
    """The two ways of clearing the floor with one card, as a match."""

    BASRA = "basra"
    JACK = "jack-basra"


def captures(floor: CardsLike, card: Card | int | str,
             rules: RulesLike = "egyptian-v2") -> list[tuple[Card, ...]]:
    """Return every largest capture that a card makes on a floor, each in floor order.

    >>> captures("10S 5H 4C AD", "10H")
    [(Card('10S'), Card('5H'), Card('4C'), Card('AD'))]
    >>> len(captures("5S 4H 4C 3D 2S", "10H"))
    2
    >>> captures("KS", "QD")
    [()]

    Args:
        floor: the floor cards, in order.
        card: the card played.
        rules: a rule set or its text.

    Returns:
        One tuple if the player has no choice (empty if the card takes nothing), else several.

    Raises:
        CardError: if something is not a card or a card stands twice.
        RulesError: if the rules cannot be read.
    """
    cards, played = to_cards(floor), Card(card)
    if played in cards:
        raise CardError(f"{played} cannot be played: it lies on the floor")
    found = largest_captures(mask_of(cards), played, to_rules(rules).card_values())
    return [tuple(c for c in cards if taken >> c & 1) for taken in found]


def largest_captures(floor: int, card: int, card_values: tuple[int, ...] = ()) -> list[int]:
    """Return the masks of all largest captures of a card; ``[0]`` if it takes nothing.

    Several are returned only where they differ in rank, or in a card with points of its own (rule 5).

    Args:
        floor: mask of the floor, without the card.
        card: the card played.
        card_values: points of each card (:meth:`basra.rules.Rules.card_values`), or ``()``.
    """
    rank = card >> 2
    if card == KOMI or rank == JACK:
        return [floor]
    taken = floor & (RANK_MASK << 4 * rank | KOMI_MASK)
    if rank > TEN:
        return [taken]
    below = floor & ((1 << 4 * rank) - 1) & ~KOMI_MASK
    if not below:
        return [taken]
    found: list[int] = []
    for counts in _largest_sums(below, rank + 1):
        found.extend(taken | group for group in _suits_for(below, counts, rank, card_values))
    return sorted(found)


def basra_of(floor: int, card: int, captured: int, komi_basra: KomiBasra) -> Basra | None:
    """Return which basra a play is, if any (the table of RULES.md, "Basra").

    Args:
        floor: mask of the floor before the play.
        card: the card played.
        captured: mask of what it captures.
        komi_basra: the option of that name.
    """
    if not floor or captured != floor:
        return None
    if floor == KOMI_MASK:
        return Basra.BASRA
    if card == KOMI:
        return _komi_basra(floor, komi_basra)
    if card >> 2 == JACK:
        return Basra.JACK if _is_lone_jack(floor) else None
    return Basra.BASRA


def groups_of(captured: int, card: int) -> list[int]:
    """Return a capture as it belongs together: equal ranks one by one, then each sum as a group.

    What a jack or the 7♦ swept lies one by one. Where several divisions into sums are possible,
    one of them is returned.

    Args:
        captured: mask of a capture that the rules allow.
        card: the card that captures it.
    """
    value = (card >> 2) + 1
    below = captured & ((1 << 4 * (value - 1)) - 1) & ~KOMI_MASK
    if card == KOMI or value > TEN + 1:
        below = 0
    return [1 << single for single in cards_of(captured & ~below)] + (_divide(below, value) or [])


def _divide(cards: int, value: int) -> list[int] | None:
    """Divide numerals into groups that add up to a value, None if that cannot be."""
    if not cards:
        return []
    highest = cards.bit_length() - 1
    for group in _groups_with(cards ^ 1 << highest, value - (highest >> 2) - 1):
        rest = _divide(cards ^ 1 << highest ^ group, value)
        if rest is not None:
            return [1 << highest | group, *rest]
    return None


def _groups_with(cards: int, rest: int) -> Iterator[int]:
    """Yield the sets of cards that add up to a rest."""
    if rest == 0:
        yield 0
    while cards and rest > 0:
        highest = cards.bit_length() - 1
        cards ^= 1 << highest
        for group in _groups_with(cards, rest - (highest >> 2) - 1):
            yield 1 << highest | group


def _komi_basra(floor: int, komi_basra: KomiBasra) -> Basra | None:
    single = floor & (floor - 1) == 0
    if komi_basra == "ten-or-less":
        return Basra.BASRA if 0 < _numeral_total(floor) <= TEN + 1 else None
    if komi_basra == "single" and not single:
        return None
    if _is_lone_jack(floor):
        return Basra.JACK
    for rank in range(len(CARDS) // 4):
        # A suit that is not on the floor or, with all four there, any: only the rank decides.
        if rank != JACK and largest_captures(floor, rank * 4)[0] == floor:
            return Basra.BASRA
    return None


def _is_lone_jack(floor: int) -> bool:
    return floor & (floor - 1) == 0 and floor >> 4 * JACK & RANK_MASK != 0


def _numeral_total(floor: int) -> int:
    """Return the sum of the numerals on a floor, or 0 if it holds a court card."""
    if floor >> 4 * JACK:
        return 0
    return sum(((floor >> 4 * rank) & RANK_MASK).bit_count() * (rank + 1) for rank in range(TEN + 1))


def _largest_sums(below: int, value: int) -> list[int]:
    """Return the counts by rank of all largest unions of disjoint groups that add up to a value.

    Every union is reached from the empty one by adding one group after another, in a fixed order
    of groups; ``size`` holds each that was reached, with the number of its cards.
    """
    have = 0
    for rank in range(value - 1):
        have |= (below >> 4 * rank & RANK_MASK).bit_count() << _FIELD * rank
    size = {0: 0}
    for group, cards in _groups(value):
        for start in list(size) if _fits(group, have) else ():
            total = start + group
            while _fits(total, have):
                size[total] = size[total - group] + cards
                total += group
    largest = max(size.values())
    return [counts for counts, cards in size.items() if cards == largest]


def _fits(counts: int, have: int) -> bool:
    return (have + _GUARDS - counts) & _GUARDS == _GUARDS


@cache
def _groups(value: int) -> tuple[tuple[int, int], ...]:
    """Return all groups of two or more numerals, at most four of a rank, that add up to a value.

    Each comes as its counts by rank and its number of cards.
    """
    groups: list[tuple[int, int]] = []

    def extend(counts: int, cards: int, rest: int, most: int) -> None:
        if rest == 0:
            groups.append((counts, cards))
        for part in range(min(rest, most), 0, -1):
            rank = part - 1
            if counts >> _FIELD * rank & RANK_MASK < 4:
                extend(counts + (1 << _FIELD * rank), cards + 1, rest - part, part)

    extend(0, 0, value, value - 1)
    return tuple(groups)


def _suits_for(below: int, counts: int, ranks: int, card_values: tuple[int, ...]) -> list[int]:
    """Return the sets of cards that the counts by rank stand for.

    Without points there is one: the lowest suits. Cards of a rank that have different points are
    told apart, so that each way of dividing the count among them is a set of its own.
    """
    found = [0]
    for rank in range(ranks):
        count = counts >> _FIELD * rank & RANK_MASK
        if count:
            suits = [4 * rank + suit for suit in range(4) if below >> 4 * rank + suit & 1]
            found = [mask | more for mask in found for more in _choose(suits, count, card_values)]
    return found


def _choose(cards: list[int], count: int, card_values: tuple[int, ...]) -> list[int]:
    """Return the sets of ``count`` of the cards, told apart by points alone, lowest suits first."""
    if not card_values or count == len(cards):
        return [mask_of(cards[:count])]
    worth = card_values[cards[0]]
    alike = [card for card in cards if card_values[card] == worth]
    others = [card for card in cards if card_values[card] != worth]
    found: list[int] = []
    for here in range(max(0, count - len(others)), min(count, len(alike)) + 1):
        rest = _choose(others, count - here, card_values) if others else [0]
        found.extend(mask_of(alike[:here]) | mask for mask in rest)
    return found
