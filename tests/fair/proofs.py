"""Proofs to test with: matches played at a real table, from seeds, and honest re-chaining for forgers."""

import json
import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any

from basra import fair
from basra.events import Kind, Player, SeatCommitted, SeatRevealed
from basra.record import Record
from basra.rules import Rules
from basra.table.frames import Accepted, ClaimCommand, Command, PlayCommand, Rejected, ResignCommand
from basra.table.table import ServerCommand, StopCommand, Table, TimeOutCommand, computer_command

Event = dict[str, Any]

PEOPLE = (Player(kind="person", name="Sara"), Player(kind="person", name="عمر \u2028 \"٧♦\""))
RULES = ("egyptian-v2", "egyptian,target=151", "egyptian-v2,target=31,opening=as-dealt",
         "egyptian,target=60,card_points=AC:1+2C:2+5D:4+7D:5+10D:3+JS:1,komi_basra=ten-or-less",
         "egyptian-v2,tied_majority=carry,majority_points=60,basra_points=0,komi_basra=single",
         "egyptian-v2,opening=as-dealt,card_points=3C:9+3D:1+4H:9+5S:2+6H:3+7C:8,tied_majority=carry,target=200")
"""One rule set for each option that a checker must know."""


def contribute(record: Record, seats: tuple[int, ...], chance: random.Random) -> None:
    """Let the clients of some seats commit to values and reveal them: all persons', or nobody's."""
    values = {seat: chance.randbytes(fair.KEY_SIZE) for seat in seats}
    for seat, value in values.items():
        digest = fair.seat_commitment(record.match_id, seat, record.root, value)
        record.append(SeatCommitted(seat=seat, commitment=digest.hex()))
    for seat, value in values.items():
        record.append(SeatRevealed(seat=seat, value=value.hex()))


def send(table: Table, seat: int, command: Command | ServerCommand) -> None:
    """Make a command at a table; it must be accepted."""
    steps = table.decide(seat, command, may_claim=True)
    assert not isinstance(steps, (Accepted, Rejected)), steps
    table.apply(steps)


def played_match(seed: int, rules: str = "egyptian-v2", *, level: str = "",
                 seats: tuple[int, ...] | None = None, kind: Kind = "fair") -> bytes:
    """Play a match and return its proof.

    Args:
        seed: everything random follows from it.
        rules: a rule set's text.
        level: of the computer player at seat 1; a person sits there without it.
        seats: whose clients contribute; by default every person's, in a fair match.
        kind: in a match that is not a fair one nobody contributes.
    """
    chance = random.Random(seed)
    table = _opened(seed, rules, level, kind)
    people = tuple(sorted(table.record.people)) if kind == "fair" else ()
    contribute(table.record, people if seats is None else seats, chance)
    table.apply(table.begin())
    while not table.record.match.is_over:
        _move(table, chance)
    return table.record.to_text().encode()


def stopped_match(seed: int, leaver: int | None, plays: int, *, resigns: bool = True,
                  rules: str = "egyptian-v2", level: str = "", time_outs: int = 0) -> bytes:
    """Play a match that is broken off, and return its proof.

    Args:
        seed: everything random follows from it.
        leaver: the seat that gives up or is claimed against; None if both agree to stop.
        plays: after how many; below 0 in the setup, as many events before the first card.
        resigns: else the other seat claims the match.
        rules: a rule set's text.
        level: of the computer player at seat 1; a person sits there without it.
        time_outs: how many of the first plays are made for a person.
    """
    chance = random.Random(seed)
    table = _opened(seed, rules, level, "fair")
    contribute(table.record, tuple(sorted(table.record.people)), chance)
    if plays < 0:
        table = Table(Record.replay(table.record.events[:plays], table.record.secrets), {})
    else:
        table.apply(table.begin())
    for play in range(plays):
        seq = table.record.seq
        if play < time_outs:
            send(table, table.record.match.turn or 0, TimeOutCommand(key=f"time-out-{seq}", seq=seq))
        else:
            _move(table, chance)
    seq = table.record.seq
    if leaver is None:
        send(table, 0, StopCommand(key=f"stop-{seq}", seq=seq))
    elif resigns:
        send(table, leaver, ResignCommand(key="resign-1", seq=seq))
    else:
        send(table, 1 - leaver, ClaimCommand(key="claim--1", seq=seq))
    return table.record.to_text().encode()


def _opened(seed: int, rules: str, level: str, kind: Kind) -> Table:
    players = (PEOPLE[0], Player(kind="computer", name=level) if level else PEOPLE[1])
    return Table.open(secrets=fair.Secrets.from_seed(b"%d" % seed), time="2026-01-02T03:04:05Z",
                      rules=Rules.parse(rules), players=players, software="test", kind=kind)


def _move(table: Table, chance: random.Random) -> None:
    """Make the play of the computer player, or one by chance for a person."""
    if turn := table.computer_turn():
        send(table, *computer_command(turn))
        return
    play = chance.choice(table.record.match.legal_plays)
    send(table, table.record.match.turn or 0, PlayCommand(
        key=f"play-{table.record.seq}", seq=table.record.seq, play=str(play)))


def events_of(proof: bytes) -> list[Event]:
    """Return the events of a proof as plain data."""
    return [json.loads(line) for line in proof.decode().split("\n")[:-2]]


def proof_of(events: list[Event]) -> bytes:
    """Write events as a proof whose form and chain are right, whatever they say."""
    lines = [json.dumps(event, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
             for event in events]
    head = b""
    for line in lines:
        head = sha256(head + line).digest()
    return b"\n".join([*lines, b'{"chain":"%s"}' % head.hex().encode()]) + b"\n"


def forged(proof: bytes, change: Callable[[list[Event]], None]) -> bytes:
    """Return a proof after a forger's change of its events, with the chain made right again."""
    events = events_of(proof)
    change(events)
    assert proof_of(events) != proof
    return proof_of(events)
