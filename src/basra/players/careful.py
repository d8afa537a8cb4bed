"""The player that also weighs what the opponent could take next."""

from math import comb

from basra.cards import KOMI, cards_of, mask_of
from basra.deal import HAND_SIZE
from basra.players.greedy import Capture, Worth, best_of
from basra.plays import Play
from basra.view import View


class Careful:
    """Greedy, minus the opponent's best reply weighted by its chance (``rule`` in STRENGTH.md).

    So it makes the best play as :func:`basra.players.judge.judge` judges them.
    """

    def choose(self, view: View, seed: bytes, nodes: int) -> Play:  # noqa: ARG002
        """Return a legal play; see :class:`basra.players.ComputerPlayer`."""
        return best_of(view, seed, Outlook(view).of)


class Outlook:
    """What the plays of a view are worth to its seat, with one look at the other side's reply.

    The other side replies with the best card of its hand: those that it is known to hold, and any of the
    unseen ones with equal chance.
    """

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self._view = view
        self._worth = Worth(view.rules)
        self._unseen = view.unseen
        cards, self.held = _other_hand(view)
        """The cards of the other hand that are known, as a bit mask."""
        self.unknown = min(cards - self.held.bit_count(), self._unseen.bit_count())
        """How many cards the other side replies with that may be any of the unseen ones."""
        self.is_last = not cards
        """Whether no reply follows: it is the last card of the deal."""

    def of(self, play: Play, taken: int) -> float:
        """Return the worth of a play in points, given what it captures as a bit mask too."""
        gain = self._worth.of_capture(play.card, taken, play.basra)
        left = self.left(play, taken)
        if not self.is_last:
            return gain - self._expected_reply(left)
        last = self._view.seat if taken else self._view.last_capturer
        leftovers = self._worth.of_cards(left)
        return gain + (0.0 if last is None else leftovers if last == self._view.seat else -leftovers)

    def left(self, play: Play, taken: int) -> int:
        """Return the floor after a play, a bit mask."""
        floor = mask_of(self._view.floor)
        return floor & ~taken if taken else floor | 1 << play.card

    def replies(self, floor: int) -> dict[int, Capture]:
        """Return what each card that the other side may reply with would best do on a floor."""
        of_kind: dict[int, Capture] = {}
        replies: dict[int, Capture] = {}
        for card in cards_of(self.held | self._unseen) if floor and not self.is_last else ():
            kind = -1 if card == KOMI else card.rank
            if self._worth.values or kind not in of_kind:
                of_kind[kind] = self._worth.best(floor, card)
            replies[card] = of_kind[kind]
        return replies

    def chance(self, cards: int) -> float:
        """Return the chance that the hand of the reply has one of some cards, a bit mask: 0 to 1."""
        if cards & self.held:
            return 1.0
        count = self._unseen.bit_count()
        without = count - (cards & self._unseen).bit_count()
        return 1 - comb(without, self.unknown) / comb(count, self.unknown)

    def _expected_reply(self, floor: int) -> float:
        """Return the mean worth of the best reply.

        With what the replies of all n unseen cards come to beside the best card that is held, best first, a
        draw of k cards has the i-th as its best in C(n - 1 - i, k - 1) of C(n, k) cases.
        """
        replies = self.replies(floor)
        sure = max((reply.points for card, reply in replies.items() if self.held >> card & 1), default=0.0)
        if not self.unknown:
            return sure
        points = sorted((max(reply.points, sure) for card, reply in replies.items()
                         if self._unseen >> card & 1), reverse=True)
        count = len(points)
        ways = sum(reply * comb(count - 1 - i, self.unknown - 1) for i, reply in enumerate(points) if reply)
        return ways / comb(count, self.unknown) if count else 0.0


def _other_hand(view: View) -> tuple[int, int]:
    """Return how many cards the other side replies with, and those that it holds for certain, a bit mask.

    The cards that were replaced on the opening floor are the back of the stock (rule 3), which is dealt in
    the last round: then those that the seat does not see are in the other hand.
    """
    assert view.seat is not None
    cards = len(view.positions[1 - view.seat])
    if cards or not view.stock:
        return cards, 0 if view.stock else mask_of(view.replaced) & ~view.seen
    # The dealer has played the last card of a round: the other side is dealt the next ones of the stock.
    from_the_front = HAND_SIZE - (view.stock - len(view.replaced))
    return HAND_SIZE, mask_of(view.replaced[:max(from_the_front, 0)])
