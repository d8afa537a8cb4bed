"""A learned policy: how likely each play of a hand is, by one look at what it takes and leaves.

It is a softmax over features of the plays. A *style* is a set of weights, fitted to the plays of one player;
there are weights of their own for each number of cards in the hand, the last round, and either side.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from basra.kinds import BASRA, COUNTS, JACK, KOMI, NO_BASRA, ONE, TEN, basra, captured, number_of
from basra.players.replies import SPECIAL, Replies, chance_of, total_taken
from basra.playouts import DECK, HAND, SwiftDeal, counts_of_hand
from basra.vectors import integers, reals

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

FEATURES: Final = 30
PHASES: Final = 12
"""Hands of two, three and four cards, before the last round and in it, of side 0 and of side 1."""


class Policy:
    """The chances of the plays of a side; :meth:`look` sets what the other methods speak of.

    Args:
        weights: of each style, one after another: PHASES rows of FEATURES.
    """

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = reals(weights)
        self.styles: i64 = len(weights) // (PHASES * FEATURES)
        self.replies = Replies()
        self.count: i64 = 0
        """The number of different plays."""
        self.kinds: vec[i64] = integers([0] * HAND)
        self.taken: vec[i64] = integers([0] * HAND)
        self.chances: vec[float] = reals([0.0] * HAND)
        self.features: vec[float] = reals([0.0] * (HAND * FEATURES))
        self.phase: i64 = 0

    def look(self, deal: SwiftDeal, side: i64) -> None:
        """List the plays of a side, whose hand must be known, with the features of each."""
        hand = deal.hand0 if side == 0 else deal.hand1
        size = deal.size0 if side == 0 else deal.size1
        is_last = deal.next >= DECK
        self.phase = (size - 2 if size > 1 else 0) + (3 if is_last else 0) + 6 * side
        self.count = 0
        counts = counts_of_hand(hand, size)
        listed: i64 = 0
        while size > 0:
            kind = hand & 0xF
            if not listed & ONE[kind]:
                listed |= ONE[kind]
                self.kinds[self.count] = kind
                self.taken[self.count] = captured(deal.floor, kind) & COUNTS
                self.count += 1
            hand >>= 4
            size -= 1
        if self.count > 1:
            place: i64 = 0
            while place < self.count:
                self._describe(deal, side, counts, place)
                place += 1

    def weigh(self, style: i64) -> None:
        """Set the chances of the plays for a style."""
        if self.count == 1:
            self.chances[0] = 1.0
            return
        row = (style * PHASES + self.phase) * FEATURES
        most = -1e9
        place: i64 = 0
        while place < self.count:
            worth = 0.0
            feature: i64 = 0
            start = place * FEATURES
            while feature < FEATURES:
                worth += self.weights[row + feature] * self.features[start + feature]
                feature += 1
            self.chances[place] = worth
            if worth > most:
                most = worth
            place += 1
        total = 0.0
        place = 0
        while place < self.count:
            share = exp(self.chances[place] - most)
            self.chances[place] = share
            total += share
            place += 1
        place = 0
        while place < self.count:
            self.chances[place] /= total
            place += 1

    def pick(self, share: float) -> i64:
        """Return the place of a play by a number from 0 to 1."""
        place: i64 = 0
        while place < self.count - 1:
            share -= self.chances[place]
            if share < 0.0:
                return place
            place += 1
        return place

    def _describe(self, deal: SwiftDeal, side: i64, counts: i64, place: i64) -> None:
        """Set the features of a play."""
        kind, taken = self.kinds[place], self.taken[place]
        floor = deal.floor
        left = floor - taken if taken else floor + ONE[kind]
        f, at = self.features, place * FEATURES
        feature: i64 = 0
        while feature < FEATURES:
            f[at + feature] = 0.0
            feature += 1
        if taken:
            self._describe_capture(deal, kind, taken, at)
        else:
            self._describe_laid(deal, kind, counts, at)
        number = number_of(left)
        if number < 3:
            f[at + 9 + number] = 1.0
        f[at + 12] = float(number)
        if left:
            self._describe_left(deal, side, kind, counts, left, at)
        if deal.next >= DECK:
            f[at + 26] = 1.0 if taken else 0.0
            f[at + 27] = float(number) if taken or deal.last == side else float(-number)

    def _describe_capture(self, deal: SwiftDeal, kind: i64, taken: i64, at: i64) -> None:
        f = self.features
        number = float(number_of(taken))
        f[at] = 1.0
        f[at + 1] = number
        if taken == deal.floor:
            found = basra(deal.floor, kind, taken, deal.komi_basra)
            if found != NO_BASRA:
                f[at + 2 if found == BASRA else at + 3] = 1.0
        if kind == JACK:
            f[at + 4] = 1.0
            f[at + 5] = number
        elif kind == KOMI:
            f[at + 6] = 1.0
            f[at + 7] = number
        if deal.cards0 <= DECK // 2 and deal.cards1 <= DECK // 2:
            f[at + 28] = number

    def _describe_laid(self, deal: SwiftDeal, kind: i64, counts: i64, at: i64) -> None:
        f = self.features
        if kind in (JACK, KOMI):
            f[at + 8] = 1.0
        f[at + 18] = float((deal.hidden - counts) >> 4 * kind & 0xF)
        if counts >> 4 * kind & 0xF > 1:
            f[at + 19] = 1.0
        if kind <= TEN:
            f[at + 22] = float(kind + 1) * 0.1
        else:
            f[at + 23] = 1.0

    def _describe_left(self, deal: SwiftDeal, side: i64, kind: i64, counts: i64, left: i64, at: i64) -> None:
        """Set what the other side, and this one later, may do on the floor that is left."""
        f, replies = self.features, self.replies
        replies.look(left)
        unseen = deal.hidden - counts
        total = number_of(unseen)
        size = deal.size1 if side == 0 else deal.size0
        if size == 0 and deal.next < DECK:
            size = HAND
        if total < size:
            size = total
        number = float(number_of(left))
        if size > 0:
            special = chance_of(number_of(unseen & SPECIAL), total, size)
            f[at + 13] = chance_of(number_of(unseen & replies.clearing), total, size)
            f[at + 14] = special
            f[at + 15] = special * number
            f[at + 16] = chance_of(number_of(unseen & replies.taking & ~SPECIAL), total, size)
            f[at + 17] = float(total_taken(unseen & ~SPECIAL, replies.numbers)) / float(total)
        rest = counts - ONE[kind]
        if rest & replies.clearing:
            f[at + 21] = 1.0
        if rest & SPECIAL:
            f[at + 25] = number
        f[at + 20] = float(_most(rest & ~SPECIAL, replies.numbers))
        f[at + 24] = f[at + 13] * f[at + 21]
        f[at + 29] = f[at + 16] * f[at + 20]


def _most(cards: i64, numbers: i64) -> i64:
    """Return the most that any of some cards takes."""
    most: i64 = 0
    while cards:
        if cards & 0xF and numbers & 0xF > most:
            most = numbers & 0xF
        cards >>= 4
        numbers >>= 4
    return most
