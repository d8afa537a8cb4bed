"""The battery passes the real shuffle, and knows what chance expects.

That it finds every mutant is what tests/cli/test_shuffle_test.py shows, by the command.
"""

import json
from itertools import permutations
from math import comb, factorial

import numpy as np
import pytest

from basra import fair
from basra.cards import DECK_SIZE
from basra.evidence import FALSE_ALARM, chance, played_test
from basra.evidence.checks import CHECKS, judge
from basra.evidence.counts import Counts
from basra.evidence.dealing import BATCH, count_dealt, keys
from basra.evidence.methods import METHODS, REAL
from basra.evidence.trial import ShuffleTest, shuffle_test, try_method

SEED = b"tests"


def test_the_real_shuffle_passes() -> None:
    trial = try_method(REAL, 20_000, SEED)
    assert trial.passed
    assert [found.check for found in trial.findings] == list(CHECKS)
    assert not trial.left_out


def test_a_mutant_that_is_not_found_fails_the_run() -> None:
    trial = try_method(METHODS["32-bit-seed"], 1_000, SEED)
    assert trial.failed == ()
    assert not trial.passed


def test_two_equal_decks_among_many_are_found() -> None:
    decks = [fair.shuffle(key) for key in keys(SEED, 0, 300)]
    assert played_test(decks).passed
    assert played_test([*decks, decks[17]]).failed == ("repeats",)


def test_too_even_is_found_as_well() -> None:
    # Every card comes to every place equally often: no chance does that.
    rotated = [[(place + shift) % DECK_SIZE for place in range(DECK_SIZE)] for shift in range(DECK_SIZE)]
    positions = judge(Counts.of(rotated * 10))[0][0]
    assert (positions.check, positions.statistic, positions.passed) == ("positions", 0, False)


def test_counts_are_what_they_say() -> None:
    deck = [1, 0, *range(2, 50), 51, 50]
    counts = Counts.of([deck])
    assert np.flatnonzero(counts.rising).tolist() == [3]
    assert np.flatnonzero(counts.inversions).tolist() == [2]
    assert np.flatnonzero(counts.fixed_points).tolist() == [48]
    assert all(counts.positions[place, card] == 1 for place, card in enumerate(deck))
    assert all(counts.neighbours[deck[place - 1], deck[place]] == 1 for place in range(DECK_SIZE))
    assert counts.positions.sum() == counts.neighbours.sum() == DECK_SIZE


def test_laws_agree_with_all_orders_of_six(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "DECK_SIZE", 6)
    orders = list(permutations(range(6)))
    seen = {
        chance.rising_sequences: [1 + sum(order.index(v + 1) < order.index(v) for v in range(5))
                                  for order in orders],
        chance.inversions: [sum(order[i] > order[j] for j in range(6) for i in range(j)) for order in orders],
        chance.fixed_points: [sum(card == place for place, card in enumerate(order)) for order in orders],
    }
    for law, numbers in seen.items():
        expected = np.bincount(numbers, minlength=len(law.__wrapped__())) / len(orders)
        assert np.allclose(law.__wrapped__(), expected)


def test_laws_of_52_cards_have_the_known_means_and_variances() -> None:
    for law, mean, variance in [
            (chance.rising_sequences(), 53 / 2, 53 / 12),
            (chance.inversions(), 663, DECK_SIZE * 51 * 109 / 72),
            (chance.fixed_points(), 1, 1)]:
        numbers = np.arange(len(law))
        assert law.sum() == pytest.approx(1)
        assert (law * numbers).sum() == pytest.approx(mean)
        assert (law * (numbers - mean) ** 2).sum() == pytest.approx(variance)


def test_tables_have_the_stated_degrees_of_freedom() -> None:
    # The mean of chi-squared over batteries is its degrees of freedom, within five standard errors.
    batteries, decks = 50, 260
    found = [judge(count_dealt(REAL.key, decks, b"degrees%d" % number, 1))[0] for number in range(batteries)]
    for index, check in enumerate(CHECKS):
        degrees = found[0][index].degrees
        if degrees > 100:
            mean = sum(findings[index].statistic for findings in found) / batteries
            assert abs(mean - degrees) < 5 * (2 * degrees / batteries) ** 0.5, check


def test_a_result_depends_on_decks_and_seed_alone() -> None:
    decks = BATCH + 100
    alone = count_dealt(REAL.key, decks, SEED, workers=1)
    shared = count_dealt(REAL.key, decks, SEED, workers=2)
    other = count_dealt(REAL.key, decks, b"other", workers=1)
    assert judge(alone) == judge(shared) != judge(other)
    assert (alone.heads == shared.heads).all()


def test_keys_are_those_of_whole_matches_wherever_one_starts() -> None:
    everything = list(keys(SEED, 0, 200))
    assert list(keys(SEED, 100, 200)) == everything[100:]
    made = fair.Secrets.from_seed(SEED + b"\0\0\0\1")
    assert everything[64 + 5] == fair.deal_key(made.secrets[5], made.match_id, 5)
    assert len(set(everything)) == 200


def test_progress_comes_to_the_end() -> None:
    told: list[tuple[str, int, int]] = []
    count_dealt(REAL.key, BATCH + 1, SEED, 1, lambda *step: told.append(step))
    assert told == [(REAL.key, BATCH, BATCH + 1), (REAL.key, BATCH + 1, BATCH + 1)]


@pytest.mark.parametrize(("decks", "workers"), [(0, 1), (-1, 1), (10, 0)])
def test_a_number_below_one_is_refused(decks: int, workers: int) -> None:
    with pytest.raises(ValueError, match="at least one deck and one worker"):
        shuffle_test(decks, workers=workers)


def test_few_played_decks_leave_out_what_says_nothing() -> None:
    decks = [fair.shuffle(key) for key in keys(SEED, 0, 260)]
    left_out = {count: [missing.check for missing in played_test(decks[:count]).left_out]
                for count in (1, 2, 99, 100, 260)}
    assert left_out == {
        1: ["positions", "rising", "neighbours", "inversions", "fixed-points", "repeats"],
        2: ["positions", "rising", "neighbours", "inversions", "fixed-points"],
        99: ["positions", "rising", "neighbours", "inversions", "fixed-points"],
        100: ["positions", "neighbours"],
        260: []}


def test_every_law_has_at_least_two_classes_where_it_counts() -> None:
    for check in ("rising", "inversions", "fixed-points"):
        needs, judged = CHECKS[check]
        assert judged(count_dealt(REAL.key, needs, SEED, 1))[2] >= 1


def test_played_decks_that_are_none_are_refused() -> None:
    with pytest.raises(ValueError, match="no deck was dealt yet"):
        played_test([])
    with pytest.raises(ValueError, match="deck 1 does not hold each of the cards 0 to 51 once"):
        played_test([range(52), [0] * 52])


def test_a_result_goes_into_json() -> None:
    trial = played_test([fair.shuffle(key) for key in keys(SEED, 0, 100)])
    plain = json.loads(json.dumps(trial.to_dict()))
    assert (plain["method"], plain["decks"], plain["passed"]) == ("played", 100, True)
    assert plain["findings"][0].keys() == {"check", "statistic", "expected", "degrees", "p", "passed"}
    assert plain["left_out"][0] == {"check": "positions", "needs": 260}
    exhausted = json.loads(json.dumps(try_method(METHODS["word-modulo"], 0).to_dict()))
    assert exhausted["exhausted"][0]["passed"] is False
    assert exhausted["passed"] is True


def test_riffles_follow_the_law_of_their_rising_sequences() -> None:
    # After k riffles an order with r rising sequences has the chance C(2^k + n − r, n) / 2^(kn)
    # (Bayer and Diaconis, theorem 1).
    decks, packets = 5_000, 2**7
    seen = count_dealt("7-riffles", decks, SEED, 1).rising
    an_order = np.array([comb(packets + DECK_SIZE - rising, DECK_SIZE) / packets**DECK_SIZE
                         for rising in range(DECK_SIZE + 1)])
    expected = decks * chance.rising_sequences() * factorial(DECK_SIZE) * an_order
    assert expected.sum() == pytest.approx(decks)
    assert (np.abs(seen - expected) < 5 * np.sqrt(expected) + 5).all()


def test_a_run_passes_only_if_every_mutant_is_killed() -> None:
    real = try_method(REAL, 200, SEED)
    killed, missed = try_method(METHODS["word-modulo"], 0), try_method(METHODS["10-riffles"], 100, SEED)
    for mutants, passes in [((killed,), True), ((killed, missed), False)]:
        result = ShuffleTest(SEED.hex(), FALSE_ALARM, real, mutants)
        assert result.to_dict()["passed"] is result.passed is passes
