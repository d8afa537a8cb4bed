"""An old database is brought to the newest layout with all that it holds."""

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from basra.events import event_to_text, to_json
from basra.record import Record
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.layout import metadata
from basra.server.storage.store import Store

from ..fair.proofs import played_match

DEVICE = bytes(32)


def old_database(data: Path, revision: str) -> sa.Engine:
    """Make a database as it was after an earlier migration."""
    engine = sa.create_engine(f"sqlite:///{data / 'basra.sqlite3'}")
    config = Config()
    config.set_main_option("script_location", "basra.server.storage:migrations")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    return engine


def put(engine: sa.Engine, record: Record) -> None:
    """Store a match as the program did that knew fair matches alone."""
    started, totals = record.started, record.match.totals
    tables = sa.MetaData()
    tables.reflect(engine)
    with engine.begin() as connection:
        connection.execute(tables.tables["matches"].insert(), {
            "id": started.match, "time": started.time, "rules": to_json(started.rules),
            "players": to_json({"players": started.players}), "deal": record.match.deals_begun,
            "total_0": totals[0], "total_1": totals[1], "turn": None, "is_over": True,
            "winner": record.match.winner})
        connection.execute(tables.tables["seats"].insert(), {
            "match": started.match, "seat": 0, "device": DEVICE})
        connection.execute(tables.tables["events"].insert(), [
            {"match": started.match, "seq": seq, "key": None, "body": event_to_text(event)}
            for seq, event in enumerate(record.events)])


def old_matches() -> Iterator[Record]:
    """Matches to which all persons and none contributed, against the computer and each other."""
    sittings = [("greedy", None), ("greedy", ()), ("", None), ("", ())]
    for seed, (level, seats) in enumerate(sittings):
        yield Record.from_text(played_match(seed, level=level, seats=seats).decode())


@pytest.mark.parametrize("revision", ["0001", "0002"])
async def test_old_matches_are_fair_ones_and_proven_if_all_contributed(tmp_path: Path, revision: str) -> None:
    records = {record.started.match: record for record in old_matches()}
    engine = old_database(tmp_path, revision)
    for record in records.values():
        put(engine, record)
    engine.dispose()
    database = Database(await open_database(sqlite_url(tmp_path)))
    store = Store(database)
    listed = (await store.matches_of(DEVICE)).matches
    await database.close()
    assert {summary.match for summary in listed} == set(records)
    assert {summary.is_proven for summary in listed} == {False, True}
    for summary in listed:
        record = records[summary.match]
        assert (summary.kind, summary.day, summary.is_shared) == ("fair", None, False)
        assert summary.is_proven == record.is_proven
        assert (summary.rules, summary.players) == (record.started.rules, record.started.players)
        assert (summary.totals, summary.winner) == (record.match.totals, record.match.winner)


async def test_a_new_database_and_an_old_one_have_the_same_tables(tmp_path: Path) -> None:
    old_database(tmp_path, "0001").dispose()
    engine = await open_database(sqlite_url(tmp_path))
    with engine.connect() as connection:
        names = sa.inspect(connection).get_table_names()
        indexes = sa.inspect(connection).get_indexes("seats")
    engine.dispose()
    assert set(names) == {*metadata.tables, "alembic_version"}
    assert [index["column_names"] for index in indexes if index["unique"]] == [["day", "device"]]
