"""The deal of the day: the same cards for everybody, once a day, beside how others did."""

import re

from playwright.sync_api import expect

from ..server.harness import Server
from .beside import play_deal
from .conftest import OpenVisitor
from .visitor import Visitor


def open_daily(me: Visitor) -> None:
    me.go_home()
    expect(me.find("home-daily")).to_have_attribute("data-state", "new")
    me.press(me.find("home-daily"))
    assert me.ready() == "turn"


def test_the_same_deal_for_everybody(server: Server, visitor: OpenVisitor) -> None:
    first, second = visitor(server, size="phone"), visitor(server, size="phone", language="ar")
    hands = []
    for me in (first, second):
        open_daily(me)
        hands.append(set(me.hand))
        assert me.find("hint-button").count() == me.find("take-back").count() == 0
    assert hands[0] == hands[1]
    for number, me in enumerate((first, second)):
        play_deal(me)
        me.find("daily-result").wait_for()
        said = me.find("daily-result").inner_text()
        daily = me.context.request.get("/api/daily").json()
        assert daily["played"] == number + 1
        beside = me.words.text("daily-beaten", beaten=daily["beaten"], others=1) if number else (
            me.words.text("daily-first"))
        assert beside in said
        assert me.words.text("daily-streak", days=1) in said
        me.check_axe()
        me.check_words()
        me.check_width()
        me.go_home()
        expect(me.find("home-daily")).to_have_attribute("data-state", "over")
        me.press(me.find("home-daily"))
        me.find("daily-result").wait_for()
        assert me.match == daily["match"]["match"], "there is one a day"


def test_a_result_is_shared_without_a_word_of_the_cards(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    me.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_daily(me)
    play_deal(me)
    me.press(me.find("daily-share"))
    expect(me.find("daily-result")).to_contain_text(me.words.text("result-copied"))
    text = me.page.evaluate("navigator.clipboard.readText()")
    daily = me.context.request.get("/api/daily").json()
    mine, theirs = daily["match"]["totals"]
    assert re.fullmatch(rf"Basra daily {daily['day']}: {mine} : {theirs}( ★+)?", text)
