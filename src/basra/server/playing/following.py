"""How a table follows what other nodes do at its match."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from weakref import WeakMethod

import structlog

from basra.record import Record
from basra.server.errors import GoneError, StorageError
from basra.server.playing.bell import NO_VERSION, Bell
from basra.server.storage.store import Entry
from basra.table.table import Step

RETRY_SECONDS = 1.0
"""How long it waits after the database failed."""

log = structlog.get_logger()


class Ear:
    """Hears the bell for one table, and lets it look; never twice at once."""

    def __init__(self, match: str, bell: Bell, look: Callable[[], Awaitable[None]],
                 version: Callable[[], int]) -> None:
        """Set it up; it is closed.

        Args:
            match: its id.
            bell: what it hears.
            look: the method of the table that reads what is new; it does not keep the table in memory. It may
                raise StorageError, and is called again then, or GoneError.
            version: its method that returns which version it knows.
        """
        self._match = match
        self._bell = bell
        self._look = WeakMethod(look)
        self._known = WeakMethod(version)
        self._is_open = False
        self._has_rung = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Hear from now on."""
        self._is_open = True
        self._bell.hear(self._match, self._heard, self._version)

    def close(self) -> None:
        """Hear no more; a look that is under way is taken to its end, since half of it would be wrong."""
        self._is_open = False
        self._bell.leave(self._match, self._heard)

    async def stop(self) -> None:
        """Hear no more and do nothing more."""
        self.close()
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    def ring(self) -> None:
        """Let the others hear that this table has changed its match."""
        self._bell.ring(self._match, besides=self._heard)

    def _version(self) -> int:
        version = self._known()
        return version() if version else NO_VERSION

    def _heard(self) -> None:
        self._has_rung = True
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name=f"following {self._match}")

    async def _run(self) -> None:
        while self._has_rung and self._is_open and (look := self._look()):
            self._has_rung = False
            try:
                await look()
            except GoneError:
                return
            except StorageError as error:
                log.warning("match-not-followed", match=self._match, reason=str(error))
                self._has_rung = True
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("following-failed", match=self._match)


def steps_after(record: Record, entries: Sequence[Entry]) -> tuple[Step, ...]:
    """Return the steps that lead from a record to the events that were stored after it.

    Raises:
        RecordError: if they do not follow.
    """
    steps = []
    for entry in entries:
        record = record.copy()
        record.append(entry.event)
        steps.append(Step(seq=entry.seq, event=entry.event, key=entry.key, record=record))
    return tuple(steps)
