"""The record as text: every malformed or altered one is a RecordError, and never anything else."""

import json
import random
from contextlib import suppress
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra import Card, Record, RecordError
from basra.events import (
    MatchStarted,
    Player,
    event_from_text,
    event_to_text,
)
from basra.match import MOST_DEALS

from .helpers import (
    dealt_record,
    new_record,
    play_at_random,
    records,
    refused,
    seed_of_dealer,
)


def match_record(rules: str, seed: int) -> Record:
    """A whole match at random, to which both clients contributed."""
    *_, record = records(rules, seed, 48 * MOST_DEALS, seats=(0, 1))
    return record


def with_chain(events: list[str], *hidden: str) -> str:
    """The text of a record with these lines of events, whatever they say: its chain is right."""
    head = b""
    for line in events:
        head = sha256(head + line.encode()).digest()
    return "".join(f"{line}\n" for line in [*events, *hidden, f'{{"chain":"{head.hex()}"}}'])


def divided(text: str) -> tuple[list[str], list[str]]:
    """The lines of a record's events, and that of its hidden secret if there is one."""
    lines = text.splitlines()[:-1]
    hidden = [line for line in lines if "hidden" in line]
    return lines[:len(lines) - len(hidden)], hidden


def canonical(data: Any) -> str:
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


FINISHED = match_record("egyptian-v2,target=30,card_points=2C:2", seed=1)
UNFINISHED = next(record for record in records("egyptian,target=60", 2, 200)
                  if record.match.deals_begun == 2 and record.match.deal.round == 2)
TEXTS = (FINISHED.to_text(), UNFINISHED.to_text(with_hidden=True))


@pytest.mark.parametrize("text", TEXTS)
def test_a_record_round_trips(text: str) -> None:
    record = Record.from_text(text)
    assert record in (FINISHED, UNFINISHED)
    assert record.to_text(with_hidden=True) == text
    assert len(record.chain) == len(record.events)
    lines, hidden = divided(text)
    assert with_chain(lines, *hidden) == text
    for line in lines:
        assert event_to_text(event_from_text(line)) == line
        assert canonical(json.loads(line)) == line


@pytest.mark.parametrize("text", TEXTS)
def test_a_record_has_one_form_alone(text: str) -> None:
    lines, hidden = divided(text)
    spaced = [*lines[:5], lines[5].replace(":", ": ", 1), *lines[6:]]
    for other in (text.removesuffix("\n"), text + "\n", text.replace("\n", "\r\n"),
                  with_chain(spaced, *hidden)):
        with pytest.raises(RecordError):
            Record.from_text(other)


@pytest.mark.parametrize("text", TEXTS)
def test_the_chain_finds_a_line_that_is_changed_lost_or_doubled(text: str) -> None:
    lines, hidden = divided(text)
    chain = text.splitlines()[-1]
    name = lines[0].replace('"name":""', '"name":"Sara"', 1)
    for changed in ([name, *lines[1:]], lines[:-1], [*lines, lines[-1]], [*lines[:-2], *lines[:-3:-1]]):
        with pytest.raises(RecordError, match="the chain does not match the events"):
            Record.from_text("\n".join([*changed, *hidden, chain]) + "\n")
    with pytest.raises(RecordError, match="the head of its chain: it is cut short"):
        Record.from_text("\n".join([*lines, *hidden]) + "\n")


def test_each_head_of_the_chain_follows_from_the_one_before() -> None:
    head = b""
    for event, link in zip(FINISHED.events, FINISHED.chain, strict=True):
        head = sha256(head + event_to_text(event).encode()).digest()
        assert link == head


def test_a_record_without_its_hidden_secret_gives_nothing_away() -> None:
    text = UNFINISHED.to_text()
    told = {deal for deal, secret in UNFINISHED.secrets.items() if secret.hex() in text}
    assert told == {1}
    told = {deal for deal, secret in UNFINISHED.secrets.items() if secret.hex() in TEXTS[1]}
    assert told == {1, 2}
    started = text.rindex('"event":"deal"')
    hidden = [card for hand in (*UNFINISHED.match.deal.hands, UNFINISHED.match.deal.stock) for card in hand]
    assert not any(f'"{card}"' in text[started:] for card in hidden)
    with pytest.raises(RecordError, match="the secret of deal 2 is missing"):
        Record.from_text(text)


def test_every_beginning_of_a_record_is_a_record() -> None:
    events = FINISHED.events
    for length in range(1, len(events) + 1, 7):
        record = Record.replay(events[:length], FINISHED.secrets)
        assert record.events == events[:length]
        due = record.due()
        if due is not None:
            assert due == events[length]
    assert Record.replay(events).match == FINISHED.match


def test_a_deal_begins_with_the_secret_that_was_committed_to_alone() -> None:
    deal = next(index for index, event in enumerate(FINISHED.events) if event.event == "deal")
    for secrets, message in (({}, "the secret of deal 1 is missing"),
                             ({1: FINISHED.secrets[2]}, "the secret of deal 1 is not the one")):
        record = Record.replay(FINISHED.events[:deal], secrets)
        with pytest.raises(RecordError, match=message):
            record.begin_deal()
        with pytest.raises(RecordError, match=message):
            record.append(FINISHED.events[deal])
        assert record == Record.replay(FINISHED.events[:deal])


@pytest.mark.parametrize("name", [
    "", "عمر الشريف", "two\nlines", "\u2028\u2029\x85\x0b\x1c", '"\\', "♣" * 100])
def test_a_name_may_hold_any_text(name: str) -> None:
    record = new_record(1, players=(Player(kind="person", name=name), Player(kind="computer", name="greedy")))
    record.begin_deal()
    assert Record.from_text(record.to_text(with_hidden=True)) == record


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


def may_stand(text: str, line: dict[str, Any], altered: Any) -> bool:
    """Whether an altered line says the same, or is a first event that no client has committed to."""
    if canonical(altered) == canonical(line):
        return True
    return line.get("event") == altered.get("event") == "match" and "seat-commit" not in text


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(TEXTS), st.integers(0, 10**9))
def test_an_altered_line_is_a_record_error(text: str, seed: int) -> None:
    """Even if the chain is made right again."""
    chance = random.Random(seed)
    events, hidden = divided(text)
    lines = events + hidden
    index = chance.choice([0, 1, 2, 4, len(lines) - 1, chance.randrange(len(lines))])
    line = json.loads(lines[index])
    altered = alterations(line, chance)
    lines[index] = canonical(altered)
    with suppress(RecordError):
        record = Record.from_text(with_chain(lines[:len(events)], *lines[len(events):]))
        assert may_stand(text, line, altered), altered
        assert Record.from_text(record.to_text(with_hidden=True)) == record


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TEXTS), st.integers(0, 10**9))
def test_an_altered_chain_is_a_record_error(text: str, seed: int) -> None:
    *lines, chain = text.splitlines()
    altered = canonical(alterations(json.loads(chain), random.Random(seed)))
    with suppress(RecordError):
        Record.from_text("\n".join([*lines, altered]) + "\n")
        assert altered == chain


@settings(max_examples=40, deadline=None)
@given(st.sampled_from(TEXTS), st.data())
def test_lines_lost_doubled_or_swapped_are_record_errors(text: str, data: st.DataObject) -> None:
    """Even if the chain is made right again."""
    lines, hidden = divided(text)
    index = data.draw(st.integers(0, len(lines) - 2))  # without its last event it is a record still
    other = data.draw(st.integers(0, len(lines) - 1).filter(lambda other: lines[other] != lines[index]))
    before, after = lines[:index], lines[index + 1:]
    for changed in (before + after, [*before, lines[index], *lines[index:]], [*before, lines[other], *after]):
        with pytest.raises(RecordError):
            Record.from_text(with_chain(changed, *hidden))


@settings(deadline=None)
@given(st.sampled_from(TEXTS), st.integers(0, 10**6), st.text(max_size=3))
def test_a_broken_text_is_a_record_error(text: str, place: int, more: str) -> None:
    place %= len(text)
    broken = text[:place] + more + text[place + 1:]
    if broken != text:
        with pytest.raises(RecordError):
            Record.from_text(broken)


@pytest.mark.parametrize("text", [
    "", "\n", "\n\n", "null", "[]", "1", '"x"', "{}", '{"event":"match"}', "[" * 10**5, '{"event":["match"]}',
    '{"event":"draw"}', '{"hidden":1}', "\ufeff{}", '{"hidden":1,"secret":[]}', "garbage", '{"chain":""}\n',
    '{"chain":5}\n', '{"a":' * 5000 + "1" + "}" * 5000, '{"event":"match","deals":' + "9" * 5000 + "}"])
def test_what_is_no_record_is_a_record_error(text: str) -> None:
    for whole in (text, with_chain([text]), with_chain([event_to_text(FINISHED.events[0])], text)):
        with pytest.raises(RecordError) as error:
            Record.from_text(whole)
        assert len(str(error.value)) < 500


def started(**changed: Any) -> str:
    return canonical({**json.loads(event_to_text(FINISHED.events[0])), **changed})


@pytest.mark.parametrize(("line", "message"), [
    (started(deals=63), "event 0 cannot be"),
    (started(deals=True), "deals cannot be True: it is a whole number"),
    (started(first_dealer=1), "unknown field 'first_dealer'"),
    (started(match="xyz"), "the match cannot be 'xyz': it is 32 lower-case hex digits"),
    (started(match="AB" * 16), "the match cannot be '(AB){16}': it is 32 lower-case hex digits"),
    (started(version="basra-fair/2"), "version cannot be 'basra-fair/2': choose from basra-fair/1"),
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
        Record.from_text(with_chain([line]))


def test_a_record_has_every_option_of_its_rules() -> None:
    assert Record.from_text(with_chain([started()])).match.rules == FINISHED.match.rules
    with pytest.raises(RecordError):
        Record.from_text(with_chain([started(rules={"preset": "egyptian"})]))


def promised(commitments: Any) -> str:
    return with_chain([started(), canonical({"event": "commitments", "commitments": commitments})])


@pytest.mark.parametrize(("commitments", "message"), [
    (["ab" * 32] * 63, "event 1 cannot be"), (["ab" * 32] * 65, "event 1 cannot be"),
    ([], "event 1 cannot be"),
    (["ab" * 32] * 63 + ["AB" * 32], "the commitment cannot be '(AB)+': it is 64 lower-case hex digits"),
    (["ab" * 31] * 64, "the commitment cannot be '(ab)+'"), ([5] * 64, "a commitments event cannot be read"),
    (None, "a commitments event cannot be read")])
def test_a_promise_is_64_commitments(commitments: Any, message: str) -> None:
    assert Record.from_text(promised(["ab" * 32] * 64)).seq == 1
    with pytest.raises(RecordError, match=message):
        Record.from_text(promised(commitments))


def test_a_first_event_says_its_version() -> None:
    data = json.loads(started())
    del data["version"]
    with pytest.raises(RecordError, match="version"):
        Record.from_text(with_chain([canonical(data)]))


def test_only_the_secret_of_the_deal_in_play_is_hidden() -> None:
    lines, [hidden] = divided(TEXTS[1])
    finished, _ = divided(TEXTS[0])
    promise = divided(new_record(1).to_text())[0]
    last = FINISHED.match.deals_begun
    over = canonical({"hidden": last, "secret": FINISHED.secrets[last].hex()})
    for text in (with_chain(finished, hidden), with_chain(finished, over),
                 *(with_chain(promise, hidden.replace(":2", f":{deal}")) for deal in (0, 1))):
        with pytest.raises(RecordError, match="a hidden secret is that of the deal in play, and of no other"):
            Record.from_text(text)
    for text in (with_chain(lines, hidden.replace(":2", ":3")), with_chain(lines, hidden, hidden),
                 with_chain(lines, hidden.replace(UNFINISHED.secrets[2].hex(), "ab" * 32))):
        with pytest.raises(RecordError):
            Record.from_text(text)


def test_appending_what_cannot_follow_changes_nothing_and_says_what_would() -> None:
    record = dealt_record(3)
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


def test_an_empty_record_takes_the_first_event_alone_and_then_the_promise_alone() -> None:
    kinds = {event.event: event for event in FINISHED.events}
    assert len(kinds) == 9
    for kind, event in kinds.items():
        if kind != "match":
            refused(Record(), event)
        if kind != "commitments":
            refused(Record.replay(FINISHED.events[:1], FINISHED.secrets), event)
    assert isinstance(FINISHED.started, MatchStarted)


def test_positions_name_the_cards_in_the_deck() -> None:
    for dealer in (0, 1):
        record = dealt_record(seed_of_dealer(dealer))
        event, deck = record.events[-1], record.decks[1]
        assert event.hands[1 - dealer] == (0, 1, 2, 3)
        assert event.hands[dealer] == (4, 5, 6, 7)
        assert [record.position_of(card) for card in deck] == list(range(52))
        assert record.event_of(record.match.legal_plays[0]).position in event.hands[1 - dealer]
        assert Card(event.floor[0]) in deck[8:]
