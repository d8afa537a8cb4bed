"""The nodes: which processes serve the same matches, and which of them live."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import structlog
from sqlalchemy import bindparam, select

from basra.server.errors import ConflictError, StorageError
from basra.server.playing.bell import Bell, look_for_changes
from basra.server.playing.neighbours import Neighbours, Nobody
from basra.server.storage import layout
from basra.server.storage.database import Database
from basra.server.storage.store import Store

SECONDS_A_BEAT = 2.0
SECONDS_DEAD = 8.0
"""A node whose beat stands still for so long is dead, or cut off: its sockets count no more."""
SECONDS_KEPT = 60.0
"""When what it left is removed."""

_INSERT = layout.nodes.insert()
_DELETE = layout.nodes.delete().where(layout.nodes.c.node == bindparam("which"))
_STIR_ITS_MATCHES = layout.matches.update().where(layout.matches.c.id.in_(
    select(layout.presences.c.match).where(layout.presences.c.node == bindparam("which")))).values(
    version=layout.matches.c.version + 1)
_STRANGERS = select(layout.presences.c.node).distinct().where(
    layout.presences.c.node.not_in(select(layout.nodes.c.node)))
"""Nodes that others had removed, that then said who is there, and died before their next beat."""
_DELETE_PRESENCES = layout.presences.delete().where(layout.presences.c.node == bindparam("which"))

log = structlog.get_logger()


@asynccontextmanager
async def among_others(database: Database, redis_url: str | None, *, is_shared: bool,
                       ) -> AsyncIterator[tuple[Bell, Neighbours]]:
    """Give the bell and the neighbours of a process that begins to serve, until it ends.

    Args:
        database: where the matches are kept.
        redis_url: of the Redis of all processes that use it, if there is one.
        is_shared: whether others may use the same database.

    Raises:
        StorageError: if the database cannot be used at the moment.
        BellError: if the URL cannot be read.
        MissingExtraError: if what Redis needs is not installed.
    """
    if not is_shared:
        yield Bell(), Nobody()
        return
    name = os.urandom(16).hex()
    bell = _bell_on(redis_url, name) if redis_url else Bell(is_shared=True)
    nodes = Nodes(name, database, bell)
    await nodes.start()
    looking = asyncio.create_task(look_for_changes(Store(database), bell), name="looking for changes")
    try:
        yield bell, nodes
    finally:
        looking.cancel()
        await nodes.close()
        await bell.close()


def _bell_on(redis_url: str, node: str) -> Bell:
    from basra.server.playing.redis_bell import RedisBell  # only where several processes serve

    return RedisBell(redis_url, node)


class Nodes:
    """This node among those that share a database; how long one is silent, its own clock tells."""

    def __init__(self, name: str, database: Database, bell: Bell) -> None:
        """Set it up; it begins to beat with :meth:`start`.

        Args:
            name: of this node.
            database: that they share.
            bell: rung here at every table when a node has died or come.
        """
        self.name = name
        self._database = database
        self._bell = bell
        self._beat = 0
        self._seen: dict[str, tuple[int, float]] = {}
        """The beat of each node, and when it was new."""
        self._looked = time.monotonic()
        self._swept = float("-inf")
        self._task: asyncio.Task[None] | None = None

    def is_alive(self, node: str) -> bool:
        """Whether a node lives; of one that was never seen it is believed, for it has just begun."""
        _, when = self._seen.get(node, (0, self._looked))
        return self._looked - when < SECONDS_DEAD

    async def start(self) -> None:
        """Be seen by the others, and see them, from now on.

        Raises:
            StorageError: if the database cannot be used at the moment.
        """
        await self._show()
        await self._look()
        self._task = asyncio.create_task(self._run(), name="nodes")

    async def close(self) -> None:
        """Be gone, which the others see at once."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])
        with suppress(StorageError):
            await self._remove(self.name)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_A_BEAT)
            try:
                await self._look()  # first, so that it is seen if others have removed this node meanwhile
                await self._show()
            except (StorageError, ConflictError) as error:
                log.warning("beat-failed", reason=str(error))

    async def _show(self) -> None:
        self._beat += 1
        # Not an update: others may have removed a node that was frozen for long.
        await self._database.write([(_DELETE, [{"which": self.name}]),
                                    (_INSERT, [{"node": self.name, "beat": self._beat}])])

    async def _look(self) -> None:
        rows = await self._database.read(select(layout.nodes))
        now = time.monotonic()
        before = {node for node in self._seen if self.is_alive(node)}
        # While this node could not look itself, no other one was silent.
        missed = max(now - self._looked - 2 * SECONDS_A_BEAT, 0)
        seen = {node: (beat, when + missed) for node, (beat, when) in self._seen.items()}
        self._seen = {row["node"]: seen[row["node"]] if seen.get(row["node"], (None,))[0] == row["beat"]
                      else (row["beat"], now) for row in rows}
        self._looked = now
        if before != {node for node in self._seen if self.is_alive(node)}:
            self._bell.tell(self._bell.places)
        for node, (_, when) in self._seen.items():
            if now - when > SECONDS_KEPT:
                await self._remove(node)
        if now - self._swept > SECONDS_KEPT:
            self._swept = now
            for row in await self._database.read(_STRANGERS):
                await self._remove(row["node"])

    async def _remove(self, node: str) -> None:
        row = [{"which": node}]
        await self._database.write([(_STIR_ITS_MATCHES, row), (_DELETE_PRESENCES, row), (_DELETE, row)])
