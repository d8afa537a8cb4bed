"""Fair dealing in Chromium: the page adds its number, checks each deal, and so does every checker."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.runtime.types import fluent_number
from playwright.sync_api import WebSocketRoute, expect

import basra
from basra import fair
from basra.languages import LANGUAGES
from basra.verify import verify

from ..fair.proofs import proof_of
from ..fair.test_by_hand import by_hand, expected, without_stream
from ..server.harness import Server
from .beside import Frame, play_deal, sit_down, true_events, true_proof
from .conftest import OpenVisitor
from .visitor import Visitor
from .words import plain

CHECKER = Path(basra.__file__).parent / "checkers" / "verify_basra.py"


def expect_line(me: Visitor, line: str) -> None:
    expect(me.find("fair-line")).to_have_attribute("data-line", line)


# ---- A fair match ----

def test_all_four_checkers_agree_on_a_match_played_at_the_page(
        server: Server, visitor: OpenVisitor, tmp_path: Path) -> None:
    me = visitor(server)
    sit_down(me)
    expect_line(me, "sealed")
    while me.go_on() != "result":
        if me.find("score-sheet").count():
            expect_line(me, "good")
    expect_line(me, "good")
    with me.page.expect_download() as download:
        me.press(me.find("proof-download").first)
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == f"basra-{me.match}.jsonl"
    claims = verify(file.read_bytes(), replay_players=True)
    assert [claim for claim in claims if not claim.holds] == []
    assert claims[2].found == {"proven": 1}
    alone = subprocess.run([sys.executable, "-I", CHECKER, file], capture_output=True, text=True, check=False)
    assert (alone.returncode, alone.stdout.splitlines()[-1]) == (0, "The proof holds.")
    assert without_stream(by_hand(file.read_bytes(), 1, tmp_path)) == expected(file.read_bytes(), 1)
    check_at_the_checker_page(me, file, f"{server.address}/verify.html")
    saved = tmp_path / "verify.html"
    saved.write_bytes(me.context.request.get("/verify.html").body())
    check_at_the_checker_page(me, file, saved.as_uri())


def check_at_the_checker_page(me: Visitor, file: Path, address: str) -> None:
    """The static page says that the proof is good, and shows its fingerprint."""
    page = me.new_tab()
    page.goto(address)
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator(".verdict h2")).to_have_text(me.words.text("fair-page-good"))
    record = [json.loads(line) for line in file.read_text().splitlines()]
    root = fair.root_of(record[1]["commitments"], file.read_bytes().split(b"\n")[0])
    expect(page.locator(".print")).to_have_text(fair.fingerprint(root))
    page.close()


def test_the_page_opens_every_match_with_a_number_of_its_own(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    me.go_home()
    me.start_match()
    assert me.view()["proven"] is True
    expect_line(me, "sealed")
    play_deal(me)
    expect_line(me, "good")
    expect(me.find("fair-alarm")).to_have_count(0)


def test_a_match_without_the_persons_number_is_not_proven(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    sit_down(me, contribute=False)
    expect_line(me, "unproven")
    play_deal(me)
    me.find("match-result").wait_for()
    expect_line(me, "unproven")
    assert verify(true_proof(me))[2].found == {"proven": 0}


# ---- Interruptions ----

class Gate:
    """Lets nothing through from a certain moment of the setup on, until the page comes back."""

    def __init__(self, me: Visitor, moment: str) -> None:
        self._who, self._what = moment.split(" ")
        self.is_closed = self._is_spent = False
        me.page.route_web_socket("**/socket", self._connect)

    def _connect(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: self._pass("page", json.loads(text), server))
        server.on_message(lambda text: self._pass("server", json.loads(text), page))
        self._is_spent = self.is_closed

    def _pass(self, who: str, frame: Frame, to: WebSocketRoute) -> None:
        event = frame.get("event", {})
        what = event.get("event") or frame["frame"]
        if not self._is_spent and (who, what) == (self._who, self._what) and event.get("seat") != 1:
            self.is_closed = True
        if not self.is_closed or self._is_spent:
            to.send(json.dumps(frame))


@pytest.mark.parametrize("how", ["reload", "kill"])
@pytest.mark.parametrize("moment", ["page commit", "server seat-commit", "page reveal", "server seat-reveal",
                                    "page play", "server play"])
def test_an_interruption_at_any_moment_leaves_the_match_proven(
        own_server: Server, visitor: OpenVisitor, moment: str, how: str) -> None:
    me = visitor(own_server, loses_connection=True)
    gate = Gate(me, moment)
    sit_down(me, waits=False)
    if "play" in moment:
        assert me.ready() == "turn"
        me.play()
    while not gate.is_closed:
        me.page.wait_for_timeout(20)
    if how == "reload":
        me.page.reload()
    else:
        own_server.kill()
        own_server.start()
    expect(me.find("hand-card").first).to_be_visible()
    play_deal(me)
    expect_line(me, "good")
    proof = true_proof(me)
    assert [claim for claim in verify(proof, replay_players=True) if not claim.holds] == []
    assert verify(proof)[2].found == {"proven": 1}


# ---- What is told about it ----

@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_the_sheet_says_what_was_checked(
        server: Server, visitor: OpenVisitor, size: str, language: str) -> None:
    me = visitor(server, size=size, language=language)
    sit_down(me)
    check_sheet(me, "sealed")
    play_deal(me)
    expect(me.find("match-result")).to_be_visible()
    me.page.keyboard.press("Escape")
    expect_line(me, "good")
    check_sheet(me, "good")


def check_sheet(me: Visitor, line: str) -> None:
    """The line opens into a sheet that says the same, shows the fingerprint, and can be used by everybody."""
    assert me.find("fair-line").get_attribute("aria-label") == me.words.text(f"fair-line-{line}")
    me.check_axe()
    me.press(me.find("fair-line"))
    sheet = me.find("fair-sheet")
    sheet.wait_for()
    assert me.words.text(f"fair-line-{line}") in sheet.inner_text()
    events = true_events(me, me.match)
    header = proof_of(events).split(b"\n")[0]
    fingerprint = fair.fingerprint(fair.root_of(events[1]["commitments"], header))
    assert sheet.get_by_test_id("fingerprint").inner_text() == fingerprint
    assert sheet.get_by_test_id("proof-download").count() == (line == "good")
    me.check_words()
    me.check_axe()
    me.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_statistics_are_those_of_the_server(
        server: Server, visitor: OpenVisitor, language: str) -> None:
    me = visitor(server, size="phone", language=language)
    me.go_home()
    me.press(me.find("statistics-button"))
    me.find("statistics-empty").wait_for()
    check_statistics(me)
    sit_down(me)
    play_deal(me)
    me.go_home()
    me.press(me.find("statistics-button"))
    me.find("statistic").first.wait_for()
    check_statistics(me)


def check_statistics(me: Visitor) -> None:
    """Each number of the server is shown with what chance expects, and nothing else is."""
    expected = me.context.request.get("/api/statistics").json()["statistics"]
    shown = me.find("statistic")
    assert [one.get_attribute("data-key") for one in shown.all()] == [one["key"] for one in expected]
    for item, one in zip(shown.all(), expected, strict=True):
        usual = one["low"] <= one["observed"] <= one["high"]
        assert item.get_attribute("data-usual") == str(usual).lower()
        values = one | {"expected": fluent_number(one["expected"], maximumFractionDigits=1)}
        said = [plain(line) for line in item.locator("p").all_inner_texts()]
        assert said[0] == me.words.text(f"statistics-{one['key']}", **values)
        assert said[1].startswith(me.words.text("statistics-expects", **values))
    me.check_words()
    me.check_axe()
