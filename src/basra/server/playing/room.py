"""Room in the lobby: so many of its tables, and no more, are of one address.

Every process counts the tables that came to it, and forgets when it ends. What is kept of an address is in
its memory alone.
"""

from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from basra.server.errors import CrowdedError
from basra.server.storage.invitations import Invitations

_MOST_KEPT = 20_000
"""Addresses that are remembered; the one that was there first is forgotten first."""


class Room:
    """Knows which tables of the lobby are of which address."""

    def __init__(self, invitations: Invitations, most: int | None) -> None:
        """Set it up.

        Args:
            invitations: of the lobby.
            most: how many tables of one address it shows; with None as many as there are.
        """
        self._invitations = invitations
        self._most = most
        self._codes: OrderedDict[str, set[str]] = OrderedDict()
        self._coming: dict[str, int] = {}

    async def look(self, address: str, code: str | None = None) -> None:
        """Check that there is room for one more table of an address, or that one is there already.

        Raises:
            CrowdedError: if there is none.
            StorageError: if the database cannot be read at the moment.
        """
        codes = self._codes.get(address, set())
        if self._most is None or code in codes or self._number(address) < self._most:
            return
        known = frozenset(codes)  # more may come while it is asked which of these still wait
        codes -= known - await self._invitations.waiting_among(known)
        if self._number(address) >= self._most:
            raise CrowdedError

    @asynccontextmanager
    async def place(self, address: str) -> AsyncIterator[None]:
        """Keep a place for a table of an address that is about to be opened, and then :meth:`take` it.

        Raises:
            CrowdedError: if there is none.
            StorageError: if the database cannot be read at the moment.
        """
        await self.look(address)
        self._coming[address] = self._coming.get(address, 0) + 1
        try:
            yield
        finally:
            self._coming[address] -= 1
            if not self._coming[address]:
                del self._coming[address]

    def take(self, address: str, code: str) -> None:
        """Note that the table of a code is of an address."""
        if self._most is None:
            return
        self._codes.setdefault(address, set()).add(code)
        if len(self._codes) > _MOST_KEPT:
            self._codes.popitem(last=False)

    def _number(self, address: str) -> int:
        return len(self._codes.get(address, ())) + self._coming.get(address, 0)
