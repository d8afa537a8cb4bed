"""The database: where it is, how it is opened, and its migrations."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, RowMapping, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.sql import CompoundSelect, Select

from basra.server.errors import MissingExtraError, StorageError
from basra.server.metrics import STORAGE_ERRORS
from basra.server.storage.engines import FILE_NAME, MOST_READERS, engine_of, place_of
from basra.server.storage.writer import Writer, Writes, reason_of

_MIGRATING = 0x6261737261
"""The advisory lock of PostgreSQL by which of several processes that start at once one migrates."""


class Database:
    """An open database: anybody may read, one task writes.

    Both happen on threads of their own, a whole query or transaction at a time: to go to a thread and back
    for each statement costs more than the statement.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._writer = Writer(engine)
        self._readers = ThreadPoolExecutor(MOST_READERS, "reading")
        # A query needs no transaction around it, which would be two more journeys to a server.
        self._reading = engine if engine.dialect.name == "sqlite" else engine.execution_options(
            isolation_level="AUTOCOMMIT")

    async def read(self, query: Select[Any] | CompoundSelect[Any]) -> Sequence[RowMapping]:
        """Return the rows that a query finds.

        Raises:
            StorageError: if the database cannot be read at the moment.
        """
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)
        except (SQLAlchemyError, OSError) as error:
            STORAGE_ERRORS.inc()
            raise StorageError(reason_of(error)) from None

    def _read(self, query: Select[Any] | CompoundSelect[Any]) -> Sequence[RowMapping]:
        with self._reading.connect() as connection:
            return connection.execute(query).mappings().all()

    async def write(self, writes: Writes) -> None:
        """Commit writes, all or nothing; when this returns they are on the disk.

        Raises:
            ConflictError: if they break a unique key.
            StorageError: if the database cannot be written at the moment.
        """
        await self._writer.write(writes)

    async def check(self) -> None:
        """Check that the database answers.

        Raises:
            StorageError: if it does not.
        """
        await self.read(select(text("1")))

    async def close(self) -> None:
        """Commit what waits and close the database."""
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        self._engine.dispose()


def sqlite_url(folder: Path) -> str:
    """Return the URL of the database in a data folder, which is made if it is not there.

    Raises:
        StorageError: if the folder cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StorageError(f"the data folder {folder} cannot be made: {error.strerror}") from None
    return f"sqlite:///{folder.resolve() / FILE_NAME}"


def data_mark(url: str) -> str:
    """Return a short mark by which two servers can be told to share a database, or not."""
    return sha256(place_of(url).encode()).hexdigest()[:16]


async def open_database(url: str) -> Engine:
    """Open a database and bring it to the newest layout.

    Args:
        url: ``sqlite:///…``, or ``postgresql://…`` as libpq reads it.

    Raises:
        StorageError: if it cannot be opened, or cannot be made durable.
        MissingExtraError: if the driver is not installed.
    """
    engine = engine_of(url)
    try:
        await asyncio.to_thread(_migrate, engine)
    except MissingExtraError:
        raise
    except Exception as error:
        engine.dispose()
        raise StorageError(reason_of(error)) from error
    return engine


def _migrate(engine: Engine) -> None:
    with engine.begin() as connection:
        _upgrade(connection)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        for setting in ("lock_timeout", "idle_in_transaction_session_timeout"):
            connection.execute(text(f"SET LOCAL {setting} = 0"))
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATING})"))
    config = Config()
    config.set_main_option("script_location", "basra.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
