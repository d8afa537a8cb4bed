"""What is counted in decks: whole numbers that add up, so that neither order nor batches matter."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from basra.cards import DECK_SIZE

Integers = NDArray[np.int64]
Cards = NDArray[np.uint8]

MOST_INVERSIONS = DECK_SIZE * (DECK_SIZE - 1) // 2

_WORD = 11
"""Cards that fit into 64 bits as a number to the base 52."""


@dataclass(frozen=True, slots=True)
class Counts:
    """What the checks need to know of a number of decks."""

    decks: int
    positions: Integers
    """How often each place (row) held each card (column)."""
    neighbours: Integers
    """How often each card (row) was followed by each card (column); the first follows the last."""
    rising: Integers
    """Decks by their number of rising sequences, 0 to 52: runs v, v + 1, … that lie in this order."""
    inversions: Integers
    """Decks by their number of pairs of which the higher card lies first, 0 to 1,326."""
    fixed_points: Integers
    """Decks by their number of cards that lie where they began, 0 to 52."""
    heads: NDArray[np.uint64]
    """The first 22 cards of each deck, as two numbers to the base 52: enough to know a deck again."""

    @classmethod
    def of(cls, decks: Sequence[Sequence[int]]) -> Self:
        """Count in decks of the cards 0–51.

        Raises:
            ValueError: if a deck does not hold each of the 52 cards once; it names the deck.
        """
        table = _table(decks)
        places = np.arange(DECK_SIZE, dtype=np.uint8)
        place_of = np.argsort(table, axis=1)
        breaks = (place_of[:, 1:] < place_of[:, :-1]).sum(axis=1)
        inversions = np.zeros(len(table), dtype=np.int16)
        for place in range(DECK_SIZE - 1):
            inversions += (table[:, place + 1:] < table[:, place:place + 1]).sum(axis=1, dtype=np.int16)
        return cls(
            decks=len(table),
            positions=_pairs(np.broadcast_to(places, table.shape), table),
            neighbours=_pairs(table, np.roll(table, -1, axis=1)),
            rising=np.bincount(breaks + 1, minlength=DECK_SIZE + 1),
            inversions=np.bincount(inversions, minlength=MOST_INVERSIONS + 1),
            fixed_points=np.bincount((table == places).sum(axis=1), minlength=DECK_SIZE + 1),
            heads=np.stack([_number(table[:, :_WORD]), _number(table[:, _WORD:2 * _WORD])], axis=1))

    def __add__(self, other: "Counts") -> "Counts":
        """Return the counts of both together."""
        return Counts(
            self.decks + other.decks, self.positions + other.positions,
            self.neighbours + other.neighbours, self.rising + other.rising,
            self.inversions + other.inversions, self.fixed_points + other.fixed_points,
            np.concatenate([self.heads, other.heads]))


def _table(decks: Sequence[Sequence[int]]) -> Cards:
    """Return the decks as an array, one a row."""
    for number, deck in enumerate(decks):
        if len(deck) != DECK_SIZE or set(deck) != set(range(DECK_SIZE)):
            raise ValueError(f"deck {number} does not hold each of the cards 0 to {DECK_SIZE - 1} once")
    return np.frombuffer(b"".join(map(bytes, decks)), dtype=np.uint8).reshape(-1, DECK_SIZE)


def _pairs(rows: Cards, columns: Cards) -> Integers:
    """Count pairs of row and column in a table of 52 by 52."""
    counted = np.bincount((rows.astype(np.int64) * DECK_SIZE + columns).ravel(), minlength=DECK_SIZE**2)
    return counted.reshape(DECK_SIZE, DECK_SIZE)


def _number(cards: Cards) -> NDArray[np.uint64]:
    """Read cards as the digits of a number to the base 52."""
    number = np.zeros(len(cards), dtype=np.uint64)
    for column in cards.T:
        number = number * np.uint64(DECK_SIZE) + column.astype(np.uint64)
    return number
