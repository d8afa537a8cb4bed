"""The JSON Schema of what the server and the browser say to each other.

``python -m basra.server.schema`` prints it; ``npm run types`` in ``web/`` makes the browser's
TypeScript types from it, so that the protocol is described once.
"""

import json
from dataclasses import dataclass
from typing import Any, Literal

from pydantic import TypeAdapter

from basra.events import Event, Kind, Player, StopReason
from basra.rules import Rules
from basra.statistics import Statistic
from basra.table.clock import Clock, ClockName
from basra.table.frames import ClientFrame, ServerFrame
from basra.table.lesson import Lesson
from basra.table.pictures import RuleBook
from basra.table.replay import DealReplay, Hint, Position


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSummary:
    """A match in the list of the asker's matches."""

    match: str
    """The match id, 32 hexadecimal digits."""
    time: str
    """When it began, in ISO 8601, UTC."""
    kind: Kind
    day: str | None
    """Whose daily deal it is, ``YYYY-MM-DD``; None of another match."""
    rules: Rules
    players: tuple[Player, Player]
    seat: int
    """The asker's seat; the lower one if it holds both."""
    is_shared: bool
    """Whether the asker holds both seats: two persons at one device."""
    is_proven: bool
    """Whether every person contributed to the dealing."""
    deal: int
    totals: tuple[int, int]
    turn: int | None
    is_over: bool
    winner: int | None
    stopped: StopReason | None
    """Why it was broken off, if it was."""
    is_online: bool
    """Whether it is played by two devices."""
    is_rated: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchList:
    """The answer to ``GET /api/matches``: the asker's matches, newest first."""

    matches: tuple[MatchSummary, ...]
    more: bool
    """Whether there are older ones: ask again with ``before`` the last of these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyDeal:
    """The answer to ``GET /api/daily``: the deal of today, and how others of this host have done in it."""

    day: str
    """``YYYY-MM-DD``, UTC."""
    match: MatchSummary | None
    """The asker's match, None if it has not opened it."""
    played: int
    """How many devices have finished it."""
    beaten: int | None
    """How many of them did worse than the asker, by the difference of points; None until it has finished."""
    streak: int
    """Days in a row whose deal the asker has finished, until today, or yesterday while today's is open."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation:
    """An open table: somebody waits for whoever comes by its link, or from the lobby."""

    code: str
    name: str
    """What the one who invites is called; may be empty."""
    rules: Rules
    clock: ClockName
    is_rated: bool
    is_listed: bool
    """Whether the lobby shows it."""
    rating: int | None
    """The rating of the one who invites, if it has one."""
    is_mine: bool
    time: str
    """When it was made, in ISO 8601, UTC."""
    match: str | None
    """The match that came of it, told to its two players alone."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningMatch:
    """A match in the lobby that anybody may watch."""

    watch: str
    """The code by which spectators come."""
    rules: Rules
    clock: ClockName
    is_rated: bool
    names: tuple[str, str]
    totals: tuple[int, int]
    deal: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """The answer to ``GET /api/lobby``, and what its socket sends at each change."""

    invitations: tuple[Invitation, ...]
    """Those that are listed and whose host is there, oldest first, not more than 50."""
    matches: tuple[RunningMatch, ...]
    """Those that may be watched, newest first, not more than 50."""
    mine: Invitation | None
    """The invitation that was asked for by its code, if it is the asker's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Rating:
    """How strong somebody is, by Glicko-2 (http://www.glicko.net/glicko/glicko2.pdf)."""

    rating: int
    deviation: int
    """The true strength is within two of these with 95 %."""
    matches: int
    """Rated matches that are over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Me:
    """The answer to ``GET /api/me``: what the asker's device stands for."""

    public: str | None
    """What others know it by, for example in the leaderboard; None as long as there is nothing to know."""
    name: str
    rating: Rating | None
    """None before the first rated match is over."""
    devices: int
    """How many devices share this identity, this one included."""
    blocked: int
    """How many people are blocked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateLink:
    """The answer to ``POST /api/me/links``: whoever opens it becomes the asker; it works once."""

    code: str
    expires: str
    """In ISO 8601, UTC."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ranked:
    """A line of the leaderboard."""

    place: int | None
    """None of somebody who has not played enough rated matches yet, or none for a year."""
    public: str
    name: str
    rating: Rating
    is_me: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaderboard:
    """The answer to ``GET /api/leaderboard``: the strongest first, and the asker's line."""

    players: tuple[Ranked, ...]
    """Those who have a place, 100 at most."""
    me: Ranked | None
    """The asker's line, wherever it stands; None without a rated match."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulesChoice:
    """The answer to ``GET /api/rules``: what rules a match may have."""

    presets: dict[str, Rules]
    limits: dict[str, tuple[int, int]]
    """The least and the greatest value of each option that is a number."""
    choices: dict[str, tuple[str, ...]]
    """The values of each option that is a choice of names."""
    most_card_points: int
    levels: tuple[str, ...]
    """The levels of the computer players, weakest first."""
    clocks: dict[ClockName, Clock]
    """The clocks of matches between two devices."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckStatistics:
    """The answer to ``GET /api/statistics``: the asker's own deals beside what chance expects."""

    statistics: tuple[Statistic, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelResult:
    """How the asker did against one level of the computer."""

    level: str
    matches: int
    """Those that are over: won, lost or drawn."""
    won: int
    lost: int
    drawn: int
    deals: int
    """Deals that are over, also those of matches that are not. All that follows is of them."""
    points: int
    against: int
    """The computer's points."""
    basras: int
    """The asker's basras that are not jack basras."""
    jack_basras: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealResult:
    """How one deal ended for the asker."""

    match: str
    deal: int
    """Its number in the match, from 1."""
    level: str
    points: int
    against: int
    basras: int
    jack_basras: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Results:
    """The answer to ``GET /api/results``: the asker's fair matches against the computer, and no others."""

    levels: tuple[LevelResult, ...]
    """Those that were played against, weakest first."""
    deals: tuple[DealResult, ...]
    """The latest ones, oldest first."""
    streak: int
    """Matches won in a row up to now."""
    longest: int
    """The most matches ever won in a row."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ApiError:
    """The body of every HTTP error."""

    code: str
    message: str


PARTS: dict[str, Any] = {"ServerFrame": ServerFrame, "ClientFrame": ClientFrame, "Event": Event,
                         "MatchList": MatchList, "DailyDeal": DailyDeal, "RulesChoice": RulesChoice,
                         "DeckStatistics": DeckStatistics, "Hint": Hint, "DealReplay": DealReplay,
                         "Position": Position, "Results": Results, "Lobby": Lobby, "Me": Me,
                         "PrivateLink": PrivateLink, "Leaderboard": Leaderboard, "Lesson": Lesson,
                         "RuleBook": RuleBook, "ApiError": ApiError}
"""The messages by name; all else in the schema is a part of them."""


def schema() -> dict[str, Any]:
    """Return one JSON Schema with all messages and their parts under ``$defs``."""
    mode: Literal["serialization"] = "serialization"
    inputs = [(name, mode, TypeAdapter(part)) for name, part in PARTS.items()]
    references, definitions = TypeAdapter.json_schemas(inputs)
    roots = {name: reference for (name, _), reference in references.items()}
    parts = definitions["$defs"]
    for part in parts.values():
        if "properties" in part:  # nothing is left out when it is sent, defaults neither
            part["required"] = list(part["properties"])
        if "enum" in part:  # where it is compiled, its docstring may be that of the compiler
            part.pop("description", None)
    return {"$defs": {**roots, **parts}}


if __name__ == "__main__":
    print(json.dumps(schema(), indent=2, ensure_ascii=False))
