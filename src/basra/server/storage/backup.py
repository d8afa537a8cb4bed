"""Copies of a whole database: taken while matches are played, and put back."""

import os
import sqlite3
import subprocess
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

from basra.server.errors import StorageError
from basra.server.storage.engines import FILE_NAME, is_sqlite, parameters_of


def back_up(url: str, file: Path) -> None:
    """Copy a database into a new file, as it is at one moment; whoever plays is not held up.

    Args:
        url: of the database. The copy of SQLite is a database, that of PostgreSQL an archive of ``pg_dump``.
        file: where there is nothing yet.

    Raises:
        StorageError: if the database cannot be read, or the file not be written, or is there already.
    """
    _make(file)
    try:
        if is_sqlite(url):
            _copy(_file_of(url), file)
        else:
            _dump(url, file)
    except StorageError:
        file.unlink(missing_ok=True)
        raise


def restore(file: Path, folder: Path, *, replace: bool) -> Path | None:
    """Put a copy of an SQLite database into a data folder; no server may run on it.

    Args:
        file: from :func:`back_up`.
        folder: the data folder; it is made if it is not there.
        replace: whether a database that is there may be replaced.

    Returns:
        where the database that was there is now; None if there was none.

    Raises:
        StorageError: if the file is no whole database of ours, or there is one that may not be replaced.
    """
    _check(file)
    place, kept = folder / FILE_NAME, None
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if place.exists():
            if not replace:
                raise StorageError(f"{place} is there already")
            kept = folder / f"basra-until-{datetime.now(UTC):%Y%m%dT%H%M%SZ}.sqlite3"
            _copy(place, kept)
        new = folder / f"{FILE_NAME}-new"
        _copy(file, new)
        for suffix in ("-wal", "-shm"):  # of the one that was there
            place.with_name(FILE_NAME + suffix).unlink(missing_ok=True)
        new.replace(place)
    except OSError as error:
        raise StorageError(f"{folder}: {error.strerror}") from None
    return kept


def _make(file: Path) -> None:
    """Make an empty file that nobody else may read."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except OSError as error:
        raise StorageError(f"{file}: {error.strerror}") from None


def _file_of(url: str) -> Path:
    return Path(url.partition("///")[2])


def _copy(source: Path, target: Path) -> None:
    """Copy a database page by page; writers go on meanwhile."""
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, \
                closing(sqlite3.connect(target)) as new:
            old.backup(new)
        target.chmod(0o600)
    except (OSError, sqlite3.Error) as error:
        raise StorageError(f"{source}: {error}") from None


def _check(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as connection:
            result, = connection.execute("PRAGMA integrity_check").fetchone()
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StorageError(f"{file}: {error}") from None
    if result != "ok":
        raise StorageError(f"{file}: {result}")


def _dump(url: str, file: Path) -> None:
    from psycopg.conninfo import make_conninfo

    parameters = parameters_of(url)
    # Whoever lists the processes of the machine sees their arguments, but not their environment.
    secret = {"PGPASSWORD": str(parameters.pop("password"))} if "password" in parameters else {}
    try:
        done = subprocess.run(  # noqa: S603
            ["pg_dump", "--format=custom", "--no-owner", f"--file={file}",  # noqa: S607
             f"--dbname={make_conninfo(**parameters)}"],
            env=os.environ | secret, capture_output=True, text=True, check=False)
    except OSError as error:
        raise StorageError(f"pg_dump: {error.strerror}") from None
    if done.returncode:
        raise StorageError(" ".join(done.stderr.split()))
