"""``basra play`` and ``basra serve``: ports, addresses and stopping."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path

import pytest

from basra.cli.serving import DEFAULT_PORT

SECONDS = 30


@contextmanager
def running(*arguments: str, **environment: str) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """Run a command until it says its address; give the process and the address."""
    process = subprocess.Popen([sys.executable, "-m", "basra.cli", *arguments], text=True,
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                               env=os.environ | {"LANG": "en"} | environment)
    assert process.stdout is not None
    try:
        said: list[str] = []
        for line in process.stdout:
            said.append(line)
            if line.startswith("http://"):
                break
        else:
            raise AssertionError("".join(said))
        yield process, said[-1].strip()
    finally:
        process.kill()
        process.wait(SECONDS)
        process.stdout.close()


def _finished(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "basra.cli", *arguments], capture_output=True, text=True,
                          check=False, timeout=SECONDS, env=os.environ | {"LANG": "en"})


@contextmanager
def _busy(port: int = 0) -> Iterator[int]:
    """Listen on a port of this computer, as another program would."""
    with closing(socket.create_server(("127.0.0.1", port))) as other:
        yield other.getsockname()[1]


def test_play_opens_the_browser_at_the_address_it_prints(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    os.mkfifo(opened)
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    with running("play", "--port", "0", "--data", str(tmp_path / "data"),
                 BROWSER=f"{browser} %s") as (_, address):
        assert opened.read_text() == f"{address}\n"  # waits until the browser was opened


def test_play_does_not_open_the_browser_if_told_so(tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    with running("--no-open", "--port", "0", "--data", str(tmp_path / "data"),
                 BROWSER=f"touch {opened} %s") as (process, _):
        process.send_signal(signal.SIGTERM)
        assert process.wait(SECONDS) == 0
    assert not opened.exists()


def test_it_listens_on_this_computer_alone(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--data", str(tmp_path)) as (_, address):
        port = int(address.rstrip("/").rpartition(":")[2])
        with urllib.request.urlopen(f"{address}api/health", timeout=SECONDS) as answer:
            assert answer.status == 200
        with socket.socket() as probe:  # 127.0.0.2 is this computer too, but not where it listens
            assert probe.connect_ex(("127.0.0.2", port)) != 0


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_stop_is_no_failure(tmp_path: Path, how: signal.Signals) -> None:
    with running("serve", "--port", "0", "--data", str(tmp_path)) as (process, _):
        process.send_signal(how)
        assert process.wait(SECONDS) == 0


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_busy_port_that_was_asked_for_is_said(tmp_path: Path, command: str) -> None:
    with _busy() as port:
        done = _finished(command, "--port", str(port), "--data", str(tmp_path / "data"))
    assert done.returncode == 1
    assert done.stderr == f"basra: Another program uses port {port}: choose another one with --port.\n"
    assert not (tmp_path / "data" / "basra.sqlite3").exists()


def test_play_finds_its_own_server_again(tmp_path: Path) -> None:
    data = ["--data", str(tmp_path)]
    with running("play", "--no-open", "--port", "0", *data) as (_, address):
        port = address.rstrip("/").rpartition(":")[2]
        done = _finished("play", "--no-open", "--port", port, *data)
        assert done.returncode == 0
        assert address in done.stdout
        other = _finished("play", "--no-open", "--port", port, "--data", str(tmp_path / "other"))
        assert other.returncode == 1


def test_play_takes_the_next_free_port(tmp_path: Path) -> None:
    with ExitStack() as stack:
        with suppress(OSError):  # busy already is as well
            stack.enter_context(_busy(DEFAULT_PORT))
        _, address = stack.enter_context(running("play", "--no-open", "--data", str(tmp_path)))
        assert int(address.rstrip("/").rpartition(":")[2]) > DEFAULT_PORT


def test_a_data_folder_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    (tmp_path / "basra.sqlite3").write_text("no database" * 100)
    for folder in (tmp_path / "file" / "data", tmp_path):
        done = _finished("serve", "--port", "0", "--data", str(folder))
        assert done.returncode == 1
        assert str(folder) in done.stderr
        assert "Traceback" not in done.stderr


def test_a_clock_that_cannot_be_read_is_told_in_one_line() -> None:
    done = _finished("serve", "--clock", "none=60,3600", "--clock", "quick=fast,1,1")
    assert done.returncode == 2
    assert "“none=60,3600 quick=fast,1,1” cannot be read. Write quick=12,60,60" in done.stderr
    assert "Traceback" not in done.stderr
