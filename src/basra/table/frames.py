"""What a table and its clients say to each other.

Standard dataclasses of plain data; cards are text such as ``10S``. ``basra.server`` validates them
and makes the JSON Schema from which the browser's types are generated.
"""

from dataclasses import dataclass
from typing import Literal

from basra.captures import Basra
from basra.events import CardPlayed, DealEnded, Event, Kind, Player, Stopped
from basra.rules import Rules
from basra.table.clock import ClockName

Rejection = Literal["stale", "not-your-turn", "illegal-play", "ambiguous-play", "unreadable-play",
                    "match-over", "bad-value", "no-take-back", "no-claim", "not-online"]
"""Why a command was refused: it named an older event than the last one; another seat is to play; the
card is not held or does not capture that; the card has several captures; it is no play; the end; a commitment
or a value that is malformed, not awaited, or not the one that was committed to; there is no play that may be
taken back; the other player is not away for so long that the match may be claimed; it is no match between two
devices."""

ProblemCode = Literal["bad-frame", "too-fast", "storage", "no-match", "no-words", "thinking"]
"""What else went wrong: a frame that is not one of these, too many of them, a store that cannot be
written at the moment, a match that is not there or not the asker's; free words though not both want them; the
computer player cannot think at the moment, and tries again."""

Offer = Literal["stop", "rematch", "words"]
"""What both players of an online match must want: to stop it without a winner, to play another one, to
write free words to each other."""

Phrase = Literal[
    "hello", "good-luck", "thanks", "well-played", "nice-basra", "oops", "one-moment", "your-turn",
    "good-game", "goodbye", "emoji-clap", "emoji-laugh", "emoji-wow", "emoji-sad", "emoji-think",
    "emoji-coffee", "emoji-fire", "emoji-heart"]
"""What players say to each other; each reads it in the language of its own page."""


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
    stopped: Stopped | None
    """How the match was broken off, if it was."""


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
class SeatState:
    """What is around one seat of an online match."""

    is_present: bool
    """Whether a device of the seat is connected."""
    grace_ms: int | None
    """While it is not: the time until the other seat may claim the match."""
    bank_ms: int | None
    """What is left of its bank, reckoned when this was sent; None without a clock."""
    time_outs: int
    """Its plays in a row that were made for it."""
    offers: tuple[Offer, ...]
    """What it wants."""
    rating: int | None
    """Its rating as the match began; None in a match that is not rated."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFrame:
    """What is around the cards of an online match; sent whole, after the welcome and at each change."""

    frame: Literal["table"] = "table"
    seq: int
    """The last event when this was sent."""
    clock: ClockName
    play_ms: int | None
    """What is left for the play under way before the bank is drawn on; None if no clock runs."""
    seats: tuple[SeatState, SeatState]
    may_claim: bool
    """Whether whoever is told may claim the match now."""
    is_rated: bool
    watchers: int
    """How many spectators there are."""
    watch: str | None
    """The code by which spectators come; None if whoever is told is one."""
    next: str | None
    """The rematch: its match id, or for a spectator the code to watch it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TalkFrame:
    """Something that a player said: one of the phrases, or free words. Spectators do not hear it."""

    frame: Literal["talk"] = "talk"
    id: int
    """Rising; after a reconnect the latest come again, under the same ids."""
    seat: int
    phrase: Phrase | None
    text: str | None


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
class ResignCommand:
    """Give the match up: the other seat wins, unless it did not count yet."""

    frame: Literal["resign"] = "resign"
    key: str
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ClaimCommand:
    """Win the match because the other player is away; see ``TableFrame.may_claim``."""

    frame: Literal["claim"] = "claim"
    key: str
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OfferCommand:
    """Offer something to the other player, or take the offer back; once both offer it, it is done."""

    frame: Literal["offer"] = "offer"
    key: str
    seq: int
    offer: Offer
    is_on: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class TalkCommand:
    """Say something to the other player: a phrase, or free words where both want them."""

    frame: Literal["talk"] = "talk"
    key: str
    phrase: Phrase | None
    text: str | None
    """At most 200 characters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SyncCommand:
    """Ask for the view as it is now."""

    frame: Literal["sync"] = "sync"


ServerFrame = Welcome | StepFrame | Accepted | Rejected | Problem | TableFrame | TalkFrame
Command = PlayCommand | TakeBackCommand | CommitCommand | RevealCommand | ResignCommand | ClaimCommand
"""What becomes an event of the record."""
ClientFrame = Command | OfferCommand | TalkCommand | SyncCommand
