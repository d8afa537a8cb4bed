"""Who takes part: a computer player with a node budget."""

from dataclasses import dataclass
from typing import Self

from basra.errors import LevelError, shown
from basra.players import NODE_BUDGET, player_named

MOST_NODES = 10_000_000


@dataclass(frozen=True, slots=True)
class Entrant:
    """A computer player with its node budget.

    >>> Entrant.parse("greedy@500")
    Entrant(name='greedy', nodes=500)
    >>> str(Entrant.parse("greedy"))
    'greedy'
    """

    name: str
    nodes: int = NODE_BUDGET

    @classmethod
    def parse(cls, text: str, nodes: int = NODE_BUDGET) -> Self:
        """Read a player from text: its name or, with a budget of its own, ``name@nodes``.

        Args:
            text: what to read.
            nodes: the budget of a player that names none.

        Raises:
            LevelError: if there is no such player, or the budget is not a whole number from 1 to ten million.
        """
        name, at, budget = text.partition("@")
        player_named(name)
        if not at:
            return cls(name, nodes)
        if not (budget.isascii() and budget.isdigit() and 0 < int(budget[:9]) <= MOST_NODES >= len(budget)):
            raise LevelError(f"{shown(text)}: a node budget is a whole number from 1 to {MOST_NODES}")
        return cls(name, int(budget))

    def __str__(self) -> str:
        return self.name if self.nodes == NODE_BUDGET else f"{self.name}@{self.nodes}"


REFERENCE, BOUND = Entrant("greedy"), Entrant("omni2")
"""The gap is what the bound, which sees all cards, gains against the reference."""
