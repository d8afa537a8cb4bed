"""Glicko-2: how strong somebody is, by the matches that are over (http://www.glicko.net/glicko/glicko2.pdf).

The names of the functions' parts are those of the paper: mu, phi and sigma are rating, deviation and
volatility on its own scale, and the steps are numbered as there.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, pi, sqrt

TAU = 0.5
"""How much the volatility may change; the paper has 0.3 to 1.2."""

DAYS_A_PERIOD = 5.0
"""A rating period: a deviation of 60 has become 107 after a year without a match."""

MOST_DEVIATION = 350.0
"""That of somebody of whom nothing is known."""

_SCALE = 173.7178
_MIDDLE = 1500.0
_ENOUGH = 0.000001


@dataclass(frozen=True, slots=True, kw_only=True)
class Strength:
    """What is known of how strong somebody is."""

    rating: float = _MIDDLE
    deviation: float = MOST_DEVIATION
    volatility: float = 0.06

    def aged(self, periods: float) -> "Strength":
        """Return it after so many rating periods without a match (step 6): as strong, but less well known."""
        deviation = _SCALE * sqrt((self.deviation / _SCALE) ** 2 + periods * self.volatility ** 2)
        return Strength(rating=self.rating, deviation=min(deviation, MOST_DEVIATION),
                        volatility=self.volatility)

    def after(self, results: Sequence[tuple["Strength", float]], periods: float = 1.0) -> "Strength":
        """Return it after matches of one rating period.

        Args:
            results: the opponents as they were before, each with 1 for a win, ½ for a draw, 0 for a loss.
            periods: how much of a rating period has passed, by which it was forgotten (step 6).
        """
        mu, phi = (self.rating - _MIDDLE) / _SCALE, self.deviation / _SCALE
        variance = improvement = 0.0
        for other, score in results:  # steps 3 and 4
            g = 1 / sqrt(1 + 3 * (other.deviation / _SCALE) ** 2 / pi ** 2)
            expected = 1 / (1 + exp(-g * (mu - (other.rating - _MIDDLE) / _SCALE)))
            variance += g * g * expected * (1 - expected)
            improvement += g * (score - expected)
        sigma = _volatility(phi, self.volatility, 1 / variance, improvement / variance)
        phi = 1 / sqrt(1 / (phi ** 2 + periods * sigma ** 2) + variance)  # steps 6 and 7
        return Strength(rating=_MIDDLE + _SCALE * (mu + phi ** 2 * improvement),
                        deviation=min(_SCALE * phi, MOST_DEVIATION), volatility=sigma)


def _volatility(phi: float, sigma: float, v: float, delta: float) -> float:
    """Return the new volatility (step 5), by the Illinois algorithm."""
    a = log(sigma ** 2)

    def f(x: float) -> float:
        rest = phi ** 2 + v + exp(x)
        return exp(x) * (delta ** 2 - rest) / (2 * rest ** 2) - (x - a) / TAU ** 2

    low = a
    if delta ** 2 > phi ** 2 + v:
        high = log(delta ** 2 - phi ** 2 - v)
    else:
        high = a - TAU
        while f(high) < 0:
            high -= TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > _ENOUGH:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return exp(low / 2)
