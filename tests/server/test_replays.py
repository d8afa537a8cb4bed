"""Hints, reviews and positions, asked of a real server."""

import json
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from basra import Record
from basra.events import event_from_text
from basra.players.judge import judge
from basra.server.app import MOST_BODY_BYTES
from basra.table.replay import DealReplay, Hint, Position, replay_deal, replay_position
from basra.verify import MOST_BYTES
from basra.view import View

from ..engine.test_replay import practised
from ..fair.proofs import RULES, events_of, played_match, proof_of
from ..fair.test_mutations import json_values, paths, replaced
from .harness import Guest, Server


def as_json(kind: Any, answer: object) -> Any:
    """What the server must send for an answer."""
    return json.loads(TypeAdapter(kind).dump_json(answer))


def record_at(server: Server, match: str, seq: int) -> Record:
    """The record of a match up to an event, from the database file."""
    rows = server.rows("SELECT body FROM events WHERE match = ? AND seq <= ? ORDER BY seq", match, seq)
    return Record.replay([event_from_text(body) for body, in rows],
                         dict(enumerate(server.secrets(match).secrets, 1)))


@cache
def proof() -> str:
    """The proof of a short match."""
    return played_match(14, RULES[2], level="greedy").decode()


# ---- Hints ----

def test_a_hint_judges_the_plays_of_the_asker(guest: Guest) -> None:
    match = guest.open_match(target=1)
    with guest.sit(match) as sitting:
        for _ in range(5):
            sitting.wait_for_turn()
            answer = guest.http.get(f"/api/matches/{match}/hint")
            assert answer.status_code == 200
            record = record_at(guest.server, match, sitting.view["seq"])
            assert answer.json() == as_json(Hint, Hint(seq=record.seq, plays=judge(View.of(record, 0))))
            assert {play["play"] for play in answer.json()["plays"]} == {
                play["play"] for play in sitting.view["plays"]}
            sitting.play(answer.json()["plays"][0]["play"])
        while sitting.play_deal():
            pass
    over = guest.http.get(f"/api/matches/{match}/hint")
    assert (over.status_code, over.json()["code"]) == (409, "no-hints")


def open_of(guest: Guest, path: str, **wanted: object) -> str:
    """Open a match by a path and return its id."""
    answer = guest.http.post(path, json=wanted or None)
    assert answer.status_code in (200, 201), answer.text
    match: str = answer.json()["match"]
    return match


def test_there_are_hints_in_practice_and_none_between_persons_or_in_a_daily_deal(guest: Guest) -> None:
    practice = open_of(guest, "/api/matches", kind="practice")
    daily = open_of(guest, "/api/daily")
    for match, status in ((practice, 200), (daily, 409)):
        with guest.sit(match) as sitting:
            sitting.wait_for_turn()
            assert guest.http.get(f"/api/matches/{match}/hint").status_code == status
    shared = open_of(guest, "/api/matches", kind="practice", opponent="person")
    for seat in (0, 1):
        answer = guest.http.get(f"/api/matches/{shared}/hint", params={"seat": seat})
        assert (answer.status_code, answer.json()["code"]) == (409, "no-hints")
    assert guest.http.get(f"/api/matches/{practice}/hint", params={"seat": 1}).status_code == 404


# ---- Deals that are over ----

def test_a_deal_is_replayed_once_it_is_over(guest: Guest) -> None:
    match = guest.open_match(target=1000)
    with guest.sit(match) as sitting:
        for deal in ("1", "2", "0", "-1", "99999999999999999999"):
            early = guest.http.get(f"/api/matches/{match}/deals/{deal}")
            assert (early.status_code, early.json()["code"]) == (409, "deal-not-over")
        assert guest.http.get(f"/api/matches/{match}/deals/one").status_code == 422
        sitting.play_deal()
        seq = sitting.view["seq"]
    record = record_at(guest.server, match, seq)
    answer = guest.http.get(f"/api/matches/{match}/deals/1")
    assert answer.status_code == 200
    assert answer.json() == as_json(DealReplay, replay_deal(record, 1, 0))
    assert guest.http.get(f"/api/matches/{match}/deals/2").status_code == 409


# ---- Records that the asker brings ----

def replay(guest: Guest, record: object, deal: object = 1) -> tuple[int, Any]:
    answer = guest.http.post("/api/replays", json={"record": record, "deal": deal})
    return answer.status_code, answer.json()


def test_a_record_of_any_host_is_replayed_and_not_stored(guest: Guest) -> None:
    before = guest.server.contents()
    record = Record.from_text(proof())
    last = len(record.match.scores)
    for deal in (1, last):
        assert replay(guest, proof(), deal) == (200, as_json(DealReplay, replay_deal(record, deal, None)))
    assert guest.server.contents() == before
    for deal in (0, last + 1, -1):
        status, answer = replay(guest, proof(), deal)
        assert (status, answer["code"]) == (422, "bad-record")
    for bad in ("1", None, 1.5, True):
        assert replay(guest, proof(), bad)[1]["code"] == "bad-request"


def test_a_record_of_practice_is_replayed_too(guest: Guest) -> None:
    record = practised(7)
    assert replay(guest, record.to_text()) == (200, as_json(DealReplay, replay_deal(record, 1, None)))


def test_a_long_record_is_read_and_a_longer_text_is_not(guest: Guest) -> None:
    long = played_match(1, "egyptian-v2,target=1000", level="greedy").decode()
    assert len(long) > 8 * MOST_BODY_BYTES
    assert replay(guest, long, 2)[0] == 200
    longer = guest.http.post("/api/replays", json={"record": " " * MOST_BYTES, "deal": 1})
    assert longer.status_code == 413
    status, answer = replay(guest, " " * (MOST_BYTES - 100))
    assert (status, answer["code"]) == (422, "bad-record")
    other = guest.http.post("/api/matches", json={"name": " " * MOST_BODY_BYTES})
    assert other.status_code == 413, "other paths keep to their limit"


@pytest.mark.parametrize("record", [
    "", "\n", "null", "[]", "{}", '{"chain":""}\n', "\x00", "\u2028", "[" * 5000, '{"a":' * 5000, "nonsense"])
def test_what_is_no_record_is_refused(guest: Guest, record: str) -> None:
    status, answer = replay(guest, record)
    assert (status, answer["code"]) == (422, "bad-record")
    assert answer["message"]


def test_a_body_that_is_no_request_is_refused(guest: Guest) -> None:
    for body in (b"", b"null", b"{}", b'{"record":"\\ud800","deal":1}', b"\xff", b'{"record":1,"deal":1}',
                 b'{"record":"","deal":1,"more":1}', b'{"record":"","deal":' + b"9" * 5000 + b"}"):
        answer = guest.http.post("/api/replays", content=body, headers={"content-type": "application/json"})
        assert answer.status_code in (400, 422)
        assert answer.json()["code"] in ("bad-request", "bad-record")


def changed(data: st.DataObject) -> str:
    """A proof after one change: of its text, or of something in an event with the chain made right again."""
    if data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(proof())))
        return proof()[:at] + data.draw(st.text(max_size=3)) + proof()[at + data.draw(st.integers(0, 3)):]
    events = events_of(proof().encode())
    index = data.draw(st.integers(0, len(events) - 1))
    path = data.draw(st.sampled_from(list(paths(events[index]))))
    other = data.draw(json_values | st.integers(-1, 60) | st.sampled_from(["AC", "JD", "fair", None, []]))
    return proof_of([*events[:index], replaced(events[index], path, other), *events[index + 1:]]).decode()


@settings(deadline=None, max_examples=60, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_changed_proof_is_refused_with_what_is_wrong(guest: Guest, data: st.DataObject) -> None:
    try:
        record = changed(data)
        record.encode()
    except UnicodeEncodeError:
        return
    status, answer = replay(guest, record)
    if record != proof():
        assert (status, answer["code"]) == (422, "bad-record")
        assert answer["message"]


# ---- Positions ----

def test_a_position_is_shown_from_its_text(guest: Guest) -> None:
    record = Record.from_text(played_match(3, RULES[3], level="greedy").decode())
    for step in replay_deal(record, 1, None).steps[::6]:
        assert set(",=+: ") <= set(step.position)
        answer = guest.http.get("/api/positions", params={"text": step.position})
        assert answer.status_code == 200
        assert answer.json() == as_json(Position, replay_position(step.position))
        assert answer.json()["step"]["position"] == step.position


def test_what_is_no_position_is_refused(guest: Guest) -> None:
    good = replay_deal(Record.from_text(proof()), 1, None).steps[0].position
    for text in ("", "nonsense", "\x00", "\ud7ff", good[:-1], good + " 0", good.replace("egyptian", "roman"),
                 good.replace("-", "AC", 1)):
        answer = guest.http.get("/api/positions", params={"text": text})
        assert (answer.status_code, answer.json()["code"]) == (422, "bad-position"), text
    assert guest.http.get("/api/positions").json()["code"] == "bad-request"
    assert guest.http.get("/api/positions", params={"text": " " * 5000}).status_code == 422
