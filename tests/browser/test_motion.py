"""Movement: none if the person wishes so; else quick, and never in the way."""

import pytest

from ..server.harness import Server
from .conftest import OpenVisitor
from .places import Place, find_place, has_basra, put, take

PLAYS = 6

_COUNT_ANIMATIONS = """() => {
    window.started = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...args) { window.started += 1; return animate.apply(this, args); };
    const look = () => {
        window.seen = Math.max(window.seen ?? 0, document.getAnimations().length);
        requestAnimationFrame(look);
    };
    look();
}"""


def _put(server: Server, start: int) -> Place:
    place = find_place(has_basra, take, start=start)
    put(place, server.data)
    return place


def _basra_card(place: Place) -> str:
    return next(str(play.card) for play in place.deal.plays_of(0) if play.basra)


def test_nothing_moves_if_the_person_wishes_so(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, placed=True)
    place = _put(server, 0)
    me.go_to(place.match)
    me.page.evaluate(_COUNT_ANIMATIONS)
    me.play(_basra_card(place))
    for _ in range(PLAYS):
        assert me.ready() != "result"
        me.go_on()
    assert me.page.evaluate("[window.started, window.seen]") == [0, 0]


def test_cards_move_and_a_basra_is_a_feast(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, size="phone", moves=True, placed=True)
    place = _put(server, 1000)
    me.go_to(place.match)
    me.page.evaluate(_COUNT_ANIMATIONS)
    me.play(_basra_card(place))
    pill = me.page.locator(".feast-pill")
    pill.wait_for()
    assert "+" in pill.inner_text()
    pill.wait_for(state="detached")
    assert me.ready() == "turn"
    assert me.page.evaluate("window.started") > 2
    assert me.page.locator(".stage > *").count() == 0, "something stays on the stage"


def test_what_moves_is_cut_short_by_the_next_press(server: Server, visitor: OpenVisitor) -> None:
    """While the opponent's play and the new cards fly, a card is chosen at once; nothing is lost."""
    me = visitor(server, moves=True)
    me.go_home()
    me.start_match()
    chosen = 0
    for _ in range(PLAYS):
        before = me.seq
        me.play()
        me.page.locator(f'[data-testid="table"]:not([data-seq="{before}"])').wait_for()
        is_moving = me.find("table").get_attribute("data-busy") == "true"
        if me.find("hand-card").count() and is_moving:
            card = me.find("hand-card").last.get_attribute("data-card")
            me.page.keyboard.press(str(me.find("hand-card").count()))
            assert me.find("hand-card", card=card).get_attribute("aria-pressed") == "true"
            chosen += 1
        assert me.ready() == "turn"
    assert chosen, "nothing was moving whenever a card was chosen"
    assert me.seq == me.view()["seq"]


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_card_can_be_dragged_to_the_floor(server: Server, visitor: OpenVisitor, size: str) -> None:
    me = visitor(server, size=size, moves=True)
    me.go_home()
    me.start_match()
    card, seq = me.hand[1], me.seq
    me.find("hand-card", card=card).drag_to(me.page.locator("[data-floor]"))
    me.page.locator(f'[data-testid="table"]:not([data-seq="{seq}"])').wait_for()
    assert me.ready() == "turn"
    assert card not in me.hand
    back = me.hand[0]
    me.find("hand-card", card=back).drag_to(me.find("play-button"))
    assert me.hand[0] == back
    me.go_on()
