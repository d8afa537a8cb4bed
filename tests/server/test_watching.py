"""Watching a match of two devices, on a real server: hidden hands stay hidden."""

import json
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .harness import SECONDS, Guest, Server, Sitting
from .online import ONE_DEAL, deal_fairly, guests, meet, play_to_the_end
from .scanner import Scanner


def watch_code(server: Server, match: str) -> str:
    (code,), = server.rows("SELECT watch FROM matches WHERE id = ?", match)
    assert isinstance(code, str)
    return code


def test_r02_spectators_and_players_who_watch_see_no_hidden_card_to_the_end(server: Server) -> None:
    """RELIABILITY 1, 2: a player's second tab as a spectator adds nothing to what its seat knows."""
    with guests(server, 3) as (host, friend, stranger), ExitStack() as stack:
        match, seated = meet(host, friend, rules=ONE_DEAL)
        code, secrets = watch_code(server, match), server.secrets(match)
        watching = [Sitting(stack.enter_context(guest.open_socket(f"/api/watch/{code}/socket")))
                    for guest in (stranger, *seated)]
        playing = [stack.enter_context(guest.sit(match)) for guest in seated]
        values = deal_fairly(match, seated)
        play_to_the_end(match, seated)
        for audience, sitting in [*((None, sitting) for sitting in watching), *enumerate(playing)]:
            while not sitting.has_ended:
                sitting.receive()
            scanner = Scanner(audience, secrets, values)
            scanner.read(sitting.raw)
            assert scanner.deals == 1
        steps = [[text for text in sitting.raw if '"frame":"step"' in text] for sitting in watching]
        assert steps[0] == steps[1] == steps[2]
        assert "basra_device" not in stranger.http.cookies


def test_who_watches_gets_the_view_over_http_and_may_do_nothing(server: Server) -> None:
    with guests(server, 3) as (host, friend, stranger), ExitStack() as stack:
        match, seated = meet(host, friend, rules=ONE_DEAL)
        deal_fairly(match, seated)
        code, view = watch_code(server, match), seated[0].view(match)
        for guest in (stranger, *seated):
            told = guest.http.get(f"/api/watch/{code}").json()
            assert (told["seat"], told["hand"], told["plays"]) == (None, [], [])
            assert (told["match"], told["seq"], told["floor"]) == (match, view["seq"], view["floor"])
            before = server.contents()
            sitting = Sitting(stack.enter_context(guest.open_socket(f"/api/watch/{code}/socket")))
            for play in seated[view["turn"]].view(match)["plays"]:
                assert sitting.ask(sitting.command(play["play"]))["code"] == "no-match"
            assert server.contents() == before


def test_r17_r18_a_wrong_code_gets_no_byte_of_a_match(server: Server) -> None:
    with guests(server, 3) as (host, friend, stranger):
        match, _ = meet(host, friend)
        code = watch_code(server, match)
        alone = host.open_match()
        for wrong in (match, alone, code[:-1], f"{code}A", code.swapcase(), "A" * 22, "None", "%00" * 22):
            for guest in (stranger, host):
                answer = guest.http.get(f"/api/watch/{wrong}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-match")
                with guest.open_socket(f"/api/watch/{wrong}/socket") as socket:
                    with pytest.raises(ConnectionClosed) as closed:
                        socket.recv(SECONDS)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4404
        # Who may watch has no seat, whatever it sends.
        assert stranger.http.get(f"/api/matches/{match}").status_code == 404


def test_r19_a_foreign_page_cannot_watch(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        path = f"/api/watch/{watch_code(server, meet(host, friend)[0])}/socket"
        with pytest.raises(InvalidStatus) as refused, host.open_socket(path, origin="https://evil.example"):
            pass
        assert refused.value.response.status_code == 403
        with host.open_socket(path, origin=server.address) as socket:
            assert json.loads(socket.recv(SECONDS))["view"]["seat"] is None


def test_r20_what_a_spectator_sends_is_bounded(server: Server) -> None:
    with guests(server, 2) as (host, friend), Guest(server) as stranger:
        code = watch_code(server, meet(host, friend)[0])
        with stranger.open_socket(f"/api/watch/{code}/socket") as socket:
            sitting = Sitting(socket)
            socket.send("null")
            assert sitting.wait_for("problem")["code"] == "bad-frame"
            socket.send(" " * 4097)
            assert sitting.close_code() == 1009
