"""A table in play: the one path of a play, from a command to what everybody is told."""

import asyncio
from dataclasses import dataclass, field

import structlog

from basra.errors import BasraError
from basra.server.errors import ConflictError, GoneError, StorageError
from basra.server.metrics import COMMAND_SECONDS, COMMANDS, CONFLICTS
from basra.server.playing.thinking import Thinker, ThinkingError
from basra.server.storage.store import Entry, Store
from basra.server.wire import encode
from basra.table.frames import Accepted, Command, Rejected, StepFrame, ViewFrame, Welcome
from basra.table.table import Audience, Step, Table, computer_command

RETRY_SECONDS = 1.0
"""How long the computer waits before it plays again after the database failed."""

SECONDS_GIVEN_UP = 10.0
"""How long it waits after its thinking was given up: processes that die at once must not fill the machine."""

MOST_WAITING = 256
"""Frames that may wait for a slow connection before it is closed."""

log = structlog.get_logger()


@dataclass(slots=True, eq=False)
class Listener:
    """One connection at a table: what it is told waits here, in order."""

    seat: Audience
    frames: "asyncio.Queue[str]" = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    lags: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once it was too slow to be told everything: it must be closed."""
    is_gone: bool = False
    """Whether the match is there no longer; :attr:`lags` is set then, too."""

    def tell(self, frame: str) -> None:
        """Put a frame at the end of what it is told."""
        try:
            self.frames.put_nowait(frame)
        except asyncio.QueueFull:
            self.lags.set()

    def dismiss(self) -> None:
        """Close it, since the match is there no longer."""
        self.is_gone = True
        self.lags.set()


class LiveTable:
    """A table in memory. What is stored is the truth: after any doubt it is loaded again.

    Every method may raise StorageError, nothing has changed then; or GoneError once the match is deleted.
    """

    def __init__(self, match: str, store: Store, thinker: Thinker) -> None:
        self.match = match
        self._store = store
        self._thinker = thinker
        self._lock = asyncio.Lock()
        self._table: Table | None = None
        self._listeners: set[Listener] = set()
        self._computer: asyncio.Task[None] | None = None

    @property
    def is_idle(self) -> bool:
        """Whether nobody listens and no computer player thinks."""
        return not self._listeners and (self._computer is None or self._computer.done())

    async def table(self) -> Table:
        """Return the table as it is now; the computer's turn is made if it is due."""
        async with self._lock:
            return await self._loaded()

    async def view(self, audience: Audience) -> ViewFrame:
        """Return what a seat or a spectator may know now."""
        return (await self.table()).view(audience)

    async def welcome(self, listener: Listener) -> None:
        """Tell a listener the whole view, and every step from then on."""
        async with self._lock:
            table = await self._loaded()
            self._listeners.add(listener)
            listener.tell(encode(Welcome(view=table.view(listener.seat))))

    def leave(self, listener: Listener) -> None:
        """Tell a listener nothing more."""
        self._listeners.discard(listener)

    async def act(self, seat: int, command: Command) -> Accepted | Rejected:
        """Decide on a command, commit it, apply it and tell everybody, in this order.

        It goes on to its end even if whoever asked does not wait for the answer.
        """
        with COMMAND_SECONDS.time():
            answer = await asyncio.shield(asyncio.create_task(self._act(seat, command)))
        COMMANDS.labels(answer.code if isinstance(answer, Rejected) else "accepted").inc()
        return answer

    def dismiss(self) -> None:
        """Send everybody away: the match is there no longer."""
        self._table = None
        for listener in self._listeners:
            listener.dismiss()

    async def close(self) -> None:
        """Stop the computer player."""
        if self._computer:
            self._computer.cancel()
            await asyncio.wait([self._computer])

    async def _act(self, seat: int, command: Command) -> Accepted | Rejected:
        async with self._lock:
            while True:
                table = await self._loaded()
                decision = table.decide(seat, command)
                if not isinstance(decision, tuple):
                    return decision
                try:
                    await self._commit(decision)
                except ConflictError:
                    # Another server was faster. What is stored now decides: the play is in it, or is stale.
                    CONFLICTS.inc()
                    log.warning("play-conflict", match=self.match, seq=decision[0].seq)
                    continue
                table.apply(decision)
                self._tell(decision)
                self._wake_computer()
                return Accepted(key=command.key, seq=decision[0].seq)

    async def _commit(self, steps: tuple[Step, ...]) -> None:
        try:
            await self._store.add_events([Entry(step.seq, step.event, step.key) for step in steps],
                                         steps[-1].record)
        except (ConflictError, StorageError):
            self._table = None
            raise

    def _tell(self, steps: tuple[Step, ...]) -> None:
        for seat in {listener.seat for listener in self._listeners}:
            frames = [encode(StepFrame(seq=step.seq, event=step.event, view=step.view(seat)))
                      for step in steps]
            for listener in self._listeners:
                if listener.seat == seat:
                    for frame in frames:
                        listener.tell(frame)

    async def _loaded(self) -> Table:
        """Return the table, loaded first if it is not there; the lock is held."""
        if self._table is None:
            self._table = await self._load()
            for listener in self._listeners:
                listener.tell(encode(Welcome(view=self._table.view(listener.seat))))
            self._wake_computer()
        return self._table

    async def _load(self) -> Table:
        try:
            kept = await self._store.match(self.match)
            return Table.resume(kept.events, kept.secrets, kept.keys)
        except GoneError:
            self.dismiss()
            raise
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
                turn = (await self.table()).computer_turn()
                if turn is None:
                    return
                await self._act(*await self._thinker.think(computer_command, turn))
            except GoneError:
                return
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)
            except ThinkingError as error:
                log.error("computer-waits", match=self.match, reason=str(error))
                await asyncio.sleep(SECONDS_GIVEN_UP)
            except Exception:
                log.exception("computer-failed", match=self.match)
                return
