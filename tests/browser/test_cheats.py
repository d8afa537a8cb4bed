"""A server that cheats is found out by the page while the match is played, and by the checkers afterwards."""

import json
import re

import pytest
from playwright.sync_api import expect

from basra import fair
from basra.cards import CARDS
from basra.verify import verify

from ..fair import standalone
from ..fair.proofs import Event, proof_of
from ..server.harness import Server
from .beside import Frame, play_cards, play_deal, sit_down, true_events
from .conftest import OpenVisitor
from .dishonest import Dishonest, Forge
from .visitor import Visitor
from .words import plain


def index_of(events: list[Event], kind: str, number: int = 0, **wanted: object) -> int:
    """Return where an event of a kind stands; behind the last one if it has not come yet."""
    found = [index for index, event in enumerate(events) if event["event"] == kind
             and all(event[name] == value for name, value in wanted.items())]
    return found[number] if number < len(found) else len(events)


# ---- Lies about the deal that is played ----

def swap_cards(events: list[Event]) -> list[Event]:
    """Exchange the first two cards that the computer plays; the first play is told with the second."""
    first, second = (index_of(events, "play", number, seat=1) for number in (0, 1))
    if second == len(events):
        return events[:first]
    events[first]["card"], events[second]["card"] = events[second]["card"], events[first]["card"]
    return events


def reorder_plays(events: list[Event]) -> list[Event]:
    """Tell the second play before the first."""
    first = index_of(events, "play")
    if first + 1 >= len(events):
        return events[:first]
    events[first], events[first + 1] = events[first + 1], events[first]
    return events


def take_nothing(events: list[Event]) -> list[Event]:
    """Let the computer's card stay on the floor where it must take."""
    for event in events:
        if event["event"] == "play" and event["seat"] == 1 and event["captured"]:
            event |= {"captured": [], "basra": None}
            break
    return events


def pretend_basra(events: list[Event]) -> list[Event]:
    for event in events:
        if event["event"] == "play" and event["seat"] == 1 and event["captured"] and not event["basra"]:
            event["basra"] = "basra"
            break
    return events


def reroll_secret(events: list[Event]) -> list[Event]:
    for event in events:
        if event["event"] == "deal-end":
            event["secret"] = "ab" * 32
    return events


def raise_score(events: list[Event]) -> list[Event]:
    """Give the computer ten points more."""
    for event in events:
        if event["event"] == "deal-end":
            event["scores"][1]["basra_points"] += 10
            event["scores"][1]["total"] += 10
        if "totals" in event:
            event["totals"][1] += 10
    return events


def withhold_secret(events: list[Event]) -> list[Event]:
    return events[:index_of(events, "deal-end")]


DEAL_LIES: list[tuple[Forge, str]] = [
    (swap_cards, "fair-fault-swapped"), (reorder_plays, "fair-fault-turn"),
    (take_nothing, "fair-fault-forbidden"), (pretend_basra, "fair-fault-basra"),
    (reroll_secret, "fair-fault-secret-changed"), (raise_score, "fair-fault-score"),
    (withhold_secret, "fair-found-secret-awaited")]


def named(value: object) -> str:
    return getattr(value, "__name__", "")


@pytest.mark.parametrize(("lie", "fault"), DEAL_LIES, ids=named)
def test_a_lie_about_a_deal(server: Server, visitor: OpenVisitor, lie: Forge, fault: str) -> None:
    me = visitor(server)
    Dishonest(me).forge = lie
    sit_down(me)
    expect(me.find("fair-line")).to_have_attribute("data-line", "sealed")
    play_deal(me)
    expect_alarm(me, fault)
    expect_refused(me, lie)


def test_another_card_shown_in_the_own_hand(server: Server, visitor: OpenVisitor) -> None:
    """The events are true: only who saw the card can tell."""
    def show(view: Frame) -> None:
        seen = {*view["floor"], *(held["card"] for held in view["hand"])}
        for held in view["hand"]:
            if held["position"] in (0, 4):
                held["card"] = next(str(card) for card in CARDS if str(card) not in seen)

    me = visitor(server)
    Dishonest(me).show = show
    sit_down(me)
    play_deal(me)
    expect_alarm(me, "fair-fault-dealt")


@pytest.mark.parametrize(("language", "size"), [
    ("en", "phone on its side"), ("ar", "phone"), ("en", "desktop"), ("ar", "desktop")])
def test_the_alarm_is_for_everybody(server: Server, visitor: OpenVisitor, language: str, size: str) -> None:
    me = visitor(server, language=language, size=size)
    Dishonest(me).forge = raise_score
    sit_down(me)
    play_deal(me)
    expect(me.find("fair-alarm")).to_be_visible()
    assert me.words.text("fair-alarm") in me.find("fair-alarm").inner_text()
    me.check_words()
    me.check_axe()
    expect_alarm(me, "fair-fault-score")
    me.check_words()
    me.check_axe()


# ---- Lies about what went before the first deal ----

def change_value(events: list[Event]) -> list[Event]:
    """Reveal another number than the person's."""
    for event in events:
        if event["event"] == "seat-reveal":
            event["value"] = "cd" * 32
    return events


def change_value_and_commitment(events: list[Event]) -> list[Event]:
    """Commit to another number in the person's place, and reveal it."""
    for event in change_value(events):
        if event["event"] == "seat-commit":
            event["commitment"] = commitment_of(events, b"\xcd" * 32)
    return events


def commitment_of(events: list[Event], value: bytes) -> str:
    """Return the person's commitment to a value under the promise in the events."""
    header, promise = proof_of(events).splitlines()[:2]
    root = fair.root_of(json.loads(promise)["commitments"], header)
    return fair.seat_commitment(bytes.fromhex(events[0]["match"]), 0, root, value).hex()


@pytest.mark.parametrize("lie", [change_value, change_value_and_commitment], ids=named)
def test_another_number_in_place_of_the_persons(server: Server, visitor: OpenVisitor, lie: Forge) -> None:
    """It is found out before a card is dealt."""
    me = visitor(server)
    Dishonest(me).forge = lie
    sit_down(me, waits=False)
    expect_alarm(me, "fair-fault-value-replaced")
    if lie is change_value:  # else the real server still waits for the number, and there is no match
        play_deal(me)
        expect_refused(me, lie)


# ---- Lies about what was told already ----

def replace_promise(events: list[Event]) -> list[Event]:
    """Put another commitment in the place of that of the first deal, and one for the person that fits."""
    match_id = bytes.fromhex(events[0]["match"])
    events[1]["commitments"][0] = fair.commitment(match_id, 0, b"\5" * 32).hex()
    for event in events:
        if event["event"] == "deal-end":
            event["secret"] = (b"\5" * 32).hex()
    value = bytes.fromhex(events[index_of(events, "seat-reveal")]["value"])
    events[index_of(events, "seat-commit")]["commitment"] = commitment_of(events, value)
    return events


def raise_target(events: list[Event]) -> list[Event]:
    events[0]["rules"]["target"] += 1
    return events


@pytest.mark.parametrize("lie", [replace_promise, raise_target, swap_cards, reorder_plays], ids=named)
def test_a_past_that_is_changed(server: Server, visitor: OpenVisitor, lie: Forge) -> None:
    """After a reload the page asks for all that went before, and still knows what it saw."""
    me = visitor(server)
    liar = Dishonest(me)
    sit_down(me)
    play_cards(me, 2)
    liar.forge = lie
    me.page.reload()
    expect_alarm(me, "fair-fault-head")
    expect_refused(me, lie)


def test_events_that_are_kept_back(server: Server, visitor: OpenVisitor) -> None:
    """A page that cannot check says so, and checks as soon as it can."""
    me = visitor(server)
    line = me.find("fair-line")
    sit_down(me)
    play_deal(me)
    expect(line).to_have_attribute("data-line", "good")
    me.page.route("**/events", lambda route: route.fulfill(body="", content_type="application/jsonl"))
    me.page.reload()
    expect(line).to_have_attribute("data-line", "waiting")
    expect(me.find("fair-alarm")).to_be_visible()
    me.page.unroute("**/events")
    expect(line).to_have_attribute("data-line", "good")
    expect(me.find("fair-alarm")).to_be_hidden()


def expect_alarm(me: Visitor, fault: str) -> None:
    """The page says aloud that something is wrong, and on request what."""
    alarm = me.find("fair-alarm")
    expect(alarm).to_be_visible()
    assert alarm.get_attribute("role") == "alert"
    line = "waiting" if fault == "fair-found-secret-awaited" else "bad"
    expect(me.find("fair-line")).to_have_attribute("data-line", line)
    me.press(alarm.get_by_role("button", name=me.words.text("fair-alarm-why")))
    said = plain(me.find("fair-sheet").inner_text())
    pattern = re.escape(me.words.text(fault, line="@", card="@", dealt="@")).replace("@", ".+")
    assert re.search(pattern, said), said


def expect_refused(me: Visitor, lie: Forge) -> None:
    """The package and the stand-alone checker refuse the lie, too."""
    proof = proof_of(lie(true_events(me, me.match)))
    assert not all(claim.holds for claim in verify(proof))
    assert standalone.first_fault(proof) is not None
