"""Reading the other side: which hands it may hold, and how it plays, from what it has played.

Hands are weighed by how likely a policy makes this round's plays with them. Earlier rounds, where the whole
hand came to light, tell its style: which of several weights its plays are most like.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from basra.dice import Dice
from basra.players.knowledge import Knowledge, Moment
from basra.players.policy import Policy
from basra.playouts import SwiftDeal, counts_of_hand
from basra.vectors import integers, reals

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

HANDS: Final = 256
"""How many hands are drawn and weighed."""
DOUBT: Final = 0.1
"""The share of any card in what a play tells: nobody plays exactly as the policy says."""


class Reading:
    """What is thought of the other side; :meth:`read`, then :meth:`draw` as often as need be."""

    def __init__(self, policy: Policy, shares: list[float]) -> None:
        self.policy = policy
        self.shares = shares
        """How likely each style is before anything was played."""
        self.styles: vec[float] = reals(shares)
        """How likely each style is by what was played in the rounds before."""
        self.hands: vec[i64] = integers([0] * HANDS)
        self.weights: vec[float] = reals([0.0] * (HANDS * policy.styles))
        """The running sum of the weights of each hand in each style."""
        self.is_weighed = False
        self.size: i64 = 0
        """The number of cards in the other hand."""

    def read(self, knowledge: Knowledge, dice: Dice) -> None:
        """Weigh what a side knows of the other one."""
        self._read_styles(knowledge)
        self.size = knowledge.deal.size1 if knowledge.side == 0 else knowledge.deal.size0
        present = knowledge.rounds[0] if knowledge.rounds else []
        self.is_weighed = len(present) > 0 and knowledge.unknown > 0
        if self.is_weighed:
            self._weigh_hands(knowledge, present, dice)

    def draw(self, knowledge: Knowledge, deal: SwiftDeal, dice: Dice) -> i64:
        """Let a deal be one that may be, without a stock, and return the style of the other side in it."""
        deal.copy_from(knowledge.deal)
        styles = self.policy.styles
        if self.is_weighed:
            place = _find(self.weights, HANDS * styles, dice.share())
            hand = self.hands[place // styles]
            style = place % styles
        else:
            hand = draw_hand(knowledge, dice)
            style = _pick(self.styles, styles, dice.share())
        if knowledge.side == 0:
            deal.hand1 = hand
        else:
            deal.hand0 = hand
        return style

    def chance(self, kinds: i64) -> float:
        """Return the chance that the other hand has one of some kinds, the counts of one card each.

        Hands must have been weighed.
        """
        styles = self.policy.styles
        holding = 0.0
        before = 0.0
        number: i64 = 0
        while number < HANDS:
            upto = self.weights[number * styles + styles - 1]
            if counts_of_hand(self.hands[number], self.size) & kinds * 15:
                holding += upto - before
            before = upto
            number += 1
        return holding / before

    def _read_styles(self, knowledge: Knowledge) -> None:
        styles = self.policy.styles
        self.styles = reals(self.shares)
        if styles == 1:
            return
        for moments in knowledge.rounds[1:]:
            held: i64 = 0
            size: i64 = 0
            place: i64 = len(moments)
            while place > 0:
                place -= 1
                moment = moments[place]
                held = held << 4 | moment.kind
                size += 1
                if size > 1:
                    self._weigh_styles(moment, held, 1 - knowledge.side)
        total = 0.0
        style: i64 = 0
        while style < styles:
            total += self.styles[style]
            style += 1
        style = 0
        while style < styles:
            self.styles[style] /= total
            style += 1

    def _weigh_styles(self, moment: Moment, held: i64, side: i64) -> None:
        style: i64 = 0
        self._look(moment, held, side)
        while style < self.policy.styles:
            self.styles[style] *= self._likelihood(moment.kind, style)
            style += 1

    def _look(self, moment: Moment, hand: i64, side: i64) -> None:
        deal = moment.deal
        if side == 0:
            deal.hand0 = hand
        else:
            deal.hand1 = hand
        self.policy.look(deal, side)

    def _likelihood(self, kind: i64, style: i64) -> float:
        """Return how likely a play of the policy's hand is in a style."""
        policy = self.policy
        if policy.count == 1:
            return 1.0
        policy.weigh(style)
        place: i64 = 0
        while policy.kinds[place] != kind:
            place += 1
        return (1.0 - DOUBT) * policy.chances[place] + DOUBT / float(policy.count)

    def _weigh_hands(self, knowledge: Knowledge, present: list[Moment], dice: Dice) -> None:
        styles = self.policy.styles
        likely: vec[float] = reals([0.0] * styles)
        total = 0.0
        number: i64 = 0
        while number < HANDS:
            hand = draw_hand(knowledge, dice)
            self.hands[number] = hand
            style: i64 = 0
            while style < styles:
                likely[style] = self.styles[style]
                style += 1
            place: i64 = len(present)
            while place > 0:
                place -= 1
                moment = present[place]
                hand = hand << 4 | moment.kind
                self._look(moment, hand, 1 - knowledge.side)
                style = 0
                while style < styles:
                    likely[style] *= self._likelihood(moment.kind, style)
                    style += 1
            style = 0
            while style < styles:
                total += likely[style]
                self.weights[number * styles + style] = total
                style += 1
            number += 1


def draw_hand(knowledge: Knowledge, dice: Dice) -> i64:
    """Return a hand of the other side: what is known of it, the rest of what is unseen, all alike."""
    pool = knowledge.pool
    hand = knowledge.held
    count: i64 = len(pool)
    place: i64 = 0
    while place < knowledge.unknown:
        other = place + dice.below(count - place)
        kind = pool[other]
        pool[other] = pool[place]
        pool[place] = kind
        hand = hand << 4 | kind
        place += 1
    return hand


def _pick(shares: vec[float], count: i64, share: float) -> i64:
    place: i64 = 0
    while place < count - 1:
        share -= shares[place]
        if share < 0.0:
            return place
        place += 1
    return place


def _find(sums: vec[float], count: i64, share: float) -> i64:
    """Return the place whose part of the running sums holds a share of the whole."""
    share *= sums[count - 1]
    low: i64 = 0
    high = count - 1
    while low < high:
        middle = (low + high) // 2
        if sums[middle] > share:
            high = middle
        else:
            low = middle + 1
    return low
