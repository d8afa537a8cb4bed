"""Nothing overlaps, is cut off, is out of sight or too small to touch: every size, both languages."""

from collections.abc import Callable, Iterator

import pytest

from basra.deal import Deal

from ..server.harness import Server
from .conftest import OpenVisitor
from .places import Place, Policy, find_place, lay, put, take
from .visitor import SIZES, Visitor

STARTS: dict[int, tuple[Policy, int]] = {
    1: (take, 0), 4: (lay, 100), 8: (lay, 200), 12: (lay, 1680), 14: (lay, 1_427_681)}
"""For each number of floor cards how to play, and near which secrets: so many are rare."""


def _with(number: int) -> Callable[[Deal], bool]:
    return lambda deal: len(deal.floor) == number and len(deal.hands[0]) > 1


@pytest.fixture(scope="module")
def places(server: Server) -> Iterator[dict[int, Place]]:
    found = {number: find_place(_with(number), policy, start=start) for number, (policy, start) in STARTS.items()}
    for place in found.values():
        put(place, server.data)
    yield found


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("size", SIZES)
def test_the_table(server: Server, visitor: OpenVisitor, places: dict[int, Place], size: str,
                   language: str) -> None:
    me = visitor(server, size=size, language=language, placed=True)
    for number, place in places.items():
        me.go_to(place.match)
        assert len(me.floor) == number
        for chosen in (False, True):
            if chosen:
                me.press(me.find("hand-card").last)
            _check(me, _TABLE)
            me.check_no_scroll()


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("size", ["phone", "phone on its side", "desktop"])
def test_home_and_dialogs(server: Server, visitor: OpenVisitor, places: dict[int, Place], size: str,
                          language: str) -> None:
    me = visitor(server, size=size, language=language, placed=True)
    me.go_home()
    me.press(me.find("all-options"))
    _check(me, [])
    me.go_to(places[8].match)
    for button in ("rules-button", "menu-button"):
        me.press(me.find(button))
        me.page.locator("dialog").wait_for()
        _check(me, [])
        me.page.keyboard.press("Escape")
        me.page.locator("dialog").wait_for(state="detached")


_TABLE = ["header", '[data-testid="last-play"]', '[data-testid="seat"]', '[data-testid="card-back"]', '[data-testid="floor-card"]',
          '[data-testid="hand-card"]', '[data-testid="preview"]', '[data-testid="basra-pill"]',
          '[data-testid="play-button"]', '[data-testid="menu-button"]', '[data-testid="scores-button"]',
          "aside"]


def _check(me: Visitor, apart: list[str]) -> None:
    faults: list[str] = me.page.evaluate(_FAULTS, apart)
    assert faults == [], f"{me.page.viewport_size} {me.language}: {faults}"


# Returns a sentence for each fault. What is in a scrolling part may be out of sight.
_FAULTS = """(apart) => {
    const faults = [];
    const root = document.querySelector('dialog[open]') ?? document.body;
    const name = (element) => element.dataset.testid ?? element.getAttribute('aria-label')
        ?? `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 30)}"`;
    // What is only spoken is there, but clipped to nothing.
    const isSpoken = (element) => element && (getComputedStyle(element).clipPath !== 'none' || isSpoken(element.parentElement));
    const isShown = (element) => element.checkVisibility() && !isSpoken(element);
    const scrolls = (element) => element && (/auto|scroll/.test(getComputedStyle(element).overflow)
        || scrolls(element.parentElement));
    const isOutside = ({ left, top, right, bottom }) =>
        left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;

    const parts = apart.flatMap((selector) => [...document.querySelectorAll(selector)]).filter(isShown)
        .map((element) => [element, element.getBoundingClientRect()]);
    for (const [at, [one, a]] of parts.entries()) {
        if (isOutside(a)) faults.push(`${name(one)} is out of sight`);
        for (const [other, b] of parts.slice(at + 1)) {
            const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (across > 1 && down > 1) faults.push(`${name(one)} and ${name(other)} overlap`);
        }
    }

    for (const target of root.querySelectorAll('button, a[href], select, input, summary')) {
        if (!isShown(target)) continue;
        const { left, top, width, height } = target.getBoundingClientRect();
        // A target may reach beyond what is drawn.
        const isHit = (x, y) => target.contains(document.elementFromPoint(left + width / 2 + x, top + height / 2 + y));
        const isWide = width >= 43.5 || (isHit(-21.5, 0) && isHit(21.5, 0));
        const isHigh = height >= 43.5 || (isHit(0, -21.5) && isHit(0, 21.5));
        if (!isWide || !isHigh) faults.push(`${name(target)} is only ${width} by ${height}`);
    }

    const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const text = words.currentNode;
        const element = text.parentElement;
        if (!text.data.trim() || !isShown(element)) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) {
            const fixed = apart.length && !scrolls(element);
            if (fixed ? isOutside(rect) : rect.left < -1 || (!scrolls(element) && rect.right > innerWidth + 1)) {
                faults.push(`the text "${text.data.trim()}" is out of sight`);
            }
        }
        const { display, overflowX } = getComputedStyle(element);
        if (display !== 'inline' && element.clientWidth && element.scrollWidth > element.clientWidth + 1 && overflowX !== 'auto') {
            faults.push(`the text of ${name(element)} needs ${element.scrollWidth} and has ${element.clientWidth}`);
        }
    }
    return faults;
}"""
