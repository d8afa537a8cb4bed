"""How a page whose socket is closed comes back: after a wait by chance, longer where it was asked to wait."""

import re
from itertools import pairwise
from time import monotonic

import pytest
from playwright.sync_api import WebSocketRoute

from ..server.harness import Server
from .conftest import OpenVisitor

HALF = "Math.random = () => 0.5"


@pytest.mark.parametrize(("code", "waits"), [(1012, [0.2, 0.4, 0.8]), (4000, [0.2]), (1013, [1.6])])
def test_r22_a_closed_socket_is_tried_again_after_its_wait(server: Server, visitor: OpenVisitor, code: int,
                                                           waits: list[float]) -> None:
    """Half of the longest wait, since that is what chance says here; 1013 asks for a longer one at once."""
    me = visitor(server, loses_connection=True)
    me.page.add_init_script(HALF)
    me.go_home()
    tries: list[float] = []

    def close(socket: WebSocketRoute) -> None:
        tries.append(monotonic())
        if len(tries) > len(waits):
            socket.connect_to_server()
        else:
            socket.close(code=code)

    me.page.route_web_socket(re.compile("/socket"), close)
    me.start_match()
    for wait, (before, after) in zip(waits, pairwise(tries), strict=True):
        assert wait * 0.9 < after - before
