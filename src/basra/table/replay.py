"""A deal that is over, step by step and judged; hints and lone positions.

Standard dataclasses of plain data, as in ``basra.table.frames``; cards are text.
"""

from dataclasses import dataclass
from typing import Literal

from basra.events import Event, Kind, Player
from basra.players.judge import Judgement
from basra.rules import Rules
from basra.table.frames import BasraCard

Mark = Literal["best", "good", "slip", "mistake", "blunder"]
"""How good a play was, by the points that it lost against the best one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A play that was made, judged from what its side could know at that moment."""

    made: Judgement
    best: Judgement
    """The best play; the one that was made if none is better."""
    loss: float
    """Points that the best play is better by, 0 or more."""
    mark: Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayStep:
    """The state of a deal right after an event, with both hands open."""

    seq: int
    """The number of the event; 0 for a lone position."""
    event: Event | None
    """The beginning of the deal, a round, a play or the end of the deal; null for a lone position."""
    round: int
    turn: int | None
    floor: tuple[str, ...]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    stock: int
    """The number of cards not dealt yet."""
    piles: tuple[int, int]
    """How many cards each side has captured."""
    basras: tuple[tuple[BasraCard, ...], tuple[BasraCard, ...]]
    totals: tuple[int, int]
    """The points of the match, from the deals that are over."""
    position: str
    """All of it on one line, as :meth:`basra.deal.Deal.to_text` writes it: the text of a link."""
    judged: Judged | None
    """The play of this step; null if it is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealReplay:
    """A deal that is over, from its first card to its score. Plays that were taken back are not in it."""

    match: str
    """The match id, 32 hexadecimal digits."""
    deal: int
    """Its number, from 1."""
    deals: int
    """How many deals of the match are over."""
    seat: int | None
    """The asker's seat; null if the record came as a file."""
    kind: Kind
    rules: Rules
    players: tuple[Player, Player]
    dealer: int
    steps: tuple[ReplayStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """What each play of the asker's hand is worth."""

    seq: int
    """The last event that it knows."""
    plays: tuple[Judgement, ...]
    """Best first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A lone position, and what the plays of the side to play are worth.

    It does not say which cards were seen on the opening floor and replaced, so that a judgement may differ
    from that of the same moment in the review of its deal.
    """

    step: ReplayStep
    rules: Rules
    judgements: tuple[Judgement, ...]
    """Best first; none if nobody is to play."""
