"""How much an address may ask for (RELIABILITY 20), on a real server."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from starlette.requests import HTTPConnection
from websockets.exceptions import ConnectionClosed

from basra.cli.serving import DEFAULT_LIMITS
from basra.server.limits import Gate, Limits
from basra.server.paths.limits import address_of
from basra.server.settings import DEFAULT

from .harness import SECONDS, Guest, Server, running


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that allows little."""
    with running(tmp_path_factory.mktemp("limited") / "data",
                 "--limits", "requests=40,openings=3,guesses=4,sockets=2") as server:
        yield server


def _from(server: Server, address: str) -> Guest:
    """Return a guest whose address a proxy on this computer tells."""
    guest = Guest(server)
    guest.http.headers["x-forwarded-for"] = address
    return guest


def _assert_too_fast(answer: httpx.Response) -> None:
    assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
    assert 1 <= int(answer.headers["retry-after"]) <= 60
    assert "content-security-policy" in answer.headers


def test_r20_matches_are_opened_no_faster_than_allowed_by_each_address(limited: Server) -> None:
    with _from(limited, "192.0.2.1") as one, _from(limited, "192.0.2.2") as other:
        for _ in range(3):
            one.open_match()
        for path in ("/api/matches", "/api/invitations", "/api/pairings"):
            _assert_too_fast(one.http.post(path, json={}))
        assert one.http.get("/api/matches").status_code == 200
        other.open_match()


def test_r20_codes_are_tried_no_faster_than_allowed(limited: Server) -> None:
    with _from(limited, "2001:db8:0:1::5") as one, _from(limited, "2001:db8:0:1::6") as neighbour:
        tries = ["/api/invitations/aaaa-bbbb-cccc", f"/api/watch/{'a' * 22}"] * 2
        assert [one.http.get(path).status_code for path in tries] == [404] * 4
        _assert_too_fast(one.http.post("/api/invitations/aaaa-bbbb-cccc/join", json={}))
        _assert_too_fast(neighbour.http.get(tries[0]))


def test_r20_requests_are_answered_no_faster_than_allowed_and_files_always(limited: Server) -> None:
    with _from(limited, "192.0.2.3") as one:
        statuses = [one.http.get("/api/rules").status_code for _ in range(45)]
        assert statuses[:40] == [200] * 40
        assert 429 in statuses[40:]
        _assert_too_fast(one.http.get("/log"))
        assert one.http.get("/verify_basra.py").status_code == 200


def test_r20_an_address_has_no_more_sockets_than_allowed(limited: Server) -> None:
    with _from(limited, "192.0.2.4") as one:
        match = one.open_match()
        headers = {"X-Forwarded-For": "192.0.2.4",
                   "Cookie": f"basra_device={one.http.cookies['basra_device']}"}
        with one.connect(match, additional_headers=headers) as first:
            assert "welcome" in str(first.recv(SECONDS))
            with one.connect(match, additional_headers=headers), \
                    one.connect(match, additional_headers=headers) as third:
                with pytest.raises(ConnectionClosed) as closed:
                    third.recv(SECONDS)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1013


def test_the_word_of_a_proxy_that_is_not_trusted_is_not_taken(tmp_path: Path) -> None:
    with running(tmp_path / "data", "--limits", "openings=1", "--trusted-proxies", "192.0.2.9") as server, \
            _from(server, "192.0.2.1") as one, _from(server, "192.0.2.2") as other:
        one.open_match()
        _assert_too_fast(other.http.post("/api/matches", json={}))


def test_a_network_counts_as_one() -> None:
    def counted(host: str) -> str:
        return address_of(HTTPConnection({"type": "http", "client": (host, 1)}))

    assert counted("2001:db8::1") == counted("2001:db8::ffff:1") != counted("2001:db8:0:1::1")
    assert counted("::ffff:192.0.2.1") == counted("192.0.2.1") != counted("192.0.2.2")


def test_what_is_forgotten_and_what_is_not() -> None:
    gate = Gate(Limits(requests=2, sockets=1))
    assert [gate.wait("requests", "a") > 0 for _ in range(3)] == [False, False, True]
    assert gate.wait("requests", "b") == 0
    assert (gate.enter("a"), gate.enter("a"), gate.enter("b")) == (True, False, True)
    gate.leave("a")
    assert gate.enter("a")
    assert not any(Gate(None).wait("requests", "a") for _ in range(10_000))


@pytest.mark.parametrize("path", ["/api/invitations", "/api/pairings"])
def test_r20_the_lobby_is_not_crowded_out_by_one_address(tmp_path: Path, path: str) -> None:
    def ask(guest: Guest, target: int) -> httpx.Response:
        listed = {"is_listed": True} if path == "/api/invitations" else {}
        return guest.http.post(path, json={"rules": {"preset": "egyptian-v2", "target": target}} | listed)

    with running(tmp_path / "data", "--limits", "tables=2") as server, ExitStack() as stack:
        first, second, third, elsewhere = (
            stack.enter_context(_from(server, f"192.0.2.{address}")) for address in (1, 1, 1, 2))
        code = ask(first, 41).json()["code"]
        left = ask(second, 42).json()["code"]
        refused = ask(third, 43)
        assert (refused.status_code, refused.json()["code"]) == (429, "crowded")
        assert int(refused.headers["retry-after"]) > 0
        assert third.http.post("/api/invitations", json={}).status_code == 201  # by a link there is room
        assert ask(elsewhere, 44).status_code == 201
        assert len(third.http.get("/api/lobby").json()["invitations"]) == 3
        # Whoever is there no longer leaves room, and finds none if it comes back when that is taken.
        server.change("UPDATE invitations SET seen = '2026-01-01T00:00:00.000+00:00' WHERE code = ?", left)
        taken = ask(third, 43)
        assert taken.status_code == 201
        for guest, mine, is_shown in ((second, left, False), (first, code, True)):
            cookie = f"basra_device={guest.http.cookies['basra_device']}"
            with guest.open_socket(f"/api/lobby/socket?invitation={mine}", additional_headers={
                    "X-Forwarded-For": "192.0.2.1", "Cookie": cookie}) as socket:
                if is_shown:
                    assert mine in str(socket.recv(SECONDS))
                else:
                    with pytest.raises(ConnectionClosed) as closed:
                        socket.recv(SECONDS)
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 1013


@pytest.mark.parametrize("text", ["", "off", "sockets=5", str(Limits())])
def test_limits_are_read_as_they_are_written(text: str) -> None:
    limits = Limits.from_text(text)
    assert limits is None if text == "off" else limits == Limits(sockets=5 if text == "sockets=5" else 1000)
    assert str(DEFAULT.limits) == DEFAULT_LIMITS


@pytest.mark.parametrize("text", ["on", "requests", "requests=", "requests=-1", "requests=0", "plays=5",
                                  "requests=5;openings=5"])
def test_limits_that_cannot_be_read_are_said(text: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"limits|dictionary"):
        Limits.from_text(text)
    if text == "plays=5":
        done = subprocess.run([sys.executable, "-m", "basra.cli", "serve", "--language", "en", "--port", "0",
                               "--data", str(tmp_path), "--limits", text],
                              capture_output=True, text=True, check=False, timeout=SECONDS)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("basra: The limits “plays=5” cannot be read.")
