"""The lesson and the pages of the rules: they teach what the engine says, by touch and by keyboard."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor
from .words import plain

_APART = ["header", '[data-testid="lesson-text"]', '[data-testid="seat"]', '[data-testid="floor-card"]',
          '[data-testid="hand-card"]', '[data-testid="preview"]', '[data-testid="basra-pill"]',
          '[data-testid="lesson-main"]', '[data-testid="lesson-back"]', '[data-testid="lesson-next"]']


def test_the_whole_lesson_by_taps_in_arabic(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, size="phone", language="ar")
    me.go_home()
    me.press(me.find("home-learn"))
    for step in _steps(me):
        _come_to(me, step)
        _check_layout(me)
        wanted = {answer["play"] for answer in step["wanted"]}
        for play in step["view"]["plays"]:
            if play["play"] not in wanted:
                _play(me, play["card"])
                hint = me.words.text(f"lesson-{step['name']}-hint", who=me.words.text("level-child"))
                expect(me.find("lesson-text")).to_contain_text(plain(hint))
                assert sorted(me.floor) == sorted(step["view"]["floor"]), "something was played"
                _check_layout(me)
        answer = step["wanted"][-1]
        _play(me, answer["moves"][0]["event"]["card"])
        _check_outcome(me, answer["moves"][-1]["view"])
        _check_layout(me)
        me.check_words()
        if step["name"] in ("match", "lone"):
            me.check_axe()
        me.press(me.find("lesson-main"))
    me.find("lesson-end").wait_for()
    me.check_axe()
    me.press(me.find("first-match"))
    assert me.ready() == "turn"
    assert me.view()["seats"][1]["player"]["name"] == "child"


def test_the_whole_lesson_by_keys_resumed_after_a_reload(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, size="phone on its side")
    me.page.goto("/learn")
    steps = _steps(me)
    for number, step in enumerate(steps):
        if number == len(steps) // 2:
            me.page.reload()
        _come_to(me, step)
        _check_layout(me)
        answer = step["wanted"][0]
        card = answer["moves"][0]["event"]["card"]
        me.page.keyboard.press(str(1 + [held["card"] for held in step["view"]["hand"]].index(card)))
        me.page.keyboard.press("Enter")
        _check_outcome(me, answer["moves"][-1]["view"])
        said = me.find("announcements").inner_text()
        assert me.words.spoken(card) in said
        assert me.find("lesson-text").locator("strong").inner_text() in said
        expect(me.find("lesson-main")).to_be_focused()
        me.page.keyboard.press("Enter")
    expect(me.find("first-match")).to_be_focused()
    me.page.keyboard.press("Enter")
    assert me.ready() == "turn"
    me.page.goto("/learn")
    _come_to(me, steps[0])  # it begins anew for the next person


def test_whoever_knows_the_game_plays_at_once(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    me.page.goto("/learn")
    me.press(me.find("lesson-skip"))
    assert me.ready() == "turn"
    assert me.view()["seats"][1]["player"]["name"] == "greedy"


@pytest.mark.parametrize(("size", "language"), [("phone", "ar"), ("desktop", "en")])
def test_the_pages_show_what_the_engine_takes(server: Server, visitor: OpenVisitor, size: str,
                                              language: str) -> None:
    me = visitor(server, size=size, language=language)
    me.go_home()
    me.press(me.find("home-rules"))
    me.find("rule-link").first.wait_for()
    _check_page(me)
    pages = me.context.request.get("/api/rules/pictures").json()["pages"]
    assert me.find("rule-link").count() == len(pages)
    me.press(me.find("rule-link").first)
    for page in pages:
        me.page.wait_for_url(f"**/rules/{page['rule']}")
        expect(me.find("rule-picture")).to_have_count(len(page["pictures"]))
        plays = [play for picture in page["pictures"] for play in picture["plays"]]
        assert me.find("rule-play").count() == len(plays)
        for play, row in zip(plays, me.find("rule-play").all(), strict=True):
            groups = row.get_by_test_id("picture-group").evaluate_all(
                "all => all.map((group) => [...group.children].map((card) => card.dataset.card))")
            assert groups == play["groups"]
            assert (me.words.text(play["basra"]) if play["basra"] else "") in row.inner_text()
        assert me.page.title().startswith(me.words.text(f"rules-{page['rule']}-title"))
        if page["rule"] in ("groups", "basra", "score"):
            me.find("waiting").wait_for(state="detached")
            _check_page(me)
        if page is not pages[-1]:
            me.press(me.find("next-rule"))
    me.page.reload()
    expect(me.find("rule-picture")).to_have_count(len(pages[-1]["pictures"]))


def _steps(me: Visitor) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = me.context.request.get("/api/lesson").json()["steps"]
    return steps


def _come_to(me: Visitor, step: dict[str, Any]) -> None:
    me.find("lesson", step=step["name"], done="false").wait_for()
    expect(me.find("lesson-text").locator("h1")).to_have_text(me.words.text(f"lesson-{step['name']}-title"))
    assert me.hand == [held["card"] for held in step["view"]["hand"]]
    assert sorted(me.floor) == sorted(step["view"]["floor"])


def _play(me: Visitor, card: str) -> None:
    target = me.find("hand-card", card=card)
    me.press(target)
    expect(target).to_have_attribute("aria-pressed", "true")
    me.press(target)


def _check_outcome(me: Visitor, view: dict[str, Any]) -> None:
    me.find("lesson", done="true").wait_for()
    assert sorted(me.floor) == sorted(view["floor"])


def _check_layout(me: Visitor) -> None:
    faults = me.faults(_APART)
    assert faults == [], f"{me.page.viewport_size} {me.language}: {faults}"
    me.check_no_scroll()


def _check_page(me: Visitor) -> None:
    faults = me.faults()
    assert faults == [], f"{me.page.viewport_size} {me.language}: {faults}"
    me.check_axe()
    me.check_words()
