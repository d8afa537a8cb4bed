"""Records of matches that are not dealt by the protocol: each checker says so, and calls none fair."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from basra.events import Kind
from basra.verify import verify

from . import standalone
from .bundles import build, node
from .proofs import Event, events_of, forged, played_match, proof_of
from .test_browser_code import proof_request

KINDS: tuple[Kind, ...] = ("practice", "daily")


@cache
def record_of(kind: Kind) -> bytes:
    """Return the record of a match that is over."""
    return played_match(1, level="greedy", kind=kind)


def disguised(events: list[Event], kind: Kind) -> None:
    """Call a match another kind."""
    events[0]["version"] = f"basra-{kind}/1"


@pytest.mark.parametrize("kind", KINDS)
def test_the_package_says_that_nothing_is_claimed(kind: Kind) -> None:
    form, other = verify(record_of(kind), replay_players=True)
    assert form.holds
    assert (other.name, other.holds) == (kind, False)
    assert other.fault == f"a {kind} match: nothing is claimed about its dealing"


@pytest.mark.parametrize("kind", KINDS)
def test_the_stand_alone_checker_says_it_too(kind: Kind) -> None:
    form, other = standalone.check(record_of(kind))
    assert form["holds"]
    assert (other["claim"], other["holds"]) == ("promise", False)
    assert other["detail"] == f"a {kind} match: nothing is claimed about its dealing"


@pytest.mark.parametrize("kind", KINDS)
def test_a_fair_match_that_is_called_another_is_no_proof(kind: Kind) -> None:
    proof = forged(played_match(1), lambda events: disguised(events, kind))
    assert [claim.name for claim in verify(proof)] == ["form", kind]
    assert standalone.first_fault(proof) == "promise"


@pytest.mark.parametrize("kind", KINDS)
def test_another_match_that_is_called_fair_does_not_hold(kind: Kind) -> None:
    proof = forged(record_of(kind), lambda events: disguised(events, "fair"))
    assert [claim.name for claim in verify(proof) if claim.holds is False] == ["promise"]
    assert standalone.first_fault(proof) == "promise"


def test_a_take_back_in_a_fair_match_does_not_hold() -> None:
    proof = played_match(1)
    events = events_of(proof)
    play = next(seq for seq, event in enumerate(events) if event["event"] == "play")
    events.insert(play + 1, {"event": "taken-back", "seat": events[play]["seat"], "to": play - 1})
    events.insert(play + 2, events[play])
    assert [claim.deal for claim in verify(proof_of(events)) if claim.holds is False] == [1]
    assert standalone.first_fault(proof_of(events)) == "deal 1"


def test_the_browsers_checker_agrees(tmp_path: Path) -> None:
    folder = build("tests.config.js", tmp_path)
    proofs = [*map(record_of, KINDS),
              *(forged(record_of(kind), lambda events: disguised(events, "fair")) for kind in KINDS)]
    run = subprocess.run([node(), folder / "node.mjs"], capture_output=True, text=True, check=True,
                         input="".join(json.dumps(proof_request(proof)) + "\n" for proof in proofs))
    practice, daily, *forgeries = map(json.loads, run.stdout.splitlines())
    for kind, claims in (("practice", practice), ("daily", daily)):
        assert {claim["name"]: claim["holds"] for claim in claims} == {"form": True, "promise": None}
        assert claims[1]["detail"]["id"] == f"fair-found-{kind}"
    for claims in forgeries:
        assert [claim["name"] for claim in claims if claim["holds"] is False] == ["promise"]


@pytest.mark.parametrize(("language", "words"), [
    ("en", "A practice match: nothing is claimed about its dealing."), ("ar", "مباراة تدريب: لا ادعاء")])
def test_the_command_says_it_in_the_users_language(tmp_path: Path, language: str, words: str) -> None:
    file = tmp_path / "record.jsonl"
    file.write_bytes(record_of("practice"))
    run = subprocess.run([sys.executable, "-m", "basra.cli", "verify", file], capture_output=True,
                         check=False, env=os.environ | {"LC_ALL": language, "PYTHONUTF8": "1"})
    assert run.returncode == 1
    lines = run.stdout.decode().splitlines()
    assert len(lines) == 3
    assert lines[1].startswith(f"✗ {words}")
