"""Computer players: a view in, a play out.

A player gets what its seat may know and nothing else. It has no clock and no randomness of its own:
the same view, seed and node budget always give the same play.
"""

from typing import Protocol

from basra.players.careful import Careful
from basra.players.chance import Chance
from basra.players.greedy import Greedy
from basra.plays import Play
from basra.view import View


class ComputerPlayer(Protocol):
    """What every computer player is."""

    def choose(self, view: View, seed: bytes, nodes: int) -> Play:
        """Return one of ``view.plays``.

        Args:
            view: what the seat to play may know; it is that seat's turn.
            seed: bytes from which every choice by chance follows.
            nodes: how many positions may be looked at; players that do not search ignore it.
        """
        ...


LEVELS: dict[str, ComputerPlayer] = {"random": Chance(), "greedy": Greedy(), "careful": Careful()}
"""The computer players by the name of their level, weakest first."""
