"""Whether the hot modules run compiled, and the care that what runs is what their sources say.

``hot.txt`` lists the hot modules. The build compiles them by mypyc where it can; ``hot.stamp`` says what it
compiled. If their sources have changed since, if this is another Python, or with ``BASRA_PLAIN=1`` in the
environment, all of them run as the plain Python that they are: compiled modules call one another directly, so
it is all or none.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Literal

State = Literal["compiled", "plain", "changed"]

FOLDER = Path(__file__).parent
STAMP = FOLDER / "hot.stamp"
LIBRARY = "hot__mypyc"
"""The extension with the compiled code; each hot module is a small extension that takes it from there."""

SOURCES = {"basra." + line.removesuffix(".py").replace("/", "."): FOLDER / line
           for line in (FOLDER / "hot.txt").read_text(encoding="utf-8").split()}
"""The source of each hot module by the name of the module."""


def stamp() -> str:
    """Return what compiled modules must have been made of to be used: these sources, for this Python."""
    texts = [path.read_text("utf-8") for path in SOURCES.values()]
    return sha256("\0".join([EXTENSION_SUFFIXES[0], *SOURCES, *texts]).encode()).hexdigest()


def _state() -> State:
    is_there = STAMP.is_file() and any(FOLDER.glob(LIBRARY + ".*")) and find_spec("librt") is not None
    if os.environ.get("BASRA_PLAIN") == "1" or not is_there:
        return "plain"
    return "compiled" if STAMP.read_text("utf-8").split()[:1] == [stamp()] else "changed"


class _Plain:
    """Finds the sources of modules, where Python would prefer extensions that stand beside them."""

    @staticmethod
    def find_spec(name: str, _path: Sequence[str] | None = None,
                  _target: ModuleType | None = None) -> ModuleSpec | None:
        source = FOLDER.joinpath(*name.split(".")[1:]).with_suffix(".py")
        is_ours = name.startswith("basra.") and source.is_file()
        return spec_from_file_location(name, source) if is_ours else None


STATE: State = _state()
"""``compiled``; ``plain``; or ``changed``: plain, because what was compiled is not what stands here."""

if STATE != "compiled" and any(FOLDER.glob(LIBRARY + ".*")):
    sys.meta_path.insert(0, _Plain)
