"""The settings: found from home and from the table, kept in the browser, and held to what they may be."""

import json

from playwright.sync_api import Locator, expect

from basra.languages import LANGUAGES

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor
from .words import words

SWITCHES = ("sound", "forced", "verbose")
CHOICES = {"theme": "dark", "speed": "quick", "tap": "play"}


def test_settings_are_kept(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, size="phone")
    me.go_home()
    _open(me)
    for name in SWITCHES:
        expect(me.find(f"setting-{name}")).not_to_be_checked()
        me.press(me.find(f"setting-{name}"))
    for name, value in CHOICES.items():
        me.press(_option(me, name, value))
    me.find("setting-volume").fill("30")
    me.page.reload()
    me.start_match()
    me.press(me.find("menu-button"))
    me.press(me.find("menu-settings"))
    for name in SWITCHES:
        expect(me.find(f"setting-{name}")).to_be_checked()
    for name, value in CHOICES.items():
        expect(_option(me, name, value)).to_be_checked()
    expect(me.find("setting-volume")).to_have_value("30")
    assert me.page.locator("html").get_attribute("data-theme") == "dark"


def test_what_is_kept_is_held_to_what_may_be(server: Server, visitor: OpenVisitor) -> None:
    """A setting that cannot be is as if it had not been made; the others stand."""
    me = visitor(server)
    me.go_home()
    odd = {"theme": "neon", "sound": "yes", "volume": 900, "speed": None, "rules": 7, "tap": "play",
           "language": "tlh"}
    me.page.evaluate("text => localStorage.setItem('basra.preferences', text)", json.dumps(odd))
    me.go_home()
    me.check_words()
    _open(me)
    expect(_option(me, "theme", "system")).to_be_checked()
    expect(_option(me, "speed", "normal")).to_be_checked()
    expect(_option(me, "tap", "play")).to_be_checked()
    expect(me.find("setting-sound")).not_to_be_checked()
    me.page.evaluate("localStorage.setItem('basra.preferences', 'null')")
    me.go_home()
    me.start_match()


def test_every_language_from_home(server: Server, visitor: OpenVisitor) -> None:
    """One press at home, in whatever language it stands, leads to all languages, each by its own name."""
    me = visitor(server)
    me.go_home()
    select = me.find("language-select")
    codes = select.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert sorted(codes) == sorted(LANGUAGES)
    for code in codes:
        select.select_option(code)
        expect(me.page.locator("html")).to_have_attribute("lang", code)
        me.language, me.words = code, words(code)
        _open(me)
        me.check_words()
        me.check_axe()
        me.page.keyboard.press("Escape")


def _open(me: Visitor) -> None:
    me.press(me.find("settings-button"))
    me.find("settings").wait_for()


def _option(me: Visitor, name: str, value: str) -> Locator:
    return me.find(f"setting-{name}").locator(f'input[value="{value}"]')
