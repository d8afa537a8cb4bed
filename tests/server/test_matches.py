"""Matches over HTTP."""

import hashlib
from concurrent.futures import ThreadPoolExecutor

import pytest

from basra import PRESETS, Record
from basra.players import LEVELS

from .harness import Guest, Server


def test_health(guest: Guest) -> None:
    answer = guest.http.get("/api/health")
    assert answer.status_code == 200
    assert answer.json()["name"] == "basra"


def test_rules_offer_everything_that_a_match_takes(guest: Guest) -> None:
    offer = guest.http.get("/api/rules").json()
    assert set(offer["presets"]) == set(PRESETS)
    assert offer["levels"] == list(LEVELS)
    for preset in offer["presets"].values():
        assert guest.http.post("/api/matches", json={"rules": preset}).status_code == 201


def test_a_new_match_is_dealt(guest: Guest) -> None:
    match = guest.open_match(target=55)
    view = guest.view(match)
    assert view["seat"] == 0
    assert view["deal"] == 1
    assert view["rules"]["target"] == 55
    assert len(view["hand"]) == 4
    assert [seat["player"]["kind"] for seat in view["seats"]] == ["person", "computer"]


def test_r06_a_match_that_is_asked_for_twice_under_a_key_is_opened_once(guest: Guest, server: Server) -> None:
    def ask(who: Guest, key: str, path: str = "/api/matches") -> str:
        answer = who.http.post(path, json={}, headers={"Idempotency-Key": key})
        assert answer.status_code == 201, answer.text
        match: str = answer.json()["match"]
        return match

    over = guest.open_match(target=1)
    with guest.sit(over) as sitting:
        while sitting.play_deal():
            pass
    again = f"/api/matches/{over}/deals/1/again"
    with ThreadPoolExecutor(4) as pool:
        opened = set(pool.map(lambda _: ask(guest, "key-of-one"), range(4)))
        repeated = set(pool.map(lambda _: ask(guest, "key-of-other", again), range(4)))
    assert len(opened) == len(repeated) == 1
    assert len({ask(guest, "key-of-third"), over} | opened | repeated) == 4
    assert len(guest.http.get("/api/matches").json()["matches"]) == 4
    with Guest(server) as other:
        other.open_match()
        assert ask(other, "key-of-one") not in opened
    assert guest.http.post("/api/matches", json={}, headers={"Idempotency-Key": "x"}).status_code == 422


def test_my_matches_come_newest_first(guest: Guest) -> None:
    opened = [guest.open_match() for _ in range(3)]
    listed = guest.http.get("/api/matches").json()["matches"]
    assert [summary["match"] for summary in listed] == opened[::-1]
    assert {summary["deal"] for summary in listed} == {1}


def test_the_list_follows_the_match(guest: Guest) -> None:
    match = guest.open_match(target=1)
    with guest.sit(match) as sitting:
        while sitting.play_deal():
            pass
        totals = [seat["total"] for seat in sitting.view["seats"]]
    summary, = guest.http.get("/api/matches").json()["matches"]
    assert summary["is_over"]
    assert summary["totals"] == totals
    assert summary["winner"] == (0 if totals[0] > totals[1] else 1)
    assert summary["turn"] is None


def test_a_finished_match_gives_its_proof(guest: Guest) -> None:
    match = guest.open_match(target=1)
    with guest.sit(match) as sitting:
        while sitting.play_deal():
            pass
    answer = guest.http.get(f"/api/matches/{match}/proof")
    assert answer.status_code == 200
    record = Record.from_text(answer.text)
    assert record.match.is_over
    assert record.started.match == match
    assert record.seq == sitting.view["seq"]


def test_the_cookie_is_out_of_reach_and_only_its_hash_is_kept(guest: Guest) -> None:
    answer = guest.http.post("/api/matches", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # it is plain http on this computer
    token = guest.http.cookies["basra_device"]
    device, = guest.server.rows("SELECT device FROM seats WHERE match = ?", answer.json()["match"])
    assert device == (hashlib.sha256(token.encode()).digest(),)
    assert token not in repr(guest.server.contents())
    assert "set-cookie" not in guest.http.post("/api/matches", json={}).headers


def test_the_cookie_is_secure_behind_https(guest: Guest) -> None:
    answer = guest.http.post("/api/matches", json={}, headers={"x-forwarded-proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("token", ["", "x", "0" * 63, "Z" * 64, "0" * 64 + "\"", "a" * 5000])
def test_no_seat_hangs_on_a_weak_token(server: Server, token: str) -> None:
    with Guest(server) as guest:
        answer = guest.http.post("/api/matches", json={}, headers={"cookie": f"basra_device={token}"})
        assert answer.status_code == 201
        assert len(guest.http.cookies["basra_device"]) == 64


@pytest.mark.parametrize(("body", "code", "named"), [
    ({"rules": {"preset": "canasta"}}, "bad-rules", "egyptian-v2"),
    ({"rules": {"preset": "egyptian", "target": 0}}, "bad-rules", "1 to 1000"),
    ({"rules": {"preset": "egyptian", "targets": 5}}, "bad-rules", "target"),
    ({"rules": {"target": 51}}, "bad-rules", "preset"),
    ({"rules": {"preset": "egyptian", "card_points": [["2C", 99]]}}, "bad-rules", "50"),
    ({"rules": []}, "bad-request", "rules"),
    ({"level": "grandmaster"}, "bad-level", "careful"),
    ({"name": "x" * 41}, "bad-request", "name"),
    ({"nmae": "x"}, "bad-request", "nmae"),
    ([], "bad-request", "body"),
])
def test_a_bad_wish_is_named_and_changes_nothing(guest: Guest, body: object, code: str, named: str) -> None:
    before = guest.server.rows("SELECT count(*) FROM matches")
    answer = guest.http.post("/api/matches", json=body)
    assert answer.status_code == 422
    assert answer.json()["code"] == code
    assert named in answer.json()["message"]
    assert guest.server.rows("SELECT count(*) FROM matches") == before


@pytest.mark.parametrize("body", [b"", b"{", b"\xff", b"[" * 10_000, b'{"rules": {"preset": 1e999}}'])
def test_a_bad_body_is_refused(guest: Guest, body: bytes) -> None:
    answer = guest.http.post("/api/matches", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)
    assert set(answer.json()) == {"code", "message"}


def test_a_huge_body_is_refused(guest: Guest) -> None:
    answer = guest.http.post("/api/matches", content=b" " * 1_000_000,
                             headers={"content-type": "application/json"})
    assert answer.status_code == 413


def test_a_name_is_kept_as_text(guest: Guest) -> None:
    name = "<b>عمر</b>"
    match = guest.http.post("/api/matches", json={"name": f"  {name} "}).json()["match"]
    assert guest.view(match)["seats"][0]["player"]["name"] == name


def test_what_is_not_there_is_said_in_json(guest: Guest) -> None:
    answer = guest.http.get("/api/nothing")
    assert answer.status_code == 404
    assert answer.json()["code"] == "not-found"
    assert guest.http.delete("/api/matches").status_code == 405
