"""What a card takes from the floor, and whether that is a basra (rules 4–9 of ``docs/rules.md``).

The floor and a capture are bit masks of cards; what is taken is worked out in :mod:`basra.kinds`, and the
suits are put to it here. :func:`captures` is the friendly door.
"""

from collections.abc import Iterator
from enum import StrEnum

from basra import kinds
from basra.cards import KOMI, RANKS, TEN, Card, CardsLike, cards_of, mask_of, to_cards
from basra.errors import CardError
from basra.rules import KomiBasra, RulesLike, to_rules

KOMI_MASK = 1 << KOMI
RANK_MASK = 0xF

_ODD_BITS = 0x5555555555555
_ODD_PAIRS = 0x3333333333333


class Basra(StrEnum):
    """The two ways of clearing the floor with one card, as a match."""

    BASRA = "basra"
    JACK = "jack-basra"


_BASRAS = {kinds.NO_BASRA: None, kinds.BASRA: Basra.BASRA, kinds.JACK_BASRA: Basra.JACK}
KOMI_BASRAS: dict[KomiBasra, int] = {
    "any-value": kinds.ANY_VALUE, "ten-or-less": kinds.TEN_OR_LESS, "single": kinds.SINGLE}


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
    lying = counts_of(floor)
    found: list[int] = []
    for taken in kinds.captures(lying, kind_of(card)):
        found.extend([floor] if taken == lying else _suits_for(floor, taken, card_values))
    return sorted(found)


def kind_of(card: int) -> int:
    """Return the kind of a card: its rank, or that of the komi (:mod:`basra.kinds`)."""
    return kinds.KOMI if card == KOMI else card >> 2


def counts_of(cards: int) -> int:
    """Return the counts by kind (:mod:`basra.kinds`) of a mask of cards."""
    komi = cards >> KOMI & 1
    cards ^= komi << KOMI
    pairs = cards - (cards >> 1 & _ODD_BITS)
    return (pairs & _ODD_PAIRS) + (pairs >> 2 & _ODD_PAIRS) | komi << 4 * kinds.KOMI


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
    lying = counts_of(floor)
    return _BASRAS[kinds.basra(lying, kind_of(card), lying, KOMI_BASRAS[komi_basra])]


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


def _suits_for(floor: int, counts: int, card_values: tuple[int, ...]) -> list[int]:
    """Return the sets of cards of a floor that the counts by kind stand for.

    Without points there is one: the lowest suits. Cards of a rank that have different points are
    told apart, so that each way of dividing the count among them is a set of its own.
    """
    found = [(counts >> 4 * kinds.KOMI & 1) << KOMI]
    for rank in range(len(RANKS)):
        count = counts >> 4 * rank & RANK_MASK
        if count:
            suits = [card for card in range(4 * rank, 4 * rank + 4) if floor >> card & 1 and card != KOMI]
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
