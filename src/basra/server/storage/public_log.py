"""The lines of the public log, and the hashes of its days."""

import asyncio
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from typing import Literal

from sqlalchemy import select

from basra.server.storage import layout
from basra.server.storage.database import Database

LogState = Literal["started", "finished", "void"]

TIME_TO_COMMIT = timedelta(hours=1)
"""How long after midnight a line of the day before may still be on its way to the disk."""


class PublicLog:
    """Reads the public log. Every method raises StorageError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._reading = asyncio.Lock()
        self._hashes: dict[str, str] = {}
        self._last = ""
        """The last day that was looked at: no day until then will ever change."""

    async def hashes(self, now: datetime) -> dict[str, str]:
        """Return the SHA-256 of each day that is over for good, ``YYYY-MM-DD``, first one first.

        Each is read once in the life of the process.
        """
        last = ((now - TIME_TO_COMMIT).astimezone(UTC).date() - timedelta(days=1)).isoformat()
        async with self._reading:
            if last > self._last:
                day = layout.public_log.c.day
                for row in await self._database.read(
                        select(day).distinct().where(day > self._last, day <= last).order_by(day)):
                    self._hashes[row["day"]] = sha256(await self.text(row["day"])).hexdigest()
                self._last = last
        return self._hashes

    async def text(self, day: str) -> bytes:
        """Return the lines of one day, in the order in which they were written; empty if it has none."""
        log = layout.public_log.c
        rows = await self._database.read(select(log.line).where(log.day == day).order_by(log.id))
        return "".join(f"{row['line']}\n" for row in rows).encode()


def log_row(match: str, root: str, state: LogState) -> dict[str, str]:
    """Return the row of a line that is written now."""
    now = datetime.now(UTC)
    return {"day": now.date().isoformat(), "match": match, "state": state,
            "line": f"{now.isoformat(timespec='seconds')} {match} {root} {state}"}
