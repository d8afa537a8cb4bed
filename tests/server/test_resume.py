"""Going on where one was: after a reload, a lost socket, a restart and kill -9 (RELIABILITY 8, 13)."""

import json
import signal
from typing import Any

import pytest

from basra import Record
from basra.cards import parse_card

from .harness import Guest, Server, Sitting


def test_a_reload_shows_the_same(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        sitting.play()
        sitting.wait_for_turn()
    with guest.sit(match) as again:
        assert again.view == sitting.view


def test_r08_whatever_step_is_missed_the_next_one_is_whole(guest: Guest) -> None:
    """Each step brings the whole view, so that a client that lost any one of them converges."""
    match = guest.open_match(target=1)
    with guest.sit(match) as sitting:
        while sitting.play_deal():
            pass
    record = Record.from_text(guest.http.get(f"/api/matches/{match}/proof").text)
    steps = [frame for raw in sitting.raw if (frame := json.loads(raw))["frame"] == "step"]
    first = json.loads(sitting.raw[0])["view"]["seq"]
    assert [step["seq"] for step in steps] == list(range(first + 1, record.seq + 1))
    for step in steps:
        assert step["view"]["seq"] == step["seq"]
        assert _replayed(record, step["seq"]) == _essence(step["view"])


def test_r13_nothing_acknowledged_is_lost_over_many_kills(own_server: Server) -> None:
    """A whole match with the server killed without warning after every few plays."""
    accepted: dict[str, int] = {}
    seen: dict[tuple[int, int], str] = {}
    with Guest(own_server) as guest:
        match = guest.open_match(target=40)
        secrets = own_server.secrets(match)
        while True:
            with guest.sit(match) as sitting:
                goes_on = _play_some(sitting, 5, accepted, seen)
                own_server.kill()
            own_server.start()
            if not goes_on:
                break
        record = Record.from_text(guest.http.get(f"/api/matches/{match}/proof").text)
    stored = dict(own_server.rows("SELECT key, seq FROM events WHERE match = ? AND key LIKE '0:%'", match))
    assert {f"0:{key}": seq for key, seq in accepted.items()} == stored
    assert len(record.events) == len(own_server.rows("SELECT seq FROM events WHERE match = ?", match))
    for deal, secret in record.secrets.items():
        assert secret == secrets.secrets[deal - 1]
    for (deal, position), card in seen.items():
        assert record.decks[deal][position] == parse_card(card)


def test_r13_the_computers_turn_that_was_due_is_made_after_a_restart(own_server: Server) -> None:
    with Guest(own_server) as guest:
        match = guest.open_match()
        with guest.sit(match) as sitting:
            sitting.wait_for_turn()
            command = sitting.command()
        own_server.kill()
        _forget_events_after(own_server, match, command["seq"])
        own_server.start()
        with guest.sit(match) as back:
            back.send(command)
            back.wait_for("accepted")
        own_server.kill()
        _forget_events_after(own_server, match, command["seq"] + 1)  # killed before the computer played
        own_server.start()
        with guest.sit(match) as back:
            assert back.wait_for_turn()
            assert back.view["last_play"]["seat"] == 1


def test_r13_all_matches_are_found_again(own_server: Server) -> None:
    with Guest(own_server) as guest:
        opened = [guest.open_match() for _ in range(5)]
        views = [guest.view(match) for match in opened]
        before = guest.http.get("/api/matches").json()
        assert own_server.stop() == 0
        own_server.start()
        after = guest.http.get("/api/matches").json()
        assert [summary["match"] for summary in after["matches"]] == opened[::-1]
        assert len(before["matches"]) == len(after["matches"])
        for match, view in zip(opened, views, strict=True):
            assert guest.view(match)["hand"] == view["hand"]


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_closes_sockets_so_that_clients_come_back(own_server: Server, how: int) -> None:
    with Guest(own_server) as guest:
        match = guest.open_match()
        with guest.sit(match) as sitting:
            sitting.wait_for_turn()
            sitting.play()
            assert own_server.stop(how) == 0
            assert sitting.close_code() == 1012
        own_server.start()
        with guest.sit(match) as back:
            assert back.wait_for_turn()
            back.play()


def _play_some(sitting: Sitting, plays: int, accepted: dict[str, int],
               seen: dict[tuple[int, int], str]) -> bool:
    """Make some plays and note what was acknowledged and seen; False if the match is over."""
    for _ in range(plays):
        if not sitting.wait_for_turn():
            return False
        for card in sitting.view["hand"]:
            assert seen.setdefault((sitting.view["deal"], card["position"]), card["card"]) == card["card"]
        answer = sitting.play()
        accepted[answer["key"]] = answer["seq"]
    return True


def _forget_events_after(server: Server, match: str, seq: int) -> None:
    """Make the database as it was right after an event."""
    server.change("DELETE FROM events WHERE match = ? AND seq > ?", match, seq)


def _replayed(record: Record, seq: int) -> dict[str, Any]:
    match = Record.replay(record.events[:seq + 1], record.secrets).match
    deal = match.deal
    assert deal is not None
    return {"turn": match.turn, "floor": list(map(str, deal.floor)), "stock": len(deal.stock),
            "hand": list(map(str, deal.hands[0])), "totals": list(match.totals),
            "piles": [pile.bit_count() for pile in deal.piles]}


def _essence(view: dict[str, Any]) -> dict[str, Any]:
    return {"turn": view["turn"], "floor": view["floor"], "stock": view["stock"],
            "hand": [card["card"] for card in view["hand"]],
            "totals": [seat["total"] for seat in view["seats"]],
            "piles": [seat["pile"] for seat in view["seats"]]}
