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
    """Return the days that have been over for an hour with the hash of each, as ``sha256sum`` checks it."""
    hashes = await app_of(request).public_log.hashes(datetime.now(UTC))
    return PlainTextResponse("".join(f"{digest}  {day}.txt\n" for day, digest in hashes.items()))


@router.get("/{day}.txt", response_class=Response, responses=answers(404, 422, 503) | _TEXT)
async def log_of_day(request: Request, day: Day) -> PlainTextResponse:
    """Return the lines of one day: time, match id, root, and started, finished or void."""
    text = await app_of(request).public_log.text(day)
    if not text:
        raise Refusal(404, "no-log", f"the log has no line of {day}")
    return PlainTextResponse(text.decode(), headers={"x-content-sha256": sha256(text).hexdigest()})
