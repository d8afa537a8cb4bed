"""The one writer of the database: everything that waits goes into one transaction (group commit)."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import structlog
from sqlalchemy import Executable
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from basra.server.errors import ConflictError, StorageError

Rows = Sequence[Mapping[str, Any]]
Writes = Sequence[tuple[Executable, Rows]]
"""Statements in order, each with its rows: they are committed together or not at all."""

_Job = tuple[Writes, "asyncio.Future[None]"]

MOST_JOBS = 500
"""How many jobs one transaction takes."""

log = structlog.get_logger()


class Writer:
    """Commits writes in the order in which they come."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._jobs: asyncio.Queue[_Job | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, writes: Writes) -> None:
        """Commit writes; when this returns they are on the disk.

        Raises:
            ConflictError: if they break a unique key.
            StorageError: if the database cannot be written at the moment.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._jobs.put_nowait((writes, done))
        await done

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._jobs.put_nowait(None)
        await self._task

    async def _run(self) -> None:
        while job := await self._jobs.get():
            jobs, last = [job], False
            while not last and len(jobs) < MOST_JOBS and not self._jobs.empty():
                if (job := self._jobs.get_nowait()) is None:
                    last = True
                else:
                    jobs.append(job)
            await self._commit(jobs)
            if last:
                return

    async def _commit(self, jobs: list[_Job]) -> None:
        """Commit jobs together; if one of them conflicts, each by itself."""
        try:
            await self._transaction([writes for writes, _ in jobs])
        except ConflictError as error:
            if len(jobs) == 1:
                _fail(jobs[0], error)
                return
            for job in jobs:
                await self._commit([job])
        except StorageError as error:
            log.error("storage-failed", jobs=len(jobs), reason=str(error))
            for job in jobs:
                _fail(job, error)
        else:
            for _, done in jobs:
                if not done.done():
                    done.set_result(None)

    async def _transaction(self, jobs: list[Writes]) -> None:
        try:
            async with self._engine.begin() as connection:
                for statement, rows in _merged(jobs):
                    await connection.execute(statement, rows)
        except IntegrityError as error:
            raise ConflictError(str(error.orig)) from None
        except Exception as error:
            # Whatever it is, the transaction did not happen, and the writer must live on.
            raise StorageError(str(getattr(error, "orig", error))) from None


def _merged(jobs: list[Writes]) -> list[tuple[Executable, Rows]]:
    """Put the rows of equal statements together, so that each is executed once."""
    rows_of: dict[Executable, list[Mapping[str, Any]]] = {}
    for writes in jobs:
        for statement, rows in writes:
            rows_of.setdefault(statement, []).extend(rows)
    return [(statement, rows) for statement, rows in rows_of.items() if rows]


def _fail(job: _Job, error: Exception) -> None:
    if not job[1].done():
        job[1].set_exception(error)
