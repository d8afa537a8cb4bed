"""Debian's Chromium, a server for each module, and visitors whose pages must never say an error."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.harness import Server, running
from .chromium import launch
from .visitor import MILLISECONDS, Visitor

expect.set_options(timeout=MILLISECONDS)

OpenVisitor = Callable[..., Visitor]


_shared: list[Browser] = []
_opened = ExitStack()


@pytest.fixture(scope="module")
def browser() -> Browser:
    """A browser that the modules share which come one after the other; each test has contexts of its own."""
    if not _shared:
        _shared.append(launch(_opened.enter_context(sync_playwright())))
        _opened.callback(_shared.clear)
        _opened.callback(_shared[0].close)
    return _shared[0]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser before other tests: while Playwright runs, it keeps the event loop they need."""
    yield
    if nextitem is None or not nextitem.path.is_relative_to(Path(__file__).parent):
        _opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that the tests of a module share."""
    with running(tmp_path_factory.mktemp("server") / "data") as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that one test may stop and kill."""
    with running(tmp_path / "data") as server:
        yield server


@pytest.fixture
def visitor(browser: Browser) -> Iterator[OpenVisitor]:
    """Opens visitors; at the end none of their pages may have said an error."""
    opened: list[Visitor] = []

    def open_visitor(server: Server, **wishes: object) -> Visitor:
        opened.append(Visitor(browser, server, **wishes))  # type: ignore[arg-type]
        return opened[-1]

    yield open_visitor
    for one in opened:
        one.context.close()
    assert [error for one in opened for error in one.errors] == []
