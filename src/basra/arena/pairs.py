"""One pair: a deck played twice, the seats exchanged."""

from dataclasses import dataclass
from time import thread_time_ns

from basra.arena.decks import dealer_of, deck_of, play_seed, seeds_key
from basra.arena.entrants import Entrant
from basra.cards import Card
from basra.deal import Deal
from basra.match import Match
from basra.players import SeeingPlayer, player_named
from basra.plays import Play
from basra.rules import LIMITS, Rules
from basra.view import View

PLAYS = 48
"""Plays of a player in a pair: 24 in each of the two deals."""

Two = tuple[int, int]
"""A number for each of the two players, in the order in which they entered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """What came of a pair. In its first deal the first player has seat 0, in the second one seat 1."""

    pair: int
    """The number of its deck in the list, from 0."""
    points: tuple[Two, Two]
    """The points of each player, deal by deal."""
    basras: tuple[Two, Two]
    """The basras of each player, jack basras among them, deal by deal."""
    nodes: tuple[int | None, int | None]
    """The positions that each player looked at in all; None for one that does not count them."""
    nanoseconds: Two
    """CPU time that each player took to choose its plays; all else comes out the same each time."""

    @property
    def gains(self) -> Two:
        """The points of the first player more than the second one's, deal by deal."""
        (mine, theirs), (mine_again, theirs_again) = self.points
        return mine - theirs, mine_again - theirs_again

    @property
    def gain(self) -> float:
        """The same, a deal."""
        return sum(self.gains) / 2

    @property
    def first_gain(self) -> float:
        """The points a deal of whoever played first more than the dealer's."""
        first, second = self.gains
        return (first - second) / 2 if dealer_of(self.pair) == 1 else (second - first) / 2


class _Seated:
    """A player, and what its plays have cost."""

    def __init__(self, entrant: Entrant) -> None:
        self._player = player_named(entrant.name)
        self._budget = entrant.nodes
        self.nodes: int | None = 0
        self.nanoseconds = 0

    def choose(self, match: Match, deck: tuple[Card, ...], seed: bytes) -> Play:
        """Return what the player plays, and count what it took. A player gets its view and nothing else,
        unless it is one of those that see all cards and are for measuring only."""
        player, deal = self._player, match.deal_in_play()
        if isinstance(player, SeeingPlayer):
            seen = deal.copy()
            start = thread_time_ns()
            play = player.choose_seeing(seen, seed, self._budget)
        else:
            view = View.at(match, deal.turn, seq=len(deal.played), deck=deck)
            start = thread_time_ns()
            play = player.choose(view, seed, self._budget)
        self.nanoseconds += thread_time_ns() - start
        looked_at = getattr(player, "looked_at", None)
        self.nodes = None if looked_at is None or self.nodes is None else self.nodes + looked_at
        return play


def play_pair(entrants: tuple[Entrant, Entrant], rules: Rules, name: str, index: int) -> Pair:
    """Play a deck twice, the seats exchanged.

    Args:
        entrants: who plays.
        rules: under which rules; the target is put out of reach, for a deal is all that is played.
        name: the list of the deck.
        index: its number in the list, from 0.
    """
    rules = rules.with_options(target=LIMITS["target"][1])
    first, second = _Seated(entrants[0]), _Seated(entrants[1])
    deck, key = deck_of(name, index), seeds_key(name, index)
    one = _play_deal((first, second), rules, deck, dealer_of(index), key)
    other = _play_deal((second, first), rules, deck, dealer_of(index), key)
    return Pair(pair=index, points=(one.score().points, _turned(other.score().points)),
                basras=(_basras(one), _turned(_basras(other))),
                nodes=(first.nodes, second.nodes), nanoseconds=(first.nanoseconds, second.nanoseconds))


def _play_deal(seats: tuple[_Seated, _Seated], rules: Rules, deck: tuple[Card, ...], dealer: int,
               key: bytes) -> Deal:
    match = Match.start(rules, dealer)
    deal = match.begin_deal(deck)
    while (seat := deal.turn) is not None:
        deal.play(seats[seat].choose(match, deck, play_seed(key, seat, len(deal.played))))
    return deal


def _basras(deal: Deal) -> Two:
    return len(deal.basras[0]), len(deal.basras[1])


def _turned(two: Two) -> Two:
    return two[1], two[0]
