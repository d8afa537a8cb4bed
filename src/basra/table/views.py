"""The frame of a view: what one seat may know, as plain data."""

from typing import Literal

from basra.captures import Basra, groups_of
from basra.cards import Card, cards_of, mask_of
from basra.events import CardPlayed, DealEnded, DealStarted, SeatCommitted
from basra.plays import Play
from basra.record import Record
from basra.rules import Rules
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
        round=view.round, dealer=view.dealer, turn=view.turn, floor=texts(view.floor),
        hand=tuple(HandCard(card=str(card), position=position)
                   for card, position in zip(view.hand, own, strict=True)),
        plays=tuple(play_frame(play, view.rules) for play in view.plays), stock=view.stock,
        seats=(_seat_frame(record, view, 0), _seat_frame(record, view, 1)), carried=view.carried,
        last_play=last_play, last_deal=last_deal,
        can_take_back=seat is not None and record.take_back_of(seat) is not None,
        winner=view.winner, is_over=view.is_over)


def _stage(record: Record) -> Literal["commit", "reveal", "play"]:
    if record.match.deals_begun:
        return "play"
    return "reveal" if record.seats_of(SeatCommitted) == record.people else "commit"


def texts(cards: tuple[Card, ...]) -> tuple[str, ...]:
    """Return cards as their texts."""
    return tuple(map(str, cards))


def play_frame(play: Play, rules: Rules) -> PlayFrame:
    """Return the frame of a play: what it captures, as it belongs together, and what it earns."""
    groups = groups_of(mask_of(play.captured), play.card)
    points = {None: 0, Basra.BASRA: rules.basra_points, Basra.JACK: rules.jack_basra_points}
    return PlayFrame(play=str(play), card=str(play.card), captured=texts(play.captured),
                     groups=tuple(texts(tuple(cards_of(group))) for group in groups),
                     basra=play.basra, points=points[play.basra])


def _seat_frame(record: Record, view: View, seat: int) -> SeatFrame:
    return SeatFrame(player=record.started.players[seat], positions=view.positions[seat],
                     pile=view.piles[seat].bit_count(),
                     basras=tuple(BasraCard(card=str(card), kind=kind) for card, kind in view.basras[seat]),
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
