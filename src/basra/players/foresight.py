"""The strong player's search: one information-set tree over the round, its end worth what a prospect says.

Each iteration draws the other hand and style as :mod:`basra.players.reading` thinks, lets the other side play
by the policy, and descends by UCB where this side decides, which knows the sequence of plays and no more. The
last round is worked out exactly, since both sides can know all cards.
"""

from __future__ import annotations

from math import log, sqrt
from typing import TYPE_CHECKING, Final

from basra.dice import Dice
from basra.players.exact import INFINITE, Plays, Solver
from basra.players.knowledge import Knowledge
from basra.players.policy import Policy
from basra.players.prospect import Prospect
from basra.players.reading import Reading, draw_hand
from basra.playouts import DECK, SwiftDeal
from basra.vectors import integers, reals

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

EXPLORATION: Final = 15.0
"""The constant of UCB, in points."""
_WIDTH: Final = 16
_ROOT_SLOTS: Final = 0xEDCBA9876543210
_LONGEST: Final = 8


class Tree:
    """A node for each sequence of plays from the root, with what its last play brought."""

    def __init__(self, nodes: i64, exploration: float) -> None:
        self.exploration = exploration
        self.children: vec[i64] = integers([0] * (nodes * _WIDTH))
        """The node after each kind, or after each play at the root; 0 for none."""
        self.visits: vec[i64] = integers([0] * nodes)
        self.rewards: vec[float] = reals([0.0] * nodes)
        self.size: i64 = 1

    def select(self, node: i64, hand: i64, size: i64, dice: Dice) -> i64:
        """Return the slot to try among those of a hand: a new one if there is any, else the best by UCB."""
        best: i64 = -1
        most = 0.0
        fresh: i64 = 0
        logarithm = log(float(self.visits[node]) + 1.0)
        while size > 0:
            slot = hand & 0xF
            child = self.children[node * _WIDTH + slot]
            if child == 0 or self.visits[child] == 0:
                fresh += 1
                if dice.below(fresh) == 0:
                    best = slot
            elif fresh == 0:
                visits = float(self.visits[child])
                bound = self.rewards[child] / visits + self.exploration * sqrt(logarithm / visits)
                if best < 0 or bound > most:
                    best, most = slot, bound
            hand >>= 4
            size -= 1
        return best

    def step(self, node: i64, slot: i64) -> i64:
        """Return the node after a slot, made if need be."""
        child = self.children[node * _WIDTH + slot]
        if child == 0:
            child = self.size
            self.size = child + 1
            self.children[node * _WIDTH + slot] = child
        return child


class Foresight:
    """The search; ``nodes`` iterations for a play."""

    def __init__(self, policy: Policy, prospect: Prospect, shares: list[float],
                 exploration: float = EXPLORATION) -> None:
        self.exploration = exploration
        self.policy = policy
        self.prospect = prospect
        self.reading = Reading(policy, shares)
        self.solver = Solver(prospect)
        self.plays = Plays()
        self.deal = SwiftDeal()
        self.tree = Tree(2, exploration)
        self.path: vec[i64] = integers([0] * _LONGEST)
        self.looked_at: i64 = 0
        """The iterations of the last decision, or in the last round the plays that were tried."""

    def decide(self, knowledge: Knowledge, dice: Dice, nodes: i64) -> tuple[i64, i64]:
        """Return the kind to play, and what it takes."""
        self._list(knowledge)
        if self.plays.count == 1:
            return self.plays.kinds[0], self.plays.taken[0]
        if knowledge.deal.next >= DECK:
            self._uncover(knowledge, dice)
            best_of_last = self.solver.best(self.deal, 1)
            self.looked_at = self.solver.nodes
            return best_of_last
        self.looked_at = nodes
        self.search(knowledge, dice, nodes)
        best = self._most_visited()
        return self.plays.kinds[best], self.plays.taken[best]

    def appraise(self, knowledge: Knowledge, dice: Dice, nodes: i64) -> list[float]:
        """Return what each of ``plays`` is worth: the points that its side wins by from here on.

        Every play gets as many iterations, in a tree of its own, and all meet the same hands.
        """
        self._list(knowledge)
        if knowledge.deal.next >= DECK:
            return self._solve(knowledge, dice)
        self.reading.read(knowledge, dice)
        trees = [Tree(2 * nodes + 2, self.exploration) for _ in range(self.plays.count)]
        drawn = SwiftDeal()
        made: i64 = 0
        while made < nodes:
            style = self.reading.draw(knowledge, drawn, dice)
            chance = dice.state
            place: i64 = 0
            while place < self.plays.count:
                dice.state = chance
                self.deal.copy_from(drawn)
                self.deal.play_as(self.plays.kinds[place], knowledge.side, self.plays.taken[place])
                self.tree = trees[place]
                self._iterate(knowledge.side, style, dice)
                place += 1
            made += 1
        return [tree.rewards[0] / float(nodes) for tree in trees]

    def _solve(self, knowledge: Knowledge, dice: Dice) -> list[float]:
        """Return what each play is worth in the last round, exactly."""
        self.reading.read(knowledge, dice)
        self._uncover(knowledge, dice)
        deal, side, plays = self.deal, knowledge.side, self.plays
        values = [self.solver.after(deal, side, plays.kinds[place], plays.taken[place], 1, -INFINITE, 1.0)
                  for place in range(plays.count)]
        return values if side == 0 else [-value for value in values]

    def _list(self, knowledge: Knowledge) -> None:
        known = knowledge.deal
        self.plays.list(known.floor, known.hand0 if knowledge.side == 0 else known.hand1,
                        known.size0 if knowledge.side == 0 else known.size1)

    def _uncover(self, knowledge: Knowledge, dice: Dice) -> None:
        """Set the deal of the last round, where all that is not seen is in the other hand."""
        hand = draw_hand(knowledge, dice)
        self.deal.copy_from(knowledge.deal)
        if knowledge.side == 0:
            self.deal.hand1 = hand
        else:
            self.deal.hand0 = hand

    def search(self, knowledge: Knowledge, dice: Dice, nodes: i64) -> None:
        """Grow a new tree from the plays that are listed."""
        self.reading.read(knowledge, dice)
        self.tree = Tree(2 * nodes + 2, self.exploration)
        while nodes > 0:
            style = self.reading.draw(knowledge, self.deal, dice)
            self._iterate(knowledge.side, style, dice)
            nodes -= 1

    def _iterate(self, side: i64, style: i64, dice: Dice) -> None:
        deal, tree, policy = self.deal, self.tree, self.policy
        node: i64 = 0
        length: i64 = 0
        in_tree = True
        while deal.size1 > 0:
            if deal.turn() != side:
                policy.look(deal, 1 - side)
                policy.weigh(style)
                place = policy.pick(dice.share())
                if in_tree:
                    node = tree.step(node, policy.kinds[place])
                    self.path[length] = node
                    length += 1
                deal.play_as(policy.kinds[place], 1 - side, policy.taken[place])
            elif in_tree:
                node = self._descend(node, side, dice)
                self.path[length] = node
                length += 1
                in_tree = tree.visits[node] > 0
            else:
                policy.look(deal, side)
                policy.weigh(0)
                place = policy.pick(dice.share())
                deal.play_as(policy.kinds[place], side, policy.taken[place])
        value = float(deal.lead) + self.prospect.of(deal)
        self._reward(length, value if side == 0 else -value)

    def _descend(self, node: i64, side: i64, dice: Dice) -> i64:
        """Make this side's play at a node of the tree, and return the node after it."""
        deal, tree = self.deal, self.tree
        if node == 0:
            slot = tree.select(0, _ROOT_SLOTS, self.plays.count, dice)
            deal.play_as(self.plays.kinds[slot], side, self.plays.taken[slot])
            return tree.step(0, slot)
        kind = tree.select(node, deal.hand0 if side == 0 else deal.hand1,
                           deal.size0 if side == 0 else deal.size1, dice)
        deal.play(kind, side)
        return tree.step(node, kind)

    def _reward(self, length: i64, reward: float) -> None:
        tree = self.tree
        tree.visits[0] += 1
        tree.rewards[0] += reward
        place: i64 = 0
        while place < length:
            node = self.path[place]
            tree.visits[node] += 1
            tree.rewards[node] += reward
            place += 1

    def _most_visited(self) -> i64:
        best: i64 = 0
        most: i64 = -1
        slot: i64 = 0
        while slot < self.plays.count:
            child = self.tree.children[slot]
            if child and self.tree.visits[child] > most:
                best, most = slot, self.tree.visits[child]
            slot += 1
        return best
