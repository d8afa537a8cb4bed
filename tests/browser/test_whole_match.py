"""Whole matches to the end: both directions of writing, both rule sets, a phone and a desktop."""

import pytest

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor

TARGET = "51"


@pytest.mark.parametrize(("size", "language", "preset"), [
    ("phone", "ar", "egyptian-v2"),
    ("desktop", "en", "egyptian"),
])
def test_a_whole_match(server: Server, visitor: OpenVisitor, size: str, language: str, preset: str) -> None:
    me = visitor(server, size=size, language=language)
    me.go_home()
    _choose_rules(me, preset)
    me.check_axe()
    me.check_words()
    me.start_match()
    _check_table(me, preset)
    _check_dialogs(me)
    waits = "turn"
    deals = 0
    while waits != "result":
        waits = me.go_on()
        me.check_words()
        me.check_no_scroll()
        if waits == "sheet":
            deals += 1
            _check_sheet(me, deals)
    _check_result(me)
    me.press(me.find("score-sheet").get_by_test_id("play-again"))
    me.find("score-sheet").wait_for(state="detached")
    assert me.ready() == "turn"
    assert me.view()["rules"]["preset"] == preset
    assert me.view()["seats"][0]["total"] == 0


def _choose_rules(me: Visitor, preset: str) -> None:
    me.press(me.find("preset-select").locator(f'input[value="{preset}"]'))
    me.press(me.find("target-select").locator(f'input[value="{TARGET}"]'))
    me.press(me.find("all-options"))


def _check_table(me: Visitor, preset: str) -> None:
    rules = me.view()["rules"]
    assert (rules["preset"], rules["target"]) == (preset, int(TARGET))
    me.check_no_scroll()
    me.check_words()
    me.check_axe()
    me.press(me.find("hand-card").first)
    me.check_no_scroll()
    me.check_axe()


def _check_dialogs(me: Visitor) -> None:
    """Every dialog opens, is clean, and closes by Escape; the rules can be read at the table."""
    dialogs = {"rules-button": "rules-dialog", "menu-button": "menu", "scores-button": None}
    for button, dialog in dialogs.items():
        if not me.find(button).is_visible():
            continue  # on a desktop the scores are always there
        me.press(me.find(button))
        opened = me.find(dialog) if dialog else me.page.locator("dialog")
        opened.wait_for()
        if dialog == "rules-dialog":
            assert opened.locator('[data-option="target"]').inner_text() == TARGET
        me.check_words()
        me.check_axe()
        me.page.keyboard.press("Escape")
        opened.wait_for(state="detached")


def _check_sheet(me: Visitor, deals: int) -> None:
    """The sheet is of the deal that has ended, and its totals are the server's."""
    end = me.view()["last_deal"]
    assert end["deal"] == deals
    shown = me.find("score-sheet").locator("tfoot tr.total td").all_inner_texts()
    assert shown == [str(total) for total in end["totals"]]
    me.check_words()
    if deals == 1:
        me.check_axe()


def _check_result(me: Visitor) -> None:
    view = me.view()
    assert view["is_over"]
    assert max(view["last_deal"]["totals"]) >= int(TARGET)
    assert me.find("match-result").get_attribute("data-winner") == str(view["winner"])
    me.check_words()
    me.check_axe()
    record = me.context.request.get(f"/api/matches/{me.match}/proof")
    assert record.ok
