"""``basra admin`` on real servers: looked at, copied while it is played on, put back, mended."""

import json
import os
import sqlite3
import subprocess
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from basra.cli.main import main

from ..server.clusters import rows_of
from ..server.harness import SECONDS, Guest, Sitting, running

Admin = Callable[..., tuple[int, str, str]]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command and returns its exit status and what it said."""
    def run(*arguments: object) -> tuple[int, str, str]:
        with pytest.raises(SystemExit) as ended:
            main(["admin", *map(str, arguments), "--language", "en"])
        said = capsys.readouterr()
        return int(ended.value.code or 0), said.out, said.err

    return run


class Player(threading.Thread):
    """Plays match after match, and keeps every play that was acknowledged."""

    def __init__(self, guest: Guest) -> None:
        super().__init__(daemon=True)
        self._guest = guest
        self.acknowledged: list[tuple[str, str]] = []
        self.is_to_stop = threading.Event()

    def run(self) -> None:
        while not self.is_to_stop.is_set():
            match = self._guest.open_match(target=1)
            with self._guest.sit(match) as sitting:
                while not self.is_to_stop.is_set() and sitting.wait_for_turn():
                    self.acknowledged.append((match, f"{sitting.view['seat']}:{sitting.play()['key']}"))

    def has_played(self, number: int) -> None:
        """Wait until so many more plays are acknowledged."""
        goal, end = len(self.acknowledged) + number, threading.Event()
        for _ in range(SECONDS * 20):
            if len(self.acknowledged) >= goal:
                return
            end.wait(0.05)
        raise AssertionError("no plays")


def test_a_backup_during_play_has_every_play_that_was_acknowledged(tmp_path: Path, admin: Admin) -> None:
    copy, new = tmp_path / "copy.sqlite3", tmp_path / "new"
    with running(tmp_path / "data") as server, Guest(server) as guest:
        player = Player(guest)
        player.start()
        player.has_played(20)
        before = list(player.acknowledged)
        assert admin("backup", copy, "--data", server.data)[0] == 0
        player.has_played(20)
        player.is_to_stop.set()
        player.join(SECONDS)
        cookies = dict(guest.http.cookies)
    assert copy.stat().st_mode & 0o077 == 0
    assert admin("restore", copy, "--data", new)[0] == 0
    assert admin("check", "--data", new)[0] == 0
    with running(new) as restored, Guest(restored) as guest:
        kept = set(restored.rows("SELECT match, key FROM events WHERE key IS NOT NULL"))
        assert set(before) <= kept
        assert len(player.acknowledged) > len(before)
        guest.http.cookies.update(cookies)
        assert guest.view(before[-1][0])["match"] == before[-1][0]


def test_what_is_there_is_never_written_over(tmp_path: Path, admin: Admin) -> None:
    copy = tmp_path / "copy.sqlite3"
    with running(tmp_path / "data") as server, Guest(server) as guest:
        old = guest.open_match()
        assert admin("backup", copy, "--data", server.data)[0] == 0
        status, _, said = admin("backup", copy, "--data", server.data)
        assert (status, "File exists" in said) == (1, True)
        later = guest.open_match()
        server.stop()
        status, _, said = admin("restore", copy, "--data", server.data)
        assert (status, "--force" in said) == (1, True)
        status, said, _ = admin("restore", copy, "--data", server.data, "--force")
        assert status == 0
        kept, = server.data.glob("basra-until-*.sqlite3")
        assert str(kept) in said
        assert server.rows("SELECT id FROM matches") == [(old,)]
        with closing(sqlite3.connect(kept)) as connection:
            assert (later,) in connection.execute("SELECT id FROM matches").fetchall()
    (tmp_path / "no-copy").write_text("these are somebody's holiday notes " * 100)
    assert admin("restore", tmp_path / "no-copy", "--data", tmp_path / "other")[0] == 1
    assert not (tmp_path / "other" / "basra.sqlite3").exists()
    status, _, said = admin("status", "--data", tmp_path / "other")
    assert (status, "There is no database" in said) == (1, True)


def test_matches_are_looked_at_checked_and_made_void(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path / "data") as server, Guest(server) as guest:
        place = ["--data", server.data]
        match, damaged = guest.open(name="سميرة", opponent="person")["match"], guest.open_match()
        counted = dict(line.split()[1::-1] for line in admin("status", *place)[1].splitlines()[:1])
        assert counted == {"matches": "2"}
        listed = admin("matches", *place, "--which", "open")[1].splitlines()
        assert {line.split()[0] for line in listed} == {match, damaged}
        shown = json.loads(admin("show", match, *place)[1])
        assert (shown["players"][0]["name"], shown["fault"]) == ("سميرة", None)
        assert not {"secrets", "events", "device"} & set(shown)
        assert admin("show", "0" * 32, *place)[0] == 1

        with guest.sit(match, guest.view(match)["turn"]) as sitting:
            assert admin("void", match, *place)[0] == 0
            _assert_over(sitting)
        assert admin("void", match, *place)[0] == 1
        log = [line.split()[1:] for line, in server.rows("SELECT line FROM public_log ORDER BY id")]
        assert [line[2] for line in log if line[0] == match] == ["started", "finished", "void"]

        server.change("UPDATE events SET body = '{}' WHERE match = ? AND seq = 1", damaged)
        status, said, _ = admin("check", *place)
        assert (status, said.split()[0]) == (1, damaged)
        assert admin("void", damaged, *place)[0] == 0
        assert server.rows("SELECT is_over FROM matches WHERE id = ?", damaged) == [(1,)]


def _assert_over(sitting: Sitting) -> None:
    """Play on at a match that was stopped: the server tells that it is over."""
    answer = sitting.ask(sitting.command())
    assert (answer["frame"], answer["code"]) == ("rejected", "match-over")
    assert answer["view"]["winner"] is None


def test_what_is_held_about_a_person_is_printed_and_deleted(tmp_path: Path, admin: Admin) -> None:
    with running(tmp_path / "data") as server, Guest(server) as guest:
        place = ["--data", server.data]
        match = guest.open_match()
        public = guest.http.patch("/api/me", json={"name": "Samira"}).json()["public"]
        told = json.loads(admin("export-person", public, *place)[1])
        assert told["person"]["name"] == "Samira"
        assert [kept["id"] for kept in told["matches"]] == [match]
        token, = server.rows("SELECT device FROM seats")
        assert token[0].hex() not in json.dumps(told)
        status, said, _ = admin("delete-person", public, *place)
        assert (status, "one match" in said) == (0, True)
        assert server.rows("SELECT 1 FROM seats UNION SELECT 1 FROM events UNION SELECT 1 FROM people") == []
        assert admin("export-person", public, *place)[0] == 2


def test_postgresql_is_copied_by_its_own_program(tmp_path: Path, admin: Admin, database_url: str) -> None:
    copy = tmp_path / "copy.dump"
    with running(tmp_path / "data", "--database", database_url) as server, Guest(server) as guest:
        match = guest.open_match()
        assert admin("backup", copy, "--database", database_url)[0] == 0
        assert admin("check", "--database", database_url)[0] == 0
    with_psql = subprocess.run(["pg_restore", "--data-only", "--table=events", "--file=-", copy],
                               capture_output=True, text=True, check=True, env=os.environ)
    (number,), = rows_of(database_url, "SELECT count(*) FROM events WHERE match = %s", match)
    assert sum(line.startswith(match) for line in with_psql.stdout.splitlines()) >= 2
    assert number >= 2


def test_admin_of_a_server_that_is_not_there_makes_none(tmp_path: Path, admin: Admin) -> None:
    assert admin("check", "--data", tmp_path)[0] == 1
    assert list(tmp_path.iterdir()) == []
