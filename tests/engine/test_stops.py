"""A match that ends before its end, and plays that are made for a person, in the record."""

import random

import pytest

from basra import Match, PlayError, PositionError, Record, RecordError
from basra.events import MatchEnded, Player, Stopped, StopReason, TimedOut
from basra.table.replay import replay_deal

from .helpers import (
    commit_of,
    contributed_record,
    new_record,
    play_at_random,
    refused,
    reveal_of,
    secrets_of,
)

PERSON, COMPUTER = Player(kind="person"), Player(kind="computer", name="greedy")
AGAINST_COMPUTER = (PERSON, COMPUTER)


def stop(record: Record, reason: StopReason, seat: int | None) -> None:
    """Break the match off; its end follows."""
    event = record.stop_of(reason, seat)
    assert event is not None
    record.append(event)
    end = record.due()
    assert isinstance(end, MatchEnded)
    record.append(end)


def every_stop(secret: str | None) -> list[Stopped]:
    return [Stopped(reason=reason, seat=seat, secret=secret)
            for reason in ("resigned", "absent", "agreed") for seat in (0, 1, None)]


@pytest.mark.parametrize(("reason", "seat", "winner"), [
    ("resigned", 0, 1), ("resigned", 1, 0), ("absent", 0, 1), ("absent", 1, 0), ("agreed", None, None)])
@pytest.mark.parametrize("plays", [0, 1, 9, 47])
def test_a_match_stops_in_mid_deal(reason: StopReason, seat: int | None, winner: int | None,
                                   plays: int) -> None:
    record = contributed_record(1, plays=plays)
    before = record.match.copy()
    stop(record, reason, seat)
    match = record.match
    assert record.events[-2:] == [
        Stopped(reason=reason, seat=seat, secret=secrets_of(1).secrets[0].hex()),
        MatchEnded(winner=winner, totals=before.totals)]
    assert (match.is_over, match.is_stopped, match.winner, match.turn) == (True, True, winner, None)
    assert (match.deal, match.scores, match.totals) == (before.deal, before.scores, before.totals)
    assert (len(match.legal_plays), match.is_in_deal, match.is_scored) == (0, False, False)
    assert record.due() is None
    refused(record, *record.events, *every_stop(None), TimedOut(seat=0), TimedOut(seat=1))
    with pytest.raises(PlayError):
        record.play(before.legal_plays[0])
    with pytest.raises(RecordError):
        record.begin_deal()
    with pytest.raises(RecordError, match="deal 1 is not over"):
        replay_deal(record, 1, 0)


def test_a_stopped_match_reads_back_without_anything_hidden() -> None:
    record = contributed_record(1, plays=5)
    stop(record, "resigned", 0)
    text = record.to_text()
    assert record.to_text(with_hidden=True) == text
    again = Record.from_text(text)
    assert again == record
    assert (again.match.winner, again.stopped) == (1, record.events[-2])
    assert again.copy().match == record.match


def test_the_totals_are_those_of_the_deals_before() -> None:
    record = contributed_record(1, plays=48)
    totals, scores = record.match.totals, record.match.scores
    assert sum(totals)
    record.begin_deal()
    play_at_random(record, random.Random(3), 7)
    stop(record, "absent", 1)
    assert record.events[-2].secret == secrets_of(1).secrets[1].hex()
    assert record.events[-1] == MatchEnded(winner=0, totals=totals)
    assert (record.match.scores, record.match.totals) == (scores, totals)


def test_the_secret_is_that_of_the_deal_in_play() -> None:
    record = contributed_record(1, plays=3)
    mine, next_one = (secret.hex() for secret in secrets_of(1).secrets[:2])
    refused(record, *(stop for secret in (None, next_one, "", "zz" * 32, mine.upper())
                      for stop in every_stop(secret)))
    record.append(Stopped(reason="resigned", seat=1, secret=mine))


def test_who_may_stop_what() -> None:
    secret = secrets_of(1).secrets[0].hex()
    between = {("resigned", 0), ("resigned", 1), ("absent", 0), ("absent", 1), ("agreed", None)}
    for players, allowed in (((PERSON, PERSON), between), (AGAINST_COMPUTER, {("resigned", 0)}),
                             ((COMPUTER, PERSON), {("resigned", 1)}), ((COMPUTER, COMPUTER), set())):
        record = contributed_record(1, players=players)
        stops = {event for event in every_stop(secret) if record.stop_of(event.reason, event.seat) == event}
        assert {(event.reason, event.seat) for event in stops} == allowed
        refused(record, *set(every_stop(secret)) - stops)


@pytest.mark.parametrize("kind", ["practice", "daily"])
def test_a_match_that_is_not_a_fair_one_can_be_given_up(kind: str) -> None:
    record = Record.start(secrets=secrets_of(1), rules=new_record(1).started.rules, players=AGAINST_COMPUTER,
                          kind=kind)
    assert record.stop_of("resigned", 0) is None, "there is nothing to give up yet"
    record.begin_deal()
    play_at_random(record, random.Random(1), 4)
    stop(record, "resigned", 0)
    assert record.take_back_of(0) is None
    assert Record.from_text(record.to_text()) == record
    assert record.match.winner == 1


@pytest.mark.parametrize("leaver", [0, 1])
@pytest.mark.parametrize("steps", range(5))
def test_a_match_stops_in_the_setup_and_counts_from_the_second_commitment_on(leaver: int, steps: int) -> None:
    """FAIRNESS 4; at the fourth step the cards are due, and nobody is awaited."""
    for reason in ("resigned", "absent", "agreed"):
        record = new_record(1)
        for event in [commit_of(record, 1), commit_of(record, 0), reveal_of(0), reveal_of(1)][:steps]:
            record.append(event)
        seat = None if reason == "agreed" else leaver
        if steps == 4:
            assert record.stop_of(reason, seat) is None
            refused(record, *every_stop(None))
            continue
        stop(record, reason, seat)
        winner = 1 - leaver if seat is not None and steps >= 2 else None
        assert record.events[-2:] == [Stopped(reason=reason, seat=seat, secret=None),
                                      MatchEnded(winner=winner, totals=(0, 0))]
        assert (record.match.winner, record.match.is_over, record.match.needs_deck) == (winner, True, False)
        refused(record, commit_of(record, 0), reveal_of(1), *record.events)
        assert Record.from_text(record.to_text()) == record


def test_nothing_stops_before_the_promise_or_between_deals_or_at_the_end() -> None:
    record = Record.replay(new_record(1).events[:1])
    refused(record, *every_stop(None))
    record = contributed_record(1, plays=48)
    assert record.match.needs_deck
    refused(record, *every_stop(None), *every_stop(secrets_of(1).secrets[0].hex()))
    with pytest.raises(PositionError, match="over"):
        Match(record.match.rules, totals=(101, 3)).stop(0)


def test_a_time_out_is_followed_by_a_play_and_nothing_else() -> None:
    record = contributed_record(1, plays=3)
    seat = record.match.turn
    assert seat is not None
    refused(record, TimedOut(seat=1 - seat), TimedOut(seat=2))
    turn, plays = record.match.turn, record.match.legal_plays
    record.append(TimedOut(seat=seat))
    assert (record.match.turn, record.match.legal_plays, record.due()) == (turn, plays, None)
    refused(record, TimedOut(seat=seat), TimedOut(seat=1 - seat), *every_stop(secrets_of(1).secrets[0].hex()))
    assert record.time_outs(seat) == 0, "the play is not there yet"
    record.play(plays[0])
    assert (record.time_outs(seat), record.time_outs(1 - seat)) == (1, 0)
    assert Record.from_text(record.to_text(with_hidden=True)) == record


def test_time_runs_out_between_two_persons_alone() -> None:
    for players in (AGAINST_COMPUTER, (COMPUTER, COMPUTER)):
        refused(contributed_record(1, players=players), TimedOut(seat=0), TimedOut(seat=1))
    refused(new_record(1), TimedOut(seat=0), TimedOut(seat=1))


def test_time_outs_in_a_row_are_counted_until_the_seat_plays_itself() -> None:
    """They go on from deal to deal, and the other seat's plays do not end them."""
    record, seat = contributed_record(1), 0
    for turn in range(60):
        if record.match.needs_deck:
            record.begin_deal()
        if record.match.turn == seat:
            record.append(TimedOut(seat=seat))
        record.play(record.match.legal_plays[0])
        assert record.time_outs(1) == 0, turn
    assert record.time_outs(seat) == 30
    while record.match.turn != seat:
        record.play(record.match.legal_plays[0])
    record.play(record.match.legal_plays[0])
    assert record.time_outs(seat) == 0
