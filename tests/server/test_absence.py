"""Whoever leaves or is silent, an online match can move (RELIABILITY 12, 13, 15); the clocks are tiny."""

import json
import signal
import time
from pathlib import Path

from .harness import Guest, Server, running
from .online import (
    GRACE_MS,
    are_present,
    begun,
    claim,
    commit,
    guests,
    meet,
    offer,
    reveal,
    see_the_end,
    sitting,
)


def test_r15_who_stays_is_told_waits_the_grace_and_claims_once(hasty_server: Server) -> None:
    with begun(hasty_server, clock="relaxed") as (match, seated), sitting(match, seated) as (stays, leaves):
        left = time.monotonic()
        leaves.socket.close()
        stays.wait_until(lambda: are_present(stays) == [True, False])
        assert 0 < stays.table["seats"][1]["grace_ms"] <= GRACE_MS
        assert stays.table["seats"][0]["grace_ms"] is None
        early = claim(stays)
        assert (early["frame"], early["code"], early["view"]) == ("rejected", "no-claim", stays.view)
        stays.wait_until(lambda: stays.table["may_claim"])
        assert time.monotonic() - left >= GRACE_MS / 1000
        command = {"frame": "claim", "key": "claim-once", "seq": stays.view["seq"]}
        answers = [stays.ask(command) for _ in range(2)]
        assert answers[0] == answers[1]
        assert answers[0]["frame"] == "accepted"
        see_the_end(stays)
        assert (stays.view["winner"], stays.view["stopped"]["reason"]) == (0, "absent")
        view = seated[1].view(match)
        assert (view["winner"], view["is_over"], view["stopped"]["seat"]) == (0, True, 1)
        assert claim(stays)["code"] == "match-over"


def test_r12_a_claim_that_crosses_the_return_is_refused_and_the_match_goes_on(hasty_server: Server) -> None:
    with begun(hasty_server, clock="relaxed") as (match, seated), sitting(match, seated) as (stays, leaves):
        leaves.socket.close()
        stays.wait_until(lambda: stays.table["may_claim"])
        with seated[1].sit(match):
            assert claim(stays)["code"] == "no-claim"  # it had not seen that the other one is back
            stays.wait_until(lambda: are_present(stays) == [True, True])
            assert not stays.table["may_claim"]
            assert not stays.view["is_over"]


def test_r15_in_the_setup_nobody_wins_before_both_have_committed(hasty_server: Server) -> None:
    with guests(hasty_server, 2) as (host, friend):
        match, seated = meet(host, friend, clock="relaxed")
        with seated[0].sit(match) as stays:
            stays.wait_until(lambda: bool(stays.table))
            assert are_present(stays) == [True, False]
            stays.wait_until(lambda: stays.table["may_claim"])
            assert claim(stays)["frame"] == "accepted"
            see_the_end(stays)
            assert (stays.view["winner"], stays.view["stopped"]["reason"]) == (None, "absent")


def test_r15_in_the_setup_who_withholds_its_value_loses(hasty_server: Server) -> None:
    """Also if it is there all the while: FAIRNESS, step 4."""
    with guests(hasty_server, 2) as (host, friend):
        match, seated = meet(host, friend, clock="relaxed")
        values = commit(match, seated)
        with sitting(match, seated) as (reveals, withholds):
            assert claim(withholds)["code"] == "no-claim"
            reveal(match, seated[0], values[0])
            for side in (reveals, withholds):
                side.wait_for_seq(4)
            reveals.wait_until(lambda: reveals.table["may_claim"])
            assert claim(withholds)["code"] == "no-claim"
            assert claim(reveals)["frame"] == "accepted"
            see_the_end(reveals)
            assert (reveals.view["winner"], reveals.view["stopped"]["seat"]) == (0, 1)


def test_r15_without_a_clock_who_is_silent_for_too_long_can_be_claimed_against(hasty_server: Server) -> None:
    with begun(hasty_server, clock="none") as (match, seated), sitting(match, seated) as sides:
        silent = sides[0].view["turn"]
        other = sides[1 - silent]
        assert other.table["play_ms"] is None
        assert other.table["seats"][silent]["bank_ms"] is None
        other.wait_until(lambda: other.table["may_claim"])
        assert not sides[silent].table["may_claim"]
        assert claim(sides[silent])["code"] == "no-claim"
        assert claim(other)["frame"] == "accepted"
        see_the_end(other)
        assert other.view["winner"] == 1 - silent


def test_r15_after_both_were_gone_the_first_to_come_back_waits_the_whole_grace(hasty_server: Server) -> None:
    """Nobody wins because a line of both was cut, and it came back a moment sooner."""
    with begun(hasty_server, clock="relaxed") as (match, seated):
        with sitting(match, seated):
            pass
        time.sleep(GRACE_MS / 1000)
        with seated[0].sit(match) as back:
            back.wait_until(lambda: bool(back.table))
            assert claim(back)["code"] == "no-claim"
            assert back.table["seats"][1]["grace_ms"] > GRACE_MS / 2
            back.wait_until(lambda: back.table["may_claim"])
            assert claim(back)["frame"] == "accepted"
    assert not hasty_server.rows("SELECT 1 FROM events WHERE match = ? AND key LIKE 'server:%'", match)


def test_r13_r15_after_a_restart_who_does_not_come_back_is_waited_for_and_no_longer(tmp_path: Path) -> None:
    """RELIABILITY 13, 15: the match is found again, what was offered and said too, and it can move."""
    with running(tmp_path / "data", "--clock", f"relaxed=60,60,{GRACE_MS / 1000}") as server, \
            begun(server, clock="relaxed") as (match, seated):
        with sitting(match, seated) as (first, second):
            assert offer(first, "stop")["frame"] == "accepted"
            second.wait_until(lambda: second.table["seats"][0]["offers"] == ["stop"])
            second.ask({"frame": "talk", "key": "before-it", "phrase": "one-moment"})
            seq = first.view["seq"]
            server.stop(signal.SIGKILL)
        server.start()
        with seated[0].sit(match) as back:
            assert back.wait_for("talk")["phrase"] == "one-moment"
            assert back.view["seq"] == seq
            assert back.table["seats"][0]["offers"] == ["stop"]
            back.wait_until(lambda: back.table["may_claim"])
            assert claim(back)["frame"] == "accepted"


def test_matches_against_the_computer_have_nothing_around_them(hasty_server: Server) -> None:
    with Guest(hasty_server) as guest, guest.sit(guest.open_match()) as side:
        side.wait_for_turn()
        side.play()
        side.wait_for_turn()
        assert {json.loads(raw)["frame"] for raw in side.raw} == {"welcome", "step", "accepted"}
        assert claim(side)["code"] == "no-claim"
        assert offer(side, "stop")["code"] == "not-online"
        assert side.ask({"frame": "talk", "key": "to-nobody", "phrase": "hello"})["code"] == "no-match"
