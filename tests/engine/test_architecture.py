"""The house as the architecture draws it: nothing imports upwards, and below the server all is pure."""

import ast
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import basra

SOURCE = Path(basra.__file__).parent

FLOORS = [
    {"errors", "plain", "vectors", "dice"},
    {"cards", "rules"},
    {"sums"},
    {"kinds"},
    {"captures", "playouts"},
    {"plays", "score"},
    {"deal"},
    {"match"},
    {"events", "lines", "record", "fair", "view", "statistics"},
    {"players"},
    {"table", "verify"},
    {"languages", "evidence", "arena", "bench", "checkers", "fitting", "hot",
     "processes"},
    {"cli", "server"},
]
"""From the ground up; each name is a module, or a package with all that is in it."""

TOP_OF_THE_ENGINE = "table"

IMPURE = {
    "asyncio", "builtins", "ctypes", "datetime", "importlib", "io", "locale", "logging", "multiprocessing",
    "os", "pathlib", "platform", "random", "secrets", "select", "shutil", "signal", "socket", "sqlite3",
    "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid", "zoneinfo"}
"""Standard modules that bring in a clock, the network, the disk, randomness or the machine."""

OF_THE_COMPILER = {"librt", "mypy_extensions"}
"""What the tables of the compiled modules stand on; without it they are lists."""

IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "compile", "breakpoint", "id", "__import__"}


def modules() -> dict[str, Path]:
    """Every module of the package by its dotted name, without ``basra``."""
    found = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if name:
            found[name] = path
    return found


MODULES = modules()


def floor_of(module: str) -> int:
    room = module.partition(".")[0]
    return next(number for number, rooms in enumerate(FLOORS) if room in rooms)


ENGINE = sorted(name for name in MODULES if floor_of(name) <= floor_of(TOP_OF_THE_ENGINE))


def imports_of(path: Path) -> Iterator[str]:
    """The modules that a file imports when it runs, wherever in the file, as dotted names."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
            node.body = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path.name} has a relative import"
            module = node.module or ""
            inner = [f"{module}.{name.name}" for name in node.names]
            yield from (name if name.removeprefix("basra.") in MODULES else module for name in inner)


def own_imports(module: str) -> set[str]:
    """The modules of the package that a module of it imports."""
    names = {name for name in imports_of(MODULES[module]) if name.partition(".")[0] == "basra"}
    return {name.removeprefix("basra").removeprefix(".") for name in names}


def test_every_module_has_a_floor() -> None:
    assert {name.partition(".")[0] for name in MODULES} == set().union(*FLOORS)


@pytest.mark.parametrize("module", sorted(MODULES))
def test_nothing_imports_upwards(module: str) -> None:
    for other in own_imports(module):
        if other:
            assert floor_of(other) <= floor_of(module), f"{module} imports {other} from a floor above"
        else:
            assert module not in ENGINE, f"{module} imports the whole package"


def test_no_import_goes_round_in_a_circle() -> None:
    inner = {module: own_imports(module) - {""} for module in ENGINE}
    assert {"captures", "cards"} <= inner["plays"]
    TopologicalSorter(inner).prepare()


@pytest.mark.parametrize("module", ENGINE)
def test_the_engine_stands_on_the_standard_library(module: str) -> None:
    for name in imports_of(MODULES[module]):
        top = name.partition(".")[0]
        assert top == "basra" or top in sys.stdlib_module_names or (
            module == "vectors" and top in OF_THE_COMPILER), f"{module} imports {name}"


def test_numbers_are_crunched_in_the_evidence_alone() -> None:
    heavy = {"numpy", "scipy"}
    users = set()
    for module in MODULES:
        tops = {name.partition(".")[0] for name in imports_of(MODULES[module])}
        users |= {module.partition(".")[0]} if tops & heavy else set()
        if module.partition(".")[0] in ("evidence", "fitting"):
            assert tops <= {"basra", "click", *heavy, *sys.stdlib_module_names}, module
    assert users == {"evidence", "fitting"}


def test_the_checker_for_others_stands_alone() -> None:
    checkers = [module for module in MODULES if module.partition(".")[0] == "checkers"]
    assert checkers == ["checkers.verify_basra"]
    assert set(imports_of(MODULES[checkers[0]])) <= sys.stdlib_module_names
    for module in MODULES:
        assert module in checkers or "checkers.verify_basra" not in own_imports(module)


@pytest.mark.parametrize("module", ENGINE)
def test_the_engine_has_no_clock_no_network_no_disk_and_no_randomness(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    tops = {name.partition(".")[0] for name in imports_of(MODULES[module])}
    assert not tops & IMPURE
    called = {node.func.id for node in ast.walk(tree)
              if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & IMPURE_CALLS
    assert not any(isinstance(node, ast.Global) for node in ast.walk(tree)), "a global that changes"


@pytest.mark.parametrize("module", sorted(MODULES))
def test_files_and_functions_are_short(module: str) -> None:
    text = MODULES[module].read_text(encoding="utf-8")
    assert text.count("\n") <= 500
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert (node.end_lineno or 0) - node.lineno < 60, f"{module}.{node.name}"


@pytest.mark.parametrize("module", ENGINE)
def test_what_is_public_has_a_docstring(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    assert ast.get_docstring(tree)
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            assert ast.get_docstring(node), f"{module}.{node.name}"
