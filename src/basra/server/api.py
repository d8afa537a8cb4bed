"""The HTTP side: matches, plays, records and rules as JSON."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

import basra
from basra.events import event_to_text
from basra.players import LEVELS
from basra.record import Record
from basra.rules import LIMITS, MOST_CARD_POINTS, OPTIONS, PRESETS, Rules, choices
from basra.server.devices import device_of, give_token
from basra.server.played import statistics_of
from basra.server.problems import Refusal, answers
from basra.server.schema import ApiError, DeckStatistics, MatchList, MatchSummary, RulesChoice
from basra.server.store import Store
from basra.server.tables import Tables
from basra.server.wire import CommitRequest, PlayRequest, RevealRequest, encode
from basra.table.frames import Accepted, Command, Rejected, ViewFrame

router = APIRouter(prefix="/api")

MatchId = Annotated[str, Path(description="The match id, 32 hexadecimal digits.")]


class MatchRequest(BaseModel):
    """What a new match is to be like."""

    model_config = ConfigDict(extra="forbid")

    rules: dict[str, Any] = Field(default={"preset": "egyptian-v2"}, description=(
        "A preset by name, and the options that differ from it; see /api/rules."))
    level: str = Field(default="careful", description="The computer player; see /api/rules.")
    contribute: bool = Field(default=False, description=(
        "Whether the asker will commit to a value of its own for the dealing and reveal it, before the first "
        "cards. Without it they are dealt at once, and the match is not proven."))
    name: Annotated[str, StringConstraints(strip_whitespace=True, max_length=40)] = Field(
        default="", description="What the person is called.")


class Health(BaseModel):
    """The server is well."""

    name: str = "basra"
    version: str
    data: str = Field(description="Which data the server keeps: equal for servers that share them.")


@router.get("/health", responses=answers(503))
async def health(request: Request) -> Health:
    """Check that the server and its database answer."""
    await _store(request).check()
    return Health(version=basra.__version__, data=request.app.state.data_mark)


@router.get("/rules")
async def rules() -> RulesChoice:
    """Return the presets, the options with what they allow, and the computer players."""
    return RulesChoice(presets={name: Rules.of(name) for name in PRESETS}, limits=LIMITS,
                      choices={name: choices(name) for name in OPTIONS if choices(name)},
                      most_card_points=MOST_CARD_POINTS, levels=tuple(LEVELS))


@router.post("/matches", status_code=201, responses=answers(422, 503))
async def open_match(request: Request, response: Response, wanted: MatchRequest) -> MatchSummary:
    """Open a match against the computer; the asker gets a cookie that holds the seat."""
    rule_set = Rules.from_dict(wanted.rules)
    if wanted.level not in LEVELS:
        raise Refusal(422, "bad-level",
                      f"unknown level {wanted.level[:40]!r}: choose from {', '.join(LEVELS)}")
    device = device_of(request) or give_token(request, response)
    tables = _tables(request)
    match = await tables.open(rule_set, wanted.level, wanted.name, device, wanted.contribute)
    async with tables.at(match) as live:
        await live.table()  # so that a computer player that leads begins at once
    return next(summary for summary in await _store(request).matches_of(device) if summary.match == match)


@router.get("/matches", responses=answers(503))
async def my_matches(request: Request) -> MatchList:
    """Return the matches at which the asker has a seat, newest first."""
    device = device_of(request)
    return MatchList(matches=tuple(await _store(request).matches_of(device)) if device else ())


@router.get("/statistics", responses=answers(503))
async def my_statistics(request: Request) -> DeckStatistics:
    """Return what the asker's own deals look like beside what chance expects."""
    device = device_of(request)
    return DeckStatistics(statistics=tuple(await statistics_of(_store(request), device)) if device else ())


@router.get("/matches/{match}", responses=answers(404, 503))
async def match_view(request: Request, match: MatchId) -> ViewFrame:
    """Return a match as the asker's seat sees it."""
    seat = await seat_at(request, match)
    async with _tables(request).at(match) as live:
        return await live.view(seat)


_COMMAND_ANSWERS = answers(404, 422, 503) | {
    409: {"model": Rejected, "description": "Refused; nothing has changed. It has the state to return to."}}


@router.post("/matches/{match}/plays", responses=_COMMAND_ANSWERS)
async def play(request: Request, match: MatchId, command: PlayRequest) -> Accepted:
    """Play a card. The answer comes once the play is on the disk."""
    return await _act(request, match, command)


@router.post("/matches/{match}/commitment", responses=_COMMAND_ANSWERS)
async def commit(request: Request, match: MatchId, command: CommitRequest) -> Accepted:
    """Commit to a value of one's own for the dealing, having seen the server's promise among the events."""
    return await _act(request, match, command)


@router.post("/matches/{match}/value", responses=_COMMAND_ANSWERS)
async def reveal(request: Request, match: MatchId, command: RevealRequest) -> Accepted:
    """Reveal the value that was committed to; the cards are dealt once every person has."""
    return await _act(request, match, command)


async def _act(request: Request, match: str, command: Command) -> Accepted:
    seat = await seat_at(request, match)
    async with _tables(request).at(match) as live:
        answer = await live.act(seat, command)
    if isinstance(answer, Accepted):
        return answer
    return Response(encode(answer), 409, media_type="application/json")  # type: ignore[return-value]


_LINES: dict[int | str, dict[str, Any]] = {
    200: {"content": {"application/jsonl": {}}, "description": "JSON Lines."}}


@router.get("/matches/{match}/events", response_class=PlainTextResponse, responses=answers(404, 503) | _LINES)
async def match_events(request: Request, match: MatchId) -> Response:
    """Return the public events so far, one a line: what the asker's browser checks after each deal."""
    record = await _record(request, match)
    lines = "".join(f"{event_to_text(event)}\n" for event in record.events)
    return Response(lines, media_type="application/jsonl")


@router.get("/matches/{match}/proof", response_class=PlainTextResponse,
            responses=answers(404, 503) | _LINES | {409: {"model": ApiError, "description": "Not over yet."}})
async def match_proof(request: Request, match: MatchId) -> Response:
    """Return the record of a match that is over, as JSON Lines: it is the proof of its dealing."""
    record = await _record(request, match)
    if not record.match.is_over:
        raise Refusal(409, "match-not-over", "the proof of a match is given out once the match is over")
    return Response(record.to_text(), media_type="application/jsonl", headers={
        "content-disposition": f'attachment; filename="basra-{match}.jsonl"'})


async def _record(request: Request, match: str) -> Record:
    await seat_at(request, match)
    async with _tables(request).at(match) as live:
        return (await live.table()).record


async def seat_at(request: Request, match: str) -> int:
    """Return the asker's seat at a match.

    Raises:
        Refusal: if there is no such match, or it is somebody else's: one answer for both.
    """
    device = device_of(request)
    seat = await _store(request).seat_of(match, device) if device else None
    if seat is None:
        raise Refusal(404, "no-match", "there is no such match, or you have no seat at it")
    return seat


def _store(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


def _tables(request: Request) -> Tables:
    tables: Tables = request.app.state.tables
    return tables

