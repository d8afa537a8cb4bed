"""Two people at one table, each with a browser of their own; or one of them without a page."""

import json
import uuid
from collections.abc import Iterable
from typing import Any

from ..server.harness import Guest, Sitting
from ..server.online import deal_fairly
from ..server.online import meet as meet_guests
from .beside import ONE_DEAL, Frame, guest_of
from .visitor import Visitor

NAMES = ("Mona", "Omar")


def meet(mona: Visitor, omar: Visitor, **wishes: Any) -> str:
    """Let one visitor invite and the other one join; return the match. Neither is at the table yet."""
    wishes = {"name": NAMES[0], "rules": ONE_DEAL, **wishes}
    invited = mona.context.request.post("/api/invitations", data=wishes)
    assert invited.status == 201, invited.text()
    joined = omar.context.request.post(f"/api/invitations/{invited.json()['code']}/join",
                                       data={"name": NAMES[1]})
    assert joined.status == 201, joined.text()
    return str(joined.json()["match"])


def sit_down(match: str, *visitors: Visitor) -> None:
    """Let them come to the table, and wait until the cards are dealt."""
    for visitor in visitors:
        visitor.page.goto(f"/match/{match}")
    for visitor in visitors:
        visitor.find("hand-card").first.wait_for()


def told(visitor: Visitor, kind: str) -> list[Frame]:
    """Return the frames of a kind that a page was told."""
    return [frame for frame in visitor.frames if frame["frame"] == kind]


def meet_somebody(me: Visitor, *sent: Frame, also: Frame | None = None, then: Iterable[Frame] = ()) -> str:
    """Sit a visitor at a table with somebody who has no page; the cards are dealt. Return the match.

    Args:
        me: who is met; not at the table yet.
        sent: what that other person's client sends, without keys and numbers of events.
        also: what the visitor's own seat sends after that.
        then: what the other one sends before it goes.
    """
    with guest_of(me) as own, Guest(me.server) as other:
        match, seated = meet_guests(own, other, name=NAMES[0], clock="relaxed", rules=ONE_DEAL)
        deal_fairly(match, seated)
        for guest, frames in ((other, sent), (own, [also] if also else []), (other, then)):
            with guest.sit(match) as sitting:
                for frame in frames:
                    _send(sitting, frame)
    return match


def _send(sitting: Sitting, frame: Frame) -> None:
    seq = {} if frame["frame"] == "talk" else {"seq": sitting.view["seq"]}
    answer = sitting.ask({"key": uuid.uuid4().hex, **frame, **seq})
    assert answer["frame"] == "accepted", answer


def raw(frames: list[Frame]) -> list[str]:
    """Return frames as the server wrote them, but without the rules, which name cards that count points."""
    return [json.dumps(frame | {"view": frame["view"] | {"rules": None}} if "view" in frame else frame,
                       separators=(",", ":"), ensure_ascii=False) for frame in frames]
