"""Who is who: a browser is known by a random token in a cookie, of which only the hash is kept."""

import os
import re
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "basra_device"
_TOKEN_BYTES = 32
_TOKEN = re.compile(f"[0-9a-f]{{{2 * _TOKEN_BYTES}}}")
_SECONDS_KEPT = 400 * 24 * 3600
"""As long as browsers keep a cookie."""


def device_of(connection: HTTPConnection) -> bytes | None:
    """Return the SHA-256 of the token that a request or socket brings; None without a proper one."""
    token = connection.cookies.get(COOKIE, "")
    return _hash(token) if _TOKEN.fullmatch(token) else None


def give_token(connection: HTTPConnection, response: Response) -> bytes:
    """Put a new token into a cookie of the response, and return its SHA-256."""
    token = os.urandom(_TOKEN_BYTES).hex()
    response.set_cookie(COOKIE, token, max_age=_SECONDS_KEPT, httponly=True, samesite="lax",
                        secure=connection.url.scheme == "https")
    return _hash(token)


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this very host asks, or a program that is no browser (those send no Origin)."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
