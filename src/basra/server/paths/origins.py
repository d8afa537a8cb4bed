"""Pages of other hosts: they may follow links here, and change nothing."""

import structlog
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from basra.server.paths.devices import is_same_origin
from basra.server.paths.problems import answer

_HARMLESS = ("GET", "HEAD", "OPTIONS")

log = structlog.get_logger()


class OwnPages:
    """Refuses whatever could change something and comes from a page of another origin.

    The cookie is not sent with such requests anyway (SameSite); this holds for a browser that gets that wrong
    as well, and for pages of another port of the same host, which are of the same site.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        if scope["type"] == "http" and scope["method"] not in _HARMLESS and (
                not is_same_origin(HTTPConnection(scope))):
            log.warning("request-from-foreign-page", path=scope["path"])
            refusal = answer(403, "foreign-page", "this was asked for by a page of another origin")
            await refusal(scope, receive, send)
            return
        await self._app(scope, receive, send)
