"""The one path of a play: doubled, crossing, late and refused plays (RELIABILITY 6, 7, 9, 10, 12)."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from .harness import Guest, Server, Sitting


@pytest.fixture
def sitting(guest: Guest) -> Iterator[Sitting]:
    """A guest at a new match whose turn it is."""
    with guest.sit(guest.open_match()) as sitting:
        assert sitting.wait_for_turn()
        yield sitting


def test_a_play_is_told_to_every_socket_of_the_seat(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as first, guest.sit(match) as second:
        first.wait_for_turn()
        second.wait_for_turn()
        seq = first.play()["seq"]
        while (step := second.wait_for("step"))["seq"] != seq:
            pass
        assert step["event"]["event"] == "play"
        assert step["event"]["seat"] == 0


def test_sync_answers_with_the_whole_view(sitting: Sitting) -> None:
    before = sitting.view
    sitting.send({"frame": "sync"})
    assert sitting.receive() == {"frame": "welcome", "view": before}


def test_http_and_socket_see_the_same(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        assert guest.view(match) == sitting.view
        answer = guest.http.post(f"/api/matches/{match}/plays", json=sitting.command())
        assert answer.status_code == 200
        assert answer.json()["seq"] == sitting.wait_for("step")["seq"]


def test_r06_a_double_click_has_one_effect(sitting: Sitting) -> None:
    command = sitting.command()
    sitting.send(command)
    first = sitting.wait_for("accepted")
    sitting.wait_for_turn()  # the opponent's event comes in between
    sitting.send(command)
    seq = sitting.view["seq"]
    assert sitting.receive() == first
    assert sitting.view["seq"] == seq


@pytest.mark.parametrize("_time", range(5))
def test_r07_of_two_plays_at_once_one_wins(guest: Guest, _time: int) -> None:
    match = guest.open_match()
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        commands = [sitting.command(sitting.view["plays"][index]["play"]) for index in (0, -1)]
        with ThreadPoolExecutor(2) as pool:
            answers = list(pool.map(
                lambda command: guest.http.post(f"/api/matches/{match}/plays", json=command), commands))
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    accepted, rejected = sorted(answers, key=lambda answer: answer.status_code)
    assert rejected.json()["code"] == "stale"
    assert rejected.json()["view"]["seq"] >= accepted.json()["seq"]


def test_r07_of_two_servers_on_one_database_one_wins(own_server: Server, tmp_path: Path) -> None:
    other = Server(own_server.data)
    other.log = tmp_path / "other.log"
    other.start()
    try:
        with Guest(own_server) as here, Guest(other) as there:
            match = here.open_match()
            there.http.cookies = here.http.cookies
            with here.sit(match) as first:
                first.wait_for_turn()
                with there.sit(match) as second:  # both tables are in memory now, at the same event
                    second.wait_for_turn()
                    assert first.view == second.view
                    seq = first.play()["seq"]
                    late = second.command(second.view["plays"][-1]["play"])
                    second.send(late)
                    rejected = second.wait_for("rejected")
                    assert rejected["code"] == "stale"
                    assert rejected["view"]["seq"] >= seq
                    second.wait_for_turn()
                    second.play()
    finally:
        other.kill()
    plays = own_server.rows("SELECT seq FROM events WHERE match = ? AND key LIKE '0:%'", match)
    assert len(plays) == 2
    assert "play-conflict" in other.log.read_text()


def test_r09_a_play_sent_again_after_a_lost_connection_is_a_no_op(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        command = sitting.command()
        sitting.send(command)
        sitting.socket.socket.close()  # the answer is lost
    with guest.sit(match) as back:
        back.send(command)
        accepted = back.wait_for("accepted")
        assert accepted["key"] == command["key"]
        assert back.wait_for_turn()
    rows = guest.server.rows("SELECT seq FROM events WHERE match = ? AND key = ?", match,
                             f"0:{command['key']}")
    assert rows == [(accepted["seq"],)]


def test_r09_what_the_opponent_played_meanwhile_is_seen(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        seq = sitting.play()["seq"]
    with guest.sit(match) as back:
        assert back.wait_for_turn()
        assert back.view["seq"] > seq
        assert back.view["last_play"]["seat"] == 1


@pytest.mark.parametrize(("change", "code"), [
    ({"seq": -1}, "stale"),
    ({"seq": 10**30}, "stale"),
    ({"play": "nonsense"}, "unreadable-play"),
    ({"play": ""}, "unreadable-play"),
    ({"play": "7Dx"}, "unreadable-play"),
])
def test_r10_every_rejection_has_the_state_to_return_to(sitting: Sitting, change: dict[str, object],
                                                        code: str) -> None:
    before = sitting.view
    rejected = sitting.ask(sitting.command() | change)
    assert (rejected["frame"], rejected["code"]) == ("rejected", code)
    assert rejected["view"] == before


def test_r10_a_card_that_is_not_held_is_refused_alike_wherever_it_is(sitting: Sitting) -> None:
    held = {card["card"] for card in sitting.view["hand"]}
    others = [f"{rank}{suit}" for rank in ("A", "5", "K") for suit in "CDHS" if f"{rank}{suit}" not in held]
    answers = [sitting.ask(sitting.command(card, key="not-held")) for card in others]
    assert all(answer == answers[0] for answer in answers)
    assert answers[0]["code"] == "illegal-play"


def test_r12_a_play_is_valid_only_for_the_state_it_names(sitting: Sitting) -> None:
    seq = sitting.view["seq"]
    sitting.play()
    sitting.wait_for_turn()
    assert sitting.ask(sitting.command(seq=seq))["code"] == "stale"


def test_no_play_out_of_turn_or_after_the_end(guest: Guest) -> None:
    match = guest.open_match(target=1)
    with guest.sit(match) as sitting:
        while sitting.play_deal():
            pass
        assert sitting.ask(sitting.command("3C"))["code"] == "match-over"
