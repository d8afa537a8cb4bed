"""The best response to a computer player over one round, when all of it is known but its hand and its seeds.

All hands that the player may hold are gone through, each weighed by its chance, and the response decides on
what it can know: its own hand and the plays. The round after this one, where both sides can know all cards,
is played as well as can be by both. Only the player's choices by chance are sampled, a seed for each hand.
"""

import random
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from math import comb
from typing import NamedTuple

from basra.dice import Dice
from basra.fitting.deals import Decide, Rounds, play_round, rounds_to_come, seen_by
from basra.kinds import JACK, KINDS, KOMI
from basra.players.exact import INFINITE, Plays, Solver
from basra.players.in_kinds import score_alone
from basra.players.knowledge import Knowledge, Moment, hand_of, kinds_in
from basra.playouts import DECK, FIRST_STOCK, HAND, SwiftDeal, counts_of_hand, without
from basra.vectors import integers

Move = tuple[int, int]
"""The kind that is played, and the counts of what it takes."""


@dataclass(frozen=True)
class Position:
    """A deal with hands to be played, and the plays of either side in the rounds before."""

    deal: SwiftDeal
    rounds: Rounds


class World(NamedTuple):
    """What the response cannot see: the player's hand, in how many ways it may have come, and its seed."""

    hand: int
    ways: int
    seed: int


@dataclass(frozen=True)
class Node:
    """What both sides see after some plays of the round; the deal has the hand of the response too."""

    deal: SwiftDeal
    moves: tuple[Move, ...] = ()
    moments: tuple[tuple[Moment, ...], tuple[Moment, ...]] = ((), ())
    """The plays of side 0 and of side 1."""

    def after(self, move: Move) -> "Node":
        """Return the node after a play of the side to play, whose hand must be set."""
        side = self.deal.turn()
        before, deal = _copy(self.deal), _copy(self.deal)
        before.hand0 = before.hand1 = 0
        deal.play_as(move[0], side, move[1])
        both = list(self.moments)
        both[side] = (*both[side], Moment(before, *move))
        return Node(deal, (*self.moves, move), (both[0], both[1]))


class Gain(NamedTuple):
    """What a best response gains more than the player itself in its place, in points: bounds."""

    at_least: float
    at_most: float


class Response:
    """A side that responds to a player which sits opposite.

    Args:
        position: where both begin.
        side: that of the response; of the other hand it only knows what may be in it.
        player: sits opposite.
    """

    def __init__(self, position: Position, side: int, player: Decide) -> None:
        self._rounds = position.rounds
        self._side = side
        self._player = player
        self._plan: dict[tuple[Move, ...], Move] = {}
        self._solver = Solver(score_alone())
        self._ends: dict[tuple[int, ...], float] = {}
        self._root = Node(_copy(position.deal))
        _set_hand(self._root.deal, 1 - side, 0)
        unseen = position.deal.hidden - counts_of_hand(*_hand(position.deal, side))
        self._hands = list(hands_of(unseen, _hand(position.deal, 1 - side)[1]))

    def gain(self, chance: random.Random) -> Gain:
        """Return what there is to gain; the seeds are drawn by ``chance``."""
        ways = sum(ways for _, ways in self._hands)
        best = self._value(self._root, self._worlds(chance), self._all)
        others, seed = self._worlds(chance), _seed(chance)
        planned = self._value(self._root, others, partial(self._planned, seed))
        self._plan.clear()
        alike = self._value(self._root, others, partial(self._planned, seed))
        return Gain((planned - alike) / ways, (best - alike) / ways)

    def _worlds(self, chance: random.Random) -> list[World]:
        return [World(hand, ways, _seed(chance)) for hand, ways in self._hands]

    def _value(self, node: Node, worlds: Sequence[World], moves_of: Callable[[Node], list[Move]]) -> float:
        """Return the points that the response wins by, times the ways of each world, summed over worlds.

        Args:
            node: what was played.
            worlds: those in which it is played so.
            moves_of: the plays that the response chooses among; the best one is kept in the plan.
        """
        if node.deal.size1 == 0:
            return sum(world.ways for world in worlds) * self._end(node.deal)
        if node.deal.turn() == self._side:
            best, self._plan[node.moves] = max((self._value(node.after(move), worlds, moves_of), move)
                                               for move in moves_of(node))
            return best
        alike: defaultdict[Move, list[World]] = defaultdict(list)
        for world in worlds:
            alike[self._ask(node, 1 - self._side, world.hand, world.seed)].append(world)
        value = 0.0
        for move, those in alike.items():
            _set_hand(node.deal, 1 - self._side, those[0].hand)
            value += self._value(node.after(move), [world._replace(hand=without(world.hand, move[0]))
                                                    for world in those], moves_of)
        return value

    def _all(self, node: Node) -> list[Move]:
        plays = Plays()
        plays.list(node.deal.floor, *_hand(node.deal, self._side))
        return [(plays.kinds[place], plays.taken[place]) for place in range(plays.count)]

    def _planned(self, seed: int, node: Node) -> list[Move]:
        """Return the play of the plan; where it has none, what the player would play."""
        move = self._plan.get(node.moves)
        return [move or self._ask(node, self._side, _hand(node.deal, self._side)[0], seed)]

    def _ask(self, node: Node, side: int, hand: int, seed: int) -> Move:
        """Return what the player would play with a hand on a side."""
        seen = seen_by(node.deal, side)
        _set_hand(seen, side, hand)
        knowledge = Knowledge(seen, side, 0, 0, integers([]))
        knowledge.rounds = [list(node.moments[1 - side]), *self._rounds[1 - side]]
        return self._player(knowledge, Dice(seed + len(node.moves)))

    def _end(self, deal: SwiftDeal) -> float:
        """Return what the round's end is worth to the response."""
        if deal.next >= DECK:
            value = float(_copy(deal).finish())
        else:
            key = deal.hidden, deal.floor, deal.cards0, deal.cards1, deal.last
            if key not in self._ends:
                self._ends[key] = self._solved(deal)
            value = float(deal.lead) + self._ends[key]
        return value if self._side == 0 else -value

    def _solved(self, deal: SwiftDeal) -> float:
        """Return the mean value of the last round over all its hands, without the basras of before."""
        total = 0.0
        last = _copy(deal)
        last.lead, last.next = 0, DECK
        last.size0 = last.size1 = HAND
        for hand, ways in hands_of(deal.hidden, HAND):
            last.hand0 = hand
            last.hand1 = hand_of(list(kinds_in(deal.hidden - counts_of_hand(hand, HAND))))
            total += ways * self._solver.value(last, 1, -INFINITE, INFINITE, 0)
        return total / comb(2 * HAND, HAND)


def hands_of(counts: int, size: int, kind: int = 0) -> Iterator[tuple[int, int]]:
    """Yield the different hands of a size out of some cards, and in how many ways each may be drawn."""
    if size == 0:
        yield 0, 1
    elif kind < KINDS:
        have = counts >> 4 * kind & 0xF
        for number in range(min(have, size) + 1):
            own = hand_of([kind] * number)
            for hand, ways in hands_of(counts, size - number, kind + 1):
                yield hand << 4 * number | own, ways * comb(have, number)


def position_of(player: Decide, rounds: int, seed: int) -> Position:
    """Return the start of a round to which a player has come against itself.

    Args:
        player: plays both sides.
        rounds: how many are to be played, that one among them.
        seed: of the deal and of all plays. No card is replaced in its opening, which holds for two deals in
            three, so that no card of the stock is known.
    """
    dice, deal = Dice(seed), SwiftDeal()
    deal.shuffle(dice)
    while any(deal.deck[place] in (JACK, KOMI) for place in range(FIRST_STOCK)):
        deal.shuffle(dice)
    deal.open()
    played: Rounds = ([], [])
    while rounds_to_come(deal) > rounds:
        deal.deal_round()
        play_round(deal, (player, player), dice, rounds=played)
    deal.deal_round()
    return Position(deal, played)


def _seed(chance: random.Random) -> int:
    return chance.getrandbits(60)


def _copy(deal: SwiftDeal) -> SwiftDeal:
    copy = SwiftDeal()
    copy.copy_from(deal)
    return copy


def _hand(deal: SwiftDeal, side: int) -> tuple[int, int]:
    return (deal.hand0, deal.size0) if side == 0 else (deal.hand1, deal.size1)


def _set_hand(deal: SwiftDeal, side: int, hand: int) -> None:
    if side == 0:
        deal.hand0 = hand
    else:
        deal.hand1 = hand
