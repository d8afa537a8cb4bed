"""Nothing overlaps, is cut off, out of sight or too small to touch: every size, both directions."""

from collections.abc import Callable
from itertools import product

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
def places(server: Server) -> dict[int, Place]:
    found = {number: find_place(_with(number), policy, start=start)
             for number, (policy, start) in STARTS.items()}
    for place in found.values():
        put(place, server.data)
    return found


@pytest.mark.parametrize(("size", "language"), [*product(SIZES, ["en", "ar"]), ("phone", "fr")])
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


@pytest.mark.parametrize(("size", "language"), [
    *product(["phone", "phone on its side", "desktop"], ["en", "ar"]), ("phone", "fr")])
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


_TABLE = ["header", '[data-testid="seat"]', '[data-testid="card-back"]', '[data-testid="last-play"]',
          '[data-testid="floor-card"]', '[data-testid="hand-card"]', '[data-testid="preview"]',
          '[data-testid="basra-pill"]',
          '[data-testid="play-button"]', '[data-testid="menu-button"]', '[data-testid="scores-button"]',
          "aside"]


def _check(me: Visitor, apart: list[str]) -> None:
    faults = me.faults(apart)
    assert faults == [], f"{me.page.viewport_size} {me.language}: {faults}"
