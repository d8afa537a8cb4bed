"""What is around the cards of one online match, kept and told: presence, clock, offers, talk, the rematch.

Nothing of it is there at a match against the computer, or of two persons at one device.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from basra.events import CardPlayed, DealStarted
from basra.record import Record
from basra.server.playing.bell import NO_VERSION
from basra.server.playing.clockwork import moment
from basra.server.playing.listener import Listener
from basra.server.playing.neighbours import Neighbours
from basra.server.playing.surroundings import Present, Surroundings
from basra.server.playing.talk import Talk
from basra.server.storage.around import AroundStore, banks, without_offer
from basra.server.storage.store import News
from basra.server.storage.writer import Write
from basra.server.wire import encode
from basra.table.clock import Clock, ClockName, Running
from basra.table.frames import OfferCommand, ProblemCode, Rejection, TalkCommand
from basra.table.table import Step

_WATCHERS_SECONDS = 1.0
"""How long it takes until everybody is told of spectators who came or left, so that many cost little."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Parts:
    """What all online matches of a server have in common."""

    store: AroundStore
    clocks: Mapping[ClockName, Clock]
    neighbours: Neighbours
    open_rematch: Callable[[str], Awaitable[str]]
    """Opens the match that follows one; if there is one already, it is that."""


class Around:
    """What is around one match. Only one method runs at once: the table's lock is held.

    Every method that waits may raise StorageError.
    """

    def __init__(self, match: str, parts: Parts, listeners: set[Listener],
                 wake_at: Callable[[int | None], None], ring: Callable[[], None]) -> None:
        """Set it up; nothing is known before :meth:`load`.

        Args:
            match: its id.
            parts: what all matches have in common.
            listeners: who is at the table; others change it.
            wake_at: tells the table when something is due, so that it calls :meth:`tell`.
            ring: lets other nodes know that something was stored.
        """
        self._match = match
        self._parts = parts
        self._listeners = listeners
        self._wake_at = wake_at
        self._ring = ring
        self._now: Surroundings | None = None
        self._clock_after: Running | None = None
        self._version = 0
        """Of the match, when all around it was read, and one more for each transaction since with events."""
        self._talk = Talk(match, parts.store)
        self._watchers_task: asyncio.Task[None] | None = None

    @property
    def is_online(self) -> bool:
        """Whether the match is played by two devices, as far as is known."""
        return self._now is not None

    @property
    def version(self) -> int:
        """That of the match up to which all is known; of one that is not online nothing is known."""
        return self._version if self._now else NO_VERSION

    async def load(self, record: Record) -> None:
        """Read what is stored, for :meth:`tell`: the table was loaded, or another node has changed it."""
        known = self._now.stored if self._now else None
        if record.people != {0, 1} or (stored := await self._parts.store.get(self._match, known)) is None:
            return
        self._version = stored.version
        if self._now is None:
            self._now = Surroundings.start(stored, record, self._parts.clocks[stored.clock], moment())
        elif self._now.record.seq == record.seq:  # it was loaded again, and time goes on
            self._now.stored, self._now.record = stored, record
        else:
            self._now.follow(stored, record, moment())
        self._look(self._now)
        await self._talk.tell(self._listeners)
        await self._store_presence(self._now)

    def follow(self, steps: Sequence[Step], news: News) -> bool:
        """Go on after steps of another node, and tell what they changed, without reading anything.

        Returns:
            False if more than these has changed, or nothing is known: then :meth:`load` is needed.
        """
        is_all = news.version == self._version + sum(step.key is not None for step in steps)
        if self._now is None or not is_all or self._declined(self._now, steps):
            return False
        self._version = news.version
        if steps:
            self._now.follow(replace(self._now.stored, banks=news.banks), steps[-1].record, moment())
        if self._look(self._now) or steps:
            self.tell()
        return True

    async def welcome(self, listener: Listener) -> None:
        """Tell somebody who came what is around the cards, and the others that it came."""
        if self._now is None:
            return
        if self._look(self._now):
            self.tell()
        else:
            listener.tell(encode(self._now.frames(moment())[listener.seat]))
            self._tell_of_watchers(self._now)
        await self._talk.tell_again(listener)
        await self._store_presence(self._now)

    async def left(self) -> None:
        """Tell those who are there that somebody left."""
        if self._now is None:
            return
        if self._look(self._now):
            self.tell()
        self._tell_of_watchers(self._now)
        await self._store_presence(self._now)

    def may_claim(self, seat: int) -> bool:
        """Whether a seat may claim the match now."""
        return self._now is not None and self._now.may_claim(seat, moment())

    def time_out(self) -> int | None:
        """Return the seat whose time is up, None if none is."""
        return self._now.time_out(moment()) if self._now else None

    def writes(self, steps: Sequence[Step]) -> list[Write]:
        """Return what is stored in the transaction of steps: the banks, and that a play declines an offer."""
        if self._now is None:
            return []
        is_new_deal = any(isinstance(step.event, DealStarted) for step in steps)
        self._clock_after = self._now.after(steps[-1].record, moment(), is_new_deal=is_new_deal)
        left = self._clock_after.banks
        return [*([banks(self._match, left)] if left != self._now.running.banks else []),
                *(without_offer(self._match, seat, "stop") for seat in self._declined(self._now, steps))]

    def moved(self, steps: Sequence[Step]) -> None:
        """Go on after steps that are stored with :meth:`writes`, and tell what they changed."""
        if self._now is None or self._clock_after is None:
            return
        self._version += 1
        offers = self._now.stored.offers - {(seat, "stop") for seat in self._declined(self._now, steps)}
        self._now.stored = replace(self._now.stored, offers=offers)
        self._now.move(steps[-1].record, self._clock_after, moment())
        self.tell()

    async def offer(self, seat: int, command: OfferCommand) -> Rejection | None:
        """Store what a seat offers or takes back, and tell it; return why it is refused, if it is.

        An offer that both make is for :attr:`is_stop_agreed` and :meth:`open_rematch` to see.
        """
        if self._now is None:
            return "not-online"
        record = self._now.record
        if command.offer == "stop" and record.match.is_over:
            return "match-over"
        if command.is_on and command.offer != "words" and command.seq != record.seq:
            return "stale"
        if command.offer == "rematch" and not record.match.is_over:
            return "stale"
        if (seat in self._now.wants(command.offer)) != command.is_on:
            await self._parts.store.offer(self._match, seat, command.offer, is_on=command.is_on)
            self._ring()
            await self._read_again()
            self.tell()
        return None

    @property
    def is_stop_agreed(self) -> bool:
        """Whether both want to stop a match that is not over."""
        now = self._now
        return now is not None and not now.record.match.is_over and now.wants("stop") == {0, 1}

    async def open_rematch(self) -> None:
        """Open the match that follows, if both want it and it is not there, and tell it."""
        now = self._now
        if (now and now.record.match.is_over and now.stored.next is None
                and now.wants("rematch") == {0, 1}):
            await self._parts.open_rematch(self._match)
            await self._parts.store.stir(self._match)
            self._ring()
            await self._read_again()
            self.tell()

    async def talk(self, seat: int, command: TalkCommand) -> ProblemCode | None:
        """Store what a seat says and tell it, once; return why it is refused, if it is."""
        if self._now is None:
            return "no-match"
        if (command.phrase is None) == (command.text is None):
            return "bad-frame"
        if command.text is not None and self._now.wants("words") != {0, 1}:
            return "no-words"
        await self._talk.say(seat, command)
        self._ring()
        await self._talk.tell(self._listeners)
        return None

    def tell(self) -> None:
        """Tell everybody what is around the cards, and wake the table when that changes by itself."""
        if self._now is None:
            return
        self._now.watchers = sum(listener.seat is None for listener in self._listeners)
        frames = self._now.frames(moment())
        texts = {audience: encode(frames[audience])
                 for audience in {listener.seat for listener in self._listeners}}
        for listener in self._listeners:
            listener.tell(texts[listener.seat])
        self.set_timer()

    def close(self) -> None:
        """Tell nothing more, and know nothing."""
        self._now = None
        if self._watchers_task:
            self._watchers_task.cancel()

    def set_timer(self) -> None:
        """Wake the table when something changes by itself, if a seat is connected here."""
        is_here = any(listener.seat is not None for listener in self._listeners)
        self._wake_at(self._now.next_change(moment()) if self._now and is_here else None)

    def _look(self, now: Surroundings) -> bool:
        """See who is there; return whether a seat came or left."""
        others, here = self._parts.neighbours, self._here()
        there = {seat for seat, node in now.stored.presences if node != others.name and others.is_alive(node)}
        present = here[0] or 0 in there, here[1] or 1 in there
        has_changed = present != now.present
        if has_changed:
            now.see(present, moment())
        return has_changed

    def _declined(self, now: Surroundings, steps: Sequence[Step]) -> set[int]:
        """Return the seats whose offer to stop is declined: the other one has seen it, and has played."""
        played = {step.event.seat for step in steps if isinstance(step.event, CardPlayed)}
        return {seat for seat in now.wants("stop") if 1 - seat in played}

    async def _read_again(self) -> None:
        """Read what is stored beside the record; the clock goes on."""
        if self._now and (stored := await self._parts.store.get(self._match, self._now.stored)):
            self._now.stored = stored

    def _here(self) -> Present:
        """Return which seats have a socket at this node."""
        seats = {listener.seat for listener in self._listeners}
        return 0 in seats, 1 in seats

    async def _store_presence(self, now: Surroundings) -> None:
        """Tell other nodes which seats are at this one, unless it is stored; they may have removed it."""
        node, here = self._parts.neighbours.name, self._here()
        if node is None:
            return
        for seat in (0, 1):
            if here[seat] != ((seat, node) in now.stored.presences):
                await self._parts.store.be_present(self._match, seat, node, is_present=here[seat])
                now.stored = replace(now.stored, presences=now.stored.presences ^ {(seat, node)})
                self._ring()

    def _tell_of_watchers(self, now: Surroundings) -> None:
        """Tell everybody soon if spectators came or left."""
        watchers = sum(listener.seat is None for listener in self._listeners)
        if watchers != now.watchers and (self._watchers_task is None or self._watchers_task.done()):
            self._watchers_task = asyncio.create_task(self._tell_soon())

    async def _tell_soon(self) -> None:
        await asyncio.sleep(_WATCHERS_SECONDS)
        self.tell()
