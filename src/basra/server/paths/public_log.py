"""The public log: which matches started, finished or became void, by day (FAIRNESS.md, step 11).

A line is the time, the match id, the root of the server's promise and the state. A day only grows,
and once it is over its SHA-256 never changes: whoever keeps the list of hashes can show that a line
was taken out or changed.
"""

from datetime import UTC, datetime
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from fastapi.responses import PlainTextResponse, Response

from basra.server.application import app_of
from basra.server.paths.problems import Refusal, answers

router = APIRouter(prefix="/log")

Day = Annotated[str, Path(description="YYYY-MM-DD, UTC.", pattern=r"^\d{4}-\d{2}-\d{2}$")]

_TEXT: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/plain": {}}, "description": "Lines of text."}}


@router.get("", response_class=Response, responses=answers(503) | _TEXT)
async def log_days(request: Request) -> PlainTextResponse:
    """Return the days that are over with the hash of each, as ``sha256sum`` writes and checks it."""
    today = datetime.now(UTC).date().isoformat()
    lines = [f"{sha256(await _text(request, day)).hexdigest()}  {day}.txt\n"
             for day in await app_of(request).store.log_days() if day < today]
    return PlainTextResponse("".join(lines))


@router.get("/{day}.txt", response_class=Response, responses=answers(404, 422, 503) | _TEXT)
async def log_of_day(request: Request, day: Day) -> PlainTextResponse:
    """Return the lines of one day: time, match id, root, and started, finished or void."""
    text = await _text(request, day)
    if not text:
        raise Refusal(404, "no-log", f"the log has no line of {day}")
    return PlainTextResponse(text.decode(), headers={"x-content-sha256": sha256(text).hexdigest()})


async def _text(request: Request, day: str) -> bytes:
    return "".join(f"{line}\n" for line in await app_of(request).store.log_lines(day)).encode()
