"""A server for each test module, and for a test that ends it one of its own."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from .harness import Guest, Server, running
from .online import TINY_CLOCKS


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share; on PostgreSQL if they or the environment say so."""
    options = []
    if getattr(request, "param", os.environ.get("BASRA_TESTS_ON")) == "postgres":
        options = ["--database", request.getfixturevalue("postgres").new_database()]
    with running(tmp_path_factory.mktemp("server") / "data", *options) as server:
        yield server


@pytest.fixture(scope="session")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with tiny clocks, so that nobody waits long for one who is silent or away."""
    with running(tmp_path_factory.mktemp("hasty") / "data", *TINY_CLOCKS) as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that one test may kill, lock or fill up."""
    with running(tmp_path / "data") as server:
        yield server


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    """A browser without a cookie yet, on the shared server."""
    with Guest(server) as guest:
        yield guest
