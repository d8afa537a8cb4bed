"""The promise, the person's value, the proof and the public log, on a real server (FAIRNESS.md)."""

import json
import os
import uuid
from hashlib import sha256
from typing import Any

import pytest

from basra import fair
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


def test_a_day_that_is_over_is_listed_with_its_hash(own_server: Server) -> None:
    with Guest(own_server) as guest:
        Contributor(guest)
        assert guest.http.get("/log").text == ""
        own_server.change("UPDATE public_log SET day = '2026-01-02'")
        digest, name = guest.http.get("/log").text.split()
        assert name == "2026-01-02.txt"
        assert sha256(guest.http.get(f"/log/{name}").content).hexdigest() == digest
        assert guest.http.get("/log/2020-01-01.txt").status_code == 404
        assert guest.http.get("/log/yesterday.txt").status_code == 422


def _states(guest: Guest, client: Contributor) -> list[str]:
    """Return the states that the public log tells of a match, and check its lines."""
    (day,), = guest.server.rows("SELECT DISTINCT day FROM public_log WHERE match = ?", client.match)
    lines = [line.split() for line in guest.http.get(f"/log/{day}.txt").text.splitlines()
             if client.match in line]
    assert all(words[2] == client.root.hex() for words in lines)
    return [words[3] for words in lines]
