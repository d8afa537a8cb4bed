"""Refuses what an address asks for beyond the limits.

An address of IPv6 counts with all others of its network (/64), which one subscriber has.
"""

from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

from fastapi import Depends
from starlette.requests import HTTPConnection, Request
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from basra.server.application import app_of
from basra.server.limits import Gate
from basra.server.paths.problems import Refusal, answer

CLOSE_TRY_LATER = 1013

_LIMITED = ("/api/", "/log")
"""What costs more than reading a file."""


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
    if seconds := app_of(request).gate.wait(what, address_of(request)):
        raise too_fast(seconds)


OPENS = Depends(_count_opening)
"""Among the dependencies of a path: it opens something that is kept."""

GUESSES = Depends(_count_guess)
"""Among the dependencies of a path: whoever knows the right code gets something by it."""
