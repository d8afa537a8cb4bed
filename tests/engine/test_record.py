"""The record as text: every malformed or altered one is a RecordError, and never anything else."""

import json
import random
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra import Card, Record, RecordError, Rules
from basra.events import MatchStarted, Player, event_from_text, event_to_text
from basra.match import MOST_DEALS

from .helpers import deck_of, play_at_random, records


def match_record(rules: str, seed: int) -> Record:
    """A whole match at random."""
    *_, record = records(rules, seed, 48 * MOST_DEALS)
    return record


FINISHED = match_record("egyptian-v2,target=30,card_points=2C:2", seed=1)
UNFINISHED = next(record for record in records("egyptian,target=60", 2, 200)
                  if record.match.deals_begun == 2 and record.match.deal.round == 2)
TEXTS = (FINISHED.to_text(), UNFINISHED.to_text(with_hidden_decks=True))


@pytest.mark.parametrize("text", TEXTS)
def test_a_record_round_trips(text: str) -> None:
    record = Record.from_text(text)
    assert record in (FINISHED, UNFINISHED)
    assert record.to_text(with_hidden_decks=True) == text
    assert Record.from_text(text.removesuffix("\n")) == record
    assert Record.from_text(text.replace("\n", "\r\n")) == record
    for line in text.splitlines():
        if "hidden" not in line:
            assert event_to_text(event_from_text(line)) == line
            assert json.dumps(json.loads(line), sort_keys=True, separators=(",", ":"),
                              ensure_ascii=False) == line


def test_a_record_without_its_hidden_deck_gives_nothing_away() -> None:
    text = UNFINISHED.to_text()
    started = text.rindex('"event":"deal"')
    hidden = [card for hand in (*UNFINISHED.match.deal.hands, UNFINISHED.match.deal.stock) for card in hand]
    assert not any(f'"{card}"' in text[started:] for card in hidden)
    with pytest.raises(RecordError, match="the deck of deal 2 is missing"):
        Record.from_text(text)


def test_every_beginning_of_a_record_is_a_record() -> None:
    events = FINISHED.events
    for length in range(1, len(events) + 1, 7):
        record = Record.replay(events[:length], FINISHED.decks)
        assert record.events == events[:length]
        due = record.due()
        if due is not None:
            assert due == events[length]
    assert Record.replay(events, {}).match == FINISHED.match


@pytest.mark.parametrize("name", [
    "", "عمر الشريف", "two\nlines", "\u2028\u2029\x85\x0b\x1c", '"\\', "♣" * 100])
def test_a_name_may_hold_any_text(name: str) -> None:
    record = Record.start(rules=Rules.of("egyptian"), first_dealer=0, time="2024-01-01T00:00:00Z",
                          players=(Player(kind="person", name=name), Player(kind="computer", name="greedy")))
    record.begin_deal(deck_of(1))
    assert Record.from_text(record.to_text(with_hidden_decks=True)) == record


# Altered records.

WRONG = [None, True, False, 0, 1, -1, 99, 10**30, 0.5, "", "x", "10S", "AC", [], {}, [[]], ["AC"], [0, 1],
         [[], []], {"preset": "egyptian"}]


def alterations(value: Any, chance: random.Random) -> Any:
    """One thing about plain data changed at random: a value, a field less or more, an order."""
    if isinstance(value, dict) and value:
        name = chance.choice(sorted(value))
        kind = chance.random()
        if kind < 0.15:
            return {k: v for k, v in value.items() if k != name}
        if kind < 0.2:
            return {**value, "colour": "red"}
        return {**value, name: alterations(value[name], chance)}
    if isinstance(value, list) and value and chance.random() < 0.7:
        index = chance.randrange(len(value))
        kind = chance.random()
        if kind < 0.2:
            return value[:index] + value[index + 1:]
        if kind < 0.4:
            return [*value[:index], value[index], *value[index:]]
        if kind < 0.6:
            return value[::-1]
        return [*value[:index], alterations(value[index], chance), *value[index + 1:]]
    return chance.choice(WRONG)


def may_stand(line: dict[str, Any], altered: Any) -> bool:
    """Whether an altered line says the same, or is a first event, which follows from nothing."""
    if json.dumps(altered, sort_keys=True) == json.dumps(line, sort_keys=True):
        return True
    return line.get("event") == altered.get("event") == "match"


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(TEXTS), st.integers(0, 10**9))
def test_an_altered_line_is_a_record_error(text: str, seed: int) -> None:
    chance = random.Random(seed)
    lines = text.splitlines()
    index = chance.choice([0, 1, len(lines) - 1, chance.randrange(len(lines))])
    line = json.loads(lines[index])
    altered = alterations(line, chance)
    lines[index] = json.dumps(altered)
    with suppress(RecordError):
        record = Record.from_text("\n".join(lines))
        assert may_stand(line, altered), altered
        assert Record.from_text(record.to_text(with_hidden_decks=True)) == record


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TEXTS), st.data())
def test_lines_lost_doubled_or_swapped_are_record_errors(text: str, data: st.DataObject) -> None:
    lines = text.splitlines()
    index = data.draw(st.integers(0, len(lines) - 3))  # without its last event it is a record still
    other = data.draw(st.integers(0, len(lines) - 1).filter(lambda other: other != index))
    before, after = lines[:index], lines[index + 1:]
    for changed in (before + after, [*before, lines[index], *lines[index:]], [*before, lines[other], *after]):
        with pytest.raises(RecordError):
            Record.from_text("\n".join(changed))


@settings(deadline=None)
@given(st.sampled_from(TEXTS), st.integers(0, 10**6), st.text(max_size=3))
def test_a_broken_text_is_a_record_error(text: str, place: int, more: str) -> None:
    place %= len(text)
    with suppress(RecordError):
        Record.from_text(text[:place] + more + text[place + 1:])


@pytest.mark.parametrize("text", [
    "", "\n", "\n\n", "null", "[]", "1", '"x"', "{}", '{"event":"match"}', "[" * 10**5, '{"event":["match"]}',
    '{"event":"draw"}', '{"hidden":"deck"}', "\ufeff{}", '{"deal":1,"deck":[],"hidden":"deck"}', "garbage",
    '{"a":' * 5000 + "1" + "}" * 5000, '{"event":"match","first_dealer":' + "9" * 5000 + "}"])
def test_what_is_no_record_is_a_record_error(text: str) -> None:
    with pytest.raises(RecordError) as error:
        Record.from_text(text)
    assert len(str(error.value)) < 500


def started(**changed: Any) -> str:
    return json.dumps({**json.loads(event_to_text(FINISHED.events[0])), **changed})


@pytest.mark.parametrize(("line", "message"), [
    (started(first_dealer=2), "the first dealer cannot be 2: it is 0 or 1"),
    (started(first_dealer=-1), "the first dealer cannot be -1"),
    (started(first_dealer=True), "first_dealer cannot be True: it is a whole number"),
    (started(match="xyz"), "the match id cannot be 'xyz': it is 32 hexadecimal digits"),
    (started(version="basra-record/2"), "version cannot be 'basra-record/2': choose from basra-record/1"),
    (started(rules={"preset": "german"}), "unknown rules 'german'"),
    (started(rules={"preset": "egyptian", "target": 0}), "target cannot be 0"),
    (started(rules=5), "rules are an object"),
    (started(players=[]), "players has 0 items, not 2"),
    (started(players=[{"kind": "ghost"}, {"kind": "person"}]),
     "kind cannot be 'ghost': choose from person, computer"),
    (started(colour="red"), "unknown field 'colour'"),
    (started(event="deal"), "a deal event cannot be read"),
])
def test_a_wrong_first_event_says_what_is_wrong(line: str, message: str) -> None:
    with pytest.raises(RecordError, match=message):
        Record.from_text(line)


def test_rules_in_a_record_fall_back_on_their_preset() -> None:
    record = Record.from_text(started(rules={"preset": "egyptian"}))
    assert record.match.rules == Rules.of("egyptian")


def test_a_first_event_says_its_version() -> None:
    data = json.loads(started())
    del data["version"]
    with pytest.raises(RecordError, match="version"):
        Record.from_text(json.dumps(data))


def test_a_deck_that_is_no_secret_is_no_hidden_deck() -> None:
    unfinished = UNFINISHED.to_text(with_hidden_decks=True)
    hidden = unfinished.splitlines()[-1]
    for text in (FINISHED.to_text() + hidden, unfinished + hidden.replace('"deal":2', '"deal":3')):
        with pytest.raises(RecordError, match="is not hidden: only that of the deal in play is"):
            Record.from_text(text)


def test_appending_what_cannot_follow_changes_nothing_and_says_what_would() -> None:
    record = Record.start(rules=Rules.of("egyptian"), first_dealer=0)
    record.begin_deal(deck_of(3))
    play_at_random(record, random.Random(1), 7)
    before = record.copy()
    events = [*FINISHED.events[::9], record.events[0], record.events[-1]]
    for event in events:
        with pytest.raises(RecordError):
            record.append(event)
        assert record == before
    play = record.event_of(record.match.legal_plays[0])
    record.append(play)
    due = record.due()
    assert due is not None
    with pytest.raises(RecordError, match=r'it would be .*"event":"round"'):
        record.append(play)


def test_an_empty_record_takes_the_first_event_alone() -> None:
    for event in FINISHED.events[1:60:10]:
        record = Record()
        with pytest.raises(RecordError):
            record.append(event)
        assert record == Record()
    assert isinstance(FINISHED.started, MatchStarted)


def test_positions_name_the_cards_in_the_deck() -> None:
    deck = deck_of(5)
    record = Record.start(rules=Rules.of("egyptian"), first_dealer=1)
    event = record.begin_deal(deck)
    assert event.hands == ((0, 1, 2, 3), (4, 5, 6, 7))
    assert [record.position_of(card) for card in deck] == list(range(52))
    assert record.event_of(record.match.legal_plays[0]).position in event.hands[0]
    assert Card(event.floor[0]) in deck[8:]
