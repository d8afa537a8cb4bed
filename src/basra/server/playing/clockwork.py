"""The one timer of a table: it belongs to the server, and what it fires takes the same path as a play."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from weakref import WeakMethod


def moment() -> int:
    """Return the moment, in milliseconds on a clock that never goes back."""
    return time.monotonic_ns() // 1_000_000


class Clockwork:
    """Wakes a table when something is due."""

    def __init__(self, wake: Callable[[], Coroutine[None, None, None]]) -> None:
        """Set it up; nothing is due yet.

        Args:
            wake: the method of the table that does it; at its end it sets the next moment. It is not called
                again meanwhile, and it does not keep the table in memory.
        """
        self._wake = WeakMethod(wake)
        self._handle: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    def set(self, due: int | None) -> None:
        """Wake the table at that moment and at no other; None for never."""
        if self._handle:
            self._handle.cancel()
            self._handle = None
        if due is not None:
            # Not a moment too early, or nothing would be due yet.
            seconds = max(due + 1 - moment(), 1) / 1000
            self._handle = asyncio.get_running_loop().call_later(seconds, self._start)

    def stop(self) -> None:
        """Wake the table no more."""
        self.set(None)
        if self._task:
            self._task.cancel()

    def _start(self) -> None:
        if (self._task is None or self._task.done()) and (wake := self._wake()):
            self._task = asyncio.create_task(wake(), name="clock")
