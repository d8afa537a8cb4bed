"""Who people are: devices and names, on a real server."""

import json
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from .harness import SECONDS, Guest, Server, Sitting
from .online import (
    ONE_DEAL,
    Json,
    ask_to_join,
    deal_fairly,
    guests,
    invite,
    join,
    meet,
    pair,
    person_of,
    play_to_the_end,
)

TABLES = ("matches", "seats", "secrets", "events", "public_log", "people", "devices", "links", "blocks",
          "invitations", "taken", "asked", "ratings", "presences", "offers", "talk")


def me(guest: Guest) -> Json:
    answer = guest.http.get("/api/me")
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def link(guest: Guest) -> str:
    """Make a private link and return its code."""
    answer = guest.http.post("/api/me/links")
    assert answer.status_code == 201, answer.text
    code: str = answer.json()["code"]
    return code


def move(guest: Guest, code: str) -> Json:
    """Become the person of a link."""
    answer = guest.http.post("/api/me/move", json={"code": code})
    assert answer.status_code == 200, answer.text
    told: Json = answer.json()
    return told


def everything(server: Server) -> dict[str, str]:
    """Return the text of all that is stored, bytes in hexadecimal digits, by table."""
    return {table: "\n".join(repr([value.hex() if isinstance(value, bytes) else value for value in row])
                             for row in server.rows(f"SELECT * FROM {table}"))  # noqa: S608
            for table in TABLES}


def test_a_further_device_is_the_same_person_everywhere(guest: Guest, server: Server) -> None:
    match = guest.open_match()
    daily = guest.http.post("/api/daily").json()["match"]
    with Guest(server) as other:
        token = "5e" * 32
        other.http.cookies["basra_device"] = token
        assert other.http.get(f"/api/matches/{match}").status_code == 404
        server.change("INSERT INTO devices VALUES (?, ?, '2026-01-01T00:00:00+00:00')",
                      sha256(token.encode()).digest(), person_of(guest))
        assert other.view(match)["match"] == match
        assert other.http.post("/api/daily").json()["match"] == daily
        assert other.http.get("/api/matches").json() == guest.http.get("/api/matches").json()
        with other.sit(match) as sitting:
            assert sitting.wait_for_turn()
            sitting.play()


@pytest.mark.parametrize(("name", "kept"), [
    ("  Samira \t  Nour ", "Samira Nour"),
    ("evil\u202egnp\u2066.exe", "evilgnp.exe"),
    ("a\u0000b\u001bc\u200bd\ufeff", "abcd"),
    ("<b>سميرة</b>", "<b>سميرة</b>"),
    ("क्‍ष", "क्‍ष"),
    ("\u200d", "")])
def test_r21_a_name_is_one_line_of_text_that_turns_nothing_round(guest: Guest, name: str, kept: str) -> None:
    summary: dict[str, Any] = guest.open(name=name, opponent="person", other_name=name)
    assert [player["name"] for player in summary["players"]] == [kept, kept]


def test_a_name_that_is_too_long_is_refused(guest: Guest) -> None:
    assert guest.http.post("/api/matches", json={"name": "x" * 41}).status_code == 422


# ---- Names and links ----

def test_a_person_without_a_cookie_is_nobody(guest: Guest, server: Server) -> None:
    nobody = {"public": None, "name": "", "rating": None, "devices": 1, "blocked": 0}
    before = everything(server)
    assert me(guest) == nobody
    assert guest.http.get("/api/me/export").json() == {}
    assert guest.http.delete("/api/me").status_code == guest.http.delete("/api/me/blocks").status_code == 204
    assert "basra_device" not in guest.http.cookies
    assert everything(server) == before
    guest.open_match()
    assert me(guest) == nobody


def test_a_name_is_kept_and_others_know_the_person_by_a_public_id(guest: Guest) -> None:
    named = guest.http.patch("/api/me", json={"name": " Mona\u202e "}).json()
    assert named == me(guest)
    assert named["name"] == "Mona"
    assert len(named["public"]) == 22
    assert guest.http.patch("/api/me", json={"name": "منى"}).json() == named | {"name": "منى"}
    for body in ({}, {"name": "x" * 41}, {"name": None}, {"name": "a", "public": "b"}):
        assert guest.http.patch("/api/me", json=body).status_code == 422


def test_seats_survive_a_change_of_device_by_a_private_link(server: Server) -> None:
    with guests(server, 4) as (host, friend, tablet, late):
        match, seated = meet(host, friend, rules=ONE_DEAL)
        deal_fairly(match, seated)
        host.http.patch("/api/me", json={"name": "Host"})
        own = tablet.open_match()
        code = link(host)
        moved = move(tablet, code)
        assert (moved["name"], moved["devices"], me(host)["devices"]) == ("Host", 2, 2)
        assert tablet.view(match) == host.view(match)
        assert host.view(own)["match"] == own  # what the tablet had goes with it
        assert tablet.http.cookies["basra_device"] != host.http.cookies["basra_device"]
        tables = (tablet if host is guest else guest for guest in seated)
        play_to_the_end(match, tuple(tables))
        answer = late.http.post("/api/me/move", json={"code": code})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-link")
        assert "basra_device" not in late.http.cookies
        assert code not in str(everything(server))
        # A third device; then one of the three becomes another person, and the others stay.
        assert move(late, link(tablet))["devices"] == 3
        assert move(tablet, link(friend))["devices"] == 2
        assert me(host)["devices"] == me(late)["devices"] == 2
        assert tablet.view(match) == friend.view(match)
        assert tablet.http.get(f"/api/matches/{own}").status_code == 404
        assert late.view(own)["match"] == own


def test_r12_a_link_makes_one_device_the_person_and_no_second_one(server: Server) -> None:
    with guests(server, 7) as (host, *others), ThreadPoolExecutor(6) as pool:
        host.open_match()
        code = link(host)
        answers = list(pool.map(lambda other: other.http.post("/api/me/move", json={"code": code}), others))
        assert sorted(answer.status_code for answer in answers) == [200, *[404] * 5]
        assert me(host)["devices"] == 2


@pytest.mark.parametrize("code", ["", "nothing", "public", "the one before", "too old", "\u0000" * 8])
def test_r17_a_wrong_link_is_refused_and_changes_nothing(server: Server, code: str) -> None:
    with guests(server, 2) as (host, stranger):
        before, public = link(host), me(host)["public"]
        last = link(host)
        if code == "too old":
            server.change("UPDATE links SET expires = '2026-01-01T00:00:00+00:00' WHERE person = ?",
                          person_of(host))
        stored = everything(server)
        tried = {"public": public, "the one before": before, "too old": last}.get(code, code)
        answer = stranger.http.post("/api/me/move", json={"code": tried})
        assert (answer.status_code, answer.json()["code"]) == (404, "no-link")
        assert everything(server) == stored


def test_a_device_that_becomes_another_person_leaves_nothing_behind(server: Server) -> None:
    with guests(server, 3) as (host, tablet, friend):
        for guest in (host, tablet):
            guest.http.post("/api/daily")
        together, _ = meet(host, tablet)
        kept, _ = meet(tablet, friend, is_rated=True)
        pair(tablet, name="Tablet the old", rules=ONE_DEAL | {"target": 31})
        tablet.http.patch("/api/me", json={"name": "Tablet the old"})
        old, public = person_of(tablet), me(tablet)["public"]
        move(tablet, link(host))
        stored = str(everything(server))
        assert not [trace for trace in (old.hex(), public, "Tablet the old") if trace in stored]
        assert server.rows("SELECT 1 FROM matches WHERE id = ?", together) == []
        assert host.view(kept)["seat"] is not None
        held = host.http.get("/api/matches").json()["matches"]
        assert [match["is_rated"] for match in held if match["match"] == kept] == [False]
        assert len([match for match in host.http.get("/api/matches").json()["matches"] if match["day"]]) == 1


# ---- Whom one does not want to meet ----

def test_who_is_blocked_is_not_met_again(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        match, _ = meet(host, friend)
        alone = host.open_match()
        assert friend.http.post(f"/api/matches/{alone}/block").status_code == 404
        assert host.http.post(f"/api/matches/{alone}/block").json()["code"] == "not-online"
        for _ in range(2):
            assert host.http.post(f"/api/matches/{match}/block").status_code == 204
        assert (me(host)["blocked"], me(friend)["blocked"]) == (1, 0)
        assert ask_to_join(friend, invite(host)["code"]).status_code == 404
        assert ask_to_join(host, invite(friend)["code"]).status_code == 404
        export = host.http.get("/api/me/export").json()
        assert export["blocked"] == [me(friend)["public"]]
        assert host.http.delete("/api/me/blocks").status_code == 204
        assert join(friend, invite(host)["code"])["is_online"]


# ---- All that is held ----

def talk(server: Server, match: str, seat: int, text: str) -> None:
    server.change("INSERT INTO talk (match, seat, key, phrase, text, time) VALUES (?, ?, ?, NULL, ?, '2026')",
                  match, seat, f"{seat}:{text}", text)


def test_the_export_has_all_that_is_held_and_no_secret(server: Server) -> None:
    with guests(server, 2) as (host, friend):
        match, seated = meet(host, friend, rules=ONE_DEAL, is_rated=True, name="Mona")
        deal_fairly(match, seated)
        play_to_the_end(match, seated)
        running = host.open_match()
        code = invite(host, name="Mona")["code"]
        secret = link(host)
        for seat in (0, 1):
            talk(server, match, seat, f"words of {seat}")
        answer = host.http.get("/api/me/export")
        assert "attachment" in answer.headers["content-disposition"]
        export = answer.json()
        assert export["person"] == {"name": "Mona", "public": me(host)["public"]}
        assert code in [invitation["code"] for invitation in export["invitations"]]
        assert [rating["match"] for rating in export["ratings"]] == [match]
        assert len(export["links"]) == 1
        by_id = {held["id"]: held for held in export["matches"]}
        assert set(by_id) == {match, running}
        proof = host.http.get(f"/api/matches/{match}/proof").text.splitlines()[:-1]
        events = [event["body"] for event in by_id[match]["events"]]
        assert events == [json.loads(line) for line in proof[:len(events)]]
        assert events[-1]["event"] == "match-end"
        seat = seated.index(host)
        assert [held["text"] for held in by_id[match]["talk"]] == [f"words of {seat}"]
        hidden = [secret.hex() for secret in server.secrets(running).secrets]
        hidden += [host.http.cookies["basra_device"], secret, *(person_of(guest).hex() for guest in seated)]
        assert not [trace for trace in hidden if trace in answer.text]


def test_deletion_leaves_nothing_and_ends_matches_under_way_for_the_other_side(server: Server) -> None:
    with guests(server, 4) as (host, friend, tablet, stranger):
        names = ("Mona the deleted", "Friend")
        wishes: Json = {"rules": ONE_DEAL, "is_rated": True, "name": names[0]}
        over, running = invite(host, **wishes)["code"], invite(host, **wishes)["code"]
        over, running = (join(friend, code, name=names[1])["match"] for code in (over, running))
        for match in (over, running):
            seat = host.view(match)["seat"]
            seated = (host, friend) if seat == 0 else (friend, host)
            deal_fairly(match, seated)
            talk(server, match, seat, "my words")
        seat = host.view(over)["seat"]
        play_to_the_end(over, (host, friend) if seat == 0 else (friend, host))
        move(tablet, link(host))
        link(host)
        host.http.post("/api/daily")
        invite(host, name=names[0], is_listed=True)
        friend.http.post(f"/api/matches/{over}/block")
        stays = friend.open_match()
        (watch,), = server.rows("SELECT watch FROM matches WHERE id = ?", running)
        log = server.rows("SELECT line FROM public_log ORDER BY id")
        traces = [person_of(host).hex(), person_of(tablet).hex(), me(host)["public"], names[0], "my words"]
        stored = str(everything(server))
        assert all(trace in stored for trace in traces)
        with friend.sit(running) as sitting, tablet.sit(running) as own, \
                stranger.open_socket(f"/api/watch/{watch}/socket") as watching:
            places = (sitting, own, Sitting(watching))
            assert host.http.delete("/api/me").status_code == 204
            for place in places:
                assert place.close_code() == 4404
        with friend.connect(running) as socket, pytest.raises(ConnectionClosed) as closed:
            socket.recv(SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
        assert "basra_device" not in host.http.cookies
        stored = str(everything(server))
        assert not [trace for trace in traces if trace in stored]
        assert server.rows("SELECT line FROM public_log ORDER BY id") == log
        for guest in (host, tablet):
            assert guest.http.get("/api/matches").json()["matches"] == []
        left = [match["match"] for match in friend.http.get("/api/matches").json()["matches"]]
        assert left == [stays]
        assert me(friend)["rating"]["matches"] == 1
        assert friend.http.get("/log").status_code == 200
