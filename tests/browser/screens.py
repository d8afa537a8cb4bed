"""Every screen of the page, in one list: tests, pictures and looks go by it.

A new screen is a line in ``SCREENS`` and, if need be, a few lines that lead there.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from itertools import count
from pathlib import Path

from ..server.online import deal_fairly, guests, invite, join, meet, resign
from .beside import Frame
from .places import TOKEN, Place, choices, find_place, has_basra, lay, play_out, put, take
from .together import meet_somebody
from .visitor import Visitor

NO_MATCH = "0" * 32
"""The id of no match that there is."""

NO_TABLE = "0" * 12
"""The code of no invitation that there is."""


@dataclass(frozen=True)
class Gallery:
    """The matches that are looked at; seat 0 of each is held with the cookie of placed matches."""

    floor: Place
    """A floor of six cards, one of which makes a group."""
    choice: Place
    """A card of the hand has several largest captures."""
    basra: Place
    """A card of the hand makes a basra."""
    over: Place

    @classmethod
    def hang(cls, data: Path) -> "Gallery":
        """Put all of them into the store of a server."""
        gallery = cls(
            floor=find_place(lambda deal: len(deal.floor) == 6 and len(deal.hands[0]) == 4, lay, start=300),
            choice=find_place(lambda deal: bool(choices(deal)), start=500),
            basra=find_place(has_basra, start=700),
            over=play_out(find_place(lambda _: True, start=1)))
        for place in gallery.places():
            put(place, data)
        return gallery

    def places(self) -> tuple[Place, ...]:
        """Return all of them."""
        return self.floor, self.choice, self.basra, self.over


Lead = Callable[[Visitor, Gallery], object]


def _before_the_end() -> Place:
    """Return a match whose first deal ends with the next card, which is seat 0's; another one each time."""
    for start in _STARTS:
        place = find_place(lambda _: True, start=start)
        if place.record.match.dealer == 0:
            while place.deal.stock or place.deal.hands[1]:
                place.record.play(take(tuple(place.record.match.legal_plays)))
            return place
    raise AssertionError("unreachable")


_STARTS = count(900)


# Ways that lead to a screen

def _address(path: str, *found: str) -> Lead:
    """Go to an address and wait for what shall be there."""
    def go(me: Visitor, _: Gallery) -> None:
        me.page.goto(path)
        for testid in found:
            me.find(testid).first.wait_for()
    return go


def _home(me: Visitor, _: Gallery) -> None:
    me.go_home()
    me.find("match-link").first.wait_for()


def _first_visit(me: Visitor, _: Gallery) -> None:
    kept = me.context.cookies()
    me.context.clear_cookies()
    me.go_home()
    me.context.add_cookies(kept)  # type: ignore[arg-type]  # what was read may be written


def _table(name: str, me: Visitor, gallery: Gallery) -> None:
    me.go_to(getattr(gallery, name).match)


def _chosen(name: str, me: Visitor, gallery: Gallery) -> None:
    place: Place = getattr(gallery, name)
    me.go_to(place.match)
    wanted = choices(place.deal)[0] if name == "choice" else str(max(
        place.deal.plays_of(0), key=lambda play: (play.basra is not None, len(play.captured))).card)
    me.press(me.find("hand-card", card=wanted))


def _button(testid: str, dialog: str, me: Visitor, gallery: Gallery) -> None:
    _table("floor", me, gallery)
    me.press(me.find(testid))
    me.find(dialog).wait_for()


def _scores(me: Visitor, gallery: Gallery) -> None:
    """By the button, in the menu where there is no room for it, or beside the table where there is much."""
    _table("floor", me, gallery)
    if me.page.locator("aside").is_visible():
        return
    if me.find("scores-button").is_visible():
        me.press(me.find("scores-button"))
        me.find("journal").wait_for()
    else:
        _in_menu("journal", "journal", me, gallery)


def _in_menu(name: str, dialog: str, me: Visitor, gallery: Gallery) -> None:
    _button("menu-button", "menu", me, gallery)
    me.press(me.find(f"menu-{name}"))
    me.find(dialog).wait_for()


def _sheet(me: Visitor, _: Gallery) -> None:
    place = _before_the_end()
    put(place, me.server.data)
    me.go_to(place.match)
    me.play()
    me.find("score-sheet").wait_for()


def _result(me: Visitor, gallery: Gallery) -> None:
    me.page.goto(f"/match/{gallery.over.match}")
    me.find("match-result").wait_for()


def _review(place: str, me: Visitor, gallery: Gallery) -> None:
    me.page.goto(f"/match/{gallery.over.match}/deal/1{place}")
    me.find("review").wait_for()


def _fault(me: Visitor, gallery: Gallery) -> None:
    _review("", me, gallery)
    me.find("replay-fault").press("Enter")
    me.find("better").wait_for()


def _position(me: Visitor, gallery: Gallery) -> None:
    me.page.goto(f"/position/{gallery.floor.deal.to_text()}")
    me.find("position").wait_for()


def _settings(me: Visitor, _: Gallery) -> None:
    me.go_home()
    me.press(me.find("settings-button"))
    me.find("settings").wait_for()


def _names(me: Visitor, _: Gallery) -> None:
    me.go_home()
    me.press(me.find("home-together"))
    me.find("names").wait_for()


def _cover(me: Visitor, _: Gallery) -> None:
    opened = me.context.request.post("/api/matches", data={
        "opponent": "person", "name": "Aya", "other_name": "Omar"}).json()
    me.page.goto(f"/match/{opened['match']}")
    me.find("show-cards").wait_for()


def _friend(me: Visitor, _: Gallery) -> None:
    me.go_home()
    me.press(me.find("home-friend"))
    me.find("friend").wait_for()


def _awaiting(me: Visitor, _: Gallery) -> None:
    answer = me.context.request.post("/api/invitations", data={"name": "Aya", "is_listed": True})
    me.page.goto(f"/join/{answer.json()['code']}")
    me.find("qr-code").wait_for()


def _invited(me: Visitor, _: Gallery) -> None:
    with guests(me.server, 1) as (host,):
        code = invite(host, name="Omar", clock="relaxed", is_rated=True)["code"]
    me.page.goto(f"/join/{code}")
    me.find("invited").wait_for()


def _lobby(me: Visitor, _: Gallery) -> None:
    """With a table that is open, and a match to watch."""
    with guests(me.server, 3) as (waiting, host, friend):
        invite(waiting, name="Omar", clock="relaxed", is_listed=True)
        join(friend, invite(host, name="Nour", is_listed=True)["code"], name="Hisham")
    me.page.goto("/lobby")
    for testid in ("table-link", "watch-link"):
        me.find(testid).first.wait_for()


def _own_table(me: Visitor, gallery: Gallery) -> None:
    _friend(me, gallery)
    me.press(me.find("friend-invite"))
    me.find("awaiting").wait_for()
    me.page.goto("/lobby")
    me.find("own-table").wait_for()


def _from_me(button: str, dialog: str, me: Visitor, _: Gallery) -> None:
    me.page.goto("/me")
    me.press(me.find(button))
    me.find(dialog).wait_for()


def _private_link(me: Visitor, gallery: Gallery) -> None:
    _from_me("move-button", "private-link", me, gallery)
    me.press(me.find("make-link"))
    me.find("qr-code").wait_for()


def _leaderboard(me: Visitor, _: Gallery) -> None:
    """With a rated match that somebody else gave up against the visitor."""
    with guests(me.server, 2) as (mine, friend):
        mine.http.cookies.set("basra_device", TOKEN)
        match, seated = meet(mine, friend, is_rated=True)
        deal_fairly(match, seated)
        resign(friend, match)
    me.page.goto("/leaderboard")
    me.find("ranked").first.wait_for()


def _online(me: Visitor, _: Gallery) -> None:
    """Somebody has offered to stop and lost the connection; the clock runs."""
    me.page.goto(f"/match/{meet_somebody(me, {'frame': 'offer', 'offer': 'stop', 'is_on': True})}")
    me.find("matter", matter="stop").wait_for()


def _talk(me: Visitor, _: Gallery) -> None:
    """Both want to write free words; some have come, in either direction of writing."""
    said = [{"frame": "talk", "phrase": None, "text": text} for text in ("مساء الفل", "Good evening!")]
    match = meet_somebody(me, _WORDS, also=_WORDS, then=said)
    me.page.goto(f"/match/{match}")
    me.press(me.find("talk-button"))
    me.find("free-words").wait_for()


def _online_result(me: Visitor, _: Gallery) -> None:
    """Somebody has resigned and wants to play again."""
    me.page.goto(f"/match/{meet_somebody(me, {'frame': 'resign'}, _REMATCH)}")
    me.find("stopped").wait_for()
    me.find("rematch").wait_for()


def _watch(me: Visitor, _: Gallery) -> None:
    match = meet_somebody(me)
    (code,), = me.server.rows("SELECT watch FROM matches WHERE id = ?", match)
    me.page.goto(f"/watch/{code}")
    me.find("watchers").wait_for()


_WORDS: Frame = {"frame": "offer", "offer": "words", "is_on": True}
_REMATCH: Frame = {"frame": "offer", "offer": "rematch", "is_on": True}


SCREENS: Mapping[str, Lead] = {
    "first-visit": _first_visit,
    "home": _home,
    "settings": _settings,
    "learn": _address("/learn", "lesson"),
    "rules": _address("/rules", "rules-page", "rule-link"),
    "rules-numerals": _address("/rules/numerals", "next-rule"),
    "rules-basra": _address("/rules/basra", "previous-rule"),
    "rules-score": _address("/rules/score", "previous-rule"),
    "table": partial(_table, "floor"),
    "table-basra": partial(_chosen, "basra"),
    "table-choice": partial(_chosen, "choice"),
    "hint": partial(_button, "hint-button", "hint"),
    "online": _online,
    "talk": _talk,
    "online-result": _online_result,
    "watch": _watch,
    "names": _names,
    "cover": _cover,
    "menu": partial(_button, "menu-button", "menu"),
    "scores": _scores,
    "rules-in-force": partial(_button, "rules-button", "rules-dialog"),
    "fair": partial(_button, "fair-line", "fair-sheet"),
    "shortcuts": partial(_in_menu, "shortcuts", "shortcuts"),
    "ask": partial(_in_menu, "ask", "ask"),
    "statistics": partial(_in_menu, "statistics", "statistics"),
    "sheet": _sheet,
    "result": _result,
    "history": _address("/history", "facts", "match-link"),
    "review": _fault,
    "review-end": partial(_review, "/9999"),
    "position": _position,
    "friend": _friend,
    "lobby": _lobby,
    "awaiting": _awaiting,
    "own-table": _own_table,
    "invited": _invited,
    "table-gone": _address(f"/join/{NO_TABLE}", "table-gone"),
    "me": _address("/me", "me", "own-name"),
    "private-link": _private_link,
    "delete": partial(_from_me, "delete-button", "delete"),
    "move": _address("/move#nobody", "move-yes"),
    "leaderboard": _leaderboard,
    "no-match": _address(f"/match/{NO_MATCH}", "no-match"),
}
"""How one gets to each screen, by its name."""
