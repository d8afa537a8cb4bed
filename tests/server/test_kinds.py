"""Matches for practice, of two persons at one device, and of a day, on a real server."""

import json
import os
import uuid
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from hashlib import sha256
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from basra import Record, fair
from basra.cards import parse_card
from basra.events import TakenBack, event_from_text
from basra.server.paths.played import all_decks
from basra.server.storage.store import MOST_LISTED
from basra.verify import verify

from ..browser.places import apart
from .harness import SECONDS, Guest, Server, Sitting
from .scanner import Scanner
from .test_hidden_cards import with_the_start

Json = dict[str, Any]

ONE_DEAL = {"preset": "egyptian-v2", "target": 1}
PRACTICE: Json = {"kind": "practice", "level": "greedy"}


def take_back(key: str, seq: int) -> Json:
    return {"frame": "take-back", "key": key, "seq": seq}


def record_of(guest: Guest, match: str) -> Record:
    """The record of a match that is over."""
    return Record.from_text(guest.http.get(f"/api/matches/{match}/proof").text)


def play_to_the_end(sitting: Sitting) -> None:
    while sitting.play_deal():
        pass


def wait_for_turn(guest: Guest, match: str) -> str:
    """Wait until the computer has played if it led; return the match."""
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
    return match


def log_of(server: Server, match: str) -> list[tuple[str]]:
    return server.rows("SELECT state FROM public_log WHERE match = ? ORDER BY id", match)


# ---- Practice ----

def test_a_practice_match_is_played_to_its_end_with_plays_taken_back(guest: Guest) -> None:
    summary = guest.open(**PRACTICE, rules=ONE_DEAL)
    match = summary["match"]
    assert (summary["kind"], summary["is_proven"], summary["day"]) == ("practice", False, None)
    secrets = guest.server.secrets(match)
    with guest.sit(match) as sitting:
        assert (sitting.view["kind"], sitting.view["stage"]) == ("practice", "play")
        count = 0
        while sitting.wait_for_turn():
            while sitting.view["can_take_back"] and count % 3 == 1:
                count += 1
                hand = sitting.view["hand"]
                assert sitting.take_back()["frame"] == "accepted"
                assert sitting.view["turn"] == 0
                assert sitting.view["hand"] != hand
            count += 1
            sitting.play()
    record = record_of(guest, match)
    taken = [event for event in record.events if isinstance(event, TakenBack)]
    assert len(taken) > 3
    assert (record.kind, record.match.is_over, record.is_proven) == ("practice", True, False)
    assert record.decks[1] == fair.shuffle(secrets.secrets[0])
    assert log_of(guest.server, match) == []
    assert guest.http.get("/api/statistics").json() == {"statistics": []}
    listed, = guest.http.get("/api/matches").json()["matches"]
    assert (listed["kind"], listed["is_over"], listed["totals"]) == (
        "practice", True, list(record.match.totals))
    scanner = Scanner(0, secrets, kind="practice")
    scanner.read(with_the_start(guest.server, sitting.raw))
    assert scanner.taken_back == len(taken)


def test_decks_of_practice_and_daily_deals_are_not_tested(own_server: Server) -> None:
    with Guest(own_server) as guest:
        for match in (guest.open(**PRACTICE, rules=ONE_DEAL)["match"],
                      guest.http.post("/api/daily").json()["match"], guest.open_match(target=1)):
            with guest.sit(match) as sitting:
                play_to_the_end(sitting)
        assert own_server.stop() == 0
        stored = own_server.rows("SELECT body FROM events WHERE match = ? ORDER BY seq", match)
        fair_match = Record.replay(event_from_text(body) for body, in stored)
        assert apart(lambda: all_decks(own_server.data)) == [*fair_match.decks.values()]


def test_values_are_not_contributed_to_a_practice_match(guest: Guest) -> None:
    answer = guest.http.post("/api/matches", json=PRACTICE | {"contribute": True})
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert guest.http.post("/api/matches", json={"kind": "daily"}).status_code == 422


@pytest.mark.parametrize("wishes", [
    {}, {"contribute": True}, PRACTICE | {"opponent": "person"}, {"opponent": "person"}])
def test_elsewhere_nothing_is_taken_back(guest: Guest, wishes: Json) -> None:
    match = guest.open(**wishes)["match"]
    with guest.sit(match, 0) as sitting:
        if wishes.get("opponent"):
            turn = guest.view(match, sitting.view["turn"])
            answer = guest.http.post(f"/api/matches/{match}/plays", params={"seat": turn["turn"]},
                                     json=sitting.command(turn["plays"][0]["play"]))
            sitting.wait_for_seq(answer.json()["seq"])
        elif not wishes.get("contribute"):
            sitting.wait_for_turn()
            sitting.play()
            sitting.wait_for_turn()
        before = guest.server.contents()
        assert sitting.view["can_take_back"] is False
        refused = sitting.take_back()
        assert (refused["frame"], refused["code"]) == ("rejected", "no-take-back")
        assert refused["view"] == sitting.view
        assert guest.server.contents() == before


def test_without_a_play_of_this_deal_nothing_is_taken_back(guest: Guest) -> None:
    match = guest.open(**PRACTICE, rules={"preset": "egyptian-v2", "target": 1000})["match"]
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        assert sitting.take_back()["code"] == "no-take-back"
        assert sitting.play_deal()
        sitting.wait_for_turn()
        assert sitting.view["can_take_back"] is False
        assert sitting.take_back()["code"] == "no-take-back"


@pytest.fixture
def played(guest: Guest) -> tuple[Guest, str, Json]:
    """A practice match in which a play can be taken back, and the view of it."""
    match = guest.open(**PRACTICE)["match"]
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        sitting.play()
        sitting.wait_for_turn()
        return guest, match, sitting.view


def test_r06_a_take_back_that_is_sent_twice_has_one_effect(played: tuple[Guest, str, Json]) -> None:
    guest, match, view = played
    path, command = f"/api/matches/{match}/take-backs", take_back("once-and-again", view["seq"])
    answers = [guest.http.post(path, json=command) for _ in range(3)]
    assert {answer.status_code for answer in answers} == {200}
    assert [answer.json() for answer in answers] == [
        {"frame": "accepted", "key": "once-and-again", "seq": view["seq"] + 1}] * 3
    assert len(guest.server.rows("SELECT seq FROM events WHERE match = ? AND body LIKE '%taken-back%'",
                                 match)) == 1


def test_r07_of_two_take_backs_at_once_one_wins(played: tuple[Guest, str, Json]) -> None:
    guest, match, view = played
    commands = [take_back(uuid.uuid4().hex, view["seq"]) for _ in range(6)]
    with ThreadPoolExecutor(6) as pool:
        answers = [*pool.map(
            lambda command: guest.http.post(f"/api/matches/{match}/take-backs", json=command), commands)]
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    for answer in answers:
        if answer.status_code == 409:
            assert answer.json()["code"] == "stale"
            assert answer.json()["view"]["seq"] > view["seq"]


def test_r07_a_take_back_and_a_play_at_once(played: tuple[Guest, str, Json]) -> None:
    guest, match, view = played
    back = (f"/api/matches/{match}/take-backs", take_back("take-back", view["seq"]))
    play = (f"/api/matches/{match}/plays", {"frame": "play", "key": "the-play", "seq": view["seq"],
                                            "play": view["plays"][0]["play"]})
    with ThreadPoolExecutor(2) as pool:
        statuses = [*pool.map(lambda sent: guest.http.post(sent[0], json=sent[1]).status_code, [back, play])]
    assert sorted(statuses) == [200, 409]
    with guest.sit(match) as sitting:
        assert sitting.wait_for_turn()
        sitting.play()


def test_r12_a_take_back_is_valid_only_for_the_state_it_names(played: tuple[Guest, str, Json]) -> None:
    guest, match, view = played
    for seq in (-1, 0, view["seq"] - 1, view["seq"] + 1, 10**30):
        answer = guest.http.post(f"/api/matches/{match}/take-backs", json=take_back("wrong-seq", seq))
        assert (answer.status_code, answer.json()["code"]) == (409, "stale")


@pytest.mark.parametrize("wrong", [{"seq": "1"}, {"key": ""}, {"frame": "play"}, {"seq": None}])
def test_r20_a_malformed_take_back_is_refused(played: tuple[Guest, str, Json], wrong: Json) -> None:
    guest, match, view = played
    command = take_back("malformed", view["seq"]) | wrong
    assert guest.http.post(f"/api/matches/{match}/take-backs", json=command).status_code == 422
    with guest.sit(match) as sitting:
        sitting.send(command)
        assert sitting.receive()["frame"] == "problem"


def test_r13_a_take_back_survives_a_kill(own_server: Server) -> None:
    with Guest(own_server) as guest:
        match = guest.open(**PRACTICE)["match"]
        with guest.sit(match) as sitting:
            sitting.wait_for_turn()
            before = {name: sitting.view[name] for name in ("hand", "floor", "turn", "seats", "stock")}
            sitting.play()
            sitting.wait_for_turn()
            command = take_back("before-the-kill", sitting.view["seq"])
            sitting.send(command)
            seq = sitting.wait_for("accepted")["seq"]
        own_server.kill()
        own_server.start()
        with guest.sit(match) as back:
            assert {name: back.view[name] for name in before} == before
            assert back.view["seq"] == seq
            back.send(command)  # sent again: it had arrived
            assert back.wait_for("accepted")["seq"] == seq
            play_to_the_end(back)


# ---- Two persons at one device ----

class Pair:
    """Two persons at one device who contribute to a fair match."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.summary = guest.open(opponent="person", name="Sara", other_name="Omar", contribute=True,
                                  rules=ONE_DEAL)
        self.match: str = self.summary["match"]
        header, commitments = guest.http.get(f"/api/matches/{self.match}/events").text.splitlines()
        self.root = fair.root_of(json.loads(commitments)["commitments"], header.encode())
        self.values = [os.urandom(32), os.urandom(32)]

    def send(self, path: str, seat: int, **command: Any) -> Json:
        seq = self.guest.view(self.match, seat)["seq"]
        answer = self.guest.http.post(f"/api/matches/{self.match}/{path}", params={"seat": seat},
                                      json={"key": uuid.uuid4().hex, "seq": seq, **command})
        assert answer.status_code == 200, answer.text
        accepted: Json = answer.json()
        return accepted

    def contribute(self) -> None:
        for seat, value in enumerate(self.values):
            digest = fair.seat_commitment(bytes.fromhex(self.match), seat, self.root, value)
            self.send("commitment", seat, commitment=digest.hex())
        for seat, value in enumerate(self.values):
            self.send("value", seat, value=value.hex())


def test_both_seats_contribute_and_play(guest: Guest) -> None:
    pair = Pair(guest)
    assert (pair.summary["is_shared"], pair.summary["seat"], pair.summary["is_proven"]) == (True, 0, False)
    assert [player["name"] for player in pair.summary["players"]] == ["Sara", "Omar"]
    assert guest.view(pair.match)["stage"] == "commit"
    pair.contribute()
    assert [guest.view(pair.match, seat)["seat"] for seat in (0, 1)] == [0, 1]
    while (view := guest.view(pair.match))["turn"] is not None:
        view = guest.view(pair.match, view["turn"])
        pair.send("plays", view["turn"], play=view["plays"][0]["play"])
    proof = guest.http.get(f"/api/matches/{pair.match}/proof?seat=1").content
    claims = verify(proof)
    assert all(claim.holds for claim in claims)
    assert claims[2].found == {"proven": 1}
    listed, = guest.http.get("/api/matches").json()["matches"]
    assert (listed["is_shared"], listed["is_proven"], listed["is_over"]) == (True, True, True)
    assert log_of(guest.server, pair.match) == [("started",), ("finished",)]
    counted = {one["key"]: one["deals"] for one in guest.http.get("/api/statistics").json()["statistics"]}
    assert counted["komi"] == proof.count(b'"event":"deal-end"'), "counted once, not twice"


@pytest.mark.parametrize("seat", [1, 2, -1])
def test_r17_a_seat_that_is_not_held_is_refused(guest: Guest, seat: int) -> None:
    match = wait_for_turn(guest, guest.open_match())
    path = f"/api/matches/{match}"
    before = guest.server.contents()
    command = {"key": "not-my-seat", "seq": guest.view(match)["seq"]}
    for answer in (guest.http.get(path, params={"seat": seat}),
                   guest.http.get(f"{path}/events", params={"seat": seat}),
                   guest.http.get(f"{path}/proof", params={"seat": seat}),
                   guest.http.post(f"{path}/plays", params={"seat": seat}, json=command | {"play": "AC"}),
                   guest.http.post(f"{path}/take-backs", params={"seat": seat}, json=command)):
        assert (answer.status_code, answer.json()["code"]) == (404, "no-match")
    assert guest.server.contents() == before


@pytest.mark.parametrize("seat", ["1", "2", "x", "", "null", "00"])
def test_r18_a_socket_for_a_seat_that_is_not_held_gets_nothing(guest: Guest, seat: str) -> None:
    match = guest.open_match()
    with guest.connect(match, seat) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


# ---- A deal again ----

@pytest.mark.parametrize("wishes", [{}, {"kind": "practice"}])
def test_a_deal_can_be_played_again_from_both_sides(guest: Guest, wishes: Json) -> None:
    match = guest.open(level="random", rules={"preset": "egyptian", "target": 60}, **wishes)["match"]
    with guest.sit(match) as sitting:
        play_to_the_end(sitting)
    record = record_of(guest, match)
    for deal in record.decks:
        for seat in ("same", "other"):
            answer = guest.http.post(f"/api/matches/{match}/deals/{deal}/again", json={"seat": seat})
            assert answer.status_code == 201, answer.text
            again: Json = answer.json()
            assert (again["kind"], again["rules"]["target"], again["is_shared"]) == ("practice", 1, False)
            assert again["rules"] | {"target": 60} == json.loads(
                guest.http.get(f"/api/matches/{match}/events").text.splitlines()[0])["rules"]
            view = guest.view(again["match"])
            deck, start = record.decks[deal], next(
                event for event in record.events if event.event == "deal" and event.deal == deal)
            hand = start.hands[0 if seat == "same" else 1]
            assert [parse_card(card["card"]) for card in view["hand"]] == [deck[place] for place in hand]
            assert view["dealer"] == (view["seat"] if (start.dealer == 0) == (seat == "same")
                                      else 1 - view["seat"])
            assert view["seats"][1 - view["seat"]]["player"] == {"kind": "computer", "name": "random"}
            events = guest.http.get(f"/api/matches/{again['match']}/events").text.splitlines()
            assert json.loads(events[1])["floor"] == [str(card) for card in start.floor]


def test_only_a_deal_that_is_over_can_be_played_again(guest: Guest) -> None:
    match = guest.open_match(target=1000)
    path = f"/api/matches/{match}/deals"
    for deal in (0, 1, 2, 64, 65):
        answer = guest.http.post(f"{path}/{deal}/again", json={})
        assert (answer.status_code, answer.json()["code"]) == (409, "deal-not-over")
    assert guest.http.post(f"{path}/x/again", json={}).status_code == 422
    with guest.sit(match) as sitting:
        assert sitting.play_deal()
    again = guest.http.post(f"{path}/1/again", json={"seat": "other", "level": "greedy"}).json()
    assert {player["name"] for player in again["players"]} == {"", "greedy"}
    assert guest.http.post(f"{path}/1/again", json={"level": "best"}).json()["code"] == "bad-level"
    assert guest.http.post(f"{path}/1/again", json={"seat": "third"}).status_code == 422
    with Guest(guest.server) as stranger:
        stranger.open_match()
        assert stranger.http.post(f"{path}/1/again", json={}).status_code == 404


# ---- The deal of the day ----

def daily(guest: Guest) -> Json:
    answer = guest.http.get("/api/daily")
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_the_deal_of_the_day_is_the_same_for_everybody(guest: Guest, server: Server) -> None:
    before = daily(guest)
    assert (before["match"], before["beaten"], before["streak"]) == (None, None, 0)
    opened = guest.http.post("/api/daily").json()
    assert (opened["kind"], opened["day"], opened["rules"]["target"]) == ("daily", before["day"], 1)
    assert opened["players"][1] == {"kind": "computer", "name": "careful"}
    with Guest(server) as other:
        match = other.http.post("/api/daily").json()["match"]
        assert match != opened["match"]
        views = [guest.view(opened["match"]), other.view(match)]
    for name in ("hand", "dealer", "floor", "turn"):
        assert views[0][name] == views[1][name]
    deck = fair.shuffle(sha256(f"basra daily deal {opened['day']}".encode()).digest())
    first = 4 if views[0]["dealer"] == 0 else 0
    assert [parse_card(card["card"]) for card in views[0]["hand"]] == [*deck[first:first + 4]]
    assert log_of(server, opened["match"]) == []


def test_there_is_one_match_a_day(guest: Guest) -> None:
    opened = guest.http.post("/api/daily").json()
    with guest.sit(opened["match"]) as sitting:
        assert guest.http.post("/api/daily").json()["match"] == opened["match"]
        assert sitting.view["can_take_back"] is False
        sitting.wait_for_turn()
        sitting.play()
        sitting.wait_for_turn()
        assert sitting.take_back()["code"] == "no-take-back"
        play_to_the_end(sitting)
    after = guest.http.post("/api/daily").json()
    assert (after["match"], after["is_over"]) == (opened["match"], True)
    found = daily(guest)
    assert found["match"] == after
    assert found["played"] >= 1
    assert found["beaten"] is not None
    assert found["streak"] == 1


def test_a_match_begun_before_midnight_counts_for_its_day(guest: Guest) -> None:
    begun = guest.http.post("/api/daily").json()
    yesterday = (date.fromisoformat(begun["day"]) - timedelta(days=1)).isoformat()
    guest.server.change("UPDATE seats SET day = ? WHERE match = ?", yesterday, begun["match"])
    assert (daily(guest)["match"], daily(guest)["streak"]) == (None, 0)
    with guest.sit(begun["match"]) as sitting:
        play_to_the_end(sitting)
    found = daily(guest)
    assert (found["match"], found["day"], found["streak"]) == (None, begun["day"], 1)
    today = guest.http.post("/api/daily").json()
    assert (today["match"] != begun["match"], today["day"]) == (True, begun["day"])
    kept = {one["match"]: one for one in guest.http.get("/api/matches").json()["matches"]}[begun["match"]]
    assert (kept["day"], kept["is_over"]) == (yesterday, True)


def test_r07_two_requests_at_once_open_one_match(guest: Guest) -> None:
    guest.open_match()  # for the cookie
    with ThreadPoolExecutor(8) as pool:
        answers = [*pool.map(lambda _: guest.http.post("/api/daily"), range(8))]
    assert {answer.status_code for answer in answers} == {200}
    match, = {answer.json()["match"] for answer in answers}
    device = guest.server.rows("SELECT device FROM seats WHERE match = ?", match)
    assert guest.server.rows("SELECT match FROM seats WHERE device = ? AND day IS NOT NULL", *device[0]) == [
        (match,)]


def test_how_others_have_done(own_server: Server) -> None:
    guests = [Guest(own_server) for _ in range(5)]
    differences = [-3, 4, 4, 9, None]  # the last one has not finished
    for guest, difference in zip(guests, differences, strict=True):
        match = wait_for_turn(guest, guest.http.post("/api/daily").json()["match"])
        if difference is not None:
            own_server.change("UPDATE matches SET is_over = 1, total_0 = ?, total_1 = ? WHERE id = ?",
                              10 + difference, 10, match)
    found = [daily(guest) for guest in guests]
    assert [one["played"] for one in found] == [4] * 5
    assert [one["beaten"] for one in found] == [0, 1, 1, 3, None]
    for guest in guests:
        guest.http.close()


@pytest.mark.parametrize(("days_ago", "streak"), [
    ([], 0), ([0], 1), ([1], 1), ([2], 0), ([0, 1, 2], 3), ([1, 2, 3], 3), ([0, 2, 3], 1), ([1, 3], 1)])
def test_days_in_a_row(guest: Guest, days_ago: list[int], streak: int) -> None:
    today = date.fromisoformat(daily(guest)["day"])
    for ago in sorted(days_ago, reverse=True):  # today's is the last one opened, and stays
        match = wait_for_turn(guest, guest.http.post("/api/daily").json()["match"])
        guest.server.change("UPDATE matches SET is_over = TRUE WHERE id = ?", match)
        guest.server.change("UPDATE seats SET day = ? WHERE match = ?",
                            (today - timedelta(days=ago)).isoformat(), match)
    assert daily(guest)["streak"] == streak


# ---- The list ----

def test_the_list_has_pages(guest: Guest) -> None:
    opened = [guest.open_match() for _ in range(3)]
    device, = guest.server.rows("SELECT device FROM seats WHERE match = ?", opened[0])
    columns = "time, kind, rules, players, deal, total_0, total_1, turn, is_over, winner, is_proven"
    for number in range(2 * MOST_LISTED):
        name, time = f"{number:032x}", f"2020-01-01T00:00:{number // 4:02d}.000+00:00"
        guest.server.change(f"INSERT INTO matches (id, {columns}) "  # noqa: S608
                            f"SELECT ?, ?, {columns.removeprefix('time, ')} FROM matches WHERE id = ?",
                            name, time, opened[0])
        guest.server.change("INSERT INTO seats (match, seat, device) VALUES (?, 0, ?)", name, *device)
    pages, before = [], {}
    while True:
        answer = guest.http.get("/api/matches", params=before).json()
        pages.append([summary["match"] for summary in answer["matches"]])
        if not answer["more"]:
            break
        before = {"before": pages[-1][-1]}
    assert [len(page) for page in pages] == [MOST_LISTED, MOST_LISTED, 3]
    listed = [match for page in pages for match in page]
    assert listed[:3] == opened[::-1]
    assert len(set(listed)) == len(listed) == 2 * MOST_LISTED + 3
    assert guest.http.get("/api/matches", params={"before": "nothing"}).json() == {
        "matches": [], "more": False}
