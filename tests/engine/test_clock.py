"""The clocks of online matches: banks, absence, and when time is up."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from basra.errors import ClockError
from basra.table.clock import CLOCKS, Clock, Left, Running, clocks_of

moments = st.integers(0, 400_000)
clocks = st.builds(Clock, play_ms=st.integers(1, 60_000), bank_ms=st.integers(0, 90_000),
                   grace_ms=st.integers(0, 120_000))


@st.composite
def running(draw: st.DrawFn) -> Running:
    """A play under way whose seat came and left, at moment 0 and later."""
    clock = draw(clocks)
    banks = draw(st.tuples(*[st.integers(0, clock.bank_ms)] * 2))
    state = Running.start(clock, banks).next(draw(st.integers(0, 1)), 0, is_away=draw(st.booleans()))
    for passed in draw(st.lists(st.integers(0, 30_000), max_size=4)):
        state = state.with_presence(draw(st.booleans()), state.moment + passed)
    return state


@given(running(), moments, moments)
def test_how_often_it_is_looked_at_changes_nothing(state: Running, first: int, second: int) -> None:
    first, second = sorted((state.moment + first, state.moment + second))
    assert state.at(first).at(second) == state.at(second)
    assert state.at(first).expires == state.expires or state.expires is None or first > state.expires


@given(running(), moments)
def test_time_is_up_exactly_when_nothing_is_left(state: Running, passed: int) -> None:
    now = state.moment + passed
    left, expires = state.left(now), state.expires
    assert left is not None
    assert expires is not None
    assert (left == Left(play_ms=0, bank_ms=0)) == (now >= expires)


@given(running(), moments, moments)
def test_what_is_left_never_grows_within_a_play_and_the_bank_comes_last(state: Running, first: int,
                                                                        second: int) -> None:
    first, second = sorted((state.moment + first, state.moment + second))
    before, after = state.left(first), state.left(second)
    assert before is not None
    assert after is not None
    assert after.play_ms <= before.play_ms
    assert after.bank_ms <= before.bank_ms
    assert after.play_ms == 0 or after.bank_ms == state.banks[state.turn or 0]


@given(running(), st.lists(st.tuples(st.integers(0, 50_000), st.booleans()), max_size=6))
def test_leaving_and_coming_back_gains_at_most_one_grace_a_play(
        state: Running, changes: list[tuple[int, bool]]) -> None:
    start, bank = state.moment - state.thought_ms - state.waited_ms, state.banks[state.turn or 0]
    for passed, is_away in changes:
        state = state.with_presence(is_away, state.moment + passed)
    assert state.clock.play_ms is not None
    assert state.expires is not None
    assert start + state.clock.play_ms + bank <= state.expires
    assert state.expires <= start + state.clock.play_ms + bank + state.clock.grace_ms


@given(running(), moments, st.booleans())
def test_only_the_bank_of_the_seat_that_played_is_drawn_on(state: Running, passed: int, deal: bool) -> None:
    after = state.next(1 - (state.turn or 0), state.moment + passed, is_new_deal=deal)
    full = state.clock.bank_ms
    assert (after.thought_ms, after.waited_ms) == (0, 0)
    if deal:
        assert after.banks == (full, full)
    else:
        assert after.banks[1 - (state.turn or 0)] == state.banks[1 - (state.turn or 0)]
        assert 0 <= after.banks[state.turn or 0] <= state.banks[state.turn or 0]


def test_the_clock_of_an_absent_seat_stands_still_until_its_grace_is_over() -> None:
    state = Running.start(CLOCKS["quick"]).next(turn=1, now=1_000).with_presence(is_away=True, now=3_000)
    assert state.left(63_000) == Left(play_ms=10_000, bank_ms=60_000)
    assert state.left(65_000) == Left(play_ms=8_000, bank_ms=60_000)
    assert state.expires == 1_000 + 12_000 + 60_000 + 60_000


def test_where_no_clock_runs_nothing_expires() -> None:
    for state in (Running.start(CLOCKS["none"]).next(turn=0, now=5),
                  Running.start(CLOCKS["quick"]).next(turn=None, now=5)):
        assert state.expires is None
        assert state.left(10**9) is None
        assert state.banks_at(10**9) == state.banks


@pytest.mark.parametrize("banks", [(None, None), (None, 7), (0, 3)])
def test_a_bank_that_was_never_stored_is_full(banks: tuple[int | None, int | None]) -> None:
    full = CLOCKS["relaxed"].bank_ms
    assert Running.start(CLOCKS["relaxed"], banks).banks == tuple(
        full if bank is None else bank for bank in banks)


def test_a_clock_that_stood_while_nobody_was_there_goes_on_as_it_was() -> None:
    state = Running.start(CLOCKS["quick"]).next(turn=0, now=0).at(2_000)
    assert state.moved_to(500_000) == replace(state, moment=500_000)
    assert state.moved_to(500_000).left(501_000) == Left(play_ms=9_000, bank_ms=60_000)


def test_a_host_may_set_other_lengths_of_some_clocks() -> None:
    assert clocks_of([]) == CLOCKS
    clocks = clocks_of(["quick=5,0.5,7", "none=60,3600"])
    assert clocks["quick"] == Clock(play_ms=5_000, bank_ms=500, grace_ms=7_000)
    assert clocks["none"] == Clock(play_ms=None, bank_ms=0, grace_ms=60_000, silence_ms=3_600_000)
    assert clocks["relaxed"] == CLOCKS["relaxed"]


@pytest.mark.parametrize("wish", ["", "quick", "quick=", "quick=1,2", "quick=1,2,nan", "none=1,2,3",
                                  "quick=1,2,1e999", "quick=0,2,3", "relaxed=-1,2,3", "other=1,2,3"])
def test_what_is_no_clock_is_refused(wish: str) -> None:
    with pytest.raises(ClockError):
        clocks_of([wish])
