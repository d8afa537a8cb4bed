"""A deal played by ear: through roles, names and what is announced, and nothing else of the page."""

import json
import re

import pytest
from playwright.sync_api import expect

from ..server.harness import Server
from .beside import sit_down
from .conftest import OpenVisitor
from .visitor import Visitor

ARABIC_KEYS = {"F": "ب", "H": "ا", "T": "ف", "S": "س", "L": "م", "O": "خ", "R": "ق", "Z": "ئ"}
"""What the letters say on an Arabic keyboard."""

PLAYS = 24
FIRST = 3
"""After so many plays the person has heard all that can be asked."""


class Listener:
    """Who hears the page: has its accessible names, the live region, and a keyboard of the language."""

    def __init__(self, me: Visitor) -> None:
        self.page, self.words, self.language = me.page, me.words, me.language
        self.who = self.words.text("level-greedy")
        self._log = me.page.get_by_role("log")
        self._devtools = me.context.new_cdp_session(me.page)
        # The words by which an answer is understood.
        self.takes = self.words.text("play-takes", card="", cards="").strip()
        self.stays = self.words.text("play-stays", card="").strip()
        self.stop = self.words.text("stop")

    def ask(self, letter: str) -> str:
        """Press a letter, and return what is said last."""
        key = {"key": ARABIC_KEYS[letter] if self.language == "ar" else letter.lower(),
               "code": f"Key{letter}"}
        for kind in ("keyDown", "keyUp"):
            self._devtools.send("Input.dispatchKeyEvent", {"type": kind, **key})
        return self._log.get_by_role("paragraph").last.inner_text()

    def hand(self) -> list[str]:
        """Return the names of the cards in the hand."""
        tree = self.page.get_by_role("list", name=self.words.text("your-hand"), exact=True).aria_snapshot()
        return [json.loads(f'"{name}"') for name in re.findall(r'button "((?:[^"\\]|\\.)*)"', tree)]

    def wait_for_turn(self) -> bool:
        """Wait until the turn is announced; false if a dialog tells that the match is over."""
        dialog = self.page.get_by_role("dialog")
        turn = self._log.get_by_role("paragraph").last.filter(has_text=self.words.text("your-turn"))
        expect(dialog.or_(turn).first).to_be_attached()
        return dialog.count() == 0

    def play(self, number: int) -> None:
        """Play a card of the hand by its number from 0, the first of its captures if it has several."""
        name = self.hand()[number]
        self.page.keyboard.press(str(number + 1))
        assert name in self.ask("T")
        self.page.keyboard.press("Enter")
        if self.takes not in name and self.stays not in name:
            choice = self.page.get_by_role("group", name=self.words.text("choose-capture"))
            expect(choice.get_by_role("button").first).to_be_focused()
            self.page.keyboard.press("Enter")
            self.page.keyboard.press("Enter")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_deal_by_ear(server: Server, visitor: OpenVisitor, language: str) -> None:
    me = visitor(server, language=language)
    sit_down(me)
    listener = Listener(me)
    plays = 0
    while listener.wait_for_turn():
        if plays < FIRST:
            _check_answers(listener)
        told = listener.ask("H")
        hand = listener.hand()
        assert told == listener.stop.join(hand)
        # A capture if there is one, as it was told.
        captures = [name for name in hand if listener.takes in name]
        listener.play(hand.index(max(captures, key=len)) if captures else 0)
        plays += 1
    assert plays == PLAYS
    ends = [listener.words.text(end, who=listener.who) for end in ("you-won", "they-won", "match-drawn")]
    assert me.page.get_by_role("dialog").get_by_role("heading").first.inner_text() in ends


def _check_answers(listener: Listener) -> None:
    """Every question is answered, and the answers are what the table says."""
    words, page = listener.words, listener.page
    region = page.get_by_role("region", name=words.text("floor"), exact=True)
    floor = region.get_by_role("listitem").all_inner_texts()
    heard = listener.ask("F")
    assert all(card in heard for card in floor)
    assert floor or heard == words.text("floor-empty")
    assert words.text("your-turn") in listener.ask("R")
    assert words.text("stock-count", count=40) in listener.ask("O")
    score = listener.ask("S")
    assert all(part in score for part in (listener.who, words.text("you"), words.text("target-of", target=1)))
    last = listener.ask("L")
    assert last == listener.ask("Z")


def test_the_same_by_buttons(server: Server, visitor: OpenVisitor) -> None:
    """Who has no keys asks in the menu, and hears the answer where the page beneath cannot be heard."""
    me = visitor(server, size="phone")
    sit_down(me)
    hand = Listener(me).hand()
    me.press(me.find("menu-button"))
    me.press(me.find("menu-ask"))
    me.press(me.find("ask-hand"))
    expect(me.page.get_by_role("status").filter(has_text=hand[0])).to_have_text(me.words.text("stop").join(hand))
    me.check_words()
    me.check_axe()


def test_letters_can_be_turned_off(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    me.go_home()
    me.press(me.find("settings-button"))
    me.press(me.find("setting-keys"))
    me.press(me.find("setting-verbose"))
    me.page.keyboard.press("Escape")
    me.start_match()
    log = me.find("announcements")
    before = log.inner_text()
    me.page.keyboard.press("f")
    assert log.inner_text() == before
    me.go_on()
    told = me.words.text("floor-told", cards="").strip()
    assert told in log.inner_text() or me.words.text("floor-empty") in log.inner_text()
