"""The stages of a fit, each on what the one before has found.

It begins with nothing: what ismcts chooses gives a first policy, that a first prospect. Then the strong
player plays itself with them, and what it chooses gives the policy, that the prospect: twice.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from basra.dice import Dice
from basra.fitting.deals import Choices, Decide, Reals, choices_of, ends_of, outcomes_of
from basra.fitting.fits import fit_line, fit_policy
from basra.kinds import COUNTS, captured
from basra.players.foresight import Foresight
from basra.players.in_kinds import Likeliest
from basra.players.ismcts import Ismcts, greediest
from basra.players.knowledge import Knowledge
from basra.players.policy import PHASES, Policy
from basra.players.prospect import FEATURES, ROUNDS, Prospect

_PORTIONS = 16
"""Parts that the deals of a stage are played in, each with a seed of its own."""
_TRIES = 4
"""Hands that are drawn for each end of a round."""
_ANY_PLAY = 0.15
"""How often other plays are made than the likeliest where ends are collected, to see odd ones too."""


@dataclass(frozen=True)
class Learned:
    """What was learned up to a stage."""

    policy: list[float]
    prospect: list[float]


class Fitting:
    """A fit in stages.

    Args:
        workers: play the deals.
        scale: the share of the deals, 1 for what the shipped weights were fitted to.
        tell: is told what was found.
    """

    def __init__(self, workers: Executor, scale: float, tell: Callable[[str], object]) -> None:
        self._workers = workers
        self._scale = scale
        self._tell = tell

    def run(self) -> tuple[dict[str, list[float]], list[float]]:
        """Return the weights of each style, the strong player's own first, and those of the prospect."""
        greedy = self._style("greedy", _choices_of_greedy, 320, None)
        ismcts = self._style("ismcts", _choices_of_ismcts, 400, None)
        learned = Learned(ismcts, self._prospect(ismcts))
        for _ in range(2):
            strong = self._style("strong", _choices_of_foresight, 1200, learned)
            learned = Learned(strong, self._prospect(strong))
        return {"strong": learned.policy, "greedy": greedy, "ismcts": ismcts}, learned.prospect

    def _style(self, name: str, play: Callable[[tuple[int, int, Learned | None]], Choices], deals: int,
               learned: Learned | None) -> list[float]:
        """Return the weights of the plays of a player."""
        found = Choices()
        for part in self._workers.map(play, [(*portion, learned) for portion in self._portions(deals)]):
            for phase in range(PHASES):
                found.features[phase] += part.features[phase]
                found.chosen[phase] += part.chosen[phase]
        weights, likelihood = fit_policy(found)
        self._tell(f"{name}: {sum(map(len, found.chosen))} choices, log-likelihood {likelihood:.3f}")
        return weights

    def _prospect(self, policy: list[float]) -> list[float]:
        """Return the weights of the ends of rounds, the last round first: each stands on the one after it."""
        weights = [0.0] * (ROUNDS * FEATURES)
        for rounds in range(1, ROUNDS + 1):
            parts = list(self._workers.map(_outcomes, [
                (portion, rounds, ends, Learned(policy, weights))
                for portion, ends in self._portions(192_000 if rounds == 1 else 32_000)]))
            features = np.concatenate([features for features, _ in parts])
            found, error = fit_line(features, np.concatenate([points for _, points in parts]))
            weights[(rounds - 1) * FEATURES:rounds * FEATURES] = found
            self._tell(f"{rounds} rounds to come: {len(features)} ends, root mean square {error:.2f} points")
        return weights

    def _portions(self, count: int) -> list[tuple[int, int]]:
        """Return the number of each portion, and how many deals or ends of the whole count are in it."""
        count = round(count * self._scale)
        ends = [count * portion // _PORTIONS for portion in range(_PORTIONS + 1)]
        return [(portion, end - start) for portion, (start, end) in enumerate(pairwise(ends)) if end > start]


def _choices_of_greedy(work: tuple[int, int, Learned | None]) -> Choices:
    def decide(knowledge: Knowledge, _: Dice) -> tuple[int, int]:
        deal, is_first = knowledge.deal, knowledge.side == 0
        kind = greediest(deal, deal.hand0 if is_first else deal.hand1, deal.size0 if is_first else deal.size1)
        return kind, captured(deal.floor, kind) & COUNTS

    portion, deals, _ = work
    return choices_of(decide, deals, 1000 + portion)


def _choices_of_ismcts(work: tuple[int, int, Learned | None]) -> Choices:
    portion, deals, _ = work
    player = Ismcts(15.0)
    return choices_of(lambda knowledge, dice: player.decide(knowledge, dice, 2000), deals, 2000 + portion)


def _choices_of_foresight(work: tuple[int, int, Learned | None]) -> Choices:
    portion, deals, learned = work
    assert learned is not None
    player = Foresight(Policy(learned.policy), Prospect(learned.prospect), [1.0])
    return choices_of(lambda knowledge, dice: player.decide(knowledge, dice, 800), deals, 3000 + portion)


def _outcomes(work: tuple[int, int, int, Learned]) -> tuple[Reals, Reals]:
    portion, rounds, count, learned = work
    likeliest = Likeliest(Policy(learned.policy))
    seed = 10_000 * rounds + portion
    ends = ends_of(_loose(learned.policy), -(-count // _TRIES), seed)[rounds - 1]
    return outcomes_of([end for end in ends for _ in range(_TRIES)][:count],
                       lambda knowledge, dice: likeliest.decide(knowledge, dice, 0),
                       Prospect(learned.prospect), Dice(seed))


def _loose(weights: list[float]) -> Decide:
    """Return the policy's likeliest play, now and then another one."""
    policy = Policy(weights)
    likeliest = Likeliest(policy)

    def decide(knowledge: Knowledge, dice: Dice) -> tuple[int, int]:
        if dice.share() >= _ANY_PLAY:
            return likeliest.decide(knowledge, dice, 0)
        policy.look(knowledge.deal, knowledge.side)
        policy.weigh(0)
        place = policy.pick(dice.share())
        return policy.kinds[place], policy.taken[place]

    return decide
