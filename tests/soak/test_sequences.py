"""Messages lost, doubled and out of order, reconnects and restarts: all views come to the record
(RELIABILITY 6–12)."""

import asyncio
import json
import random
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from basra import Card, Play, Rules
from basra.events import CardPlayed, Event
from basra.record import PEOPLE
from basra.server.playing.bell import Bell
from basra.server.playing.listener import Listener
from basra.server.playing.live import LiveTable
from basra.server.playing.tables import Tables
from basra.server.playing.thinking import Thinker
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.store import Store
from basra.server.wire import decode, encode
from basra.table.frames import PlayCommand, SyncCommand, Welcome
from basra.table.table import Table
from benchmarks.crowd import Crowd, Json
from benchmarks.truth import truth_of

from ..server.harness import Server, running
from .amounts import SEED, amount
from .flaky import Flaky

SEQUENCES = amount("SEQUENCES", 120)
AT_ONCE = 20
"""Tables beside each other; each has one sequence after the other."""
STEPS = 16
SECONDS_ON_SOCKETS = amount("SECONDS", 4)
RULES = Rules.parse("egyptian-v2,target=31")
"""Short matches, so that deals and matches end often while all that happens."""
HELD = (b"a" * 32, b"b" * 32)


class Client:
    """A page: it takes every view that is newer, and sends again what was not answered."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.view: Json = {}
        self.pending: Json | None = None
        self.sent: dict[str, str] = {}
        self.accepted: dict[str, int] = {}
        self.refused: set[str] = set()
        self.listener = Listener(seat)
        self.live: LiveTable | None = None
        self.down: list[str] = []
        """What is on its way to it."""

    def take(self) -> list[str]:
        """Put what the server told it on its way, and return all that is there."""
        while not self.listener.frames.empty():
            self.down.append(self.listener.frames.get_nowait())
        return self.down

    def hear(self, text: str) -> None:
        """Hear a frame."""
        frame = json.loads(text)
        view = frame.get("view")
        if view and (not self.view or view["seq"] >= self.view["seq"]):
            self.view = view
        if frame["frame"] == "accepted":
            assert self.accepted.setdefault(frame["key"], frame["seq"]) == frame["seq"]
        if frame["frame"] == "rejected":
            self.refused.add(frame["key"])
        is_answer = frame["frame"] in ("accepted", "rejected")
        if is_answer and self.pending and frame["key"] == self.pending["key"]:
            self.pending = None

    def command(self, chance: random.Random) -> Json | None:
        """Return a play, now and then one that is out of turn or too late; None if it waits."""
        if self.pending or not self.view or self.view["is_over"] or not self.view["plays"]:
            return self.pending
        if self.view["turn"] != self.seat and chance.random() > 0.1:
            return None
        play = chance.choice(self.view["plays"])["play"]
        key = f"key-{self.seat}-{len(self.sent):06}-{self.view['seq']}"
        self.sent[key] = play
        self.pending = {"frame": "play", "key": key, "seq": self.view["seq"], "play": play}
        return self.pending


class Sequence:
    """Two pages and two nodes, neither of which hears the other one ring, and all that may happen."""

    def __init__(self, store: Store, match: str, chance: random.Random) -> None:
        self.store, self.match, self.chance = store, match, chance
        self.nodes = [self._node(), self._node()]
        self.clients = (Client(0), Client(1))
        self.up: list[tuple[Client, str]] = []
        self.stack = AsyncExitStack()

    def _node(self) -> Tables:
        return Tables(self.store, Thinker((), ()), bell=Bell(is_shared=True))

    async def run(self) -> None:
        """Let all kinds of things happen, then let everything heal."""
        async with self.stack:
            for client in self.clients:
                await self.connect(client)
            for _ in range(STEPS):
                await self.chance.choices(
                    (self.think, self.deliver, self.tell, self.cut, self.restart), (6, 6, 8, 1, 1))[0]()
            await self.heal()

    async def connect(self, client: Client) -> None:
        """Give a page a new socket at any node; what was on its way to it is lost."""
        if client.live:
            client.live.leave(client.listener)
        client.listener, client.down = Listener(client.seat), []
        client.live = await self.stack.enter_async_context(self.chance.choice(self.nodes).at(self.match))
        await client.live.welcome(client.listener)

    async def think(self) -> None:
        client = self.chance.choice(self.clients)
        if command := client.command(self.chance):
            self.up.append((client, json.dumps(command)))

    async def deliver(self) -> None:
        """Deliver any message to the server, lose it, or leave another one of it on its way."""
        if not self.up:
            return
        client, text = self.up.pop(self.chance.randrange(len(self.up)))
        if (drawn := self.chance.random()) < 0.15:
            return
        if drawn < 0.3:
            self.up.append((client, text))
        await self.act(client, text)

    async def tell(self) -> None:
        """Deliver any message to a page, lose it, or leave another one of it on its way."""
        client = self.chance.choice(self.clients)
        if not client.take():
            return
        text = client.down.pop(self.chance.randrange(len(client.down)))
        if (drawn := self.chance.random()) < 0.15:
            return
        if drawn < 0.3:
            client.down.append(text)
        client.hear(text)

    async def cut(self) -> None:
        client = self.chance.choice(self.clients)
        if self.chance.random() < 0.5:
            self.up = [(other, text) for other, text in self.up if other is not client]
        await self.connect(client)

    async def restart(self) -> None:
        """Let a node forget everything; whoever was there comes back to any."""
        self.nodes[self.chance.randrange(2)] = self._node()
        for client in self.clients:
            await self.connect(client)

    async def act(self, client: Client, text: str) -> None:
        command = decode(text)
        assert isinstance(command, PlayCommand | SyncCommand)
        assert client.live
        if isinstance(command, PlayCommand):
            client.listener.tell(encode(await client.live.act(client.seat, command)))
        else:
            await client.live.welcome(client.listener)

    async def heal(self) -> None:
        """With a network that works again, both pages show what is stored, and it is what they did."""
        while self.up:
            await self.act(*self.up.pop())
        self.nodes = [self._node()]
        for client in self.clients:
            for text in client.take():
                client.hear(text)
            await self.connect(client)
            while client.pending:
                await self.act(client, json.dumps(client.pending))
                for text in client.take():
                    client.hear(text)
                client.down.clear()
        kept = await self.store.match(self.match)
        table = Table.resume(kept.events, kept.secrets, kept.keys)
        for client in self.clients:
            await self.act(client, '{"frame":"sync"}')
            welcome = [text for text in client.take() if '"frame":"welcome"' in text][-1]
            assert welcome == encode(Welcome(view=table.view(client.seat)))
            client.hear(welcome)
            assert client.view == json.loads(welcome)["view"]
            stored = {key[2:]: seq for key, seq in kept.keys.items()
                      if key.startswith(f"{client.seat}:") and key[2:] in client.sent}
            assert client.accepted.items() <= stored.items()
            assert not client.refused & stored.keys()
            for key, seq in stored.items():
                assert client.sent[key] == _text_of(kept.events[seq])


def _text_of(event: Event) -> str:
    assert isinstance(event, CardPlayed)
    return str(Play(Card(event.card), tuple(map(Card, event.captured)), event.basra))


async def _one_table(store: Store, seeds: Iterator[int]) -> None:
    match, is_over = "", True
    for seed in seeds:
        if is_over:
            match = await Tables(store, Thinker((), ())).open(RULES, PEOPLE, HELD)
        sequence = Sequence(store, match, random.Random(seed))
        try:
            await sequence.run()
        except BaseException:
            print(f"sequence {seed}")
            raise
        is_over = sequence.clients[0].view["is_over"]


async def _all_tables(folder: Path) -> None:
    database = Database(await open_database(sqlite_url(folder)))
    try:
        seeds = iter(range(SEED * 1_000_000, SEED * 1_000_000 + SEQUENCES))
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(_one_table(Store(database), seeds))
    finally:
        await database.close()


def test_r08_r09_r10_r12_all_views_come_to_the_record_whatever_happens_to_messages() -> None:
    memory = Path("/dev/shm")  # noqa: S108  # the disk is not what is tried here
    began = time.monotonic()
    with capture_logs(), tempfile.TemporaryDirectory(dir=memory if memory.is_dir() else None) as folder:
        asyncio.run(_all_tables(Path(folder)))
    print(f"{SEQUENCES:,} sequences in {time.monotonic() - began:.0f} s")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with running(tmp_path / "data", "--workers", "0", "--log-level", "warning") as server:
        yield server


def test_r08_r09_r11_the_same_over_real_sockets_with_restarts(server: Server) -> None:
    asyncio.run(_over_sockets(server))


async def _over_sockets(server: Server) -> None:
    flaky = Flaky(server.address.replace("http", "ws"), random.Random(SEED))
    async with (flaky.serving() as sockets,
                Crowd(server.address, every=0.2, patience=0.6, sockets=sockets) as crowd):
        await crowd.open(10, {"preset": "egyptian-v2", "target": 301})
        await asyncio.sleep(SECONDS_ON_SOCKETS / 2)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        await asyncio.sleep(SECONDS_ON_SOCKETS / 2)
        await crowd.stop()
        found = await truth_of(crowd)
    print(f"{flaky.faults:,} faults of the network, {found.plays:,} plays, {found.views:,} views")
    assert found.faults == []
    assert flaky.faults > 20
