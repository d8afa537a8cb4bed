"""What a seat knows of a deal, in kinds: what may be in the other hand, and what was played before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from basra.captures import KOMI_BASRAS, counts_of, kind_of
from basra.cards import FULL_DECK, Card, mask_of
from basra.dice import Dice
from basra.kinds import KINDS, ONE, number_of
from basra.playouts import DECK, HAND, NOBODY, SwiftDeal, counts_of_hand
from basra.vectors import integers
from basra.view import View

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


class Moment:
    """A play of the other side, and the deal as everybody saw it before."""

    def __init__(self, deal: SwiftDeal, kind: i64, taken: i64) -> None:
        self.deal = deal
        self.kind = kind
        self.taken = taken


class Knowledge:
    """A deal as one side sees it: the other hand and the stock are empty, their sizes and ``hidden`` are not.

    The cards that were replaced on the opening floor are the back of the stock (rule 3): they are known, and
    not among the hidden ones before they are dealt.
    """

    def __init__(self, deal: SwiftDeal, side: i64, held: i64, held_size: i64, back: vec[i64]) -> None:
        self.deal = deal
        self.side = side
        self.held = held
        """The cards of the other hand that are known, as a hand."""
        self.held_size = held_size
        self.back = back
        """The kinds of the known cards at the back of the stock, in order."""
        hand = deal.hand0 if side == 0 else deal.hand1
        size = deal.size0 if side == 0 else deal.size1
        self.unseen: i64 = (deal.hidden - counts_of_hand(hand, size)
                            - counts_of_hand(held, held_size))
        """What may be in the other hand or the stock, as counts."""
        self.pool: vec[i64] = kinds_in(self.unseen)
        """The same, as kinds."""
        self.unknown: i64 = (deal.size1 if side == 0 else deal.size0) - held_size
        """The number of cards in the other hand that are not known."""
        self.rounds: list[list[Moment]] = []
        """The plays of the other side in each round up to now."""

    def imagine(self, deal: SwiftDeal, dice: Dice) -> None:
        """Let a deal be one that may be: the other hand and the stock are drawn from what is unseen."""
        deal.copy_from(self.deal)
        pool, unknown = self.pool, self.unknown
        hand = self.held
        count: i64 = len(pool)
        place: i64 = 0
        while place < count:
            other = place + dice.below(count - place)
            kind = pool[other]
            pool[other] = pool[place]
            pool[place] = kind
            if place < unknown:
                hand = hand << 4 | kind
            else:
                deal.deck[deal.next + place - unknown] = kind
            place += 1
        if self.side == 0:
            deal.hand1 = hand
        else:
            deal.hand0 = hand
        place = deal.next + count - unknown
        for kind in self.back:
            deal.deck[place] = kind
            place += 1


def kinds_in(counts: i64) -> vec[i64]:
    """Return the kinds of some counts, each as often as it is there."""
    return integers([kind for kind in range(KINDS) for _ in range(counts >> 4 * kind & 0xF)])


def knowledge_of(view: View) -> Knowledge:
    """Return what a seat's view tells; the rules' points of single cards are left out."""
    assert view.seat is not None
    side = 1 if view.seat == view.dealer else 0
    unseen_back = [card for card in view.replaced if not view.seen >> card & 1]
    deal = _deal_of(view, [] if view.stock == 0 else unseen_back)
    held = hand_of([kind_of(card) for card in unseen_back]) if view.stock == 0 else 0
    found = Knowledge(deal, side, held, 0 if view.stock else len(unseen_back),
                      integers([kind_of(card) for card in unseen_back] if view.stock else []))
    found.rounds = _rounds_of(view, deal, side)
    return found


def hand_of(kinds: list[int]) -> int:
    """Return cards as a hand."""
    return sum(kind << 4 * place for place, kind in enumerate(kinds))


def _deal_of(view: View, back: list[Card]) -> SwiftDeal:
    """Return the deal as a seat sees it; the cards at the back of the stock are not among the hidden ones."""
    assert view.seat is not None
    first = 1 - view.dealer
    deal, rules = SwiftDeal(), view.rules
    deal.basra_points = rules.basra_points
    deal.jack_basra_points = rules.jack_basra_points
    deal.majority_points = rules.majority_points + view.carried
    deal.komi_basra = KOMI_BASRAS[rules.komi_basra]
    deal.next = DECK - view.stock
    deal.floor = counts_of(mask_of(view.floor))
    deal.hidden = counts_of(FULL_DECK & ~(mask_of((*view.floor, *back)) | view.piles[0] | view.piles[1]))
    hand = hand_of([kind_of(card) for card in view.hand])
    deal.hand0, deal.hand1 = (hand, 0) if view.seat == first else (0, hand)
    deal.size0, deal.size1 = len(view.positions[first]), len(view.positions[view.dealer])
    deal.cards0, deal.cards1 = view.piles[first].bit_count(), view.piles[view.dealer].bit_count()
    deal.last = NOBODY if view.last_capturer is None else int(view.last_capturer != first)
    return deal


def _rounds_of(view: View, now: SwiftDeal, side: int) -> list[list[Moment]]:
    """Return the plays of the other side by round, the present one first, each with the deal before it.

    The plays are taken back one by one, so nothing but their list and the present state is needed.
    """
    plays = [(int(seat == view.dealer), kind_of(play.card), counts_of(mask_of(play.captured)))
             for seat, play in view.played]
    lasts = _lasts(plays)
    rounds: list[list[Moment]] = [[]]
    deal = SwiftDeal()
    deal.copy_from(now)
    deal.hand0 = deal.hand1 = 0
    for number in range(len(plays) - 1, -1, -1):
        if deal.size0 == deal.size1 == HAND:
            _take_back_round(deal, view)
            rounds.append([])
        mover, kind, taken = plays[number]
        _take_back(deal, mover, kind, taken, lasts[number])
        if mover != side:
            before = SwiftDeal()
            before.copy_from(deal)
            rounds[-1].insert(0, Moment(before, kind, taken))
    return rounds


def _lasts(plays: list[tuple[int, int, int]]) -> list[int]:
    """Return who had captured last before each play."""
    lasts, last = [], NOBODY
    for side, _, taken in plays:
        lasts.append(last)
        last = side if taken else last
    return lasts


def _take_back_round(deal: SwiftDeal, view: View) -> None:
    if deal.next == DECK:
        deal.hidden -= counts_of(mask_of(view.replaced))
    deal.next -= 2 * HAND
    deal.size0 = deal.size1 = 0


def _take_back(deal: SwiftDeal, side: int, kind: int, taken: int, last: int) -> None:
    number = number_of(taken) + 1 if taken else 0
    deal.floor += taken if taken else -ONE[kind]
    deal.hidden += ONE[kind]
    deal.last = last
    if side == 0:
        deal.size0 += 1
        deal.cards0 -= number
    else:
        deal.size1 += 1
        deal.cards1 -= number
