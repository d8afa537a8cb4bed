"""The player that takes the most it can, and thinks no further."""

from collections.abc import Callable
from dataclasses import dataclass

from basra.captures import Basra, basra_of, largest_captures
from basra.cards import DECK_SIZE, JACK, KOMI, cards_of, mask_of
from basra.players.chance import pick
from basra.plays import Play
from basra.rules import Rules
from basra.score import points_of
from basra.view import View


@dataclass(frozen=True, slots=True)
class Capture:
    """What a card would do on a floor."""

    points: float
    """What it is worth."""
    taken: int
    """The captured cards as a bit mask, 0 for none."""
    basra: Basra | None


class Worth:
    """What captures are worth in points under one rule set.

    A card is worth its share of the majority points, since most cards win them all.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.card = rules.majority_points / (DECK_SIZE / 2)
        self.values = rules.card_values()
        self._basras = {basra: points_of(basra, rules) for basra in (None, *Basra)}

    def of_cards(self, mask: int) -> float:
        """Return the worth of the cards of a bit mask in a pile."""
        points = sum(self.values[card] for card in cards_of(mask)) if self.values else 0
        return mask.bit_count() * self.card + points

    def of_capture(self, card: int, captured: int, basra: Basra | None) -> float:
        """Return the worth of a play that captures the cards of a bit mask; 0 for none."""
        return self.of_cards(captured | 1 << card) + self._basras[basra] if captured else 0.0

    def best(self, floor: int, card: int) -> Capture:
        """Return the best play of a card on a floor, a bit mask; of equal ones the first."""
        plays = [(taken, basra_of(floor, card, taken, self.rules.komi_basra))
                 for taken in largest_captures(floor, card, self.values)]
        return max((Capture(self.of_capture(card, taken, basra), taken, basra) for taken, basra in plays),
                   key=lambda capture: capture.points)


class Greedy:
    """The best immediate capture; of equal plays the lowest card, jacks and the komi kept to the last."""

    def choose(self, view: View, seed: bytes, nodes: int) -> Play:  # noqa: ARG002
        """Return a legal play; see :class:`basra.players.ComputerPlayer`."""
        worth = Worth(view.rules)

        def merit(play: Play) -> tuple[float, bool, int]:
            seen = self._seen(play)
            basra = play.basra if seen.bit_count() == len(play.captured) else None
            points = worth.of_capture(play.card, seen, basra)
            return points, play.card >> 2 != JACK and play.card != KOMI, -play.card

        return max(view.plays, key=merit)

    def _seen(self, play: Play) -> int:
        """Return the cards of a capture that it sees, a bit mask: all."""
        return mask_of(play.captured)


def best_of(view: View, seed: bytes, value: Callable[[Play, int], float]) -> Play:
    """Return the legal play of the greatest value, by the seed among equals.

    Args:
        value: the value of a play in points, given what it captures as a bit mask too.
    """
    values = [(value(play, mask_of(play.captured)), play) for play in view.plays]
    most = max(points for points, _ in values)
    return pick([play for points, play in values if points > most - _EQUAL], seed)


_EQUAL = 1e-9
"""Points by which two values may differ and still be the same: sums of fractions are inexact."""
