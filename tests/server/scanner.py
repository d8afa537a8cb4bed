"""Looks through raw frames for cards and secrets that their receiver may not know.

It knows nothing of views: it reads what was dealt and played from the events in the frames, takes the
decks from the secrets, and searches the bytes for anything that spells a card.
"""

import json
import re
from collections.abc import Iterable
from typing import Any

from basra.cards import parse_card
from basra.events import Kind
from basra.fair import DealKey, Secrets, deal_key, shuffle

_CARD = re.compile(r'(?:10|[2-9TAJQK])[CDHS♣♦♥♠]|"(?:10|[2-9tajqk])[cdhs]"')
"""A card wherever it stands; in small letters it must be the whole of a string."""

_CODE = re.compile('"(?:watch|next)":"[A-Za-z0-9_-]{22}"')
"""The code by which spectators come: drawn at random, it may spell a card."""

_BYTES_32 = re.compile("[0-9a-f]{64}")


class Scanner:
    """Reads the frames to one audience, in order, and notes every card that it may not know.

    After a play is taken back, what it and all that followed has shown counts as unknown again.

    Attributes:
        frames: how many were read.
        cards: how many mentions of cards were looked at.
        deals: how many deals came to their end.
        taken_back: how often a play was taken back.
    """

    def __init__(self, audience: int | None, secrets: Secrets, values: bytes = b"",
                 kind: Kind = "fair") -> None:
        self.frames = self.cards = self.deals = self.taken_back = 0
        self._audience = audience
        self._secrets = secrets
        self._values = values
        self._kind = kind
        self._hidden = {secret.hex() for secret in secrets.secrets}
        self._known: set[str] = set()
        self._known_at: dict[int, set[str]] = {}
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
        self.frames += 1
        if event := frame.get("event"):
            self._learn(event)
            self._known_at[frame["seq"]] = set(self._known)
            if event["event"] == "deal-end":
                self._ended = text[text.index('"event":') + len('"event":'):text.index(',"view":')]
                text = text.replace(self._ended, "", 1)
        self._look_for_secrets(text)
        if view := frame.get("view"):
            assert view["seat"] == self._audience
        # The deal before is shown whole, as it was when it ended; nothing else may hold its cards.
        text = text.replace(f'"last_deal":{self._ended}', "", 1) if self._ended else text
        cards = _CARD.findall(_CODE.sub("", text))
        self.cards += len(cards)
        for card in set(cards):
            known = str(parse_card(card.strip('"'))) in self._known
            assert known, f"{card} in a frame to {self._audience}: {text}"

    def _look_for_secrets(self, text: str) -> None:
        """Fail if the secret of a deal that is not over stands in a text."""
        assert self._hidden.isdisjoint(_BYTES_32.findall(text)), f"a secret in a frame to {self._audience}"

    def _learn(self, event: dict[str, Any]) -> None:
        """Add what an event shows to everybody, and the audience's own cards."""
        match event["event"]:
            case "deal":
                self._deck = tuple(map(str, shuffle(self._key(event["deal"] - 1))))
                self._known = {*event["floor"], *event["replaced"]}
                self._take_hand(event)
            case "round":
                self._take_hand(event)
            case "play":
                assert self._deck[event["position"]] == event["card"]
                self._known.add(event["card"])
            case "taken-back":
                self._known = set(self._known_at[event["to"]])
                self.taken_back += 1
            case "deal-end":
                assert bytes.fromhex(event["secret"]) == self._secrets.secrets[event["deal"] - 1]
                self._hidden.remove(event["secret"])
                assert len(self._known) >= 48 if self._audience is None else len(self._known) == 52
                self.deals += 1

    def _key(self, index: int) -> bytes | DealKey:
        secret = self._secrets.secrets[index]
        if self._kind != "fair":
            return secret
        return deal_key(secret, self._secrets.match_id, index, self._values)

    def _take_hand(self, event: dict[str, Any]) -> None:
        if self._audience is not None:
            self._known |= {self._deck[position] for position in event["hands"][self._audience]}
