"""Help and version, in every language."""

import re
import subprocess
import sys

import pytest
from click import Context, Group, Option

import basra
from basra.cli.main import build
from basra.languages import LANGUAGES, load

from .test_capture import basra as run


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_help_in_every_language(language: str) -> None:
    group = build(load(language, "cli"))
    admin = group.commands["admin"]
    assert isinstance(admin, Group)
    for command in (group, *group.commands.values(), *admin.commands.values()):
        for parameter in command.params:
            assert not isinstance(parameter, Option) or parameter.help, f"{command.name} {parameter.name}"
        text = command.get_help(Context(command, info_name=command.name))
        assert load(language, "cli")("usage") in text
        assert bool(re.search("[\u0600-\u06ff]", text)) == (language == "ar")


@pytest.mark.parametrize("arguments", [["--help"], ["-h"], ["play", "--help"], ["serve", "-h"],
                                       ["capture", "--help"]])
def test_help_is_shown(arguments: list[str]) -> None:
    done = run(*arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: basra")


def test_version() -> None:
    assert run("--version").stdout.startswith(f"basra {basra.__version__}, ")


def test_quick_commands_load_no_server() -> None:
    script = ("import sys; from basra.cli.main import build; from basra.languages import load; "
              "build(load('en', 'cli')); print([m for m in ('fastapi', 'sqlalchemy', 'uvicorn', 'pydantic') "
              "if m in sys.modules])")
    loaded = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert loaded.stdout == "[]\n"
