"""Computer players: a view in, a play out.

A player gets what its seat may know and nothing else. It has no clock and no randomness of its own:
the same view, seed and node budget always give the same play.
"""

from dataclasses import dataclass
from typing import Protocol, runtime_checkable

from basra.deal import Deal
from basra.errors import LevelError, shown
from basra.events import TimedOut
from basra.fair import bot_seed
from basra.players.beginner import Beginner, Child
from basra.players.careful import Careful
from basra.players.chance import Chance
from basra.players.foresight import Foresight
from basra.players.greedy import Greedy
from basra.players.in_kinds import (
    SHARES,
    InKinds,
    Likeliest,
    Omniscient,
    cards_alone,
    fitted_prospect,
    learned_policy,
    score_alone,
    strongest,
)
from basra.players.ismcts import Ismcts
from basra.players.pimc import Pimc
from basra.plays import Play
from basra.record import Record
from basra.view import View


class ComputerPlayer(Protocol):
    """What every computer player is.

    One that searches may say how far: ``looked_at`` is the iterations, or the plays tried, for its last play.
    """

    def choose(self, view: View, seed: bytes, nodes: int) -> Play:
        """Return one of ``view.plays``.

        Args:
            view: what the seat to play may know; it is that seat's turn.
            seed: bytes from which every choice by chance follows.
            nodes: how many positions may be looked at; players that do not search ignore it.
        """
        ...


@runtime_checkable
class SeeingPlayer(Protocol):
    """A player that sees all cards: for measuring what could be had at most, never at a table."""

    def choose_seeing(self, deal: Deal, seed: bytes, nodes: int) -> Play:
        """Return one of ``deal.legal_plays``.

        Args:
            deal: a copy of the whole deal, the other hand and the stock with it.
            seed: bytes from which every choice by chance follows.
            nodes: how many positions may be looked at.
        """
        ...


PLAYERS: dict[str, ComputerPlayer | SeeingPlayer] = {
    "random": Chance(),
    "child": Child(),
    "beginner": Beginner(adds_up_to=6),
    "greedy": Greedy(),
    "careful": Careful(),
    "thoughtful": InKinds(lambda: Foresight(learned_policy(), cards_alone(), SHARES)),
    "policy": InKinds(lambda: Likeliest(learned_policy())),
    "pimc": InKinds(lambda: Pimc(learned_policy(), fitted_prospect(), SHARES)),
    "ismcts": InKinds(lambda: Ismcts(15.0)),
    "ismcts-25": InKinds(lambda: Ismcts(25.0)),
    "foresight": InKinds(strongest),
    "omni1": Omniscient(1, score_alone),
    "omni2": Omniscient(2, score_alone),
    "omni1-v": Omniscient(1, fitted_prospect),
}
"""All players by name: those of the levels, and those that are there to be measured or to measure by."""

NODE_BUDGET = 4000
"""Positions that a computer player may look at for one play; never a time, so that it is replayable."""

LEVELS: dict[str, int] = {
    "child": NODE_BUDGET, "beginner": NODE_BUDGET, "greedy": NODE_BUDGET, "careful": NODE_BUDGET,
    "thoughtful": 24, "foresight": NODE_BUDGET,
}
"""The levels that are offered, weakest first: a player each, with its node budget (docs/players.md)."""

EVERY_LEVEL: dict[str, int] = {"random": NODE_BUDGET, **LEVELS}
"""The levels that may be met: also those of earlier versions, whose matches can be replayed and played on."""


def player_named(name: str) -> ComputerPlayer | SeeingPlayer:
    """Return a player by its name.

    Raises:
        LevelError: if there is none of that name.
    """
    if name not in PLAYERS:
        raise LevelError(f"there is no player {shown(name)}: choose from {', '.join(PLAYERS)}")
    return PLAYERS[name]


STAND_IN = "careful"
"""The level that plays for a person whose time ran out."""


@dataclass(frozen=True, slots=True)
class Turn:
    """All that the play of a computer player follows from; small, so that another process may think of it."""

    level: str
    view: View
    seed: bytes
    nodes: int

    def play(self) -> Play:
        """Return what the player of that level plays."""
        player = PLAYERS[self.level]
        assert not isinstance(player, SeeingPlayer)
        return player.choose(self.view, self.seed, self.nodes)


def computer_turn(record: Record) -> Turn | None:
    """Return the turn of the computer player who is to play at the end of a record; None if none is.

    It plays at its own seat, and for a person whose time just ran out. The turn is its view, a seed made of
    the deal's secret, and the node budget, so that anybody can replay the play once the secret is revealed
    (FAIRNESS.md).
    """
    seat = record.match.turn
    if seat is None:
        return None
    player = record.started.players[seat]
    stands_in = isinstance(record.events[-1], TimedOut)
    if player.kind == "person" and not stands_in:
        return None
    level = STAND_IN if stands_in else player.name
    seed = bot_seed(record.secrets[record.match.deals_begun], record.seq)
    return Turn(level, View.of(record, seat), seed, EVERY_LEVEL[level])
