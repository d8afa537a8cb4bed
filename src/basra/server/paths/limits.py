"""How much may be asked for: by each address in a minute, and by each socket.

Every process counts for itself and forgets when it ends. An address of IPv6 counts with all others of its
network (/64), which one subscriber has.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import asdict, dataclass, fields
from functools import lru_cache, partial
from ipaddress import IPv6Address, ip_address, ip_network
from itertools import count
from math import ceil
from typing import Self

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from throttled import MemoryStore, Quota, Throttled, per_min, per_sec

from basra.server.metrics import SOCKETS, TOO_FAST
from basra.server.paths.problems import Refusal, answer

FRAMES_A_SECOND = 20
FRAMES_AT_ONCE = 40
TALK_A_MINUTE = 30
TALK_AT_ONCE = 5
CLOSE_TRY_LATER = 1013

OFF = "off"

_MOST_KEPT = 20_000
"""Addresses and sockets that are remembered; the one that was quiet the longest is forgotten first."""

_LIMITED = ("/api/", "/log")
"""What costs more than reading a file."""


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


class AddressLimits:
    """Refuses what is too much for one address before anything is read."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request or a socket on, or refuse it."""
        if scope["type"] not in ("http", "websocket") or not scope["path"].startswith(_LIMITED):
            await self._app(scope, receive, send)
            return
        address = address_of(HTTPConnection(scope))
        seconds = self._gate.wait("requests", address)
        if scope["type"] == "websocket":
            await self._pass_socket(seconds == 0, address, scope, receive, send)
        elif seconds:
            refusal = too_fast(seconds)
            await answer(refusal.status, refusal.code, str(refusal), refusal.headers)(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _pass_socket(self, is_allowed: bool, address: str,
                           scope: Scope, receive: Receive, send: Send) -> None:
        if not is_allowed or not self._gate.enter(address):
            socket = WebSocket(scope, receive, send)
            await socket.accept()  # a browser is told the code of a socket only if it was open
            await socket.close(CLOSE_TRY_LATER)
            return
        try:
            await self._app(scope, receive, send)
        finally:
            self._gate.leave(address)


def gate_of(connection: HTTPConnection) -> Gate:
    """Return the gate of the application."""
    gate: Gate = connection.app.state.gate
    return gate


def address_of(connection: HTTPConnection) -> str:
    """Return the address that a request or a socket counts for; a trusted proxy's is replaced already."""
    return _network(connection.client.host) if connection.client else ""


@lru_cache(4096)
def _network(host: str) -> str:
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return host


def too_fast(seconds: int) -> Refusal:
    """Return the refusal of what is too much."""
    return Refusal(429, "too-fast", f"too many requests from your address: wait {seconds} s",
                   {"retry-after": str(seconds)})


async def _count_opening(request: Request) -> None:
    _count(request, "openings")


async def _count_guess(request: Request) -> None:
    _count(request, "guesses")


def _count(request: Request, what: str) -> None:
    if seconds := gate_of(request).wait(what, address_of(request)):
        raise too_fast(seconds)


OPENS = Depends(_count_opening)
"""Among the dependencies of a path: it opens something that is kept."""

GUESSES = Depends(_count_guess)
"""Among the dependencies of a path: whoever knows the right code gets something by it."""
