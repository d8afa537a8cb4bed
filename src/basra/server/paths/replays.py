"""Hints, reviews and positions over HTTP: what plays are worth, and a deal that is over step by step."""

from collections.abc import Callable
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from basra.errors import BasraError, PositionError, RecordError
from basra.players.judge import judge
from basra.record import Record
from basra.server.application import app_of
from basra.server.paths.asking import AskersSeat, DealNumber, MatchId, record_of, reviewed_record
from basra.server.paths.problems import Refusal, answers
from basra.server.playing.thinking import Given, Thinker, ThinkingError, Thought
from basra.table.replay import DealReplay, Hint, Position, replay_deal, replay_position
from basra.verify import MOST_BYTES
from basra.view import View

MOST_POSITION_CHARACTERS = 1500
"""The longest text of a position that is read: one with every option and points for every card is shorter."""

router = APIRouter(prefix="/api")


class ReplayRequest(BaseModel):
    """A record from elsewhere, and which of its deals is to be replayed."""

    model_config = ConfigDict(extra="forbid")

    record: str = Field(description="The text of a record: a proof, or a record of practice.")
    deal: int = Field(strict=True, description="The number of a deal that is over, from 1.")


@router.get("/matches/{match}/hint", responses=answers(404, 422, 503, conflict=(
    "No hints: it is not the asker's turn, two persons play, or it is a daily deal.")))
async def hint(request: Request, match: MatchId, seat: AskersSeat) -> Hint:
    """Return what each play of the asker's hand is worth, as far as the asker can know."""
    record = await record_of(request, match)
    if record.match.turn != seat:
        raise Refusal(409, "no-hints", "there are hints when it is your turn")
    if len(record.people) > 1 or record.kind == "daily":
        raise Refusal(409, "no-hints", "there are no hints in this match")
    plays = await _thought(app_of(request).thinkers.moments, judge, View.of(record, seat))
    return Hint(seq=record.seq, plays=plays)


@router.get("/matches/{match}/deals/{deal}",
            responses=answers(404, 422, 503, conflict="The deal is not over yet."))
async def deal_replay(request: Request, match: MatchId, deal: DealNumber, seat: AskersSeat) -> DealReplay:
    """Return a deal that is over step by step, with both hands and each play judged.

    In a match of two devices that is once the match is over.
    """
    record = await reviewed_record(request, match)
    try:
        return await _thought(app_of(request).thinkers.deals, replay_deal, record, deal, seat)
    except RecordError as error:
        raise Refusal(409, "deal-not-over", str(error)) from None


@router.post("/replays", responses=answers(422, 503), max_body_size=MOST_BYTES)
async def file_replay(request: Request, wanted: ReplayRequest) -> DealReplay:
    """Return a deal of a record that the asker brings, of any host; nothing is stored."""
    try:
        return await _thought(app_of(request).thinkers.deals, _replay_text, wanted.record, wanted.deal)
    except BasraError as error:
        raise Refusal(422, "bad-record", str(error)) from None


@router.get("/positions", responses=answers(422, 503))
async def position(request: Request, text: Annotated[str, Query(
        max_length=MOST_POSITION_CHARACTERS, description="A position as a replay gives it.")]) -> Position:
    """Return a position with both hands, and what the plays of the side to play are worth."""
    try:
        return await _thought(app_of(request).thinkers.moments, replay_position, text)
    except PositionError as error:
        raise Refusal(422, "bad-position", str(error)) from None


def _replay_text(text: str, deal: int) -> DealReplay:
    return replay_deal(Record.from_text(text), deal, None)


async def _thought(thinker: Thinker, work: Callable[[*Given], Thought], *given: *Given) -> Thought:
    """Return what comes of work that takes its time.

    Raises:
        Refusal: if too much of it waits already, or it was given up.
    """
    if thinker.is_busy:
        raise _busy()
    try:
        return await thinker.think(work, *given)
    except ThinkingError:
        raise _busy() from None


def _busy() -> Refusal:
    return Refusal(503, "busy", "the server has too much to think about at the moment: ask again soon")
