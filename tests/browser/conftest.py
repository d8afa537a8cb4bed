"""Debian's Chromium, a server for each module, and visitors whose pages must never say an error."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from ..server.harness import Server, running
from .chromium import launch
from .visitor import MILLISECONDS, Visitor

expect.set_options(timeout=MILLISECONDS)

OpenVisitor = Callable[..., Visitor]


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser for each module: while Playwright runs, it keeps the event loop that other tests need."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


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
