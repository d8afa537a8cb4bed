"""A server for each test module, and for a test that ends it one of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from .harness import Guest, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share."""
    yield from _running(tmp_path_factory.mktemp("server") / "data")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that one test may kill, lock or fill up."""
    yield from _running(tmp_path / "data")


@pytest.fixture
def guest(server: Server) -> Iterator[Guest]:
    """A browser without a cookie yet, on the shared server."""
    with Guest(server) as guest:
        yield guest


def _running(data: Path) -> Iterator[Server]:
    server = Server(data).start()
    try:
        yield server
    finally:
        if server.process:
            server.kill()
        assert "Traceback" not in server.log.read_text()
