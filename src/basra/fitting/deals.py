"""Deals played at full speed, and what is learned from them: choices for policies, outcomes for prospects."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from basra.dice import Dice
from basra.players import policy as policies
from basra.players import prospect as prospects
from basra.players.exact import INFINITE, Solver
from basra.players.knowledge import Knowledge, Moment, kinds_in
from basra.players.policy import PHASES, Policy
from basra.players.prospect import Prospect
from basra.playouts import DECK, HAND, SwiftDeal
from basra.vectors import integers

Decide = Callable[[Knowledge, Dice], tuple[int, int]]
"""A player in kinds: the kind to play, and what it takes."""

Watch = Callable[[SwiftDeal, int, int], None]
"""Called before each play with the deal, the side and the kind."""

Rounds = tuple[list[list[Moment]], list[list[Moment]]]

Reals = NDArray[np.float64]


@dataclass
class Choices:
    """What a player chose, by phase: the features of all plays of a moment, and which it was."""

    features: list[list[Reals]] = field(default_factory=lambda: [[] for _ in range(PHASES)])
    """Each of shape (plays, features)."""
    chosen: list[list[int]] = field(default_factory=lambda: [[] for _ in range(PHASES)])


def seen_by(deal: SwiftDeal, side: int) -> SwiftDeal:
    """Return a deal without the other hand and the stock."""
    seen = SwiftDeal()
    seen.copy_from(deal)
    if side == 0:
        seen.hand1 = 0
    else:
        seen.hand0 = 0
    return seen


def play_deal(players: Sequence[Decide], dice: Dice, watch: Watch,
              at_end: Callable[[SwiftDeal], None] = lambda _: None) -> int:
    """Play a deal and return what side 0 won by.

    Args:
        players: of side 0 and side 1.
        dice: shuffles, and is handed to the players.
        watch: called before each play.
        at_end: called at the end of each round but the last.
    """
    deal = SwiftDeal()
    deal.shuffle(dice)
    deal.open()
    rounds: Rounds = ([], [])
    while deal.next < DECK:
        deal.deal_round()
        play_round(deal, players, dice, watch, rounds)
        if deal.next < DECK:
            at_end(deal)
    return deal.finish()


def play_round(deal: SwiftDeal, players: Sequence[Decide], dice: Dice, watch: Watch = lambda *_: None,
               rounds: Rounds | None = None) -> None:
    """Play the hands of a deal.

    Args:
        rounds: the plays of side 0 and of side 1 in the rounds before, the last one first; this one is added.
    """
    rounds = rounds or ([], [])
    for side in (0, 1):
        rounds[side].insert(0, [])
    while deal.size1:
        side = deal.turn()
        knowledge = Knowledge(seen_by(deal, side), side, 0, 0, integers([]))
        knowledge.rounds = rounds[1 - side]
        kind, taken = players[side](knowledge, dice)
        watch(deal, side, kind)
        before = SwiftDeal()
        before.copy_from(deal)
        before.hand0 = before.hand1 = 0
        rounds[side][0].append(Moment(before, kind, taken))
        deal.play_as(kind, side, taken)


def choices_of(player: Decide, count: int, seed: int) -> Choices:
    """Let a player play deals against itself and return what it chose where it had a choice."""
    look, found = Policy([0.0] * (PHASES * policies.FEATURES)), Choices()

    def watch(deal: SwiftDeal, side: int, kind: int) -> None:
        look.look(deal, side)
        if look.count > 1:
            features = np.array([look.features[place] for place in range(look.count * policies.FEATURES)])
            found.features[look.phase].append(features.reshape(look.count, policies.FEATURES))
            found.chosen[look.phase].append([look.kinds[place] for place in range(look.count)].index(kind))

    for number in range(count):
        play_deal((player, player), Dice(seed * 1_000_003 + number), watch)
    return found


def ends_of(player: Decide, count: int, seed: int) -> list[list[SwiftDeal]]:
    """Let a player play itself and return the deals between two rounds, by the rounds to come less one."""
    ends: list[list[SwiftDeal]] = [[] for _ in range(prospects.ROUNDS)]

    def keep(deal: SwiftDeal) -> None:
        end = SwiftDeal()
        end.copy_from(deal)
        ends[rounds_to_come(deal) - 1].append(end)

    for number in range(count):
        play_deal((player, player), Dice(seed * 1_000_003 + number), lambda *_: None, keep)
    return ends


def rounds_to_come(deal: SwiftDeal) -> int:
    """Return how many rounds are not dealt yet."""
    return (DECK - deal.next) // (2 * HAND)


def outcomes_of(ends: Sequence[SwiftDeal], player: Decide, prospect: Prospect,
                dice: Dice) -> tuple[Reals, Reals]:
    """Let each of some deals go on for one round and return the features of its state, and what came of it.

    The hands are drawn anew. What comes is the points of the round, and what the prospect says of its end;
    the last round, where both sides know all cards, is played as well as can be.

    Returns:
        features of shape (ends, FEATURES), points of shape (ends,).
    """
    solver = Solver(prospect)
    features, points = np.zeros((len(ends), prospects.FEATURES)), np.zeros(len(ends))
    for number, end in enumerate(ends):
        prospect.describe(end)
        features[number] = [prospect.features[place] for place in range(prospects.FEATURES)]
        deal = dealt_from(end, dice)
        if deal.next >= DECK:
            points[number] = solver.value(deal, 1, -INFINITE, INFINITE, 0) - float(end.lead)
            continue
        play_round(deal, (player, player), dice)
        points[number] = float(deal.lead - end.lead) + prospect.of(deal)
    return features, points


def dealt_from(end: SwiftDeal, dice: Dice) -> SwiftDeal:
    """Return a deal that goes on from between two rounds, with hands drawn from what is hidden."""
    deal = SwiftDeal()
    deal.copy_from(end)
    kinds = kinds_in(end.hidden)
    for place, kind in enumerate(kinds):
        deal.deck[end.next + place] = kind
    deal.shuffle(dice, end.next)
    deal.deal_round()
    return deal
