"""A deal that is over, step by step and judged; hints and lone positions.

Standard dataclasses of plain data, as in ``basra.table.frames``; cards are text.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from basra.cards import texts_of
from basra.deal import Deal
from basra.errors import RecordError
from basra.events import CardPlayed, DealEnded, DealStarted, Event, Kind, Player
from basra.match import Match
from basra.players.judge import Judgement, judge
from basra.record import Record, move_on
from basra.rules import Rules
from basra.table.frames import BasraCard
from basra.table.views import basra_cards
from basra.view import View

Mark = Literal["best", "good", "slip", "mistake", "blunder"]
"""How good a play was, by the points that it lost against the best one."""

MOST_LOST: dict[Mark, float] = {"good": 1.5, "slip": 4.0, "mistake": 9.0}
"""A play that lost fewer points than this has that mark; one that lost more than all of these is a blunder.
A card is worth 30 / 26 points and a basra 10: a good play lost about one card, a blunder about a basra."""

_EQUAL = 1e-9
"""Points by which two plays may differ and still be worth the same: sums of fractions are inexact."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A play that was made, judged from what its side could know at that moment."""

    made: Judgement
    best: Judgement
    """The best play; the one that was made if none is better."""
    loss: float
    """Points that the best play is better by, 0 or more."""
    mark: Mark


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayStep:
    """The state of a deal right after an event, with both hands open."""

    seq: int
    """The number of the event; 0 for a lone position."""
    event: Event | None
    """The beginning of the deal, a round, a time-out, a play or its end; null for a lone position."""
    round: int
    turn: int | None
    floor: tuple[str, ...]
    hands: tuple[tuple[str, ...], tuple[str, ...]]
    stock: int
    """The number of cards not dealt yet."""
    piles: tuple[int, int]
    """How many cards each side has captured."""
    basras: tuple[tuple[BasraCard, ...], tuple[BasraCard, ...]]
    totals: tuple[int, int]
    """The points of the match, from the deals that are over."""
    position: str
    """All of it on one line, as :meth:`basra.deal.Deal.to_text` writes it: the text of a link."""
    judged: Judged | None
    """The play of this step; null if it is none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DealReplay:
    """A deal that is over, from its first card to its score. Plays that were taken back are not in it."""

    match: str
    """The match id, 32 hexadecimal digits."""
    deal: int
    """Its number, from 1."""
    deals: int
    """How many deals of the match are over."""
    seat: int | None
    """The asker's seat; null if the record came as a file."""
    kind: Kind
    rules: Rules
    players: tuple[Player, Player]
    dealer: int
    steps: tuple[ReplayStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Hint:
    """What each play of the asker's hand is worth."""

    seq: int
    """The last event that it knows."""
    plays: tuple[Judgement, ...]
    """Best first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A lone position, and what the plays of the side to play are worth.

    It does not say which cards were seen on the opening floor and replaced, so that a judgement may differ
    from that of the same moment in the review of its deal.
    """

    step: ReplayStep
    rules: Rules
    judgements: tuple[Judgement, ...]
    """Best first; none if nobody is to play."""


def replay_deal(record: Record, number: int, seat: int | None) -> DealReplay:
    """Replay a deal that is over, and judge each play.

    Args:
        record: the match; it is read only.
        number: that of the deal, from 1.
        seat: the asker's, None if it has none.

    Raises:
        RecordError: if there is no such deal, or it is not over.
    """
    over = len(record.match.scores)
    if not 1 <= number <= over:
        raise RecordError(f"deal {number} is not over: {over} of this match are")
    started, match = record.started, _match_before(record, number)
    return DealReplay(match=started.match, deal=number, deals=over, seat=seat, kind=record.kind,
                      rules=started.rules, players=started.players, dealer=match.dealer,
                      steps=tuple(_steps(match, record, number)))


def replay_position(text: str) -> Position:
    """Show a lone position with both hands open, and judge what the side to play may play.

    Raises:
        PositionError: if the text is none.
    """
    deal = Deal.from_text(text)
    match = Match(deal.rules, deal.dealer, deal=deal, deals_begun=1)
    view = View.at(match, deal.turn, seq=0, deck=())
    return Position(step=_step(match, deal, 0, None, None), rules=deal.rules,
                    judgements=judge(view) if deal.turn is not None else ())


def _match_before(record: Record, number: int) -> Match:
    """Return the match as it stood when a deal had just begun."""
    match, scores = record.match, record.match.scores[:number - 1]
    points = [score.points for score in scores]
    before = Match(match.rules, match.first_dealer, (sum(mine for mine, _ in points),
                                                     sum(theirs for _, theirs in points)),
                   scores[-1].carried if scores else 0, scores, deals_begun=number - 1)
    before.begin_deal(record.decks[number])
    return before


def _steps(match: Match, record: Record, number: int) -> Iterable[ReplayStep]:
    """Yield the steps of a deal, from its beginning to its end."""
    last = None
    for seq, event in _events_of(record, number):
        judged = None
        if isinstance(event, CardPlayed):
            assert last is not None
            judged = _judged(View.at(match, event.seat, seq=last, deck=record.decks[number]), event)
        if not isinstance(event, DealStarted):
            move_on(match, event)
        assert match.deal is not None
        yield _step(match, match.deal, seq, event, judged)
        last = seq


def _events_of(record: Record, number: int) -> Iterable[tuple[int, Event]]:
    """Yield the events of a deal that is over, each with its number."""
    is_in_deal = False
    for seq in record.standing_seqs:
        event = record.events[seq]
        is_in_deal = is_in_deal or (isinstance(event, DealStarted) and event.deal == number)
        if is_in_deal:
            yield seq, event
            if isinstance(event, DealEnded):
                return


def _judged(view: View, event: CardPlayed) -> Judged:
    """Judge the play that was made by what its side could know."""
    best, *_ = judgements = judge(view)
    made = next(judgement for judgement in judgements
                if (judgement.card, judgement.captured) == (event.card, event.captured))
    loss = best.points - made.points
    if loss < _EQUAL:
        return Judged(made=made, best=made, loss=0.0, mark="best")
    mark: Mark = next((mark for mark, most in MOST_LOST.items() if loss < most), "blunder")
    return Judged(made=made, best=best, loss=loss, mark=mark)


def _step(match: Match, deal: Deal, seq: int, event: Event | None, judged: Judged | None) -> ReplayStep:
    return ReplayStep(
        seq=seq, event=event, round=deal.round, turn=deal.turn, floor=texts_of(deal.floor),
        hands=(texts_of(deal.hands[0]), texts_of(deal.hands[1])), stock=len(deal.stock),
        piles=(deal.piles[0].bit_count(), deal.piles[1].bit_count()),
        basras=(basra_cards(deal.basras[0]), basra_cards(deal.basras[1])), totals=match.totals,
        position=deal.to_text(), judged=judged)
