"""``basra capture`` in a process of its own."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from basra.languages import LANGUAGES


def basra(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the command in English unless the environment says otherwise."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))}
    return subprocess.run([sys.executable, "-m", "basra.cli", *arguments], capture_output=True, text=True,
                          encoding="utf-8", check=False, timeout=60,
                          env=kept | {"PYTHONUTF8": "1"} | environment)


def answer(*arguments: str) -> dict[str, Any]:
    """Return what ``basra capture --json`` says."""
    done = basra("capture", "--json", *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    said: dict[str, Any] = json.loads(done.stdout)
    return said


@pytest.mark.parametrize(("floor", "card", "captures", "kind"), [
    ("10S 5H 4C AD", "10H", [["10S", "5H", "4C", "AD"]], "basra"),
    ("10♠ 5♥,4♣ ad", "th", [["10S", "5H", "4C", "AD"]], "basra"),
    ("QS KH", "QD", [["QS"]], None),
    ("QS", "KD", [[]], None),
    ("-", "JC", [[]], None),
    ("JS", "JH", [["JS"]], "jack-basra"),
    ("5S 4H 4C 3D 2S", "10H", [["4H", "4C", "2S"], ["5S", "3D", "2S"]], None),
])
def test_json_lists_every_largest_capture_in_floor_order(
        floor: str, card: str, captures: list[list[str]], kind: str | None) -> None:
    said = answer("--rules", "egyptian-v2", "--floor", floor, card)
    assert (sorted(said["captures"]), said["basra"]) == (sorted(captures), kind)
    assert set(said) == {"captures", "basra"}


def test_the_line_is_exactly_as_documented() -> None:
    done = basra("capture", "--rules", "egyptian-v2", "--floor", "10S 5H 4C AD", "10H", "--json")
    assert done.stdout == '{"captures": [["10S", "5H", "4C", "AD"]], "basra": "basra"}\n'


def test_rules_may_have_options() -> None:
    floor = ["--floor", "AS 2H 7C 8D", "7D"]
    assert answer(*floor)["basra"] == "basra"
    assert answer("--rules", "egyptian,komi_basra=single", *floor)["basra"] is None


@pytest.mark.parametrize(("arguments", "environment", "said"), [
    (["--floor", "KC", "KH"], {}, "K♥ takes K♣: a basra!\n"),
    (["--floor", "JS", "JH"], {}, "J♥ takes J♠: a jack basra!\n"),
    (["KH"], {}, "K♥ takes nothing and stays on the floor.\n"),
    (["KH"], {"LANG": "de_DE.UTF-8"}, "K♥ takes nothing and stays on the floor.\n"),
    (["KH"], {"LANG": "ar_EG.UTF-8"}, "⁨K♥⁩ لا تأخذ شيئًا وتبقى على الأرض.\n"),
    (["KH"], {"LANG": "ar_EG.UTF-8", "LC_ALL": "en_GB"}, "K♥ takes nothing and stays on the floor.\n"),
    (["KH", "--language", "en"], {"LANG": "ar"}, "K♥ takes nothing and stays on the floor.\n"),
    (["--language=ar", "KH"], {}, "⁨K♥⁩ لا تأخذ شيئًا وتبقى على الأرض.\n"),
])
def test_words_are_in_the_users_language(
        arguments: list[str], environment: dict[str, str], said: str) -> None:
    done = basra("capture", *arguments, **environment)
    assert (done.returncode, done.stdout) == (0, said)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("arguments", "named"), [
    (["capture"], ""),
    (["capture", "11H"], "11H"),
    (["capture", "--floor", "AS AS", "2H"], "AS AS"),
    (["capture", "--floor", "xx", "2H"], "xx"),
    (["capture", "--floor", "2H", "2H"], "2♥"),
    (["capture", "--rules", "canasta", "2H"], "egyptian-v2"),
    (["capture", "--rules", "egyptian,target=0", "2H"], "target=1..1000"),
    (["capture", "--rules"], "--rules"),
    (["capture", "--jsn", "2H"], "--jsn"),
    (["capture", "2H", "3H"], ""),
    (["shuffle"], "capture"),
    (["serve", "--port", "x"], "65535"),
    (["serve", "--port", "65536"], "65535"),
    (["serve", "--log-level", "loud"], "warning"),
    (["play", "--data", __file__], "--data"),
])
def test_bad_input_is_one_clear_line_and_status_2(language: str, arguments: list[str], named: str) -> None:
    done = basra(*arguments, LANG=language)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert named in done.stderr


def test_an_unknown_language_is_refused() -> None:
    done = basra("capture", "--language", "xx", "2H")
    assert done.returncode == 2
    assert "en, ar" in done.stderr
