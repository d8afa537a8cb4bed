"""What a table and its clients say to each other.

Standard dataclasses of plain data; cards are text such as ``10S``. ``basra.server`` validates them
and makes the JSON Schema from which the browser's types are generated.
"""

from dataclasses import dataclass
from typing import Literal

from basra.captures import Basra
from basra.events import CardPlayed, DealEnded, Event, Kind, Player
from basra.rules import Rules

Rejection = Literal["stale", "not-your-turn", "illegal-play", "ambiguous-play", "unreadable-play",
                    "match-over", "bad-value", "no-take-back"]
"""Why a command was refused: it named an older event than the last one; another seat is to play; the
card is not held or does not capture that; the card has several captures; it is no play; the end; a commitment
or a value that is malformed, not awaited, or not the one that was committed to; there is no play that may be
taken back."""

ProblemCode = Literal["bad-frame", "too-fast", "storage", "no-match"]
"""What else went wrong: a frame that is not one of these, too many of them, a store that cannot be
written at the moment, a match that is not there or not the asker's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayFrame:
    """One play that a card of the hand makes on this floor."""

    play: str
    """Its notation, to be sent back in a :class:`PlayCommand`."""
    card: str
    captured: tuple[str, ...]
    """In floor order; empty if the card stays on the floor."""
    groups: tuple[tuple[str, ...], ...]
    """The captured cards as they belong together: each equal card alone, each sum as a group."""
    basra: Basra | None
    points: int
    """What the basra earns, 0 without one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HandCard:
    """A card of the own hand."""

    card: str
    position: int
    """Its position in the deck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BasraCard:
    """A card that lies face up in a pile for a basra."""

    card: str
    kind: Basra


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFrame:
    """One side, as everybody sees it."""

    player: Player
    positions: tuple[int, ...]
    """The deck positions of the cards in its hand."""
    pile: int
    """How many cards it has captured in this deal."""
    basras: tuple[BasraCard, ...]
    total: int
    """Its points in the match, from the deals that are over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ViewFrame:
    """The match as one seat sees it, or a spectator (``seat`` null)."""

    match: str
    """The match id, 32 hexadecimal digits."""
    seat: int | None
    seq: int
    """The number of the last event in this view."""
    kind: Kind
    rules: Rules
    stage: Literal["commit", "reveal", "play"]
    """What is awaited: commitments of the persons, their values, or plays."""
    proven: bool
    """Whether every person contributed to the dealing."""
    chain: str
    """The head of the chain of events (FAIRNESS.md, step 8)."""
    deal: int
    """From 1; 0 before the first deal."""
    round: int
    dealer: int
    turn: int | None
    floor: tuple[str, ...]
    hand: tuple[HandCard, ...]
    plays: tuple[PlayFrame, ...]
    """What each card of the own hand does on this floor; they may be played when it is the turn."""
    stock: int
    seats: tuple[SeatFrame, SeatFrame]
    carried: int
    last_play: CardPlayed | None
    """The latest play of this deal."""
    last_deal: DealEnded | None
    """How the latest deal ended: the score sheet."""
    can_take_back: bool
    """Whether this seat may take back its latest play; see :class:`TakeBackCommand`."""
    winner: int | None
    is_over: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """The first frame on a connection, and the answer to :class:`SyncCommand`."""

    frame: Literal["welcome"] = "welcome"
    view: ViewFrame


@dataclass(frozen=True, slots=True, kw_only=True)
class StepFrame:
    """One event, and the view right after it. A gap in ``seq`` is no harm: the view is whole."""

    frame: Literal["step"] = "step"
    seq: int
    event: Event
    view: ViewFrame


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted:
    """A command is committed to disk; sent again under the same key it gets the same answer."""

    frame: Literal["accepted"] = "accepted"
    key: str
    seq: int
    """The number of the event that it became."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rejected:
    """A command was refused and has changed nothing."""

    frame: Literal["rejected"] = "rejected"
    key: str
    code: Rejection
    view: ViewFrame
    """The state to return to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem:
    """Something else went wrong; nothing has changed."""

    frame: Literal["problem"] = "problem"
    code: ProblemCode
    key: str | None = None
    """The key of the command, if it was one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayCommand:
    """Play a card."""

    frame: Literal["play"] = "play"
    key: str
    """Chosen by the client, new for each play: sent twice it is played once. 8–64 characters."""
    seq: int
    """The last event that the client has seen."""
    play: str
    """The notation of a play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBackCommand:
    """Take back one's latest play of this deal, with all that followed; in practice against the computer."""

    frame: Literal["take-back"] = "take-back"
    key: str
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CommitCommand:
    """Commit to a value of one's own for the dealing (FAIRNESS.md, step 3)."""

    frame: Literal["commit"] = "commit"
    key: str
    seq: int
    commitment: str
    """64 lower-case hexadecimal digits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RevealCommand:
    """Reveal the value once every person has committed (step 4)."""

    frame: Literal["reveal"] = "reveal"
    key: str
    seq: int
    value: str
    """64 lower-case hexadecimal digits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SyncCommand:
    """Ask for the view as it is now."""

    frame: Literal["sync"] = "sync"


ServerFrame = Welcome | StepFrame | Accepted | Rejected | Problem
Command = PlayCommand | TakeBackCommand | CommitCommand | RevealCommand
ClientFrame = Command | SyncCommand
