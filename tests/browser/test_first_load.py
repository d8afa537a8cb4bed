"""What a first visit costs: bytes within the budget, nothing that moves, nothing from elsewhere."""

import re

import pytest
from playwright.sync_api import Route, expect

from basra.server.paths.pages import STATIC

from ..server.harness import Server
from .conftest import OpenVisitor
from .places import find_place, put
from .visitor import Visitor

BUDGET = 125_000
"""Bytes of script and style of a first visit, compressed by gzip, before fonts and faces."""

BUDGET_OF_THE_FIRST_TABLE = 72_000
"""Those of them that come before a card can be played."""

FIRST_TABLE = re.compile(r"/(theme\.js|assets/(first-.{8}\.(js|css)|en-.{8}\.js))$")
"""``theme.js``, one script, one style, and the texts of the language: what the first table waits for."""

_WATCH = """
window.shifts = [];
new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value, sources }) =>
    `${value}: ${sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? node?.textContent)}`))
).observe({ type: 'layout-shift', buffered: true });
"""


_IS_WRITTEN_IN_RUBIK = """[...document.fonts].some(({ family, status, unicodeRange }) =>
    family.includes('Rubik') && status === 'loaded' && unicodeRange.startsWith('U+20-7E'))"""

_FONT = "getComputedStyle(document.body).fontFamily"


def _visit(me: Visitor, match: str | None) -> list[str]:
    """Open home or a match, and return the addresses of all that was asked for."""
    asked: list[str] = []
    me.page.add_init_script(_WATCH)
    me.page.on("request", lambda request: asked.append(request.url))
    if match:
        me.go_to(match)
    else:
        me.go_home()
    me.page.wait_for_load_state("networkidle")
    return asked


def _sent(address: str) -> int:
    """Return the bytes of a file as it is sent; what is too small for it is not compressed."""
    file = STATIC / address.removeprefix("/")
    compressed = file.with_name(f"{file.name}.gz")
    return (compressed if compressed.is_file() else file).stat().st_size


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("page", ["home", "match"])
def test_a_first_visit(server: Server, visitor: OpenVisitor, page: str, language: str) -> None:
    place = find_place(lambda deal: len(deal.hands[0]) == 4)
    if page == "match" and not server.rows("SELECT 1 FROM matches WHERE id = ?", place.match):
        put(place, server.data)
    me = visitor(server, size="large phone", language=language, placed=True)
    asked = _visit(me, place.match if page == "match" else None)
    assert [address for address in asked if not address.startswith((server.address, "data:"))] == []
    paths = {address.removeprefix(server.address) for address in asked}
    assert 50_000 < sum(_sent(path) for path in paths if path.endswith((".js", ".css"))) < BUDGET
    others = {path for path in paths if re.match(r"/assets/[a-z]{2}-", path) and f"/{language}-" not in path}
    assert others == set(), "texts of other languages were fetched"
    fonts = {re.sub(r"-.{8}\.woff2$", "", path.removeprefix("/assets/")) for path in paths if "woff2" in path}
    assert fonts == {"rubik-latin-often"} | ({"rubik-arabic-wght-normal"} if language == "ar" else set())
    assert me.page.evaluate(_IS_WRITTEN_IN_RUBIK), "the Latin of Rubik was fetched, but not used"
    assert me.page.evaluate("window.shifts") == []


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_font_that_comes_late_moves_nothing(server: Server, visitor: OpenVisitor, language: str) -> None:
    me = visitor(server, size="large phone", language=language, placed=True)
    held: list[Route] = []
    me.page.route(re.compile(r"\.woff2$"), lambda route: held.append(route))
    me.page.add_init_script(_WATCH)
    me.page.goto("/rules", wait_until="commit")  # the fonts hold up that it is loaded
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    assert held, "no font was asked for"
    for route in held:
        route.continue_()
    me.page.wait_for_function(f"() => {_IS_WRITTEN_IN_RUBIK}")
    me.page.wait_for_function("() => document.fonts.status === 'loaded'")
    assert me.page.evaluate("window.shifts") == []
    assert not me.page.evaluate(_FONT).startswith("Rubik,")
    me.page.get_by_role("link").first.click()
    me.page.wait_for_function(f"() => {_FONT}.startsWith('Rubik,')")


def test_the_first_table_waits_for_one_script_one_style_and_the_texts(
        server: Server, visitor: OpenVisitor) -> None:
    place = find_place(lambda deal: len(deal.hands[0]) == 4)
    if not server.rows("SELECT 1 FROM matches WHERE id = ?", place.match):
        put(place, server.data)
    me = visitor(server, size="large phone", language="en", placed=True)
    asked: set[str] = set()

    def only_what_is_needed(route: Route) -> None:
        path = route.request.url.removeprefix(server.address)
        asked.add(path)
        if FIRST_TABLE.search(path):
            route.continue_()  # all others never come

    me.page.route(re.compile(r"\.(js|css)$"), only_what_is_needed)
    me.page.goto(f"/match/{place.match}", wait_until="commit")  # it is never loaded as a whole
    assert me.ready() == "turn"
    needed = {path for path in asked if FIRST_TABLE.search(path)}
    assert sorted(re.sub(r"-.{8}\.", ".", path) for path in needed) == [
        "/assets/en.js", "/assets/first.css", "/assets/first.js", "/theme.js"]
    assert sum(map(_sent, needed)) < BUDGET_OF_THE_FIRST_TABLE
    faces = me.page.locator("[data-testid=hand-card] .face svg, [data-testid=floor-card] .face svg")
    expect(faces).to_have_count(len(place.deal.hands[0]) + len(place.deal.floor))
