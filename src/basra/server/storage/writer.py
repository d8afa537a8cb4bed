"""The one writer of the database: everything that waits goes into one transaction (group commit)."""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import Any

import structlog
from sqlalchemy import Engine, Executable, bindparam
from sqlalchemy.exc import DataError, IntegrityError

from basra.server.errors import ConflictError, DataRefusedError, StorageError
from basra.server.metrics import COMMIT_SECONDS, COMMITTED, STORAGE_ERRORS
from basra.server.storage import layout

Rows = Sequence[Mapping[str, Any]]
Write = tuple[Executable, Rows]
Writes = Sequence[Write]
"""Statements in order, each with its rows: they are committed together or not at all."""

_Job = tuple[Writes, "asyncio.Future[None]"]

MOST_JOBS = 500
"""How many jobs one transaction takes."""

TRIES = 3
"""How often a transaction is tried that stands in the way of one of another process, and it of this one."""

_IN_THE_WAY = ("40001", "40P01")
"""PostgreSQL: the serialization failed; a deadlock."""

STIR = layout.matches.update().where(layout.matches.c.id == bindparam("stirred")).values(
    version=layout.matches.c.version + 1)
"""Moves the version of a match on: part of all that changes what is seen at its table.

It is executed before everything else and in the order of the matches. So two processes that write at the same
matches wait for each other here, and neither holds what the other one needs.
"""

log = structlog.get_logger()


class Writer:
    """Commits writes in the order in which they come."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "writing")
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
        self._thread.shutdown()

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
        """Commit jobs together; if one of them conflicts or is not taken, the others without it."""
        try:
            with COMMIT_SECONDS.time():
                await asyncio.get_running_loop().run_in_executor(
                    self._thread, self._transaction, _merged([writes for writes, _ in jobs]))
        except (ConflictError, DataRefusedError) as error:
            if len(jobs) == 1:
                _fail(jobs[0], error)
                return
            half = len(jobs) // 2
            await self._commit(jobs[:half])
            await self._commit(jobs[half:])
        except StorageError as error:
            STORAGE_ERRORS.inc()
            log.error("storage-failed", jobs=len(jobs), reason=str(error))
            for job in jobs:
                _fail(job, error)
        else:
            COMMITTED.inc(len(jobs))
            for _, done in jobs:
                if not done.done():
                    done.set_result(None)

    def _transaction(self, writes: Writes) -> None:
        for tries_left in reversed(range(TRIES)):
            try:
                with self._engine.begin() as connection:
                    for statement, rows in writes:
                        connection.execute(statement, rows)
                return
            except IntegrityError as error:
                raise ConflictError(reason_of(error)) from None
            except DataError as error:
                raise DataRefusedError(reason_of(error)) from None
            except Exception as error:
                if tries_left and _stood_in_the_way(error):
                    continue
                # Whatever it is, the writer must live on.
                raise StorageError(reason_of(error)) from None


def stir(match: str) -> Write:
    """Return the write that moves the version of a match on."""
    return STIR, [{"stirred": match}]


def reason_of(error: Exception) -> str:
    """Return what the database itself says about an error, in one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


def _stood_in_the_way(error: Exception) -> bool:
    """Whether a transaction did not happen because of another one, and will if it is tried again."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in _IN_THE_WAY


def _merged(jobs: list[Writes]) -> list[Write]:
    """Put the rows of equal statements together, so that each is executed once."""
    rows_of: dict[Executable, list[Mapping[str, Any]]] = {}
    for writes in jobs:
        for statement, rows in writes:
            rows_of.setdefault(statement, []).extend(rows)
    stirred = sorted(rows_of.pop(STIR, ()), key=itemgetter("stirred"))
    return [(statement, rows) for statement, rows in ((STIR, stirred), *rows_of.items()) if rows]


def _fail(job: _Job, error: Exception) -> None:
    if not job[1].done():
        job[1].set_exception(error)
