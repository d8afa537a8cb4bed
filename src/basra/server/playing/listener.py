"""Who listens at a table."""

import asyncio
from dataclasses import dataclass, field

from basra.table.table import Audience

MOST_WAITING = 256
"""Frames that may wait for a slow connection before it is closed."""


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
