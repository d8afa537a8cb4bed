"""How matches are opened: new ones, the deal of the day, and a deal that is over, again."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, Literal, Self

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel, ConfigDict, Field, model_validator

from basra.events import DealStarted, Player
from basra.fair import daily_key, first_dealer
from basra.match import MOST_DEALS
from basra.players import EVERY_LEVEL, LEVELS
from basra.rules import Rules
from basra.server.application import app_of
from basra.server.errors import ConflictError
from basra.server.paths.asking import (
    AskersSeat,
    DealNumber,
    MatchId,
    OpeningKey,
    opening_of,
    reviewed_record,
)
from basra.server.paths.devices import person_of, person_or_new
from basra.server.paths.limits import OPENS
from basra.server.paths.names import PersonName
from basra.server.paths.problems import Refusal, answers
from basra.server.schema import DailyDeal, MatchSummary

router = APIRouter(prefix="/api")

LEVEL = "careful"
"""The computer player if none is asked for, and that of the daily deal."""

DAILY_RULES = Rules.of("egyptian-v2", target=1)


class MatchRequest(BaseModel):
    """What a new match is to be like."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["fair", "practice"] = Field(default="fair", description=(
        "Dealt by the protocol, or for practice: then nothing is promised about the cards, and plays against "
        "the computer may be taken back."))
    rules: dict[str, Any] = Field(default={"preset": "egyptian-v2"}, description=(
        "A preset by name, and the options that differ from it; see /api/rules."))
    opponent: Literal["computer", "person"] = Field(default="computer", description=(
        "With a person, both play at the asker's device, which holds both seats."))
    level: str = Field(default=LEVEL, description="The computer player; see /api/rules.")
    contribute: bool = Field(default=False, description=(
        "Whether each person will commit to a value of its own for the dealing and reveal it, before the "
        "first cards. Without it they are dealt at once, and the match is not proven. Only in fair matches."))
    name: PersonName = Field(default="", description="What the person is called.")
    other_name: PersonName = Field(default="", description="What the other person is called.")

    @model_validator(mode="after")
    def _contributes_in_fair_matches_alone(self) -> Self:
        if self.contribute and self.kind != "fair":
            raise ValueError("values are contributed in fair matches alone")
        return self

    @property
    def players(self) -> tuple[Player, Player]:
        """Who will sit at seat 0 and seat 1."""
        other = (Player(kind="person", name=self.other_name) if self.opponent == "person"
                 else _computer(self.level))
        return Player(kind="person", name=self.name), other


class AgainRequest(BaseModel):
    """How a deal that is over is to be played again."""

    model_config = ConfigDict(extra="forbid")

    seat: Literal["same", "other"] = Field(default="same", description=(
        "Whether the asker gets the same cards, or the opponent's."))
    level: str | None = Field(default=None, description=(
        "The computer player; by default the one of that match."))


@router.post("/matches", status_code=201, dependencies=[OPENS], responses=answers(422, 503))
async def open_match(request: Request, response: Response, wanted: MatchRequest,
                     opening: OpeningKey = "") -> MatchSummary:
    """Open a match; the asker gets a cookie that holds the seat, or both."""
    rules, players = Rules.from_dict(wanted.rules), wanted.players
    person = await person_or_new(request, response)
    match = await app_of(request).tables.open(
        rules, players, (person, person), kind=wanted.kind, contribute=wanted.contribute,
        opening=opening_of(person, opening))
    return await _opened(request, match, person)


@router.post("/matches/{match}/deals/{deal}/again", status_code=201, dependencies=[OPENS],
             responses=answers(404, 422, 503, conflict="The deal is not over yet."))
async def play_again(request: Request, match: MatchId, deal: DealNumber, seat: AskersSeat,
                     wanted: AgainRequest, opening: OpeningKey = "") -> MatchSummary:
    """Open a practice match of one deal that is over: the same 52 cards, against the computer.

    In a match of two devices that is once the match is over.
    """
    record = await reviewed_record(request, match)
    if not 1 <= deal <= len(record.match.scores):
        raise Refusal(409, "deal-not-over", "a deal can be played again once it is over")
    dealer = next(event.dealer for event in record.standing
                  if isinstance(event, DealStarted) and event.deal == deal)
    key, (person, other) = record.deal_key(deal), _sides(record.started.players, seat)
    computer = _computer(wanted.level or (other.name if other.kind == "computer" else LEVEL))
    # Who deals follows from the key. So the asker sits down where the cards are that it asks for.
    is_dealer = (dealer == seat) == (wanted.seat == "same")
    players = _sides((person, computer), 0 if is_dealer == (first_dealer(key) == 0) else 1)
    asker = await person_of(request)
    assert asker is not None
    opened = await app_of(request).tables.open(
        replace(record.started.rules, target=1), players, (asker, asker), kind="practice", keys=[key],
        opening=opening_of(asker, opening))
    return await _opened(request, opened, asker)


@router.post("/daily", dependencies=[OPENS], responses=answers(503))
async def open_daily(request: Request, response: Response) -> MatchSummary:
    """Open the asker's match of the deal of today, or return it if it is open or over: there is one a day."""
    person, day = await person_or_new(request, response), _today()
    if found := await app_of(request).store.daily_match(person, day):
        return found
    try:
        match = await app_of(request).tables.open(
            DAILY_RULES, (Player(kind="person"), _computer(LEVEL)), (person, person), kind="daily", day=day,
            keys=[daily_key(day, deal) for deal in range(1, MOST_DEALS + 1)])
    except ConflictError:  # the same person asked twice at once
        found = await app_of(request).store.daily_match(person, day)
        assert found is not None
        return found
    return await _opened(request, match, person)


@router.get("/daily", responses=answers(503))
async def daily_deal(request: Request) -> DailyDeal:
    """Return the asker's match of the deal of today, and how others of this host have done in it."""
    store, person, day = app_of(request).store, await person_of(request), _today()
    match = await store.daily_match(person, day) if person else None
    results = await store.daily_results(day)
    own = match.totals[0] - match.totals[1] if match and match.is_over and not match.stopped else None
    return DailyDeal(day=day, match=match, played=len(results),
                     beaten=None if own is None else sum(result < own for result in results),
                     streak=_streak(await store.daily_days(person) if person else [], day))


async def _opened(request: Request, match: str, person: bytes) -> MatchSummary:
    """Return the summary of a match that was just opened."""
    async with app_of(request).tables.at(match) as live:
        await live.table()  # so that a computer player that leads begins at once
    summary = await app_of(request).store.summary_of(match, person)
    assert summary is not None
    return summary


def _computer(level: str) -> Player:
    """Return a computer player.

    Raises:
        Refusal: if there is none of that level.
    """
    if level not in EVERY_LEVEL:
        raise Refusal(422, "bad-level", f"unknown level {level[:40]!r}: choose from {', '.join(LEVELS)}")
    return Player(kind="computer", name=level)


def _sides(players: tuple[Player, Player], seat: int) -> tuple[Player, Player]:
    """Return the players as they are for seat 0, or the other way round for seat 1."""
    return players if seat == 0 else (players[1], players[0])


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def _streak(days: list[str], today: str) -> int:
    """Return how many days in a row are among them, latest first, until today or yesterday."""
    day = date.fromisoformat(today)
    if today not in days[:1]:
        day -= timedelta(days=1)
    streak = 0
    while streak < len(days) and days[streak] == (day - timedelta(days=streak)).isoformat():
        streak += 1
    return streak
