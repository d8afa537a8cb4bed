"""What is around the cards of an online match, as one node sees it: who is there, the clock, what both want.

Nothing here waits or reads a clock: a moment is a whole number of milliseconds, and comes in.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from basra.events import SeatCommitted, SeatRevealed
from basra.record import Record
from basra.server.storage.around import StoredAround
from basra.table.clock import MOST_TIME_OUTS, Clock, Running
from basra.table.frames import Offer, SeatState, TableFrame
from basra.table.table import Audience

Present = tuple[bool, bool]
"""Whether seat 0 and seat 1 are there."""


@dataclass(slots=True, kw_only=True)
class Surroundings:
    """What :class:`TableFrame` tells. While neither seat is there, all that is waited for stands still."""

    stored: StoredAround
    record: Record
    running: Running
    silent_since: int
    """When the last event was seen, or somebody came after nobody was there."""
    present: Present = (False, False)
    away_since: tuple[int, int] = (0, 0)
    """Since when each seat has been missed; it says nothing of one that is there."""
    watchers: int = 0

    @classmethod
    def start(cls, stored: StoredAround, record: Record, clock: Clock, now: int) -> "Surroundings":
        """Return what is around a match that was stored: the time of the play under way begins anew."""
        running = Running.start(clock, stored.banks).next(record.match.turn, now, is_away=True)
        return cls(stored=stored, record=record, running=running, silent_since=now, away_since=(now, now))

    @property
    def clock(self) -> Clock:
        """The clock of the match."""
        return self.running.clock

    def see(self, present: Present, now: int) -> None:
        """Take note of who is there. What was waited for while nobody was is not counted."""
        if any(self.present):
            self.running = self.running.at(now)
        else:
            self.running, self.silent_since, self.away_since = self.running.moved_to(now), now, (now, now)
        first, second = (now if was_there else since
                         for was_there, since in zip(self.present, self.away_since, strict=True))
        self.present, self.away_since = present, (first, second)
        self.running = self.running.with_presence(self._is_away(self.running.turn), now)

    def after(self, record: Record, now: int, *, is_new_deal: bool) -> Running:
        """Return the clock once the match has moved on to a record."""
        turn = record.match.turn
        return self._at(now).next(turn, now, is_away=self._is_away(turn), is_new_deal=is_new_deal)

    def move(self, record: Record, running: Running, now: int) -> None:
        """Move on to a record; what it took to store it is nobody's time."""
        self.record, self.running, self.silent_since = record, running.moved_to(now), now

    def follow(self, stored: StoredAround, record: Record, now: int) -> None:
        """Move on to a record that another node has stored: the time of the play under way begins now."""
        turn = record.match.turn
        running = Running.start(self.clock, stored.banks).next(turn, now, is_away=self._is_away(turn))
        self.stored = stored
        self.move(record, running, now)

    def wants(self, offer: Offer) -> set[int]:
        """Return the seats that want something."""
        return {seat for seat, wanted in self.stored.offers if wanted == offer}

    def time_out(self, now: int) -> int | None:
        """Return the seat whose time is up, None if none is."""
        expires = self.running.expires
        return self.running.turn if any(self.present) and expires is not None and expires <= now else None

    def may_claim(self, seat: int, now: int) -> bool:
        """Whether a seat may claim the match, since the other one is away or silent for too long."""
        if self.record.match.is_over or not any(self.present):
            return False
        other = 1 - seat
        is_late = any(moment <= now for moment in self._deadlines(other))
        return is_late or self.record.time_outs(other) >= MOST_TIME_OUTS

    def next_change(self, now: int) -> int | None:
        """Return the next moment at which something changes though nothing happens; None if nothing does."""
        if self.record.match.is_over or not any(self.present):
            return None
        moments = [moment for seat in (0, 1) for moment in self._deadlines(seat) if moment > now]
        if (expires := self.running.expires) is not None:
            moments.append(expires)
        return min(moments, default=None)

    def frames(self, now: int) -> dict[Audience, TableFrame]:
        """Return what each seat and spectators are told."""
        running = self._at(now)
        left, following = running.left(now), self.stored.next
        common = TableFrame(
            seq=self.record.seq, clock=self.stored.clock, play_ms=left.play_ms if left else None,
            seats=(self._seat(0, running, now), self._seat(1, running, now)), may_claim=False,
            is_rated=self.stored.is_rated, watchers=self.watchers, watch=None,
            next=following and following[1])
        seated = replace(common, watch=self.stored.watch, next=following and following[0])
        return {None: common, **{seat: replace(seated, may_claim=self.may_claim(seat, now))
                                 for seat in (0, 1)}}

    def _seat(self, seat: int, running: Running, now: int) -> SeatState:
        waited = now - self.away_since[seat] if any(self.present) else 0
        return SeatState(
            is_present=self.present[seat],
            grace_ms=None if self.present[seat] else max(self.clock.grace_ms - waited, 0),
            bank_ms=None if self.clock.play_ms is None else running.banks_at(now)[seat],
            time_outs=self.record.time_outs(seat),
            offers=tuple(sorted(offer for whose, offer in self.stored.offers if whose == seat)),
            rating=self.stored.ratings[seat])

    def _at(self, now: int) -> Running:
        return self.running.at(now) if any(self.present) else self.running.moved_to(now)

    def _is_away(self, seat: int | None) -> bool:
        return seat is not None and not self.present[seat]

    def _deadlines(self, seat: int) -> Iterator[int]:
        """Give the moments from which a seat is away or silent for too long."""
        is_in_setup = not self.record.match.deals_begun
        if is_in_setup and seat not in _awaited(self.record):
            return
        if not self.present[seat]:
            yield self.away_since[seat] + self.clock.grace_ms
        if is_in_setup:
            yield self.silent_since + self.clock.grace_ms
        elif self.clock.silence_ms is not None and self.record.match.turn == seat:
            yield self.silent_since + self.clock.silence_ms


def _awaited(record: Record) -> set[int]:
    """Return the seats whose commitment, or whose value, is awaited before the first deal."""
    committed = record.seats_of(SeatCommitted)
    return record.people - (committed if committed != record.people else record.seats_of(SeatRevealed))
