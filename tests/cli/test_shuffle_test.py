"""``basra shuffle-test``: over few decks, and, in processes of its own, over matches really played."""

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from basra import evidence
from basra.cli.main import build
from basra.evidence import MUTANTS, ShuffleTest
from basra.fair import Secrets
from basra.languages import LANGUAGES, load
from basra.record import Record

from ..browser.places import Place, find_place, put
from ..fair.proofs import played_match

DECKS = 2000
PROOFS = [played_match(seed, "egyptian-v2,target=60") for seed in range(12)]
DEALS = sum(proof.count(b'"event":"deal-end"') for proof in PROOFS)


@cache
def run(*arguments: str, language: str = "en", path: str = "") -> subprocess.CompletedProcess[str]:
    """Run the command; ``path`` is looked at first for Python's modules."""
    found = os.pathsep.join(filter(None, [path, os.environ.get("PYTHONPATH")]))
    return subprocess.run(
        [sys.executable, "-m", "basra.cli", "shuffle-test", *arguments], capture_output=True, text=True,
        encoding="utf-8", check=False, timeout=120,
        env=os.environ | {"LC_ALL": language, "PYTHONUTF8": "1", "PYTHONPATH": found})


def table(said: str) -> dict[str, list[str]]:
    """Return the lines of a readable table by their first column, the other columns as words."""
    return {line[:44].strip(): line[44:].split() for line in said.splitlines() if line.startswith("  ")}


@pytest.fixture(scope="module")
def told() -> tuple[Result, ...]:
    """What the command tells as JSON, then in words, of one and the same test: the test takes long."""
    kept: list[ShuffleTest] = []
    shuffle_test = evidence.shuffle_test

    def once(*arguments: Any, **named: Any) -> ShuffleTest:
        if not kept:
            kept.append(shuffle_test(*arguments, **named))
        return kept[0]

    command, arguments = build(load("en", "cli")), ["shuffle-test", "--decks", str(DECKS)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(evidence, "shuffle_test", once)
        return tuple(CliRunner().invoke(command, [*arguments, *more]) for more in (["--json"], []))


def test_the_shuffle_passes_and_every_mutant_is_found(told: tuple[Result, ...]) -> None:
    done, _ = told
    said = json.loads(done.stdout)
    assert (done.exit_code, said["passed"]) == (0, True)
    assert (said["real"]["decks"], said["real"]["passed"]) == (DECKS, True)
    assert said["seed"] == b"basra shuffle-test".hex()
    found = {mutant["method"]: mutant["killed_by"] in mutant["failed"] for mutant in said["mutants"]}
    assert found == {mutant.key: True for mutant in MUTANTS}
    assert "Traceback" not in done.stderr


def test_the_table_says_the_same_in_words(told: tuple[Result, ...]) -> None:
    in_json, done = told
    real = json.loads(in_json.stdout)["real"]
    assert done.exit_code == 0
    lines = table(done.stdout)
    for found, name in zip(real["findings"], [
            "which card lies where", "rising sequences", "neighbouring cards", "inversions",
            "cards that stayed in place", "parity", "repeated decks"], strict=True):
        numbers = f"{found['statistic']:.1f} {found['expected']:.1f} {found['p']:.2g}"
        assert lines[name] == [*numbers.split(), "passed"]
    assert lines["Sattolo, off by one"][1:] == ["cards", "that", "stayed", "in", "place"]
    assert done.stdout.splitlines()[0] == "basra-fair/1, 2,000 decks"
    assert done.stdout.splitlines()[-1] == "Everything came out as it must."
    assert "FAILED" not in done.stdout
    assert "NOT FOUND OUT" not in done.stdout


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with matches that are over, and one in its first deal, which has no secret to tell."""
    data = tmp_path_factory.mktemp("played")
    for seed, proof in enumerate(PROOFS):
        put(Place(Record.from_text(proof.decode()), Secrets.from_seed(b"%d" % seed)), data)
    put(find_place(lambda _: True), data)
    return data


def test_the_deals_that_were_played(played: Path) -> None:
    done = run("--played", "--data", str(played), "--json")
    said: dict[str, Any] = json.loads(done.stdout)
    assert (done.returncode, done.stderr) == (0, "")
    assert (said["method"], said["decks"], said["passed"]) == ("played", DEALS, True)
    assert said["findings"]
    assert all(missing["needs"] > said["decks"] for missing in said["left_out"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_so_few_deals_do_not_tell_is_said(played: Path, language: str) -> None:
    command = build(load(language, "cli"))
    done = CliRunner().invoke(command, ["shuffle-test", "--played", "--data", str(played)])
    left_out = json.loads(run("--played", "--data", str(played), "--json").stdout)["left_out"]
    assert done.exit_code == 0
    assert left_out
    for check in left_out:
        words = load(language, "cli")("test-left-out", decks=check["needs"])
        assert any(line.endswith(words) for line in done.stdout.splitlines()), done.stdout


def test_no_deal_was_played_to_its_end(tmp_path: Path) -> None:
    put(find_place(lambda _: True), tmp_path)
    assert_complaint(run("--played", "--data", str(tmp_path)), 1, "No deal has been played to its end")


def test_no_match_was_ever_played(tmp_path: Path) -> None:
    assert_complaint(run("--played", "--data", str(tmp_path)), 1, str(tmp_path))
    assert list(tmp_path.iterdir()) == []


def test_a_folder_of_something_else(tmp_path: Path) -> None:
    (tmp_path / "basra.sqlite3").write_text("no database" * 100)
    assert_complaint(run("--played", "--data", str(tmp_path)), 1, str(tmp_path))


@pytest.mark.parametrize(("language", "arguments", "named"), [
    ("en", ("--data", "folder"), "--played"), ("ar", ("--data", "folder"), "--played"),
    ("en", ("--decks", "0"), "--decks"), ("ar", ("--decks", "many"), "--decks"),
    ("en", ("--played", "--data", __file__), "--data"), ("en", ("--sed", "x"), "--sed"),
    ("en", ("file",), "")])
def test_bad_arguments(language: str, arguments: tuple[str, ...], named: str) -> None:
    assert_complaint(run(*arguments, language=language), 2, named)


@pytest.mark.parametrize(("missing", "arguments"), [("numpy", ()), ("scipy", ("--played",))])
def test_without_the_extra(tmp_path: Path, missing: str, arguments: tuple[str, ...]) -> None:
    (tmp_path / f"{missing}.py").write_text(f"raise ImportError('No module named {missing}')\n")
    assert_complaint(run(*arguments, path=str(tmp_path)), 1, 'pip install "basra[evidence]"')


def assert_complaint(done: subprocess.CompletedProcess[str], status: int, named: str) -> None:
    """It says one clear line and does nothing."""
    assert (done.returncode, done.stdout) == (status, "")
    assert done.stderr.startswith("basra: ")
    assert done.stderr.count("\n") == 1
    assert named in done.stderr
