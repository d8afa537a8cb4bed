"""The review of a deal: its steps beside the record folded up to each, its plays beside the views then."""

import random
from contextlib import suppress
from urllib.parse import quote, unquote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra import Deal, PositionError, Record, RecordError, Rules
from basra.events import CardPlayed, DealEnded, DealStarted, Player, RoundDealt, TakenBack, TimedOut
from basra.players import judge as judging
from basra.players.judge import judge
from basra.table.replay import MOST_LOST, DealReplay, replay_deal, replay_position
from basra.view import View

from .helpers import new_record, play_at_random, records, rule_sets, secrets_of


def played(rules: str, seed: int, deals: int) -> Record:
    """A match at random with so many deals over, and a few plays of the next one if there is one."""
    record, chance = new_record(seed, rules), random.Random(seed)
    for _ in range(deals):
        record.begin_deal()
        play_at_random(record, chance, 48)
    if record.match.needs_deck:
        record.begin_deal()
        play_at_random(record, chance, 5)
    return record


def practised(seed: int) -> Record:
    """A practice match of one deal, in which a person now and then takes back."""
    record, chance = Record.start(
        secrets=secrets_of(seed), rules=Rules.of("egyptian-v2", target=1), kind="practice",
        players=(Player(kind="person"), Player(kind="computer", name="greedy"))), random.Random(seed)
    record.begin_deal()
    while record.match.turn is not None:
        back = record.take_back_of(0) if chance.random() < 0.2 else None
        if back:
            record.append(back)
        else:
            record.play(chance.choice(record.match.legal_plays))
    return record


RECORDS = [played("egyptian-v2,target=1000", 1, 3), played("egyptian,target=1000,tied_majority=carry", 2, 2),
           played("egyptian-v2,target=1,opening=as-dealt,card_points=2C:2+10D:3", 3, 1), practised(4)]


@pytest.fixture(autouse=True)
def _few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here holds for any number of imagined deals."""
    monkeypatch.setattr(judging, "NODES", 10)


cases = pytest.mark.parametrize(("record", "number"), [
    (RECORDS[0], 3), (RECORDS[0], 1), (RECORDS[1], 2), (RECORDS[2], 1), (RECORDS[3], 1)])


def folded(record: Record, seq: int) -> Record:
    """The record as it stood right after an event."""
    return Record.replay(record.events[:seq + 1], record.secrets)


@cases
def test_a_step_is_the_record_folded_up_to_it(record: Record, number: int) -> None:
    replay = replay_deal(record, number, 1)
    assert (replay.match, replay.deal, replay.seat) == (record.started.match, number, 1)
    assert replay.deals == len(record.match.scores)
    assert isinstance(replay.steps[0].event, DealStarted)
    assert isinstance(replay.steps[-1].event, DealEnded)
    kinds = [type(step.event) for step in replay.steps]
    assert (kinds.count(CardPlayed), kinds.count(RoundDealt), len(kinds)) == (48, 5, 55)
    first, last = replay.steps[0].seq, replay.steps[-1].seq
    assert [step.seq for step in replay.steps] == [
        seq for seq in record.standing_seqs if first <= seq <= last]
    for step in replay.steps:
        assert step.event == record.events[step.seq]
        at = folded(record, step.seq)
        deal = at.match.deal
        assert deal is not None
        assert step.position == deal.to_text()
        assert Deal.from_text(step.position) == deal
        assert step.totals == at.match.totals
        assert (step.round, step.turn, step.stock) == (deal.round, deal.turn, len(deal.stock))
        assert step.hands == tuple(tuple(map(str, hand)) for hand in deal.hands)
        assert step.floor == tuple(map(str, deal.floor))
        assert step.piles == tuple(pile.bit_count() for pile in deal.piles)
        assert [[(one.card, one.kind) for one in side] for side in step.basras] == [
            [(str(card), kind) for card, kind in side] for side in deal.basras]
    assert replay.dealer == folded(record, replay.steps[0].seq).match.dealer
    assert replay.kind == record.kind


def test_plays_that_were_taken_back_are_not_in_it() -> None:
    record = RECORDS[3]
    assert sum(isinstance(event, TakenBack) for event in record.events) > 3
    steps = replay_deal(record, 1, 0).steps
    assert len(steps) == 55 < len(record.events) - 10


@cases
def test_a_play_is_judged_by_what_its_side_could_know(record: Record, number: int) -> None:
    marks = set()
    for step in replay_deal(record, number, None).steps:
        assert bool(step.judged) == isinstance(step.event, CardPlayed)
        if step.judged is None or not isinstance(step.event, CardPlayed):
            continue
        judgements = judge(View.of(folded(record, step.seq - 1), step.event.seat))
        made = step.judged.made
        assert made in judgements
        assert (made.card, made.captured, made.basra) == (
            step.event.card, step.event.captured, step.event.basra)
        assert step.judged.loss == pytest.approx(judgements[0].points - made.points, abs=1e-8)
        if step.judged.mark == "best":
            assert step.judged.loss == 0
            assert step.judged.best == made
        else:
            assert step.judged.best == judgements[0]
            bounds = [0.0, *MOST_LOST.values(), 1000.0]
            place = [*MOST_LOST, "blunder"].index(step.judged.mark)
            assert bounds[place] <= step.judged.loss < bounds[place + 1]
        marks.add(step.judged.mark)
    assert {"best", "good"} < marks


def test_what_is_not_over_is_not_shown() -> None:
    for number in (-1, 0, 4, 65):
        with pytest.raises(RecordError, match="not over"):
            replay_deal(RECORDS[0], number, 0)
    with pytest.raises(RecordError):
        replay_deal(new_record(1), 1, 0)


def test_a_replay_changes_nothing_and_comes_out_the_same_again() -> None:
    before = RECORDS[0].copy()
    first: DealReplay = replay_deal(RECORDS[0], 2, 0)
    assert replay_deal(RECORDS[0], 2, 0) == first
    assert RECORDS[0] == before


@cases
def test_a_step_is_found_again_by_its_position(record: Record, number: int) -> None:
    for step in replay_deal(record, number, None).steps:
        found = replay_position(unquote(quote(step.position)))
        assert found.rules == record.started.rules
        for name in ("round", "turn", "floor", "hands", "stock", "piles", "basras", "position"):
            assert getattr(found.step, name) == getattr(step, name)
        assert (found.step.seq, found.step.event, found.step.judged) == (0, None, None)
        if step.turn is None:
            assert found.judgements == ()
        else:
            deal = Deal.from_text(step.position)
            assert {one.play for one in found.judgements} == set(map(str, deal.legal_plays))


def test_a_position_is_judged_without_a_look_at_hidden_cards() -> None:
    chance = random.Random(4)
    for step in replay_deal(RECORDS[0], 1, None).steps:
        deal = Deal.from_text(step.position)
        if deal.turn is None:
            continue
        other = 1 - deal.turn
        hidden = [*deal.hands[other], *deal.stock]
        chance.shuffle(hidden)
        size = len(deal.hands[other])
        deal.hands[other], deal.stock = tuple(hidden[:size]), tuple(hidden[size:])
        assert replay_position(deal.to_text()).judgements == replay_position(step.position).judgements


@settings(deadline=None, max_examples=30)
@given(rule_sets, st.integers(0, 1000))
def test_deals_under_any_rules_are_replayed(rules: object, seed: int) -> None:
    record = played(str(rules), seed, 1)
    replay = replay_deal(record, 1, 0)
    assert replay.rules == rules
    position = replay_position(replay.steps[20].position)
    assert position.rules == rules


TEXTS = [record.match.deal.to_text() for record in records("egyptian-v2", 1, 48) if record.match.deal]


@settings(deadline=None, max_examples=60)
@given(st.sampled_from(TEXTS), st.integers(0, 200), st.integers(0, 5), st.text(max_size=5))
def test_any_text_is_a_position_or_refused(text: str, at: int, length: int, other: str) -> None:
    with suppress(PositionError):
        replay_position(text[:at] + other + text[at + length:])
    with suppress(PositionError):
        replay_position(other)


def test_a_time_out_is_a_step_in_which_nothing_moves() -> None:
    record, chance = new_record(1), random.Random(1)
    record.begin_deal()
    play_at_random(record, chance, 46)
    turn = record.match.turn
    assert turn is not None
    record.append(TimedOut(seat=turn))
    play_at_random(record, chance, 2)
    before, time_out, play = replay_deal(record, 1, 0).steps[-5:-2]
    assert time_out.event == TimedOut(seat=turn)
    assert (time_out.position, time_out.turn, time_out.judged) == (before.position, turn, None)
    assert isinstance(play.event, CardPlayed)
    assert play.judged is not None
