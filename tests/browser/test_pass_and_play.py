"""Two people at one phone: whoever holds it sees their own cards, and between two turns nobody sees any."""

from playwright.sync_api import expect

from basra.verify import verify

from ..server.harness import Server
from .beside import ONE_DEAL, true_proof
from .conftest import OpenVisitor
from .visitor import Visitor
from .words import CARD

NAMES = ("Aya", "Omar")


class Phone:
    """A phone that goes from hand to hand; whatever it asks for and is told is watched."""

    def __init__(self, me: Visitor) -> None:
        self.me = me
        self.asked: list[str] = []
        me.page.on("request", lambda request: self.asked.append(request.url))

    def open(self) -> None:
        answer = self.me.context.request.post("/api/matches", data={
            "opponent": "person", "name": NAMES[0], "other_name": NAMES[1], "contribute": True,
            "rules": ONE_DEAL})
        assert answer.status == 201, answer.text()
        self.me.page.goto(f"/match/{answer.json()['match']}")
        self.has_loaded()

    def has_loaded(self) -> None:
        """Nothing that the page has asked for names a card."""
        self.me.find("show-cards").wait_for()
        self.me.page.wait_for_load_state("networkidle")
        assert CARD.findall(str(self.asked)) == []
        self.asked.clear()

    def forget(self) -> None:
        """Watch anew, from this moment on."""
        self.asked.clear()
        self.me.frames.clear()

    def hands(self) -> list[set[str]]:
        """Return the hands of both, as the server has them; the page does not see this question."""
        return [{card["card"] for card in self.me.context.request.get(
            f"/api/matches/{self.me.match}?seat={seat}").json()["hand"]} for seat in (0, 1)]

    def told(self) -> str:
        """Return the frames that came, without the rules: these name a card that counts points."""
        return str([frame | {"view": frame["view"] | {"rules": None}} if "view" in frame else frame
                    for frame in self.me.frames])

    def check_cover(self) -> int:
        """Nothing of either hand is anywhere behind the cover; return whose cards come next."""
        me = self.me
        me.find("show-cards").wait_for()
        hidden = set().union(*self.hands())
        assert me.find("hand-card").count() == me.find("card-back").count() == 0
        shown = me.page.evaluate("document.querySelector('#app').innerHTML")
        heard = me.page.locator("body").aria_snapshot()
        for told in (shown, heard, self.told(), str(self.asked)):
            assert set(CARD.findall(told)) & hidden == set()
        assert [card for card in hidden if me.words.spoken(card) in shown + heard] == []
        return int(me.find("cover").get_attribute("data-seat") or -1)

    def uncover(self, seat: int) -> None:
        """Say who one is; one's own cards lie open, and those of the other do not."""
        me = self.me
        expect(me.find("show-cards")).to_have_text(me.words.text("show-my-cards", who=NAMES[seat]))
        assert me.page.evaluate("document.activeElement.tagName") == "H1"
        me.press(me.find("show-cards"))
        assert me.ready() == "turn"
        assert set(me.hand) == self.hands()[seat]
        assert set(CARD.findall(self.told())) & self.hands()[1 - seat] == set()

    def play(self) -> bool:
        """Play a card; False if the match is over then."""
        me = self.me
        me.play()
        me.page.locator('[data-testid="cover"], [data-testid="score-sheet"]').first.wait_for()
        self.forget()
        return me.find("score-sheet").count() == 0


def test_a_deal_on_one_phone(server: Server, visitor: OpenVisitor) -> None:
    phone = Phone(visitor(server, size="phone", language="ar"))
    me = phone.me
    phone.open()
    seat = phone.check_cover()
    me.check_axe()
    me.check_words()
    me.check_width()
    assert me.find("fair-trouble").count() == 0
    seats = []
    for number in range(48):
        seat = phone.check_cover()
        seats.append(seat)
        phone.uncover(seat)
        if number == 5:
            phone.forget()
            me.page.reload()
            phone.has_loaded()
            assert phone.check_cover() == seat
            phone.uncover(seat)
        if number == 6:  # the browser may keep the page as it stands and show it again
            phone.forget()
            me.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
            assert me.find("hand-card").count() == 0
            assert phone.check_cover() == seat
            phone.uncover(seat)
        assert me.find("hint-button").count() == me.find("take-back").count() == 0
        assert phone.play() == (number < 47)
    assert seats == [seats[0], 1 - seats[0]] * 24
    me.find("match-result").wait_for()
    expect(me.find("score-sheet").locator("thead th")).to_have_text(list(NAMES))
    winner = int(me.find("match-result").get_attribute("data-winner") or -1)
    expect(me.find("score-sheet").locator("h2")).to_have_text(me.words.text("they-won", who=NAMES[winner]))
    expect(me.find("fair-line")).to_have_attribute("data-line", "good")
    claims = verify(true_proof(me))
    assert [claim for claim in claims if not claim.holds] == []
    assert claims[2].found == {"proven": 1}, "not both added a number of their own"


def test_two_people_are_named_and_begin(server: Server, visitor: OpenVisitor) -> None:
    me = visitor(server, size="large phone")
    me.go_home()
    me.press(me.find("home-together"))
    me.find("names").wait_for()
    me.check_axe()
    for field, name in zip(me.find("names").locator("input").all(), NAMES, strict=True):
        field.fill(name)
    me.press(me.find("start-together"))
    me.find("show-cards").wait_for()
    me.press(me.find("show-cards"))
    assert me.ready() == "turn"
    names = me.find("seat").locator(".name").all_inner_texts()
    assert sorted(names) == sorted(NAMES)
    me.go_home()
    expect(me.find("match-link").first).to_contain_text(
        me.words.text("versus", who=NAMES[0], other=NAMES[1]))
    me.check_axe()
