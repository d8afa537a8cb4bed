"""The examples in the docstrings of the engine, in the README and in the documentation run as they stand."""

import ast
import doctest
import importlib
from pathlib import Path

import pytest

import basra

from .test_architecture import ENGINE, MODULES

ROOT = Path(__file__).parents[2]
TEXTS = [path for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))) if path.exists()]
WITH_EXAMPLES = {"basra", "basra.arena.entrants", "basra.captures", "basra.cards", "basra.deal", "basra.fair",
                 "basra.record", "basra.rules"}


@pytest.mark.parametrize("name", ["basra", *(f"basra.{module}" for module in (*ENGINE, "arena.entrants"))])
def test_the_examples_of_a_module(name: str) -> None:
    # Read from the source: doctest's own search passes over compiled functions.
    source = MODULES[name.removeprefix("basra.")] if name != "basra" else Path(basra.__file__)
    names = vars(importlib.import_module(name))
    runner = doctest.DocTestRunner()
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            text = ast.get_docstring(node) or ""
            runner.run(doctest.DocTestParser().get_doctest(text, dict(names), name, str(source), 0))
    failed, attempted = runner.summarize(verbose=False)
    assert failed == 0
    assert attempted or name not in WITH_EXAMPLES


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_the_examples_of_a_text(path: Path) -> None:
    failed, _ = doctest.testfile(str(path), module_relative=False, globs={"basra": basra}, encoding="utf-8")
    assert failed == 0


def test_all_is_what_the_package_offers() -> None:
    assert sorted(basra.__all__, key=str.lower) == sorted(set(basra.__all__), key=str.lower)
    assert all(hasattr(basra, name) for name in basra.__all__)
