"""A best response gains what there is to gain, and nothing from a player that cannot be beaten."""

import random
from itertools import permutations

import pytest

from basra.dice import Dice
from basra.fitting.deals import seen_by
from basra.kinds import ONE
from basra.players.exact import INFINITE, Plays, Solver
from basra.players.in_kinds import Likeliest, learned_policy, score_alone, strongest
from basra.players.knowledge import Knowledge, hand_of, kinds_in
from basra.playouts import DECK, HAND, SwiftDeal, counts_of_hand
from basra.vectors import integers
from benchmarks.responses import Move, Position, Response, hands_of, position_of

LIKELIEST, FORESIGHT = Likeliest(learned_policy()), strongest()


def policy(knowledge: Knowledge, dice: Dice) -> Move:
    return LIKELIEST.decide(knowledge, dice, 0)


def foresight(knowledge: Knowledge, dice: Dice) -> Move:
    return FORESIGHT.decide(knowledge, dice, 100)


def test_in_the_last_round_foresight_cannot_be_exploited_and_the_policy_can() -> None:
    gains = {player: [Response(Position(position.deal, position.rounds), side, player).gain(random.Random(1))
                      for position in (position_of(policy, 1, seed) for seed in range(12)) for side in (0, 1)]
             for player in (foresight, policy)}
    assert {bound for gain in gains[foresight] for bound in gain} == {0.0}
    assert all(gain.at_least == gain.at_most >= 0 for gain in gains[policy])
    assert sum(gain.at_most for gain in gains[policy]) > 12


def test_hands_come_in_as_many_ways_as_they_may_be_drawn() -> None:
    cards = [0, 0, 0, 5, 5, 9, 13]
    drawn = [tuple(sorted(hand)) for hand in permutations(cards, 4)]
    found = {tuple(kinds_in(counts_of_hand(hand, 4))): ways
             for hand, ways in hands_of(sum(ONE[kind] for kind in cards), 4)}
    assert found == {hand: drawn.count(hand) / 24 for hand in set(drawn)}


@pytest.mark.parametrize("seed", [1, 2])
def test_the_gain_over_the_end_of_a_round_is_that_of_trying_every_hand(seed: int) -> None:
    """With two cards each, side 0 only chooses the first; the policy, opposite, its reply."""
    deal = position_of(policy, 2, seed).deal
    for _ in range(4):
        side = deal.turn()
        deal.play((deal.hand0 if side == 0 else deal.hand1) & 0xF, side)
    plays = Plays()
    plays.list(deal.floor, deal.hand0, deal.size0)
    moves = [(plays.kinds[place], plays.taken[place]) for place in range(plays.count)]
    worths = {move: worth_of(deal, move) for move in moves}
    alike = policy(Knowledge(seen_by(deal, 0), 0, 0, 0, integers([])), Dice(1))
    gain = Response(Position(deal, ([], [])), 0, policy).gain(random.Random(1))
    assert gain.at_least == gain.at_most == pytest.approx(max(worths.values()) - worths[alike])


def worth_of(deal: SwiftDeal, move: Move) -> float:
    """What a play of side 0 is worth, the mean over hands and stocks drawn one by one."""
    solver, unseen, total, number = Solver(score_alone()), deal.hidden - counts_of_hand(deal.hand0, 2), 0.0, 0
    for hand in permutations(kinds_in(unseen), 2):
        number += 1
        after = SwiftDeal()
        after.copy_from(deal)
        after.hand1 = hand[0] | hand[1] << 4
        after.play_as(move[0], 0, move[1])
        reply = policy(Knowledge(seen_by(after, 1), 1, 0, 0, integers([])), Dice(1))
        after.play_as(reply[0], 1, reply[1])
        after.play(after.hand0, 0)
        after.play(after.hand1, 1)
        values = []
        for own, ways in hands_of(after.hidden, HAND):
            last = SwiftDeal()
            last.copy_from(after)
            last.next, last.size0, last.size1, last.hand0 = DECK, HAND, HAND, own
            last.hand1 = hand_of(list(kinds_in(after.hidden - counts_of_hand(own, HAND))))
            values += [solver.value(last, 1, -INFINITE, INFINITE, 0)] * ways
        total += sum(values) / len(values)
    return total / number
