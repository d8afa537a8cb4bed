"""A whole match by keyboard alone, told to a screen reader as it goes."""

import re

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor

TARGET = 20


def test_a_whole_match_by_keyboard(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    me.go_home()
    _start_by_keyboard(me)
    waits, plays = "turn", 0
    while waits != "result":
        before = me.seq
        if waits == "sheet":
            assert _focused(me).get("testid") == "continue-deal"
            me.page.keyboard.press("Enter")
            me.find("score-sheet").wait_for(state="detached")
        else:
            plays += 1
            _check_names(me)
            _play_by_keyboard(me, plays)
            me.page.locator(f'[data-testid="table"]:not([data-seq="{before}"])').wait_for()
        waits = me.ready()
        assert _focused(me)["tag"] != "BODY"
        if waits == "turn":
            _check_announced(me)
    assert plays % 24 == 0
    me.page.keyboard.press("Enter")  # "play again" has the focus
    me.find("score-sheet").wait_for(state="detached")
    assert me.ready() == "turn"


def _start_by_keyboard(me: Visitor) -> None:
    """Set a low target among the options, then play: by Tab, arrows, Enter and typing alone."""
    _tab_to(me, "all-options")
    me.page.keyboard.press("Enter")
    _tab_to(me, "option-target")
    me.page.keyboard.press("Control+a")
    me.page.keyboard.type(str(TARGET))
    _tab_to(me, "home-play", step="Shift+Tab")
    me.page.keyboard.press("Enter")
    assert me.ready() == "turn"
    assert me.view()["rules"]["target"] == TARGET


def _tab_to(me: Visitor, testid: str, step: str = "Tab") -> None:
    for _ in range(60):
        me.page.keyboard.press(step)
        if _focused(me)["testid"] == testid:
            return
    raise AssertionError(f"Tab never comes to {testid}")


def _play_by_keyboard(me: Visitor, number: int) -> None:
    """Play a card, chosen in each of the ways that there are: its number, the arrows, and Enter or Space."""
    hand = me.hand
    if number % 2:
        me.page.keyboard.press(str(number % len(hand) + 1))
        card = hand[number % len(hand)]
    else:
        me.page.keyboard.press("1")
        me.page.keyboard.press("ArrowRight")
        card = hand[1 % len(hand)]
    assert _focused(me)["card"] == card
    me.page.keyboard.press("Enter" if number % 3 else "Space")
    if _focused(me)["testid"] == "choice-option":
        me.page.keyboard.press("ArrowDown")
        me.page.keyboard.press("Enter")
        me.page.keyboard.press("Enter")


def _focused(me: Visitor) -> dict[str, str | None]:
    found: dict[str, str | None] = me.page.evaluate("""() => {
        const { tagName, id, dataset } = document.activeElement;
        return { tag: tagName, id, testid: dataset.testid ?? null, card: dataset.card ?? null };
    }""")
    return found


def _check_names(me: Visitor) -> None:
    """Each hand card is called by its name and by what it takes."""
    spoken = me.words.spoken
    for play in me.view()["plays"]:
        name = me.find("hand-card", card=play["card"]).get_attribute("aria-label") or ""
        if sum(other["card"] == play["card"] for other in me.view()["plays"]) > 1:
            assert name == me.words.text("play-choices", card=spoken(play["card"]), count=2)
        elif not play["captured"]:
            assert name == me.words.text("play-stays", card=spoken(play["card"]))
        else:
            assert name.startswith(spoken(play["card"]))
            sweeps = str(len(play["captured"]))
            assert all(spoken(card) in name for card in play["captured"]) or sweeps in name
        if play["basra"]:
            assert me.words.text(f"{play['basra']}-points", points=play["points"]) in name


def _check_announced(me: Visitor) -> None:
    """The opponent's latest play stands in the live region, card by card."""
    play = me.view()["last_play"]
    if play is None or play["seat"] == 0:
        return
    log = me.find("announcements")
    assert log.get_attribute("aria-live") == "polite"
    who, card = me.words.text("level-greedy"), me.words.spoken(play["card"])
    said = [text for text in log.locator("p").all_inner_texts() if who in text and card in text]
    assert said, log.inner_text()
    assert all(me.words.spoken(taken) in said[-1] for taken in play["captured"])
    if not play["captured"]:
        assert re.match(re.escape(me.words.text("they-laid", who=who, card=card)), said[-1])
