"""Perfect information by Monte Carlo: ``pimc`` of the ladder.

Hands are drawn, each is played out to the round's end as if both sides saw all cards, and the play that does
best on average is made (Ginsberg, 2001). It takes for granted that it will know what it does not.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from basra.dice import Dice
from basra.players.exact import INFINITE, Plays, Solver
from basra.players.knowledge import Knowledge
from basra.players.policy import Policy
from basra.players.prospect import Prospect
from basra.players.reading import Reading
from basra.playouts import SwiftDeal
from basra.vectors import reals

if TYPE_CHECKING:
    from mypy_extensions import i64

NODES_A_HAND: Final = 40
"""How much of the node budget one drawn hand is."""


class Pimc:
    """The search; a drawn hand for every 40 nodes of the budget."""

    def __init__(self, policy: Policy, prospect: Prospect, shares: list[float]) -> None:
        self.reading = Reading(policy, shares)
        self.solver = Solver(prospect)
        self.looked_at: i64 = 0
        """The plays that were tried for the last decision."""

    def decide(self, knowledge: Knowledge, dice: Dice, nodes: i64) -> tuple[i64, i64]:
        """Return the kind to play, and what it takes."""
        known, side = knowledge.deal, knowledge.side
        plays = Plays()
        plays.list(known.floor, known.hand0 if side == 0 else known.hand1,
                   known.size0 if side == 0 else known.size1)
        sums = reals([0.0] * plays.count)
        self.reading.read(knowledge, dice)
        deal = SwiftDeal()
        hands: i64 = 1 + nodes // NODES_A_HAND if plays.count > 1 else 0
        while hands > 0:
            self.reading.draw(knowledge, deal, dice)
            place: i64 = 0
            while place < plays.count:
                sums[place] += self.solver.after(deal, side, plays.kinds[place], plays.taken[place], 1,
                                                 -INFINITE, 1.0)
                place += 1
            hands -= 1
        self.looked_at = self.solver.nodes
        best: i64 = 0
        place = 1
        while place < plays.count:
            if sums[place] > sums[best] if side == 0 else sums[place] < sums[best]:
                best = place
            place += 1
        return plays.kinds[best], plays.taken[best]
