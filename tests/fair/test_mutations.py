"""Any single change of any byte of a proof is found; no file at all makes a checker stumble."""

import json
import random
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from basra.errors import RecordError
from basra.fair import Secrets
from basra.record import Record
from basra.rules import Rules
from basra.verify import MOST_BYTES, verify

from . import standalone
from .proofs import RULES, events_of, played_match, proof_of, stopped_match

MUTATIONS, PARTS, ALONE = 10_000, 10, 500


@cache
def honest() -> bytes:
    """Return the proof of a short match under rules with every kind of field."""
    return played_match(14, RULES[2], level="greedy")


@cache
def stopped() -> bytes:
    """Return the proof of a match with a time-out that was broken off."""
    return stopped_match(3, 1, 9, time_outs=2)


def mutations(proof: bytes, count: int, seed: int) -> Iterator[bytes]:
    """Yield files that differ from a proof by one change: of a byte, a bit, a pair, or the length."""
    chance = random.Random(seed)
    while count:
        at, byte = chance.randrange(len(proof)), bytes([chance.randrange(256)])
        bit = bytes([proof[at] ^ 1 << chance.randrange(8)])
        near = chance.choice(b"0123456789abcdefACDHSJQK").to_bytes(1, "big")
        mutation = chance.choice([
            proof[:at] + byte + proof[at + 1:], proof[:at] + bit + proof[at + 1:],
            proof[:at] + near + proof[at + 1:],
            proof[:at] + byte + proof[at:], proof[:at] + b" " + proof[at:], proof[:at] + proof[at + 1:],
            proof[:at] + proof[at + 1:at + 2] + proof[at:at + 1] + proof[at + 2:], proof[:at], proof + byte])
        if mutation != proof:
            count -= 1
            yield mutation


@pytest.mark.parametrize("part", range(PARTS))
def test_the_package_finds_every_mutation(part: int) -> None:
    for mutation in mutations(honest(), MUTATIONS // PARTS, part):
        assert not all(claim.holds for claim in verify(mutation)), mutation


def test_the_stand_alone_checker_finds_every_mutation() -> None:
    for mutation in mutations(honest(), ALONE, PARTS):
        assert standalone.first_fault(mutation), mutation


def test_the_program_finds_mutations(tmp_path: Path) -> None:
    for number, mutation in enumerate(mutations(honest(), 5, PARTS + 1)):
        file = tmp_path / f"{number}.jsonl"
        file.write_bytes(mutation)
        run = subprocess.run([sys.executable, standalone.PATH, file], capture_output=True, text=True,
                             check=False)
        assert (run.returncode, run.stderr) == (1, ""), mutation
        assert "WRONG form" in run.stdout


# ---- Hostile files ----

def hostile() -> Iterator[bytes]:
    """Yield files that a checker must refuse calmly."""
    good, chain = honest(), b'{"chain":"%s"}\n' % (b"0" * 64)
    first, rest = good.split(b"\n", 1)
    yield from (b"", b"\n", b"\n\n", b"{}", b"{}\n", b"null\n", b"[]\n", b"1\n", b'"chain"\n', chain,
                b'{"chain":""}\n', b'{"chain":null}\n', b"\xff\xfe\x00", b"\xef\xbb\xbf" + good, good[:-1])
    yield from (good + b"\n", good + b" ", b" " + good, good + good, rest, good.replace(b"\n", b"\r\n"),
                good.replace(b"\n", b"\r"), good.replace(b"\n", b"\n\n", 1), bytes(1000),
                good.replace(b'"seat":0', b'"seat":00', 1),
                b"x" * (MOST_BYTES + 1), b"\n" * MOST_BYTES, good + b"\n" * MOST_BYTES,
                first.replace(b'"card_points":[', b'"card_points":[' + b'["AC",1],' * 70_000) + b"\n" + rest)
    for value in (b"NaN", b"Infinity", b"-Infinity", b"1e999", b"-0", b"64.0", b"6.4e1", b"true",
                  b"9" * 4000, b"9" * 5000, b"null", b"[]", b"{}", b'"64"', b'"\\ud800"', b'"\xed\xa0\x80"',
                  b"064", b" 64"):
        yield first.replace(b'"deals":64', b'"deals":' + value) + b"\n" + rest
    yield first.replace(b'"deals":64', b'"deals":64,"deals":64') + b"\n" + rest
    yield first.replace(b'{"deals":64,', b"{", 1).replace(b'"event"', b'"deals":64,"event"') + b" \n" + rest
    yield first.replace(b"Sara", b"\\u0053ara") + b"\n" + rest
    for depth in (*range(100, 1100, 25), 5_000, 400_000):
        for nest in (b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth):
            yield nest[:MOST_BYTES - 100] + b"\n" + chain
            yield b'{"event":%s}\n' % nest[:MOST_BYTES - 100] + chain
            yield b'{"event":"play","seat":%s}\n' % nest[:MOST_BYTES - 100] + chain


def test_hostile_files_are_refused_calmly() -> None:
    for data in hostile():
        claims = verify(data, replay_players=True)
        assert [claim.holds for claim in claims].count(False) == 1, data[:200]
        assert all(len(claim.fault) < 1000 for claim in claims)
        assert standalone.first_fault(data), data[:200]
        with pytest.raises(RecordError):
            Record.from_text(data.decode(errors="surrogateescape")[:MOST_BYTES])


def test_a_hidden_secret_is_that_of_the_deal_in_play() -> None:
    record = Record.start(secrets=Secrets.from_seed(b"hidden"), rules=Rules.of("egyptian"))
    record.begin_deal()
    text = record.to_text(with_hidden=True)
    assert Record.from_text(text) == record
    assert [claim.name for claim in verify(text.encode()) if not claim.holds] == ["form"]
    for other in ("2", "0", "true", "1.0", '"1"', "null"):
        with pytest.raises(RecordError):
            Record.from_text(text.replace('"hidden":1', f'"hidden":{other}'))


def test_nothing_unprintable_reaches_a_message() -> None:
    events = events_of(honest())
    events[0]["software"] = "\x1b[2J\x9b31m\u202e\u2028"
    for made in ([events[0], *events], [events[0], events[1], events[0]], [{**events[0], "event": "\x9b"}]):
        faults = [claim.fault for claim in verify(proof_of(made)) if claim.holds is False]
        faults += [claim["detail"] for claim in standalone.check(proof_of(made)) if not claim["holds"]]
        assert len(faults) == 2
        assert all(fault.isprintable() for fault in faults)


VALUES: list[object] = [
    None, True, False, -1, 0, 1, 2.0, 10**30, "", "0", "AC", "\u2028", [], [[]], [1, 2], {}, {"a": 1},
    "x" * 500, [["AC", 1]] * 300, [None] * 2, ["7D"], "ab" * 32, [[], []], ["AC", "AC"]]


@pytest.mark.parametrize("kind", ["match", "commitments", "seat-commit", "seat-reveal", "deal", "round",
                                  "play", "deal-end", "match-end", "time-out", "stop"])
def test_wrong_types_everywhere_are_refused_calmly(kind: str) -> None:
    """Each field of an event, and of what is inside it, holds each of many values."""
    proof = stopped() if kind in ("time-out", "stop") else honest()
    events = events_of(proof)
    index = next(index for index, event in enumerate(events) if event["event"] == kind)
    for path in paths(events[index]):
        for value in VALUES:
            data = proof_of([*events[:index], replaced(events[index], path, value), *events[index + 1:]])
            sound = all(claim.holds for claim in verify(data))
            assert sound == (standalone.first_fault(data) is None), (path, value)
            assert not sound or data == proof, (path, value)


def paths(value: object) -> Iterator[tuple[str | int, ...]]:
    """Yield the way to everything inside plain data; of long lists only to the first two."""
    items: list[tuple[str | int, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    if isinstance(value, list):
        items = list(enumerate(value[:2]))
    for key, inside in items:
        yield (key,)
        yield from ((key, *path) for path in paths(inside))


def replaced(value: object, path: tuple[str | int, ...], new: object) -> dict[str, object]:
    """Return a copy of plain data with something else at a path."""
    copy = json.loads(json.dumps(value))
    inside = copy
    for key in path[:-1]:
        inside = inside[key]
    inside[path[-1]] = new
    return copy  # type: ignore[no-any-return]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters(codec=None)),
    lambda inside: st.lists(inside, max_size=4) | st.dictionaries(st.text(max_size=8), inside, max_size=4),
    max_leaves=12)


@given(st.binary(max_size=300))
def test_any_bytes_are_answered(data: bytes) -> None:
    assert verify(data)[0].holds is False
    assert standalone.first_fault(data) == "form"


@settings(suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.data())
def test_any_value_anywhere_is_answered(data: st.DataObject) -> None:
    events = events_of(honest())
    index = data.draw(st.integers(0, len(events) - 1))
    field = data.draw(st.sampled_from([*events[index], "more"]))
    events[index] = {**events[index], field: data.draw(json_values)}
    try:
        proof = proof_of(events)
    except UnicodeEncodeError:
        proof = json.dumps(events[index]).encode() + b"\n" + honest()
    sound = all(claim.holds for claim in verify(proof))
    assert sound == (standalone.first_fault(proof) is None)
    assert not sound or proof == honest()
