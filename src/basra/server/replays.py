"""Hints, reviews and positions over HTTP: what plays are worth, and a deal that is over step by step."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Query, Request
from pydantic import BaseModel, ConfigDict, Field

from basra.errors import BasraError, PositionError, RecordError
from basra.players.judge import judge
from basra.record import Record
from basra.server.asking import AskersSeat, MatchId, record_of
from basra.server.problems import Refusal, answers
from basra.server.schema import ApiError
from basra.table.replay import DealReplay, Hint, Position, replay_deal, replay_position
from basra.verify import MOST_BYTES
from basra.view import View

MOST_POSITION_CHARACTERS = 1500
"""The longest text of a position that is read: one with every option and points for every card is shorter."""

router = APIRouter(prefix="/api")

Answer = TypeVar("Answer")
DealNumber = Annotated[int, Path(description="The number of the deal, from 1.")]


class ReplayRequest(BaseModel):
    """A record from elsewhere, and which of its deals is to be replayed."""

    model_config = ConfigDict(extra="forbid")

    record: str = Field(description="The text of a record: a proof, or a record of practice.")
    deal: int = Field(strict=True, description="The number of a deal that is over, from 1.")


def _conflict(description: str) -> dict[int | str, dict[str, Any]]:
    return {409: {"model": ApiError, "description": description}}


@router.get("/matches/{match}/hint", responses=answers(404, 503) | _conflict(
    "No hints: it is not the asker's turn, two persons play, or it is a daily deal."))
async def hint(request: Request, match: MatchId, seat: AskersSeat) -> Hint:
    """Return what each play of the asker's hand is worth, as far as the asker can know."""
    record = await record_of(request, match)
    if record.match.turn != seat:
        raise Refusal(409, "no-hints", "there are hints when it is your turn")
    if len(record.people) > 1 or record.kind == "daily":
        raise Refusal(409, "no-hints", "there are no hints in this match")
    return await _thought(request, lambda: Hint(seq=record.seq, plays=judge(View.of(record, seat))))


@router.get("/matches/{match}/deals/{deal}",
            responses=answers(404, 422, 503) | _conflict("The deal is not over."))
async def deal_replay(request: Request, match: MatchId, deal: DealNumber, seat: AskersSeat) -> DealReplay:
    """Return a deal that is over step by step, with both hands and each play judged."""
    record = await record_of(request, match)
    try:
        return await _thought(request, lambda: replay_deal(record, deal, seat))
    except RecordError as error:
        raise Refusal(409, "deal-not-over", str(error)) from None


@router.post("/replays", responses=answers(422), max_body_size=MOST_BYTES)
async def file_replay(request: Request, wanted: ReplayRequest) -> DealReplay:
    """Return a deal of a record that the asker brings, of any host; nothing is stored."""
    try:
        return await _thought(
            request, lambda: replay_deal(Record.from_text(wanted.record), wanted.deal, None))
    except BasraError as error:
        raise Refusal(422, "bad-record", str(error)) from None


@router.get("/positions", responses=answers(422))
async def position(request: Request, text: Annotated[str, Query(
        max_length=MOST_POSITION_CHARACTERS, description="A position as a replay gives it.")]) -> Position:
    """Return a position with both hands, and what the plays of the side to play are worth."""
    try:
        return await _thought(request, lambda: replay_position(text))
    except PositionError as error:
        raise Refusal(422, "bad-position", str(error)) from None


async def _thought(request: Request, work: Callable[[], Answer]) -> Answer:
    """Do work on another thread, one at a time: whatever is asked for, the matches in play go on."""
    async with request.app.state.thinking:
        return await asyncio.to_thread(work)
