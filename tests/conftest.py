"""What every run of the tests says first, the order of the files, and the servers that tests share."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from basra import hot

from .server.clusters import Postgres, RedisServer

LONG = ("browser/test_every_screen.py", "browser/test_whole_match.py", "browser/test_cheats.py",
        "browser/test_fair_play.py", "browser/test_pass_and_play.py", "browser/", "packaging/test_install.py",
        "cli/test_shuffle_test.py", "engine/test_players.py", "server/test_hidden_cards.py",
        "arena/test_cluster.py")
"""Files that take long, the longest first: begun last they would leave one worker with nothing to do.
Those of the page come one after the other, and share a browser."""


def pytest_report_header() -> str:
    """Say which speed is tested."""
    return f"hot modules: {hot.STATE}"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let the files that take long come first."""
    items.sort(key=lambda item: next(
        (place for place, name in enumerate(LONG) if item.nodeid.startswith(f"tests/{name}")), len(LONG)))


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that tests share; whoever stops it starts it again."""
    with closing(Postgres()) as server:
        yield server.start()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis that tests share; whoever stops it starts it again."""
    with closing(RedisServer()) as server:
        yield server.start()


@pytest.fixture
def database_url(postgres: Postgres) -> str:
    """The URL of an empty database on PostgreSQL."""
    return postgres.new_database()
