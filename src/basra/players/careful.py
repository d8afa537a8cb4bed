"""The player that also weighs what the opponent could take next."""

from math import comb

from basra.cards import KOMI, cards_of, mask_of
from basra.deal import HAND_SIZE
from basra.players.greedy import Worth, best_of
from basra.plays import Play
from basra.view import View


class Careful:
    """Greedy, minus the opponent's best reply weighted by its chance (``rule`` in STRENGTH.md).

    The opponent's cards are taken to be any of the unseen ones with equal chance.
    """

    def choose(self, view: View, seed: bytes, nodes: int) -> Play:  # noqa: ARG002
        """Return a legal play; see :class:`basra.players.ComputerPlayer`."""
        worth = Worth(view.rules)

        def value(play: Play, taken: int) -> float:
            return worth.of_capture(play.card, taken, play.basra) + _outlook(view, play, taken, worth)

        return best_of(view, seed, value)


def _outlook(view: View, play: Play, taken: int, worth: Worth) -> float:
    """Return what the floor that a play leaves is worth to its side, in points (mostly negative)."""
    assert view.seat is not None
    floor = mask_of(view.floor)
    floor = floor & ~taken if taken else floor | 1 << play.card
    cards = len(view.positions[1 - view.seat]) or (HAND_SIZE if view.stock else 0)
    if cards:
        return -_expected_reply(floor, view.unseen, cards, worth)
    last = view.seat if taken else view.last_capturer
    leftovers = worth.of_cards(floor)
    return 0.0 if last is None else leftovers if last == view.seat else -leftovers


def _expected_reply(floor: int, unseen: int, cards: int, worth: Worth) -> float:
    """Return the mean worth of the best reply of a hand drawn from the unseen cards.

    With the replies of all n unseen cards sorted, best first, the hand of k cards has the i-th as
    its best in C(n - 1 - i, k - 1) of C(n, k) cases.
    """
    if not floor:
        return 0.0
    of_rank: dict[int, float] = {}
    replies = []
    for card in cards_of(unseen):
        kind = -1 if card == KOMI else card.rank
        if worth.values or kind not in of_rank:
            of_rank[kind] = worth.best(floor, card)
        replies.append(of_rank[kind])
    replies.sort(reverse=True)
    count = len(replies)
    cards = min(cards, count)
    ways = sum(reply * comb(count - 1 - i, cards - 1) for i, reply in enumerate(replies) if reply)
    return ways / comb(count, cards) if count else 0.0
