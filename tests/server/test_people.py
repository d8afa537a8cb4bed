"""Who people are: devices and names, on a real server."""

from hashlib import sha256
from typing import Any

import pytest

from .harness import Guest, Server


def person_of(guest: Guest) -> bytes:
    """Return who a guest is, by its first device."""
    return sha256(guest.http.cookies["basra_device"].encode()).digest()


def test_a_further_device_is_the_same_person_everywhere(guest: Guest, server: Server) -> None:
    match = guest.open_match()
    daily = guest.http.post("/api/daily").json()["match"]
    with Guest(server) as other:
        token = "5e" * 32
        other.http.cookies["basra_device"] = token
        assert other.http.get(f"/api/matches/{match}").status_code == 404
        server.change("INSERT INTO devices VALUES (?, ?, '2026-01-01T00:00:00+00:00')",
                      sha256(token.encode()).digest(), person_of(guest))
        assert other.view(match)["match"] == match
        assert other.http.post("/api/daily").json()["match"] == daily
        assert other.http.get("/api/matches").json() == guest.http.get("/api/matches").json()
        with other.sit(match) as sitting:
            assert sitting.wait_for_turn()
            sitting.play()


@pytest.mark.parametrize(("name", "kept"), [
    ("  Samira \t  Nour ", "Samira Nour"),
    ("evil\u202egnp\u2066.exe", "evilgnp.exe"),
    ("a\u0000b\u001bc\u200bd\ufeff", "abcd"),
    ("<b>سميرة</b>", "<b>سميرة</b>"),
    ("क्‍ष", "क्‍ष"),
    ("\u200d", "")])
def test_r21_a_name_is_one_line_of_text_that_turns_nothing_round(guest: Guest, name: str, kept: str) -> None:
    summary: dict[str, Any] = guest.open(name=name, opponent="person", other_name=name)
    assert [player["name"] for player in summary["players"]] == [kept, kept]


def test_a_name_that_is_too_long_is_refused(guest: Guest) -> None:
    assert guest.http.post("/api/matches", json={"name": "x" * 41}).status_code == 422
