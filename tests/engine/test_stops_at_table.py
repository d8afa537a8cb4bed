"""A match that ends before its end, and plays that are made for a person, at the table."""

from dataclasses import replace

import pytest

from basra import Record
from basra.events import CardPlayed, DealStarted, Event, Player, RoundDealt, Stopped, TimedOut
from basra.players import STAND_IN, computer_turn
from basra.table.frames import (
    Accepted,
    ClaimCommand,
    Command,
    CommitCommand,
    PlayCommand,
    Rejected,
    ResignCommand,
    RevealCommand,
)
from basra.table.table import ServerCommand, StopCommand, Table, TimeOutCommand

from .helpers import VALUES, commit_of, contributed_record, new_record, secrets_of

AGAINST_COMPUTER = (Player(kind="person"), Player(kind="computer", name="greedy"))


def table_of(record: Record) -> Table:
    record.secrets.update(enumerate(secrets_of(1).secrets, 1))
    return Table(record, {})


def first_play(table: Table, key: str = "play-0001") -> PlayCommand:
    """The first of the legal plays, as a command."""
    return PlayCommand(key=key, seq=table.record.seq, play=str(table.record.match.legal_plays[0]))


def made(table: Table, seat: int, command: Command | ServerCommand, *,
         may_claim: bool = False) -> list[Event]:
    """Make a command; return the events that it led to."""
    steps = table.decide(seat, command, may_claim=may_claim)
    assert isinstance(steps, tuple), steps
    table.apply(steps)
    return [step.event for step in steps]


def code(table: Table, seat: int, command: Command | ServerCommand, *, may_claim: bool = False) -> str:
    """Make a command that is refused; return why."""
    answer = table.decide(seat, command, may_claim=may_claim)
    assert isinstance(answer, Rejected)
    assert answer.view == table.view(seat), "RELIABILITY 10: a rejection carries the state to return to"
    return answer.code


@pytest.mark.parametrize("turn", [True, False])
def test_a_seat_gives_up_at_any_turn(turn: bool) -> None:
    table = table_of(contributed_record(1, plays=5))
    seat = table.record.match.turn if turn else 1 - (table.record.match.turn or 0)
    assert seat is not None
    command = ResignCommand(key="resign-1", seq=table.record.seq)
    events = made(table, seat, command)
    assert [event.event for event in events] == ["stop", "match-end"]
    view = table.view(None)
    assert (view.is_over, view.turn, view.winner, view.stopped) == (True, None, 1 - seat, events[0])
    assert table.decide(seat, command) == Accepted(key="resign-1", seq=table.record.seq - 1)
    assert code(table, 1 - seat, replace(command, seq=table.record.seq)) == "match-over"


def test_against_the_computer_a_person_gives_up_too() -> None:
    table = table_of(contributed_record(1, players=AGAINST_COMPUTER))
    made(table, 0, ResignCommand(key="resign-1", seq=table.record.seq))
    assert (table.view(0).winner, table.computer_turn()) == (1, None)


def test_a_match_is_claimed_when_it_may_be() -> None:
    table = table_of(contributed_record(1, plays=4))
    command = ClaimCommand(key="claim--1", seq=table.record.seq)
    assert code(table, 1, command) == "no-claim"
    stopped, _ = made(table, 1, command, may_claim=True)
    assert stopped == Stopped(reason="absent", seat=0, secret=secrets_of(1).secrets[0].hex())
    assert table.view(1).winner == 1


def test_nobody_claims_a_match_against_the_computer() -> None:
    table = table_of(contributed_record(1, players=AGAINST_COMPUTER))
    command = ClaimCommand(key="claim--1", seq=table.record.seq)
    assert code(table, 0, command, may_claim=True) == "bad-value"


def test_both_stop_a_match() -> None:
    table = table_of(contributed_record(1, plays=4))
    seq = table.record.seq
    made(table, 0, StopCommand(key=f"stop-{seq}", seq=seq))
    assert (table.view(0).winner, table.view(0).is_over) == (None, True)
    again = table.decide(1, StopCommand(key=f"stop-{seq}", seq=seq))
    assert again == Accepted(key=f"stop-{seq}", seq=seq + 1), "whoever's offer came last"


def test_a_claim_in_the_setup_is_won_once_the_match_counts() -> None:
    table = table_of(new_record(1))
    made(table, 1, CommitCommand(key="commit-1", seq=1, commitment=commit_of(table.record, 1).commitment))
    early = Table(table.record, {})
    made(early, 1, ClaimCommand(key="claim--1", seq=2), may_claim=True)
    assert (early.view(1).is_over, early.view(1).winner) == (True, None)
    made(table, 0, CommitCommand(key="commit-0", seq=2, commitment=commit_of(table.record, 0).commitment))
    made(table, 1, RevealCommand(key="reveal-1", seq=3, value=VALUES[1].hex()))
    made(table, 1, ClaimCommand(key="claim--1", seq=4), may_claim=True)
    assert (table.view(1).is_over, table.view(1).winner) == (True, 1)
    assert code(table, 0, RevealCommand(key="reveal-0", seq=6, value=VALUES[0].hex())) == "match-over"


def test_careful_plays_for_whose_time_ran_out() -> None:
    """Over a whole deal in which one seat never plays: each of its plays is the one that careful chooses."""
    table, seen = table_of(contributed_record(1)), set()
    for _ in range(47):
        seat, seq = table.record.match.turn, table.record.seq
        assert seat is not None
        if seat == 1:
            made(table, 1, first_play(table, f"play-{seq:04}"))
            continue
        timed_out, played, *later = made(table, 0, TimeOutCommand(key=f"time-out-{seq}", seq=seq))
        assert timed_out == TimedOut(seat=0)
        assert isinstance(played, CardPlayed)
        again = Record.replay(table.record.events[:seq + 2], table.record.secrets)
        turn = computer_turn(again)
        assert turn is not None
        assert (turn.level, turn.view.seat) == (STAND_IN, 0)
        assert again.event_of(turn.play()) == played
        seen |= {type(event) for event in later}
    assert seen <= {RoundDealt, DealStarted}
    assert table.record.time_outs(0) >= 23


def test_a_timer_that_several_fire_makes_one_play() -> None:
    """RELIABILITY 14: it is bound to (match, seq) and takes the path of a play."""
    table = table_of(contributed_record(1))
    seat, seq = table.record.match.turn, table.record.seq
    assert seat is not None
    command = TimeOutCommand(key=f"time-out-{seq}", seq=seq)
    other = Table(table.record, {})
    assert [step.event for step in table.decide(seat, command)] == [
        step.event for step in other.decide(seat, command)], "two servers make the same play"
    made(table, seat, command)
    assert table.decide(seat, command) == Accepted(key=command.key, seq=seq + 1)
    late = TimeOutCommand(key="time-out-late", seq=seq)
    assert code(table, seat, late) == "stale"
    wrong_seat = TimeOutCommand(key=f"time-out-{seq + 2}", seq=table.record.seq)
    assert code(table, seat, wrong_seat) == "not-your-turn"


def test_a_play_that_crosses_its_time_out_comes_too_late_or_in_time() -> None:
    """RELIABILITY 14: one of the two is made, and the other changes nothing."""
    record = contributed_record(1)
    seat, seq = record.match.turn, record.seq
    assert seat is not None
    play = PlayCommand(key="play-0001", seq=seq, play=str(record.match.legal_plays[-1]))
    time_out = TimeOutCommand(key=f"time-out-{seq}", seq=seq)
    for first, second in ((play, time_out), (time_out, play)):
        table = Table(record, {})
        made(table, seat, first)
        assert code(table, seat, second) == "stale"


def test_no_client_can_use_up_the_key_of_the_server() -> None:
    """A play under the key of the time-out to come would else stop the clock for good."""
    table = table_of(contributed_record(1))
    seat, seq = table.record.match.turn, table.record.seq
    assert seat is not None
    made(table, seat, first_play(table, f"time-out-{seq + 1}"))
    assert made(table, 1 - seat, TimeOutCommand(key=f"time-out-{seq + 1}", seq=seq + 1))
    key = f"time-out-{table.record.seq}"
    resumed = Table.resume(table.record.events, secrets_of(1), {f"{seat}:{key}": seq + 1})
    assert made(resumed, seat, TimeOutCommand(key=key, seq=table.record.seq))


def test_what_a_client_no_longer_saw_is_refused() -> None:
    """RELIABILITY 12: giving up, claiming and stopping are valid only for the seq that they name."""
    table = table_of(contributed_record(1))
    seat, seq = table.record.match.turn, table.record.seq
    assert seat is not None
    made(table, seat, first_play(table))
    for command in (ResignCommand(key="resign-1", seq=seq), ClaimCommand(key="claim--1", seq=seq),
                    StopCommand(key=f"stop-{seq}", seq=seq), TimeOutCommand(key=f"time-out-{seq}", seq=seq)):
        assert code(table, seat, command, may_claim=True) == "stale"


def test_the_secret_of_a_stopped_deal_is_told_once_the_match_is_over() -> None:
    """RELIABILITY 4, from both sides and from outside."""
    table = table_of(contributed_record(1, plays=6))
    secret = secrets_of(1).secrets[0].hex()
    assert all(secret not in repr(table.view(audience)) for audience in (0, 1, None))
    made(table, 0, ResignCommand(key="resign-1", seq=table.record.seq))
    for audience in (0, 1, None):
        view = repr(table.view(audience))
        assert secret in view
        assert not any(other.hex() in view for other in secrets_of(1).secrets[1:])
