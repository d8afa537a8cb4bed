"""Whole deals at full speed, where suits do not matter: for studies, searches and measurements.

Everything is in kinds and counts (:mod:`basra.kinds`), so card points of single cards are not known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from basra.kinds import BASRA, COUNTS, JACK, KOMI, NO_BASRA, ONE, basra, captured, number_of
from basra.vectors import integers

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

DECK: Final = 52
ROUNDS: Final = 6

_LOW: Final = 0xFFFFFFFF
_MULTIPLIER: Final = 698769069
_KOMI_CARD: Final = 25


class Chance:
    """Random numbers by multiply-with-carry (Marsaglia, 1994): fast, repeatable, no secret.

    The state stays below 2**62, so that 64 bits and Python's numbers agree.
    """

    def __init__(self, seed: i64) -> None:
        """Begin at a seed from 0 to 2**61 - 1."""
        self.state: i64 = (seed >> 32) * 7919 + (seed & _LOW) + 1
        warm: i64 = 0
        while warm < 4:
            self.below(1)
            warm += 1

    def below(self, bound: i64) -> i64:
        """Return a whole number from 0 to bound - 1, uniform to about bound / 2**32."""
        state = (self.state & _LOW) * _MULTIPLIER + (self.state >> 32)
        self.state = state
        return (state & _LOW) * bound >> 32


class SwiftDeal:
    """A deal from its first card to its score; seat 0 plays first in each round, seat 1 deals."""

    def __init__(self, basra_points: i64 = 10, jack_basra_points: i64 = 30, majority_points: i64 = 30,
                 komi_basra: i64 = 0) -> None:
        self.basra_points = basra_points
        self.jack_basra_points = jack_basra_points
        self.majority_points = majority_points
        self.komi_basra = komi_basra
        self.deck: vec[i64] = integers([KOMI if card == _KOMI_CARD else card >> 2 for card in range(DECK)])
        """The kinds of the cards, in the order in which they are laid and played: floor, then rounds."""
        self.floor: i64 = 0
        self.cards0: i64 = 0
        self.cards1: i64 = 0
        self.lead: i64 = 0
        """The points of basras of seat 0 less those of seat 1."""
        self.last: i64 = -1

    def shuffle(self, chance: Chance) -> None:
        """Bring the cards into a random order (Fisher and Yates)."""
        deck = self.deck
        left: i64 = DECK
        while left > 1:
            other = chance.below(left)
            left -= 1
            kind = deck[left]
            deck[left] = deck[other]
            deck[other] = kind

    def open(self) -> None:
        """Lay four cards; a jack or the komi is exchanged for the next card of the stock (rule 3).

        The stock is in a random order, so that any place in it is as good as its back.
        """
        deck = self.deck
        self.floor = 0
        self.cards0 = self.cards1 = self.lead = 0
        self.last = -1
        slot: i64 = 0
        spare: i64 = 4
        while slot < 4:
            kind = deck[slot]
            while kind in (JACK, KOMI):
                deck[slot] = deck[spare]
                deck[spare] = kind
                kind = deck[slot]
                spare += 1
            self.floor += ONE[kind]
            slot += 1

    def play(self, kind: i64, seat: i64) -> None:
        """Play a card of a kind; of several largest captures it makes one."""
        floor = self.floor
        taken = captured(floor, kind) & COUNTS
        if taken == 0:
            self.floor = floor + ONE[kind]
            return
        self.floor = floor - taken
        self.last = seat
        number = number_of(taken) + 1
        points: i64 = 0
        if taken == floor:
            kind_of_basra = basra(floor, kind, taken, self.komi_basra)
            if kind_of_basra != NO_BASRA:
                points = self.basra_points if kind_of_basra == BASRA else self.jack_basra_points
        if seat == 0:
            self.cards0 += number
            self.lead += points
        else:
            self.cards1 += number
            self.lead -= points

    def finish(self) -> i64:
        """Give away the leftovers, and return the points of seat 0 less those of seat 1."""
        if self.last == 0:
            self.cards0 += number_of(self.floor)
        elif self.last == 1:
            self.cards1 += number_of(self.floor)
        if self.cards0 > DECK // 2:
            return self.lead + self.majority_points
        return self.lead - self.majority_points if self.cards1 > DECK // 2 else self.lead

    def play_out(self) -> i64:
        """Play all cards in the order of the deck, and return what :meth:`finish` does."""
        deck = self.deck
        place: i64 = 4
        while place < DECK:
            self.play(deck[place], place & 1)
            place += 1
        return self.finish()


def random_deals(count: i64, seed: i64) -> i64:
    """Play deals at random under the rules of v2, and return the sum of what seat 0 won by.

    A side's hand is in random order after the shuffle, so playing it in that order is playing at random.
    """
    chance, deal = Chance(seed), SwiftDeal()
    total: i64 = 0
    while count > 0:
        deal.shuffle(chance)
        deal.open()
        total += deal.play_out()
        count -= 1
    return total
