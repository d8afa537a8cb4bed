"""Checking the proof of a match: what it claims, claim by claim (FAIRNESS.md, step 10)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from basra.errors import BasraError, RecordError
from basra.events import (
    CardPlayed,
    Committed,
    DealEnded,
    DealStarted,
    Event,
    MatchEnded,
    MatchStarted,
    SeatCommitted,
    SeatRevealed,
    Stopped,
)
from basra.fair import fingerprint
from basra.lines import Lines
from basra.players import EVERY_LEVEL, computer_turn
from basra.record import Record

MOST_BYTES = 1 << 20
"""The size of the largest file that is read; a match of 64 deals stays below it."""

Found = dict[str, int | str]

ClaimName = Literal["form", "practice", "daily", "promise", "values", "deal", "result", "players"]


@dataclass(frozen=True, slots=True)
class Claim:
    """One thing that a proof claims, and whether it holds."""

    name: ClaimName
    holds: bool | None
    """None if it could not be checked, since one before it does not hold."""
    fault: str = ""
    """What is wrong if it does not hold."""
    deal: int = 0
    """The number of the deal, from 1; 0 if the claim is about the whole match."""
    found: Found = field(default_factory=dict)
    """What was found if it holds: ``events``, ``chain``; ``fingerprint``; ``proven`` (1 or 0); ``plays``,
    ``first`` and ``second`` (points of seat 0 and 1; not of a deal that was broken off); ``ending``
    (``points``, or if the match was broken off who won by that: ``first``, ``second`` or ``nobody``)."""


def verify(data: bytes, *, replay_players: bool = False) -> list[Claim]:
    """Check the proof of a match that is over.

    Args:
        data: the bytes of the file; any bytes at all are answered.
        replay_players: also let the computer players choose again, and compare.

    Returns:
        the claims in order: the form of the file and its chain, the server's promise, the players' values,
        each deal, the result, and the computer's plays if asked for. Of a match that is not a fair one its
        form, and then that nothing is claimed: a claim that does not hold, with the kind as its name.
    """
    try:
        lines = _read(data)
    except RecordError as error:
        return [Claim("form", False, str(error))]
    claims = [Claim("form", True, found={"events": len(lines.events), "chain": lines.chain})]
    first = lines.events[0]
    if isinstance(first, MatchStarted) and first.kind != "fair":
        fault = f"a {first.kind} match: nothing is claimed about its dealing"
        return [*claims, Claim(first.kind, False, fault)]
    record = Record()
    for name, deal, events in _sections(lines.events):
        sound = claims[-1].holds
        claims.append(_claim(record, name, deal, events) if sound else Claim(name, None, deal=deal))
    if replay_players:
        claims.append(_replay(record) if claims[-1].holds else Claim("players", None))
    return claims


def _read(data: bytes) -> Lines:
    if len(data) > MOST_BYTES:
        raise RecordError(f"a proof has at most {MOST_BYTES} bytes, this file has {len(data)}")
    try:
        lines = Lines.from_text(data.decode())
    except UnicodeDecodeError:
        raise RecordError("the file is not a text in UTF-8") from None
    if lines.hidden:
        raise RecordError("a proof holds no hidden secret: the match is not over")
    return lines


def _sections(events: Sequence[Event]) -> Iterable[tuple[ClaimName, int, Sequence[Event]]]:
    """Divide events by the claim that they belong to; also yield the number of the deal, or 0."""
    end = next((index for index, event in enumerate(events) if isinstance(event, MatchEnded)), len(events))
    starts = [index for index, event in enumerate(events[:end]) if isinstance(event, DealStarted)]
    first = starts[0] if starts else end
    yield "promise", 0, events[:min(2, first)]
    yield "values", 0, events[min(2, first):first]
    for deal, (start, stop) in enumerate(pairwise([*starts, end]), 1):
        yield "deal", deal, events[start:stop]
    yield "result", 0, events[end:]


def _claim(record: Record, name: ClaimName, deal: int, events: Sequence[Event]) -> Claim:
    try:
        record.secrets |= Record.revealed(events)
        for event in events:
            record.append(event)
        return Claim(name, True, deal=deal, found=_FOUND[name](record, events))
    except BasraError as error:
        return Claim(name, False, str(error), deal)


def _promise(record: Record, events: Sequence[Event]) -> Found:
    if not isinstance(events[-1] if events else None, Committed):
        raise RecordError("the commitments are missing")
    return {"fingerprint": fingerprint(record.root)}


def _values(record: Record, events: Sequence[Event]) -> Found:
    is_stopped = isinstance(events[-1] if events else None, Stopped)
    if not is_stopped and record.seats_of(SeatCommitted) != record.seats_of(SeatRevealed):
        raise RecordError("a value that was committed to is missing")
    return {"proven": int(record.is_proven)}


def _deal(_record: Record, events: Sequence[Event]) -> Found:
    last = events[-1]
    plays = sum(isinstance(event, CardPlayed) for event in events)
    if isinstance(last, Stopped):
        return {"plays": plays}
    if not isinstance(last, DealEnded):
        raise RecordError("the end of the deal is missing, and with it the reveal of its secret")
    return {"plays": plays, "first": last.scores[0].total, "second": last.scores[1].total}


def _result(record: Record, events: Sequence[Event]) -> Found:
    if not (events and isinstance(events[-1], MatchEnded)):
        raise RecordError("the end of the match is missing")
    winners = {None: "nobody", 0: "first", 1: "second"}
    return {"first": record.match.totals[0], "second": record.match.totals[1],
            "ending": winners[record.match.winner] if record.stopped else "points"}


_FOUND = {"promise": _promise, "values": _values, "deal": _deal, "result": _result}


def _replay(record: Record) -> Claim:
    """Let the computer players choose again at each of their plays, and at those made for a person."""
    levels = [player.name for player in record.started.players if player.kind == "computer"]
    if unknown := [level for level in levels if level not in EVERY_LEVEL]:
        return Claim("players", False, f"this program has no player {unknown[0]!r}")
    again, plays = Record(secrets=record.secrets), 0
    for event in record.events:
        if isinstance(event, CardPlayed) and (turn := computer_turn(again)):
            wanted = again.event_of(turn.play())
            if wanted != event:
                return Claim("players", False, f"event {again.seq + 1}: the computer would play "
                             f"{wanted.card}, not {event.card} (dealt by {record.started.software!r})")
            plays += 1
        again.append(event)
    return Claim("players", True, found={"plays": plays})
