"""The player that plays any card."""

from collections.abc import Sequence

from basra.plays import Play
from basra.view import View


class Chance:
    """Each legal play with the same chance: level ``random`` of the ladder."""

    def choose(self, view: View, seed: bytes, nodes: int) -> Play:  # noqa: ARG002
        """Return any legal play; see :class:`basra.players.ComputerPlayer`."""
        return pick(view.plays, seed)


def pick(plays: Sequence[Play], seed: bytes) -> Play:
    """Return one of the plays by the seed.

    A seed of 32 bytes taken modulo a handful of plays is uniform to better than one in 2**250.
    """
    return plays[int.from_bytes(seed, "big") % len(plays)]
