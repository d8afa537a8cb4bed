"""All tables: which are in memory, and how a new one is opened."""

import os
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from secrets import token_urlsafe

import structlog

from basra import __version__
from basra.events import Kind, Player
from basra.fair import KEY_SIZE, MATCH_ID_SIZE, DealKey, Secrets
from basra.match import MOST_DEALS
from basra.rules import Rules
from basra.server.errors import ConflictError, GoneError
from basra.server.metrics import MATCHES_OPENED
from basra.server.playing.around import Parts
from basra.server.playing.bell import Bell
from basra.server.playing.live import LiveTable
from basra.server.playing.neighbours import Neighbours, Nobody
from basra.server.playing.thinking import Thinker
from basra.server.storage.store import Online, Store
from basra.server.storage.writer import Writes
from basra.table.clock import CLOCKS, Clock, ClockName
from basra.table.table import Table

MOST_IDLE = 200
"""Tables that stay in memory though nobody is there."""

log = structlog.get_logger()


def watch_code() -> str:
    """Return a new code by which spectators come; nobody can guess it."""
    return token_urlsafe(16)


class Tables:
    """The tables of this server; those that are not in memory are loaded when they are asked for."""

    def __init__(self, store: Store, thinker: Thinker, clocks: Mapping[ClockName, Clock] = CLOCKS,
                 neighbours: Neighbours | None = None, bell: Bell | None = None) -> None:
        """Set them up.

        Args:
            store: where they are kept.
            thinker: thinks for the computer players.
            clocks: how long things may take at online matches.
            neighbours: who else serves the same matches.
            bell: by which these are told what is changed here.
        """
        self._store = store
        self._thinker = thinker
        self._parts = Parts(store=store.around, clocks=clocks, neighbours=neighbours or Nobody(),
                            open_rematch=self.open_rematch)
        self._bell = bell or Bell()
        self._live: dict[str, LiveTable] = {}
        self._visits: dict[str, int] = {}

    async def open(self, rules: Rules, players: tuple[Player, Player], people: tuple[bytes, bytes], *,
                   kind: Kind = "fair",
                   keys: Iterable[DealKey] = (), contribute: bool = False, day: str | None = None,
                   online: Online | None = None, opening: bytes | None = None,
                   writes: Writes = ()) -> str:
        """Open a table; return the match id.

        Args:
            rules: the rule set.
            players: who sits at seat 0 and seat 1.
            people: who holds seat 0 and seat 1, if a person plays there; twice the same at one device.
            kind: how its cards come about.
            keys: those of its first deals, if they are given; only in a match that is not a fair one.
            contribute: whether the persons will commit to values for the dealing; else it begins at once.
            day: whose daily deal it is, ``YYYY-MM-DD``.
            online: of a match of two devices.
            opening: if a match was opened by it already, that one is returned and no other one is opened.
            writes: what is to be written with it.

        Raises:
            ConflictError: if the person has a match of that day already, or another match came of the
                invitation, or follows the same match; or the writes conflict.
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
        try:
            await self._store.add_match(table.record, secrets, (first, second), day, online, opening, writes)
        except ConflictError:
            if opening is None or (opened := await self._store.opened_match(opening)) is None:
                raise
            return opened
        MATCHES_OPENED.labels(kind).inc()
        log.info("match-opened", match=match, kind=kind, rules=str(rules),
                 levels=[player.name for player in players if player.kind == "computer"])
        return match

    async def open_rematch(self, match: str) -> str:
        """Open the match that follows a match of two devices, with the seats exchanged; return its id.

        If there is one already, that is returned: of two who ask at once, both get the same.

        Raises:
            GoneError: if the match was deleted.
            StorageError: if the database cannot be used at the moment.
        """
        before = await self._store.online_match(match)
        if before is None:
            raise GoneError
        try:
            return await self.open(
                before.rules, before.players[::-1], before.people[::-1], contribute=True,
                online=replace(before.online, watch=watch_code(), invitation=None, follows=match))
        except ConflictError:
            following = await self._store.rematch_of(match)
            if following is None:  # deleted at this moment, and this match with it
                raise GoneError from None
            return following[0]

    @asynccontextmanager
    async def at(self, match: str) -> AsyncIterator[LiveTable]:
        """Give the table of a match that exists; it stays in memory as long as the context lasts."""
        live = self._live.pop(match, None) or LiveTable(
            match, self._store, self._thinker, self._parts, self._bell)
        self._live[match] = live  # last: the first are those that were not asked for the longest
        self._visits[match] = self._visits.get(match, 0) + 1
        try:
            yield live
        finally:
            self._visits[match] -= 1
            if not self._visits[match]:
                del self._visits[match]
            self._forget_idle()

    @property
    def number(self) -> int:
        """How many are in memory."""
        return len(self._live)

    async def dismiss(self, match: str) -> None:
        """Send away whoever is at the table of a match that was deleted, at this node or another."""
        self._bell.ring(match)
        if live := self._live.pop(match, None):
            live.dismiss()
            await live.close()

    async def close(self) -> None:
        """Stop the computer players and the clocks."""
        for live in list(self._live.values()):  # whoever leaves meanwhile may let one be forgotten
            await live.close()

    def _forget_idle(self) -> None:
        excess = len(self._live) - len(self._visits) - MOST_IDLE
        for match, live in list(self._live.items())[:max(excess, 0)]:
            if match not in self._visits and live.is_idle:
                del self._live[match]
