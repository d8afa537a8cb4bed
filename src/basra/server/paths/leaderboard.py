"""The strongest players of this host."""

from fastapi import APIRouter, Request

from basra.server.application import app_of
from basra.server.paths.devices import person_of
from basra.server.paths.problems import answers
from basra.server.schema import Leaderboard

router = APIRouter(prefix="/api")


@router.get("/leaderboard", responses=answers(503))
async def leaderboard(request: Request) -> Leaderboard:
    """Return the strongest players, and where the asker stands."""
    return await app_of(request).leaders.board(await person_of(request))
