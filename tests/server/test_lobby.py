"""The lobby and its socket, on a real server."""

import json
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from .harness import SECONDS, Guest, Server
from .online import ONE_DEAL, Json, deal_fairly, guests, invite, join, pair, person_of, play_to_the_end

LONG_AGO = "2026-01-01T00:00:00.000+00:00"


def lobby(guest: Guest, code: str = "") -> Json:
    """Return the lobby as a guest sees it."""
    answer = guest.http.get("/api/lobby", params={"invitation": code} if code else {})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def codes(told: Json) -> set[str]:
    return {invitation["code"] for invitation in told["invitations"]}


@contextmanager
def visit(guest: Guest, code: str = "") -> Iterator[ClientConnection]:
    """Be in the lobby, with an invitation of one's own or without."""
    with guest.open_socket(f"/api/lobby/socket{f'?invitation={code}' if code else ''}") as socket:
        yield socket


def next_lobby(socket: ClientConnection) -> Json:
    told: Json = json.loads(socket.recv(SECONDS))
    return told


def test_open_tables_are_shown_and_taken_before_the_eyes_of_all(server: Server) -> None:
    with guests(server, 3) as (host, friend, stranger), visit(stranger) as watching:
        assert next_lobby(watching) == {"invitations": [], "matches": [], "mine": None}
        hidden = invite(host)
        waiting = invite(host, is_listed=True, clock="relaxed", name="Mona", rules=ONE_DEAL)
        assert next_lobby(watching)["invitations"] == [waiting | {"is_mine": False}]
        with visit(host, waiting["code"]) as waits, visit(host, hidden["code"]) as waits_hidden:
            assert next_lobby(waits)["mine"] == waiting
            assert next_lobby(waits_hidden)["mine"] == hidden
            match = join(friend, waiting["code"])["match"]
            assert next_lobby(waits)["mine"]["match"] == match
            told = next_lobby(watching)
            assert (codes(told), told["mine"]) == (set(), None)
            running, = told["matches"]
            assert (sorted(running["names"]), running["deal"]) == (["", "Mona"], 0)
            assert stranger.http.get(f"/api/watch/{running['watch']}").json()["match"] == match
            assert match not in json.dumps(told)
            # A match that only its two players know of is not shown.
            second = join(friend, hidden["code"])["match"]
            while (mine := next_lobby(waits_hidden)["mine"])["match"] is None:
                pass
            assert mine["match"] == second
            assert len(lobby(stranger)["matches"]) == 1
        seated = (host, friend) if host.view(match)["seat"] == 0 else (friend, host)
        deal_fairly(match, seated)
        assert next_lobby(watching)["matches"][0]["deal"] == 1
        play_to_the_end(match, seated)
        while next_lobby(watching)["matches"]:
            pass


def test_who_leaves_the_lobby_is_shown_no_longer(server: Server) -> None:
    with guests(server, 2) as (host, stranger):
        code = pair(host, rules=ONE_DEAL | {"target": 7})["code"]
        server.change("UPDATE invitations SET seen = ? WHERE code = ?", LONG_AGO, code)
        with visit(stranger) as watching:
            assert code not in codes(next_lobby(watching))
            with visit(host, code):  # it is back: that counts at once
                assert code in codes(next_lobby(watching))
            server.change("UPDATE invitations SET seen = ? WHERE code = ?", LONG_AGO, code)
            assert code not in codes(next_lobby(watching))
        # Another one who names the code does not keep it there.
        with visit(stranger, code) as watching:
            told = next_lobby(watching)
            assert (code in codes(told), told["mine"]) == (False, None)
        assert lobby(stranger, code)["mine"] is None
        assert lobby(host, code)["mine"]["code"] == code
        host.http.delete(f"/api/invitations/{code}")
        assert lobby(host, code)["mine"] is None


def test_people_who_do_not_want_to_meet_do_not_see_each_other_there(server: Server) -> None:
    with guests(server, 3) as (host, friend, stranger):
        codes_of = {guest: invite(guest, is_listed=True)["code"] for guest in (host, friend)}
        server.change("INSERT INTO blocks VALUES (?, ?)", person_of(host), person_of(friend))
        for guest, other in ((host, friend), (friend, host)):
            with visit(guest) as watching:
                for told in (lobby(guest), next_lobby(watching)):
                    assert codes_of[guest] in codes(told)
                    assert codes_of[other] not in codes(told)
        assert set(codes_of.values()) <= codes(lobby(stranger))


def test_the_lobby_tells_nothing_by_which_somebody_could_be_taken_for_another(server: Server) -> None:
    """RELIABILITY 2, 17: no hash of a token, no match id and no token is in what others are told."""
    with guests(server, 3) as (host, friend, stranger):
        match = join(friend, invite(host, is_listed=True, is_rated=True)["code"])["match"]
        invite(host, is_listed=True)
        text = json.dumps(lobby(stranger))
        for guest in (host, friend):
            assert person_of(guest).hex() not in text
            assert guest.http.cookies["basra_device"] not in text
        assert match not in text


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
def test_r19_a_foreign_page_gets_no_socket(guest: Guest, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused, guest.open_socket("/api/lobby/socket", origin=origin):
        pass
    assert refused.value.response.status_code == 403


def test_r20_what_a_visitor_sends_means_nothing_and_much_of_it_ends_its_own_visit(server: Server) -> None:
    with guests(server, 2) as (guest, other), visit(other) as staying:
        next_lobby(staying)
        with visit(guest) as socket:
            for frame in ("", "null", "[" * 4000, b"\x00\xff", '{"frame":"sync"}'):
                socket.send(frame)
            assert "invitations" in next_lobby(socket)
            assert _close_code(socket, " " * 4097) == 1009
        with visit(guest) as socket:
            assert _close_code(socket, *["x"] * 200) == 1013
        invite(other, is_listed=True)
        assert next_lobby(staying)["invitations"]


def _close_code(socket: ClientConnection, *frames: str) -> int:
    """Send frames until the server closes the socket, and return the code it gave."""
    with suppress(ConnectionClosed):
        for frame in frames:
            socket.send(frame)
        while True:
            socket.recv(SECONDS)
    closed = socket.protocol.close_rcvd
    assert closed is not None
    return int(closed.code)
