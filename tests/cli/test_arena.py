"""``basra arena`` in processes of its own: answers, interruptions, and what it refuses."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from basra.arena.contest import Contest
from basra.arena.entrants import Entrant
from basra.arena.results import Results
from basra.arena.summary import summary_of
from basra.cli.main import build
from basra.languages import LANGUAGES, load
from basra.players import PLAYERS

PAIRS = 120
"""So many that there is time to interrupt them."""


def command(*arguments: object, folder: Path, language: str = "en") -> dict[str, Any]:
    """What to start: the arguments of a process that keeps its results in a folder."""
    return {"args": [sys.executable, "-m", "basra.cli", "arena", *map(str, arguments), "--results", folder],
            "env": os.environ | {"LC_ALL": language, "PYTHONUTF8": "1"}, "text": True, "encoding": "utf-8"}


def run(*arguments: object, folder: Path, language: str = "en") -> subprocess.CompletedProcess[str]:
    return subprocess.run(**command(*arguments, folder=folder, language=language), capture_output=True,
                          check=False, timeout=60)


def kept(folder: Path) -> bytes:
    """The only results in a folder, but for the times."""
    (file,) = folder.iterdir()
    return re.sub(rb'"nanoseconds":\[\d+,\d+\]', b"", file.read_bytes())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The results of a contest that nothing interrupted."""
    folder = tmp_path_factory.mktemp("whole")
    done = run("careful", "greedy", "--pairs", PAIRS, "--jobs", 1, folder=folder)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def interrupted(folder: Path, how: Callable[[int], None]) -> str:
    """Start a contest, end it as soon as pairs are kept, wait until its workers are gone; what it said."""
    arena = subprocess.Popen(**command("careful", "greedy", "--pairs", PAIRS, "--jobs", 2, folder=folder),
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True,
                             preexec_fn=hear_ctrl_c)
    while not any(file.read_bytes().count(b"\n") > 8 for file in folder.glob("*")):
        assert arena.poll() is None, arena.communicate()
        time.sleep(0.01)
    how(arena.pid)
    _, said = arena.communicate(timeout=20)
    assert arena.returncode
    for_seconds(20, lambda: not session(arena.pid))
    lines = kept(folder).count(b"\n")
    assert 8 < lines < PAIRS, "it was over before it could be ended"
    return said


def hear_ctrl_c() -> None:
    """Shells let what they start in the background ignore it, and whoever inherits that does so too."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def for_seconds(seconds: float, holds: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it never came to pass"
        time.sleep(0.05)


def session(leader: int) -> list[str]:
    """The processes of a session that still run."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, _, its = stat.read_text().rpartition(")")[2].split()[:4]
        except OSError:
            continue
        found += [stat.parent.name] if int(its) == leader and state != "Z" else []
    return found


def test_killed_at_once_it_goes_on_where_it_stopped(whole: Path, tmp_path: Path) -> None:
    interrupted(tmp_path, lambda pid: os.kill(pid, signal.SIGKILL))
    done = run("careful", "greedy", "--pairs", PAIRS, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    assert kept(tmp_path) == kept(whole)


def test_ctrl_c_says_how_to_go_on(whole: Path, tmp_path: Path) -> None:
    said = interrupted(tmp_path, lambda pid: os.killpg(pid, signal.SIGINT))
    found = re.fullmatch(r"basra: Stopped\. Pairs that are played and kept: (\d+) of 120\. "
                         r"The same command goes on from there\.\n", said)
    assert found, said
    assert int(found[1]) == kept(tmp_path).count(b"\n") - 1
    run("careful", "greedy", "--pairs", PAIRS, folder=tmp_path)
    assert kept(tmp_path) == kept(whole)


def test_the_answer_as_json(whole: Path) -> None:
    done = run("careful", "greedy", "--pairs", PAIRS, "--json", folder=whole)
    said = json.loads(done.stdout)
    assert {*said} == {"version", "compiled", "python", "processor", "cores", "rules", "matches", "pairs",
                       "decks", "decks_sha256", "players", "meetings"}
    assert (said["pairs"], said["decks"], said["rules"]) == (PAIRS, "tuning", "egyptian-v2")
    (meeting,) = said["meetings"]
    assert meeting["players"] == ["careful", "greedy"]
    gain = meeting["gain"]
    assert gain["mean"] > gain["error"], "careful is better than greedy"
    pairs = [json.loads(line) for line in next(whole.iterdir()).read_text().splitlines()[1:]]
    gains = [sum(a - b for a, b in pair["points"]) / 2 for pair in pairs]
    assert gain["mean"] == pytest.approx(sum(gains) / PAIRS)
    assert [player["against_all"]["mean"] for player in said["players"]] == pytest.approx(
        [gain["mean"], -gain["mean"]])


def test_whole_matches(tmp_path: Path) -> None:
    """They are kept apart from deals, and what is gained is matches."""
    run("careful", "random", "--pairs", 4, folder=tmp_path)
    done = run("careful", "random", "--pairs", 4, "--matches", "late", folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    found = re.search(r"won more than lost, of 100 matches +([+−]\d+\.\d\d) ±", done.stdout)
    contest = Contest(players=(Entrant("careful"), Entrant("random")), matches="late")
    assert found
    assert float(found[1].replace("−", "-")) == summary_of(Results(tmp_path, contest).pairs).gain.mean
    assert "matches won / drawn / lost" in done.stdout
    assert "deal for playing first" not in done.stdout
    assert len([*tmp_path.iterdir()]) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_answer_in_every_language(whole: Path, language: str) -> None:
    done = run("careful", "greedy", "--pairs", PAIRS, folder=whole, language=language)
    texts = load(language, "cli")
    assert (done.returncode, done.stderr) == (0, "")
    for name in ("points", "pairs", "deals", "first", "basras", "milliseconds", "nodes"):
        assert f"\n  {texts(f'arena-{name}')} " in done.stdout
    results = Results(whole, Contest(players=(Entrant("careful"), Entrant("greedy"))))
    gain = summary_of(results.pairs).gain
    assert f"{gain.mean:+.2f} ± {gain.error:.2f}\n" in done.stdout


def test_several_players_make_a_table_and_a_picture(tmp_path: Path) -> None:
    picture = tmp_path / "picture.svg"
    done = run("greedy", "random", "greedy@5", "--pairs", 12, "--plot", picture, folder=tmp_path / "results")
    assert (done.returncode, done.stderr) == (0, "")
    head, *rows = done.stdout.splitlines()[2:6]
    assert head.split() == ["points", "a", "deal", "greedy", "random", "greedy@5", "against", "all"]
    assert [row.split()[0] for row in rows] == ["greedy", "random", "greedy@5"]
    assert "+0.00 ± 0.00" in rows[0], "a player that does not search plays alike with any budget"
    drawn = picture.read_text()
    for text in ("greedy@5", "random", "points a deal against the mean of all others"):
        assert f">{text}</text>" in drawn
    before = picture.read_bytes()
    run("greedy", "random", "greedy@5", "--pairs", 12, "--plot", picture, folder=tmp_path / "results")
    assert picture.read_bytes() == before


def test_the_share_of_the_gap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
                              capsys: pytest.CaptureFixture[str]) -> None:
    """With ``careful`` in the place of the player that sees all cards: its share is then the whole of it."""
    monkeypatch.setitem(PLAYERS, "omni2", PLAYERS["careful"])
    arguments = ["arena", "careful", "random", "--gap", "--pairs", "20", "--jobs", "1",
                 "--results", str(tmp_path)]
    build(load("en", "cli")).main([*arguments, "--json"], standalone_mode=False)
    said = json.loads(capsys.readouterr().out)
    careful, random = (player["share_of_gap"] for player in said["players"])
    assert careful == {"mean": 1, "error": 0}
    assert random["mean"] < 0 < random["error"]
    assert [meeting["players"] for meeting in said["meetings"]] == [["careful", "random"]]
    assert len([*tmp_path.iterdir()]) == 4
    build(load("en", "cli")).main(arguments, standalone_mode=False)
    line = f"share of the gap  100.0 ± 0.0 %  {100 * random['mean']:.1f} ± {100 * random['error']:.1f} %"
    assert " ".join(line.replace("-", "−").split()) in " ".join(capsys.readouterr().out.split())


@pytest.mark.parametrize(("arguments", "said"), [
    (["greedy"], "Name two players or more, each once."),
    ([], "Name two players or more, each once."),
    (["greedy", "random", "greedy"], "Name two players or more, each once."),
    (["greedy", "nobody"], "“nobody” is no player. Write one of random, child, beginner"),
    (["greedy", "random@0"], "“random@0” is no player."),
    (["greedy", "random", "--matches", "few"], "--matches is one of no, new, late."),
    (["greedy", "random", "--pairs", "0"], "--pairs is a whole number from 1 to 10000000."),
    (["greedy", "random", "--rules", "poker"], "The rules “poker” cannot be read."),
])
def test_bad_input_is_refused_in_one_line(tmp_path: Path, arguments: list[str], said: str) -> None:
    done = run(*arguments, folder=tmp_path / "results")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"basra: {said}")
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "results").exists()


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    done = run("greedy", "random", "--pairs", 4, folder=tmp_path / "file")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"basra: Results cannot be kept in {tmp_path / 'file'}: ")


@pytest.mark.parametrize(("module", "option", "extra"), [
    ("matplotlib", ["--plot", "x.svg"], "arena"), ("ray", ["--ray", "auto"], "ray")])
def test_a_missing_extra_is_named(tmp_path: Path, module: str, option: list[str], extra: str) -> None:
    """Before a pair is played."""
    (tmp_path / f"{module}.py").write_text("raise ImportError")
    asked = command("greedy", "random", "--pairs", 4, *option, folder=tmp_path / "results")
    asked["env"] |= {"PYTHONPATH": os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(**asked, capture_output=True, check=False, timeout=60)
    assert (done.returncode, done.stdout) == (1, "")
    assert f'pip install "basra[{extra}]"' in done.stderr
