"""The statistics, against NumPy and by hand."""

import numpy as np
import pytest

from basra.arena.entrants import BOUND, REFERENCE, Entrant
from basra.arena.pairs import Pair
from basra.arena.summary import Estimate, against_all, share_of_gap, summary_of
from basra.arena.tournament import Tournament, meetings_of

CHANCE = np.random.default_rng(1)
CAREFUL, RANDOM = Entrant("careful"), Entrant("random")


def made(index: int, points: list[int], nodes: tuple[int | None, int | None] = (None, None)) -> Pair:
    """A pair with the points of the first and second player in its first deal, then in its second one."""
    a, b, c, d = points
    return Pair(pair=index, points=((a, b), (c, d)), basras=((1, 0), (2, 5)), nodes=nodes,
                nanoseconds=(48_000_000, 96_000_000))


PAIRS = [made(index, points, (480, index))
         for index, points in enumerate(CHANCE.integers(0, 80, (300, 4)).tolist())]
POINTS = np.array([pair.points for pair in PAIRS])
GAINS = POINTS[:, :, 0] - POINTS[:, :, 1]


def test_means_and_intervals_are_those_over_pairs() -> None:
    summary = summary_of(PAIRS)
    of_pairs = GAINS.mean(axis=1)
    assert summary.gain.mean == pytest.approx(of_pairs.mean())
    assert summary.gain.error == pytest.approx(1.96 * of_pairs.std(ddof=1) / np.sqrt(300))
    turned = np.where(np.arange(300) % 2, 1, -1)
    first = turned * (GAINS[:, 0] - GAINS[:, 1]) / 2
    assert summary.first_gain.mean == pytest.approx(first.mean())
    assert summary.first_gain.error == pytest.approx(1.96 * first.std(ddof=1) / np.sqrt(300))


def test_shares_and_what_each_side_did() -> None:
    summary = summary_of(PAIRS)
    for shares, gains in ((summary.pair_shares, GAINS.mean(axis=1)), (summary.deal_shares, GAINS)):
        assert (shares.won, shares.drawn, shares.lost) == pytest.approx(
            ((gains > 0).mean(), (gains == 0).mean(), (gains < 0).mean()))
    first, second = summary.sides
    assert (first.points, second.points) == pytest.approx(tuple(POINTS.mean(axis=(0, 1))))
    assert (first.basras, second.basras) == (1.5, 2.5)
    assert (first.milliseconds, second.milliseconds) == (1, 2)
    assert (first.nodes, second.nodes) == (10, pytest.approx(149.5 / 48))


def test_what_is_not_known_is_left_out() -> None:
    one = summary_of([made(0, [3, 2, 1, 0])])
    assert (one.gain, one.sides[0].nodes) == (Estimate(mean=1, error=None), None)
    some = summary_of([made(0, [3, 2, 1, 0], (9, None)), made(1, [3, 2, 1, 0], (None, 1))])
    assert [side.nodes for side in some.sides] == [None, None]


def test_the_interval_holds_the_truth_as_often_as_it_says() -> None:
    samples = CHANCE.normal(3, 18, (2000, 200)).tolist()
    estimates = [Estimate.of(sample) for sample in samples]
    held = np.mean([abs(estimate.mean - 3) <= estimate.error for estimate in estimates])
    assert 0.93 < held < 0.97


def test_the_share_of_the_gap_and_its_interval() -> None:
    """The interval is that of many repetitions, over decks whose luck both matches share."""
    luck = CHANCE.normal(0, 12, (2000, 400))
    bound = 20 + luck + CHANCE.normal(0, 10, luck.shape)
    gains = 15 + luck + CHANCE.normal(0, 10, luck.shape)
    shares = [share_of_gap(mine, most) for mine, most in zip(gains.tolist(), bound.tolist(), strict=True)]
    assert np.mean([share.mean for share in shares]) == pytest.approx(0.75, abs=0.01)
    spread = np.std([share.mean for share in shares], ddof=1)
    assert np.mean([share.error for share in shares]) == pytest.approx(1.96 * spread, rel=0.06)
    assert share_of_gap(bound[0].tolist(), bound[0].tolist()) == Estimate(mean=1, error=0)
    assert share_of_gap([1.0, 2.0], [-1.0, 0.5]) is None


def test_against_all_is_over_decks() -> None:
    gains = CHANCE.normal(0, 1, (3, 50))
    found, of_decks = against_all(gains.tolist()), gains.mean(axis=0)
    assert found.mean == pytest.approx(of_decks.mean())
    assert found.error == pytest.approx(1.96 * of_decks.std(ddof=1) / np.sqrt(50))


# ---- Several players ----

def test_each_meets_each_once_and_the_reference_for_the_gap() -> None:
    three = (CAREFUL, REFERENCE, RANDOM)
    each = [(CAREFUL, REFERENCE), (CAREFUL, RANDOM), (REFERENCE, RANDOM)]
    assert meetings_of(three, with_gap=False) == each
    assert meetings_of(three, with_gap=True) == [*each, (BOUND, REFERENCE)]
    assert meetings_of((CAREFUL, RANDOM), with_gap=True) == [
        (CAREFUL, RANDOM), (CAREFUL, REFERENCE), (RANDOM, REFERENCE), (BOUND, REFERENCE)]


def test_a_tournament_reads_each_meeting_from_both_sides() -> None:
    played = {(CAREFUL, REFERENCE): [made(0, [30, 10, 20, 20]), made(1, [20, 10, 20, 20])],
              (CAREFUL, RANDOM): [made(0, [50, 10, 50, 10]), made(1, [10, 10, 10, 10])],
              (REFERENCE, RANDOM): [made(0, [20, 10, 10, 10]), made(1, [10, 0, 10, 0])],
              (BOUND, REFERENCE): [made(0, [40, 10, 40, 10]), made(1, [30, 10, 20, 20])]}
    tournament = Tournament((CAREFUL, REFERENCE, RANDOM), "egyptian-v2", "tuning", played)
    assert tournament.gains(CAREFUL, REFERENCE) == [10, 5]
    assert tournament.gains(RANDOM, CAREFUL) == [-40, 0]
    assert tournament.against_all(CAREFUL).mean == (25 + 2.5) / 2
    assert [tournament.share_of_gap(entrant) and tournament.share_of_gap(entrant).mean
            for entrant in tournament.entrants] == [15 / 40, None, -15 / 40]
    said = tournament.to_dict()
    assert [player["share_of_gap"] is None for player in said["players"]] == [False, True, False]
    assert [meeting["players"] for meeting in said["meetings"]] == [
        ["careful", "greedy"], ["careful", "random"], ["greedy", "random"]]
    without = Tournament(tournament.entrants, "egyptian-v2", "tuning", dict(list(played.items())[:3]))
    assert without.share_of_gap(CAREFUL) is None
