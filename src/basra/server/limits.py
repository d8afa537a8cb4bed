"""How much may be asked for: by each address in a minute, and by each socket.

Every process counts for itself and forgets when it ends.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from functools import partial
from itertools import count
from math import ceil
from typing import Self

from throttled import MemoryStore, Quota, Throttled, per_min, per_sec

from basra.server.metrics import SOCKETS, TOO_FAST

FRAMES_A_SECOND = 20
FRAMES_AT_ONCE = 40
TALK_A_MINUTE = 30
TALK_AT_ONCE = 5

OFF = "off"

_MOST_KEPT = 20_000
"""Addresses and sockets that are remembered; the one that was quiet the longest is forgotten first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What each address may ask for. As many of a minute may come at once."""

    requests: int = 6000
    """Requests and new sockets a minute: a café is one address."""
    openings: int = 240
    """Matches, invitations and pairings that it opens a minute."""
    guesses: int = 300
    """Codes that it tries a minute: of invitations, of spectators and of private links."""
    sockets: int = 1000
    """Sockets that it has at a time."""
    tables: int = 20
    """Tables that the lobby shows of it at a time."""

    @classmethod
    def from_text(cls, text: str) -> Self | None:
        """Read limits as a host writes them: ``requests=600,sockets=50``; None for ``off``.

        Raises:
            ValueError: if it cannot be read.
        """
        if text == OFF:
            return None
        given = dict(part.strip().split("=", 1) for part in text.split(",")) if text.strip() else {}
        names = {field.name for field in fields(cls)}
        if not given.keys() <= names or not all(value.isdecimal() and int(value) for value in given.values()):
            raise ValueError(f"limits are {OFF!r}, or numbers of {', '.join(sorted(names))}")
        return cls(**{name: int(value) for name, value in given.items()})

    def __str__(self) -> str:
        """Return it as :meth:`from_text` reads it."""
        return ",".join(f"{name}={value}" for name, value in asdict(self).items())


class Gate:
    """Counts what is asked for."""

    def __init__(self, limits: Limits | None) -> None:
        """Set it up.

        Args:
            limits: what each address may ask for; with None as much as it likes.
        """
        self.most_tables = limits.tables if limits else None
        """How many tables of one address the lobby shows."""
        self._most_sockets = limits.sockets if limits else None
        self._sockets: Counter[str] = Counter()
        self._numbers = count()
        self._frames = _throttle(per_sec(FRAMES_A_SECOND, burst=FRAMES_AT_ONCE))
        self._talk = _throttle(per_min(TALK_A_MINUTE, burst=TALK_AT_ONCE))
        self._a_minute = {name: _throttle(per_min(number, burst=number)) for name, number in (
            (("requests", limits.requests), ("openings", limits.openings), ("guesses", limits.guesses))
            if limits else ())}

    def wait(self, what: str, address: str) -> int:
        """Count one request, opening or guess of an address.

        Returns:
            the seconds to wait if it is one too many, else 0.
        """
        throttle = self._a_minute.get(what)
        if throttle is None:
            return 0
        result = throttle.limit(address)
        if not result.limited:
            return 0
        TOO_FAST.labels(what).inc()
        return max(ceil(result.state.retry_after), 1)

    def enter(self, address: str) -> bool:
        """Count a socket of an address in, unless it has too many; then False."""
        if self._most_sockets is not None and self._sockets[address] >= self._most_sockets:
            TOO_FAST.labels("sockets").inc()
            return False
        self._sockets[address] += 1
        SOCKETS.inc()
        return True

    def leave(self, address: str) -> None:
        """Count a socket of an address out."""
        self._sockets[address] -= 1
        SOCKETS.dec()
        if not self._sockets[address]:
            del self._sockets[address]

    def frames(self) -> Callable[[], bool]:
        """Return what counts each frame of a new socket, and answers False if it is one too many."""
        return partial(_takes, self._frames, "frames", str(next(self._numbers)))

    def talk(self) -> Callable[[], bool]:
        """Return the same for what a player says by a new socket."""
        return partial(_takes, self._talk, "talk", str(next(self._numbers)))


def _takes(throttle: Throttled, what: str, socket: str) -> bool:
    is_limited = throttle.limit(socket).limited
    if is_limited:
        TOO_FAST.labels(what).inc()
    return not is_limited


def _throttle(quota: Quota) -> Throttled:
    return Throttled(using="gcra", quota=quota, store=MemoryStore(options={"MAX_SIZE": _MOST_KEPT}))
