"""Texts that a database may not take, on PostgreSQL, which takes less than SQLite (RELIABILITY 20, 21)."""

import asyncio
import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from basra.server.errors import DataRefusedError
from basra.server.storage.database import Database, open_database
from basra.server.storage.layout import people
from basra.server.wire import decode
from basra.table.frames import TalkCommand

from .clusters import Postgres
from .harness import SECONDS, Guest, Server, running

NAMES = ["a\u0000b", "\u0958" * 40, "\U0001d160" * 40, "\u202e" * 40]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, postgres: Postgres) -> Iterator[Server]:
    """A server on PostgreSQL."""
    with running(tmp_path_factory.mktemp("server") / "data", "--database", postgres.new_database()) as server:
        yield server


def test_r20_an_address_with_what_is_no_text_is_one_that_leads_nowhere(guest: Guest) -> None:
    guest.open_match()
    for method, path in [("GET", "/api/matches/%00"), ("POST", "/api/matches/%00/block"),
                         ("POST", "/api/matches/%00/deals/1/again"), ("GET", "/api/invitations/%00"),
                         ("GET", "/api/watch/%00"), ("GET", "/log/2026-01-01%00.txt")]:
        assert guest.http.request(method, path).status_code in (404, 422), path
    assert guest.http.get("/api/matches?before=%00").json()["matches"] == []
    assert guest.http.get("/api/lobby?invitation=%00").json()["mine"] is None
    with guest.connect("%00") as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_r21_a_name_is_taken_or_refused_but_never_breaks_anything(guest: Guest, name: str) -> None:
    for method, path in [("POST", "/api/matches"), ("POST", "/api/invitations"), ("PATCH", "/api/me")]:
        answer = guest.http.request(method, path, json={"name": name})
        assert answer.status_code in (200, 201, 422), (path, answer.text)


@pytest.mark.parametrize(("said", "heard"), [
    (" Hello\u0000 \u202ethere\n", "Hello there"), ("<b>أهلاً</b>", "<b>أهلاً</b>"), ("\u0000\u2066", None),
    ("\u0958" * 150, None), ("👩\u200d🦰", "👩\u200d🦰")])
def test_r21_what_is_said_is_one_line_of_text_that_turns_nothing_round(said: str, heard: str | None) -> None:
    command = decode(json.dumps({"frame": "talk", "key": "some-words", "text": said}))
    assert command is None if heard is None else isinstance(command, TalkCommand) and command.text == heard


async def test_what_the_database_does_not_take_fails_alone(database_url: str) -> None:
    database = Database(await open_database(database_url))

    async def add(number: int, name: str) -> None:
        await database.write([(people.insert(), [
            {"person": bytes([number]) * 32, "name": name, "public": str(number)}])])

    results = await asyncio.gather(*(add(number, "x" * 41 if number == 7 else "x") for number in range(20)),
                                   return_exceptions=True)
    await database.close()
    assert [number for number, result in enumerate(results) if result is not None] == [7]
    assert isinstance(results[7], DataRefusedError)
