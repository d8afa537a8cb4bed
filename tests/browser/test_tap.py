"""How a card is played by touch: two taps or one, and the last card by itself if that is wished."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from basra.deal import Deal

from ..server.harness import Server
from .conftest import OpenVisitor
from .places import Place, find_place, put
from .visitor import Visitor


def _last_card(ways: int) -> Callable[[Deal], bool]:
    """The last card of a hand, with so many ways to play it."""
    return lambda deal: len(deal.hands[0]) == 1 and len(deal.plays_of(0)) == ways and bool(deal.stock)


def _sit(server: Server, visitor: OpenVisitor, place: Place, setting: str,
         value: str | None = None) -> Visitor:
    """Go to a match with a setting that was made at home."""
    put(place, server.data)
    me = visitor(server, size="phone", placed=True)
    me.go_home()
    me.press(me.find("settings-button"))
    target = me.find(f"setting-{setting}")
    me.press(target.locator(f'input[value="{value}"]') if value else target)
    me.page.goto(f"/match/{place.match}")
    return me


def test_one_tap_plays_and_holding_shows(server: Server, visitor: OpenVisitor) -> None:
    place = find_place(lambda deal: len(deal.hands[0]) == 4 and len(deal.plays_of(0)) == 4, start=3000)
    me = _sit(server, visitor, place, "tap", "play")
    assert me.ready() == "turn"
    first, second, *_ = me.hand
    card = me.find("hand-card", card=first)
    card.click(delay=600)  # held
    expect(card).to_have_attribute("aria-pressed", "true")
    assert me.seq == place.record.seq, "a card that was only held was played"
    me.press(me.find("hand-card", card=second))
    expect(me.find("hand-card", card=second)).to_have_count(0)
    assert me.ready() == "turn"
    assert second not in me.hand


def test_a_second_finger_ends_the_holding_of_the_first(server: Server, visitor: OpenVisitor) -> None:
    place = find_place(lambda deal: len(deal.hands[0]) == 4, start=3050)
    me = _sit(server, visitor, place, "tap", "play")
    me.page.clock.install()
    me.page.reload()
    assert me.ready() == "turn"
    fingers = []
    for number, card in enumerate(me.hand[:2]):
        box = me.find("hand-card", card=card).bounding_box()
        assert box
        fingers.append({"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2, "id": number})
    session = me.context.new_cdp_session(me.page)
    for kind, touching in (("touchStart", fingers[:1]), ("touchStart", fingers), ("touchEnd", [])):
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touching})
    me.page.clock.fast_forward(1000)
    expect(me.page.locator('[data-testid="hand-card"][aria-pressed="true"]')).to_have_count(0)
    assert me.seq == place.record.seq


def test_the_last_card_plays_itself(server: Server, visitor: OpenVisitor) -> None:
    place = find_place(_last_card(1), start=3100)
    me = _sit(server, visitor, place, "forced")
    me.page.locator(f'[data-testid="table"]:not([data-seq="{place.record.seq}"])').wait_for()
    assert me.ready() == "turn"
    assert len(me.hand) == 4


@pytest.mark.parametrize(("setting", "ways"), [("sound", 1), ("forced", 2)])
def test_the_last_card_waits(server: Server, visitor: OpenVisitor, setting: str, ways: int) -> None:
    """Unless it is wished, and while there is a choice."""
    place = find_place(_last_card(ways), start=3200)
    me = _sit(server, visitor, place, setting)
    assert me.ready() == "turn"
    me.page.clock.install()
    me.page.reload()
    assert me.ready() == "turn"
    me.page.clock.fast_forward(5000)
    assert me.view()["seq"] == me.seq == place.record.seq
