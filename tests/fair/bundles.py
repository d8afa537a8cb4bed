"""Builds of the front end's code that the tests of the checkers in the browser need."""

import shutil
import subprocess
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


def node() -> str:
    """Return the path of Node; skip the test if it or the front end's dependencies are missing."""
    found = shutil.which("node")
    if found is None or not (WEB / "node_modules").is_dir():
        pytest.skip("the browser's code needs Node, and `npm ci` in web/")
    return found


def build(config: str, folder: Path) -> Path:
    """Build what a configuration in ``web/checker`` says into a folder, and return the folder."""
    vite = WEB / "node_modules" / "vite" / "bin" / "vite.js"
    options = ["--config", f"checker/{config}", "--outDir", folder, "--logLevel", "warn"]
    subprocess.run([node(), vite, "build", *options], cwd=WEB, check=True)
    return folder
