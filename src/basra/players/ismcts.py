"""Information-set tree search to the end of the deal: ``ismcts`` of the ladder.

One tree for all hands that may be (Cowling, Powley and Whitehouse, 2012): each iteration imagines the other
hand and the stock, descends by UCB among the plays that are possible then, adds one node, and plays the
rest by a policy that takes the most it can, or now and then any card. The reward is what the side wins by.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from basra.dice import Dice
from basra.kinds import COUNTS, JACK, KINDS, KOMI, captured, number_of
from basra.players.knowledge import Knowledge
from basra.playouts import DECK, SwiftDeal
from basra.vectors import integers, reals

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

_ANY_CARD: Final = 0.3
"""How often a playout plays any card."""
_CARD_WORTH: Final = 30.0 / 26.0
_LATER: Final[vec[i64]] = integers([kind + (KINDS if kind in (JACK, KOMI) else 0) for kind in range(KINDS)])
"""Kinds in the order in which they are given away."""


class Tree:
    """The statistics of plays: a node for each sequence of kinds that was played from the root."""

    def __init__(self, nodes: i64, exploration: float) -> None:
        self.exploration = exploration
        """The constant of UCB, in points."""
        self.children: vec[i64] = integers([0] * (nodes * KINDS))
        """The node after each kind, 0 for none."""
        self.visits: vec[i64] = integers([0] * nodes)
        self.chances: vec[i64] = integers([0] * nodes)
        """How often the play that leads to a node was possible."""
        self.rewards: vec[float] = reals([0.0] * nodes)
        """The sum of what the side that made the play won by."""
        self.size: i64 = 1

    def select(self, node: i64, hand: i64, size: i64, dice: Dice) -> i64:
        """Return the place in a hand of the card to try: a new one if there is any, else the best by UCB."""
        best: i64 = -1
        most = 0.0
        fresh: i64 = 0
        place: i64 = 0
        while place < size:
            child = self.children[node * KINDS + (hand >> 4 * place & 0xF)]
            if child == 0:
                fresh += 1
                if dice.below(fresh) == 0:
                    best = place
            elif fresh == 0:
                visits = float(self.visits[child])
                self.chances[child] += 1
                bound = self.rewards[child] / visits + self.exploration * sqrt(
                    log(float(self.chances[child])) / visits)
                if best < 0 or bound > most:
                    best, most = place, bound
            place += 1
        return best

    def grow(self, node: i64, kind: i64) -> i64:
        """Add the node after a kind, and return it."""
        child = self.size
        self.size = child + 1
        self.children[node * KINDS + kind] = child
        self.chances[child] = 1
        return child


class Ismcts:
    """The search; ``nodes`` iterations for a play."""

    def __init__(self, exploration: float = 25.0) -> None:
        self.exploration = exploration
        self.looked_at: i64 = 0
        """The iterations of the last decision."""

    def decide(self, knowledge: Knowledge, dice: Dice, nodes: i64) -> tuple[i64, i64]:
        """Return the kind to play, and what it takes."""
        self.looked_at = nodes
        tree = Tree(nodes + 2, self.exploration)
        deal = SwiftDeal()
        path: vec[i64] = integers([0] * DECK)
        movers: vec[i64] = integers([0] * DECK)
        while nodes > 0:
            knowledge.imagine(deal, dice)
            _iterate(tree, deal, dice, path, movers)
            nodes -= 1
        kind = _most_visited(tree)
        return kind, captured(knowledge.deal.floor, kind) & COUNTS


def _iterate(tree: Tree, deal: SwiftDeal, dice: Dice, path: vec[i64], movers: vec[i64]) -> None:
    node: i64 = 0
    depth: i64 = 0
    is_new = False
    while not is_new and (deal.size1 > 0 or deal.next < DECK):
        if deal.size1 == 0:
            deal.deal_round()
        side = deal.turn()
        hand = deal.hand0 if side == 0 else deal.hand1
        place = tree.select(node, hand, deal.size0 if side == 0 else deal.size1, dice)
        kind = hand >> 4 * place & 0xF
        child = tree.children[node * KINDS + kind]
        is_new = child == 0
        node = tree.grow(node, kind) if is_new else child
        deal.play(kind, side)
        path[depth], movers[depth] = node, side
        depth += 1
    reward = float(play_out(deal, dice))
    while depth > 0:
        depth -= 1
        node = path[depth]
        tree.visits[node] += 1
        tree.rewards[node] += reward if movers[depth] == 0 else -reward


def play_out(deal: SwiftDeal, dice: Dice) -> i64:
    """Play a deal to its end, mostly greedily, and return what side 0 wins by."""
    while True:
        while deal.size1 > 0:
            side = deal.turn()
            hand = deal.hand0 if side == 0 else deal.hand1
            size = deal.size0 if side == 0 else deal.size1
            if size > 1 and dice.share() >= _ANY_CARD:
                deal.play(greediest(deal, hand, size), side)
            else:
                deal.play(hand >> 4 * dice.below(size) & 0xF, side)
        if deal.next >= DECK:
            return deal.finish()
        deal.deal_round()


def greediest(deal: SwiftDeal, hand: i64, size: i64) -> i64:
    """Return the kind of the best immediate capture; of equal ones the lowest, jack and komi last."""
    best = hand & 0xF
    most = -1.0
    floor = deal.floor
    while size > 0:
        kind = hand & 0xF
        taken = captured(floor, kind) & COUNTS
        worth = 0.0
        if taken:
            worth = _CARD_WORTH * float(number_of(taken) + 1)
            if taken == floor:
                worth += float(deal.points_of(floor, kind, taken))
        if worth > most or (worth == most and _LATER[kind] < _LATER[best]):
            best, most = kind, worth
        hand >>= 4
        size -= 1
    return best


def _most_visited(tree: Tree) -> i64:
    best: i64 = 0
    most: i64 = -1
    kind: i64 = 0
    while kind < KINDS:
        child = tree.children[kind]
        if child and tree.visits[child] > most:
            best, most = kind, tree.visits[child]
        kind += 1
    return best
