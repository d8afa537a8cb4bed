"""A server that cheats: it stands between the real server and a page, and tells another story of the match.

It is as consistent as a liar can be: what it tells has the form and the chain of a true story, step by step
and when it is asked for the events. It cannot change what the page has stored.
"""

import json
from collections.abc import Callable
from copy import deepcopy

from playwright.sync_api import Route, WebSocketRoute

from ..fair.proofs import Event, proof_of
from .beside import Frame, true_events
from .visitor import Visitor

Forge = Callable[[list[Event]], list[Event]]
"""Makes the lie out of the true events so far. What it leaves out is held back until more has happened."""


class Dishonest:
    """The cheating server at one visitor's front tab.

    Attributes:
        forge: makes the lie; None for the truth.
        show: changes a view that is sent, in place.
    """

    def __init__(self, me: Visitor) -> None:
        self.forge: Forge | None = None
        self.show: Callable[[Frame], None] | None = None
        self._me = me
        self._events: list[Event] = []
        self._steps: dict[int, Frame] = {}
        self._told = -1
        self._page: WebSocketRoute | None = None
        me.page.route_web_socket("**/socket", self._connect)
        me.page.route("**/events", self._answer)

    def _answer(self, route: Route) -> None:
        lines = self._lie(true_events(self._me, route.request.url.split("/")[-2]))
        route.fulfill(body="".join(f"{line}\n" for line in lines), content_type="application/jsonl")

    def _lie(self, events: list[Event]) -> list[str]:
        """Return the event lines that are told where these are true."""
        told = self.forge(deepcopy(events)) if self.forge else events
        return proof_of(told).decode().split("\n")[:-2]

    def _connect(self, page: WebSocketRoute) -> None:
        self._page, self._steps = page, {}
        page.connect_to_server().on_message(lambda text: self._hear(json.loads(text)))

    def _hear(self, frame: Frame) -> None:
        if frame["frame"] == "welcome":
            self._told = frame["view"]["seq"]
            self._events = true_events(self._me, frame["view"]["match"])[:self._told + 1]
            self._send(frame, self._lie(self._events))
        elif frame["frame"] == "step":
            assert frame["seq"] == len(self._events)
            self._events.append(frame["event"])
            self._steps[frame["seq"]] = frame
            self._tell()
        else:
            self._send(frame, [])

    def _tell(self) -> None:
        """Tell every step that the lie has got to."""
        lines = self._lie(self._events)
        while self._told + 1 < len(lines):
            self._told += 1
            self._send(self._steps[self._told] | {"event": json.loads(lines[self._told])}, lines)

    def _send(self, frame: Frame, lines: list[str]) -> None:
        assert self._page
        if "view" in frame:
            seq = frame["view"]["seq"]
            told = proof_of([json.loads(line) for line in lines[:seq + 1]])
            frame["view"]["chain"] = json.loads(told.splitlines()[-1])["chain"]
            if self.show:
                self.show(frame["view"])
        self._page.send(json.dumps(frame))
