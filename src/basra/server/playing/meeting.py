"""How two people come to one table: one joins the invitation of the other."""

import asyncio
from dataclasses import dataclass, replace
from functools import partial
from secrets import randbelow

from basra.events import Player
from basra.server.errors import ConflictError
from basra.server.playing.lobby import Lobby
from basra.server.playing.room import Room
from basra.server.playing.tables import Tables, watch_code
from basra.server.storage.invitations import Invitations, StoredInvitation, TableWish
from basra.server.storage.people import People
from basra.server.storage.store import Online


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks for a table."""

    person: bytes
    name: str
    """What it is called."""
    address: str = ""
    """Where it asks from: the lobby shows so many tables of each."""
    opening: bytes | None = None
    """By which one table is opened and no second one; None for as many as are asked for."""


class Meeting:
    """Makes matches of invitations. Every method may raise StorageError."""

    def __init__(self, invitations: Invitations, people: People, tables: Tables, lobby: Lobby,
                 room: Room) -> None:
        self._invitations = invitations
        self._people = people
        self._tables = tables
        self._lobby = lobby
        self._room = room
        self._pairing = asyncio.Lock()  # what is right without it is quicker with it: few conflicts

    async def invite(self, asker: Asker, wish: TableWish, *, is_listed: bool) -> StoredInvitation:
        """Open an invitation; the lobby shows it if it is listed.

        Raises:
            CrowdedError: if it shows as many of the address as it may.
        """
        if found := await self._invitations.answer_to(asker.opening):
            return found
        try:
            invitation = await self._add(asker, wish, is_listed=is_listed)
        except ConflictError:  # the same was asked twice at once
            return await self._answer_to(asker.opening)
        self._lobby.ring()
        return invitation

    async def withdraw(self, invitation: StoredInvitation) -> None:
        """Delete an invitation.

        Raises:
            ConflictError: if somebody has joined.
        """
        await self._invitations.withdraw(invitation.code)
        self._lobby.ring()

    async def join(self, invitation: StoredInvitation, person: bytes, name: str) -> str:
        """Make the match of an invitation; return its id. Who gets which seat is drawn by lot.

        Both are then no longer waiting in the lobby.

        Args:
            invitation: of somebody else.
            person: who joins.
            name: what it is called.

        Raises:
            ConflictError: if somebody else has joined already.
        """
        while True:
            try:
                return await self._join(invitation, person, name)
            except ConflictError:
                now = await self._invitations.get(invitation.code)
                if now is None or now.match:
                    raise
                # Somebody has just joined another one of those by which the two wait.

    async def pair(self, asker: Asker, wish: TableWish) -> StoredInvitation:
        """Join whoever has waited longest in the lobby for such a table, or else let the person wait there.

        It waits before it looks for others: of two who come at once, at whatever nodes, one finds the other.

        Returns:
            the invitation that was joined, with its match; or the person's own, which has one if somebody was
            faster. Or what came of the opening, if it was asked for already: then nobody else is joined.

        Raises:
            CrowdedError: if the lobby shows as many tables of the address as it may.
        """
        async with self._pairing:
            return await self._pair(asker, wish)

    async def _pair(self, asker: Asker, wish: TableWish) -> StoredInvitation:
        own = await self._own(asker, wish)
        if own.match:
            return own
        shunned = await self._people.shunned_by(asker.person)
        for other in await self._invitations.waiting(wish):
            if other.person == asker.person or other.person in shunned:
                continue
            try:
                return replace(other, match=await self._join(other, asker.person, asker.name, asker.opening))
            except ConflictError:
                own = (await self._invitations.answer_to(asker.opening)
                       or await self._invitations.get(own.code) or own)
                if own.match:
                    return own
        await self._invitations.see([own.code])
        self._lobby.ring()
        return own

    async def _own(self, asker: Asker, wish: TableWish) -> StoredInvitation:
        """Return the invitation by which a person waits, opened if need be; or what came of the opening."""
        if found := await self._invitations.answer_to(asker.opening):
            return found
        try:
            if own := await self._invitations.open_of(asker.person, wish):
                await self._invitations.note(asker.opening, own)
                return own
            return await self._add(asker, wish, is_listed=True)
        except ConflictError:  # the same was asked twice at once
            return await self._answer_to(asker.opening)

    async def _add(self, asker: Asker, wish: TableWish, *, is_listed: bool) -> StoredInvitation:
        """Store a new invitation, if there is room for it in the lobby that is to show it."""
        add = partial(self._invitations.add, asker.person, asker.name, wish, is_listed=is_listed,
                      opening=asker.opening)
        if not is_listed:
            return await add()
        async with self._room.place(asker.address):
            added = await add()
            self._room.take(asker.address, added.code)
            return added

    async def _answer_to(self, opening: bytes | None) -> StoredInvitation:
        """Return the answer that stood in the way of a second one.

        Raises:
            ConflictError: if it was withdrawn right then.
        """
        if found := await self._invitations.answer_to(opening):
            return found
        raise ConflictError

    async def _join(self, invitation: StoredInvitation, person: bytes, name: str,
                    opening: bytes | None = None) -> str:
        """Do what :meth:`join` does, unless one of the two has just sat down elsewhere: a conflict, too."""
        wish, sides = invitation.wish, ((invitation.person, invitation.name), (person, name))
        first, second = sides if randbelow(2) else sides[::-1]
        if wish.is_rated:
            for side in sides:
                await self._people.introduce(*side)
        match = await self._tables.open(
            wish.rules, (Player(kind="person", name=first[1]), Player(kind="person", name=second[1])),
            (first[0], second[0]), contribute=True,
            online=Online(clock=wish.clock, is_rated=wish.is_rated, is_listed=invitation.is_listed,
                          watch=watch_code(), invitation=invitation.code),
            writes=await self._invitations.taking(invitation, person, opening))
        self._lobby.ring()
        return match
