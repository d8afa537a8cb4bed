"""A real PostgreSQL and a real Redis on free ports, which tests may stop, kill and start again."""

import itertools
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Self

import psycopg
import redis

SECONDS = 20
"""How long anything may take before a test fails."""

PASSWORD = "s3cret-of-the-tests"  # noqa: S105  # of servers that live as long as a test


class Child:
    """A program that listens on a port of its own."""

    name = ""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix=f"basra-{self.name}-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.user: str | None = None
        """As whom it runs, if not as ourselves."""

    def start(self) -> Self:
        """Start it and wait until it answers."""
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, user=self.user,
                                            group=self.user, cwd=self.folder)
        wait_until(self.answers, lambda: f"{self.name}: {(self.folder / 'log').read_text()}")
        return self

    def stop(self, how: int = signal.SIGINT) -> None:
        """Send it a signal and wait for its end."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait(SECONDS)
            self.process = None

    def close(self) -> None:
        """End it and remove all that it kept."""
        self.stop(signal.SIGKILL if self.name == "redis" else signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def command(self) -> list[str]:
        """Return what is run."""
        raise NotImplementedError

    def answers(self) -> bool:
        """Whether it answers."""
        raise NotImplementedError


class Postgres(Child):
    """PostgreSQL, as durable as it is for a host; who comes needs the password."""

    name = "postgres"

    def __init__(self) -> None:
        super().__init__()
        self._numbers = itertools.count()
        data, password = self.folder / "data", self.folder / "password"
        password.write_text(PASSWORD)
        if os.getuid() == 0:  # it refuses to run as root
            self.user = "postgres"
            for path in (self.folder, password):
                shutil.chown(path, self.user, self.user)
        subprocess.run([_program("initdb"), "--pgdata", data, "--username", "basra", "--pwfile", password,
                        "--auth", "scram-sha-256", "--encoding", "UTF8", "--locale", "C.UTF-8", "--no-sync"],
                       check=True, capture_output=True, user=self.user, group=self.user, cwd=self.folder)

    def command(self) -> list[str]:
        return [_program("postgres"), "-D", str(self.folder / "data"), "-p", str(self.port),
                "-k", str(self.folder), "-c", "listen_addresses=127.0.0.1", "-c", "shared_buffers=16MB"]

    def answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def url(self, database: str, password: str = PASSWORD) -> str:
        """Return the URL of one of its databases."""
        return f"postgresql://basra:{password}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Make an empty database and return its URL."""
        name = f"basra_{next(self._numbers)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self.url(name)


class RedisServer(Child):
    """Redis, which keeps nothing."""

    name = "redis"

    def command(self) -> list[str]:
        return ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "",
                "--requirepass", PASSWORD]

    def answers(self) -> bool:
        with redis.Redis.from_url(self.url()) as client, suppress(redis.RedisError):
            return bool(client.ping())
        return False

    def url(self, password: str = PASSWORD) -> str:
        """Return its URL."""
        return f"redis://:{password}@127.0.0.1:{self.port}"


def rows_of(url: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """Return what a query finds in a database of PostgreSQL."""
    with psycopg.connect(url) as connection:
        return connection.execute(query.encode(), values).fetchall()


def wait_until(is_so: Callable[[], bool], what: Callable[[], str]) -> None:
    """Ask again and again until something is so."""
    end = time.monotonic() + SECONDS
    while not is_so():
        assert time.monotonic() < end, what()
        time.sleep(0.02)


def _program(name: str) -> str:
    """Return where a program of PostgreSQL is: Debian has it in a folder of its version."""
    found = shutil.which(name) or next(map(str, Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), None)
    assert found, f"{name} is not installed: apt-get install postgresql redis-server"
    return found


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port
