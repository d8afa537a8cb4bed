"""What a person is to this host: its name and devices, all that is held about it, whom it will not meet."""

import json
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Request, Response
from fastapi.responses import StreamingResponse
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from basra.server.application import app_of
from basra.server.errors import ConflictError
from basra.server.paths.asking import AskersSeat, MatchId
from basra.server.paths.devices import device_of, forget_token, give_token, person_of, person_or_new
from basra.server.paths.limits import GUESSES, OPENS
from basra.server.paths.names import PersonName
from basra.server.paths.problems import Refusal, answers
from basra.server.schema import Me, PrivateLink

router = APIRouter(prefix="/api")


class NameRequest(BaseModel):
    """What somebody wants to be called."""

    model_config = ConfigDict(extra="forbid")

    name: PersonName = Field(description="At most 40 characters; may be empty.")


class MoveRequest(BaseModel):
    """Whom a device wants to become."""

    model_config = ConfigDict(extra="forbid")

    code: Annotated[str, StringConstraints(max_length=64)] = Field(description="That of a private link.")


@router.get("/me", responses=answers(503))
async def me(request: Request) -> Me:
    """Return what the asker's device stands for."""
    return await _about(request, await person_of(request))


@router.patch("/me", dependencies=[OPENS], responses=answers(422, 503))
async def rename(request: Request, response: Response, wanted: NameRequest) -> Me:
    """Change what others call the asker from now on; what is played already keeps its names."""
    person = await person_or_new(request, response)
    await app_of(request).people.rename(person, wanted.name)
    app_of(request).leaders.forget()
    return await _about(request, person)


@router.post("/me/links", status_code=201, dependencies=[OPENS], responses=answers(503))
async def make_link(request: Request, response: Response) -> PrivateLink:
    """Make a private link for another device of the asker's: it works once, for half an hour.

    Whoever opens it is the asker, so it is for nobody else. A link that was made before works no longer.
    """
    person = await person_or_new(request, response)
    code, expires = await app_of(request).people.new_link(person)
    return PrivateLink(code=code, expires=expires)


@router.post("/me/move", dependencies=[GUESSES], responses=answers(404, 422, 503))
async def move(request: Request, response: Response, wanted: MoveRequest) -> Me:
    """Let the asking device become the person of a private link; it gets a new cookie.

    Who it was goes with it if that was its only device: its seats are held by the person of the link from
    then on, its matches in play are rated no longer, and the rest is deleted.
    """
    people, before, device = app_of(request).people, await person_of(request), device_of(request)
    person = await people.person_of_link(wanted.code)
    if person is None:
        raise _no_link()
    if before != person:
        is_left_alone = before is None or (await people.about(before)).devices > 1
        try:
            await people.add_device(wanted.code, person, give_token(request, response))
        except ConflictError:
            raise _no_link() from None
        if device:
            await people.remove_device(device)
        if before and not is_left_alone:
            await _dismiss(request, await app_of(request).holdings.carry_over(before, person))
    return await _about(request, person)


@router.get("/me/export", response_class=StreamingResponse, responses=answers(503) | {
    200: {"content": {"application/json": {}}, "description": "A file of JSON."}})
async def export(request: Request) -> Response:
    """Return all that this host holds about the asker, as one file."""
    person = await person_of(request)
    return StreamingResponse(
        _exported(request, person) if person else iter(("{}\n",)), media_type="application/json",
        headers={"content-disposition": 'attachment; filename="basra.json"'})


@router.delete("/me", status_code=204, responses=answers(503))
async def delete(request: Request, response: Response) -> None:
    """Delete all that this host holds about the asker, its matches included, also for who played with it.

    The public log keeps its lines, which are ids and hashes.
    """
    if person := await person_of(request):
        await _dismiss(request, await app_of(request).holdings.erase(person))
    forget_token(response)


@router.delete("/me/blocks", status_code=204, responses=answers(503))
async def unblock_all(request: Request) -> None:
    """Let the asker meet everybody again."""
    app = app_of(request)
    if person := await person_of(request):
        await app.people.unblock_all(person)
        app.lobby.ring()


@router.post("/matches/{match}/block", status_code=204, responses=answers(
    404, 422, 503, conflict="The opponent is no other person."))
async def block(request: Request, match: MatchId, seat: AskersSeat) -> None:
    """Let the asker not meet the opponent of a match again: by no link, not in the lobby, not by pairing."""
    app = app_of(request)
    online = await app.store.online_match(match)
    if online is None:
        raise Refusal(409, "not-online", "only who plays at another device can be blocked")
    await app.people.block(online.people[seat], online.people[1 - seat])
    app.lobby.ring()


async def _about(request: Request, person: bytes | None) -> Me:
    if person is None:
        return Me(public=None, name="", rating=None, devices=1, blocked=0)
    app = app_of(request)
    about = await app.people.about(person)
    return Me(public=about.public, name=about.name, rating=await app.store.ratings.of(person),
              devices=about.devices, blocked=about.blocked)


async def _exported(request: Request, person: bytes) -> AsyncIterator[str]:
    """Yield the text of the export, a match at a time: they may be thousands."""
    holdings = app_of(request).holdings
    head = json.dumps(await holdings.of(person), ensure_ascii=False)
    yield head[:-1] + ', "matches": ['
    separator = "\n"
    async for match in holdings.matches_of(person):
        yield separator + json.dumps(match, ensure_ascii=False)
        separator = ",\n"
    yield "]}\n"


async def _dismiss(request: Request, matches: list[str]) -> None:
    """Send away whoever is at the table of a match that is gone, and show its players nowhere else."""
    app = app_of(request)
    app.leaders.forget()
    for match in matches:
        await app.tables.dismiss(match)
    app.lobby.ring()


def _no_link() -> Refusal:
    return Refusal(404, "no-link", "this link was used already, or is too old: make a new one")
