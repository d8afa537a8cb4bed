"""Who is who: a browser is known by a random token in a cookie, of which only the hash is kept.

A person is the hash of the token of its first device; every further device has a token of its own, and the
database says whose it is.
"""

import os
import re
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from basra.server.application import app_of

COOKIE = "basra_device"
_TOKEN_BYTES = 32
_TOKEN = re.compile(f"[0-9a-f]{{{2 * _TOKEN_BYTES}}}")
_SECONDS_KEPT = 400 * 24 * 3600
"""As long as browsers keep a cookie."""


def device_of(connection: HTTPConnection) -> bytes | None:
    """Return the SHA-256 of the token that a request or a socket brings; None without a proper one."""
    token = connection.cookies.get(COOKIE, "")
    return _hash(token) if _TOKEN.fullmatch(token) else None


async def person_of(connection: HTTPConnection) -> bytes | None:
    """Return who asks, by a request or a socket; None without a proper token, which reads nothing.

    Raises:
        StorageError: if the database cannot be read at the moment.
    """
    device = device_of(connection)
    if device is None:
        return None
    if not hasattr(connection.state, "person"):  # read once for each request
        connection.state.person = await app_of(connection).people.person_of(device)
    person: bytes = connection.state.person
    return person


async def person_or_new(connection: HTTPConnection, response: Response) -> bytes:
    """Return who asks; whoever is not known yet becomes a person, by a token in a cookie of the response."""
    return await person_of(connection) or give_token(connection, response)


def give_token(connection: HTTPConnection, response: Response) -> bytes:
    """Put a new token into a cookie of the response, and return its SHA-256."""
    token = os.urandom(_TOKEN_BYTES).hex()
    response.set_cookie(COOKIE, token, max_age=_SECONDS_KEPT, httponly=True, samesite="lax",
                        secure=connection.url.scheme == "https")
    return _hash(token)


def forget_token(response: Response) -> None:
    """Let the browser forget its token."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")


def is_same_origin(connection: HTTPConnection) -> bool:
    """Whether a page of this very host asks, or a program that is no browser (those send no Origin)."""
    origin = connection.headers.get("origin")
    return origin is None or origin.partition("://")[2] == connection.headers.get("host")


def _hash(token: str) -> bytes:
    return sha256(token.encode()).digest()
