"""The page knows no card that the seat may not know: nor the DOM, nor what a screen reader is told."""

import re

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor
from .words import CARD, DECK

PLAYS = 9


# Drawings as a browser writes them, each with its card.
_WRITTEN = """(faces) => Object.entries(faces).map(([card, drawing]) => {
    const place = document.createElement('div');
    place.innerHTML = drawing;
    return [place.innerHTML, card];
})"""

# The number of the last event that is shown, the whole page, and what is drawn on it.
_SEEN = """() => [
    Number(document.querySelector('[data-testid=table]').dataset.seq),
    document.documentElement.outerHTML,
    [...document.querySelectorAll('.face, .card-copy')]
        .map((one) => one.shadowRoot?.innerHTML).filter(Boolean),
]"""


def test_nothing_hidden_is_on_the_page(server: Server, visitor: OpenVisitor) -> None:
    """Scanned at every moment that can be caught while cards fly, and at rest, over two rounds and more."""
    me = visitor(server, moves=True)
    me.go_home()
    me.start_match()
    card_of = dict(me.page.evaluate(_WRITTEN, me.faces()))
    scans = 0
    for _ in range(PLAYS):
        me.play()
        while me.find("table").get_attribute("data-busy") == "true" or not scans:
            _scan(me, card_of)
            scans += 1
        me.ready()
        _scan(me, card_of)
        _check_backs(me)
    assert scans > PLAYS


def _scan(me: Visitor, card_of: dict[str, str]) -> None:
    """Look for every card that no frame has told this seat yet, by text, spoken name and face."""
    seq, page, drawn = me.page.evaluate(_SEEN)
    told = {card for frame in me.frames if "view" in frame and frame["view"]["seq"] <= seq
            for card in CARD.findall(str(frame))}
    assert 8 <= len(told) < 52
    hidden = DECK - told
    html = re.sub(r"/assets/[\w./-]+", "", page)  # the hashes in the names of files may be anything
    assert set(CARD.findall(html)) & hidden == set()
    assert drawn, "no face was seen"
    assert {card_of[face] for face in drawn} <= told
    for card in hidden:
        assert me.words.spoken(card) not in html


def _check_backs(me: Visitor) -> None:
    """The opponent's cards are known by their number alone, and are nothing to a screen reader."""
    view = me.view()
    positions = view["seats"][1]["positions"]
    backs = me.find("card-back")
    keys = backs.evaluate_all("all => all.map(one => one.dataset.fly)")
    assert keys == [f"#{position}" for position in positions]
    assert backs.evaluate_all("all => all.every(one => one.ariaHidden === 'true' && !one.textContent)")
    heard = me.page.locator("main").aria_snapshot()
    unheard = {me.words.spoken(card) for card in DECK}
    known = {me.words.spoken(card) for card in CARD.findall(str(me.frames))}
    assert [name for name in unheard - known if name in heard] == []
    assert me.words.text("hand-count", who=me.words.text("level-greedy"), count=len(positions)) in heard
