"""What the two players of an online match say to each other; spectators do not hear it."""

from collections.abc import Iterable, Sequence
from contextlib import suppress

from basra.server.errors import ConflictError
from basra.server.playing.listener import Listener
from basra.server.storage.around import AroundStore
from basra.server.wire import encode
from basra.table.frames import TalkCommand, TalkFrame


class Talk:
    """The talk of one match. Every method may raise StorageError."""

    def __init__(self, match: str, store: AroundStore) -> None:
        self._match = match
        self._store = store
        self._told = 0
        """The id of the latest that was told."""

    async def say(self, seat: int, command: TalkCommand) -> None:
        """Store what a seat says, once; :meth:`tell` tells it."""
        with suppress(ConflictError):  # it was said already
            await self._store.say(self._match, seat, command)

    async def tell(self, listeners: Iterable[Listener]) -> None:
        """Tell everybody at the table what was said since the last time."""
        if fresh := await self._store.talk(self._match, self._told):
            self._told = fresh[-1].id
            await self._deliver(fresh, listeners)

    async def tell_again(self, listener: Listener) -> None:
        """Tell a seat that comes the latest of what was said."""
        if listener.seat is not None:
            await self._deliver(await self._store.talk(self._match), [listener])

    async def _deliver(self, said: Sequence[TalkFrame], listeners: Iterable[Listener]) -> None:
        """Tell the seats; whoever has blocked the other one does not hear it."""
        for seat in (0, 1):
            hearing = [listener for listener in listeners if listener.seat == seat]
            if not hearing or not said:
                continue
            is_deaf = await self._store.is_deaf(self._match, seat)
            for talk in said:
                if talk.seat == seat or not is_deaf:
                    for listener in hearing:
                        listener.tell(encode(talk))
