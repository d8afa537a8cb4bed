"""The bell: says that something has changed at a match, or in the lobby, and no more than that.

What is stored is the truth, and who hears the bell reads it there. So one ring too many costs a look, and one
that is lost costs the time until the next look.
"""

import asyncio
from collections.abc import Callable, Iterable

import structlog

from basra.server.errors import StorageError
from basra.server.metrics import CHANGES_LOOKED_FOR
from basra.server.storage.store import Store

LOBBY = "lobby"
"""A place beside the matches, which are known by their ids."""

SECONDS_DEAF = 1.0
"""How often is looked for what has changed while rings of other nodes are not heard."""

SECONDS_HEARD = 10.0
"""How often in any case: another node may be the one that cannot ring."""

Heard = Callable[[], None]
"""Called when the bell rings; it must not wait."""

Version = Callable[[], int]
"""Returns the version of a match up to which somebody knows it, or NO_VERSION."""

NO_VERSION = -1
"""Earlier than any version: nothing is known, or not up to which one."""


def unknown() -> int:
    """Return the version that is known to whoever does not keep one."""
    return NO_VERSION


log = structlog.get_logger()


class Bell:
    """One that is heard in its own process alone."""

    is_heard_elsewhere = False
    """Whether what other nodes ring is heard here at the moment."""

    def __init__(self, *, is_shared: bool = False) -> None:
        """Set it up.

        Args:
            is_shared: whether other processes serve the same matches.
        """
        self.is_shared = is_shared
        self._hearers: dict[str, dict[Heard, Version]] = {}

    @property
    def places(self) -> list[str]:
        """The places where somebody hears."""
        return list(self._hearers)

    def hear(self, place: str, heard: Heard, version: Version = unknown) -> None:
        """Let somebody hear what is rung at a place until it leaves.

        Args:
            place: a match or the lobby.
            heard: called then.
            version: which version of the match it knows.
        """
        self._hearers.setdefault(place, {})[heard] = version

    def leave(self, place: str, heard: Heard) -> None:
        """Let somebody who heard hear no more."""
        hearers = self._hearers.get(place, {})
        hearers.pop(heard, None)
        if not hearers:
            self._hearers.pop(place, None)

    def ring(self, place: str, besides: Heard | None = None) -> None:
        """Say that something was stored that changes a place; this neither waits nor fails.

        Args:
            place: a match or the lobby.
            besides: who knows it already.
        """
        self.tell([place], besides)

    def tell(self, places: Iterable[str], besides: Heard | None = None) -> None:
        """Say it to those who hear in this process."""
        for place in places:
            for heard in self._hearers.get(place, {}).keys() - {besides}:
                heard()

    def is_behind(self, place: str, version: int) -> bool:
        """Whether somebody who hears at a match does not know a version of it."""
        return any(known() < version for known in self._hearers.get(place, {}).values())

    async def close(self) -> None:
        """Ring no more."""


async def look_for_changes(store: Store, bell: Bell) -> None:
    """Tell again and again what others have changed without its ring being heard, until it is cancelled."""
    known: dict[str, int] = {}
    while True:
        await asyncio.sleep(SECONDS_HEARD if bell.is_heard_elsewhere else SECONDS_DEAF)
        CHANGES_LOOKED_FOR.inc()
        heard = set(bell.places) - {LOBBY}
        try:
            now = await store.versions(heard)
        except StorageError as error:
            log.warning("changes-not-read", reason=str(error))
            continue
        # One that is not found was deleted, which whoever looks for it is told.
        # Most have moved on by plays of this process, and need not be read.
        bell.tell(match for match in heard if match not in now or (
            now[match] != known.get(match) and bell.is_behind(match, now[match])))
        known = now
