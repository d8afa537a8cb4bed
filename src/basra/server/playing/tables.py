"""All tables: which are in memory, and how a new one is opened."""

import os
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import structlog

from basra import __version__
from basra.events import Kind, Player
from basra.fair import KEY_SIZE, MATCH_ID_SIZE, DealKey, Secrets
from basra.match import MOST_DEALS
from basra.rules import Rules
from basra.server.playing.live import LiveTable
from basra.server.playing.thinking import Thinker
from basra.server.storage.store import Store
from basra.table.table import Table

MOST_IDLE = 200
"""Tables that stay in memory though nobody is there."""

log = structlog.get_logger()


class Tables:
    """The tables of this server; those that are not in memory are loaded when they are asked for."""

    def __init__(self, store: Store, thinker: Thinker) -> None:
        """Set them up.

        Args:
            store: where they are kept.
            thinker: thinks for the computer players.
        """
        self._store = store
        self._thinker = thinker
        self._live: dict[str, LiveTable] = {}
        self._visits: dict[str, int] = {}

    async def open(self, rules: Rules, players: tuple[Player, Player], people: tuple[bytes, bytes], *,
                   kind: Kind = "fair",
                   keys: Iterable[DealKey] = (), contribute: bool = False, day: str | None = None) -> str:
        """Open a table; return the match id.

        Args:
            rules: the rule set.
            players: who sits at seat 0 and seat 1.
            people: who holds seat 0 and seat 1, if a person plays there; twice the same at one device.
            kind: how its cards come about.
            keys: those of its first deals, if they are given; only in a match that is not a fair one.
            contribute: whether the persons will commit to values for the dealing; else it begins at once.
            day: whose daily deal it is, ``YYYY-MM-DD``.

        Raises:
            ConflictError: if the person has a match of that day already.
            StorageError: if the database cannot be written at the moment.
        """
        drawn: list[bytes] = [*keys]
        drawn += [os.urandom(KEY_SIZE) for _ in range(MOST_DEALS - len(drawn))]
        secrets = Secrets(os.urandom(MATCH_ID_SIZE), tuple(drawn))
        table = Table.open(
            secrets=secrets, time=datetime.now(UTC).isoformat(timespec="milliseconds"), rules=rules,
            players=players, software=f"basra {__version__}", kind=kind)
        if not contribute:
            table.apply(table.begin())
        match = table.record.started.match
        first, second = (person if player.kind == "person" else None
                         for player, person in zip(players, people, strict=True))
        await self._store.add_match(table.record, secrets, (first, second), day)
        log.info("match-opened", match=match, kind=kind, rules=str(rules),
                 levels=[player.name for player in players if player.kind == "computer"])
        return match

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[LiveTable]:
        """Give the table of a match that exists; it stays in memory as long as the context lasts."""
        live = self._live.pop(match, None) or LiveTable(match, self._store, self._thinker)
        self._live[match] = live  # last: the first are those that were not asked for the longest
        self._visits[match] = self._visits.get(match, 0) + 1
        try:
            yield live
        finally:
            self._visits[match] -= 1
            if not self._visits[match]:
                del self._visits[match]
            self._forget_idle()

    async def close(self) -> None:
        """Stop the computer players."""
        for live in self._live.values():
            await live.close()

    def _forget_idle(self) -> None:
        excess = len(self._live) - len(self._visits) - MOST_IDLE
        for match, live in list(self._live.items())[:max(excess, 0)]:
            if match not in self._visits and live.is_idle:
                del self._live[match]
