"""Names of people are text and nothing else, wherever they stand."""

from ..server.harness import Server
from .beside import ONE_DEAL
from .conftest import OpenVisitor

NAME = '<img src="x" onerror="document.title=1">'
TURNING = "Omar\u202e<b>"


def test_r21_names_are_shown_as_text(server: Server, visitor: OpenVisitor) -> None:
    """On the cover, at the table and in the list of matches; an error on the page fails the test, too."""
    me = visitor(server, size="phone")
    opened = me.context.request.post("/api/matches", data={
        "opponent": "person", "name": NAME, "other_name": TURNING, "rules": ONE_DEAL}).json()
    names = [NAME[:40], "Omar<b>"]
    assert [player["name"] for player in opened["players"]] == names
    me.page.goto(f"/match/{opened['match']}")
    me.find("show-cards").wait_for()
    assert any(name in me.page.inner_text("body") for name in names)
    me.press(me.find("show-cards"))
    assert me.ready() == "turn"
    assert any(name in me.page.inner_text("body") for name in names)
    me.go_home()
    me.find("match-link").first.wait_for()
    assert me.page.locator("img[src=x], #app b:has-text('Omar')").count() == 0
    assert "\u202e" not in me.page.inner_text("body")
