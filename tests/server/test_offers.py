"""What both players must want, and what they say to each other, on a real server."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .harness import Server, Sitting
from .online import ONE_DEAL, begun, guests, offer, person_of, play_to_the_end, see_the_end, sitting


def say(side: Sitting, key: str, **what: Any) -> dict[str, Any]:
    """Say something; return the answer."""
    return side.ask({"frame": "talk", "key": f"talk-{key}", **what})


def heard(side: Sitting) -> list[tuple[int, str]]:
    """Return what a seat was told so far: who said it, and what."""
    frames = map(json.loads, side.raw)
    return [(frame["seat"], frame["phrase"] or frame["text"]) for frame in frames if frame["frame"] == "talk"]


def offers(side: Sitting) -> list[list[str]]:
    """Return what each seat wants, as a seat was told."""
    return [seat["offers"] for seat in side.table["seats"]]


def test_an_offer_to_stop_is_told_taken_back_and_declined_by_a_play(hasty_server: Server) -> None:
    with begun(hasty_server, clock="none") as (match, seated), sitting(match, seated) as sides:
        turn = sides[0].view["turn"]
        mover, other = sides[turn], sides[1 - turn]
        for _ in range(2):  # offered twice it is offered once
            assert offer(other, "stop")["frame"] == "accepted"
        mover.wait_until(lambda: offers(mover)[1 - turn] == ["stop"])
        assert offer(other, "stop", is_on=False)["frame"] == "accepted"
        mover.wait_until(lambda: offers(mover) == [[], []])
        assert offer(other, "stop")["frame"] == "accepted"
        mover.wait_until(lambda: offers(mover)[1 - turn] == ["stop"])
        seq = mover.play()["seq"]
        other.wait_until(lambda: other.table["seq"] == seq)
        assert offers(other) == [[], []]
        assert not hasty_server.rows("SELECT 1 FROM offers WHERE match = ?", match)
        assert offer(other, "stop")["frame"] == "accepted"
        accepted = other.play()["seq"]  # one's own play leaves it as it is
        mover.wait_until(lambda: mover.table["seq"] == accepted)
        assert offers(mover)[1 - turn] == ["stop"]


def test_r12_an_offer_is_valid_only_for_the_state_it_names(hasty_server: Server) -> None:
    with begun(hasty_server, clock="none") as (match, seated), sitting(match, seated) as sides:
        mover = sides[sides[0].view["turn"]]
        before = mover.view["seq"]
        mover.play()
        for what in ("stop", "rematch"):
            late = offer(mover, what, seq=before)
            assert (late["frame"], late["code"]) == ("rejected", "stale")
            assert late["view"]["seq"] > before
        assert offer(mover, "rematch")["code"] == "stale"
        assert not hasty_server.rows("SELECT 1 FROM offers WHERE match = ?", match)


def test_r12_two_crossing_offers_to_stop_end_the_match_once_without_a_winner(hasty_server: Server) -> None:
    with begun(hasty_server, clock="none", is_rated=True) as (match, seated), \
            sitting(match, seated) as sides, ThreadPoolExecutor(2) as pool:
        command = {"frame": "offer", "key": "crossing", "seq": sides[0].view["seq"], "offer": "stop",
                   "is_on": True}
        answers = list(pool.map(lambda side: side.ask(command), sides))
        assert [answer["frame"] for answer in answers] == ["accepted"] * 2
        see_the_end(*sides)
        for side in sides:
            assert (side.view["winner"], side.view["stopped"]["reason"]) == (None, "agreed")
            assert side.view["stopped"]["seat"] is None
            assert side.ask(command)["code"] == "match-over"
    stops = hasty_server.rows("SELECT key FROM events WHERE match = ? AND body LIKE '%\"stop\"%'", match)
    assert stops == [(f"server:stop-{command['seq']}",)]
    assert not hasty_server.rows("SELECT 1 FROM ratings WHERE match = ?", match)


def test_r12_two_crossing_offers_of_a_rematch_make_one_match_for_all(hasty_server: Server) -> None:
    with begun(hasty_server, clock="relaxed", rules=ONE_DEAL) as (match, seated):
        play_to_the_end(match, seated)
        with sitting(match, seated) as sides, ThreadPoolExecutor(2) as pool, \
                seated[0].open_socket(f"/api/watch/{sides[0].table['watch']}/socket") as socket:
            watching = Sitting(socket)
            command = {"frame": "offer", "key": "crossing", "seq": sides[0].view["seq"],
                       "offer": "rematch", "is_on": True}
            answers = list(pool.map(lambda side: side.ask(command), sides))
            assert [answer["frame"] for answer in answers] == ["accepted"] * 2
            for side in (*sides, watching):
                while not side.table.get("next"):
                    side.receive()
            assert sides[0].ask(command)["frame"] == "accepted"  # once more is no other match
        (following, code), = hasty_server.rows("SELECT id, watch FROM matches WHERE follows = ?", match)
        assert [side.table["next"] for side in sides] == [following] * 2
        assert (watching.table["next"], watching.table["watch"]) == (code, None)
        for seat, guest in enumerate(seated):
            view = guest.view(following)
            assert (view["seat"], view["stage"]) == (1 - seat, "commit")
            assert view["rules"] == sides[0].view["rules"]


def test_phrases_are_heard_by_both_seats_once_and_by_nobody_else(hasty_server: Server) -> None:
    with begun(hasty_server, clock="none") as (match, seated), sitting(match, seated) as (first, second), \
            seated[0].open_socket(f"/api/watch/{first.table['watch']}/socket") as socket:
        watching = Sitting(socket)
        watching.wait_for("table")
        assert say(watching, "watching", phrase="hello")["code"] == "no-match"
        for _ in range(2):
            assert say(first, "first", phrase="hello")["frame"] == "accepted"
        assert say(second, "second", phrase="emoji-clap")["frame"] == "accepted"
        first.wait_until(lambda: len(heard(first)) == 2)
        assert heard(first) == heard(second) == [(0, "hello"), (1, "emoji-clap")]
        for nonsense in ({}, {"phrase": "hello", "text": "both"}, {"phrase": "unknown"}, {"text": " "}):
            assert say(first, "nonsense", **nonsense)["code"] == "bad-frame"
        watching.send({"frame": "sync"})
        watching.wait_for("welcome")
        assert heard(watching) == []
        with seated[1].sit(match) as again:
            again.wait_until(lambda: len(heard(again)) == 2)
            assert heard(again) == heard(second)
        assert not any(person_of(guest).hex() in raw for guest in seated for raw in first.raw)


def test_r21_free_words_are_for_those_who_both_want_them_and_stay_text(hasty_server: Server) -> None:
    words = "<b>بصرة</b> & 7♦"
    with begun(hasty_server, clock="none") as (match, seated), sitting(match, seated) as (first, second):
        assert say(first, "alone", text=words)["code"] == "no-words"
        assert offer(first, "words")["frame"] == "accepted"
        assert say(first, "not-yet", text=words)["code"] == "no-words"
        sides = (first, second)
        sides[first.view["turn"]].play()
        assert offer(second, "words")["frame"] == "accepted"
        assert say(first, "now", text=f"  \u202e{words} ")["frame"] == "accepted"
        second.wait_until(lambda: heard(second) == [(0, words)])
        assert offer(second, "words", is_on=False)["frame"] == "accepted"
        assert say(first, "no-more", text=words)["code"] == "no-words"
        assert say(first, "too-long", text="x" * 201)["code"] == "bad-frame"


def test_whom_somebody_has_blocked_is_not_heard(hasty_server: Server) -> None:
    with begun(hasty_server, clock="none") as (match, seated), sitting(match, seated) as (first, second):
        assert seated[1].http.post(f"/api/matches/{match}/block").status_code == 204
        assert say(first, "unheard", phrase="hello")["frame"] == "accepted"
        assert say(second, "heard", phrase="goodbye")["frame"] == "accepted"
        first.wait_until(lambda: len(heard(first)) == 2)
        assert heard(first) == [(0, "hello"), (1, "goodbye")]  # nobody is told that it is blocked
        assert heard(second) == [(1, "goodbye")]
        with seated[1].sit(match) as again:
            again.wait_until(lambda: bool(heard(again)))
            assert heard(again) == [(1, "goodbye")]


def test_who_has_become_another_person_can_still_block_and_hears_nothing_more(hasty_server: Server) -> None:
    with guests(hasty_server, 1) as (tablet,), begun(hasty_server, clock="none") as (match, seated), \
            sitting(match, seated) as (first, second):
        code = tablet.http.post("/api/me/links").json()["code"]
        assert seated[1].http.post("/api/me/move", json={"code": code}).status_code == 200
        assert tablet.http.post(f"/api/matches/{match}/block").status_code == 204
        assert say(first, "unheard", phrase="hello")["frame"] == "accepted"
        assert say(second, "heard", phrase="goodbye")["frame"] == "accepted"
        second.wait_until(lambda: bool(heard(second)))
        assert heard(second) == [(1, "goodbye")]


def test_who_says_too_much_is_slowed_down(hasty_server: Server) -> None:
    with begun(hasty_server, clock="none") as (match, seated), sitting(match, seated) as (first, second):
        for number in range(6):
            first.send({"frame": "talk", "key": f"talk-{number:04}", "phrase": "oops"})
        answers = [first.wait_for("accepted")["key"] for _ in range(5)]
        assert answers == [f"talk-{number:04}" for number in range(5)]
        refused = first.wait_for("problem")
        assert (refused["code"], refused["key"]) == ("too-fast", "talk-0005")
        second.wait_until(lambda: len(heard(second)) == 5)
