"""The public events of a match, as plain data that everybody may know.

Cards are text; hidden cards are named by their position in the deck (0–51, from the top).
"""

import json
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Literal, cast

from basra.captures import Basra
from basra.errors import BasraError, RecordError, UnknownEventError, shown
from basra.plain import PlainError, build
from basra.rules import Rules
from basra.score import SideScore

Hands = tuple[tuple[int, ...], tuple[int, ...]]

Kind = Literal["fair", "practice", "daily"]
"""How the cards of a match come about: by the protocol of FAIRNESS.md; for practice, where nothing is
promised and plays may be taken back; or as the deal of a day, the same for everybody."""

StopReason = Literal["resigned", "absent", "agreed"]
"""Why a match is broken off: a side gave up, or was away for so long that the other one claimed the match, or
both agreed to."""

Version = Literal["basra-fair/1", "basra-practice/1", "basra-daily/1"]

VERSIONS: dict[Kind, Version] = {
    "fair": "basra-fair/1", "practice": "basra-practice/1", "daily": "basra-daily/1"}
_KIND_OF: dict[Version, Kind] = {version: kind for kind, version in VERSIONS.items()}


@dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """Who sits at a seat."""

    kind: Literal["person", "computer"]
    name: str = ""
    """What a person is called, may be empty; the level of a computer player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchStarted:
    """The match is set up: the first event. Its text is the header H of FAIRNESS.md."""

    event: Literal["match"] = "match"
    version: Version
    match: str
    """The match id, 32 hexadecimal digits."""
    time: str
    """When, in ISO 8601, UTC."""
    rules: Rules
    players: tuple[Player, Player]
    deals: int
    """The number of deals prepared."""
    software: str
    """The version of the program that deals."""

    @property
    def kind(self) -> Kind:
        """How the cards come about; it follows from the version."""
        return _KIND_OF[self.version]


@dataclass(frozen=True, slots=True, kw_only=True)
class Committed:
    """The server committed to the secret of every deal, before any client's value existed."""

    event: Literal["commitments"] = "commitments"
    commitments: tuple[str, ...]
    """C_i of each deal prepared, in hexadecimal digits."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatCommitted:
    """A player's client committed to its value."""

    event: Literal["seat-commit"] = "seat-commit"
    seat: int
    commitment: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRevealed:
    """A player's client revealed its value, 32 bytes in hexadecimal digits."""

    event: Literal["seat-reveal"] = "seat-reveal"
    seat: int
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DealStarted:
    """A deal began: the floor is laid and the first round dealt."""

    event: Literal["deal"] = "deal"
    deal: int
    """Its number in the match, from 1."""
    dealer: int
    floor: tuple[str, ...]
    replaced: tuple[str, ...]
    """Cards that lay on the opening floor and went to the back of the stock (rule 3)."""
    hands: Hands
    """The deck positions of the cards dealt to seat 0 and seat 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundDealt:
    """Four more cards for each side."""

    event: Literal["round"] = "round"
    round: int
    """2 to 6."""
    hands: Hands


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed:
    """A side made a play."""

    event: Literal["play"] = "play"
    seat: int
    position: int
    """The card's position in the deck."""
    card: str
    captured: tuple[str, ...]
    basra: Basra | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakenBack:
    """A side took back its latest play, and with it all that followed: the match stands as before."""

    event: Literal["taken-back"] = "taken-back"
    seat: int
    to: int
    """The number of the event after which the match stands again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut:
    """A side's time ran out: the player ``careful`` makes the play that follows, in its place."""

    event: Literal["time-out"] = "time-out"
    seat: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Stopped:
    """The match is broken off before its end; its end follows, and nothing else."""

    event: Literal["stop"] = "stop"
    reason: StopReason
    seat: int | None
    """Who gave up, or was away when the match was claimed; None if both agreed."""
    secret: str | None
    """The server's secret of the deal in play, as in :class:`DealEnded`; None if none was in play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealEnded:
    """The last card was played: leftovers are taken, the deal is scored, its secret is revealed."""

    event: Literal["deal-end"] = "deal-end"
    deal: int
    leftovers: tuple[str, ...]
    taker: int | None
    """Who took the leftovers: the side that captured last."""
    scores: tuple[SideScore, SideScore]
    carried: int
    """Majority points that go on to the next deal."""
    totals: tuple[int, int]
    secret: str
    """The server's secret s_i of this deal, 32 bytes in hexadecimal digits: the deck follows from it. In a
    match that is not a fair one it is the deal key itself."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnded:
    """The match is over."""

    event: Literal["match-end"] = "match-end"
    winner: int | None
    """None for a draw, which a match of 64 deals can end in, or if it was stopped without a winner."""
    totals: tuple[int, int]


Event = (MatchStarted | Committed | SeatCommitted | SeatRevealed | DealStarted | RoundDealt | CardPlayed
         | TakenBack | TimedOut | Stopped | DealEnded | MatchEnded)

_EVENTS: dict[str, type[Event]] = {
    "match": MatchStarted, "commitments": Committed, "seat-commit": SeatCommitted,
    "seat-reveal": SeatRevealed, "deal": DealStarted, "round": RoundDealt, "play": CardPlayed,
    "taken-back": TakenBack, "time-out": TimedOut, "stop": Stopped, "deal-end": DealEnded,
    "match-end": MatchEnded}


def event_to_text(event: Event) -> str:
    """Write an event as one line of canonical JSON: sorted keys, no spaces."""
    return to_json(event)


def event_from_text(text: str) -> Event:
    """Read what :func:`event_to_text` wrote.

    Raises:
        RecordError: if it is not an event.
    """
    return event_from_dict(from_json(text))


def event_from_dict(data: dict[str, Any]) -> Event:
    """Make an event from plain data.

    Raises:
        UnknownEventError: if it is not an event: an unknown kind, a field missing, too many or wrong.
    """
    name = data.get("event")
    kind = _EVENTS.get(name) if isinstance(name, str) else None
    if kind is None:
        raise UnknownEventError(f"{shown(data)} is not an event: its kind is one of {', '.join(_EVENTS)}")
    try:
        return build(kind, data)
    except (PlainError, BasraError) as error:
        raise UnknownEventError(f"a {data['event']} event cannot be read: {error}") from None


def to_json(data: object) -> str:
    """Write plain data and dataclasses as canonical JSON: sorted keys, no spaces."""
    return _ENCODER.encode(data)


def _plain(value: object) -> dict[str, object]:
    return {name: getattr(value, name) for name in _names(cast(Any, type(value)))}


@cache
def _names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


_ENCODER = json.JSONEncoder(ensure_ascii=False, sort_keys=True, separators=(",", ":"), default=_plain)


def from_json(text: str) -> dict[str, Any]:
    """Read one JSON object.

    Raises:
        RecordError: if the text is not a JSON object.
    """
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise RecordError(f"{shown(text)} is not JSON") from None
    if not isinstance(data, dict):
        raise RecordError(f"{shown(text)} is not a JSON object")
    return data
