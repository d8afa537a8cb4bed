"""Whether what players were told is true: every frame beside the record, folded by the engine."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from basra import Play, Record
from basra.cards import Card
from basra.events import CardPlayed, DealStarted, Event, RoundDealt
from basra.server.wire import encode
from basra.table.frames import ServerFrame, StepFrame, Welcome
from basra.table.views import view_frame

from .crowd import Crowd, Seat

_CARD = re.compile(r'"((?:10|[2-9AJKQ])[CDHS])')


@dataclass
class Findings:
    """What was looked at, and what was wrong."""

    views: int = 0
    cards: int = 0
    """Mentions of cards in them."""
    plays: int = 0
    """Plays that were acknowledged."""
    faults: list[str] = field(default_factory=list)


async def truth_of(crowd: Crowd) -> Findings:
    """Check all that a crowd was told; its matches are over."""
    found = Findings()
    for pair in crowd.pairs:
        record = Record.from_text(await crowd.proof_of(pair))
        for seat in pair.seats:
            _check_frames(found, record, seat)
            _check_plays(found, record, seat)
    return found


def _check_frames(found: Findings, record: Record, seat: Seat) -> None:
    """Every view is, to the byte, what the engine makes of the record, and shows no card that is hidden."""
    known, views = list(_known(record, seat.seat)), _views(record, seat.seat)
    # Who knows that the match was stopped knows all: the last event only says so once more.
    if seat.view["seq"] != record.seq and not seat.view["is_over"]:
        found.faults.append(f"seat {seat.seat} stays at event {seat.view['seq']} of {record.seq}")
    for text in seat.frames:
        frame = json.loads(text)
        if (view := frame.get("view")) is None:
            continue
        seq = view["seq"]
        wanted: dict[str, ServerFrame] = {
            "step": StepFrame(seq=seq, event=record.events[seq], view=views[seq]),
            "welcome": Welcome(view=views[seq])}
        if frame["frame"] in wanted and text != encode(wanted[frame["frame"]]):
            found.faults.append(f"the {frame['frame']} at event {seq} is not true")
        mentioned = set(_CARD.findall(_of_this_deal(frame)))
        if hidden := mentioned - known[seq]:
            found.faults.append(f"hidden cards at event {seq}: {sorted(hidden)}")
        found.views += 1
        found.cards += len(mentioned)


def _check_plays(found: Findings, record: Record, seat: Seat) -> None:
    """What was acknowledged is there, once, and nothing that the seat did not want."""
    made = {seq: event for seq, event in enumerate(record.events)
            if isinstance(event, CardPlayed) and event.seat == seat.seat}
    for seq, play in seat.accepted:
        event = made.pop(seq, None)
        text = event and str(Play(Card(event.card), tuple(map(Card, event.captured)), event.basra))
        if text != play:
            found.faults.append(f"{play} was acknowledged as event {seq}, which is {text}")
    wanted = 1 if seat.pending and seat.pending[0]["frame"] == "play" else 0
    if len(made) > wanted:
        found.faults.append(f"{len(made)} plays that nobody was told are made, of {wanted} that were wanted")
    found.plays += len(seat.accepted)


def _views(record: Record, seat: int) -> list[Any]:
    at, views = Record(secrets=record.secrets), []
    for event in record.events:
        at.append(event)
        views.append(view_frame(at, seat))
    return views


def _known(record: Record, seat: int) -> Iterator[set[str]]:
    """Yield, for each event, the cards of its deal that a seat has seen."""
    seen: set[str] = set()
    deal = 0
    for event in record.events:
        if isinstance(event, DealStarted):
            seen, deal = {*event.floor, *event.replaced}, event.deal
        seen = seen | set(_shown(event, record.decks.get(deal, ()), seat))
        yield seen


def _shown(event: Event, deck: tuple[Card, ...], seat: int) -> Iterator[str]:
    match event:
        case DealStarted() | RoundDealt():
            yield from (str(deck[position]) for position in event.hands[seat])
        case CardPlayed():
            yield event.card


def _of_this_deal(frame: dict[str, Any]) -> str:
    """Return a frame without what names cards rightly: the rules, and how the deal before ended."""
    view = {name: value for name, value in frame["view"].items() if name not in ("rules", "last_deal")}
    event = frame.get("event", {})
    return json.dumps([view, {} if event.get("event") in ("deal-end", "match") else event])
