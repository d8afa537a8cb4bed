"""What a seat or a spectator gets to see gives no hidden card away, byte for byte."""

import json
import random
from dataclasses import asdict, replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra import Record, Rules
from basra.captures import groups_of
from basra.cards import cards_of, mask_of, texts_of
from basra.events import CardPlayed, DealStarted, TimedOut, event_to_text
from basra.table.views import view_frame
from basra.view import View

from .helpers import (
    commit_of,
    dealt_record,
    new_record,
    play_at_random,
    records,
    reveal_of,
    rule_sets,
    seed_of_dealer,
    unseen,
    with_other_hidden_cards,
)

SEATS = (0, 1, None)


def frame_bytes(record: Record, seat: int | None) -> bytes:
    return json.dumps(asdict(view_frame(record, seat)), ensure_ascii=False).encode()


@settings(max_examples=60, deadline=None)
@given(rule_sets, st.integers(0, 2**32), st.integers(0, 48), st.sampled_from(SEATS))
def test_other_hidden_cards_change_no_byte(rules: Rules, seed: int, plays: int, seat: int | None) -> None:
    chance = random.Random(seed)
    record = dealt_record(seed, rules)
    play_at_random(record, chance, plays)
    other = with_other_hidden_cards(record, seat, chance)
    assert frame_bytes(other, seat) == frame_bytes(record, seat)
    assert View.of(other, seat) == View.of(record, seat)
    assert list(map(event_to_text, other.events)) == list(map(event_to_text, record.events))


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32), st.integers(1, 47), st.sampled_from(SEATS))
def test_a_time_out_and_the_play_made_for_a_person_tell_no_hidden_card(
        seed: int, plays: int, seat: int | None) -> None:
    """RELIABILITY 1: right after the time-out and after the play, whatever is hidden."""
    chance = random.Random(seed)
    record = dealt_record(seed)
    play_at_random(record, chance, plays)
    turn = record.match.turn
    assert turn is not None
    record.append(TimedOut(seat=turn))
    for _ in range(2):
        other = with_other_hidden_cards(record, seat, chance)
        assert frame_bytes(other, seat) == frame_bytes(record, seat)
        assert list(map(event_to_text, other.events)) == list(map(event_to_text, record.events))
        play_at_random(record, chance, 1)


@pytest.mark.parametrize("rules", ["egyptian", "egyptian-v2,opening=as-dealt"])
def test_no_hidden_card_stands_in_a_frame(rules: str) -> None:
    for record in records(rules, seed=4, plays=120):
        for seat in SEATS if record.match.turn is not None else ():
            frame = asdict(view_frame(record, seat))
            frame["last_deal"] = None  # the leftovers of the deal before
            text = json.dumps(frame)
            assert not [card for card in cards_of(unseen(record, seat)) if f'"{card}"' in text]


def test_no_secret_of_a_deal_that_is_not_over_stands_in_a_frame() -> None:
    told = set()
    for record in records("egyptian", seed=4, plays=120, seats=(0, 1)):
        over = record.match.deals_begun - (record.match.turn is not None)
        for seat in SEATS:
            text = frame_bytes(record, seat).decode()
            shown = {deal for deal, secret in record.secrets.items() if secret.hex() in text}
            assert shown <= {over}
            told |= shown
    assert told == {1, 2}


def test_the_check_above_finds_a_leak() -> None:
    """Both checks would be worth nothing if the other seat's view passed them too."""
    record = dealt_record(7)
    other = with_other_hidden_cards(record, 0, random.Random(1))
    assert frame_bytes(other, 1) != frame_bytes(record, 1)
    assert any(f'"{card}"'.encode() in frame_bytes(record, 1) for card in cards_of(unseen(record, 0)))


def test_the_view_of_a_seat_is_what_lies_open_and_its_own_cards() -> None:
    for record in records("egyptian", seed=5, plays=100):
        match, deal = record.match, record.match.deal
        for seat in SEATS:
            view = View.of(record, seat)
            assert (view.floor, view.piles, view.totals, view.turn, view.dealer, view.seq) == (
                deal.floor, tuple(deal.piles), match.totals, match.turn, match.dealer, record.seq)
            assert view.stock == len(deal.stock)
            assert view.pile(0) == tuple(cards_of(deal.piles[0]))
            for other in (0, 1):
                hand = deal.hands[other]
                assert [record.decks[view.deal][place] for place in view.positions[other]] == list(hand)
            if seat is None:
                assert (view.hand, len(view.plays)) == ((), 0)
            else:
                assert view.plays == deal.plays_of(seat)


def test_a_view_has_the_plays_of_its_deal_and_no_others() -> None:
    most = 0
    for record in records("egyptian", seed=5, plays=100):
        start = max(seq for seq, event in enumerate(record.events) if isinstance(event, DealStarted))
        plays = tuple((event.seat, event.position, event.card, event.captured, event.basra)
                      for event in record.events[start:] if isinstance(event, CardPlayed))
        for seat in SEATS:
            assert plays == tuple(
                (player, record.position_of(play.card), str(play.card), texts_of(play.captured), play.basra)
                for player, play in View.of(record, seat).played)
        most = max(most, len(plays))
    assert most == 47
    assert View.of(new_record(1), 0).played == ()


def test_what_was_turned_up_and_replaced_is_seen_by_all() -> None:
    record = next(record for record in map(dealt_record, range(100)) if _replaced(record))
    for seat in SEATS:
        view = View.of(record, seat)
        assert set(view.replaced) == {card for card in record.decks[1][8:12] if str(card) in _KEPT_OFF}
        assert not view.unseen & mask_of(view.replaced)


_KEPT_OFF = ("JC", "JD", "JH", "JS", "7D")


def _replaced(record: Record) -> bool:
    deck = record.decks[1]
    return any(str(card) in _KEPT_OFF for card in deck[8:12]) and not any(
        str(card) in _KEPT_OFF for card in deck[12:18])


def test_a_view_before_the_first_deal() -> None:
    for seat in SEATS:
        frames = []
        for dealer in (0, 1):
            record = new_record(seed_of_dealer(dealer))
            view = View.of(record, seat)
            assert (view.deal, view.round, view.hand, view.turn) == (0, 0, (), None)
            frames.append(replace(view_frame(record, seat), match="", chain=""))
        assert frames[0] == frames[1], "it tells who will deal"


def test_a_frame_says_what_is_awaited_and_whether_the_match_is_proven() -> None:
    record = new_record(1)
    frames = [view_frame(record, None)]
    for event in (commit_of(record, 1), commit_of(record, 0), reveal_of(0), reveal_of(1)):
        record.append(event)
        frames.append(view_frame(record, None))
    assert [(frame.stage, frame.proven) for frame in frames] == [
        ("commit", False), ("commit", False), ("reveal", False), ("reveal", False), ("reveal", True)]
    record.begin_deal()
    for dealt, proven in ((record, True), (dealt_record(1), False)):
        for seat in SEATS:
            frame = view_frame(dealt, seat)
            assert (frame.stage, frame.proven, frame.chain) == ("play", proven, dealt.chain[-1].hex())


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 47))
def test_the_groups_of_a_capture_are_its_equal_ranks_and_sums(seed: int, plays: int) -> None:
    record = dealt_record(seed)
    play_at_random(record, random.Random(seed), plays)
    for play in record.match.legal_plays:
        groups = groups_of(mask_of(play.captured), play.card)
        assert sum(groups) == mask_of(play.captured)
        for group in groups:
            ranks = [card.rank for card in cards_of(group)]
            sweeps = str(play.card) == "7D" or play.card.rank == 10
            assert sweeps or ranks == [play.card.rank] or group == 1 << 25 or (
                len(ranks) > 1 and sum(rank + 1 for rank in ranks) == play.card.rank + 1)
