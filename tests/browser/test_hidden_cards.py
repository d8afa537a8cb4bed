"""The page knows no card that the seat may not know: nor the DOM, nor what a screen reader is told."""

import re

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor
from .words import CARD, DECK

PLAYS = 9


# The cards whose faces are drawn anywhere on the page, by the drawings of all.
_SHOWN = """async () => {
    const file = ({ name }) => /\\/cards-\\w+\\/[^/]+\\.json$/.test(name);
    const address = performance.getEntriesByType('resource').find(file)?.name;
    const drawings = address ? await (await fetch(address)).json() : {};
    const place = document.createElement('div');
    const cardOf = new Map(Object.entries(drawings).map(([card, drawing]) => {
        place.innerHTML = drawing;
        return [place.innerHTML, card];
    }));
    const faces = [...document.querySelectorAll('span.face')].map(({ shadowRoot }) => shadowRoot?.innerHTML);
    return faces.filter(Boolean).map((face) => cardOf.get(face) ?? '?');
}"""


def test_nothing_hidden_is_on_the_page(server: Server, visitor: OpenVisitor) -> None:
    """Scanned at every moment that can be caught while cards fly, and at rest, over two rounds and more."""
    me = visitor(server, moves=True)
    me.go_home()
    me.start_match()
    scans = 0
    for _ in range(PLAYS):
        me.play()
        while me.find("table").get_attribute("data-busy") == "true" or not scans:
            _scan(me)
            scans += 1
        me.ready()
        _scan(me)
        _check_backs(me)
    assert scans > PLAYS
    shown = me.page.evaluate(_SHOWN)
    assert set(shown) >= {held["card"] for held in me.view()["hand"]}
    assert set(shown) <= set(CARD.findall(str(me.frames)))


def _scan(me: Visitor) -> None:
    """Look for every card that no frame has told this seat yet, by its text and by its spoken name."""
    seq, page = me.page.evaluate("""() => [
        Number(document.querySelector('[data-testid=table]').dataset.seq),
        document.documentElement.outerHTML]""")
    told = {card for frame in me.frames if "view" in frame and frame["view"]["seq"] <= seq
            for card in CARD.findall(str(frame))}
    assert 8 <= len(told) < 52
    hidden = DECK - told
    html = re.sub(r"/assets/[\w./-]+", "", page)  # the hashes in the names of files may be anything
    assert set(CARD.findall(html)) & hidden == set()
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
