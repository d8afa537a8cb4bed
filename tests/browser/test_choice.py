"""A card with several largest captures: the person picks one, by mouse, by touch, or by keyboard."""

import pytest

from ..server.harness import Server
from .conftest import OpenVisitor
from .places import Place, choices, find_place, put
from .visitor import Visitor


def _put(server: Server, start: int) -> Place:
    """Put a match with a choice into the store: another one for each hundred."""
    place = find_place(lambda deal: bool(choices(deal)), start=100 * start)
    put(place, server.data)
    return place


@pytest.mark.parametrize(("size", "option"), [("phone", 0), ("desktop", 1)])
def test_by_mouse_or_touch(server: Server, visitor: OpenVisitor, size: str, option: int) -> None:
    place = _put(server, option)
    me = visitor(server, size=size, placed=True)
    me.go_to(place.match)
    card, *_ = choices(place.deal)
    wanted = [play["captured"] for play in me.view()["plays"] if play["card"] == card][option]
    me.press(me.find("hand-card", card=card))
    button = me.find("play-button")
    assert button.inner_text() == me.words.text("choose-capture")
    me.press(button)
    me.press(me.find("choice-option").nth(option))
    assert me.seq == place.record.seq, "it was played before a capture was chosen"
    me.check_no_scroll()
    me.press(me.find("play-button"))
    _check_taken(me, place, card, wanted)


@pytest.mark.parametrize(("language", "start"), [("en", 2), ("ar", 3)])
def test_by_keyboard(server: Server, visitor: OpenVisitor, language: str, start: int) -> None:
    place = _put(server, start)
    me = visitor(server, language=language, placed=True)
    me.go_to(place.match)
    card, *_ = choices(place.deal)
    wanted = [play["captured"] for play in me.view()["plays"] if play["card"] == card][-1]
    me.page.keyboard.press(str(me.hand.index(card) + 1))
    me.page.keyboard.press("Enter")
    focus = "() => document.activeElement.dataset.testid"
    assert me.page.evaluate(focus) == "choice-option"
    me.check_words()
    me.check_axe()
    for _ in range(me.find("choice-option").count() - 1):
        me.page.keyboard.press("ArrowDown")
    me.page.keyboard.press("Enter")
    assert me.find("choice-option").last.get_attribute("aria-pressed") == "true"
    me.page.keyboard.press("Enter")
    _check_taken(me, place, card, wanted)
    assert me.ready() == "turn"
    assert me.page.evaluate(focus) == "hand-card"


def test_on_the_floor(server: Server, visitor: OpenVisitor) -> None:
    """Touching floor cards narrows the captures down to the one that holds them."""
    place = _put(server, 4)
    me = visitor(server, size="phone", placed=True)
    me.go_to(place.match)
    card, *_ = choices(place.deal)
    captures = [set(play["captured"]) for play in me.view()["plays"] if play["card"] == card]
    wanted = captures[-1]
    me.press(me.find("hand-card", card=card))
    for one in sorted(wanted - set.intersection(*captures)):
        me.press(me.find("floor-card", card=one).locator("button"))
    me.press(me.find("play-button"))
    _check_taken(me, place, card, sorted(wanted))


def _check_taken(me: Visitor, place: Place, card: str, wanted: list[str]) -> None:
    seq = place.record.seq
    me.page.locator(f'[data-testid="table"]:not([data-seq="{seq}"])').wait_for()
    play, = (frame["event"] for frame in me.frames if frame["frame"] == "step" and frame["seq"] == seq + 1)
    assert (play["seat"], play["card"], sorted(play["captured"])) == (0, card, sorted(wanted))
