"""What one seat, or a spectator, may know of a match.

A view is built by allow-list from what was face up and the seat's own cards; nothing is removed
from a full state, so nothing can be forgotten to be removed.
"""

from dataclasses import dataclass
from functools import cached_property

from basra.captures import Basra
from basra.cards import FULL_DECK, Card, cards_of, mask_of
from basra.deal import Opening
from basra.match import Match
from basra.plays import LegalPlays, Play
from basra.record import Record
from basra.rules import Rules


@dataclass(frozen=True, kw_only=True)
class View:
    """A match as one seat sees it, or a spectator (``seat`` None). Seats are 0 and 1."""

    seat: int | None
    seq: int
    """The number of the last event that the view knows."""
    rules: Rules
    deal: int
    """The number of the deal, from 1; 0 before the first one."""
    round: int
    dealer: int
    turn: int | None
    """The seat to play; None between deals and at the end."""
    floor: tuple[Card, ...]
    hand: tuple[Card, ...]
    """The seat's own cards; a spectator has none."""
    positions: tuple[tuple[int, ...], tuple[int, ...]]
    """The deck positions of the cards in the hands of seat 0 and 1; its own in the order of ``hand``."""
    stock: int
    """The number of cards not dealt yet."""
    replaced: tuple[Card, ...]
    """Cards seen on the opening floor that went to the back of the stock (rule 3), in order."""
    piles: tuple[int, int]
    """The captured cards of each side, as bit masks; they were all seen when they were taken."""
    basras: tuple[tuple[tuple[Card, Basra], ...], tuple[tuple[Card, Basra], ...]]
    last_capturer: int | None
    carried: int
    totals: tuple[int, int]
    winner: int | None
    is_over: bool
    played: tuple[tuple[int, Play], ...] = ()
    """The plays of this deal, each with the seat that made it, oldest first; none that was taken back."""

    @classmethod
    def of(cls, record: Record, seat: int | None) -> "View":
        """Return what a seat (0, 1) or a spectator (None) may know at the last event of a record.

        Raises:
            ValueError: if there is no such seat.
        """
        match = record.match
        return cls.at(match, seat, seq=record.seq, deck=record.decks.get(match.deals_begun, ()))

    @classmethod
    def at(cls, match: Match, seat: int | None, *, seq: int, deck: tuple[Card, ...]) -> "View":
        """Return what a seat (0, 1) or a spectator (None) may know of a match as it stands.

        Args:
            match: the state.
            seat: whose view it is.
            seq: the number of the last event.
            deck: that of the deal in play. Without one the cards of each hand have no positions but their
                places in it, and no card is known to have been replaced.

        Raises:
            ValueError: if there is no such seat.
        """
        if seat not in (0, 1, None):
            raise ValueError(f"there is no seat {seat!r}: it is 0, 1 or None for a spectator")
        deal = match.deal
        hands = deal.hands if deal else [(), ()]
        return cls(
            seat=seat, seq=seq, rules=match.rules, deal=match.deals_begun,
            round=deal.round if deal else 0, dealer=match.dealer, turn=match.turn,
            floor=deal.floor if deal else (), hand=hands[seat] if seat is not None else (),
            positions=(_positions(hands[0], deck), _positions(hands[1], deck)),
            stock=len(deal.stock) if deal else 0,
            replaced=Opening.of(deck, match.rules).replaced if deck else (),
            piles=(deal.piles[0], deal.piles[1]) if deal else (0, 0),
            basras=(deal.basras[0], deal.basras[1]) if deal else ((), ()),
            last_capturer=deal.last_capturer if deal else None, carried=match.carried,
            totals=match.totals, winner=match.winner, is_over=match.is_over,
            played=deal.played if deal else ())

    @cached_property
    def plays(self) -> LegalPlays:
        """What each of the seat's own cards would do on this floor, whoever is to play."""
        return LegalPlays(self.hand, self.floor, self.rules)

    @property
    def unseen(self) -> int:
        """The cards that the seat has not seen in this deal, as a bit mask: the other hand and the
        stock, less what went face up to its back."""
        return FULL_DECK & ~self.seen & ~mask_of(self.replaced)

    @property
    def seen(self) -> int:
        """The cards whose place the seat sees: its hand, the floor and the piles, as a bit mask."""
        return mask_of((*self.floor, *self.hand)) | self.piles[0] | self.piles[1]

    def pile(self, seat: int) -> tuple[Card, ...]:
        """Return the captured cards of a side, lowest first."""
        return tuple(cards_of(self.piles[seat]))


def _positions(hand: tuple[Card, ...], deck: tuple[Card, ...]) -> tuple[int, ...]:
    return tuple(map(deck.index, hand)) if deck else tuple(range(len(hand)))
