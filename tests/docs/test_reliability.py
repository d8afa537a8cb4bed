"""The table of docs/reliability.md is right: each line has a test, and each test that it names exists."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "basra"
LINES = [*map(str, range(1, 24)), "Durability"]
ROWS = dict(re.findall(r"^\| (\d+|Durability) \| .* \| (.*) \|$",
                       (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8"), re.MULTILINE))


def test_every_line_is_there() -> None:
    assert [*ROWS] == LINES


@pytest.mark.parametrize("line", LINES)
def test_the_tests_of_a_line_exist(line: str) -> None:
    named = re.findall(r"`([\w/.]+)::(\w+)`", ROWS[line])
    assert named
    assert ", ".join(f"`{file}::{test}`" for file, test in named) == ROWS[line], "something is no test"
    for file, test in named:
        tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
        assert test in {node.name for node in tree.body
                        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}, f"{file}::{test}"


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_r16_no_module_draws_or_keeps_randomness_of_its_own(path: Path) -> None:
    """Nothing is drawn when a module is loaded, and no generator lives in one; nobody shares a hidden one."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = [node for node in ast.walk(tree)
                 if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)]
    inside = {id(child) for function in functions for child in ast.walk(function)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = ast.unparse(node.func)
        assert not re.fullmatch(r"random\.[a-z_]\w*", called), f"{called} draws from what all share"
        if re.search(r"\b(Random|SystemRandom|urandom|token_\w+|default_rng|Dice)$", called):
            assert id(node) in inside, f"{called} when the module is loaded"
