"""What every run of the tests says first."""

from collections.abc import Iterator

import pytest

from basra import hot

from .server.clusters import Postgres, RedisServer


def pytest_report_header() -> str:
    """Say which speed is tested."""
    return f"hot modules: {hot.STATE}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL that tests share; whoever stops it starts it again."""
    server = Postgres()
    yield server.start()
    server.remove()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis that tests share; whoever stops it starts it again."""
    server = RedisServer()
    yield server.start()
    server.remove()


@pytest.fixture
def database_url(postgres: Postgres) -> str:
    """The URL of an empty database on PostgreSQL."""
    return postgres.new_database()
