"""Before the first deal: the server's promise, the persons' values, and the first dealer that follows."""

from dataclasses import replace

import pytest

from basra import Record, RecordError, fair
from basra.events import Player, SeatCommitted, SeatRevealed, event_to_text
from basra.table.frames import CommitCommand, Rejected, RevealCommand
from basra.table.table import Table

from .helpers import (
    VALUES,
    commit_of,
    contribute,
    dealt_record,
    new_record,
    refused,
    reveal_of,
    secrets_of,
)


def test_the_promise_comes_first() -> None:
    record = new_record(1)
    assert [event.event for event in record.events] == ["match", "commitments"]
    assert (record.started.deals, record.started.match) == (64, secrets_of(1).match_id.hex())
    assert record.events[1].commitments == tuple(digest.hex() for digest in secrets_of(1).commitments())
    assert record.root == fair.root_of(record.events[1].commitments, event_to_text(record.events[0]).encode())
    assert (record.match.deals_begun, record.is_proven, record.values) == (0, False, b"")


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_persons_commit_then_reveal_then_the_cards_are_dealt(order: tuple[int, int]) -> None:
    record = new_record(1)
    contribute(record, order)
    assert record.is_proven
    assert record.values == VALUES[0] + VALUES[1]
    record.begin_deal()
    assert [event.event for event in record.events] == [
        "match", "commitments", "seat-commit", "seat-commit", "seat-reveal", "seat-reveal", "deal"]
    assert record.decks[1] == fair.shuffle(
        fair.deal_key(secrets_of(1).secrets[0], secrets_of(1).match_id, 0, VALUES[0] + VALUES[1]))


def test_what_may_stand_before_the_first_deal_at_each_point() -> None:
    record = new_record(1)
    commits, reveals = [commit_of(record, seat) for seat in (0, 1)], [reveal_of(seat) for seat in (0, 1)]
    dealt = dealt_record(1).events[-1]
    refused(record, *record.events, *reveals)
    record.append(commits[1])
    refused(record, *record.events, *reveals, dealt)
    record.append(commits[0])
    refused(record, *record.events, dealt, SeatRevealed(seat=0, value=VALUES[1].hex()))
    record.append(reveals[1])
    refused(record, *record.events, dealt)
    with pytest.raises(RecordError, match="event 5 cannot be"):
        record.begin_deal()
    record.append(reveals[0])
    refused(record, *record.events, dealt)  # that deal follows from the secret without any value
    record.begin_deal()
    refused(record, *record.events)


@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("opener", [0, 1])
def test_no_value_is_out_before_both_commitments_are(first: int, opener: int) -> None:
    """FAIRNESS 3 and 4: whoever commits first, and whoever reveals first."""
    record = new_record(1)
    refused(record, *map(reveal_of, (0, 1)))
    record.append(commit_of(record, first))
    assert not record.does_count
    refused(record, commit_of(record, first), *map(reveal_of, (0, 1)))
    with pytest.raises(RecordError, match="event 3 cannot be"):
        record.begin_deal()
    record.append(commit_of(record, 1 - first))
    assert record.does_count
    refused(record, *(SeatRevealed(seat=seat, value=VALUES[0].hex()) for seat in (-1, 2)))
    refused(record, *(commit_of(record, seat) for seat in (0, 1)))
    record.append(reveal_of(opener))
    refused(record, *(commit_of(record, seat) for seat in (0, 1)), reveal_of(opener))
    with pytest.raises(RecordError, match="event 5 cannot be"):
        record.begin_deal()
    record.append(reveal_of(1 - opener))
    refused(record, *(commit_of(record, seat) for seat in (0, 1)), *map(reveal_of, (0, 1)))
    record.begin_deal()
    assert record.is_proven


def test_a_computer_contributes_nothing() -> None:
    record = new_record(1, players=(Player(kind="computer", name="greedy"), Player(kind="person")))
    refused(record, commit_of(record, 0), reveal_of(0))
    assert not record.is_proven
    contribute(record, (1,))
    refused(record, commit_of(record, 0), reveal_of(0))
    assert record.is_proven
    assert record.values == VALUES[1]


def test_without_a_person_nothing_is_proven() -> None:
    record = new_record(1, players=(Player(kind="computer", name="greedy"),) * 2)
    record.begin_deal()
    assert not record.is_proven


@pytest.mark.parametrize("wrong", [
    "", "ab", "AB" * 32, "ab" * 31, "ab" * 33, "zz" * 32, "ab " * 32, "0x" + "ab" * 31])
def test_what_a_client_sends_is_64_lower_case_digits(wrong: str) -> None:
    record = new_record(1)
    with pytest.raises(RecordError, match=r"the commitment cannot be .*: it is 64 lower-case hex digits"):
        record.append(SeatCommitted(seat=0, commitment=wrong))
    record.append(commit_of(record, 0))
    record.append(commit_of(record, 1))
    with pytest.raises(RecordError, match=r"the value cannot be .*: it is 64 lower-case hex digits"):
        record.append(SeatRevealed(seat=0, value=wrong))
    refused(record, SeatRevealed(seat=2, value=VALUES[0].hex()))


@pytest.mark.parametrize("seat", [-1, 2])
def test_only_the_two_seats_commit(seat: int) -> None:
    refused(new_record(1), SeatCommitted(seat=seat, commitment="ab" * 32))


def test_a_commitment_is_to_one_promise_and_one_seat() -> None:
    """Nobody can use the commitment of the other seat, or of another match, as its own."""
    for copied in (commit_of(new_record(1), 1).commitment, commit_of(new_record(2), 0).commitment):
        record = new_record(1)
        record.append(SeatCommitted(seat=0, commitment=copied))
        record.append(commit_of(record, 1))
        refused(record, *(SeatRevealed(seat=0, value=value.hex()) for value in VALUES))


@pytest.mark.parametrize("seats", [(), (0, 1)])
def test_the_first_dealer_is_drawn_by_secret_and_values(seats: tuple[int, ...]) -> None:
    dealers = []
    for seed in range(40):
        record, secrets = new_record(seed), secrets_of(seed)
        contribute(record, seats)
        key = fair.deal_key(secrets.secrets[0], secrets.match_id, 0, b"".join(VALUES[seat] for seat in seats))
        event = record.begin_deal()
        assert event.dealer == record.match.first_dealer == record.match.dealer == fair.first_dealer(key)
        assert record.match.turn == 1 - event.dealer
        dealers.append(event.dealer)
    assert set(dealers) == {0, 1}


@pytest.mark.parametrize("first", [0, 1])
def test_a_table_takes_no_value_before_every_person_has_committed(first: int) -> None:
    record = new_record(1)
    table = Table(record, {})
    steps = table.decide(first, CommitCommand(
        key="commit-0", seq=1, commitment=commit_of(record, first).commitment))
    assert isinstance(steps, tuple)
    table.apply(steps)
    for seat in (0, 1):
        early = table.decide(seat, RevealCommand(key="reveal-0", seq=2, value=VALUES[seat].hex()))
        assert isinstance(early, Rejected)
        assert (early.code, early.view.stage) == ("bad-value", "commit")


def test_a_text_that_cannot_be_written_is_refused_and_changes_nothing() -> None:
    first = replace(new_record(1).started, time="\ud800")
    with pytest.raises(RecordError, match="surrogate"):
        Record.replay([first])
    empty = Record()
    with pytest.raises(RecordError, match="surrogate"):
        empty.append(first)
    assert empty == Record()
