"""The server and the processes that think for it: none holds it up, is missed or is left behind."""

import os
import signal
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, nullcontext, suppress
from pathlib import Path

import pytest

from basra import hot
from basra.players import LEVELS
from basra.verify import verify

from .harness import SECONDS, Guest, Server, are_gone, children, running

STRONGEST = list(LEVELS)[-1]
TABLES = 50 if hot.STATE == "compiled" else 8
"""As many as one worker has thought about before a test fails; plain Python takes fifty times as long."""


def workers_of(server: Server, number: int = 1) -> set[int]:
    """Wait until a server has so many workers or more, and return them."""
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        found = {child for child in children(server) if _is_worker(child)}
        if len(found) >= number:
            return found
    raise AssertionError(f"the server has {len(found)} workers, not {number}")


def _is_worker(process: int) -> bool:
    try:
        return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()
    except FileNotFoundError:  # it has just ended
        return False


@contextmanager
def stopped(processes: set[int]) -> Iterator[None]:
    """Let processes stand still meanwhile; those that are still there go on afterwards."""
    for process in processes:
        os.kill(process, signal.SIGSTOP)
    try:
        yield
    finally:
        for process in processes:
            with suppress(ProcessLookupError):
                os.kill(process, signal.SIGCONT)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with one worker for moments, which the tests of this module share."""
    with running(tmp_path_factory.mktemp("server") / "data", "--workers", "1") as server:
        yield server


def played(guest: Guest) -> str:
    """Play a short match to its end and return its id."""
    match = guest.open_match(target=1)
    with guest.sit(match) as sitting:
        while sitting.play_deal():
            pass
    return match


def test_a_worker_that_is_killed_while_it_thinks_is_replaced_and_the_match_goes_on(guest: Guest) -> None:
    match = guest.open_match(STRONGEST, target=1)
    with guest.sit(match) as sitting:
        for _ in range(3):
            sitting.wait_for_turn()
            workers = workers_of(guest.server)
            with stopped(workers):
                seq = sitting.play()["seq"]  # the worker has the turn and cannot answer
                for worker in workers:
                    os.kill(worker, signal.SIGKILL)
            sitting.wait_for_seq(seq + 1)
        while sitting.play_deal():
            pass
    proof = guest.http.get(f"/api/matches/{match}/proof").content
    assert all(claim.holds for claim in verify(proof, replay_players=True))


def test_who_waits_for_a_computer_player_that_cannot_think_is_told(guest: Guest) -> None:
    match = guest.open_match(STRONGEST)
    with guest.sit(match) as sitting, ThreadPoolExecutor(1) as pool:
        sitting.wait_for_turn()
        told = pool.submit(sitting.wait_for, "problem")
        with stopped(workers := workers_of(guest.server)):
            sitting.send(sitting.command())
            while not told.done():
                for worker in workers:
                    with suppress(ProcessLookupError):
                        os.kill(worker, signal.SIGKILL)
                workers = workers_of(guest.server, 0)
        assert told.result()["code"] == "thinking"


def test_nobody_waits_for_what_is_being_thought(guest: Guest) -> None:
    over = played(guest)
    review = f"/api/matches/{over}/deals/1"
    assert guest.http.get(review).status_code == 200
    with ExitStack() as stack:
        tables = [stack.enter_context(guest.sit(guest.open_match(STRONGEST))) for _ in range(5)]
        for sitting in tables:
            sitting.wait_for_turn()
        pool = stack.enter_context(ThreadPoolExecutor(1))
        with stopped(workers_of(guest.server, 2)):
            waiting = pool.submit(guest.http.get, review)
            seqs = [sitting.play()["seq"] for sitting in tables]
            with Guest(guest.server) as other:
                assert other.http.get("/api/health").status_code == 200
            assert not waiting.done()
        assert waiting.result().status_code == 200
        for sitting, seq in zip(tables, seqs, strict=True):
            sitting.wait_for_seq(seq + 1)


def test_the_strongest_computer_player_plays_at_many_tables_at_once(guest: Guest) -> None:
    with ExitStack() as stack:
        tables = [stack.enter_context(guest.sit(guest.open_match(STRONGEST))) for _ in range(TABLES)]
        for sitting in tables:
            sitting.wait_for_turn()
        for _ in range(2):
            for sitting in tables:
                sitting.send(sitting.command())
            for sitting in tables:
                seq = sitting.wait_for("accepted")["seq"]
                sitting.wait_for_seq(seq + 1)
                sitting.wait_for_turn()


@pytest.mark.parametrize("is_thinking", [False, True])
def test_a_server_that_is_told_to_stop_leaves_no_process(own_server: Server, is_thinking: bool) -> None:
    with Guest(own_server) as guest, ExitStack() as stack:
        tables = [stack.enter_context(guest.sit(guest.open_match(STRONGEST))) for _ in range(5)]
        for sitting in tables:
            sitting.wait_for_turn()
        processes = children(own_server)
        with stopped(workers_of(own_server)) if is_thinking else nullcontext():
            for sitting in tables:
                sitting.play()
            assert own_server.stop() == 0
            assert are_gone(processes)
    assert "lost" not in own_server.log.read_text()


def test_a_server_that_is_killed_leaves_no_process(own_server: Server) -> None:
    with Guest(own_server) as guest:
        assert guest.http.get(f"/api/matches/{played(guest)}/deals/1").status_code == 200
        workers, processes = workers_of(own_server, 2), children(own_server)
    own_server.kill()
    assert workers <= processes
    assert are_gone(processes)


def test_without_workers_the_server_thinks_itself(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--workers", "0") as server, Guest(server) as guest:
        assert guest.http.get(f"/api/matches/{played(guest)}/deals/1").status_code == 200
        assert not children(server)
