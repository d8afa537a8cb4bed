"""People in pairs who play real matches over real sockets: they meet by invitations, commit, reveal and play.

Whatever happens to their sockets, they come back as the page does, and send again what was not answered.
"""

import asyncio
import json
import os
import random
import time
import uuid
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from basra import fair

OPENED_AT_ONCE = 16
"""Matches that are opened at the same time."""

LONGEST_PAUSE = 10.0
"""Seconds before a socket is tried again, at most; the bound doubles from a quarter of one: full jitter."""

SECONDS = 120.0
"""How long a request or a greeting may take: a server that is busy is no error."""

Json = dict[str, Any]


@dataclass
class Notes:
    """What the crowd has seen, in milliseconds and numbers."""

    begins: float = float("inf")
    """From when on times count, by ``time.perf_counter``."""
    accepted: list[float] = field(default_factory=list)
    """From sending a play to its acknowledgement."""
    told: list[float] = field(default_factory=list)
    """From sending a play to its being there at the opponent."""
    kept: set[str] = field(default_factory=set)
    """The keys of plays that were in the record though their acknowledgement was lost with a socket."""
    counts: Counter[str] = field(default_factory=Counter)
    """How often sockets were lost, and whatever should not have come."""

    def add(self, times: list[float], since: float) -> None:
        """Add the time since a moment that counts."""
        if since >= self.begins:
            times.append((time.perf_counter() - since) * 1000)


class Crowd:
    """All who play, as long as the context lasts."""

    def __init__(self, address: str, every: float, *, patience: float | None = None,
                 sockets: str | None = None, longest_pause: float = LONGEST_PAUSE) -> None:
        """Set it up.

        Args:
            address: of the server, ``http://…`` without a slash at the end.
            every: the seconds between two plays of a match, on average.
            patience: the seconds after which what was not answered is sent again on the same socket, where
                messages may be lost; None where they are lost with their socket only.
            sockets: the address for sockets, ``ws://…``, if it is another one.
            longest_pause: the most seconds before a socket is tried again.
        """
        self.address, self.every = address, every
        self.patience, self.longest_pause = patience, longest_pause
        self.sockets = sockets or f"ws{address.removeprefix('http')}"
        self.chance = random.Random()
        self.notes = Notes()
        self.pairs: list[Pair] = []
        self.is_leaving = False
        """Whether nobody plays on or comes back."""
        self.http = httpx.AsyncClient(
            base_url=address, timeout=SECONDS, trust_env=False,
            limits=httpx.Limits(keepalive_expiry=1.0),  # not so long that the server closes one just then
            cookies=CookieJar(DefaultCookiePolicy(allowed_domains=[])))
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Let everybody go, wherever the matches are."""
        self.is_leaving = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.http.aclose()

    async def open(self, matches: int, rules: Json) -> None:
        """Let so many pairs meet and sit down."""
        room = asyncio.Semaphore(OPENED_AT_ONCE)

        async def meet() -> None:
            async with room:
                pair = await Pair.meet(self, rules)
                self.pairs.append(pair)
                self._tasks += [asyncio.create_task(seat.stay()) for seat in pair.seats]
                await pair.has_begun.wait()

        async with asyncio.TaskGroup() as group:
            for _ in range(matches):
                group.create_task(meet())

    @property
    def acknowledged(self) -> int:
        """How many plays were acknowledged."""
        return sum(len(seat.accepted) for pair in self.pairs for seat in pair.seats)

    @property
    def in_flight(self) -> int:
        """How many plays were sent over sockets that are open, and are not acknowledged yet."""
        return sum(seat.waits_for_a_play for pair in self.pairs for seat in pair.seats)

    async def stop(self) -> None:
        """Let everybody give up; matches that are over stay as they are."""
        for pair in self.pairs:
            pair.seats[0].give_up()
            await asyncio.sleep(0.002)
        async with asyncio.timeout(SECONDS):
            for pair in self.pairs:
                for seat in pair.seats:
                    await seat.is_over.wait()

    async def proof_of(self, pair: "Pair") -> str:
        """Return the proof of a match that is over."""
        return (await self.ask("GET", f"/api/matches/{pair.match}/proof", pair.seats[0].cookie)).text

    async def ask(self, method: str, path: str, cookie: str = "", body: Json | None = None,
                  ) -> httpx.Response:
        """Send a request with a cookie and return the answer, which is no refusal."""
        headers = {"Cookie": cookie} if cookie else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        answer.raise_for_status()
        return answer


class Pair:
    """Two people at one match."""

    def __init__(self, crowd: Crowd, match: str, cookies: Iterable[str], root: bytes) -> None:
        self.crowd, self.match, self.root = crowd, match, root
        self.seats = [Seat(self, seat, cookie) for seat, cookie in enumerate(cookies)]
        self.sent: dict[int, float] = {}
        """When the play was sent that would be the event of a number."""
        self.has_begun = asyncio.Event()

    @classmethod
    async def meet(cls, crowd: Crowd, rules: Json) -> "Pair":
        """Let one invite and the other join."""
        invited = await crowd.ask("POST", "/api/invitations", body={"rules": rules, "clock": "none"})
        joined = await crowd.ask("POST", f"/api/invitations/{invited.json()['code']}/join", body={})
        summary, cookies = joined.json(), [_cookie(invited), _cookie(joined)]
        if summary["seat"] == 0:
            cookies.reverse()
        events = await crowd.ask("GET", f"/api/matches/{summary['match']}/events", cookies[0])
        header, promise = events.text.splitlines()[:2]
        root = fair.root_of(json.loads(promise)["commitments"], header.encode())
        return cls(crowd, summary["match"], cookies, root)


class Seat:
    """One of them: a browser with its cookie, and the socket that it has at the moment.

    Attributes:
        frames: all that it was told, as it came.
        accepted: its plays that were acknowledged: the number of the event that each became, its notation.
        pending: what was not answered yet, and when it was sent.
        is_over: set once it knows that the match is over.
        arrivals: how often it was welcomed.
    """

    def __init__(self, pair: Pair, seat: int, cookie: str) -> None:
        self.seat, self.cookie = seat, cookie
        self.frames: list[str] = []
        self.accepted: list[tuple[int, str]] = []
        self.view: Json = {}
        self.socket: ClientConnection | None = None
        self._pair, self._crowd = pair, pair.crowd
        self._value = os.urandom(32)
        self.pending: tuple[Json, float] | None = None
        self.is_over = asyncio.Event()
        self.arrivals = 0
        self._arrived = asyncio.Event()
        self._seen = -1
        self._gives_up = False

    async def stay(self) -> None:
        """Be at the table until the match is over; come back whenever the socket is lost."""
        address = f"{self._crowd.sockets}/api/matches/{self._pair.match}/socket"
        tries = 0
        while not self._crowd.is_leaving and not self.is_over.is_set():
            try:
                async with connect(address, additional_headers={"Cookie": self.cookie}, proxy=None,
                                   compression=None, open_timeout=SECONDS, ping_interval=None) as self.socket:
                    while True:
                        await self._listen(self.socket)
                        tries = 0
            except (OSError, WebSocketException, EOFError):
                pass
            finally:
                self.socket = None
            if not self._crowd.is_leaving and not self.is_over.is_set():
                self._crowd.notes.counts["sockets lost"] += 1
                tries += 1
                most = min(self._crowd.longest_pause, 0.125 * 2**tries)
                await asyncio.sleep(self._crowd.chance.uniform(0, most))

    async def has_arrived(self, before: int) -> None:
        """Wait until it is welcomed once more than it was before."""
        while self.arrivals <= before:
            self._arrived.clear()
            await self._arrived.wait()

    @property
    def waits_for_a_play(self) -> bool:
        """Whether a play of its own is under way on the socket that it has."""
        return bool(self.socket and self.pending and self.pending[0]["frame"] == "play")

    def give_up(self) -> None:
        """Resign, once what it does at the moment is answered."""
        self._gives_up = True
        if self.view:
            self._decide()

    async def _listen(self, socket: ClientConnection) -> None:
        """Hear the next frame; if it does not come, ask again for what is missed."""
        try:
            async with asyncio.timeout(self._crowd.patience):
                text = str(await socket.recv())
        except TimeoutError:
            self._transmit(self.pending[0] if self.pending else {"frame": "sync"})
        else:
            self._hear(text)

    def _hear(self, text: str) -> None:
        self.frames.append(text)
        frame: Json = json.loads(text)
        match frame["frame"]:
            case "welcome":
                self.arrivals += 1
                self._arrived.set()
                self._look(frame["view"])
                if self.pending:
                    self._send_again(self.pending[0])
            case "step":
                self._is_told(frame["seq"], frame["event"])
                self._look(frame["view"])
            case "accepted":
                self._is_answered(frame)
            case "rejected" | "problem":
                self._crowd.notes.counts[f"{frame['frame']}: {frame['code']}"] += 1
                self._is_refused(frame)

    def _send_again(self, command: Json) -> None:
        """Send what was not answered under its key, so that it has one effect; note if it had it already."""
        if command["frame"] == "play" and self.view["seq"] > command["seq"]:
            self._crowd.notes.kept.add(command["key"])
        self._transmit(command)

    def _is_told(self, seq: int, event: Json) -> None:
        is_the_others = event["event"] == "play" and event["seat"] != self.seat
        if is_the_others and (sent := self._pair.sent.pop(seq, None)):
            self._crowd.notes.add(self._crowd.notes.told, sent)

    def _is_answered(self, frame: Json) -> None:
        if self.pending and frame["key"] == self.pending[0]["key"]:
            command, sent = self.pending
            if command["frame"] == "play":
                self.accepted.append((frame["seq"], command["play"]))
                self._crowd.notes.add(self._crowd.notes.accepted, sent)
            self.pending = None
            self._decide()

    def _is_refused(self, frame: Json) -> None:
        if self.pending and frame["key"] == self.pending[0]["key"]:
            self.pending, self._seen = None, -1
        if self.view:
            self._look(frame.get("view") or self.view)

    def _look(self, view: Json) -> None:
        if self.view and view["seq"] < self.view["seq"]:
            self._crowd.notes.counts["views that came late"] += 1
            return
        self.view = view
        if view["is_over"]:
            self.is_over.set()
        if view["stage"] == "play":
            self._pair.has_begun.set()
        self._decide()

    def _decide(self) -> None:
        """Do what this seat is awaited for; the setup is in turns, so that nobody is too late."""
        seq = self.view["seq"]
        if self.pending or self.view["is_over"] or self._crowd.is_leaving:
            return
        if self._gives_up:
            self._send({"frame": "resign"})
        elif seq == self._seen:
            return
        elif self.view["stage"] == "commit" and seq == 1 + self.seat:
            digest = fair.seat_commitment(bytes.fromhex(self._pair.match), self.seat, self._pair.root,
                                          self._value)
            self._send({"frame": "commit", "commitment": digest.hex()})
        elif self.view["stage"] == "reveal" and seq == 3 + self.seat:
            self._send({"frame": "reveal", "value": self._value.hex()})
        elif self.view["turn"] == self.seat:
            pause = self._crowd.chance.uniform(0.5, 1.5) * self._crowd.every
            asyncio.get_running_loop().call_later(pause, self._play, seq)
        self._seen = seq

    def _play(self, seq: int) -> None:
        if self.view["seq"] == seq and not self.pending and not self._crowd.is_leaving:
            self._send({"frame": "play", "play": self._crowd.chance.choice(self.view["plays"])["play"]})

    def _send(self, command: Json) -> None:
        seq, sent = self.view["seq"], time.perf_counter()
        command |= {"key": uuid.uuid4().hex, "seq": seq}
        self.pending = command, sent
        if command["frame"] == "play":
            self._pair.sent[seq + 1] = sent
        self._transmit(command)

    def _transmit(self, command: Json) -> None:
        if self.socket:
            asyncio.create_task(self._write(self.socket, json.dumps(command)))  # noqa: RUF006

    @staticmethod
    async def _write(socket: ClientConnection, text: str) -> None:
        with suppress(ConnectionClosed):  # it is sent again once there is another socket
            await socket.send(text)


def _cookie(answer: httpx.Response) -> str:
    return answer.headers["set-cookie"].partition(";")[0]
