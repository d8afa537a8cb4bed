"""A real server in a process of its own, and guests who play on it over real sockets."""

import json
import resource
import signal
import sqlite3
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import psycopg
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from basra.fair import KEY_SIZE, Secrets

from .clusters import rows_of
from .forked import Forked

SECONDS = 20
"""How long anything may take before a test fails."""


class Server:
    """``basra serve`` on a free port with a data folder of its own."""

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.database = options[options.index("--database") + 1] if "--database" in options else None
        """The URL of its database on PostgreSQL; else it is a file in its folder."""
        self.port = 0
        self.log = data.parent / f"{data.name}.log"
        self.process: Forked | None = None
        self.said: list[str] = []
        """What it printed before it was ready."""
        self.before: Callable[[], None] | None = None
        """What its process does first."""

    def start(self) -> Self:
        """Start it, on the same port as before if it ran before, and wait until it answers."""
        arguments = ["serve", "--port", str(self.port), "--data", str(self.data), "--language", "en",
                     "--limits", "off", *self.options]
        self.process = Forked(arguments, self.log, self.before)
        self.said = []
        for line in self.process.stdout:
            self.said.append(line)
            if line.startswith("http://"):
                self.port = int(line.strip().rstrip("/").rpartition(":")[2])
                return self
        raise AssertionError(f"the server did not start: {self.log.read_text()}")

    def stop(self, how: int = signal.SIGTERM) -> int:
        """Send a signal, wait for the end and return the exit status."""
        assert self.process is not None
        self.process.send_signal(how)
        status = self.process.wait(SECONDS)
        self.process.stdout.close()
        self.process = None
        return status

    def kill(self) -> None:
        """End it without any warning."""
        self.stop(signal.SIGKILL)

    @property
    def pid(self) -> int:
        """Its process id, while it runs."""
        assert self.process is not None
        return self.process.pid

    @property
    def memory(self) -> int:
        """The bytes of memory that it has, while it runs."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def rows(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """Return what a query finds in the database."""
        if self.database:
            return rows_of(self.database, _for_postgres(query), *values)
        with closing(sqlite3.connect(self.data / "basra.sqlite3")) as connection:
            return connection.execute(query, values).fetchall()

    def change(self, statement: str, *values: object) -> None:
        """Change the database behind the server's back."""
        if self.database:
            with psycopg.connect(self.database) as connection:
                connection.execute(_for_postgres(statement).encode(), values)
            return
        with closing(sqlite3.connect(self.data / "basra.sqlite3")) as connection, connection:
            connection.execute(statement, values)

    def secrets(self, match: str) -> Secrets:
        """Return the secrets of a match from the database."""
        (drawn,), = self.rows("SELECT secrets FROM secrets WHERE match = ?", match)
        return Secrets(bytes.fromhex(match), tuple(
            drawn[start:start + KEY_SIZE] for start in range(0, len(drawn), KEY_SIZE)))

    def contents(self) -> list[list[tuple[Any, ...]]]:
        """Return everything that is stored."""
        return [self.rows(f"SELECT * FROM {table} ORDER BY 1, 2")  # noqa: S608
                for table in ("matches", "seats", "secrets", "events")]


@contextmanager
def running(data: Path, *options: str) -> Iterator[Server]:
    """Give a server that runs on a data folder; at the end its log may hold no traceback."""
    server = Server(data, *options).start()
    try:
        yield server
    finally:
        if server.process:
            server.kill()
        assert "Traceback" not in server.log.read_text()


def children(server: Server) -> set[int]:
    """Return the processes that a server has started and that have not ended."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, parent = stat.read_text().rpartition(")")[2].split()[:2]
        except OSError:
            continue
        if int(parent) == server.pid and state != "Z":
            found.add(int(stat.parent.name))
    return found


def are_gone(processes: set[int]) -> bool:
    """Wait until processes have ended."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        if not any(Path(f"/proc/{process}/exe").exists() for process in processes):
            return True
    return False


class Guest:
    """One browser: a cookie jar, and sockets that bring its cookie."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.address, timeout=SECONDS, trust_env=False)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    def open_match(self, level: str = "greedy", **rules: Any) -> str:
        """Open a match and return its id."""
        answer = self.http.post("/api/matches", json={
            "level": level, "rules": {"preset": "egyptian-v2", **rules}})
        assert answer.status_code == 201, answer.text
        match: str = answer.json()["match"]
        return match

    def open(self, **wishes: Any) -> dict[str, Any]:
        """Open a match of any kind and return its summary."""
        answer = self.http.post("/api/matches", json=wishes)
        assert answer.status_code == 201, answer.text
        summary: dict[str, Any] = answer.json()
        return summary

    def view(self, match: str, seat: int | None = None) -> dict[str, Any]:
        """Return the view of a match over HTTP."""
        answer = self.http.get(f"/api/matches/{match}", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        view: dict[str, Any] = answer.json()
        return view

    def connect(self, match: str, seat: object = None, **options: Any) -> ClientConnection:
        """Open a socket at a match; a device that holds both seats names one."""
        query = "" if seat is None else f"?seat={seat}"
        return self.open_socket(f"/api/matches/{match}/socket{query}", **options)

    def open_socket(self, path: str, **options: Any) -> ClientConnection:
        """Open a socket at a path, with the cookie if there is one."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = options.pop("additional_headers", {"Cookie": cookie} if cookie else {})
        return connect(f"ws://127.0.0.1:{self.server.port}{path}", proxy=None,
                       additional_headers=headers, open_timeout=SECONDS, **options)

    @contextmanager
    def sit(self, match: str, seat: int | None = None) -> "Iterator[Sitting]":
        """Sit down at a match, with a socket and the view that came first."""
        with self.connect(match, seat) as socket:
            yield Sitting(socket)


class Sitting:
    """A guest at a table: keeps every frame as it came, and the latest view."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.view: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        """The latest frame of what is around the cards, in online matches."""
        self.has_ended = False
        assert self.receive()["frame"] == "welcome"

    def receive(self) -> dict[str, Any]:
        """Wait for the next frame and take its view."""
        text = self.socket.recv(SECONDS)
        assert isinstance(text, str)
        self.raw.append(text)
        frame: dict[str, Any] = json.loads(text)
        if frame["frame"] == "table":
            self.table = frame
        if frame["frame"] in ("welcome", "step"):
            self.view = frame["view"]
            self.has_ended = self.view["is_over"] and frame.get("event", {}).get("event") != "deal-end"
        return frame

    def wait_for(self, kind: str) -> dict[str, Any]:
        """Wait for a frame of a kind; views on the way are taken."""
        while (frame := self.receive())["frame"] != kind:
            pass
        return frame

    def wait_until(self, is_so: Callable[[], bool]) -> None:
        """Wait until the view or what is around it is so."""
        while not is_so():
            self.receive()

    def wait_for_turn(self) -> bool:
        """Wait until it is this seat's turn; False if the match is over instead."""
        while self.view["turn"] != self.view["seat"] and not self.has_ended:
            self.receive()
        return not self.has_ended

    def wait_for_seq(self, seq: int) -> None:
        """Wait until the view is that of an event."""
        while self.view["seq"] < seq:
            self.receive()

    def command(self, play: str | None = None, key: str | None = None,
                seq: int | None = None) -> dict[str, Any]:
        """Return a play command; without a play it is the first one that the view offers."""
        return {"frame": "play", "key": key or uuid.uuid4().hex,
                "seq": self.view["seq"] if seq is None else seq,
                "play": play or self.view["plays"][0]["play"]}

    def send(self, command: object) -> None:
        self.socket.send(json.dumps(command))

    def ask(self, command: object) -> dict[str, Any]:
        """Send a command and return the answer; slows down when asked to."""
        while True:
            self.send(command)
            while (frame := self.receive())["frame"] not in ("accepted", "problem", "rejected"):
                pass
            if frame.get("code") != "too-fast":
                return frame
            time.sleep(0.1)

    def play(self, play: str | None = None) -> dict[str, Any]:
        """Play a card and return the answer, ``accepted``."""
        frame = self.ask(self.command(play))
        assert frame["frame"] == "accepted", frame
        return frame

    def take_back(self) -> dict[str, Any]:
        """Take the latest play back and return the answer; the view is the one after it."""
        return self.ask({"frame": "take-back", "key": uuid.uuid4().hex, "seq": self.view["seq"]})

    def close_code(self) -> int:
        """Wait until the server closes the socket, and return the code it gave."""
        try:
            while True:
                self.socket.recv(SECONDS)
        except ConnectionClosed as closed:
            return int(closed.rcvd.code) if closed.rcvd else 1006

    def play_deal(self) -> bool:
        """Play until the next deal begins; False if the match is over instead."""
        deal = self.view["deal"]
        while self.wait_for_turn():
            if self.view["deal"] != deal:
                return True
            self.play()
        return False


def _for_postgres(statement: str) -> str:
    """Return a statement that was written for SQLite as the driver of PostgreSQL wants it."""
    return statement.replace("%", "%%").replace("?", "%s")


def limited(pid: int, size: int | None) -> None:
    """Let no file that a process writes grow beyond a size in bytes; None takes the limit away."""
    _, hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (hard if size is None else size, hard))
