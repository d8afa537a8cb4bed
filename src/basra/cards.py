"""The 52 cards: small integers, the text around them, and sets of them as bit masks.

A card is ``rank * 4 + suit`` with ranks A, 2 … 10, J, Q, K as 0 … 12 and suits clubs, diamonds,
hearts, spades as 0 … 3 (FAIRNESS.md, step 7). A set of cards is an ``int`` with bit ``card`` set.
"""

import re
from collections.abc import Iterable, Iterator
from operator import index

from basra.errors import CardError, shown

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("C", "D", "H", "S")
SYMBOLS = ("♣", "♦", "♥", "♠")

DECK_SIZE = 52
FULL_DECK = (1 << DECK_SIZE) - 1

TEN, JACK = 9, 10

_RANK_OF = {name: rank for rank, name in enumerate(RANKS)} | {"T": TEN}
_SUIT_OF = {name: suit for names in (SUITS, SYMBOLS, "♧♢♡♤") for suit, name in enumerate(names)}
_CARD = re.compile("(10|[A2-9TJQK])([CDHS♣♦♥♠♧♢♡♤])", re.IGNORECASE | re.ASCII)
_VARIATION_SELECTORS = str.maketrans("", "", "\ufe0e\ufe0f")


class Card(int):
    """One card: an integer 0 … 51 that reads and writes itself.

    >>> Card("10♠"), Card("ts") == Card("10S") == 39
    (Card('10S'), True)
    """

    __slots__ = ()

    def __new__(cls, card: "int | str") -> "Card":
        """Make a card from its number or its text.

        Args:
            card: 0 … 51, or a rank and a suit in any case: ``10S``, ``TS``, ``10♠``.

        Raises:
            CardError: if it names no card.
            TypeError: if it is neither a whole number nor a text.
        """
        if isinstance(card, str):
            return parse_card(card)
        if not 0 <= index(card) < DECK_SIZE:
            raise CardError(f"no card has the number {card}: cards are 0 to {DECK_SIZE - 1}")
        return super().__new__(cls, card)

    @property
    def rank(self) -> int:
        """The rank, 0 (ace) to 12 (king)."""
        return self >> 2

    @property
    def suit(self) -> int:
        """The suit, 0 (clubs), 1 (diamonds), 2 (hearts) or 3 (spades)."""
        return self & 3

    @property
    def symbol(self) -> str:
        """The card with its suit as a symbol, such as ``10♠``."""
        return RANKS[self.rank] + SYMBOLS[self.suit]

    def __str__(self) -> str:
        return _TEXTS[self]

    def __repr__(self) -> str:
        return f"Card('{self}')"


_TEXTS = tuple(rank + suit for rank in RANKS for suit in SUITS)
"""The text of each card, by its number."""

CARDS = tuple(Card(number) for number in range(DECK_SIZE))
"""All 52 cards in the order of their numbers."""

CardsLike = str | Iterable[int | str]
"""What stands for several cards: one text, or cards, numbers and texts in any mixture."""


def parse_card(text: str) -> Card:
    """Read one card from text such as ``10S``, ``ts`` or ``10♠``.

    Raises:
        CardError: if the text is not exactly one card.
    """
    found = _CARD.fullmatch(_plain(text).strip())
    if found is None:
        raise CardError(f"{shown(text)} is not a card: write a rank A, 2 to 10 (or T), J, Q, K "
                        "and a suit C, D, H, S, such as 10S or 7♦")
    return _card(found)


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards from text, with or without spaces or commas between them.

    >>> parse_cards("10s 5♥, 4CAD")
    (Card('10S'), Card('5H'), Card('4C'), Card('AD'))

    Args:
        text: cards in any case; ``-`` or nothing stands for no card.

    Raises:
        CardError: if something is not a card, or a card stands twice.
    """
    cards: list[Card] = []
    for word in re.split(r"[\s,]+", _plain(text).strip()):
        if word in ("", "-"):
            continue
        found = list(_CARD.finditer(word))
        if "".join(match.group() for match in found) != word:
            parse_card(word)
            raise CardError(f"{shown(word)} is not a list of cards")
        cards.extend(_card(match) for match in found)
    return distinct(cards)


def to_cards(cards: CardsLike) -> tuple[Card, ...]:
    """Make cards of anything that names them (see :data:`CardsLike`), order kept.

    Raises:
        CardError: if something is not a card, or a card stands twice.
    """
    if isinstance(cards, str):
        return parse_cards(cards)
    return distinct([card if isinstance(card, Card) else Card(card) for card in cards])


def distinct(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards as a tuple.

    Raises:
        CardError: if a card stands twice.
    """
    seen = 0
    cards = tuple(cards)
    for card in cards:
        if seen >> card & 1:
            raise CardError(f"{card} stands twice: each card exists once")
        seen |= 1 << card
    return cards


def text_of(cards: Iterable[int], separator: str = " ") -> str:
    """Write cards as text, ``-`` for none: the inverse of :func:`parse_cards`."""
    return separator.join(texts_of(cards)) or "-"


def texts_of(cards: Iterable[int]) -> tuple[str, ...]:
    """Return each card as its text, such as ``10S``."""
    return tuple([_TEXTS[card] for card in cards])


def mask_of(cards: Iterable[int]) -> int:
    """Return the set of the cards as a bit mask."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


def cards_of(mask: int) -> Iterator[Card]:
    """Yield the cards of a bit mask, lowest first."""
    while mask:
        low = mask & -mask
        yield CARDS[low.bit_length() - 1]
        mask ^= low


def _plain(text: str) -> str:
    return text.translate(_VARIATION_SELECTORS)


def _card(found: re.Match[str]) -> Card:
    return CARDS[_RANK_OF[found.group(1).upper()] * 4 + _SUIT_OF[found.group(2).upper()]]


KOMI = Card(6 * 4 + 1)
"""The 7♦."""
