"""A table in play: the one path of a play, from a command to what everybody is told."""

import asyncio

import structlog

from basra.errors import BasraError, LevelError, UnknownEventError
from basra.server.errors import ConflictError, GoneError, StorageError
from basra.server.metrics import COMMAND_SECONDS, COMMANDS, CONFLICTS
from basra.server.playing.around import Around, Parts
from basra.server.playing.bell import NO_VERSION, Bell
from basra.server.playing.clockwork import Clockwork
from basra.server.playing.following import Ear, steps_after
from basra.server.playing.listener import Listener
from basra.server.playing.thinking import Thinker, ThinkingError
from basra.server.storage.store import Entry, Store
from basra.server.wire import encode
from basra.table.frames import (
    Accepted,
    Command,
    OfferCommand,
    Problem,
    Rejected,
    StepFrame,
    TalkCommand,
    ViewFrame,
    Welcome,
)
from basra.table.table import (
    Audience,
    ServerCommand,
    Step,
    StopCommand,
    Table,
    TimeOutCommand,
    computer_command,
)

RETRY_SECONDS = 1.0
"""How long the computer waits before it plays again after the database failed."""

SECONDS_GIVEN_UP = 10.0
"""How long it waits after its thinking was given up: processes that die at once must not fill the machine."""

log = structlog.get_logger()


class LiveTable:
    """A table in memory. What is stored is the truth: after any doubt it is loaded again.

    Every method may raise StorageError, nothing has changed then; or GoneError once the match is deleted.
    """

    def __init__(self, match: str, store: Store, thinker: Thinker, parts: Parts, bell: Bell) -> None:
        self.match = match
        self._store = store
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._listeners: set[Listener] = set()
        self._computer: asyncio.Task[None] | None = None
        self._clockwork = Clockwork(self._wake)
        self._is_shared = bell.is_shared
        self._ear = Ear(match, bell, self._follow, self._version)
        self._around = Around(match, parts, self._listeners, self._clockwork.set, self._ear.ring)
        self._leaving: set[asyncio.Task[None]] = set()

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens, nobody's leaving is still to be told, and no computer player thinks."""
        return not self._listeners and not self._leaving and (self._computer is None or self._computer.done())

    async def table(self) -> Table:
        """Return the table as it is now; the computer's turn is made if it is due."""
        async with self._lock:
            return await self._current()

    async def view(self, audience: Audience) -> ViewFrame:
        """Return what a seat or a spectator may know now."""
        return (await self.table()).view(audience)

    async def welcome(self, listener: Listener) -> None:
        """Tell a listener the whole view and what is around it, and all that changes until it leaves."""
        async with self._lock:
            self._ear.open()  # before anything is read, so that no ring is missed
            await self._current()
            await self._settle()
            table = await self._loaded()
            self._listeners.add(listener)
            listener.tell(encode(Welcome(view=table.view(listener.seat))))
            await self._around.welcome(listener)

    def leave(self, listener: Listener) -> None:
        """Tell a listener nothing more; it may never have been welcomed."""
        self._listeners.discard(listener)
        if not self._listeners:
            self._ear.close()
        if self._around.is_online:
            task = asyncio.create_task(self._miss())
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    async def act(self, seat: int, command: Command) -> Accepted | Rejected:
        """Decide on a command, commit it, apply it and tell everybody, in this order.

        It goes on to its end even if whoever asked does not wait for the answer.
        """
        with COMMAND_SECONDS.time():
            answer = await asyncio.shield(asyncio.create_task(self._act(seat, command)))
        COMMANDS.labels(answer.code if isinstance(answer, Rejected) else "accepted").inc()
        return answer

    async def offer(self, seat: int, command: OfferCommand) -> Accepted | Rejected:
        """Offer something to the other player or take it back; do it once both want it."""
        return await asyncio.shield(asyncio.create_task(self._offer(seat, command)))

    def dismiss(self) -> None:
        """Send everybody away: the match is there no longer."""
        self._table = None
        self._clockwork.set(None)
        self._around.close()
        for listener in self._listeners:
            listener.dismiss()

    async def talk(self, seat: int, command: TalkCommand) -> Accepted | Problem:
        """Tell the other player what a seat says."""
        async with self._lock:
            table = await self._loaded()
            if code := await self._around.talk(seat, command):
                return Problem(code=code, key=command.key)
            return Accepted(key=command.key, seq=table.record.seq)

    async def close(self) -> None:
        """Stop the computer player and the clock."""
        await self._ear.stop()
        self._clockwork.stop()
        self._around.close()
        tasks = {*self._leaving, *([self._computer] if self._computer else [])}
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)

    async def _act(self, seat: int, command: Command | ServerCommand) -> Accepted | Rejected:
        async with self._lock:
            return await self._decide(seat, command)

    async def _decide(self, seat: int, command: Command | ServerCommand) -> Accepted | Rejected:
        """Do what :meth:`act` does; the lock is held."""
        while True:
            table = await self._loaded()
            decision = table.decide(seat, command, may_claim=self._around.may_claim(seat))
            if not isinstance(decision, tuple):
                # Whoever asks may have seen at another node what is not known here yet.
                if self._is_shared and isinstance(decision, Rejected) and await self._catch_up():
                    continue
                return decision
            try:
                await self._commit(decision)
            except ConflictError:
                CONFLICTS.inc()
                # Another server was faster. What is stored now decides: the play is in it, or is stale.
                log.warning("play-conflict", match=self.match, seq=decision[0].seq)
                if not await self._catch_up():
                    self._table = None
                continue
            self._move(table, decision)
            self._around.moved(decision)
            self._ear.ring()
            return Accepted(key=command.key, seq=decision[0].seq)

    async def _offer(self, seat: int, command: OfferCommand) -> Accepted | Rejected:
        async with self._lock:
            table = await self._current()
            if code := await self._around.offer(seat, command):
                return Rejected(key=command.key, code=code, view=table.view(seat))
            await self._settle()
            return Accepted(key=command.key, seq=(await self._loaded()).record.seq)

    async def _settle(self) -> None:
        """Do what both players want, unless it is done; the lock is held."""
        if self._around.is_stop_agreed:
            seq = (await self._loaded()).record.seq
            await self._decide(0, StopCommand(key=f"stop-{seq}", seq=seq))
        await self._around.open_rematch()

    async def _wake(self) -> None:
        """Make the play of a seat whose time is up; else tell that the match may be claimed now."""
        while True:
            try:
                seq = (await self.table()).record.seq
                seat = self._around.time_out()
                if seat is None:
                    self._around.tell()
                else:
                    await self._act(seat, TimeOutCommand(key=f"time-out-{seq}", seq=seq))
                    self._around.set_timer()
                return
            except GoneError:
                return
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:
                log.exception("clock-failed", match=self.match)
                return

    async def _miss(self) -> None:
        """Tell those who are there that somebody left, and other nodes, however long the database is away."""
        while True:
            try:
                async with self._lock:
                    await self._around.left()
                return
            except StorageError as error:
                log.warning("absence-not-stored", match=self.match, reason=str(error))
                await asyncio.sleep(RETRY_SECONDS)

    async def _commit(self, steps: tuple[Step, ...]) -> None:
        try:
            await self._store.add_events([Entry(step.seq, step.event, step.key) for step in steps],
                                         steps[-1].record, self._around.writes(steps))
        except StorageError:
            self._table = None
            raise

    def _version(self) -> int:
        """Return the version of the match that is known; an earlier one than any if it cannot be told."""
        return self._around.version if self._table else NO_VERSION

    async def _follow(self) -> None:
        """Take over what another node has changed at the match."""
        async with self._lock:
            await self._catch_up()
            await self._loaded()

    async def _catch_up(self) -> bool:
        """Take over what other nodes have stored; return whether there were events. The lock is held."""
        table = await self._loaded()
        try:
            news = await self._store.news(self.match, table.record.seq)
            steps = steps_after(table.record, news.entries)
            if steps:
                self._move(table, steps)
            if not self._around.follow(steps, news):
                await self._around.load(table.record)
                self._around.tell()
        except GoneError:
            self.dismiss()
            raise
        except BasraError:
            self._table = None  # it is loaded again, which says what is wrong with it
            return True
        except StorageError:
            self._table = None
            raise
        return bool(steps)

    def _move(self, table: Table, steps: tuple[Step, ...]) -> None:
        """Move on by steps that are stored, tell them, and wake the computer player."""
        table.apply(steps)
        self._tell(steps)
        self._wake_computer()

    def _tell(self, steps: tuple[Step, ...]) -> None:
        for seat in {listener.seat for listener in self._listeners}:
            frames = [encode(StepFrame(seq=step.seq, event=step.event, view=step.view(seat)))
                      for step in steps]
            for listener in self._listeners:
                if listener.seat == seat:
                    for frame in frames:
                        listener.tell(frame)

    async def _current(self) -> Table:
        """Return the table with all that any node has stored; the lock is held."""
        if self._is_shared and self._table:
            await self._catch_up()
        return await self._loaded()

    async def _loaded(self) -> Table:
        """Return the table, loaded first if it is not there; the lock is held."""
        if self._table is None:
            table = await self._load()
            await self._around.load(table.record)
            self._table = table
            for listener in self._listeners:
                listener.tell(encode(Welcome(view=table.view(listener.seat))))
            self._around.tell()
            self._wake_computer()
        return self._table

    async def _load(self) -> Table:
        try:
            kept = await self._store.match(self.match)
            return Table.resume(kept.events, kept.secrets, kept.keys)
        except GoneError:
            self.dismiss()
            raise
        except (UnknownEventError, LevelError) as error:
            # A newer node may have written it while all are upgraded, and can go on: so it is not void.
            raise StorageError(f"match {self.match} cannot be read by this version: {error}") from error
        except BasraError as error:
            await self._store.mark_void(self.match)
            raise StorageError(f"match {self.match} is damaged: {error}") from error

    def _wake_computer(self) -> None:
        if self._computer is None or self._computer.done():
            self._computer = asyncio.create_task(self._run_computer(), name=f"computer {self.match}")

    async def _run_computer(self) -> None:
        """Make the plays of the computer player until somebody else is to play."""
        while True:
            try:
                async with self._lock:
                    turn = (await self._loaded()).computer_turn()
                if turn is None:
                    return
                await self._act(*await self._thinker.think(computer_command, turn))
            except GoneError:
                return
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)
            except ThinkingError as error:
                log.error("computer-waits", match=self.match, reason=str(error))
                await self._wait_to_think()
            except Exception:
                log.exception("computer-failed", match=self.match)
                await self._wait_to_think()

    async def _wait_to_think(self) -> None:
        """Tell everybody that the computer player cannot think at the moment, and wait."""
        for listener in self._listeners:
            listener.tell(encode(Problem(code="thinking")))
        await asyncio.sleep(SECONDS_GIVEN_UP)
