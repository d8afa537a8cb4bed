"""Practice: plays are taken back, and hints say what the engine thinks."""

from typing import Any

import pytest
from playwright.sync_api import expect

from ..server.harness import Server
from .conftest import OpenVisitor
from .visitor import Visitor


def start(me: Visitor, **wishes: Any) -> None:
    answer = me.context.request.post("/api/matches", data={"level": "greedy", **wishes})
    assert answer.status == 201, answer.text()
    me.go_to(answer.json()["match"])


def stands(me: Visitor) -> tuple[list[str], list[str], int]:
    return sorted(me.hand), sorted(me.floor), me.find("card-back").count()


def take_back(me: Visitor, *, by_key: str | None = None) -> None:
    before = me.seq
    if by_key:
        me.page.keyboard.press(by_key)
    else:
        me.press(me.find("take-back"))
    me.page.locator(f'[data-testid="table"]:not([data-seq="{before}"])').wait_for()
    assert me.ready() == "turn"


def test_plays_are_taken_back_one_after_the_other(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, size="phone", moves=True)
    start(me, kind="practice")
    expect(me.find("take-back")).to_have_attribute("aria-disabled", "true")
    moments = []
    for _ in range(3):
        moments.append(stands(me))
        me.go_on()
    take_back(me)
    assert stands(me) == moments.pop()
    expect(me.find("announcements")).to_contain_text(me.words.text("you-took-back"))
    now = stands(me)
    me.page.reload()
    assert me.ready() == "turn"
    assert stands(me) == now
    take_back(me, by_key="Control+z")
    assert stands(me) == moments.pop()
    take_back(me, by_key="u")
    assert stands(me) == moments.pop()
    expect(me.find("take-back")).to_have_attribute("aria-disabled", "true")
    me.check_axe()
    me.go_on()


@pytest.mark.parametrize("size", ["phone", "phone on its side"])
def test_a_hint_is_what_the_engine_thinks(server: Server, visitor: OpenVisitor, size: str) -> None:
    me = visitor(server, size=size)
    start(me, kind="practice")
    plays = me.context.request.get(f"/api/matches/{me.match}/hint").json()["plays"]
    seq = me.seq
    me.press(me.find("hint-button"))
    expect(me.find("hint")).to_have_attribute("data-play", plays[0]["play"])
    expect(me.find("hand-card", card=plays[0]["card"])).to_have_attribute("aria-pressed", "true")
    expect(me.find("announcements")).to_contain_text(me.words.spoken(plays[0]["card"]))
    hint, floor = me.find("hint").bounding_box(), me.page.locator("[data-floor]").bounding_box()
    assert hint
    assert floor
    assert size != "phone" or hint["y"] + hint["height"] <= floor["y"], "the hint lies over the floor"
    me.find("hint").locator("summary").click()
    expect(me.find("hint-others").locator("li")).to_have_count(len(plays) - 1)
    me.check_axe()
    me.check_words()
    me.check_no_scroll()
    assert me.seq == seq, "a hint plays nothing"
    me.page.keyboard.press("n")
    expect(me.find("hint")).to_have_count(0)


def test_a_fair_match_has_hints_and_takes_nothing_back(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, size="phone")
    start(me)
    expect(me.find("hint-button")).to_be_visible()
    assert me.find("take-back").count() == 0


def test_a_deal_of_practice_is_played_again(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server)
    me.go_home()
    me.press(me.find("home-practice"))
    assert me.ready() == "turn"
    first = me.view()
    assert first["kind"] == "practice"
    hand = set(me.hand)
    while me.go_on() == "turn":
        pass
    me.check_axe()
    expect(me.find("review-deal")).to_have_attribute("href", f"/match/{me.match}/deal/1")
    me.press(me.find("play-deal-again"))
    me.page.wait_for_url(lambda url: first["match"] not in url)
    assert me.ready() == "turn"
    assert set(me.hand) <= hand
    assert len(hand & set(me.hand)) == 4
