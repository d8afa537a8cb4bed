"""Whole deals at full speed, where suits do not matter: for studies, searches and measurements.

Everything is in kinds and counts (:mod:`basra.kinds`), so points of single cards are not known here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from basra.dice import Dice
from basra.kinds import BASRA, COUNTS, JACK, KOMI, NO_BASRA, ONE, basra, captured, number_of
from basra.vectors import integers

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

DECK: Final = 52
HAND: Final = 4
FIRST_STOCK: Final = 4
NOBODY: Final = -1

ALL: Final = 0x14444443444444
"""The counts of the whole deck: three sevens, and the komi."""

_KOMI_CARD: Final = 25
_BIT: Final[vec[i64]] = integers([1 << place for place in range(16)])


class SwiftDeal:
    """A deal from its first card to its score. Side 0 leads each round, side 1 deals.

    The floor is counts. A *hand* is four bits a card, its kind, the first card lowest, with its size beside
    it. What is not face up is counts too, ``hidden``: both hands and the stock; what a side cannot see is
    that less its own hand.
    """

    def __init__(self) -> None:
        self.basra_points: i64 = 10
        self.jack_basra_points: i64 = 30
        self.majority_points: i64 = 30
        self.komi_basra: i64 = 0
        self.deck: vec[i64] = integers([KOMI if card == _KOMI_CARD else card >> 2 for card in range(DECK)])
        """The kinds of the cards: the floor, then the rounds, each with side 0's four cards first."""
        self.next: i64 = DECK
        """The place in ``deck`` of the card that is dealt next; the stock lies from there."""
        self.floor: i64 = 0
        self.hand0: i64 = 0
        self.hand1: i64 = 0
        self.hidden: i64 = 0
        self.size0: i64 = 0
        """The number of cards in the hand of side 0, also where it is not known which."""
        self.size1: i64 = 0
        self.cards0: i64 = 0
        """The number of cards in the pile of side 0."""
        self.cards1: i64 = 0
        self.lead: i64 = 0
        """The points of basras of side 0 less those of side 1."""
        self.last: i64 = NOBODY
        """The side that captured last."""

    def copy_from(self, other: SwiftDeal) -> None:
        """Become equal to another deal, but for the order of the deck."""
        self.basra_points = other.basra_points
        self.jack_basra_points = other.jack_basra_points
        self.majority_points = other.majority_points
        self.komi_basra = other.komi_basra
        self.next = other.next
        self.floor = other.floor
        self.hand0 = other.hand0
        self.hand1 = other.hand1
        self.hidden = other.hidden
        self.size0 = other.size0
        self.size1 = other.size1
        self.cards0 = other.cards0
        self.cards1 = other.cards1
        self.lead = other.lead
        self.last = other.last

    def shuffle(self, dice: Dice, start: i64 = 0, end: i64 = DECK) -> None:
        """Bring the cards from one place to before another into a random order (Fisher and Yates)."""
        deck = self.deck
        while end - start > 1:
            other = start + dice.below(end - start)
            end -= 1
            kind = deck[end]
            deck[end] = deck[other]
            deck[other] = kind

    def open(self) -> None:
        """Lay four cards; a jack or the komi is exchanged for the next card of the stock (rule 3).

        The stock is in a random order, so that any place in it is as good as its back.
        """
        deck = self.deck
        self.floor = 0
        slot: i64 = 0
        spare: i64 = FIRST_STOCK
        while slot < FIRST_STOCK:
            kind = deck[slot]
            while kind in (JACK, KOMI):
                deck[slot] = deck[spare]
                deck[spare] = kind
                kind = deck[slot]
                spare += 1
            self.floor += ONE[kind]
            slot += 1
        self.hidden = ALL - self.floor
        self.cards0 = self.cards1 = self.lead = 0
        self.hand0 = self.hand1 = self.size0 = self.size1 = 0
        self.last = NOBODY
        self.next = FIRST_STOCK

    def deal_round(self) -> None:
        """Deal four cards to side 0, then four to side 1."""
        deck, place = self.deck, self.next
        self.hand0 = deck[place] | deck[place + 1] << 4 | deck[place + 2] << 8 | deck[place + 3] << 12
        self.hand1 = deck[place + 4] | deck[place + 5] << 4 | deck[place + 6] << 8 | deck[place + 7] << 12
        self.size0 = self.size1 = HAND
        self.next = place + 2 * HAND

    @property
    def is_round_over(self) -> bool:
        """Whether both hands are empty."""
        return self.size1 == 0

    def turn(self) -> i64:
        """Return the side to play while hands are not empty: side 0 plays first in a round."""
        return 0 if self.size0 == self.size1 else 1

    def play(self, kind: i64, side: i64) -> None:
        """Play a card from a hand; of several largest captures it makes the first."""
        self.play_as(kind, side, captured(self.floor, kind) & COUNTS)

    def play_as(self, kind: i64, side: i64, taken: i64) -> None:
        """Play a card from a hand that takes some counts."""
        if side == 0:
            self.hand0 = without(self.hand0, kind)
            self.size0 -= 1
        else:
            self.hand1 = without(self.hand1, kind)
            self.size1 -= 1
        self.hidden -= ONE[kind]
        self.move(kind, side, taken)

    def move(self, kind: i64, side: i64, taken: i64) -> None:
        """Move the floor, the piles and the basras on by a play, and leave the hands alone."""
        floor = self.floor
        if taken == 0:
            self.floor = floor + ONE[kind]
            return
        self.floor = floor - taken
        self.last = side
        number = number_of(taken) + 1
        points = self.points_of(floor, kind, taken) if taken == floor else 0
        if side == 0:
            self.cards0 += number
            self.lead += points
        else:
            self.cards1 += number
            self.lead -= points

    def points_of(self, floor: i64, kind: i64, taken: i64) -> i64:
        """Return the points of a play as a basra, 0 if it is none."""
        found = basra(floor, kind, taken, self.komi_basra)
        if found == NO_BASRA:
            return 0
        return self.basra_points if found == BASRA else self.jack_basra_points

    def finish(self) -> i64:
        """Give away the leftovers, and return the points of side 0 less those of side 1."""
        if self.last == 0:
            self.cards0 += number_of(self.floor)
        elif self.last == 1:
            self.cards1 += number_of(self.floor)
        if self.cards0 > DECK // 2:
            return self.lead + self.majority_points
        return self.lead - self.majority_points if self.cards1 > DECK // 2 else self.lead


def without(hand: i64, kind: i64) -> i64:
    """Return a hand less one card of a kind that it holds."""
    place: i64 = 0
    while hand >> place & 0xF != kind:
        place += 4
    lower = (_BIT[place] - 1) & hand
    return lower | hand >> place + 4 << place


def counts_of_hand(hand: i64, size: i64) -> i64:
    """Return the cards of a hand as counts."""
    counts: i64 = 0
    while size > 0:
        counts += ONE[hand & 0xF]
        hand >>= 4
        size -= 1
    return counts


def random_deals(count: i64, seed: i64) -> i64:
    """Play deals at random under the rules of v2, and return the sum of what side 0 won by.

    A hand is in random order after the shuffle, so playing it in that order is playing at random.
    """
    dice, deal = Dice(seed), SwiftDeal()
    deck = deal.deck
    total: i64 = 0
    while count > 0:
        deal.shuffle(dice)
        deal.open()
        place: i64 = FIRST_STOCK
        while place < DECK:
            kind = deck[place]
            deal.move(kind, place & 1, captured(deal.floor, kind) & COUNTS)
            place += 1
        total += deal.finish()
        count -= 1
    return total
