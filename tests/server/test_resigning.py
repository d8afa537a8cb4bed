"""A match that was given up: over HTTP and in the store, its proof, its results and its public lines."""

from datetime import UTC, datetime
from pathlib import Path

from basra import Record

from .harness import Guest
from .test_results import match, stored


def test_a_match_against_the_computer_is_given_up_once(guest: Guest) -> None:
    opened = guest.open(level="greedy")
    name, path = opened["match"], f"/api/matches/{opened['match']}"
    with guest.sit(name) as sitting:
        sitting.wait_for_turn()
        sitting.play()
        sitting.wait_for_turn()
        assert guest.http.get(f"{path}/proof").status_code == 409, "RELIABILITY 4"
        command = {"key": "resign-1", "seq": sitting.view["seq"]}
        assert guest.http.post(f"{path}/resignation", json=command | {"seq": 1}).json()["code"] == "stale"
        answers = [guest.http.post(f"{path}/resignation", json=command) for _ in range(2)]
        sitting.wait_for_seq(command["seq"] + 2)
    assert [answer.json() for answer in answers] == [
        {"frame": "accepted", "key": "resign-1", "seq": command["seq"] + 1}] * 2
    view = sitting.view
    assert (view["is_over"], view["winner"], view["turn"], view["last_deal"]) == (
        True, 1 - view["seat"], None, None)
    assert (view["stopped"]["reason"], view["stopped"]["seat"]) == ("resigned", view["seat"])
    rejected = guest.http.post(f"{path}/resignation", json={"key": "resign-2", "seq": view["seq"]})
    assert rejected.json()["code"] == "match-over"
    proof = guest.http.get(f"{path}/proof")
    assert proof.status_code == 200
    assert Record.from_text(proof.text).stopped
    assert guest.http.get(f"{path}/deals/1").status_code == 409, "the deal was not played to its end"
    kept, = guest.http.get("/api/matches").json()["matches"]
    assert (kept["is_over"], kept["winner"], kept["stopped"]) == (True, view["winner"], "resigned")
    log = guest.http.get(f"/log/{datetime.now(UTC).date().isoformat()}.txt").text.splitlines()
    assert [line.split()[-1] for line in log if name in line] == ["started", "finished"]
    level, = guest.http.get("/api/results").json()["levels"]
    assert (level["lost"], level["matches"], level["deals"]) == (1, 1, 0)


def test_a_daily_deal_that_was_given_up_has_no_result(guest: Guest) -> None:
    before = guest.http.get("/api/daily").json()
    opened = guest.http.post("/api/daily").json()
    with guest.sit(opened["match"]) as sitting:
        sitting.wait_for_turn()
        answer = sitting.ask({"frame": "resign", "key": "resign-1", "seq": sitting.view["seq"]})
        assert answer["frame"] == "accepted"
    after = guest.http.get("/api/daily").json()
    assert (after["match"]["is_over"], after["match"]["stopped"]) == (True, "resigned")
    assert (after["beaten"], after["streak"], after["played"]) == (None, before["streak"], before["played"])


def test_a_match_that_did_not_count_is_neither_lost_nor_drawn(tmp_path: Path) -> None:
    counts, early = match(1, 0, "greedy", plays=20), match(2, 0, "greedy", plays=0)
    for record, _ in (counts, early):
        event = record.stop_of("resigned", 0)
        assert event is not None
        record.append(event)
        end = record.due()
        assert end is not None
        record.append(end)
    level, = stored(tmp_path, [(0, *counts), (0, *early)]).levels
    assert (level.matches, level.lost, level.drawn, level.deals) == (1, 1, 0, 0)
