"""Two guests at one table, each with a device of its own: how they meet and begin."""

import json
import os
import uuid
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from typing import Any

import httpx

from basra import fair

from .harness import Guest, Server, Sitting

Json = dict[str, Any]

PLAY_MS, BANK_MS, GRACE_MS, SILENCE_MS = 40, 80, 600, 300
TINY_CLOCKS = (
    "--clock", f"quick={PLAY_MS / 1000},{BANK_MS / 1000},60",
    "--clock", f"relaxed=0.5,60,{GRACE_MS / 1000}",
    "--clock", f"none=60,{SILENCE_MS / 1000}")
"""For those who are silent, for those who are away, and for those who are silent though no clock runs."""

ONE_DEAL: Json = {"preset": "egyptian-v2", "target": 1}


@contextmanager
def guests(server: Server, count: int) -> Iterator[list[Guest]]:
    """Give so many browsers without a cookie yet."""
    with ExitStack() as stack:
        yield [stack.enter_context(Guest(server)) for _ in range(count)]


def person_of(guest: Guest) -> bytes:
    """Return the person of a guest on its first device, as the server keeps it."""
    return sha256(guest.http.cookies["basra_device"].encode()).digest()


def invite(guest: Guest, **wishes: Any) -> Json:
    """Open an invitation and return it."""
    answer = guest.http.post("/api/invitations", json=wishes)
    assert answer.status_code == 201, answer.text
    invitation: Json = answer.json()
    return invitation


def ask_to_join(guest: Guest, code: str, **wishes: Any) -> httpx.Response:
    """Try to join an invitation and return the answer."""
    return guest.http.post(f"/api/invitations/{code}/join", json=wishes)


def join(guest: Guest, code: str, **wishes: Any) -> Json:
    """Join an invitation and return the summary of the match."""
    answer = ask_to_join(guest, code, **wishes)
    assert answer.status_code == 201, answer.text
    summary: Json = answer.json()
    return summary


def pair(guest: Guest, **wishes: Any) -> Json:
    """Wish for a table and return the invitation that was joined or opened."""
    answer = guest.http.post("/api/pairings", json=wishes)
    assert answer.status_code == 201, answer.text
    invitation: Json = answer.json()
    return invitation


def meet(host: Guest, friend: Guest, **wishes: Any) -> tuple[str, tuple[Guest, Guest]]:
    """Let one guest join the invitation of another; return the match id and who sits at seat 0 and 1."""
    summary = join(friend, invite(host, **wishes)["code"])
    sides = (host, friend)
    return summary["match"], sides if summary["seat"] == 1 else sides[::-1]


def deal_fairly(match: str, seated: tuple[Guest, Guest]) -> bytes:
    """Let both commit to a value and reveal it, so that the cards are dealt; return the values joined."""
    values = commit(match, seated)
    for guest, value in zip(seated, values, strict=True):
        reveal(match, guest, value)
    return b"".join(values)


def commit(match: str, seated: tuple[Guest, Guest]) -> list[bytes]:
    """Let both commit to a value; return the values."""
    header, commitments = seated[0].http.get(f"/api/matches/{match}/events").text.splitlines()
    root = fair.root_of(json.loads(commitments)["commitments"], header.encode())
    values = [os.urandom(32) for _ in seated]
    for seat, guest in enumerate(seated):
        digest = fair.seat_commitment(bytes.fromhex(match), seat, root, values[seat])
        _post(guest, match, "commitment", commitment=digest.hex())
    return values


def reveal(match: str, guest: Guest, value: bytes) -> None:
    """Let one of them reveal its value."""
    _post(guest, match, "value", value=value.hex())


@contextmanager
def begun(server: Server, **wishes: Any) -> Iterator[tuple[str, tuple[Guest, Guest]]]:
    """Give a match of two new guests whose first cards are dealt, and who sits at seat 0 and 1."""
    with guests(server, 2) as (host, friend):
        match, seated = meet(host, friend, **wishes)
        deal_fairly(match, seated)
        yield match, seated


@contextmanager
def sitting(match: str, seated: tuple[Guest, Guest]) -> Iterator[tuple[Sitting, Sitting]]:
    """Let both sit down, each with a socket; both are told that the other one is there."""
    with ExitStack() as stack:
        # What comes while nobody reads any more would hold the end of a socket up.
        first, second = (Sitting(stack.enter_context(guest.connect(match, close_timeout=0.1)))
                         for guest in seated)
        for side in (first, second):
            side.wait_until(lambda side=side: bool(side.table) and are_present(side) == [True, True])
        yield first, second


def see_the_end(*sides: Sitting) -> None:
    """Wait until everybody has seen the end of the match."""
    for side in sides:
        while not side.has_ended:
            side.receive()


def are_present(side: Sitting) -> list[bool]:
    """Return which seats are there, as a seat or a spectator was told."""
    return [seat["is_present"] for seat in side.table["seats"]]


def claim(side: Sitting) -> Json:
    """Let a seat claim the match; return the answer."""
    return side.ask({"frame": "claim", "key": uuid.uuid4().hex, "seq": side.view["seq"]})


def offer(side: Sitting, what: str, *, is_on: bool = True, **changes: Any) -> Json:
    """Let a seat offer something or take it back; return the answer."""
    return side.ask({"frame": "offer", "key": uuid.uuid4().hex, "seq": side.view["seq"], "offer": what,
                     "is_on": is_on} | changes)


def play_to_the_end(match: str, seated: tuple[Guest, Guest]) -> Json:
    """Let both play the first play that is offered until the match is over; return the last view."""
    while not (view := seated[0].view(match))["is_over"]:
        play(seated[view["turn"]], match)
    return view


def play(guest: Guest, match: str) -> None:
    """Let a guest whose turn it is make the first play that it is offered."""
    _post(guest, match, "plays", play=guest.view(match)["plays"][0]["play"])


def resign(guest: Guest, match: str) -> None:
    """Let a guest give a match up."""
    with guest.sit(match) as sitting:
        sitting.send({"frame": "resign", "key": uuid.uuid4().hex, "seq": sitting.view["seq"]})
        sitting.wait_for("accepted")


def _post(guest: Guest, match: str, path: str, **command: str) -> None:
    answer = guest.http.post(f"/api/matches/{match}/{path}", json={
        "key": uuid.uuid4().hex, "seq": guest.view(match)["seq"], **command})
    assert answer.status_code == 200, answer.text
