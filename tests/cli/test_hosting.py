"""``basra serve`` on a database and a Redis of the host: what is wrong with them is said in one line."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from basra.server.errors import StorageError
from basra.server.storage.database import open_database

from ..server.clusters import PASSWORD, Postgres, RedisServer

SECONDS = 60


def _said(tmp_path: Path, option: str, url: str, **environment: str) -> str:
    """Return the one line that the server says before it fails; no password is in it."""
    arguments = [] if option in environment else [option, url]
    done = subprocess.run(
        [sys.executable, "-m", "basra.cli", "serve", "--port", "0", "--data", str(tmp_path), *arguments],
        capture_output=True, text=True, check=False, timeout=SECONDS,
        env=os.environ | {"LANG": "en"} | environment)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (1, "", 1)
    assert PASSWORD not in done.stderr
    return done.stderr


@pytest.mark.parametrize("url", [
    f"mysql://basra:{PASSWORD}@host/basra", f"postgresql://basra:{PASSWORD}@host/basra?colour=red",
    f"postgresql://basra:{PASSWORD}@127.0.0.1:1/basra", f"postgresql://basra:{PASSWORD}@[::1/basra"])
async def test_of_a_database_that_cannot_be_used_no_password_is_told(url: str) -> None:
    with pytest.raises(StorageError) as raised:
        await open_database(url)
    assert PASSWORD not in str(raised.value)


def test_who_may_not_log_in_is_told(tmp_path: Path, postgres: Postgres, redis_server: RedisServer) -> None:
    wrong = PASSWORD + "x"
    said = _said(tmp_path, "BASRA_DATABASE", "", BASRA_DATABASE=postgres.url("postgres", wrong))
    assert said.startswith("basra: The database cannot be used: ")
    assert "password authentication failed" in said
    assert "Redis cannot be used: " in _said(tmp_path, "--redis", redis_server.url(wrong))
