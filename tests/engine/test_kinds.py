"""Matches for practice and of a day: dealt from keys that are given, and plays that are taken back."""

import random
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256

import pytest

from basra import Record, RecordError, Rules, fair
from basra.events import CardPlayed, Committed, DealEnded, Event, Kind, Player, TakenBack
from basra.players import EVERY_LEVEL, PLAYERS, SeeingPlayer
from basra.record import MOST_TAKEN_BACK, PEOPLE
from basra.table.views import view_frame
from basra.view import View

from .helpers import commit_of, play_at_random, refused, reveal_of, secrets_of

PERSON, COMPUTER = Player(kind="person"), Player(kind="computer", name="greedy")
OTHER_KINDS: tuple[Kind, ...] = ("practice", "daily")


def new(seed: int, kind: Kind = "practice", players: tuple[Player, Player] = (PERSON, COMPUTER),
        rules: str = "egyptian-v2") -> Record:
    """A record of any kind in which the first deal has begun."""
    record = Record.start(secrets=secrets_of(seed), rules=Rules.parse(rules), players=players, kind=kind)
    record.begin_deal()
    return record


def wait_for(record: Record, seat: int, chance: random.Random) -> bool:
    """Play the other seat at random until a seat is to play; False if the deal ends before."""
    while record.match.turn == 1 - seat:
        play_at_random(record, chance, 1)
    return record.match.turn == seat


def take_back(record: Record, seat: int) -> TakenBack:
    event = record.take_back_of(seat)
    assert event is not None
    record.append(event)
    return event


# ---- Dealing ----

@pytest.mark.parametrize("kind", OTHER_KINDS)
def test_the_secret_is_the_deal_key(kind: Kind) -> None:
    record, secrets = new(1, kind), secrets_of(1)
    assert record.kind == record.started.kind == kind
    assert [event.event for event in record.events] == ["match", "deal"]
    assert record.decks[1] == fair.shuffle(secrets.secrets[0])
    assert record.match.dealer == fair.first_dealer(secrets.secrets[0])
    assert not record.is_proven


@pytest.mark.parametrize("kind", OTHER_KINDS)
def test_nothing_is_promised_and_nobody_contributes(kind: Kind) -> None:
    record = Record.start(secrets=secrets_of(1), rules=Rules.of("egyptian"), players=PEOPLE, kind=kind)
    refused(record, Committed(commitments=("00" * 32,) * 64), commit_of(record, 0), reveal_of(0))
    record.begin_deal()
    refused(record, Committed(commitments=("00" * 32,) * 64), commit_of(record, 0), reveal_of(0))


def test_a_fair_match_needs_its_promise() -> None:
    fair_match = Record.start(secrets=secrets_of(1), rules=Rules.of("egyptian"))
    without = Record.replay(fair_match.events[:1], fair_match.secrets)
    with pytest.raises(RecordError, match="event 1 cannot be"):
        without.append(new(1).events[1])


def test_the_deal_of_a_day_follows_from_its_date() -> None:
    assert fair.daily_key("2026-11-30") == sha256(b"basra daily deal 2026-11-30").digest()
    assert fair.daily_key("2026-11-30", 1) == fair.daily_key("2026-11-30")
    keys = {fair.daily_key(day, deal) for day in ("2026-11-30", "2026-12-01") for deal in range(1, 65)}
    assert len(keys) == 128


# ---- Taking back ----

@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [(PERSON, COMPUTER), (COMPUTER, PERSON)])
def test_after_a_take_back_all_is_as_if_it_had_never_happened(players: tuple[Player, Player],
                                                              seed: int) -> None:
    chance, seat = random.Random(seed), players.index(PERSON)
    record = new(seed, players=players, rules="egyptian-v2,target=40")
    taken = 0
    while not record.match.is_over:
        if record.match.needs_deck:
            record.begin_deal()
        elif wait_for(record, seat, chance):
            while chance.random() < 0.4 and record.take_back_of(seat):
                take_back(record, seat)
                taken += 1
                assert_never_happened(record)
            play_at_random(record, chance, 1)
    assert taken > 5
    assert_never_happened(record)
    assert Record.from_text(record.to_text()) == record


def assert_never_happened(record: Record) -> None:
    """The state, views and frames are those of a match without what was taken back, but for the seq."""
    without = Record.replay(record.standing, record.secrets)
    assert not any(isinstance(event, TakenBack) for event in record.standing)
    assert record.match == without.match
    for seat in (0, 1, None):
        assert View.of(record, seat) == replace(View.of(without, seat), seq=record.seq)
        frame = replace(view_frame(record, seat), seq=without.seq, chain=without.chain[-1].hex())
        assert frame == view_frame(without, seat)


def test_the_match_stands_again_as_it_stood_before_the_latest_own_play() -> None:
    chance, record = random.Random(1), new(1)
    before = []
    for _ in range(3):
        assert wait_for(record, 0, chance)
        before.append((record.seq, record.match.copy()))
        play_at_random(record, chance, 1)
    for seq, match in reversed(before):
        assert take_back(record, 0).to == seq
        assert record.match == match
        assert record.standing_seqs == list(range(seq + 1))
    assert record.take_back_of(0) is None


def test_a_play_after_a_take_back_can_be_taken_back_to_the_same_event() -> None:
    chance, record = random.Random(2), new(2)
    assert wait_for(record, 0, chance)
    to, first = record.seq, record.match.copy()
    for _ in range(3):
        play_at_random(record, chance, 1)
        wait_for(record, 0, chance)
        assert take_back(record, 0).to == to
        assert record.match == first
        assert record.standing == record.events[:to + 1]


def test_cards_that_were_dealt_after_the_play_are_in_the_stock_again() -> None:
    """The last play of a round brings the next hands; they go back, and are dealt once more."""
    chance = random.Random(3)
    record = new(3, players=(PERSON, COMPUTER))
    while record.match.deal_in_play().round == 1:
        play_at_random(record, chance, 1)
    dealt = record.match.deal_in_play().hands[0]
    assert wait_for(record, 0, chance)
    while record.match.deal_in_play().round == 2:
        take_back(record, 0)
    assert set(dealt) <= set(record.match.deal_in_play().stock)
    while record.match.deal_in_play().round == 1:
        play_at_random(record, chance, 1)
    assert record.match.deal_in_play().hands[0] == dealt


def moments(record: Record, chance: random.Random) -> Iterator[Record]:
    """Play a match on at random and yield the record after every play."""
    while not record.match.is_over:
        if record.match.needs_deck:
            record.begin_deal()
        yield record
        play_at_random(record, chance, 1)
    yield record


@pytest.mark.parametrize(("kind", "players"), [
    ("fair", (PERSON, COMPUTER)), ("daily", (PERSON, COMPUTER)), ("practice", PEOPLE),
    ("practice", (COMPUTER, COMPUTER))])
def test_elsewhere_nothing_is_taken_back(kind: Kind, players: tuple[Player, Player]) -> None:
    record = new(4, kind, players, "egyptian-v2,target=30")
    for moment in moments(record, random.Random(4)):
        assert moment.standing == moment.events
        for seat in (0, 1):
            assert moment.take_back_of(seat) is None
            assert not view_frame(moment, seat).can_take_back
            if moment.seq % 10 == 0:
                refused(moment, *(TakenBack(seat=seat, to=to) for to in range(moment.seq)))


def test_only_the_one_event_that_is_right_can_follow() -> None:
    record, made = new(5, rules="egyptian-v2,target=90"), 0
    for moment in moments(record, random.Random(5)):
        right = moment.take_back_of(0)
        assert view_frame(moment, 0).can_take_back is (right is not None)
        assert not view_frame(moment, None).can_take_back
        if moment.match.deals_begun > 1 and moment.seq % 7 == 0:
            every: list[Event] = [TakenBack(seat=seat, to=to) for seat in (-1, 0, 1, 2)
                                  for to in (-1, *range(moment.seq + 2))]
            refused(moment, *(event for event in every if event != right))
            made += right is not None
    assert made > 3
    assert record.take_back_of(0) is None, "the match is over"


def test_a_deal_that_is_over_stays_over() -> None:
    record, chance = new(6, rules="egyptian-v2,target=200"), random.Random(6)
    while record.match.deals_begun < 2:
        if record.match.needs_deck:
            assert record.take_back_of(0) is None, "its secret is out"
            record.begin_deal()
        play_at_random(record, chance, 1)
    wait_for(record, 0, chance)
    while record.take_back_of(0):
        take_back(record, 0)
    assert record.match.deals_begun == 2
    assert [event.deal for event in record.standing if isinstance(event, DealEnded)] == [1]


def test_not_without_end() -> None:
    record, chance = new(7), random.Random(7)
    for number in range(MOST_TAKEN_BACK + 1):
        assert wait_for(record, 0, chance)
        play_at_random(record, chance, 1)
        if number < MOST_TAKEN_BACK:
            take_back(record, 0)
    assert record.take_back_of(0) is None
    assert Record.from_text(record.to_text(with_hidden=True)) == record


def test_a_record_resumes_from_any_of_its_events() -> None:
    record, chance = new(8, rules="egyptian-v2,target=40"), random.Random(8)
    copies = []
    for moment in moments(record, chance):
        if moment.take_back_of(0) and chance.random() < 0.4:
            take_back(moment, 0)
        copies.append(moment.copy())
    assert sum(isinstance(event, TakenBack) for event in record.events) > 5
    for copied in copies[::3]:
        assert Record.replay(record.events[:len(copied.events)], record.secrets) == copied


@pytest.mark.parametrize("level", EVERY_LEVEL)
def test_the_computer_chooses_as_if_nothing_was_taken_back(level: str) -> None:
    record, chance = new(9), random.Random(9)
    for _ in range(3):
        assert wait_for(record, 0, chance)
        play_at_random(record, chance, 1)
        assert wait_for(record, 0, chance)
        take_back(record, 0)
        play_at_random(record, chance, 1)
        if record.match.turn == 1:
            views = [View.of(record, 1), View.of(Record.replay(record.standing, record.secrets), 1)]
            player = PLAYERS[level]
            assert not isinstance(player, SeeingPlayer)
            assert len({str(player.choose(view, b"seed", 100)) for view in views}) == 1


def test_every_play_that_stands_is_among_the_line() -> None:
    record, chance = new(10), random.Random(10)
    for _ in range(4):
        wait_for(record, 0, chance)
        play_at_random(record, chance, 1)
    wait_for(record, 0, chance)
    take_back(record, 0)
    deal = record.match.deal_in_play()
    played = [event for event in record.standing if isinstance(event, CardPlayed)]
    assert len(played) + len(deal.stock) + sum(map(len, deal.hands)) == 48
    assert [record.events[seq] for seq in record.standing_seqs] == record.standing
