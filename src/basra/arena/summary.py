"""What the pairs of a contest come to, each number with its interval.

The unit is the pair: the luck of the deck is the same for both players, and two deals of one deck are not
independent of each other. An interval of 95 % is the mean ± 1.96 standard errors over the pairs.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev
from typing import Self

from basra.arena.pairs import Pair

_SIGMAS = 1.96


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimate:
    """A mean and half the width of its interval of 95 %; None where one pair has nothing to say of it."""

    mean: float
    error: float | None

    @classmethod
    def of(cls, values: Sequence[float]) -> Self:
        """Estimate the mean from a value for each pair."""
        error = _SIGMAS * stdev(values) / sqrt(len(values)) if len(values) > 1 else None
        return cls(mean=fmean(values), error=error)


@dataclass(frozen=True, slots=True, kw_only=True)
class Shares:
    """How many of something the first player won, drew and lost: shares of 1."""

    won: float
    drawn: float
    lost: float

    @classmethod
    def of(cls, gains: Sequence[float]) -> Self:
        """Count who gained more."""
        count = len(gains)
        won, lost = (sum(sign * gain > 0 for gain in gains) for sign in (1, -1))
        return cls(won=won / count, drawn=(count - won - lost) / count, lost=lost / count)


@dataclass(frozen=True, slots=True, kw_only=True)
class Side:
    """What one of the two players did."""

    points: float
    """A deal."""
    basras: float
    """A deal, jack basras among them."""
    milliseconds: float
    """CPU time a play."""
    nodes: float | None
    """Positions looked at a play; None if the player does not count them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """How a contest went, as the first player sees it."""

    pairs: int
    gain: Estimate
    """Points a deal of the first player more than the second one's."""
    pair_shares: Shares
    deal_shares: Shares
    first_gain: Estimate
    """Points a deal of whoever plays first more than the dealer's."""
    sides: tuple[Side, Side]


def summary_of(pairs: Sequence[Pair]) -> Summary:
    """Sum up the pairs of a contest, at least one."""
    return Summary(
        pairs=len(pairs), gain=Estimate.of([pair.gain for pair in pairs]),
        pair_shares=Shares.of([pair.gain for pair in pairs]),
        deal_shares=Shares.of([gain for pair in pairs for gain in pair.gains]),
        first_gain=Estimate.of([pair.first_gain for pair in pairs]),
        sides=(_side(pairs, 0), _side(pairs, 1)))


def share_of_gap(gains: Sequence[float], bound: Sequence[float]) -> Estimate | None:
    """Return which share of what is to be gained a player gains, None if nothing is.

    It is the ratio of two means over the same decks. Its error is that of the mean of what is left of each
    deck's gain when the share of the bound's is taken off, divided by the bound's mean.

    Args:
        gains: points a deal of the player against the reference, deck by deck.
        bound: those of the bound against the reference, over the same decks.
    """
    whole = fmean(bound)
    if whole <= 0:
        return None
    share = fmean(gains) / whole
    error = Estimate.of([gain - share * most for gain, most in zip(gains, bound, strict=True)]).error
    return Estimate(mean=share, error=None if error is None else error / whole)


def against_all(gains: Sequence[Sequence[float]]) -> Estimate:
    """Return the points a deal of a player against the mean of several others.

    Args:
        gains: those against each of them, deck by deck, over the same decks.
    """
    return Estimate.of([fmean(of_deck) for of_deck in zip(*gains, strict=True)])


def _side(pairs: Sequence[Pair], place: int) -> Side:
    deals = sum(sum(pair.deals) for pair in pairs)
    plays = sum(pair.plays for pair in pairs)
    nodes = [pair.nodes[place] for pair in pairs]
    counted = [count for count in nodes if count is not None]
    return Side(
        points=sum(points[place] for pair in pairs for points in pair.points) / deals,
        basras=sum(basras[place] for pair in pairs for basras in pair.basras) / deals,
        milliseconds=sum(pair.nanoseconds[place] for pair in pairs) / plays / 1e6,
        nodes=sum(counted) / plays if len(counted) == len(nodes) else None)
