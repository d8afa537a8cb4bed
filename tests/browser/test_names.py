"""Names of people are text and nothing else, wherever they stand."""

from ..server.harness import Server
from .beside import ONE_DEAL
from .conftest import OpenVisitor

NAME = '<img src="x" onerror="document.title=1">'
TURNING = "Omar\u202e<b>"

IS_ISOLATED = """(element, name) => {
    if (element.textContent.includes(`\\u2068${name}\\u2069`)) return true;
    const own = (at) => at.textContent.replace(/[\\u2068\\u2069]/g, '').trim();
    for (let at = element; at && own(at) === name; at = at.parentElement)
        if (getComputedStyle(at).unicodeBidi.includes('isolate')) return true;
    return false;
}"""
"""Whether a name stands alone in what is isolated, or in a sentence between the marks that isolate."""


def test_r21_names_are_shown_as_text(server: Server, visitor: OpenVisitor) -> None:
    """On the cover, at the table and in the list of matches; an error on the page fails the test, too."""
    me = visitor(server, size="phone")
    opened = me.context.request.post("/api/matches", data={
        "opponent": "person", "name": NAME, "other_name": TURNING, "rules": ONE_DEAL}).json()
    names = [NAME[:40], "Omar<b>"]
    assert [player["name"] for player in opened["players"]] == names
    me.page.goto(f"/match/{opened['match']}")
    me.find("show-cards").wait_for()
    for name in names:
        assert me.page.get_by_text(name).first.evaluate(IS_ISOLATED, name), name
    assert any(name in me.page.inner_text("body") for name in names)
    me.press(me.find("show-cards"))
    assert me.ready() == "turn"
    assert any(name in me.page.inner_text("body") for name in names)
    me.go_home()
    me.find("match-link").first.wait_for()
    assert all(me.page.get_by_text(name).first.evaluate(IS_ISOLATED, name) for name in names)
    assert me.page.locator("img[src=x], #app b:has-text('Omar')").count() == 0
    assert "\u202e" not in me.page.inner_text("body")
