"""Invitations: open tables that wait for whoever comes by their link, or from the lobby."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from secrets import choice
from typing import Any

from sqlalchemy import RowMapping, and_, bindparam, select
from sqlalchemy.sql import Select

from basra.events import from_json, to_json
from basra.rules import Rules
from basra.server.storage import layout
from basra.server.storage.database import Database
from basra.server.storage.writer import Writes
from basra.table.clock import ClockName

KEPT = timedelta(days=7)
"""How long an invitation can be followed."""

THERE = timedelta(seconds=30)
"""How long somebody counts as there after it was last seen in the lobby."""

MOST_OPEN = 10
"""How many invitations of one person are open at once; one more takes the place of the oldest."""

MOST_SHOWN = 3
"""How many of one person are listed among them; one more takes the place of the oldest of these."""

MOST_LISTED = 50
"""How many the lobby shows."""

_MARKS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without those that look like others."""

_CODE_MARKS = 12
"""Of 31 marks each: 59 bits."""

_INSERT = layout.invitations.insert()
_DELETE = layout.invitations.delete().where(layout.invitations.c.code == bindparam("which"))
_DELETE_OLD = layout.invitations.delete().where(layout.invitations.c.time < bindparam("horizon"))
_TAKE = layout.taken.insert()
_FORGET_TAKEN = layout.taken.delete().where(layout.taken.c.time < bindparam("horizon"))
_FORGET_ASKED = layout.asked.delete().where(layout.asked.c.time < bindparam("horizon"))
_FORGET_GONE = layout.asked.delete().where(
    layout.asked.c.opening == bindparam("which"),
    layout.asked.c.code.not_in(select(layout.invitations.c.code)))
_NOTE = layout.asked.insert()
_ANSWER = layout.asked.update().where(layout.asked.c.opening == bindparam("which")).values(
    code=bindparam("answer"))
_SEE = (layout.invitations.update().where(layout.invitations.c.code == bindparam("which"))
        .values(seen=bindparam("now")))


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWish:
    """What a table is to be like."""

    rules: Rules
    clock: ClockName
    is_rated: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredInvitation:
    """An invitation as it is kept."""

    code: str
    person: bytes
    """Who invites."""
    name: str
    wish: TableWish
    is_listed: bool
    time: str
    match: str | None = None
    """The match that came of it."""


class Invitations:
    """Reads and writes invitations. Every method raises StorageError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, person: bytes, name: str, wish: TableWish, *, is_listed: bool,
                  opening: bytes | None = None) -> StoredInvitation:
        """Store a new invitation under a new code; what is too old or too many is deleted.

        Args:
            person: who invites.
            name: what it is called.
            wish: to what table.
            is_listed: whether the lobby shows it.
            opening: by which one is opened and no second one; None for as many as are asked for.

        Raises:
            ConflictError: if there is an answer to that opening already.
        """
        now = datetime.now(UTC)
        horizon = [{"horizon": _text(now - KEPT)}]
        invitation = StoredInvitation(code=_new_code(), person=person, name=name, wish=wish,
                                      is_listed=is_listed, time=_text(now))
        open_ones = await self._found(_open().where(layout.invitations.c.person == person)
                                      .order_by(layout.invitations.c.time))
        await self._database.write([
            (_DELETE_OLD, horizon),
            (_FORGET_TAKEN, horizon),
            (_FORGET_ASKED, horizon),
            (_DELETE, [{"which": code} for code in sorted(_too_many(open_ones, is_listed=is_listed))]),
            *_noting(opening, invitation),
            (_INSERT, [{"code": invitation.code, "person": person, "name": name,
                        "rules": to_json(wish.rules), "clock": wish.clock, "is_rated": wish.is_rated,
                        "is_listed": is_listed, "time": invitation.time, "seen": invitation.time}])])
        return invitation

    async def get(self, code: str) -> StoredInvitation | None:
        """Return an invitation that is not too old, also one of which a match has come; else None.

        Args:
            code: as a person may have typed it, in capital letters or with hyphens.
        """
        code = code.replace("-", "").lower()
        if len(code) != _CODE_MARKS or not set(code) <= set(_MARKS):
            return None
        found = await self._found(_kept().where(layout.invitations.c.code == code))
        return found[0] if found else None

    async def answer_to(self, opening: bytes | None) -> StoredInvitation | None:
        """Return the invitation that was the answer to an opening; None if there is none, or no more."""
        if opening is None:
            return None
        asked = layout.asked.c
        found = await self._found(_kept().where(layout.invitations.c.code.in_(
            select(asked.code).where(asked.opening == opening))))
        return found[0] if found else None

    async def note(self, opening: bytes | None, own: StoredInvitation) -> None:
        """Note that an invitation of the one who asks is the answer to an opening.

        Raises:
            ConflictError: if there is another answer.
        """
        await self._database.write(_noting(opening, own))

    async def waiting_among(self, codes: Collection[str]) -> set[str]:
        """Return which of some codes the lobby shows now, or would if it were not full."""
        found = await self._found(_waiting().where(layout.invitations.c.code.in_(codes)))
        return {invitation.code for invitation in found}

    async def of_codes(self, codes: Collection[str]) -> list[StoredInvitation]:
        """Return the invitations of some codes, also those of which a match has come."""
        return await self._found(_kept().where(layout.invitations.c.code.in_(codes))) if codes else []

    async def listed(self) -> list[StoredInvitation]:
        """Return the open invitations that are listed and whose host is there, oldest first."""
        return await self._found(_waiting().limit(MOST_LISTED))

    async def waiting(self, wish: TableWish) -> list[StoredInvitation]:
        """Return those of the lobby that wish for the same table, oldest first."""
        invitations = layout.invitations.c
        return await self._found(_waiting().limit(MOST_LISTED).where(
            invitations.rules == to_json(wish.rules), invitations.clock == wish.clock,
            invitations.is_rated == wish.is_rated))

    async def open_of(self, person: bytes, wish: TableWish) -> StoredInvitation | None:
        """Return a person's listed invitation to such a table, if it is open."""
        invitations = layout.invitations.c
        found = await self._found(_open().where(invitations.person == person, invitations.is_listed))
        return next((invitation for invitation in found if invitation.wish == wish), None)

    async def see(self, codes: Collection[str]) -> None:
        """Note that those who invite by these codes are there."""
        now = _text(datetime.now(UTC))
        await self._database.write([(_SEE, [{"which": code, "now": now} for code in sorted(codes)])])

    async def withdraw(self, code: str) -> None:
        """Delete an open invitation.

        Raises:
            ConflictError: if somebody has joined.
        """
        await self._database.write([*_taking([code]), (_DELETE, [{"which": code}])])

    async def taking(self, invitation: StoredInvitation, joiner: bytes,
                     opening: bytes | None = None) -> Writes:
        """Return what is written with the match of an invitation: both players then wait nowhere else.

        It conflicts if somebody has joined it, or meanwhile another one by which they wait in the lobby.

        Args:
            invitation: that is joined.
            joiner: by whom.
            opening: of the joiner, to which this is the answer from now on.
        """
        invitations = layout.invitations.c
        waiting = [other.code for other in await self._found(_open().where(
            invitations.person.in_([joiner, invitation.person]), invitations.is_listed,
            invitations.code != invitation.code))]
        return [*_taking([invitation.code, *waiting]), (_DELETE, [{"which": code} for code in waiting]),
                (_ANSWER, [{"which": opening, "answer": invitation.code}] if opening else [])]

    async def _found(self, query: Select[Any]) -> list[StoredInvitation]:
        return [_invitation(row) for row in await self._database.read(query)]


def _kept() -> Select[Any]:
    """Return the query of the invitations that are not too old, each with the match that came of it."""
    invitations, matches = layout.invitations, layout.matches.c
    return (select(invitations, matches.id.label("match"))
            .outerjoin(layout.matches, matches.invitation == invitations.c.code)
            .where(invitations.c.time >= _text(datetime.now(UTC) - KEPT)))


def _open() -> Select[Any]:
    return _kept().where(layout.matches.c.id.is_(None))


def _waiting() -> Select[Any]:
    """Return the query of what the lobby shows, oldest first."""
    invitations = layout.invitations.c
    seen = _text(datetime.now(UTC) - THERE)
    return (_open().where(and_(invitations.is_listed, invitations.seen >= seen))
            .order_by(invitations.time, invitations.code))


def _too_many(open_ones: Sequence[StoredInvitation], *, is_listed: bool) -> set[str]:
    """Return the codes that make room for one more of a person, of its open ones, oldest first."""
    codes = [invitation.code for invitation in open_ones]
    listed = [invitation.code for invitation in open_ones if invitation.is_listed]
    return {*codes[:max(len(codes) + 1 - MOST_OPEN, 0)],
            *(listed[:max(len(listed) + 1 - MOST_SHOWN, 0)] if is_listed else ())}


def _noting(opening: bytes | None, own: StoredInvitation) -> Writes:
    """Return the writes by which an invitation becomes the answer to an opening; one that is gone is none."""
    if opening is None:
        return []
    return [(_FORGET_GONE, [{"which": opening}]),
            (_NOTE, [{"opening": opening, "person": own.person, "code": own.code,
                      "time": _text(datetime.now(UTC))}])]


def _taking(codes: Sequence[str]) -> Writes:
    """Return the write that only one can make: in one order, so that two do not wait for each other."""
    now = _text(datetime.now(UTC))
    return [(_TAKE, [{"code": code, "time": now} for code in sorted(codes)])]


def _invitation(row: RowMapping) -> StoredInvitation:
    wish = TableWish(rules=Rules.from_dict(from_json(row["rules"])), clock=row["clock"],
                     is_rated=row["is_rated"])
    return StoredInvitation(code=row["code"], person=bytes(row["person"]), name=row["name"], wish=wish,
                            is_listed=row["is_listed"], time=row["time"], match=row["match"])


def _new_code() -> str:
    return "".join(choice(_MARKS) for _ in range(_CODE_MARKS))


def _text(time: datetime) -> str:
    return time.isoformat(timespec="milliseconds")
