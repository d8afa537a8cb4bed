"""Several processes that serve the same matches, on PostgreSQL and Redis (RELIABILITY 7, 13, 14, 15, 23)."""

import asyncio
import json
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from basra.events import Player
from basra.rules import Rules
from basra.server.paths.connection import CLOSE_NO_MATCH
from basra.server.playing import nodes as nodes_module
from basra.server.playing.bell import Bell
from basra.server.playing.tables import Tables
from basra.server.playing.thinking import Thinkers
from basra.server.storage import layout
from basra.server.storage.database import Database, open_database, sqlite_url
from basra.server.storage.store import Store

from .clusters import Postgres, RedisServer, rows_of, wait_until
from .harness import SECONDS, Guest, Server, Sitting, running
from .online import ONE_DEAL, TINY_CLOCKS, are_present, deal_fairly, meet, offer, see_the_end, sitting

Nodes = tuple[Server, Server]


@pytest.fixture(scope="module")
def url(postgres: Postgres) -> str:
    """The database that the nodes of this module share."""
    return postgres.new_database()


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory, url: str, redis_server: RedisServer) -> Iterator[Nodes]:
    """Two processes; whoever kills one starts it again."""
    folder = tmp_path_factory.mktemp("nodes")
    options = ("--database", url, "--redis", redis_server.url(), "--workers", "0", *TINY_CLOCKS)
    with running(folder / "a", *options) as first, running(folder / "b", *options) as second:
        yield first, second


@contextmanager
def at_both(guest: Guest, other: Server, match: str) -> Iterator[tuple[Sitting, Sitting]]:
    """Let a guest sit down at a match with a socket at its own node, and one at the other."""
    with Guest(other) as elsewhere:
        elsewhere.http.cookies.update(guest.http.cookies)
        with guest.sit(match) as here, elsewhere.sit(match) as there:
            yield here, there


@contextmanager
def two_persons(nodes: Nodes, **wishes: Any) -> Iterator[tuple[str, tuple[Guest, Guest]]]:
    """Let two guests meet whose servers are the two nodes; give the match and who sits at seat 0 and 1."""
    with Guest(nodes[0]) as host, Guest(nodes[1]) as friend:
        match, seated = meet(host, friend, rules=ONE_DEAL, **wishes)
        deal_fairly(match, seated)
        yield match, seated


def answer_to(sitting: Sitting, key: str) -> dict[str, Any]:
    """Wait for the answer to a command; views on the way are taken."""
    while (frame := sitting.receive()).get("key") != key or frame["frame"] == "step":
        pass
    return frame


def steps_of(sitting: Sitting) -> list[str]:
    return [raw for raw in sitting.raw if json.loads(raw)["frame"] == "step"]


def test_r07_r14_a_match_through_two_nodes_is_told_alike_at_both(nodes: Nodes, url: str) -> None:
    """Each play is sent to both nodes at once: it counts once, and both say the same."""
    with Guest(nodes[0]) as guest:
        match = guest.open_match(target=1)
        with at_both(guest, nodes[1], match) as sittings:
            here, there = sittings
            while here.wait_for_turn():
                there.wait_for_seq(here.view["seq"])
                command = here.command()
                for sitting in sittings:
                    sitting.send(command)
                answers = [answer_to(sitting, command["key"]) for sitting in sittings]
                assert answers[0] == answers[1]
                assert answers[0]["frame"] == "accepted"
            there.wait_for_seq(here.view["seq"])
            assert steps_of(here)[-20:] == steps_of(there)[-20:]
        assert rows_of(url, "SELECT count(*), count(DISTINCT key) FROM events WHERE match = %s"
                            " AND key LIKE '0:%%'", match) == [(24, 24)]


def test_r07_of_two_plays_for_one_place_at_two_nodes_one_wins(nodes: Nodes) -> None:
    with two_persons(nodes) as (match, seated), ExitStack() as stack:
        turn = seated[0].view(match)["turn"]
        guest = seated[turn]
        other = nodes[0] if guest.server is nodes[1] else nodes[1]
        sittings = stack.enter_context(at_both(guest, other, match))
        plays = sittings[0].view["plays"]
        commands = [sitting.command(play["play"]) for sitting, play in zip(sittings, plays, strict=False)]
        for sitting, command in zip(sittings, commands, strict=True):
            sitting.send(command)
        answers = [answer_to(sitting, command["key"])
                   for sitting, command in zip(sittings, commands, strict=True)]
        assert sorted(answer["frame"] for answer in answers) == ["accepted", "rejected"]
        rejected = next(answer for answer in answers if answer["frame"] == "rejected")
        assert (rejected["code"], rejected["view"]["turn"]) == ("stale", 1 - turn)


def test_plays_of_two_persons_at_two_nodes_are_seen_at_once(nodes: Nodes) -> None:
    with two_persons(nodes) as (match, seated), seated[0].sit(match) as first, seated[1].sit(match) as second:
        sittings, waits = (first, second), []
        while not first.has_ended:
            turn = first.view["turn"]
            sittings[turn].play()
            began = time.monotonic()
            sittings[1 - turn].wait_for_seq(sittings[turn].view["seq"])
            waits.append(time.monotonic() - began)
            for sitting in sittings:
                sitting.wait_for_seq(max(first.view["seq"], second.view["seq"]))
        assert second.view["is_over"]
        assert sorted(waits)[len(waits) // 2] < 0.5  # looking for changes alone would take a second


def test_r14_both_nodes_run_the_clock_and_each_time_out_counts_once(nodes: Nodes, url: str) -> None:
    """Two silent seats, each at a node of its own: the match comes to its end by itself."""
    with two_persons(nodes, clock="quick") as (match, seated), sitting(match, seated) as sides:
        see_the_end(*sides)
        assert sides[0].view["chain"] == sides[1].view["chain"]
    keys = rows_of(url, "SELECT key, seq FROM events WHERE match = %s AND key LIKE 'server:%%'", match)
    assert sorted(key for key, _ in keys) == sorted(f"server:time-out-{seq - 1}" for _, seq in keys)
    assert len(keys) >= 2 * 24 - 2


def test_r12_offers_and_talk_at_two_nodes_reach_the_other_and_cross_without_harm(
        nodes: Nodes, url: str) -> None:
    with two_persons(nodes, clock="none") as (match, seated), sitting(match, seated) as sides:
        first, second = sides
        assert first.ask({"frame": "talk", "key": "from-far", "phrase": "hello"})["frame"] == "accepted"
        assert second.wait_for("talk")["phrase"] == "hello"
        for side in sides:
            assert offer(side, "words")["frame"] == "accepted"
        for side in sides:
            while [seat["offers"] for seat in side.table["seats"]] != [["words"]] * 2:
                side.receive()
        second.socket.close()
        first.wait_until(lambda: are_present(first) == [True, False])
        assert offer(first, "words", is_on=False)["frame"] == "accepted"
        with seated[1].sit(match) as second:
            second.wait_until(lambda: bool(second.table))
            assert [seat["offers"] for seat in second.table["seats"]] == [[], ["words"]]
            first.wait_until(lambda: are_present(first) == [True, True])
            command = {"frame": "offer", "key": "crossing", "seq": first.view["seq"], "offer": "stop",
                       "is_on": True}
            for side in (first, second):
                side.send(command)
            see_the_end(first, second)
            for side in (first, second):
                assert (side.view["winner"], side.view["stopped"]["reason"]) == (None, "agreed")
    assert rows_of(url, "SELECT key FROM events WHERE match = %s AND key LIKE 'server:%%'", match) == [
        (f"server:stop-{command['seq']}",)]


def test_who_sits_at_another_node_is_sent_away_when_the_match_is_deleted(nodes: Nodes) -> None:
    with two_persons(nodes) as (match, seated), seated[0].sit(match) as left:
        assert seated[1].http.delete("/api/me").status_code == 204
        assert left.close_code() == CLOSE_NO_MATCH


def test_r13_a_node_dies_and_the_computers_turn_is_made_at_the_other(nodes: Nodes) -> None:
    with Guest(nodes[0]) as guest:
        match = guest.open_match(target=1)
        with Guest(nodes[1]) as elsewhere:
            elsewhere.http.cookies.update(guest.http.cookies)
            with guest.sit(match) as sitting:
                sitting.wait_for_turn()
                answer = sitting.play()
                nodes[0].kill()
            with elsewhere.sit(match) as sitting:
                assert sitting.view["seq"] >= answer["seq"]
                assert sitting.wait_for_turn()
                sitting.play()
        nodes[0].start()


def test_r15_a_seat_whose_node_died_is_missed_and_may_come_back_at_the_other(nodes: Nodes) -> None:
    with two_persons(nodes) as (match, seated), seated[0].sit(match) as first, seated[1].sit(match):
        wait_for_presence(first, 1, is_present=True)
        seated[1].server.kill()
        wait_for_presence(first, 1, is_present=False)
        with Guest(seated[0].server) as again:
            again.http.cookies.update(seated[1].http.cookies)
            with again.sit(match):
                wait_for_presence(first, 1, is_present=True)
        seated[1].server.start()


def test_r15_a_node_whom_the_others_had_given_up_says_again_who_is_there(nodes: Nodes, url: str) -> None:
    with two_persons(nodes) as (match, seated), seated[0].sit(match) as first, seated[1].sit(match):
        wait_for_presence(first, 1, is_present=True)
        for table in ("presences", "nodes"):
            seated[0].server.change(f"DELETE FROM {table}")  # noqa: S608
        seated[0].server.change("UPDATE matches SET version = version + 1")
        wait_until(lambda: len(rows_of(url, "SELECT 1 FROM presences WHERE match = %s", match)) == 2,
                   lambda: "nobody is there")


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_r15_what_dead_nodes_left_is_swept_in_every_case(
        kind: str, request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a node that died, and of one that the others had removed already when it said who is there."""
    monkeypatch.setattr(nodes_module, "SECONDS_A_BEAT", 0.05)
    monkeypatch.setattr(nodes_module, "SECONDS_KEPT", 1.0)
    url = sqlite_url(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    database = Database(await open_database(url))
    store, first, second = Store(database), *(nodes_module.Nodes(name, database, Bell()) for name in "ab")
    tables = Tables(store, Thinkers.with_workers(0).moments)
    person = Player(kind="person")
    match = await tables.open(Rules.of("egyptian-v2"), (person, person), (b"a" * 32, b"b" * 32))
    await database.write([(layout.nodes.insert(), [{"node": "dead", "beat": 7}])])
    for seat, node in enumerate(("dead", "removed")):
        await store.around.be_present(match, seat, node, is_present=True)
    before = (await store.versions([match]))[match]

    async def left() -> tuple[set[str], set[str]]:
        beating = {row["node"] for row in await database.read(select(layout.nodes.c.node))}
        return beating, {row["node"] for row in await database.read(select(layout.presences.c.node))}

    await first.start()
    try:
        await second.start()
        await store.around.be_present(match, 0, "b", is_present=True)
        async with asyncio.timeout(SECONDS):
            while await left() != ({"a", "b"}, {"b"}):  # noqa: ASYNC110  # it is in the database
                await asyncio.sleep(0.05)
        assert (await store.versions([match]))[match] >= before + 3  # so that all who are there look again
        await asyncio.sleep(2 * nodes_module.SECONDS_KEPT)
        assert await left() == ({"a", "b"}, {"b"})
    finally:
        await second.close()
        assert await left() == ({"a"}, set())
        await first.close()
        await tables.close()
        await database.close()


def wait_for_presence(sitting: Sitting, seat: int, *, is_present: bool) -> None:
    while True:
        frame = sitting.receive()
        if frame["frame"] == "table" and frame["seats"][seat]["is_present"] == is_present:
            return


def test_r23_without_redis_play_goes_on_and_with_it_fast_again(
        nodes: Nodes, redis_server: RedisServer) -> None:
    with two_persons(nodes) as (match, seated), seated[0].sit(match) as first, seated[1].sit(match) as second:
        sittings = (first, second)
        redis_server.stop()
        for _ in range(3):
            turn = first.view["turn"]
            sittings[turn].play()
            for sitting in sittings:
                sitting.wait_for_seq(max(first.view["seq"], second.view["seq"]))
        found = [node.log.read_text().count("redis-found") for node in nodes]
        redis_server.start()
        for node, before in zip(nodes, found, strict=True):
            wait_until(lambda node=node, before=before: node.log.read_text().count("redis-found") > before,
                       lambda: "Redis was not found again")
        began = time.monotonic()
        for _ in range(4):
            turn = first.view["turn"]
            sittings[turn].play()
            for sitting in sittings:
                sitting.wait_for_seq(max(first.view["seq"], second.view["seq"]))
        assert time.monotonic() - began < 4  # looking for changes would take ten seconds for each


def test_r23_without_postgres_it_is_told_and_play_goes_on_when_it_is_back(
        nodes: Nodes, postgres: Postgres, url: str) -> None:
    with two_persons(nodes) as (match, seated), seated[0].sit(match) as first, seated[1].sit(match) as second:
        sittings = (first, second)
        player, other = sittings[first.view["turn"]], sittings[1 - first.view["turn"]]
        player.play()
        other.wait_for_seq(player.view["seq"])
        postgres.stop()
        command = other.command(key="while-it-is-away")
        other.send(command)
        assert answer_to(other, command["key"]) == {
            "frame": "problem", "code": "storage", "key": command["key"]}
        postgres.start()
        other.send(command)
        accepted = answer_to(other, command["key"])
        assert accepted["frame"] == "accepted"
        player.wait_for_seq(accepted["seq"])
        player.play()
        other.wait_for_seq(player.view["seq"])
        assert rows_of(url, "SELECT seq FROM events WHERE match = %s AND key LIKE '%%:while-it-is-away'",
                       match) == [(accepted["seq"],)]
