"""Looks through raw frames for cards that their receiver may not know.

It knows nothing of views: it reads what was dealt and played from the events in the frames, takes the
decks from the secrets, and searches the bytes for anything that spells a card.
"""

import json
import re
from collections.abc import Iterable
from typing import Any

from basra.cards import parse_card
from basra.fair import Secrets

_CARD = re.compile(r'(?:10|[2-9TAJQK])[CDHS♣♦♥♠]|"(?:10|[2-9tajqk])[cdhs]"')
"""A card wherever it stands; in small letters it must be the whole of a string."""


class Scanner:
    """Reads the frames to one audience, in order, and notes every card that it may not know.

    Attributes:
        cards: how many mentions of cards were looked at.
        deals: how many deals came to their end.
    """

    def __init__(self, audience: int | None, secrets: Secrets) -> None:
        self.cards = self.deals = 0
        self._audience = audience
        self._secrets = secrets
        self._known: set[str] = set()
        self._deck: tuple[str, ...] = ()
        self._ended = ""

    def read(self, raw: Iterable[str]) -> None:
        """Read frames.

        Raises:
            AssertionError: if one holds a card that the audience may not know at that event.
        """
        for text in raw:
            self._read(text)

    def _read(self, text: str) -> None:
        frame = json.loads(text)
        if event := frame.get("event"):
            self._learn(event)
            if event["event"] == "deal-end":
                self._ended = text[text.index('"event":') + len('"event":'):text.index(',"view":')]
                text = text.replace(self._ended, "", 1)
        if view := frame.get("view"):
            assert view["seat"] == self._audience
        # The deal before is shown whole, as it was when it ended; nothing else may hold its cards.
        text = text.replace(f'"last_deal":{self._ended}', "", 1) if self._ended else text
        cards = _CARD.findall(text)
        self.cards += len(cards)
        for card in set(cards):
            known = str(parse_card(card.strip('"'))) in self._known
            assert known, f"{card} in a frame to {self._audience}: {text}"

    def _learn(self, event: dict[str, Any]) -> None:
        """Add what an event shows to everybody, and the audience's own cards."""
        match event["event"]:
            case "deal":
                deck = self._secrets.deck(event["deal"] - 1)
                self._deck = tuple(map(str, deck))
                self._known = {*event["floor"], *event["replaced"]}
                self._take_hand(event)
            case "round":
                self._take_hand(event)
            case "play":
                assert self._deck[event["position"]] == event["card"]
                self._known.add(event["card"])
            case "deal-end":
                assert tuple(event["deck"]) == self._deck
                assert len(self._known) >= 48 if self._audience is None else len(self._known) == 52
                self.deals += 1

    def _take_hand(self, event: dict[str, Any]) -> None:
        if self._audience is not None:
            self._known |= {self._deck[position] for position in event["hands"][self._audience]}
