"""``basra bench``: it measures something, and says what and where."""

import json

import pytest
from click.testing import CliRunner

from basra import bench, hot
from basra.cli.main import build
from basra.languages import LANGUAGES, load
from basra.players import PLAYERS


@pytest.fixture(autouse=True)
def _short_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LEAST_SECONDS", 0.02)
    monkeypatch.setattr(bench, "NODES", 100)


def said(language: str, *options: str) -> str:
    command = build(load(language, "cli"))
    return CliRunner().invoke(command, ["bench", *options], catch_exceptions=False).stdout


def test_json_holds_every_figure_and_the_machine() -> None:
    figures = json.loads(said("en", "--json"))
    assert figures["compiled"] == (hot.STATE == "compiled")
    assert figures["processor"]
    assert set(figures["milliseconds_a_play"]) == set(PLAYERS)
    # A tenth of what was measured is enough on any machine, and far from what the other speed reaches.
    assert figures["plays_a_second"] > (5e6 if figures["compiled"] else 7e4)
    assert figures["captures_a_second"] > 1e4
    assert 0 < figures["microseconds_a_last_round"] < (500 if figures["compiled"] else 200_000)
    assert all(milliseconds > 0 for milliseconds in figures["milliseconds_a_play"].values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_say_the_same(language: str) -> None:
    lines = said(language).splitlines()
    assert load(language, "cli")("bench-how", runs=bench.RUNS) in lines
    assert [line.split()[0] for line in lines if line.startswith("  ")] == list(PLAYERS)
