"""What a card would take is shown before it is played, and is what the rules say."""

from typing import Any

import pytest

import basra

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor

PLAYS = 12


@pytest.mark.parametrize(("size", "preset"), [("phone", "egyptian"), ("desktop", "egyptian-v2")])
def test_the_floor_shows_what_each_card_takes(server: Server, visitor: OpenVisitor, size: str,
                                              preset: str) -> None:
    me = visitor(server, size=size)
    me.go_home()
    me.press(me.find("preset-select").locator(f'input[value="{preset}"]'))
    me.start_match()
    taken = 0
    for _ in range(PLAYS):
        view = me.view()
        assert view["seq"] == me.seq
        assert sorted(view["floor"]) == sorted(me.floor)
        for card in me.hand:
            taken += len(_check_card(me, view, card))
        me.go_on()
    assert taken, "no card took anything: the test has seen nothing"


def _check_card(me: Visitor, view: dict[str, Any], card: str) -> list[str]:
    """Choose a card; return what is highlighted, which is what the library says it captures."""
    target = me.find("hand-card", card=card)
    if target.get_attribute("aria-pressed") == "false":
        me.press(target)
    largest = [sorted(str(one) for one in capture)
               for capture in basra.captures(" ".join(view["floor"]), card, view["rules"]["preset"])]
    offered = [play for play in view["plays"] if play["card"] == card]
    assert sorted(sorted(play["captured"]) for play in offered) == sorted(largest)
    if len(offered) > 1:
        assert me.find("choice-option").count() == len(offered)
        me.find("choice-option").first.focus()
        highlighted = _highlighted(me)
        assert sorted(highlighted) in largest
    else:
        highlighted = _highlighted(me)
        assert sorted(highlighted) == largest[0]
        pill = me.find("basra-pill")
        assert pill.count() == (offered[0]["basra"] is not None)
        if offered[0]["basra"]:
            assert f"+{offered[0]['points']}" in pill.inner_text()
    return highlighted


def _highlighted(me: Visitor) -> list[str]:
    found: list[str] = me.page.locator('[data-testid="floor-card"].taken').evaluate_all(
        "all => all.map(one => one.dataset.card)")
    return found
