"""The looks of the cards: chosen in the settings, shown at once and kept; and no face of any is missing."""

import json
from itertools import product

from playwright.sync_api import expect

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor

DECKS, COLOURS, INDICES = ("egyptian", "classic"), ("two", "four"), ("large", "normal")
BACKS = ("lattice", "tiles", "mashrabiya", "lotus")
CARDS = {rank + suit for rank in ("A", *map(str, range(2, 11)), "J", "Q", "K") for suit in "CDHS"}


def test_every_look_is_shown_at_once_and_kept(server: Server, visitor: OpenVisitor) -> None:
    """On a phone, and in Arabic: the cards on the table change behind the settings."""
    me = visitor(server, size="phone", language="ar")
    me.go_home()
    me.start_match()
    _open_settings(me)
    shown: set[tuple[str, ...]] = set()
    for deck in DECKS:
        _choose(me, "deck", deck)
        for index in INDICES:
            _choose(me, "index", index)
            for colours in COLOURS:
                _choose(me, "colours", colours)
                shown.add(_faces(me))
    suits = {card[-1] for card in me.hand}
    assert len(shown) == (8 if suits & set("CD") else 4)  # the colours of spades and hearts never change
    backs = {_back(me, value) for value in BACKS}
    assert len(backs) == len(BACKS)
    me.check_axe()
    me.check_words()
    before = _faces(me)
    me.page.reload()
    assert me.ready() == "turn"
    assert _faces(me) == before
    me.check_words()
    me.check_no_scroll()
    _open_settings(me)
    for name, value in {"deck": "classic", "index": "normal", "colours": "four", "back": "lotus"}.items():
        expect(me.find(f"setting-{name}").locator(f'input[value="{value}"]')).to_be_checked()


def test_suits_in_text_have_the_colours_of_the_deck(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    me.go_home()
    me.start_match()
    for colours, number in (("two", 2), ("four", 4)):
        _keep(me, colours=colours)
        assert me.ready() == "turn"
        while len(told := _suits_in_text(me)) < 4:
            assert me.go_on() != "result", "a match without a card of some suit"
        assert len(set(told.values())) == number


def test_every_face_is_there_and_only_those_of_the_look_are_fetched(
        server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    me.go_home()
    me.start_match()
    looks: list[dict[str, str]] = []
    for deck, colours, index in product(DECKS, COLOURS, INDICES):
        _keep(me, deck=deck, colours=colours, index=index)
        assert me.ready() == "turn"
        _faces(me)
        looks.append(me.faces())
        assert looks[-1].keys() == CARDS
        assert me.page.evaluate(_EMPTY, looks[-1]) == []
    for card in CARDS:
        assert len({faces[card] for faces in looks}) == (8 if card[-1] in "CD" else 4), card


def _open_settings(me: Visitor) -> None:
    me.press(me.find("menu-button"))
    me.press(me.find("menu-settings"))
    me.find("settings").wait_for()


def _choose(me: Visitor, name: str, value: str) -> None:
    option = me.find(f"setting-{name}").locator(f'input[value="{value}"]')
    me.press(option)
    expect(option).to_be_checked()


def _keep(me: Visitor, **look: str) -> None:
    """Come back with a look that was chosen before."""
    me.page.evaluate("text => localStorage.setItem('basra.preferences', text)", json.dumps(look))
    me.page.reload()


def _faces(me: Visitor) -> tuple[str, ...]:
    """The pictures in the hand, once they are there."""
    faces = me.find("hand-card").locator(".face")
    expect(faces.locator("svg")).to_have_count(faces.count())
    drawn: list[str] = faces.evaluate_all("all => all.map(({ shadowRoot }) => shadowRoot.innerHTML)")
    return tuple(drawn)


def _back(me: Visitor, value: str) -> str:
    _choose(me, "back", value)
    art: str = me.find("stock").locator(".art").evaluate(
        "one => getComputedStyle(one).maskImage + getComputedStyle(one.parentElement).backgroundColor")
    assert "url(" in art
    return art


def _suits_in_text(me: Visitor) -> dict[str, str]:
    """The colour of each suit that is named somewhere on the page."""
    told: dict[str, str] = me.page.evaluate("""() => Object.fromEntries(
        [...document.querySelectorAll('.side bdi .suit')].map((suit) =>
            [suit.textContent.trim(), getComputedStyle(suit).color]))""")
    return told


# Cards of which nothing is seen when they are drawn.
_EMPTY = """(faces) => Object.entries(faces).filter(([, face]) => {
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = face;
    const { width, height } = place.querySelector('svg').getBBox();
    place.remove();
    return width < 100 || height < 150;
}).map(([card]) => card)"""
