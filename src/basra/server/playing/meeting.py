"""How two people come to one table: one joins the invitation of the other."""

import asyncio
from dataclasses import replace
from secrets import randbelow

from basra.events import Player
from basra.server.errors import ConflictError
from basra.server.playing.lobby import Lobby
from basra.server.playing.tables import Tables, watch_code
from basra.server.storage.invitations import Invitations, StoredInvitation, TableWish
from basra.server.storage.people import People
from basra.server.storage.store import Online


class Meeting:
    """Makes matches of invitations. Every method may raise StorageError."""

    def __init__(self, invitations: Invitations, people: People, tables: Tables, lobby: Lobby) -> None:
        self._invitations = invitations
        self._people = people
        self._tables = tables
        self._lobby = lobby
        self._pairing = asyncio.Lock()  # what is right without it is quicker with it: few conflicts

    async def invite(self, person: bytes, name: str, wish: TableWish, *, is_listed: bool) -> StoredInvitation:
        """Open an invitation; the lobby shows it if it is listed."""
        invitation = await self._invitations.add(person, name, wish, is_listed=is_listed)
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

    async def pair(self, person: bytes, name: str, wish: TableWish) -> StoredInvitation:
        """Join whoever has waited longest in the lobby for such a table, or else let the person wait there.

        It waits before it looks for others: of two who come at once, at whatever nodes, one finds the other.

        Returns:
            the invitation that was joined, with its match; or the person's own, which has one if somebody was
            faster.
        """
        async with self._pairing:
            return await self._pair(person, name, wish)

    async def _pair(self, person: bytes, name: str, wish: TableWish) -> StoredInvitation:
        own = (await self._invitations.open_of(person, wish)
               or await self._invitations.add(person, name, wish, is_listed=True))
        shunned = await self._people.shunned_by(person)
        for other in await self._invitations.waiting(wish):
            if other.person == person or other.person in shunned:
                continue
            try:
                return replace(other, match=await self._join(other, person, name))
            except ConflictError:
                own = await self._invitations.get(own.code) or own
                if own.match:
                    return own
        await self._invitations.see([own.code])
        self._lobby.ring()
        return own

    async def _join(self, invitation: StoredInvitation, person: bytes, name: str) -> str:
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
            writes=await self._invitations.taking(invitation, person))
        self._lobby.ring()
        return match
