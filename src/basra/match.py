"""The state of a match: deals until a side has the target."""

from dataclasses import dataclass, field
from typing import Self

from basra.cards import Card, CardsLike
from basra.deal import Deal
from basra.errors import DealOverError, PositionError
from basra.plays import LegalPlays, Play
from basra.rules import Rules, RulesLike, to_rules
from basra.score import DealScore

MOST_DEALS = 64
"""Deals prepared for a match (FAIRNESS.md, step 1). Should nobody have won by then, the higher
total wins, and equal totals are a draw."""


@dataclass(slots=True)
class Match:
    """A match between seat 0 and seat 1.

    Decks come from outside (``basra.fair`` makes them): when ``needs_deck``, call
    :meth:`begin_deal`; then :meth:`play` until the deal is over.
    """

    rules: Rules
    first_dealer: int = 0
    totals: tuple[int, int] = (0, 0)
    carried: int = 0
    """Majority points that tied deals carried over to this one."""
    scores: tuple[DealScore, ...] = ()
    """The scores of the deals that are over."""
    deal: Deal | None = field(default=None)
    """The deal in play; when it is over it stays here until the next one begins."""
    deals_begun: int = 0
    is_stopped: bool = False
    """Whether it was broken off; the deal in play then stays as it stood."""
    stop_winner: int | None = None
    """Who won by that, None if nobody did."""

    @classmethod
    def start(cls, rules: RulesLike = "egyptian-v2", first_dealer: int = 0) -> Self:
        """Start a match without any card dealt.

        Raises:
            RulesError: if the rules cannot be read.
            PositionError: if the dealer is not 0 or 1.
        """
        if first_dealer not in (0, 1):
            raise PositionError(f"the first dealer cannot be {first_dealer!r}: it is 0 or 1")
        return cls(to_rules(rules), first_dealer)

    @property
    def dealer(self) -> int:
        """Who deals the deal in play, or the first one before it begins: the dealer alternates."""
        return (self.first_dealer + max(self.deals_begun - 1, 0)) % 2

    @property
    def turn(self) -> int | None:
        """The seat to play, None between deals and at the end."""
        return self.deal.turn if self.deal and not self.is_stopped else None

    @property
    def legal_plays(self) -> LegalPlays:
        """The plays of the side to play; none between deals and at the end."""
        return (self.deal.legal_plays if self.deal and not self.is_stopped
                else LegalPlays((), (), self.rules))

    @property
    def is_scored(self) -> bool:
        """Whether every deal that began is scored."""
        return len(self.scores) == self.deals_begun

    @property
    def is_in_deal(self) -> bool:
        """Whether a deal is in play."""
        return not self.is_scored and not self.is_stopped

    @property
    def is_over(self) -> bool:
        """Whether somebody has won, the last prepared deal is scored, or the match was broken off."""
        if self.is_stopped or not self.is_scored:
            return self.is_stopped
        reached = max(self.totals) >= self.rules.target and self.totals[0] != self.totals[1]
        return reached or len(self.scores) == MOST_DEALS

    @property
    def winner(self) -> int | None:
        """The seat that won, None before the end, for a draw, or if it was broken off without a winner."""
        if self.is_stopped:
            return self.stop_winner
        if not self.is_over or self.totals[0] == self.totals[1]:
            return None
        return 0 if self.totals[0] > self.totals[1] else 1

    @property
    def needs_deck(self) -> bool:
        """Whether the next deal can begin."""
        return self.is_scored and not self.is_over

    def begin_deal(self, deck: CardsLike) -> Deal:
        """Begin the next deal with a shuffled deck of 52 cards, from the top.

        Raises:
            PositionError: if a deal is in play, the match is over, or the deck is not one.
        """
        if not self.needs_deck:
            raise PositionError("a deal begins when the one before is over and the match is not")
        deal = Deal.start(deck, self.rules, (self.first_dealer + self.deals_begun) % 2)
        self.deal, self.deals_begun = deal, self.deals_begun + 1
        return deal

    def play(self, play: Play | Card | str) -> Play:
        """Make a play, then whatever follows by itself: the next round, or the score of the deal.

        Returns:
            the play in full, with what it captured.

        Raises:
            DealOverError: if no deal is in play.
            PlayError: another of its kinds, if the play cannot be made; nothing has changed then.
        """
        deal = self.deal_in_play()
        made = deal.play(play)
        if deal.is_over:
            self.score_deal()
        return made

    def deal_in_play(self) -> Deal:
        """Return the deal in play.

        Raises:
            DealOverError: if there is none.
        """
        if self.deal is None or not self.is_in_deal:
            raise DealOverError("the match is over" if self.is_over else "the next deal has not begun")
        return self.deal

    def score_deal(self) -> DealScore:
        """Add the score of the deal that is over to the totals.

        Raises:
            PositionError: if no deal has come to its end, or it is scored already.
        """
        if self.deal is None or not self.is_in_deal or not self.deal.is_over:
            raise PositionError("a deal is scored once, when its last card is played")
        score = self.deal.score(self.carried)
        self.totals = (self.totals[0] + score.points[0], self.totals[1] + score.points[1])
        self.carried, self.scores = score.carried, (*self.scores, score)
        return score

    def stop(self, winner: int | None) -> None:
        """Break the match off; the totals stay as they stand.

        Raises:
            PositionError: if it is over.
        """
        if self.is_over:
            raise PositionError("a match that is over cannot be broken off")
        self.is_stopped, self.stop_winner = True, winner

    def copy(self) -> Self:
        """Return an equal match that moves alone."""
        return type(self)(self.rules, self.first_dealer, self.totals, self.carried, self.scores,
                          self.deal.copy() if self.deal else None, self.deals_begun, self.is_stopped,
                          self.stop_winner)

    def __str__(self) -> str:
        """Return a picture of the match in a few lines, for people."""
        head = f"{self.rules}: {self.totals[0]} : {self.totals[1]}, deal {self.deals_begun}"
        if self.is_over:
            nobody = " (broken off)" if self.is_stopped else " (draw)"
            head += nobody if self.winner is None else f", seat {self.winner} has won"
        return f"{head}\n{self.deal}" if self.deal else head
