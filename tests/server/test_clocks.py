"""The clocks of online matches on a real server: time-outs, banks, and what an absence costs.

The clocks of these servers are tiny, so that nobody waits long.
"""

import signal
import time
from itertools import pairwise
from pathlib import Path

from basra import Record
from basra.events import CardPlayed, TimedOut

from .harness import Server, limited, running
from .online import BANK_MS, GRACE_MS, ONE_DEAL, PLAY_MS, are_present, begun, claim, see_the_end, sitting


def test_r14_a_match_of_two_silent_seats_comes_to_its_end_by_itself(hasty_server: Server) -> None:
    """RELIABILITY 14, 15: connected and silent; the server plays for both, once for each event."""
    with begun(hasty_server, clock="quick", rules=ONE_DEAL) as (match, seated):
        with sitting(match, seated) as sides:
            see_the_end(*sides)
        proof = seated[0].http.get(f"/api/matches/{match}/proof").text
    events = Record.from_text(proof).events
    for event, following in pairwise(events):
        if isinstance(event, TimedOut):
            assert isinstance(following, CardPlayed)
            assert following.seat == event.seat
    assert sum(isinstance(event, TimedOut) for event in events) >= 2 * 24 - 2
    keys = hasty_server.rows("SELECT key, seq FROM events WHERE match = ? AND key LIKE 'server:%'", match)
    assert [key for key, _ in keys] == [f"server:time-out-{seq - 1}" for _, seq in keys]


def test_banks_are_stored_with_the_events_and_full_again_at_each_deal(hasty_server: Server) -> None:
    with begun(hasty_server, clock="quick") as (match, seated), sitting(match, seated) as (first, _):
        banks: dict[int, list[int]] = {}

        def is_second_deal() -> bool:
            banks[first.table["seq"]] = [seat["bank_ms"] for seat in first.table["seats"]]
            return bool(first.view["deal"] == 2 and first.table["seq"] == first.view["seq"])

        first.wait_until(is_second_deal)
        assert banks[first.view["seq"]] == [BANK_MS, BANK_MS]
        assert min(min(pair) for pair in banks.values()) == 0
        seq, *stored = hasty_server.rows("SELECT seq, bank_0, bank_1 FROM matches WHERE id = ?", match)[0]
        first.wait_until(lambda: first.table["seq"] == seq)
        assert [seat["bank_ms"] for seat in first.table["seats"]] == stored


def test_r14_a_play_and_the_end_of_its_time_that_cross_have_one_effect(hasty_server: Server) -> None:
    """RELIABILITY 7, 10, 14: whichever came first is in the record, the other changed nothing."""
    outcomes = set()
    with begun(hasty_server, clock="quick") as (match, seated), sitting(match, seated) as (first, second):
        for number in range(30):
            if not first.wait_for_turn():
                break
            seq = first.view["seq"]
            command = first.command(key=f"crossing-{number}")
            time.sleep(number % 5 / 1000 * PLAY_MS / 3)
            answer = first.ask(command)
            outcomes.add(answer["frame"])
            first.wait_for_seq(seq + 1)
            stored = hasty_server.rows("SELECT key FROM events WHERE match = ? AND seq = ?", match, seq + 1)
            if answer["frame"] == "accepted":
                assert (answer["seq"], stored) == (seq + 1, [(f"0:crossing-{number}",)])
            else:
                assert answer["code"] in ("stale", "not-your-turn")
                assert answer["view"]["seq"] > seq
                assert stored == [(f"server:time-out-{seq}",)]
        second.wait_for_seq(first.view["seq"])
    assert "accepted" in outcomes


def test_r15_after_three_time_outs_in_a_row_the_other_seat_may_claim(hasty_server: Server) -> None:
    with begun(hasty_server, clock="quick") as (match, seated), sitting(match, seated) as sides:
        silent = sides[0].view["turn"]
        other = sides[1 - silent]
        assert claim(other)["code"] in ("no-claim", "stale")
        while not other.table["may_claim"]:
            assert other.table["seats"][silent]["time_outs"] < 3
            if other.view["turn"] == 1 - silent:
                other.ask(other.command())
            other.receive()
        assert other.table["seats"][silent]["time_outs"] == 3
        while (answer := claim(other))["frame"] != "accepted":  # a time-out may cross it
            assert answer["code"] == "stale"
        see_the_end(other)
        assert other.view["winner"] == 1 - silent
        assert other.view["stopped"]["reason"] == "absent"
        assert other.view["stopped"]["seat"] == silent


def test_r09_who_loses_the_connection_and_comes_back_has_lost_no_time(hasty_server: Server) -> None:
    """RELIABILITY 9: I play, lose the connection, the opponent plays, I return: no false time-out."""
    with begun(hasty_server, clock="relaxed") as (match, seated), sitting(match, seated) as sides:
        turn = sides[0].view["turn"]
        mine, other = sides[turn], sides[1 - turn]
        accepted = mine.play()["seq"]
        mine.socket.close()
        other.wait_for_seq(accepted)
        played = other.play()["seq"]  # now the absent seat is to play, for longer than its time
        other.wait_until(lambda: other.table["seq"] == played and not are_present(other)[turn])
        assert 0 < other.table["seats"][turn]["grace_ms"] <= GRACE_MS
        other.wait_until(lambda: other.table["may_claim"])
        with seated[turn].sit(match) as back:
            back.wait_until(lambda: bool(back.table))
            assert (back.view["seq"], back.view["turn"]) == (played, turn)
            assert back.view["last_play"]["seat"] == 1 - turn
            assert back.table["play_ms"] > 0
            assert back.table["seats"][turn]["bank_ms"] == 60_000
            assert back.play()["seq"] == played + 1
    assert not hasty_server.rows("SELECT 1 FROM events WHERE match = ? AND key LIKE 'server:%'", match)


def test_r13_clocks_stand_still_while_the_server_is_down(tmp_path: Path) -> None:
    """RELIABILITY 13: the bank is as it was stored, and the play under way has its whole time again."""
    options = ("--clock", "quick=0.4,30,60")
    with running(tmp_path / "data", *options) as server, begun(server, clock="quick") as (match, seated):
        with sitting(match, seated) as sides:
            turn = sides[0].view["turn"]
            sides[turn].wait_until(lambda: sides[turn].table["seq"] == sides[turn].view["seq"])
            time.sleep(0.6)  # so that the bank is drawn on
            seq = sides[turn].play()["seq"]
            sides[turn].wait_until(lambda: sides[turn].table["seq"] == seq)
            server.stop(signal.SIGKILL)
        stored, = server.rows("SELECT bank_0, bank_1 FROM matches WHERE id = ?", match)
        time.sleep(0.6)  # down for longer than a play may take
        server.start()
        with sitting(match, seated) as (first, _):
            assert first.view["seq"] == seq
            assert [seat["bank_ms"] for seat in first.table["seats"]] == list(stored)
            assert stored[turn] <= 30_000 - 150
            assert stored[1 - turn] == 30_000
            assert first.table["play_ms"] > 200
    assert not server.rows("SELECT 1 FROM events WHERE match = ? AND key LIKE 'server:%'", match)


def test_r11_a_last_second_play_sent_twice_while_the_database_fails(tmp_path: Path) -> None:
    """RELIABILITY 11, 23: the time-out is made once the database is back; what is stored decides."""
    with running(tmp_path / "data", "--clock", "quick=0.3,0,60") as server, \
            begun(server, clock="quick") as (match, seated), sitting(match, seated) as sides:
        turn = sides[0].view["turn"]
        mine, other = sides[turn], sides[1 - turn]
        before = mine.view
        command = mine.command(key="last-second")
        limited(server.pid, (server.data / "basra.sqlite3-wal").stat().st_size)
        assert mine.ask(command)["code"] == "storage"
        while server.log.read_text().count("storage-failed") < 2:  # the play, then the time-out
            time.sleep(0.01)
        limited(server.pid, None)
        answers = [mine.ask(command) for _ in range(2)]
        other.wait_for_seq(before["seq"] + 2)
        (key,), = server.rows("SELECT key FROM events WHERE match = ? AND seq = ?", match, before["seq"] + 1)
        if key == f"{turn}:last-second":
            assert [answer["frame"] for answer in answers] == ["accepted"] * 2
        else:
            assert key == f"server:time-out-{before['seq']}"
            assert {answer["frame"] for answer in answers} == {"rejected"}
            assert all(answer["view"]["seq"] > before["seq"] for answer in answers)
