"""The value of a round's end, where both hands are empty and everything else is public.

A linear function with weights of its own for each number of rounds to come, fitted to what deals brought in.
"""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING, Final

from basra.kinds import JACK, KOMI, TEN, number_of, numeral_total
from basra.players.replies import SPECIAL, Replies, chance_of, total_taken
from basra.playouts import DECK, HAND, SwiftDeal
from basra.vectors import integers, reals

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

FEATURES: Final = 48
ROUNDS: Final = 5
"""The rounds to come, one to five, that have weights."""

AHEAD: Final = 1
"""The feature that says how many tens of cards side 0 has captured more than the other one."""
DECIDED: Final = 4
"""The feature that says who has most cards for certain: 1, -1, or 0 for nobody."""

_STEPS: Final = 10
_SHAPED: Final = 26
_UNDECIDED: Final = 36
_WITH: Final[vec[i64]] = integers([5, 6, 7, 8, 9, 11, 13, 14, 15, 20, 21, 19])
"""The features that matter otherwise where the majority is open."""

_COURTS: Final = 0xFFF << 4 * JACK
_BITS: Final = 0x11111111111111


class Prospect:
    """The points that side 0, which leads the next round, will win from a round's end on by expectation.

    Basras that were made before do not count in it.

    Args:
        weights: ROUNDS rows of FEATURES, for one round to come first.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = reals(weights)
        self.features: vec[float] = reals([0.0] * FEATURES)
        self.replies = Replies()

    def of(self, deal: SwiftDeal) -> float:
        """Return the value of a deal between two rounds."""
        self.describe(deal)
        row = ((DECK - deal.next) // (2 * HAND) - 1) * FEATURES
        value = 0.0
        feature: i64 = 0
        while feature < FEATURES:
            value += self.weights[row + feature] * self.features[feature]
            feature += 1
        return value

    def describe(self, deal: SwiftDeal) -> None:
        """Set the features of a deal between two rounds."""
        self._describe_piles(deal)
        self._describe_floor(deal)
        self._describe_unseen(deal)
        self._describe_majority(deal)

    def _describe_piles(self, deal: SwiftDeal) -> None:
        f = self.features
        ahead = float(deal.cards0 - deal.cards1)
        rest = float(DECK - deal.cards0 - deal.cards1)
        f[0] = 1.0
        f[AHEAD] = ahead * 0.1
        f[2] = ahead / sqrt(ahead * ahead + rest)
        f[3] = ahead / sqrt(ahead * ahead + 4.0 * rest)
        f[DECIDED] = 1.0 if deal.cards0 > DECK // 2 else -1.0 if deal.cards1 > DECK // 2 else 0.0
        last = 1.0 if deal.last == 0 else -1.0 if deal.last == 1 else 0.0
        f[5] = last
        f[6] = last * float(number_of(deal.floor))

    def _describe_floor(self, deal: SwiftDeal) -> None:
        f, floor, unseen = self.features, deal.floor, deal.hidden
        number = float(number_of(floor))
        f[7] = number
        f[8] = 1.0 if number == 0.0 else 0.0
        f[9] = 1.0 if number == 1.0 else 0.0
        f[10] = 1.0 if number == 2.0 else 0.0
        feature: i64 = 11
        while feature < 20:
            f[feature] = 0.0
            feature += 1
        if floor == 0:
            return
        total = number_of(unseen)
        replies = self.replies
        replies.look(floor)
        special = chance_of(number_of(unseen & SPECIAL), total, HAND)
        f[11] = chance_of(number_of(unseen & replies.clearing), total, HAND)
        f[12] = special
        f[13] = special * number
        f[14] = float(total_taken(unseen & ~SPECIAL, replies.numbers)) / float(total)
        f[15] = chance_of(number_of(unseen & replies.taking & ~SPECIAL), total, HAND)
        f[16] = f[9] * f[11]
        f[17] = 1.0 if not floor & _COURTS and numeral_total(floor) <= TEN + 1 else 0.0
        f[18] = float(number_of(floor & _COURTS))
        f[19] = 0.0 if f[DECIDED] != 0.0 else f[14]

    def _describe_unseen(self, deal: SwiftDeal) -> None:
        f, unseen = self.features, deal.hidden
        jacks = float(unseen >> 4 * JACK & 0xF)
        f[20] = jacks
        f[21] = float(unseen >> 4 * KOMI & 0xF)
        f[22] = 1.0 if jacks >= 2.0 else 0.0
        f[23] = jacks * f[8]
        f[24] = float(number_of(unseen >> 1 & _BITS | unseen >> 2 & _BITS))
        f[25] = float(number_of(unseen & _BITS & ~(unseen >> 1)))

    def _describe_majority(self, deal: SwiftDeal) -> None:
        """Set what follows from the share of the cards to come that side 0 needs for the majority.

        Where it is 0 or less, or 1 or more, nothing can change; between them the value bends, which ten steps
        follow, and what is on the floor counts the more, the more open it is.
        """
        f = self.features
        needed = (26.5 - float(deal.cards0)) / float(DECK - deal.cards0 - deal.cards1)
        step: i64 = 0
        while step < _STEPS:
            part = needed * 10.0 - float(step)
            f[_SHAPED + step] = 0.0 if part < 0.0 else 1.0 if part > 1.0 else part
            step += 1
        is_open = 4.0 * needed * (1.0 - needed) if 0.0 < needed < 1.0 else 0.0
        place: i64 = 0
        while place < FEATURES - _UNDECIDED:
            f[_UNDECIDED + place] = is_open * f[_WITH[place]]
            place += 1
