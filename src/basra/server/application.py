"""The parts of the application, made when it starts: what every request finds."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from basra.server.limits import Gate
from basra.server.metrics import BELL_HEARD, TABLES
from basra.server.playing.lobby import Lobby
from basra.server.playing.meeting import Meeting
from basra.server.playing.nodes import among_others
from basra.server.playing.room import Room
from basra.server.playing.tables import Tables
from basra.server.playing.thinking import Thinkers
from basra.server.storage.database import Database, data_mark, open_database
from basra.server.storage.engines import is_sqlite
from basra.server.storage.holdings import Holdings
from basra.server.storage.invitations import Invitations
from basra.server.storage.leaders import Leaders
from basra.server.storage.people import People
from basra.server.storage.public_log import PublicLog
from basra.server.storage.store import Store
from basra.table.clock import Clock, ClockName


@dataclass(frozen=True, slots=True, kw_only=True)
class Application:
    """The parts of an application that runs."""

    data_mark: str
    """By which two servers can be told to share a database, or not."""
    gate: Gate
    room: Room
    database: Database
    store: Store
    people: People
    holdings: Holdings
    invitations: Invitations
    leaders: Leaders
    public_log: PublicLog
    thinkers: Thinkers
    tables: Tables
    lobby: Lobby
    meeting: Meeting


def app_of(connection: HTTPConnection) -> Application:
    """Return the parts of the application that a request or a socket has come to."""
    application: Application = connection.app.state.application
    return application


@asynccontextmanager
async def run_application(database_url: str, redis_url: str | None, workers: int, gate: Gate,
                          clocks: Mapping[ClockName, Clock]) -> AsyncIterator[Application]:
    """Open the database, start what thinks, and give an application until it ends.

    Args:
        database_url: where matches are kept.
        redis_url: by which the processes that share a database tell each other what has changed.
        workers: the processes that think; with 0 the application does it itself, on threads.
        gate: counts what is asked for.
        clocks: how long things may take at online matches.

    Raises:
        StorageError: if the database cannot be used.
        BellError: if Redis cannot be used.
        MissingExtraError: if what these two need is not installed.
    """
    database, thinkers = Database(await open_database(database_url)), Thinkers.with_workers(workers)
    store, people, invitations = Store(database), People(database), Invitations(database)
    is_shared = redis_url is not None or not is_sqlite(database_url)
    thinkers.start()
    try:
        async with among_others(database, redis_url, is_shared=is_shared) as (bell, neighbours):
            tables = Tables(store, thinkers.moments, clocks, neighbours, bell)
            room = Room(invitations, gate.most_tables)
            lobby = Lobby(invitations, people, store, bell)
            TABLES.set_function(lambda: tables.number)
            BELL_HEARD.set_function(lambda: bell.is_heard_elsewhere)
            try:
                yield Application(
                    data_mark=data_mark(database_url), gate=gate, room=room, database=database, store=store,
                    people=people, holdings=Holdings(database), invitations=invitations,
                    leaders=Leaders(database), public_log=PublicLog(database), thinkers=thinkers,
                    tables=tables, lobby=lobby, meeting=Meeting(invitations, people, tables, lobby, room))
            finally:
                thinkers.stop()
                await lobby.close()
                await tables.close()
    finally:
        await database.close()
