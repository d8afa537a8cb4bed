"""A deal that is over, step by step: what is shown is what was played, and what the engine thinks of it."""

import re

import pytest
from playwright.sync_api import expect

from basra.events import CardPlayed

from ..server.harness import Server
from .conftest import OpenVisitor
from .places import Place, find_place, put, take
from .visitor import Visitor


@pytest.fixture(scope="module")
def played(server: Server) -> Place:
    """A match whose first deal is over."""
    place = find_place(lambda _: True, start=1)
    while not place.record.match.scores:
        place.record.play(take(tuple(place.record.match.legal_plays)))
    put(place, server.data)
    return place


@pytest.mark.parametrize(("language", "size"), [("ar", "phone"), ("en", "phone on its side")])
def test_a_review_shows_every_play_as_it_was_made_and_as_it_is_judged(
        visitor: OpenVisitor, server: Server, played: Place, language: str, size: str) -> None:
    someone = visitor(server, placed=True, language=language, size=size)
    replay = someone.context.request.get(f"/api/matches/{played.match}/deals/1").json()
    someone.page.goto(f"/match/{played.match}/deal/1")
    plays = [event for event in played.record.events if isinstance(event, CardPlayed)]
    judged = [step["judged"] for step in replay["steps"] if step["judged"]]
    assert len(plays) == len(judged) == 48
    for event, judgement in zip(plays, judged, strict=True):
        review = someone.find("review", seq=played.record.events.index(event))
        review.wait_for()
        assert ringed(someone) == set(event.captured)
        assert someone.page.locator(".played").get_attribute("data-card") == event.card
        assert someone.find("verdict").get_attribute("data-mark") == judgement["mark"]
        if judgement["loss"]:
            someone.find("better").get_by_role("button").click()
            assert ringed(someone) == set(judgement["best"]["captured"])
        someone.page.keyboard.press("ArrowLeft" if language == "ar" else "ArrowRight")
    someone.find("review-summary").wait_for()
    someone.check_axe()
    someone.check_words()
    someone.check_width()
    someone.press(someone.find("position-link"))
    someone.find("position").wait_for()
    someone.check_axe()


def test_a_link_leads_to_its_place_and_a_fault_is_found(
        visitor: OpenVisitor, server: Server, played: Place) -> None:
    someone = visitor(server, placed=True, size="large phone")
    events = played.record.events
    tenth = [index for index, event in enumerate(events) if isinstance(event, CardPlayed)][10]
    someone.page.goto(f"/match/{played.match}/deal/1/{tenth}")
    someone.find("review", seq=tenth).wait_for()
    someone.press(someone.find("replay-fault"))
    expect(someone.find("verdict")).to_have_attribute("data-mark", re.compile("slip|mistake|blunder"))
    expect(someone.page).to_have_url(f"{server.address}/match/{played.match}/deal/1/"
                                     f"{someone.find('review').get_attribute('data-seq')}")
    someone.press(someone.find("position-link"))
    someone.find("position-play").nth(1).click()
    expect(someone.find("position-play").nth(1)).to_have_attribute("aria-pressed", "true")


def test_a_link_to_a_position_that_was_mangled_is_told_of(visitor: OpenVisitor, server: Server) -> None:
    someone = visitor(server, size="phone")
    someone.page.goto("/position/7D%E0%A4%A")
    someone.find("failure").get_by_text("position").wait_for()
    assert "422" in someone.errors.pop()


def test_a_deal_is_played_again_from_either_side(
        visitor: OpenVisitor, server: Server, played: Place) -> None:
    someone = visitor(server, placed=True)
    hands = []
    for button in ("deal-again", "deal-again-other"):
        someone.page.goto(f"/match/{played.match}/deal/1/9999")
        someone.find(button).dblclick()
        assert someone.ready() == "turn"
        view = someone.view()
        assert view["kind"] == "practice"
        hands.append({card["card"] for card in view["hand"]})
    matches = someone.context.request.get("/api/matches").json()["matches"]
    assert sum(match["kind"] == "practice" for match in matches) == 2, "a double press opened two"
    deck = played.record.decks[1]
    dealt = [set(map(str, deck[:4])), set(map(str, deck[4:8]))]
    # The one who leads has all four cards still; the other's opponent may have played already.
    assert sorted(map(sorted, hands)) == sorted(map(sorted, dealt))


def ringed(someone: Visitor) -> set[str]:
    found: list[str] = someone.page.locator("[data-testid='floor-card'].taken").evaluate_all(
        "all => all.map(one => one.dataset.card)")
    return set(found)
