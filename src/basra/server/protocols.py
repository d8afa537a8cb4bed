"""How connections are spoken on: as uvicorn does it, but nothing of one that is gone is left in memory.

What refers to itself stays there until Python looks for cycles among all that is old, which a server with
many tables does next to never (``run.py``).
"""

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class HttpProtocol(HttpToolsProtocol):
    """HTTP; its parser calls back to it."""

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a WebSocket, and forget the parser."""
        super().handle_websocket_upgrade()
        del self.parser


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket; its parser, and an error of that, refer to what has them."""

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the application, and end the parser."""
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None
