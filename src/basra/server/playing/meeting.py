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
        self._pairing = asyncio.Lock()

    async def invite(self, person: bytes, name: str, wish: TableWish, *, is_listed: bool) -> StoredInvitation:
        """Open an invitation; the lobby shows it if it is listed."""
        invitation = await self._invitations.add(person, name, wish, is_listed=is_listed)
        self._lobby.ring()
        return invitation

    async def withdraw(self, invitation: StoredInvitation) -> None:
        """Delete an invitation."""
        await self._invitations.delete(invitation.code)
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
        wish, sides = invitation.wish, ((invitation.person, invitation.name), (person, name))
        first, second = sides if randbelow(2) else sides[::-1]
        if wish.is_rated:
            for side in sides:
                await self._people.introduce(*side)
        match = await self._tables.open(
            wish.rules, (Player(kind="person", name=first[1]), Player(kind="person", name=second[1])),
            (first[0], second[0]), contribute=True,
            online=Online(clock=wish.clock, is_rated=wish.is_rated, is_listed=invitation.is_listed,
                          watch=watch_code(), invitation=invitation.code))
        await self._invitations.leave_lobby(person, invitation.person)
        self._lobby.ring()
        return match

    async def pair(self, person: bytes, name: str, wish: TableWish) -> StoredInvitation:
        """Join whoever has waited longest in the lobby for such a table, or else let the person wait there.

        Returns:
            the invitation that was joined, with its match; or the person's own.
        """
        async with self._pairing:  # of two who come at once, the second finds the invitation of the first
            own = await self._invitations.open_of(person, wish)
            if joined := await self._join_another(person, name, wish, None):
                return joined
            if own:
                await self._invitations.see([own.code])
                self._lobby.ring()
                return own
            own = await self.invite(person, name, wish, is_listed=True)
            # At another node somebody may have done the same just now: whoever was later joins.
            return await self._join_another(person, name, wish, own) or own

    async def _join_another(self, person: bytes, name: str, wish: TableWish,
                            before: StoredInvitation | None) -> StoredInvitation | None:
        """Join the oldest invitation to such a table, of those before one's own; None if there is none."""
        shunned = await self._people.shunned_by(person)
        for other in await self._invitations.waiting(wish):
            if before and other.code == before.code:
                return None
            if other.person != person and other.person not in shunned:
                try:
                    return replace(other, match=await self.join(other, person, name))
                except ConflictError:
                    continue
        return None
