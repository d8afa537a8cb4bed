"""Two pages play through two processes that share PostgreSQL and Redis, while one of them is killed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from basra.verify import verify

from ..server.clusters import Postgres, RedisServer
from ..server.harness import Server, running
from .beside import true_events, true_proof
from .conftest import OpenVisitor
from .together import meet, sit_down
from .visitor import Visitor

TURN = '[data-testid="table"][data-turn="own"][data-busy="false"]'


@pytest.fixture
def nodes(tmp_path: Path, postgres: Postgres, redis_server: RedisServer) -> Iterator[tuple[Server, Server]]:
    """Two processes that serve the same matches."""
    options = ("--database", postgres.new_database(), "--redis", redis_server.url())
    with running(tmp_path / "a", *options) as first, running(tmp_path / "b", *options) as second:
        yield first, second


def test_r13_a_match_through_two_nodes_while_one_is_killed(nodes: tuple[Server, Server],
                                                           visitor: OpenVisitor) -> None:
    """RELIABILITY 9, 13, 15: Omar is told that Mona is away; she comes back, and nothing is lost."""
    first, second = nodes
    mona = visitor(first, size="phone", language="ar", loses_connection=True)
    omar = visitor(second, language="en")
    match = meet(mona, omar, clock="relaxed")
    sit_down(match, mona, omar)
    play(5, mona, omar)
    before = true_events(omar, match)

    first.kill()
    omar.find("seat-away").wait_for()
    first.start()
    mona.page.locator("[data-testid=table]").wait_for()
    play(100, mona, omar)

    events = true_events(omar, match)
    assert events[:len(before)] == before
    assert sum(event["event"] == "play" for event in events) == 48
    assert sum(event["event"] == "time-out" for event in events) == 0
    proof = true_proof(omar)
    assert true_proof(mona) == proof
    assert [claim for claim in verify(proof) if not claim.holds] == []
    for me in (mona, omar):
        assert me.find("fair-line").get_attribute("data-line") == "good"


def play(number: int, *pair: Visitor) -> None:
    """Play so many cards in turn, each at their own page, or until both see the result."""
    made = 0
    while made < number and not all(me.find("match-result").count() for me in pair):
        for me in pair:
            if me.page.locator(TURN).count() and not me.find("score-sheet").count():
                me.play()
                me.page.locator(TURN).wait_for(state="detached")
                made += 1
