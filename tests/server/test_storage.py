"""The database: durable, and what happens when it fails (RELIABILITY 23, Durability)."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from basra.server.errors import ConflictError, StorageError
from basra.server.storage.database import open_database, sqlite_url
from basra.server.storage.layout import events, matches, metadata
from basra.server.storage.writer import Writer, stir

from .harness import Guest, Server, Sitting, limited


async def test_every_connection_is_durable(tmp_path: Path) -> None:
    engine = await open_database(sqlite_url(tmp_path))
    with engine.connect() as first, engine.connect() as second:
        for connection in (first, second):
            assert connection.execute(text("PRAGMA journal_mode")).scalar() == "wal"
            assert connection.execute(text("PRAGMA synchronous")).scalar() == 2
            assert connection.execute(text("PRAGMA foreign_keys")).scalar() == 1
    engine.dispose()


async def test_a_database_that_cannot_be_durable_is_refused() -> None:
    with pytest.raises(StorageError, match="WAL"):
        await open_database("sqlite://")  # in memory there is no WAL


@pytest.fixture(params=["sqlite", "postgres"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database of each kind."""
    if request.param == "sqlite":
        return sqlite_url(tmp_path)
    found: str = request.getfixturevalue("database_url")
    return found


async def test_every_connection_to_postgres_is_durable(database_url: str) -> None:
    engine = await open_database(database_url)
    with engine.connect() as first, engine.connect() as second:
        for connection in (first, second):
            assert connection.execute(text("SHOW synchronous_commit")).scalar() == "on"
    engine.dispose()


async def test_processes_that_start_at_once_migrate_once(database_url: str) -> None:
    engines = await asyncio.gather(*(open_database(database_url) for _ in range(4)))
    for engine in engines:
        engine.dispose()


async def test_migrations_lead_to_the_layout(url: str) -> None:
    def differences(connection: Connection) -> list[Any]:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
        # Comments are for those who read the layout; SQLite keeps none, and PostgreSQL need not.
        return [each for each in found if each[0][0] != "modify_comment"]

    for _ in range(2):  # the second time there is nothing to do
        engine = await open_database(url)
        with engine.connect() as connection:
            assert differences(connection) == []
        engine.dispose()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "basra.sqlite3"
    file.write_bytes(b"these are somebody's holiday notes " * 100)
    before = file.read_bytes()
    with pytest.raises(StorageError):
        await open_database(sqlite_url(tmp_path))
    assert file.read_bytes() == before


async def test_the_writer_commits_together_and_only_a_conflict_fails(url: str) -> None:
    engine = await open_database(url)
    writer = Writer(engine)
    await writer.write([(matches.insert(), [{
        "id": "m", "time": "", "rules": "", "players": "", "deal": 0, "total_0": 0, "total_1": 0,
        "is_over": False}])])
    insert = events.insert()
    seqs = [*range(50), 7, 20]  # two numbers are there twice
    results = await asyncio.gather(*(
        writer.write([(insert, [{"match": "m", "seq": seq, "body": "", "key": None}])]) for seq in seqs),
        return_exceptions=True)
    assert [index for index, result in enumerate(results) if isinstance(result, ConflictError)] == [50, 51]
    assert sum(result is None for result in results) == 50
    await writer.close()
    engine.dispose()


async def test_the_writer_commits_what_waits_before_it_closes(url: str) -> None:
    engine = await open_database(url)
    writer = Writer(engine)
    row = {"time": "", "rules": "", "players": "", "deal": 0, "total_0": 0, "total_1": 0, "is_over": False}
    waiting = [asyncio.create_task(writer.write([(matches.insert(), [row | {"id": str(number)}])]))
               for number in range(20)]
    await asyncio.sleep(0)
    await writer.close()
    await asyncio.gather(*waiting)
    with engine.connect() as connection:
        assert connection.execute(text("SELECT count(*) FROM matches")).scalar() == 20
    engine.dispose()


async def test_two_writers_at_the_same_matches_in_whatever_order_do_not_stop_each_other(
        database_url: str) -> None:
    engines = [await open_database(database_url) for _ in range(2)]
    writers = [Writer(engine) for engine in engines]
    names = [f"{number:02}" for number in range(20)]
    row = {"time": "", "rules": "", "players": "", "deal": 0, "total_0": 0, "total_1": 0, "is_over": False}
    await writers[0].write([(matches.insert(), [row | {"id": name} for name in names])])
    insert = events.insert()

    def play(writer: Writer, name: str, seq: int) -> Awaitable[None]:
        return writer.write([stir(name), (insert, [{"match": name, "seq": seq, "body": "", "key": None}])])

    for seq in range(10):
        results = await asyncio.gather(
            *(play(writers[0], name, seq) for name in names),
            *(play(writers[1], name, seq) for name in reversed(names)), return_exceptions=True)
        for first, second in zip(results[:20], reversed(results[20:]), strict=True):
            assert {type(first), type(second)} == {type(None), ConflictError}
    with engines[0].connect() as connection:
        found = connection.execute(text("SELECT DISTINCT version FROM matches"))
        assert found.scalars().all() == [10]
        # A deadlock would have been mended by another try, a second later.
        found = connection.execute(text(
            "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()"))
        assert found.scalars().all() == [0]
    for writer, engine in zip(writers, engines, strict=True):
        await writer.close()
        engine.dispose()


def test_r23_a_locked_database_is_told_and_play_goes_on(own_server: Server) -> None:
    with Guest(own_server) as guest, guest.sit(guest.open_match()) as sitting:
        sitting.wait_for_turn()
        with closing(sqlite3.connect(own_server.data / "basra.sqlite3")) as other:
            other.execute("BEGIN IMMEDIATE")
            _assert_not_stored(own_server, guest, sitting)
            other.rollback()
        _assert_goes_on(own_server, guest, sitting)


def test_r23_a_full_disk_is_told_and_play_goes_on(own_server: Server) -> None:
    with Guest(own_server) as guest, guest.sit(guest.open_match()) as sitting:
        sitting.wait_for_turn()
        sitting.play()
        sitting.wait_for_turn()
        assert own_server.process is not None
        log = (own_server.data / "basra.sqlite3-wal").stat().st_size
        limited(own_server.process.pid, log)
        _assert_not_stored(own_server, guest, sitting)
        limited(own_server.process.pid, None)
        _assert_goes_on(own_server, guest, sitting)


def _assert_not_stored(server: Server, guest: Guest, sitting: Sitting) -> None:
    """Play while nothing can be written: the player is told, and nothing else happens."""
    before, seen = server.contents(), len(sitting.raw)
    command = sitting.command(key="while-it-fails")
    sitting.send(command)
    assert sitting.receive() == {"frame": "problem", "code": "storage", "key": "while-it-fails"}
    assert len(sitting.raw) == seen + 1
    answer = guest.http.post("/api/matches", json={})
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert server.contents() == before


def _assert_goes_on(server: Server, guest: Guest, sitting: Sitting) -> None:
    """Send the same play again, play on, and find it all after a kill."""
    sitting.send(sitting.command(key="while-it-fails"))
    sitting.wait_for("accepted")
    sitting.wait_for_turn()
    answer = sitting.play()
    sitting.wait_for_turn()
    view = sitting.view
    server.kill()
    server.start()
    assert server.rows("SELECT key FROM events WHERE seq = ?", answer["seq"]) == [(f"0:{answer['key']}",)]
    assert guest.view(view["match"]) == view


def test_a_damaged_match_is_said_and_the_others_go_on(own_server: Server) -> None:
    with Guest(own_server) as guest:
        damaged, whole = guest.open_match(), guest.open_match()
        own_server.kill()
        own_server.change("UPDATE events SET body = '{}' WHERE match = ? AND seq = 1", damaged)
        own_server.start()
        assert guest.http.get(f"/api/matches/{damaged}").status_code == 503
        with guest.connect(damaged) as socket:
            assert '"storage"' in str(socket.recv())
        with guest.sit(whole) as sitting:
            sitting.wait_for_turn()
            sitting.play()
