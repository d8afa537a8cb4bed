"""One pair: a deck, or the decks of a match, played twice, the seats exchanged."""

from dataclasses import dataclass
from time import thread_time_ns
from typing import Literal

from basra.arena.decks import dealer_of, deck_of, later_list, play_seed, seeds_key, totals_of
from basra.arena.entrants import Entrant
from basra.cards import Card
from basra.match import Match
from basra.players import SeeingPlayer, player_named
from basra.plays import Play
from basra.rules import LIMITS, Rules
from basra.view import View

Matches = Literal["no", "new", "late"]
"""What a pair is: a deal that stands alone, or whole matches, from their beginning or from near their end."""

PLAYS = 24
"""Plays of a player in a deal."""
WON = 100
"""What the winner of a match gains, so that gains are matches of a hundred."""

Two = tuple[int, int]
"""A number for each of the two players, in the order in which they entered."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """What came of a pair. In its first deal or match the first player has seat 0, in the second seat 1."""

    pair: int
    """The number of its deck in the list, from 0."""
    points: tuple[Two, Two]
    """The points that each player made, deal by deal or match by match."""
    basras: tuple[Two, Two]
    """The basras of each player, jack basras among them, deal by deal or match by match."""
    nodes: tuple[int | None, int | None]
    """The positions that each player looked at in all; None for one that does not count them."""
    nanoseconds: Two
    """CPU time that each player took to choose its plays; all else comes out the same each time."""
    deals: Two = (1, 1)
    """How many deals were played in each of the two."""
    winners: tuple[int | None, int | None] | None = None
    """Which player won each of the two matches, None for a draw; None of deals that stand alone."""

    @property
    def gains(self) -> Two:
        """The points of the first player more than the second one's, deal by deal, or what matches gained."""
        if self.winners is not None:
            one, other = ({0: WON, 1: -WON, None: 0}[winner] for winner in self.winners)
            return one, other
        (mine, theirs), (mine_again, theirs_again) = self.points
        return mine - theirs, mine_again - theirs_again

    @property
    def gain(self) -> float:
        """The same, a deal or a match."""
        return sum(self.gains) / 2

    @property
    def plays(self) -> int:
        """How many plays each player made."""
        return PLAYS * sum(self.deals)

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


def play_pair(entrants: tuple[Entrant, Entrant], rules: Rules, name: str, index: int,
              matches: Matches = "no") -> Pair:
    """Play a deck, or the decks of a match, twice, the seats exchanged.

    Args:
        entrants: who plays.
        rules: under which rules; where deals stand alone the target is put out of reach.
        name: the list of the deck.
        index: its number in the list, from 0.
        matches: whether deals stand alone, and if not where the matches begin.
    """
    if matches == "no":
        rules = rules.with_options(target=LIMITS["target"][1])
    first, second = _Seated(entrants[0]), _Seated(entrants[1])
    totals = totals_of(name, index, rules.target) if matches == "late" else (0, 0)
    begun = Match(rules, dealer_of(index), totals)
    one = _play((first, second), begun.copy(), name, index, matches)
    other = _play((second, first), begun, name, index, matches)
    return Pair(pair=index, points=(one.points, _turned(other.points)),
                basras=(one.basras, _turned(other.basras)), deals=(one.deals, other.deals),
                winners=None if matches == "no" else (one.winner, _other(other.winner)),
                nodes=(first.nodes, second.nodes), nanoseconds=(first.nanoseconds, second.nanoseconds))


@dataclass(frozen=True, slots=True)
class _Played:
    """What came of a deal or a match, by seat."""

    points: Two
    basras: Two
    deals: int
    winner: int | None


def _play(seats: tuple[_Seated, _Seated], match: Match, name: str, index: int, matches: Matches) -> _Played:
    """Play one deal, or the match to its end."""
    basras = (0, 0)
    while match.needs_deck and (matches != "no" or match.deals_begun == 0):
        decks = later_list(name, match.deals_begun)
        deck, key = deck_of(decks, index), seeds_key(decks, index)
        deal = match.begin_deal(deck)
        while (seat := deal.turn) is not None:
            match.play(seats[seat].choose(match, deck, play_seed(key, seat, len(deal.played))))
        basras = _sum(basras, (len(deal.basras[0]), len(deal.basras[1])))
    points = (0, 0)
    for score in match.scores:
        points = _sum(points, score.points)
    return _Played(points, basras, len(match.scores), match.winner)


def _sum(one: Two, other: Two) -> Two:
    return one[0] + other[0], one[1] + other[1]


def _turned(two: Two) -> Two:
    return two[1], two[0]


def _other(player: int | None) -> int | None:
    return None if player is None else 1 - player
