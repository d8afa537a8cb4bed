"""The lobby: who waits for somebody to play with, which matches may be watched, and who is told."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

import structlog

from basra.server.errors import StorageError
from basra.server.playing.bell import LOBBY, Bell
from basra.server.schema import Rating, RunningMatch
from basra.server.storage.invitations import Invitations, StoredInvitation
from basra.server.storage.people import People
from basra.server.storage.store import Store

SECONDS_BETWEEN = 2.0
"""How often it is looked for what no bell has told: a host who has left, a match that has gone on."""

SECONDS_APART = 0.25
"""However much changes, it is not read more often than that."""

SECONDS_SEEN = 10.0
"""How often it is noted that the hosts in the lobby are there."""

log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class LobbyState:
    """What is in the lobby, before it is known who asks."""

    invitations: tuple[StoredInvitation, ...]
    matches: tuple[RunningMatch, ...]
    asked: dict[str, StoredInvitation]
    """The invitations that were asked for by their codes, also those of which a match has come."""
    ratings: dict[bytes, Rating]
    shunning: frozenset[tuple[bytes, bytes]]
    """Who blocks whom, of those who invite."""

    def invitations_for(self, person: bytes | None) -> list[StoredInvitation]:
        """Return the invitations that somebody may see: not of people whom it must not meet."""
        return [invitation for invitation in self.invitations if person is None or self.shunning.isdisjoint(
            {(person, invitation.person), (invitation.person, person)})]


@dataclass(slots=True, eq=False)
class Visit:
    """Somebody in the lobby."""

    code: str | None
    """Its own invitation, whose host is there as long as the visit lasts."""
    _news: "asyncio.Queue[LobbyState]" = field(default_factory=lambda: asyncio.Queue(1))
    is_new: bool = True

    async def next(self) -> LobbyState:
        """Wait until the lobby has changed; the first time, until it is read."""
        return await self._news.get()

    def tell(self, state: LobbyState) -> None:
        """Tell it what is in the lobby now; what it has not read yet is out of date."""
        self.is_new = False
        if self._news.full():
            self._news.get_nowait()
        self._news.put_nowait(state)


class Lobby:
    """Reads the lobby for all who are there together."""

    def __init__(self, invitations: Invitations, people: People, store: Store, bell: Bell) -> None:
        self._invitations = invitations
        self._people = people
        self._store = store
        self._bell = bell
        self._visits: set[Visit] = set()
        self._rung = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def ring(self) -> None:
        """Say here and to other nodes that something in the lobby has changed."""
        self._rung.set()
        self._bell.ring(LOBBY, besides=self._rung.set)

    async def read(self, codes: frozenset[str]) -> LobbyState:
        """Return what is in the lobby now, and the invitations of some codes.

        Raises:
            StorageError: if the database cannot be read at the moment.
        """
        invitations, asked = await self._invitations.listed(), await self._invitations.of_codes(codes)
        hosts = {invitation.person for invitation in (*invitations, *asked)}
        return LobbyState(
            invitations=tuple(invitations), matches=tuple(await self._store.running_matches()),
            asked={invitation.code: invitation for invitation in asked},
            ratings=await self._store.ratings.of_all(hosts), shunning=await self._people.shunning(hosts))

    @contextmanager
    def visit(self, code: str | None) -> Iterator[Visit]:
        """Be in the lobby: be told what is there, and all that changes.

        Args:
            code: of the visitor's own invitation, if it has one.
        """
        visit = Visit(code)
        self._visits.add(visit)
        self._rung.set()
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._run(), name="lobby")
        try:
            yield visit
        finally:
            self._visits.discard(visit)

    async def close(self) -> None:
        """Stop telling."""
        if self._task:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """Tell the visitors what has changed, until all have left."""
        self._bell.hear(LOBBY, self._rung.set)
        try:
            await self._tell_visitors()
        finally:
            self._bell.leave(LOBBY, self._rung.set)

    async def _tell_visitors(self) -> None:
        last: LobbyState | None = None
        seen = float("-inf")
        while self._visits:
            visits = [*self._visits]  # who comes while it is read is told the next time
            codes = frozenset(visit.code for visit in visits if visit.code)
            try:
                if time.monotonic() - seen >= SECONDS_SEEN or any(visit.is_new for visit in visits):
                    await self._invitations.see(codes)
                    seen = time.monotonic()
                state = await self.read(codes)
            except StorageError as error:
                log.error("lobby-not-read", reason=str(error))
            except Exception:  # those who are there must not wait for ever
                log.exception("lobby-failed")
            else:
                for visit in visits:
                    if state != last or visit.is_new:
                        visit.tell(state)
                last = state
            await self._wait()

    async def _wait(self) -> None:
        """Wait until something has changed, or it is time to look; never shorter than a moment."""
        await asyncio.sleep(SECONDS_APART)
        try:
            await asyncio.wait_for(self._rung.wait(), SECONDS_BETWEEN - SECONDS_APART)
        except TimeoutError:
            return
        self._rung.clear()
