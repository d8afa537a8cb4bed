"""Two pages at one table, each on a device of its own; and others who look on."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import WebSocket, expect

from basra.verify import verify

from ..server.harness import Server, running
from ..server.online import deal_fairly, guests, invite, play
from ..server.scanner import Scanner
from .beside import ONE_DEAL, guest_of, true_events, true_proof
from .conftest import OpenVisitor
from .together import NAMES, meet, raw, sit_down, told
from .visitor import Visitor

MONA, OMAR = NAMES
CARDS_PLAYED = 48
WORDS = "<b>شاطر</b> جدًا"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose quick clock hardly gives time, and whose relaxed one hardly waits for who is away."""
    clocks = ("--clock", "quick=1,0,60", "--clock", "relaxed=60,180,2")
    with running(tmp_path_factory.mktemp("server") / "data", *clocks) as server:
        yield server


@pytest.fixture
def pair(server: Server, visitor: OpenVisitor) -> tuple[Visitor, Visitor]:
    """Mona with a phone in Arabic, Omar at a desk in English."""
    return visitor(server, size="phone", language="ar"), visitor(server, language="en")


def heard(me: Visitor, message: str, **values: object) -> None:
    """Wait until something is told to who listens."""
    expect(me.find("announcements")).to_contain_text(me.words.text(message, **values))


def in_menu(me: Visitor, name: str) -> None:
    me.press(me.find("menu-button"))
    me.press(me.find(f"menu-{name}"))


# ---- A whole match ----

def test_r01_a_match_dealt_and_played_by_two_pages(server: Server, pair: tuple[Visitor, Visitor]) -> None:
    """RELIABILITY 1, 5: no frame to either page, from the setup to the end, holds a card it may not know."""
    mona, omar = pair
    match = meet(mona, omar)
    check_setup(match, mona, omar)
    check_same_promise(mona, omar)
    play_to_the_end(mona, omar)
    for me in pair:
        expect(me.find("fair-line")).to_have_attribute("data-line", "good")
    claims = verify(true_proof(mona))
    assert [claim for claim in claims if not claim.holds] == []
    assert claims[2].found == {"proven": 1}
    events = true_events(mona, match)
    values = b"".join(bytes.fromhex(value) for _, value in sorted(
        (event["seat"], event["value"]) for event in events if event["event"] == "seat-reveal"))
    for me in pair:
        scanner = Scanner(told(me, "step")[-1]["view"]["seat"], server.secrets(match), values)
        scanner.read(raw(me.frames))
        assert scanner.deals == 1


def check_setup(match: str, mona: Visitor, omar: Visitor) -> None:
    """Whoever is first waits for the other; a reload meanwhile neither loses a number nor opens it early."""
    sent: list[str] = []

    def watch(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(str(frame)))

    mona.page.on("websocket", watch)
    mona.page.goto(f"/match/{match}")
    waits = mona.page.get_by_text(mona.words.text("shuffling-awaits", who=OMAR))
    waits.wait_for()
    mona.page.reload()
    waits.wait_for()
    assert [frame for frame in sent if '"commit"' in frame], "she has not sealed a number"
    assert [frame for frame in sent if '"reveal"' in frame] == [], "her number was opened early"
    sit_down(match, omar)
    mona.find("hand-card").first.wait_for()


def check_same_promise(*pair: Visitor) -> None:
    """Both see the same fingerprint, and that both numbers went in."""
    prints = set()
    for me in pair:
        me.press(me.find("fair-line"))
        prints.add(me.find("fingerprint").inner_text())
        expect(me.find("parts").locator('[data-part="opened"]')).to_have_count(2)
        me.page.keyboard.press("Escape")
        me.find("fair-sheet").wait_for(state="detached")
    assert len(prints) == 1
    assert re.fullmatch(r"([0-9a-f]{4} ?){4}", prints.pop())


def play_to_the_end(*pair: Visitor) -> None:
    """Play card by card, each at their own page, until both see the result."""
    turns = '[data-testid="table"][data-turn="own"][data-busy="false"]'
    while not all(me.find("match-result").count() for me in pair):
        for me in pair:
            if me.page.locator(turns).count() and not me.find("score-sheet").count():
                assert me.find("hint-button").count() == me.find("take-back").count() == 0
                me.play()
                me.page.locator(turns).wait_for(state="detached")


# ---- What they say ----

def test_r21_talk_in_two_languages(pair: tuple[Visitor, Visitor]) -> None:
    """RELIABILITY 21: each reads phrases in their own language; free words, if both agree, are text."""
    mona, omar = pair
    sit_down(meet(mona, omar), mona, omar)
    mona.press(mona.find("talk-button"))
    mona.press(mona.find("say-good-luck"))
    expect(omar.find("bubble")).to_have_text(omar.words.text("say-good-luck"))
    expect(omar.find("unread")).to_have_text("1")
    heard(omar, "said", who=MONA, words=omar.words.text("say-good-luck"))
    omar.page.keyboard.press("c")  # by keyboard alone
    expect(omar.find("said").locator("bdi").last).to_have_text(omar.words.text("say-good-luck"))
    omar.find("want-words").press("Enter")
    omar.page.keyboard.press("Escape")
    mona.find("matter", matter="words").wait_for()
    heard(mona, "offered-words", who=OMAR)
    mona.press(mona.find("answer-yes"))
    mona.press(mona.find("talk-button"))
    mona.find("free-words").fill(WORDS)
    mona.press(mona.find("send-words"))
    expect(omar.find("bubble").locator("bdi")).to_have_text(WORDS)
    assert omar.find("bubble").locator("b").count() == 0
    omar.press(omar.find("talk-button"))
    expect(omar.find("said").locator("li")).to_have_count(2)
    omar.page.reload()
    omar.press(omar.find("talk-button"))
    expect(omar.find("said").locator("li")).to_have_count(2)
    assert omar.find("unread").count() == omar.find("bubble").count() == 0, "what was read came as new"
    omar.press(omar.find("mute"))
    expect(omar.find("said")).to_have_count(0)
    mona.press(mona.find("say-oops"))
    omar.wait_until(lambda: [frame for frame in told(omar, "talk") if frame["phrase"] == "oops"])
    assert omar.find("bubble").count() == 0


def test_whom_somebody_blocks_is_met_again_when_all_are_unblocked(
        server: Server, pair: tuple[Visitor, Visitor]) -> None:
    """Nothing that they say is heard, and their tables are not seen, until it is taken back."""
    mona, omar = pair
    sit_down(meet(mona, omar), mona, omar)
    omar.press(omar.find("talk-button"))
    omar.press(omar.find("block"))
    omar.press(omar.find("confirm-yes"))
    heard(omar, "blocked", who=MONA)
    mona.press(mona.find("talk-button"))
    mona.press(mona.find("say-emoji-coffee"))
    expect(mona.find("bubble").get_by_role("img", include_hidden=True)).to_have_attribute(
        "aria-label", mona.words.text("say-emoji-coffee"))
    assert told(omar, "talk") == []
    assert mona.context.request.post("/api/invitations", data={"name": MONA, "is_listed": True}).ok
    with guests(server, 1) as (stranger,):
        invite(stranger, name="Nour", is_listed=True)
        omar.page.goto("/lobby")
        expect(omar.find("table-link").filter(has_text="Nour")).to_have_count(1)
        assert omar.find("table-link").filter(has_text=MONA).count() == 0
        omar.page.goto("/me")
        expect(omar.find("blocked")).to_contain_text(omar.words.text("blocked-count", count=1))
        omar.press(omar.find("unblock"))
        expect(omar.find("blocked")).to_have_count(0)
        omar.page.goto("/lobby")
        expect(omar.find("table-link").filter(has_text=MONA)).to_have_count(1)


# ---- Who is there, and for how long ----

def test_r15_who_leaves_is_waited_for_and_then_the_match_may_be_claimed(
        pair: tuple[Visitor, Visitor]) -> None:
    """RELIABILITY 9, 15: the other one is told, and told of the return; once the grace is over they claim."""
    mona, omar = pair
    match = meet(mona, omar, clock="relaxed")
    sit_down(match, mona, omar)
    omar.page.goto("about:blank")
    expect(mona.find("matter", matter="away")).to_contain_text(OMAR)
    expect(mona.find("seat-away")).to_have_count(1)
    sit_down(match, omar)
    expect(mona.find("matter")).to_have_count(0)
    heard(mona, "is-back", who=OMAR)
    omar.page.goto("about:blank")
    mona.find("matter", matter="claim").wait_for()
    heard(mona, "claim-away", who=OMAR)
    mona.press(mona.find("answer-yes"))
    expect(mona.find("stopped")).to_have_text(mona.words.text("stopped-absent-they", who=OMAR))
    expect(mona.find("fair-line")).not_to_have_attribute("data-line", "bad")
    omar.page.goto(f"/match/{match}")
    expect(omar.find("stopped")).to_have_text(omar.words.text("stopped-absent-you"))
    for me in pair:
        assert me.find("score-sheet").locator("h2").inner_text() == me.words.text(
            "you-won" if me is mona else "they-won", who=MONA)


def test_a_clock_runs_out_and_a_card_is_played(pair: tuple[Visitor, Visitor]) -> None:
    """Whose time is short sees and hears it, and both see that a card was played in their place."""
    sit_down(meet(*pair, clock="quick"), *pair)
    for me in pair:
        expect(me.find("clock")).to_have_count(2)
        me.wait_until(lambda me=me: [one for one in told(me, "step") if one["event"]["event"] == "time-out"])
    slow = next(me for me in pair if told(me, "step")[0]["view"]["seat"] == next(
        one["event"]["seat"] for one in told(me, "step") if one["event"]["event"] == "time-out"))
    other = pair[slow is pair[0]]
    expect(slow.find("announcements")).to_contain_text(slow.words.text("clock-short", seconds=1))
    name = MONA if slow is pair[0] else OMAR
    heard(other, "time-out-they", who=name, level=other.words.text("level-careful"))


def test_the_clock_is_on_the_score_sheet_while_it_runs(pair: tuple[Visitor, Visitor]) -> None:
    """The next deal does not wait for who reads how the last one went: they see what it costs them."""
    match = meet(*pair, clock="relaxed", rules=ONE_DEAL | {"target": 1000})
    with guest_of(pair[0]) as own, guest_of(pair[1]) as other:
        seated = (other, own) if own.view(match)["seat"] else (own, other)
        deal_fairly(match, seated)
        for _ in range(CARDS_PLAYED - 1):
            play(seated[own.view(match)["turn"]], match)
    for me in pair:
        me.page.goto(f"/match/{match}")
        me.find("table").wait_for()
    next(me for me in pair if me.find("hand-card").count()).play()
    for me in pair:
        me.find("score-sheet").wait_for()
    pair[0].wait_until(lambda: sum(me.find("sheet-clock").count() for me in pair) == 1)
    for me in pair:
        view = [frame["view"] for frame in me.frames if "view" in frame][-1]
        assert me.find("sheet-clock").count() == (view["turn"] == view["seat"])


# ---- The end, once more, and who looks on ----

def test_r02_resigning_a_rematch_and_who_watches_it(
        server: Server, visitor: OpenVisitor, pair: tuple[Visitor, Visitor]) -> None:
    """RELIABILITY 2, 12: a spectator sees neither hand and follows; offers that cross make one match."""
    mona, omar = pair
    match = meet(mona, omar)
    sit_down(match, mona, omar)
    watcher = visitor(server, size="large phone", language="fr")
    code = told(omar, "table")[-1]["watch"]
    watcher.page.goto(f"/watch/{code}")
    expect(watcher.find("card-back")).to_have_count(8)
    assert watcher.find("hand-card").count() == watcher.find("talk-button").count() == 0
    for me in (mona, omar, watcher):
        expect(me.find("watchers")).to_contain_text("1")
    in_menu(omar, "resign")
    omar.press(omar.find("confirm-yes"))
    for me, message in ((mona, "stopped-resigned-they"), (omar, "stopped-resigned-you"),
                        (watcher, "stopped-resigned-they")):
        expect(me.find("stopped")).to_have_text(me.words.text(message, who=OMAR))
    check_hands_hidden(watcher)
    mona.press(mona.find("rematch"))
    omar.press(omar.find("rematch"))
    for me in (mona, omar):
        me.page.wait_for_url(re.compile(f"/match/(?!{match})"))
        me.find("hand-card").first.wait_for()
    assert mona.match == omar.match
    watcher.page.wait_for_url(re.compile(f"/watch/(?!{code})"))
    expect(watcher.find("card-back")).to_have_count(8)
    check_hands_hidden(watcher)


def check_hands_hidden(watcher: Visitor) -> None:
    """No view that a spectator was told has cards of a hand or plays."""
    views = [frame["view"] for frame in watcher.frames if "view" in frame]
    assert views
    assert [view for view in views if view["seat"] is not None or view["hand"] or view["plays"]] == []
