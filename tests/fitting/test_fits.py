"""The fits find what there is to find, and the command that makes them makes the same ones again."""

import os
import random
import runpy
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from basra import hot
from basra.dice import Dice
from basra.fitting.deals import Choices, choices_of, ends_of, outcomes_of
from basra.fitting.fits import fit_line, fit_policy
from basra.players.in_kinds import Likeliest, fitted_prospect, learned_policy
from basra.players.knowledge import Knowledge
from basra.players.policy import FEATURES, PHASES, Policy
from basra.players.prospect import FEATURES as SHAPES
from basra.players.prospect import ROUNDS
from basra.players.weights import PROSPECT, STYLES


def player_of(weights: list[float]) -> tuple[Policy, object]:
    policy = Policy(weights)

    def decide(knowledge: Knowledge, dice: Dice) -> tuple[int, int]:
        policy.look(knowledge.deal, knowledge.side)
        policy.weigh(0)
        place = policy.pick(dice.share())
        return policy.kinds[place], policy.taken[place]

    return policy, decide


def likelihood(choices: Choices, weights: list[float]) -> float:
    """The mean log-likelihood of choices under weights, worked out by itself."""
    rows, sums = np.array(weights).reshape(PHASES, FEATURES), []
    for row, moments, chosen in zip(rows, choices.features, choices.chosen, strict=True):
        for features, place in zip(moments, chosen, strict=True):
            worth = features @ row
            sums.append(worth[place] - np.log(np.exp(worth).sum()))
    return float(np.mean(sums))


def test_a_policy_is_found_again_from_what_it_chooses() -> None:
    chance = random.Random(1)
    true = [chance.gauss(0, 1) for _ in range(PHASES * FEATURES)]
    _, decide = player_of(true)
    choices = choices_of(decide, 120, 1)
    found, reported = fit_policy(choices)
    assert reported == pytest.approx(likelihood(choices, found), abs=1e-6)
    assert reported > likelihood(choices, true)  # it was fitted to these, so it fits them better still
    others = choices_of(decide, 20, 2)
    nothing = likelihood(others, [0.0] * len(true))
    assert likelihood(others, found) - nothing > 0.6 * (likelihood(others, true) - nothing) > 0


def test_a_line_is_fitted_by_least_squares() -> None:
    chance = np.random.default_rng(1)
    features = np.hstack([np.ones((500, 1)), chance.normal(size=(500, 4))])
    points = features @ [3, 1, -2, 0, 5] + chance.normal(size=500)
    found, error = fit_line(features, points)
    assert found == pytest.approx(np.linalg.lstsq(features, points, rcond=None)[0], abs=1e-3)
    assert error == pytest.approx(1, abs=0.1)


def test_what_comes_of_a_rounds_end_is_what_its_features_say_on_average() -> None:
    likeliest = Likeliest(learned_policy())
    ends = ends_of(lambda knowledge, dice: likeliest.decide(knowledge, dice, 0), 150, 5)
    assert [len(rounds) for rounds in ends] == [150] * ROUNDS
    for rounds in (1, 3):
        features, points = outcomes_of(ends[rounds - 1], lambda knowledge, dice: likeliest.decide(
            knowledge, dice, 0), fitted_prospect(), Dice(5))
        told = features @ np.array(PROSPECT[(rounds - 1) * SHAPES:rounds * SHAPES])
        assert abs(float(np.mean(told - points))) < 4 * float(np.std(told - points)) / np.sqrt(len(points))
        assert float(np.corrcoef(told, points)[0, 1]) > 0.3


def test_the_weights_of_the_package_are_whole() -> None:
    assert next(iter(STYLES)) == "strong"
    assert {len(style) for style in STYLES.values()} == {PHASES * FEATURES}
    assert len(PROSPECT) == ROUNDS * SHAPES
    assert np.isfinite([*PROSPECT, *(weight for style in STYLES.values() for weight in style)]).all()


@pytest.mark.skipif(hot.STATE != "compiled", reason="takes minutes as plain Python")
def test_the_command_makes_the_same_weights_with_any_number_of_processes(tmp_path: Path) -> None:
    texts = []
    for jobs in ("1", "2"):
        out = tmp_path / f"{jobs}.py"
        command = [sys.executable, "-m", "basra.fitting", "--jobs", jobs, "--scale", "0.005", "--out", out]
        alone = os.environ | {"OPENBLAS_NUM_THREADS": "1"}
        subprocess.run(command, check=True, capture_output=True, env=alone)
        texts.append(out.read_text(encoding="utf-8"))
    assert texts[0] == texts[1]
    made = runpy.run_path(str(out))
    assert {name: len(style) for name, style in made["STYLES"].items()} == {
        name: len(style) for name, style in STYLES.items()}
    assert len(made["PROSPECT"]) == len(PROSPECT)
