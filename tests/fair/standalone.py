"""The stand-alone checker, loaded from its file as a stranger would run it."""

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import basra

PATH = Path(basra.__file__).parent / "checkers" / "verify_basra.py"


def _load() -> ModuleType:
    spec = importlib.util.spec_from_file_location("verify_basra_alone", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MODULE = _load()


def check(data: bytes) -> list[dict[str, Any]]:
    """Return the claims of a proof, up to the first that does not hold."""
    claims: list[dict[str, Any]] = MODULE.check(data)
    return claims


def first_fault(data: bytes) -> str | None:
    """Return the name of the claim that does not hold, such as ``deal 2``; None if the proof holds."""
    return next((claim["claim"] for claim in check(data) if not claim["holds"]), None)
