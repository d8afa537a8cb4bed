"""The frame of a view: what one seat may know, as plain data."""

from collections.abc import Iterable
from typing import Literal

from basra.captures import Basra
from basra.cards import Card, texts_of
from basra.events import CardPlayed, DealEnded, DealStarted, SeatCommitted
from basra.plays import Play
from basra.record import Record
from basra.rules import Rules
from basra.score import points_of
from basra.table.frames import BasraCard, HandCard, PlayFrame, SeatFrame, ViewFrame
from basra.view import View


def view_frame(record: Record, seat: int | None) -> ViewFrame:
    """Return the frame of what a seat (0, 1) or a spectator (None) may know at the end of a record."""
    view = View.of(record, seat)
    last_play, last_deal = _latest(record)
    own = view.positions[seat] if seat is not None else ()
    return ViewFrame(
        match=record.started.match, seat=seat, seq=view.seq, kind=record.kind, rules=view.rules,
        stage=_stage(record), proven=record.is_proven, chain=record.chain[-1].hex(), deal=view.deal,
        round=view.round, dealer=view.dealer, turn=view.turn, floor=texts_of(view.floor),
        hand=tuple(HandCard(card=str(card), position=position)
                   for card, position in zip(view.hand, own, strict=True)),
        plays=tuple(play_frame(play, view.rules) for play in view.plays), stock=view.stock,
        seats=(_seat_frame(record, view, 0), _seat_frame(record, view, 1)), carried=view.carried,
        last_play=last_play, last_deal=last_deal,
        can_take_back=seat is not None and record.take_back_of(seat) is not None,
        winner=view.winner, is_over=view.is_over,
        stopped=record.stopped)


def _stage(record: Record) -> Literal["commit", "reveal", "play"]:
    if record.match.deals_begun:
        return "play"
    return "reveal" if record.seats_of(SeatCommitted) == record.people else "commit"


def play_frame(play: Play, rules: Rules) -> PlayFrame:
    """Return the frame of a play: what it captures, as it belongs together, and what it earns."""
    return PlayFrame(play=str(play), card=str(play.card), captured=texts_of(play.captured),
                     groups=tuple(map(texts_of, play.groups)), basra=play.basra,
                     points=points_of(play.basra, rules))


def basra_cards(basras: Iterable[tuple[Card, Basra]]) -> tuple[BasraCard, ...]:
    """Return the cards that lie face up in a pile for its basras."""
    return tuple(BasraCard(card=str(card), kind=kind) for card, kind in basras)


def _seat_frame(record: Record, view: View, seat: int) -> SeatFrame:
    return SeatFrame(player=record.started.players[seat], positions=view.positions[seat],
                     pile=view.piles[seat].bit_count(),
                     basras=basra_cards(view.basras[seat]),
                     total=view.totals[seat])


def _latest(record: Record) -> tuple[CardPlayed | None, DealEnded | None]:
    """Return the latest play of the deal in play and the end of the latest deal that is over."""
    last_play: CardPlayed | None = None
    in_deal = True
    for event in reversed(record.standing):
        match event:
            case DealEnded():
                return last_play, event
            case DealStarted():
                in_deal = False
            case CardPlayed() if last_play is None and in_deal:
                last_play = event
    return last_play, None
