"""Strangers, foreign pages and bad frames (RELIABILITY 17–20)."""

import json
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from .harness import SECONDS, Guest, Server


def _credentials(server: Server, match: str, token: str) -> dict[str, str]:
    """Return cookies that must not open the match, by what they are."""
    (device,), = server.rows("SELECT device FROM seats WHERE match = ?", match)
    return {
        "none": "",
        "empty": "basra_device=",
        "the match id": f"basra_device={match}",
        "the hash": f"basra_device={device.hex()}",
        "another token": f"basra_device={'0' * 64}",
        "upper case": f"basra_device={token.upper()}",
        "a longer token": f"basra_device={token}0",
        "SQL": "basra_device=' OR 1=1 --",
        "another cookie": f"device={token}",
    }


def test_r17_a_wrong_token_is_refused_and_changes_nothing(guest: Guest, server: Server) -> None:
    match = guest.open_match()
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        before, command = server.contents(), sitting.command()
        for cookie in _credentials(server, match, guest.http.cookies["basra_device"]).values():
            headers = {"cookie": cookie} if cookie else {}
            with httpx.Client(base_url=server.address, trust_env=False, headers=headers) as stranger:
                answers = [stranger.get(f"/api/matches/{match}"),
                           stranger.get(f"/api/matches/{match}/proof"),
                           stranger.get(f"/api/matches/{match}/hint"),
                           stranger.get(f"/api/matches/{match}/deals/1"),
                           stranger.post(f"/api/matches/{match}/plays", json=command)]
                nothing = stranger.get(f"/api/matches/{'0' * 32}")
                assert stranger.get("/api/matches").json() == {"matches": [], "more": False}
            for answer in answers:
                assert (answer.status_code, answer.text) == (404, nothing.text)
        assert server.contents() == before
        sitting.play()


def test_r18_a_socket_without_a_seat_gets_no_byte_of_the_match(guest: Guest, server: Server) -> None:
    match = guest.open_match()
    for cookie in _credentials(server, match, guest.http.cookies["basra_device"]).values():
        _assert_no_match(guest, match, {"Cookie": cookie} if cookie else {})
    for other in ("0" * 32, match.upper(), f"{match}0", "%2e%2e"):
        _assert_no_match(guest, other, {"Cookie": f"basra_device={guest.http.cookies['basra_device']}"})


def _assert_no_match(guest: Guest, match: str, headers: dict[str, str]) -> None:
    with guest.connect(match, additional_headers=headers) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:1",
                                    "http://localhost:{port}", "http://127.0.0.1:{port}.evil.example", ""])
def test_r19_a_foreign_page_gets_no_socket_and_changes_nothing(guest: Guest, origin: str) -> None:
    match = guest.open_match()
    with pytest.raises(InvalidStatus) as refused, \
            guest.connect(match, origin=origin.format(port=guest.server.port)):
        pass
    assert refused.value.response.status_code == 403


    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
    before = guest.server.contents()
    for method, path in (("POST", "/api/matches"), ("POST", "/api/daily"), ("PATCH", "/api/me"),
                         ("DELETE", "/api/me"), ("POST", f"/api/matches/{match}/plays")):
        answer = guest.http.request(method, path, json={}, headers={
            "origin": origin.format(port=guest.server.port)})
        assert (answer.status_code, answer.json()["code"]) == (403, "foreign-page")
    assert guest.server.contents() == before


def test_r19_our_own_page_gets_one(guest: Guest) -> None:
    with guest.connect(guest.open_match(), origin=guest.server.address) as socket:
        assert json.loads(socket.recv(SECONDS))["frame"] == "welcome"


BAD_FRAMES = [
    "", " ", "null", "[]", "{}", "1e999", "-1", '"play"', "nonsense", "{", "[" * 4000, '{"a":' * 700,
    '{"frame":"welcome"}', '{"frame":"play"}', '{"frame":null}', '{"frame":["sync"]}',
    '{"frame":"play","key":"12345678","seq":"5","play":"3C"}',
    '{"frame":"play","key":"12345678","seq":1e999,"play":"3C"}',
    '{"frame":"play","key":"12345678","seq":5.0,"play":"3C"}',
    '{"frame":"play","key":"12345678","seq":true,"play":"3C"}',
    '{"frame":"play","key":"12345678","seq":5,"play":3}',
    '{"frame":"play","key":"1234567","seq":5,"play":"3C"}',
    '{"frame":"play","key":"12345678\\u0000","seq":5,"play":"3C"}',
    '{"frame":"play","key":"\\ud800aaaaaaaa","seq":5,"play":"3C"}',
    '{"frame":"play","key":"12345678","seq":5,"play":"\\ud800"}',
    '{"frame":"play","key":"12345678","seq":5,"play":"' + "3" * 1000 + '"}',
    '{"frame":"play","key":"12345678","seq":' + "9" * 3900 + ',"play":"3C"',
    b"", b"\x00\xff", b'{"frame":"sync"}',
]


def test_r20_bad_frames_are_answered_and_the_game_goes_on(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        for frame in BAD_FRAMES:
            sitting.socket.send(frame)
            assert sitting.receive() == {"frame": "problem", "code": "bad-frame", "key": None}, frame
        sitting.play()


def test_r20_a_frame_that_is_too_large_or_no_text_closes_its_own_socket_only(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as other:
        other.wait_for_turn()
        with guest.sit(match) as sitting:
            sitting.socket.send(" " * 4097)
            assert sitting.close_code() == 1009
        with guest.sit(match) as sitting:
            sitting.socket.send("x" * 1_000_000)
            assert sitting.close_code() == 1009
        with guest.sit(match) as sitting:
            sitting.socket.send(b"\xff\xfe", text=True)
            assert sitting.close_code() == 1007
        other.play()


def test_r20_a_flood_is_slowed_down_and_the_game_goes_on(guest: Guest) -> None:
    match = guest.open_match()
    with guest.sit(match) as sitting:
        sitting.wait_for_turn()
        with guest.sit(match) as flood:
            for _ in range(200):
                flood.send({"frame": "sync"})
            answers = [flood.receive() for _ in range(200)]
            refused = [answer for answer in answers if answer == {
                "frame": "problem", "code": "too-fast", "key": None}]
            assert len(refused) > 100
            sitting.play()
    assert guest.view(match)["seq"] >= sitting.view["seq"]


def test_many_sockets_at_one_table(guest: Guest) -> None:
    match = guest.open_match()
    with ThreadPoolExecutor(20) as pool:
        views = list(pool.map(lambda _: _view_over_socket(guest, match), range(60)))
    assert all(view["hand"] == views[0]["hand"] for view in views)


def _view_over_socket(guest: Guest, match: str) -> dict[str, object]:
    with guest.sit(match) as sitting:
        return sitting.view
