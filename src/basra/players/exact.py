"""The best that both sides can do when all cards are known, through one round or more."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from basra.kinds import COUNTS, captured, captures
from basra.players.prospect import Prospect
from basra.playouts import DECK, SwiftDeal
from basra.sums import SEVERAL
from basra.vectors import integers

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

INFINITE: Final = 1e9
MOST_PLAYS: Final = 15
"""Plays that are looked at in one moment at most; only absurd floors offer more."""


class Plays:
    """The different plays of a side: a kind, and what it takes."""

    def __init__(self) -> None:
        self.kinds: vec[i64] = integers([0] * MOST_PLAYS)
        self.taken: vec[i64] = integers([0] * MOST_PLAYS)
        self.count: i64 = 0

    def list(self, floor: i64, hand: i64, size: i64) -> None:
        """List the plays of a hand on a floor, those that take something first."""
        self.count = 0
        self._list(floor, hand, size, True)
        self._list(floor, hand, size, False)

    def _list(self, floor: i64, hand: i64, size: i64, taking: bool) -> None:
        place: i64 = 0
        while place < size:
            kind = hand >> 4 * place & 0xF
            place += 1
            if _is_among(hand, place - 1, kind):
                continue
            taken = captured(floor, kind)
            if (taken != 0) != taking:
                continue
            if taken & SEVERAL:
                for counts in captures(floor, kind):
                    self._add(kind, counts)
            else:
                self._add(kind, taken & COUNTS)

    def _add(self, kind: i64, taken: i64) -> None:
        if self.count < MOST_PLAYS:
            self.kinds[self.count] = kind
            self.taken[self.count] = taken
            self.count += 1


class Solver:
    """Minimax with alpha and beta; beyond its horizon a round's end is worth what a prospect says."""

    def __init__(self, prospect: Prospect) -> None:
        self.prospect = prospect
        self.nodes: i64 = 0
        """The plays that were looked at since the solver was made."""
        self._plays = [Plays() for _ in range(DECK)]

    def best(self, deal: SwiftDeal, rounds: i64) -> tuple[i64, i64]:
        """Return the kind that the side to play plays best, and what it takes."""
        side = deal.turn()
        plays = Plays()
        plays.list(deal.floor, deal.hand0 if side == 0 else deal.hand1,
                   deal.size0 if side == 0 else deal.size1)
        sign = 1.0 if side == 0 else -1.0
        best: i64 = 0
        most = -INFINITE
        place: i64 = 0
        while place < plays.count:
            value = sign * self.after(deal, side, plays.kinds[place], plays.taken[place], rounds, most, sign)
            if value > most:
                best, most = place, value
            place += 1
        return plays.kinds[best], plays.taken[best]

    def after(self, deal: SwiftDeal, side: i64, kind: i64, taken: i64, rounds: i64,
              most: float, sign: float) -> float:
        """Return what a deal is worth to side 0 after a play, exactly where it is better than ``most``."""
        after = SwiftDeal()
        after.copy_from(deal)
        after.deck = deal.deck
        after.play_as(kind, side, taken)
        if sign > 0.0:
            return self.value(after, rounds, most, INFINITE, 0)
        return self.value(after, rounds, -INFINITE, -most, 0)

    def value(self, deal: SwiftDeal, rounds: i64, alpha: float, beta: float, depth: i64) -> float:
        """Return what a deal is worth to side 0: its points less the other's, the basras of before included.

        Args:
            deal: it is left as it was.
            rounds: how many rounds are looked through, the present one included.
            alpha, beta: values outside of these are only bounds.
            depth: how many plays were made before.
        """
        if deal.size1 == 0:
            if deal.next < DECK and rounds <= 1:
                return float(deal.lead) + self.prospect.of(deal)
            return self._beyond(deal, rounds, alpha, beta, depth)
        side = deal.turn()
        plays: Plays = self._plays[depth]
        plays.list(deal.floor, deal.hand0 if side == 0 else deal.hand1,
                   deal.size0 if side == 0 else deal.size1)
        floor, hand0, hand1, hidden = deal.floor, deal.hand0, deal.hand1, deal.hidden
        size0, size1, cards0, cards1 = deal.size0, deal.size1, deal.cards0, deal.cards1
        lead, last = deal.lead, deal.last
        best = -INFINITE if side == 0 else INFINITE
        place: i64 = 0
        while place < plays.count:
            self.nodes += 1
            deal.play_as(plays.kinds[place], side, plays.taken[place])
            value = self.value(deal, rounds, alpha, beta, depth + 1)
            deal.floor, deal.hand0, deal.hand1, deal.hidden = floor, hand0, hand1, hidden
            deal.size0, deal.size1, deal.cards0, deal.cards1 = size0, size1, cards0, cards1
            deal.lead, deal.last = lead, last
            place += 1
            if side == 0:
                if value > best:
                    best = value
                if best > alpha:
                    alpha = best
            else:
                if value < best:
                    best = value
                if best < beta:
                    beta = best
            if alpha >= beta:
                break
        return best

    def _beyond(self, deal: SwiftDeal, rounds: i64, alpha: float, beta: float, depth: i64) -> float:
        """Return the value where both hands are empty: at the end, or with the next round dealt."""
        cards0, cards1, place = deal.cards0, deal.cards1, deal.next
        if place >= DECK:
            value = float(deal.finish())
            deal.cards0, deal.cards1 = cards0, cards1
            return value
        deal.deal_round()
        value = self.value(deal, rounds - 1, alpha, beta, depth)
        deal.next = place
        deal.hand0 = deal.hand1 = deal.size0 = deal.size1 = 0
        return value


def _is_among(hand: i64, size: i64, kind: i64) -> bool:
    """Whether one of the first cards of a hand is of a kind."""
    while size > 0:
        if hand & 0xF == kind:
            return True
        hand >>= 4
        size -= 1
    return False
