"""The database: where it is, how it is opened, and its migrations."""

import sqlite3
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, RowMapping, event, select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Select

from basra.server.errors import StorageError
from basra.server.storage.writer import Writer, Writes

LOCK_WAIT_SECONDS = 2.0
"""How long SQLite waits for another program that holds the database before it gives up."""

_FULL = 2
"""What ``PRAGMA synchronous`` says for FULL."""


class Database:
    """An open database: anybody may read, one task writes."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._writer = Writer(engine)

    async def read(self, query: Select[Any]) -> Sequence[RowMapping]:
        """Return the rows that a query finds.

        Raises:
            StorageError: if the database cannot be read at the moment.
        """
        try:
            async with self._engine.connect() as connection:
                rows: Sequence[RowMapping] = (await connection.execute(query)).mappings().all()
                return rows
        except SQLAlchemyError as error:
            raise StorageError(str(getattr(error, "orig", error))) from None

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
        await self._engine.dispose()


def sqlite_url(folder: Path) -> str:
    """Return the URL of the database in a data folder, which is made if it is not there.

    Raises:
        StorageError: if the folder cannot be made.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StorageError(f"the data folder {folder} cannot be made: {error.strerror}") from None
    return f"sqlite+aiosqlite:///{folder.resolve() / 'basra.sqlite3'}"


def data_mark(url: str) -> str:
    """Return a short mark by which two servers can be told to share a database, or not."""
    return sha256(url.encode()).hexdigest()[:16]


async def open_database(url: str) -> AsyncEngine:
    """Open a database and bring it to the newest layout.

    Args:
        url: an SQLAlchemy URL with an asynchronous driver.

    Raises:
        StorageError: if it cannot be opened, or cannot be made durable.
    """
    is_sqlite = url.startswith("sqlite")
    engine = create_async_engine(url, connect_args={"timeout": LOCK_WAIT_SECONDS} if is_sqlite else {})
    if is_sqlite:
        event.listen(engine.sync_engine, "connect", _make_durable)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(_migrate)
    except Exception as error:
        await engine.dispose()
        raise StorageError(f"the database {url} cannot be used: {getattr(error, 'orig', error)}") from error
    return engine


def _make_durable(connection: Any, _record: object) -> None:
    """Set a new SQLite connection to survive a power cut, and check that it took the setting."""
    cursor = connection.cursor()
    try:
        cursor.execute("PRAGMA foreign_keys = ON")
        cursor.execute("PRAGMA synchronous = FULL")
        journal = _pragma(cursor, "journal_mode = WAL")
        synchronous = _pragma(cursor, "synchronous")
    finally:
        cursor.close()
    if journal != "wal" or synchronous != _FULL:
        raise sqlite3.OperationalError(
            f"SQLite must run with journal_mode=WAL and synchronous=FULL, not {journal} and {synchronous}")


def _pragma(cursor: Any, text: str) -> Any:
    cursor.execute(f"PRAGMA {text}")
    return cursor.fetchone()[0]


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", "basra.server.storage:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
