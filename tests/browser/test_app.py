"""The page as an app: installable, there without its server, and new only when the person agrees."""

import json
import re
import shutil
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import CDPSession

from basra.server.paths import pages

from ..server.harness import Server
from .conftest import OpenVisitor
from .places import find_place, put
from .visitor import Visitor

_KEPT = """async () => (await Promise.all((await caches.keys()).map(async (name) =>
    (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).flat()"""


def _kept(me: Visitor) -> list[str]:
    """Return the addresses of all that the service worker keeps."""
    kept: list[str] = me.page.evaluate(_KEPT)
    return kept


def _wait_until_kept(me: Visitor) -> None:
    """Wait until the app is on the device, with the texts of the visitor's language."""
    me.page.evaluate("navigator.serviceWorker.ready")
    texts = f"/assets/{me.language}-"
    me.wait_until(lambda: any(address.startswith(texts) for address in _kept(me)))


def _session(me: Visitor) -> CDPSession:
    return me.context.new_cdp_session(me.page)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_it_can_be_installed(server: Server, visitor: OpenVisitor, language: str) -> None:
    me = visitor(server, language=language, keeps_app=True)
    me.go_home()
    _wait_until_kept(me)
    session = _session(me)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    data = json.loads(manifest["data"])
    assert data["name"] == me.words.text("app-name")
    assert (data["lang"], data["dir"]) == (language, {"en": "ltr", "ar": "rtl"}[language])
    assert [shortcut["url"] for shortcut in data["shortcuts"]] == ["/", "/daily"]
    assert {icon["purpose"] for icon in data["icons"]} == {"any", "maskable"}
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []


@pytest.mark.parametrize("language", ["en", "ar"])
def test_without_its_server_it_explains_and_comes_back(
        own_server: Server, visitor: OpenVisitor, language: str) -> None:
    place = find_place(lambda deal: len(deal.hands[0]) == 4)
    put(place, own_server.data)
    me = visitor(own_server, size="phone", language=language, placed=True, keeps_app=True,
                 loses_connection=True)
    me.go_to(place.match)
    _wait_until_kept(me)
    assert not [address for address in _kept(me) if address.startswith("/api")]
    own_server.kill()
    for address in ("/", f"/match/{place.match}"):
        me.page.goto(address)
        me.find("offline").wait_for()
        said = me.find("offline").inner_text()
        for message in ("offline-title", "offline-no-answer", "offline-safe", "offline-waiting"):
            assert me.words.text(message) in said
        me.check_words()
    me.check_axe()
    own_server.start()
    me.find("offline").wait_for(state="detached")
    assert me.ready() == "turn"
    assert me.seq == me.view()["seq"]


def test_the_server_answers_for_what_is_its_own(server: Server, visitor: OpenVisitor) -> None:
    """The worker leaves alone the checks, the log and what is saved to disk."""
    me = visitor(server, keeps_app=True)
    me.go_home()
    _wait_until_kept(me)
    me.page.reload()
    me.find("home-play").wait_for()
    assert me.page.evaluate("navigator.serviceWorker.controller !== null")
    for address in ("/log", "/api/health", "/verify_basra.py"):
        with me.page.expect_response(lambda answer, path=address: answer.url.endswith(path)) as found:
            me.page.evaluate("address => fetch(address).then((answer) => answer.text())", address)
        assert found.value.ok
        assert not found.value.from_service_worker, address
    answer = me.page.goto("/verify.html")
    assert answer is not None
    assert not answer.from_service_worker
    assert "sha256-" in answer.headers["content-security-policy"]


def test_a_new_version_waits_until_the_person_agrees(
        own_server: Server, visitor: OpenVisitor, tmp_path: Path) -> None:
    me = visitor(own_server, keeps_app=True, loses_connection=True)
    me.go_home()
    _wait_until_kept(me)
    me.start_match()
    own_server.stop()
    _renew(own_server, tmp_path / "static")
    own_server.start()
    assert me.ready() == "turn"
    _mark(me)
    me.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    me.wait_until(lambda: me.page.evaluate(
        "navigator.serviceWorker.getRegistration().then((one) => !!one.waiting)"))
    me.go_on()
    assert _is_marked(me), "the page was loaded anew in the middle of a match"
    assert me.find("new-version").count() == 0
    with me.page.expect_event("load"):  # between matches it is taken
        me.page.go_back()
    me.find("home-play").wait_for()
    assert not _is_marked(me)
    me.wait_until(lambda: me.page.evaluate(
        "fetch('/index.html').then((page) => page.text())").endswith(_RENEWED))


_RENEWED = "<!-- a newer version -->\n"


def _renew(server: Server, static: Path) -> None:
    """Let a server have a newer version of the page."""
    shutil.copytree(pages.STATIC, static)
    with (static / "index.html").open("a") as page:
        page.write(_RENEWED)
    for path in (static / "sw.js.br", static / "sw.js.gz"):
        path.unlink()
    worker = static / "sw.js"
    text, number = re.subn(r"(/index\.html[`'\"],revision:[`'\"])\w+", r"\g<1>newer", worker.read_text())
    assert number == 1
    worker.write_text(text)
    server.before = partial(_serve_from, static)


def _serve_from(static: Path) -> None:
    pages.STATIC = static


def _mark(me: Visitor) -> None:
    me.page.evaluate("window.isMarked = true")


def _is_marked(me: Visitor) -> bool:
    return bool(me.page.evaluate("window.isMarked === true"))
