"""Frames that are none: nothing ends, nothing grows, and whoever else plays notices nothing
(RELIABILITY 20)."""

import asyncio
import json
import random
import uuid
from collections.abc import Callable
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from benchmarks.crowd import Crowd
from benchmarks.truth import truth_of

from ..server.harness import Guest, Server, running
from ..server.test_abuse import BAD_FRAMES
from .amounts import SEED, amount

FRAMES = amount("BAD_FRAMES", 6000)
ATTACKERS = 6
A_SOCKET = 35
"""Frames that one socket sends at once: all are read, since so many are allowed."""
MOST_GROWTH = 64 * 2**20

GOOD_FRAMES = [
    {"frame": "play", "key": "0123456789", "seq": 5, "play": "10Dx5C5H+"},
    {"frame": "commit", "key": "0123456789", "seq": 1, "commitment": "0" * 64},
    {"frame": "reveal", "key": "0123456789", "seq": 3, "value": "f" * 64},
    {"frame": "take-back", "key": "0123456789", "seq": 9},
    {"frame": "resign", "key": "0123456789", "seq": -9},
    {"frame": "claim", "key": "0123456789", "seq": 4}, {"frame": "sync"},
    {"frame": "offer", "key": "0123456789", "seq": 4, "offer": "stop", "is_on": True},
    {"frame": "talk", "key": "0123456789", "phrase": "hello", "text": None}]
STRANGE = [None, [], {}, "", "x" * 1800, -1, 10**40, 1.5, True, [[[[]]]], {"a": {"b": []}}, "\ud800", "\0",
           "١"]


def nested(chance: random.Random) -> str:
    """Brackets upon brackets."""
    return chance.choice(["[", '{"frame":', '[{"a":', '["']) * chance.randrange(1, 400)


def of_strange_fields(chance: random.Random) -> str:
    """A frame with a field that is missing, added, or of another type."""
    frame = dict(chance.choice(GOOD_FRAMES))
    for _ in range(chance.randrange(1, 3)):
        name = chance.choice([*frame, "more"])
        if chance.random() < 0.2:
            frame.pop(name, None)
        else:
            frame[name] = chance.choice(STRANGE)
    return json.dumps(frame).replace("1.5", chance.choice(["1.5", "1e999", "NaN", "-Infinity", "0x1"]))


def with_other_characters(chance: random.Random) -> str:
    """A frame of which some characters are other ones, or gone."""
    text = list(json.dumps(chance.choice(GOOD_FRAMES)))
    for _ in range(chance.randrange(1, 6)):
        place = chance.randrange(len(text))
        text[place] = chance.choice([*'"{}\\\0é😀,', "", chr(chance.randrange(32, 127))])
    return "".join(text)


KINDS: list[Callable[[random.Random], str | bytes]] = [
    nested, of_strange_fields, with_other_characters, lambda chance: chance.choice(BAD_FRAMES),
    lambda chance: chance.randbytes(chance.randrange(200)),
    lambda chance: "".join(chr(chance.randrange(1, 0xD7FF)) for _ in range(chance.randrange(60)))]
ENDINGS: list[tuple[str | bytes, bool | None, int]] = [
    ("x" * 1_000_000, None, 1009), (b"\xff\xfe\xc0", True, 1007), (" " * 4097, None, 1009)]
"""What ends a socket, and with which code."""


def test_r20_no_malformed_frame_ends_a_process_or_is_noticed_by_others(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--workers", "0", "--log-level", "warning") as server:
        with Guest(server) as guest:
            match = guest.open_match()
            cookie = f"basra_device={guest.http.cookies['basra_device']}"
        pid = server.pid
        asyncio.run(_attack(server, match, cookie))
        assert server.pid == pid


async def _attack(server: Server, match: str, cookie: str) -> None:
    async with Crowd(server.address, every=0.3) as crowd:
        await crowd.open(3, {"preset": "egyptian-v2", "target": 301})
        await _send_all(server, match, cookie, FRAMES // 10)
        before = server.memory
        await _send_all(server, match, cookie, FRAMES - FRAMES // 10)
        growth = server.memory - before
        print(f"{FRAMES:,} malformed frames; the server grew by {growth / 2**20:.1f} MiB")
        assert growth < MOST_GROWTH
        await crowd.stop()
        assert crowd.notes.counts["sockets lost"] == 0
        found = await truth_of(crowd)
    assert found.faults == []
    assert found.plays >= 3, "nobody else played meanwhile"


async def _send_all(server: Server, match: str, cookie: str, frames: int) -> None:
    sockets = iter(range(frames // A_SOCKET))

    async def attack(chance: random.Random) -> None:
        for _ in sockets:
            await _one_socket(f"ws://127.0.0.1:{server.port}/api/matches/{match}/socket", cookie, chance)

    async with asyncio.TaskGroup() as group:
        for number in range(ATTACKERS):
            group.create_task(attack(random.Random(f"{SEED} {number}")))


async def _one_socket(address: str, cookie: str, chance: random.Random) -> None:
    """Send frames until all are read: the last one that could be one is answered."""
    key = uuid.uuid4().hex
    async with connect(address, additional_headers={"Cookie": cookie}, proxy=None, compression=None,
                       open_timeout=60) as socket:
        for _ in range(A_SOCKET):
            await socket.send(chance.choice(KINDS)(chance))
        await socket.send(json.dumps({"frame": "play", "key": key, "seq": -1, "play": "AC"}))
        while json.loads(await socket.recv()).get("key") != key:
            pass
        if chance.random() < 0.05:
            last, text, code = chance.choice(ENDINGS)
            assert await _code_after(socket, last, text) == code


async def _code_after(socket: ClientConnection, last: str | bytes, text: bool | None) -> int:
    """Send a last message and return the code with which the socket is closed; it may be while it sends."""
    try:
        await socket.send(last, text=text)
        while True:
            await socket.recv()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006
