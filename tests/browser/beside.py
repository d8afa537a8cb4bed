"""What is done at a visitor's match with its cookie, but past the page: faster, or as only a program can."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import expect

from ..fair.proofs import Event
from ..server.harness import Guest
from .visitor import Visitor

Frame = dict[str, Any]
"""A frame of either side, as plain data."""


ONE_DEAL = {"preset": "egyptian-v2", "target": 1, "card_points": [["AC", 1]]}
"""Rules of a match that is over after a deal: one point beside all those tens leaves no tie."""


def sit_down(me: Visitor, *, contribute: bool = True, waits: bool = True) -> None:
    """Open a match of one deal, and go to its table."""
    answer = me.context.request.post("/api/matches", data={
        "level": "greedy", "contribute": contribute, "rules": ONE_DEAL})
    assert answer.status == 201, answer.text()
    me.page.goto(f"/match/{answer.json()['match']}")
    if waits:
        expect(me.find("hand-card").first).to_be_visible()


def play_deal(me: Visitor) -> None:
    """Play a deal to its end; the page looks on."""
    with guest_of(me) as guest, guest.sit(me.match) as sitting:
        sitting.play_deal()


_IS_KEPT = """([match, seq]) => new Promise((tell) => {
    const opening = indexedDB.open('basra-fair');
    opening.onsuccess = () => {
        const heads = opening.result.transaction('heads').objectStore('heads').get([match, 0, seq]);
        heads.onsuccess = () => { opening.result.close(); tell(Boolean(heads.result)); };
    };
})"""


def play_cards(me: Visitor, number: int) -> None:
    """Play so many cards of the first hand; the page has shown and kept what follows when this returns."""
    with guest_of(me) as guest, guest.sit(me.match) as sitting:
        for _ in range(number):
            sitting.wait_for_turn()
            sitting.play()
        sitting.wait_for_turn()
        seq = sitting.view["seq"]
    me.page.locator(f'[data-testid="table"][data-seq="{seq}"]').wait_for()
    me.wait_until(lambda: me.page.evaluate(_IS_KEPT, [me.match, seq]))


def true_events(me: Visitor, match: str) -> list[Event]:
    """Return the events of a match so far, as the server has them."""
    with guest_of(me) as guest:
        answer = guest.http.get(f"/api/matches/{match}/events")
        assert answer.status_code == 200, answer.text
        return [json.loads(line) for line in answer.text.splitlines()]


def true_proof(me: Visitor) -> bytes:
    """Return the proof of the visitor's match, which is over."""
    with guest_of(me) as guest:
        answer = guest.http.get(f"/api/matches/{me.match}/proof")
        assert answer.status_code == 200, answer.text
        return answer.content


@contextmanager
def guest_of(me: Visitor) -> Iterator[Guest]:
    """Speak to the server with a visitor's cookie."""
    with Guest(me.server) as guest:
        for cookie in me.context.cookies():
            guest.http.cookies.set(cookie["name"], cookie["value"])
        yield guest
