"""Players that overlook what beginners overlook: they miss sums, and never play just any card."""

from collections.abc import Sequence

from basra.cards import JACK, KOMI, Card, mask_of
from basra.players.greedy import Greedy
from basra.plays import Play
from basra.view import View


class Beginner(Greedy):
    """Takes the most that it sees: equal cards, and sums of two cards that are small enough.

    What it overlooks it takes all the same when it plays the card, since the rules want it.
    """

    def __init__(self, adds_up_to: int) -> None:
        """Let it see sums up to a number; 0 for none."""
        self._adds_up_to = adds_up_to

    def _seen(self, play: Play) -> int:
        if is_special(play):
            return mask_of(play.captured)
        return mask_of(card for group in play.groups if self._sees(play, group) for card in group)

    def _sees(self, play: Play, group: Sequence[Card]) -> bool:
        return len(group) == 1 or (len(group) == 2 and play.card.rank < self._adds_up_to)


class Child:
    """Plays the first card of its hand that takes something; of sums it knows nothing."""

    def choose(self, view: View, seed: bytes, nodes: int) -> Play:  # noqa: ARG002
        """Return a legal play; see :class:`basra.players.ComputerPlayer`."""
        return next(filter(self._takes, view.plays), view.plays[0])

    def _takes(self, play: Play) -> bool:
        return bool(play.captured) and (is_special(play) or any(len(group) == 1 for group in play.groups))


def is_special(play: Play) -> bool:
    """Whether a play is that of a jack or the komi."""
    return play.card == KOMI or play.card.rank == JACK
