"""The package as it is given away: built without Node or without a compiler, installed elsewhere, and run."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LEFT_OUT = shutil.ignore_patterns(".git", ".venv", ".*_cache", ".hypothesis", "node_modules", "static",
                                  "__pycache__", "dist", "*.egg-info", "*.so", "*.stamp")
NODE = ("node", "nodejs", "npm", "npx", "corepack")
COMPILER = ("cc", "gcc", "clang", Path(sysconfig.get_config_var("CC").split()[0]).name)

needs_compiler = pytest.mark.skipif(not any(map(shutil.which, COMPILER)), reason="there is no C compiler")


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a copy of the sources, ``tree``, as a clean clone has them."""
    place = tmp_path_factory.mktemp("packaging")
    shutil.copytree(ROOT, place / "tree", ignore=LEFT_OUT)
    return place


@pytest.fixture(scope="module", autouse=True)
def quick_compiler(place: Path) -> Iterator[None]:
    """A compiler that takes no time to make fast code: what is tested is which code is made and used."""
    compiler = place / "quick-cc"
    compiler.write_text(f'#!/bin/sh\nexec {sysconfig.get_config_var("CC")} "$@" -O0\n')
    compiler.chmod(0o755)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("CC", str(compiler))
        yield


@pytest.fixture(scope="module")
def without_node(place: Path) -> dict[str, str]:
    """An environment with all programs of this one on its path but Node."""
    return _environment(place / "without-node", NODE)


@pytest.fixture(scope="module")
def without_compiler(place: Path) -> dict[str, str]:
    """An environment with all programs of this one on its path but Node and C compilers."""
    return _environment(place / "without-compiler", NODE + COMPILER)


@pytest.fixture(scope="module")
def wheel(place: Path, without_node: dict[str, str]) -> Path:
    """The wheel, built from the sources with Node hidden."""
    return _build_wheel(place / "tree", place / "wheels", without_node)


def test_the_wheel_holds_the_page_and_the_texts_and_no_more(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    names = archive.namelist()
    for wanted in ("basra/server/static/index.html", "basra/languages/ar/cli.ftl",
                   "basra/server/storage/migrations/versions/m0001_matches.py"):
        assert wanted in names
    page = archive.read("basra/server/static/index.html").decode()
    scripts = re.findall(r'src="/(assets/[^"]+\.js)"', page)
    assert scripts
    assert {f"basra/server/static/{script}" for script in scripts} <= set(names)
    assert {name.partition("/")[0] for name in names} == {"basra", "basra-0.1.0.dist-info"}


def test_the_licences_of_the_packages_in_the_page_are_given_along(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        texts = {name: archive.read(f"basra/server/static/licenses/{name}.txt").decode() for name in (
            "packages", "packages-of-verify", "packages-of-worker", "apache-2.0", "rubik", "hind")}
    for package in json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]:
        assert f"\n## {package} - " in texts["packages"]
    for name in ("packages", "packages-of-verify"):
        assert {"@fluent/bundle", "@noble/hashes", "svelte"} <= set(re.findall("\n## (\\S+)", texts[name]))
    assert "\n## workbox-core - " in texts["packages-of-worker"]
    for name in ("packages", "packages-of-verify", "packages-of-worker"):
        assert "Permission is hereby granted" in texts[name]


def test_the_sdist_builds_the_same_wheel_without_node_and_a_plain_one_without_a_compiler(
        place: Path, wheel: Path, without_compiler: dict[str, str]) -> None:
    """It holds all that the wheel is made from: but for what is compiled, they hold the same files."""
    _run(sys.executable, "-m", "hatchling", "build", "-t", "sdist", cwd=place / "tree")
    sdist, = (place / "tree" / "dist").iterdir()
    with tarfile.open(sdist) as archive:
        names = [name.partition("/")[2] for name in archive.getnames()]
    assert "src/basra/server/static/index.html" in names
    assert not any("node_modules" in name or name.endswith((".so", ".stamp")) for name in names)
    plain = _build_wheel(sdist, place / "plain", without_compiler)
    assert plain.name == "basra-0.1.0-py3-none-any.whl"
    with zipfile.ZipFile(plain) as archive, zipfile.ZipFile(wheel) as compiled:
        names = archive.namelist()
        assert "Requires-Dist: librt" not in archive.read("basra-0.1.0.dist-info/METADATA").decode()
        assert {name for name in compiled.namelist() if not name.endswith((".so", ".stamp"))} == set(names)


def test_the_wheel_runs_in_a_clean_environment(
        place: Path, wheel: Path, without_node: dict[str, str]) -> None:
    venv.create(place / "venv")
    programs = place / "venv" / "bin"
    _run(sys.executable, "-m", "pip", "--python", programs / "python", "install", "--quiet", wheel,
         environment=without_node)
    said = _run(programs / "basra", "capture", "--floor", "KC", "KH", "--json", environment=without_node)
    assert said == '{"captures": [["KC"]], "basra": "basra"}\n'
    version = _run(programs / "basra", "--version", environment=without_node)
    assert version.endswith(", compiled\n" if "none-any" not in wheel.name else ", plain Python\n")
    with subprocess.Popen([programs / "basra", "play", "--no-open", "--port", "0", "--data", place / "data"],
                          stdout=subprocess.PIPE, text=True, env=without_node) as process:
        try:
            assert process.stdout is not None
            address = next(line.strip() for line in process.stdout if line.startswith("http://"))
            script, = re.findall(r'src="/(assets/[^"]+\.js)"', _fetch(address))
            assert "import" in _fetch(address + script)
        finally:
            process.terminate()
    assert process.returncode == 0


@needs_compiler
def test_the_wheel_holds_the_hot_modules_compiled_for_this_python(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
        metadata = archive.read("basra-0.1.0.dist-info/METADATA").decode()
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    extensions = {f"basra/captures{suffix}", f"basra/hot__mypyc{suffix}"}
    assert {"basra/hot.stamp", "basra/captures.py", *extensions} <= set(names)
    assert wheel.name.startswith(f"basra-0.1.0-cp3{sys.version_info.minor}-cp3")
    assert "Requires-Dist: librt" in metadata


@needs_compiler
def test_extensions_are_used_only_if_they_are_of_the_sources_beside_them(place: Path, wheel: Path) -> None:
    tree = place / "edited"
    shutil.copytree(place / "tree", tree)
    with zipfile.ZipFile(wheel) as archive:  # the sources are the same: what is compiled fits
        for name in archive.namelist():
            if name.endswith((".so", ".stamp")):
                archive.extract(name, tree / "src")
    assert _loaded(tree) == "compiled, an extension, as it was"
    assert _loaded(tree, BASRA_PLAIN="1") == "plain, the source, as it was"
    captures = tree / "src" / "basra" / "captures.py"
    source = captures.read_text()
    captures.write_text(source + "\n\nEDITED = True\n")
    assert _loaded(tree) == "changed, the source, edited"
    (tree / "src" / "basra" / "hot.stamp").unlink()
    assert _loaded(tree) == "plain, the source, edited"
    _run(sys.executable, "hatch_build.py", cwd=tree)
    assert _loaded(tree) == "compiled, an extension, edited"


def _loaded(tree: Path, **environment: str) -> str:
    """Return how the hot modules of a tree run, and which of them is loaded."""
    script = ("import sys, basra; from basra import hot; module = sys.modules['basra.captures']; "
              "print(hot.STATE, 'the source' if module.__file__.endswith('.py') else 'an extension', "
              "'edited' if hasattr(module, 'EDITED') else 'as it was', sep=', ')")
    environment |= {"PYTHONPATH": str(tree / "src"), "PYTHONDONTWRITEBYTECODE": "1"}
    return _run(sys.executable, "-c", script, environment=environment).strip()


def _environment(programs: Path, hidden: Sequence[str]) -> dict[str, str]:
    """Return an environment with all programs of this one on its path but those that are hidden."""
    programs.mkdir()
    for folder in map(Path, os.environ["PATH"].split(os.pathsep)):
        for program in folder.iterdir() if folder.is_dir() else ():
            if program.name not in hidden and not (programs / program.name).is_symlink():
                (programs / program.name).symlink_to(program)
    environment = os.environ | {"PATH": str(programs)}
    assert not any(shutil.which(name, path=environment["PATH"]) for name in hidden)
    return environment


def _build_wheel(source: Path, folder: Path, environment: dict[str, str]) -> Path:
    _run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, source,
         environment=environment)
    built, = folder.iterdir()
    return built


def _fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=30) as answer:
        text: str = answer.read().decode()
    return text


def _run(*command: object, environment: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    done = subprocess.run(list(map(str, command)), env=environment, cwd=cwd, capture_output=True, text=True,
                          check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
