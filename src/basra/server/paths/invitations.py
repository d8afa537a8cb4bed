"""Invitations over HTTP: how two people come to a table, by a link or by wishing for the same one."""

from collections.abc import Mapping
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

from basra.rules import Rules
from basra.server.application import app_of
from basra.server.errors import ConflictError
from basra.server.paths.asking import OpeningKey, opening_of
from basra.server.paths.devices import person_of, person_or_new
from basra.server.paths.limits import GUESSES, OPENS, address_of
from basra.server.paths.names import PersonName
from basra.server.paths.problems import Refusal, answers
from basra.server.playing.meeting import Asker
from basra.server.schema import Invitation, MatchSummary, Rating
from basra.server.storage.invitations import StoredInvitation, TableWish
from basra.table.clock import ClockName

router = APIRouter(prefix="/api")

Code = Annotated[str, Path(description="The code of an invitation; capitals and hyphens do not matter.")]


class PairingRequest(BaseModel):
    """What table somebody wishes for."""

    model_config = ConfigDict(extra="forbid")

    rules: dict[str, Any] = Field(default={"preset": "egyptian-v2"}, description=(
        "A preset by name, and the options that differ from it; see /api/rules."))
    clock: ClockName = Field(default="none", description="How long plays may take.")
    is_rated: bool = Field(default=False, description="Whether the outcome changes the ratings of both.")
    name: PersonName = Field(default="", description="What the one who asks is called.")

    @property
    def wish(self) -> TableWish:
        """The table that is wished for.

        Raises:
            RulesError: if there are no such rules.
        """
        return TableWish(rules=Rules.from_dict(self.rules), clock=self.clock, is_rated=self.is_rated)


class InvitationRequest(PairingRequest):
    """What table somebody invites to."""

    is_listed: bool = Field(default=False, description=(
        "Whether the lobby shows it, and later the match to whoever wants to watch."))


class JoinRequest(BaseModel):
    """Who sits down."""

    model_config = ConfigDict(extra="forbid")

    name: PersonName = Field(default="", description="What the one who joins is called.")


@router.post("/invitations", status_code=201, dependencies=[OPENS], responses=answers(422, 503))
async def invite(request: Request, response: Response, wanted: InvitationRequest,
                 opening: OpeningKey = "") -> Invitation:
    """Open a table for whoever comes by its code within seven days; the asker gets a cookie."""
    wish, person = wanted.wish, await person_or_new(request, response)
    asker = Asker(person, wanted.name, address_of(request), opening_of(person, opening))
    added = await app_of(request).meeting.invite(asker, wish, is_listed=wanted.is_listed)
    return await _told(request, added, person)


@router.get("/invitations/{code}", dependencies=[GUESSES], responses=answers(404, 422, 503))
async def invitation(request: Request, code: Code) -> Invitation:
    """Return an invitation; once somebody has joined, to its two players alone."""
    asker = await person_of(request)
    found = await _found(request, code, asker)
    if found.match and await app_of(request).store.summary_of(found.match, asker or b"") is None:
        raise _gone()
    return await _told(request, found, asker)


@router.delete("/invitations/{code}", status_code=204, responses=answers(
    404, 422, 503, conflict="Somebody has joined: there is a match already."))
async def withdraw(request: Request, code: Code) -> None:
    """Withdraw an invitation of one's own."""
    asker = await person_of(request)
    found = await _found(request, code, asker)
    if found.person != asker:
        raise _gone()
    try:
        await app_of(request).meeting.withdraw(found)
    except ConflictError:
        raise _taken() from None


@router.post("/invitations/{code}/join", status_code=201, dependencies=[GUESSES], responses=answers(
    404, 422, 503, conflict="It is the asker's own, or somebody else was faster."))
async def join(request: Request, response: Response, code: Code, wanted: JoinRequest) -> MatchSummary:
    """Sit down at the table of an invitation: the match is made, and the asker gets a cookie.

    Who gets which seat is drawn by lot. Asked again, it answers the same.
    """
    asker = await person_of(request)
    found = await _found(request, code, asker)
    if found.person == asker:
        raise Refusal(409, "own-invitation", "this invitation is your own: somebody else must join it")
    if found.match is None:
        asker = await person_or_new(request, response)
        try:
            match = await app_of(request).meeting.join(found, asker, wanted.name)
        except ConflictError:
            match = (await _found(request, code, asker)).match or ""
    else:
        match = found.match
    summary = await app_of(request).store.summary_of(match, asker or b"")
    if summary is None:
        raise _taken()
    return summary


@router.post("/pairings", status_code=201, dependencies=[OPENS], responses=answers(422, 503))
async def pair(request: Request, response: Response, wanted: PairingRequest,
               opening: OpeningKey = "") -> Invitation:
    """Join whoever has waited longest in the lobby for the same table, or else wait there.

    The answer has a ``match`` if there was somebody. Asked again, the same invitation goes on waiting.
    """
    wish, person = wanted.wish, await person_or_new(request, response)
    asker = Asker(person, wanted.name, address_of(request), opening_of(person, opening))
    return await _told(request, await app_of(request).meeting.pair(asker, wish), person)


async def _found(request: Request, code: str, asker: bytes | None) -> StoredInvitation:
    """Return an invitation.

    Raises:
        Refusal: if there is none, or the asker and the one who invites are not to meet: one answer for both.
    """
    found = await app_of(request).invitations.get(code)
    if found is None or (asker and found.person in await app_of(request).people.shunned_by(asker)):
        raise _gone()
    return found


async def _told(request: Request, stored: StoredInvitation, asker: bytes | None) -> Invitation:
    """Return an invitation as it is told to somebody who may know the match that came of it."""
    ratings = await app_of(request).store.ratings.of_all([stored.person])
    return as_told(stored, asker, ratings)


def as_told(stored: StoredInvitation, asker: bytes | None, ratings: Mapping[bytes, Rating]) -> Invitation:
    """Return an invitation as it is told to somebody who may know the match that came of it.

    Args:
        stored: the invitation.
        asker: to whom.
        ratings: of people, the one who invites among them if it has one.
    """
    rating = ratings.get(stored.person)
    return Invitation(
        code=stored.code, name=stored.name, rules=stored.wish.rules, clock=stored.wish.clock,
        is_rated=stored.wish.is_rated, is_listed=stored.is_listed, rating=rating.rating if rating else None,
        is_mine=stored.person == asker, time=stored.time, match=stored.match)


def _gone() -> Refusal:
    return Refusal(404, "no-invitation", "there is no such invitation any more")


def _taken() -> Refusal:
    return Refusal(409, "taken", "somebody else has joined already")
