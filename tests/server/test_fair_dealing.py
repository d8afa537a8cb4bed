"""The promise, the person's value, the proof and the public log, on a real server (FAIRNESS.md)."""

import asyncio
import json
import os
import uuid
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from basra import fair
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.layout import public_log
from basra.server.storage.public_log import PublicLog
from basra.verify import verify

from .harness import Guest, Server, Sitting
from .scanner import Scanner


class Contributor:
    """A guest's client that keeps what it was promised and adds a value of its own."""

    def __init__(self, guest: Guest, **rules: Any) -> None:
        answer = guest.http.post("/api/matches", json={
            "level": "greedy", "contribute": True, "rules": {"preset": "egyptian-v2", **rules}})
        self.guest = guest
        self.match: str = answer.json()["match"]
        self.value = os.urandom(32)
        self.promise = guest.http.get(f"/api/matches/{self.match}/events").text.splitlines()
        header, commitments = self.promise
        self.root = fair.root_of(json.loads(commitments)["commitments"], header.encode())

    def commitment(self, value: bytes | None = None) -> dict[str, Any]:
        """Return the command that commits to a value."""
        digest = fair.seat_commitment(bytes.fromhex(self.match), 0, self.root, value or self.value)
        return {"frame": "commit", "key": uuid.uuid4().hex, "seq": 1, "commitment": digest.hex()}

    def reveal(self, value: bytes | None = None) -> dict[str, Any]:
        """Return the command that reveals a value."""
        return {"frame": "reveal", "key": uuid.uuid4().hex, "seq": 2, "value": (value or self.value).hex()}

    def contribute(self, sitting: Sitting) -> None:
        """Commit and reveal."""
        for command in (self.commitment(), self.reveal()):
            sitting.send(command)
            sitting.wait_for("accepted")


def test_a_match_with_a_persons_value_is_proven(guest: Guest) -> None:
    client = Contributor(guest, target=40)
    secrets = guest.server.secrets(client.match)
    with guest.sit(client.match) as sitting:
        assert sitting.view["stage"] == "commit"
        assert sitting.view["hand"] == []
        client.contribute(sitting)
        while sitting.play_deal():
            pass
    proof = guest.http.get(f"/api/matches/{client.match}/proof")
    claims = verify(proof.content, replay_players=True)
    assert all(claim.holds for claim in claims), claims
    assert proof.text.splitlines()[:2] == client.promise
    assert client.value.hex() in proof.text
    events = guest.http.get(f"/api/matches/{client.match}/events").text
    assert proof.text.startswith(events)
    assert sitting.view["chain"] == json.loads(proof.text.splitlines()[-1])["chain"]
    scanner = Scanner(0, secrets, client.value)
    scanner.read(sitting.raw)
    assert scanner.deals == sitting.view["deal"]


def test_the_promise_is_stored_before_any_value_exists(guest: Guest) -> None:
    client = Contributor(guest)
    stored = guest.server.rows("SELECT seq, body FROM events WHERE match = ? ORDER BY seq", client.match)
    assert [body for _, body in stored] == client.promise
    promised = json.loads(client.promise[1])["commitments"]
    assert promised == [digest.hex() for digest in guest.server.secrets(client.match).commitments()]
    assert '"value"' not in "".join(client.promise)


def test_without_a_value_the_match_is_not_proven(guest: Guest) -> None:
    match = guest.open_match()
    view = guest.view(match)
    assert (view["stage"], view["proven"]) == ("play", False)


@pytest.mark.parametrize("fault", ["another value", "reveal first", "twice", "play first", "not hexadecimal"])
def test_a_value_out_of_place_is_refused_and_changes_nothing(guest: Guest, fault: str) -> None:
    client = Contributor(guest)
    with guest.sit(client.match) as sitting:
        if fault in ("another value", "twice"):
            sitting.send(client.commitment())
            sitting.wait_for("accepted")
        before = guest.server.contents()
        command: dict[str, Any] = {
            "another value": client.reveal(bytes(32)),
            "reveal first": client.reveal() | {"seq": 1},
            "twice": client.commitment() | {"seq": 2},
            "play first": {"frame": "play", "key": uuid.uuid4().hex, "seq": 1, "play": "AC"},
            "not hexadecimal": client.commitment() | {"commitment": "G" * 64}}[fault]
        sitting.send(command)
        if fault == "not hexadecimal":
            assert sitting.wait_for("problem")["code"] == "bad-frame"
        else:
            expected = "not-your-turn" if fault == "play first" else "bad-value"
            assert sitting.wait_for("rejected")["code"] == expected
        assert guest.server.contents() == before


def test_r13_the_setup_goes_on_after_a_kill(own_server: Server) -> None:
    with Guest(own_server) as guest:
        client = Contributor(guest)
        with guest.sit(client.match) as sitting:
            command = client.commitment()
            sitting.send(command)
            sitting.wait_for("accepted")
        own_server.kill()
        own_server.start()
        with guest.sit(client.match) as back:
            back.send(command)  # sent again: it had arrived
            assert back.wait_for("accepted")["seq"] == 2
            back.send(client.reveal())
            back.wait_for("accepted")
            assert back.wait_for_turn()
            assert back.view["proven"]


def test_the_value_can_be_given_over_http(guest: Guest) -> None:
    client = Contributor(guest)
    path = f"/api/matches/{client.match}"
    assert guest.http.post(f"{path}/commitment", json=client.commitment()).json()["seq"] == 2
    assert guest.http.post(f"{path}/value", json=client.reveal()).json()["seq"] == 3
    assert guest.view(client.match)["stage"] == "play"


def test_r04_the_proof_of_a_match_in_setup_is_refused(guest: Guest) -> None:
    client = Contributor(guest)
    assert guest.http.get(f"/api/matches/{client.match}/proof").status_code == 409


def test_the_public_log_tells_matches_started_and_finished(guest: Guest) -> None:
    client = Contributor(guest, target=1)
    with guest.sit(client.match) as sitting:
        client.contribute(sitting)
        assert _states(guest, client) == ["started"]
        while sitting.play_deal():
            pass
    assert _states(guest, client) == ["started", "finished"]


def test_a_match_that_cannot_go_on_is_void_in_the_public_log(own_server: Server) -> None:
    with Guest(own_server) as guest:
        client = Contributor(guest)
        own_server.stop()
        own_server.change("UPDATE events SET body = replace(body, '64', '63') WHERE match = ? AND seq = 0",
                          client.match)
        own_server.start()
        for _ in range(2):
            assert guest.http.get(f"/api/matches/{client.match}").status_code == 503
        assert _states(guest, client) == ["started", "void"]


def test_what_a_newer_version_may_have_written_does_not_make_a_match_void(own_server: Server) -> None:
    """A node that is not upgraded yet meets events of one that is (RELIABILITY 13)."""
    with Guest(own_server) as guest:
        client = Contributor(guest)
        (body,), = own_server.rows("SELECT body FROM events WHERE match = ? AND seq = 1", client.match)
        for newer in ('{"event":"toss"}', body.replace('{"', '{"newer":1,"', 1)):
            own_server.stop()
            own_server.change("UPDATE events SET body = ? WHERE match = ? AND seq = 1", newer, client.match)
            own_server.start()
            assert guest.http.get(f"/api/matches/{client.match}").status_code == 503
            assert _states(guest, client) == ["started"]
            own_server.change("UPDATE events SET body = ? WHERE match = ? AND seq = 1", body, client.match)
            assert guest.view(client.match)["stage"] == "commit"


def test_a_day_that_is_over_is_listed_with_its_hash(own_server: Server) -> None:
    with Guest(own_server) as guest:
        Contributor(guest)
        own_server.change("UPDATE public_log SET day = '2026-01-02'")
        digest, name = guest.http.get("/log").text.split()
        assert name == "2026-01-02.txt"
        assert sha256(guest.http.get(f"/log/{name}").content).hexdigest() == digest
        assert guest.http.get("/log/2020-01-01.txt").status_code == 404
        assert guest.http.get("/log/yesterday.txt").status_code == 422


async def test_the_hash_of_a_day_is_read_once_and_none_before_it_is_over_for_good(tmp_path: Path) -> None:
    database = Database(await open_database(sqlite_url(tmp_path)))
    queries = 0

    def count(*_: Any) -> None:
        nonlocal queries
        queries += 1

    def row(day: str, match: str) -> dict[str, str]:
        return {"day": day, "line": f"{day} {match}", "match": match, "state": "started"}

    days = [f"2026-03-0{day}" for day in (1, 2, 4)]
    await database.write([(public_log.insert(), [
        row(day, f"{number:032x}") for number, day in enumerate(days)])])
    log = PublicLog(database)
    event.listen(Engine, "before_cursor_execute", count)
    try:
        at = datetime(2026, 3, 4, 12, tzinfo=UTC)
        found = await asyncio.gather(*(log.hashes(at) for _ in range(20)))
        assert [list(hashes) for hashes in found] == [days[:2]] * 20
        assert found[0][days[0]] == sha256(await log.text(days[0])).hexdigest()
        assert queries == 1 + 2 + 1  # the days, each of them, and the text of one for this test
        # Right after midnight a line of the day before may still be on its way.
        assert list(await log.hashes(datetime(2026, 3, 5, 0, 59, tzinfo=UTC))) == days[:2]
        before = queries
        for minute in range(10):
            assert list(await log.hashes(datetime(2026, 3, 5, 1, minute, tzinfo=UTC))) == days
        assert queries == before + 2
    finally:
        event.remove(Engine, "before_cursor_execute", count)
        await database.close()


def _states(guest: Guest, client: Contributor) -> list[str]:
    """Return the states that the public log tells of a match, and check its lines."""
    (day,), = guest.server.rows("SELECT DISTINCT day FROM public_log WHERE match = ?", client.match)
    lines = [line.split() for line in guest.http.get(f"/log/{day}.txt").text.splitlines()
             if client.match in line]
    assert all(words[2] == client.root.hex() for words in lines)
    return [words[3] for words in lines]
