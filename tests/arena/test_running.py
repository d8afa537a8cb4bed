"""What is played is kept, and is the same however it came about."""

import re
from pathlib import Path

import pytest

from basra import hot
from basra.arena.contest import Contest
from basra.arena.entrants import Entrant
from basra.arena.results import Results
from basra.arena.running import play
from basra.arena.workers import processes

CONTEST = Contest(players=(Entrant("greedy"), Entrant("random")))
PAIRS = 30


def timeless(file: Path) -> bytes:
    """The bytes of a file but for the times, the only thing in it that may differ."""
    return re.sub(rb'"nanoseconds":\[\d+,\d+\]', b"", file.read_bytes())


def kept(folder: Path, contest: Contest = CONTEST, pairs: int = PAIRS, jobs: int = 1) -> Results:
    results = Results(folder, contest)
    with processes(jobs) as work:
        play(results, pairs, work)
    return results


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Results:
    """A contest that was played in one go, in one process."""
    return kept(tmp_path_factory.mktemp("whole"))


def test_the_number_of_processes_changes_no_byte(whole: Results, tmp_path: Path) -> None:
    assert timeless(kept(tmp_path, jobs=3).path) == timeless(whole.path)


def test_pairs_in_portions_are_those_played_in_one_go(whole: Results, tmp_path: Path) -> None:
    for pairs in (1, 6, 7, PAIRS):
        results = kept(tmp_path, pairs=pairs)
        assert len(results.pairs) == pairs
    assert timeless(results.path) == timeless(whole.path)
    with processes(1) as work:
        assert play(results, 5, work) == tuple(results.pairs[:5])
    assert timeless(results.path) == timeless(whole.path)


def test_what_is_played_is_not_played_again(whole: Results) -> None:
    before, told = whole.path.read_bytes(), []
    results = Results(whole.path.parent, CONTEST)
    with processes(1) as work:
        pairs = play(results, PAIRS, work, told.append)
    assert (whole.path.read_bytes(), told) == (before, [])
    assert pairs == tuple(whole.pairs)


def test_progress_is_told_as_pairs_are_kept(tmp_path: Path) -> None:
    told: list[int] = []
    with processes(1) as work:
        play(Results(tmp_path, CONTEST), 10, work, told.append)
    assert (told, sum(told)) == ([4, 4, 2], 10)


@pytest.mark.parametrize("torn", [
    b'{"pair":12,"poi', b'{"pair":99}\n', b"\xff\xfe\n", b"[]\n", b"\n", b'{"basras":"x"}\n{"pair":13}\n'])
def test_a_torn_end_is_played_again(whole: Results, tmp_path: Path, torn: bytes) -> None:
    file = tmp_path / whole.path.name
    file.write_bytes(b"".join(whole.path.read_bytes().splitlines(keepends=True)[:13]) + torn)
    assert len(Results(tmp_path, CONTEST).pairs) == 12
    assert timeless(kept(tmp_path).path) == timeless(whole.path)


def test_a_pair_out_of_its_place_is_cut_off(whole: Results, tmp_path: Path) -> None:
    lines = whole.path.read_bytes().splitlines(keepends=True)
    (tmp_path / whole.path.name).write_bytes(b"".join([*lines[:8], *lines[9:]]))
    assert len(Results(tmp_path, CONTEST).pairs) == 7
    assert timeless(kept(tmp_path).path) == timeless(whole.path)


@pytest.mark.parametrize("cut", [0, 5])
def test_a_file_without_its_heading_begins_anew(whole: Results, tmp_path: Path, cut: int) -> None:
    (tmp_path / whole.path.name).write_bytes(whole.path.read_bytes()[5:] if cut else b"")
    assert timeless(kept(tmp_path).path) == timeless(whole.path)


def test_all_that_decides_the_pairs_has_a_file_of_its_own(
        tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    others = [Contest(players=(Entrant("random"), Entrant("greedy"))),
              Contest(players=(Entrant("greedy", 7), Entrant("random"))),
              Contest(players=CONTEST.players, rules="egyptian"),
              Contest(players=CONTEST.players, decks="claim")]
    paths = {Results(tmp_path, contest).path for contest in (CONTEST, *others)}
    speed = "plain" if hot.STATE == "compiled" else "compiled"
    for name, other in (("arena.contest.code_digest", lambda: "another"), ("hot.STATE", speed)):
        with monkeypatch.context() as patch:
            patch.setattr(f"basra.{name}", other)
            paths.add(Results(tmp_path, CONTEST).path)
    assert len(paths) == 7
