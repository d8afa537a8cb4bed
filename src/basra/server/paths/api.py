"""Matches over HTTP: the list of them, views, plays and records; and what is the same for all of them."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response
from pydantic import BaseModel, Field

import basra
from basra.events import event_to_text
from basra.players import LEVELS
from basra.rules import LIMITS, MOST_CARD_POINTS, OPTIONS, PRESETS, Rules, choices
from basra.server.application import app_of
from basra.server.paths.asking import AskersSeat, MatchId, is_match_id, record_of
from basra.server.paths.devices import person_of
from basra.server.paths.played import statistics_of
from basra.server.paths.problems import Refusal, answers
from basra.server.schema import DeckStatistics, MatchList, RulesChoice
from basra.server.wire import (
    CommitRequest,
    PlayRequest,
    ResignRequest,
    RevealRequest,
    TakeBackRequest,
    encode,
)
from basra.table.clock import CLOCKS
from basra.table.frames import Accepted, Command, Rejected, ViewFrame
from basra.table.lesson import Lesson, lesson
from basra.table.pictures import RuleBook, rule_book

router = APIRouter(prefix="/api")


class Health(BaseModel):
    """The server is well."""

    name: str = "basra"
    version: str
    data: str = Field(description="Which data the server keeps: equal for servers that share them.")


@router.get("/health", responses=answers(503))
async def health(request: Request) -> Health:
    """Check that the server and its database answer."""
    await app_of(request).database.check()
    return Health(version=basra.__version__, data=app_of(request).data_mark)


@router.get("/rules")
async def rules() -> RulesChoice:
    """Return the presets, the options with what they allow, and the computer players."""
    return RulesChoice(presets={name: Rules.of(name) for name in PRESETS}, limits=LIMITS,
                      choices={name: choices(name) for name in OPTIONS if choices(name)},
                      most_card_points=MOST_CARD_POINTS, levels=tuple(LEVELS), clocks=CLOCKS)


@router.get("/rules/pictures")
async def rule_pictures() -> RuleBook:
    """Return what the pages of the rules show: cards played on floors, and what they capture."""
    return rule_book()


@router.get("/lesson")
async def playable_lesson() -> Lesson:
    """Return the lesson: its tables, the plays that are right, and where they lead."""
    return lesson()


@router.get("/matches", responses=answers(422, 503))
async def my_matches(request: Request, before: Annotated[str | None, Query(
        description="The last match of the page before.")] = None) -> MatchList:
    """Return the matches at which the asker has a seat, newest first, 50 at once."""
    person = await person_of(request)
    if person is None or (before is not None and not is_match_id(before)):
        return MatchList(matches=(), more=False)
    return await app_of(request).store.matches_of(person, before)


@router.get("/statistics", responses=answers(503))
async def my_statistics(request: Request) -> DeckStatistics:
    """Return what the asker's own deals look like beside what chance expects."""
    person = await person_of(request)
    found = await statistics_of(app_of(request).store, person) if person else ()
    return DeckStatistics(statistics=tuple(found))


@router.get("/matches/{match}", responses=answers(404, 422, 503))
async def match_view(request: Request, match: MatchId, seat: AskersSeat) -> ViewFrame:
    """Return a match as the asker's seat sees it."""
    async with app_of(request).tables.at(match) as live:
        return await live.view(seat)


_COMMAND_ANSWERS = answers(404, 422, 503) | {
    409: {"model": Rejected, "description": "Refused; nothing has changed. It has the state to return to."}}


@router.post("/matches/{match}/plays", responses=_COMMAND_ANSWERS)
async def play(request: Request, match: MatchId, seat: AskersSeat, command: PlayRequest) -> Accepted:
    """Play a card. The answer comes once the play is on the disk."""
    return await _act(request, match, seat, command)


@router.post("/matches/{match}/take-backs", responses=_COMMAND_ANSWERS)
async def take_back(request: Request, match: MatchId, seat: AskersSeat, command: TakeBackRequest) -> Accepted:
    """Take back one's latest play of this deal, with all that followed; in practice against the computer."""
    return await _act(request, match, seat, command)


@router.post("/matches/{match}/commitment", responses=_COMMAND_ANSWERS)
async def commit(request: Request, match: MatchId, seat: AskersSeat, command: CommitRequest) -> Accepted:
    """Commit to a value of one's own for the dealing, having seen the server's promise among the events."""
    return await _act(request, match, seat, command)


@router.post("/matches/{match}/value", responses=_COMMAND_ANSWERS)
async def reveal(request: Request, match: MatchId, seat: AskersSeat, command: RevealRequest) -> Accepted:
    """Reveal the value that was committed to; the cards are dealt once every person has."""
    return await _act(request, match, seat, command)


@router.post("/matches/{match}/resignation", responses=_COMMAND_ANSWERS)
async def resign(request: Request, match: MatchId, seat: AskersSeat, command: ResignRequest) -> Accepted:
    """Give the match up: the other seat wins, if the match counts already; the deal in play is revealed."""
    return await _act(request, match, seat, command)


async def _act(request: Request, match: str, seat: int, command: Command) -> Accepted:
    async with app_of(request).tables.at(match) as live:
        answer = await live.act(seat, command)
    if isinstance(answer, Accepted):
        return answer
    return Response(encode(answer), 409, media_type="application/json")  # type: ignore[return-value]


_LINES: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/jsonl": {}}, "description": "JSON Lines."}}


@router.get("/matches/{match}/events", response_class=Response,
            responses=answers(404, 422, 503) | _LINES)
async def match_events(request: Request, match: MatchId, _seat: AskersSeat) -> Response:
    """Return the public events so far, one a line: what the asker's browser checks after each deal."""
    record = await record_of(request, match)
    lines = "".join(f"{event_to_text(event)}\n" for event in record.events)
    return Response(lines, media_type="application/jsonl")


@router.get("/matches/{match}/proof", response_class=Response,
            responses=answers(404, 422, 503, conflict="It is not over yet.") | _LINES)
async def match_proof(request: Request, match: MatchId, _seat: AskersSeat) -> Response:
    """Return the record of a match that is over, as JSON Lines: that of a fair one proves its dealing."""
    record = await record_of(request, match)
    if not record.match.is_over:
        raise Refusal(409, "match-not-over", "the proof of a match is given out once the match is over")
    return Response(record.to_text(), media_type="application/jsonl", headers={
        "content-disposition": f'attachment; filename="basra-{match}.jsonl"'})
