"""``basra verify`` in a process of its own, on matches played here."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from basra.languages import LANGUAGES, load
from basra.verify import MOST_BYTES

from ..fair.proofs import events_of, forged, played_match
from ..fair.test_checkers import (
    cheated_for_the_computer,
    honest,
    swap_floor_card,
    swap_hidden_cards,
    wrong_score,
)

PROOFS: dict[str, Callable[[], bytes]] = {
    "honest": honest, "against the computer": lambda: played_match(1, level="greedy"),
    "cheated for the computer": cheated_for_the_computer}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A place for a proof."""
    return tmp_path / "proof.jsonl"


def run(*arguments: object, language: str = "en", data: bytes = b"") -> tuple[int, str, str]:
    """Run the command with some bytes on standard input; return its status, answer and complaint."""
    done = subprocess.run(
        [sys.executable, "-m", "basra.cli", "verify", *map(str, arguments)], input=data, capture_output=True,
        check=False, timeout=60, env=os.environ | {"LC_ALL": language, "PYTHONUTF8": "1"})
    return done.returncode, done.stdout.decode(), done.stderr.decode()


def claims_of(*arguments: object) -> tuple[int, list[dict[str, Any]]]:
    """Return the status and the claims that ``--json`` gives, each with all its fields."""
    status, said, complained = run("--json", *arguments)
    assert complained == ""
    answer = json.loads(said)
    assert set(answer) == {"holds", "claims"}
    assert answer["holds"] is (status == 0) is all(claim["holds"] for claim in answer["claims"])
    for claim in answer["claims"]:
        assert set(claim) == {"name", "holds", "fault", "deal", "found"}
        assert bool(claim["fault"]) is (claim["holds"] is False)
        assert bool(claim["found"]) is (claim["holds"] is True)
    return status, answer["claims"]


def test_each_claim_of_a_good_proof_has_a_line(file: Path) -> None:
    file.write_bytes(honest())
    status, said, complained = run(file)
    assert (status, complained) == (0, "")
    lines = said.splitlines()
    last = events_of(honest())[-1]
    deals = sum(event["event"] == "deal" for event in events_of(honest()))
    assert len(lines) == deals + 5
    assert lines[0].startswith("✓ The file is whole: ")
    assert json.loads(honest().splitlines()[-1])["chain"] in lines[0]
    assert [line.partition(":")[0] for line in lines[1:-1]] == [
        "✓ The deals were sealed before the match", "✓ The players’ values",
        *(f"✓ Deal {number}" for number in range(1, deals + 1)), "✓ The result"]
    assert "proven: each person contributed" in lines[2]
    assert lines[-2].endswith("{} : {}".format(*last["totals"]))
    assert lines[-1] == "Everything holds."


def test_a_match_that_is_not_proven_holds_and_says_so(file: Path) -> None:
    file.write_bytes(played_match(1, seats=()))
    status, said, _ = run(file)
    assert status == 0
    assert "✓ The players’ values: not proven" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_forgery_is_blamed_on_its_claim_and_the_rest_is_unchecked(file: Path, language: str) -> None:
    file.write_bytes(forged(honest(), swap_floor_card))
    status, said, complained = run(file, language=language)
    assert (status, complained) == (1, "")
    marks = [line[0] for line in said.splitlines()[:-1]]
    assert marks == ["✓"] * 4 + ["✗"] + ["–"] * (len(marks) - 5)
    blamed, = (line for line in said.splitlines() if line.startswith("✗"))
    texts = load(language, "cli")
    fault = next(claim["fault"] for claim in claims_of(file)[1] if claim["fault"])
    assert blamed == "✗ " + texts("claim-fault", claim=texts("claim-deal", deal=2), fault=fault)
    assert said.splitlines()[-1] == texts("verify-fails")


def test_json_has_every_claim(file: Path) -> None:
    file.write_bytes(honest())
    status, claims = claims_of(file)
    assert status == 0
    assert [claim["name"] for claim in claims if not claim["deal"]] == ["form", "promise", "values", "result"]
    assert [claim["deal"] for claim in claims if claim["deal"]] == list(range(1, len(claims) - 3))
    assert claims[2]["found"] == {"proven": 1}
    assert set(claims[3]["found"]) == {"plays", "first", "second"}


def test_json_has_the_fault(file: Path) -> None:
    file.write_bytes(forged(honest(), wrong_score))
    status, claims = claims_of(file)
    assert status == 1
    assert [(claim["name"], claim["deal"], claim["holds"]) for claim in claims[2:5]] == [
        ("values", 0, True), ("deal", 1, False), ("deal", 2, None)]


@pytest.mark.parametrize(("proof", "statuses"), [
    ("honest", (0, 0)), ("against the computer", (0, 0)), ("cheated for the computer", (0, 1))])
def test_players_replays_the_computers_plays(file: Path, proof: str, statuses: tuple[int, int]) -> None:
    """A computer's plays that it did not choose itself are found by ``--players`` alone."""
    file.write_bytes(PROOFS[proof]())
    assert claims_of(file)[0] == statuses[0]
    status, claims = claims_of("--players", file)
    assert status == statuses[1]
    assert claims[-1]["name"] == "players"
    if status:
        assert "the computer would play" in claims[-1]["fault"]
    else:
        plays = sum(event["event"] == "play" and event["seat"] == 1 for event in events_of(PROOFS[proof]()))
        assert claims[-1]["found"] == {"plays": 0 if proof == "honest" else plays}


def test_standard_input(file: Path) -> None:
    file.write_bytes(honest())
    assert run("-", data=honest()) == run(file)
    assert run("-", data=forged(honest(), swap_hidden_cards))[0] == 1


@pytest.mark.parametrize("data", [
    b"", b"\n", b"{}", b"%PDF-1.7 \xff\xfe\x00", b"[" * 100_000, b"x" * (MOST_BYTES + 1),
    b'{"chain":1e999}\n',
    b'{"event":"match"}\n{"chain":"' + b"0" * 64 + b'"}\n', "\ud800".encode("utf-8", "surrogatepass"),
], ids=["empty", "a line", "JSON", "binary", "deep", "too large", "huge number", "a match", "surrogate"])
def test_what_is_no_proof_does_not_hold(data: bytes) -> None:
    status, said, complained = run("-", data=data)
    assert (status, complained) == (1, "")
    fault, verdict = said.splitlines()
    assert fault.startswith("✗ The file is whole: ")
    assert len(fault) < 300
    assert verdict == "It does not hold."


def test_a_large_file_is_not_read_to_its_end(file: Path) -> None:
    with file.open("wb") as large:
        large.truncate(1 << 40)
    status, said, _ = run(file)
    assert status == 1
    assert str(MOST_BYTES) in said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "status", "named"), [
    (["/no/such/file"], 1, "/no/such/file"), (["/"], 1, "/"), ([], 2, "--help"), (["a", "b"], 2, ""),
    (["--player", "a"], 2, "--player"), (["--language", "xx", "a"], 2, "en, ar")])
def test_what_it_cannot_do_is_one_clear_line(
        language: str, arguments: list[str], status: int, named: str) -> None:
    came, said, complained = run(*arguments, language=language)
    assert (came, said) == (status, "")
    assert complained.startswith("basra: ")
    assert complained.count("\n") == 1
    assert named in complained
