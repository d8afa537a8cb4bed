"""How a database is reached: an SQLite file, or a PostgreSQL server; every connection is durable."""

import sqlite3
from typing import TYPE_CHECKING, Any

from sqlalchemy import Engine, QueuePool, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from basra.server.errors import MissingExtraError, StorageError

if TYPE_CHECKING:
    from psycopg import Connection

FILE_NAME = "basra.sqlite3"
"""The database in a data folder."""

LOCK_WAIT_SECONDS = 2.0
"""How long SQLite waits for another program that holds the database before it gives up."""

MOST_READERS = 8
"""How many threads of a process read at once; one more writes."""

_FULL = 2
"""What ``PRAGMA synchronous`` says for FULL."""

_REACHING_POSTGRES = {
    "connect_timeout": 5, "application_name": "basra",
    # A server that vanished without a word is given up within seconds, not hours.
    "keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
"""What libpq is told unless the URL says otherwise."""

_SET_POSTGRES = (
    "SET synchronous_commit = on",
    # What a process that froze or vanished had locked is free again soon.
    "SET idle_in_transaction_session_timeout = '10s'",
    "SET lock_timeout = '5s'")


def is_sqlite(url: str) -> bool:
    """Whether a database is a file of one host; else any number of processes may share it."""
    return url.startswith("sqlite")


def place_of(url: str) -> str:
    """Return where a database is, without the name and the password of who reaches it."""
    if is_sqlite(url):
        return url
    parameters = parameters_of(url)
    return repr([parameters.get(part) for part in ("host", "port", "dbname")])


def engine_of(url: str) -> Engine:
    """Return the engine of a database; nothing is connected yet.

    Args:
        url: ``sqlite:///…``, or ``postgresql://…`` as libpq reads it.

    Raises:
        StorageError: if it is the URL of no such database; the URL is not told, it may hold a password.
        MissingExtraError: if the driver is not installed.
    """
    if is_sqlite(url):
        return _sqlite_engine(url)
    if url.startswith(("postgresql://", "postgres://")):
        return _postgres_engine(url)
    raise StorageError("its URL begins neither with postgresql:// nor with sqlite:///")


def _sqlite_engine(url: str) -> Engine:
    try:
        engine = create_engine(make_url(url), poolclass=QueuePool, pool_size=MOST_READERS + 1, max_overflow=0,
                               connect_args={"timeout": LOCK_WAIT_SECONDS})
    except ArgumentError:
        raise StorageError("its URL cannot be read") from None
    event.listen(engine, "connect", _make_durable)
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


def _postgres_engine(url: str) -> Engine:
    parameters = _REACHING_POSTGRES | parameters_of(url)

    # The URL goes to libpq as it is, so that all that hosts write into one means what they mean.
    return create_engine(
        "postgresql+psycopg://", creator=lambda: _durable_postgres(parameters), use_native_hstore=False,
        pool_pre_ping=True, pool_size=MOST_READERS + 1, max_overflow=0)


def _durable_postgres(parameters: dict[str, Any]) -> "Connection[Any]":
    """Connect to PostgreSQL, and check that what is committed there is on the disk."""
    from psycopg import Connection, OperationalError

    connection = Connection.connect(**parameters, autocommit=True)
    try:
        for setting in _SET_POSTGRES:
            connection.execute(setting)
        found = connection.execute(
            "SELECT current_setting('synchronous_commit'), current_setting('fsync')").fetchone()
        if found != ("on", "on"):
            raise OperationalError(
                f"PostgreSQL must run with synchronous_commit=on and fsync=on, not {found}")
        connection.set_autocommit(False)
    except BaseException:
        connection.close()
        raise
    return connection


def parameters_of(url: str) -> dict[str, Any]:
    """Return what libpq reads in a URL."""
    try:
        from psycopg import ProgrammingError
        from psycopg.conninfo import conninfo_to_dict
    except ImportError:
        raise MissingExtraError from None
    try:
        return dict(conninfo_to_dict(url))
    except ProgrammingError:
        raise StorageError("its URL cannot be read") from None
