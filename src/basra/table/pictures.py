"""The pictures of the rules: a floor, a card, and what it captures there, as the engine has it.

The words are in ``languages/*/rules.ftl``.
"""

from dataclasses import dataclass
from functools import cache

from basra.cards import Card, parse_cards, texts_of
from basra.plays import LegalPlays
from basra.rules import Rules
from basra.table.frames import PlayFrame
from basra.table.views import play_frame

RULES = Rules.of("egyptian-v2")


@dataclass(frozen=True, slots=True, kw_only=True)
class RulePicture:
    """A card that is played on a floor."""

    floor: tuple[str, ...]
    plays: tuple[PlayFrame, ...]
    """What the card does; several if the player has the choice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RulePage:
    """One rule and its pictures."""

    rule: str
    pictures: tuple[RulePicture, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RuleBook:
    """The answer to ``GET /api/rules/pictures``."""

    pages: tuple[RulePage, ...]


_PAGES: dict[str, tuple[tuple[str, str], ...]] = {
    "game": (("9C 6D 4S KH", "6S"), ("9C 6D 4S KH", "8H")),
    "numerals": (("AS 7H KC 8D", "8S"), ("AS 7H KC 8D", "9C"), ("8S 7H AC", "8D")),
    "groups": (("9S 3C 4H 5D 6S", "9H"), ("6S 4H 3C AD", "10S"), ("9S 8H 7C 3D 2S AH", "10C")),
    "choice": (("5S 4H 4C 3D 2S", "10H"), ("4S 4H AC", "5D")),
    "pictures": (("QS KH", "QD"), ("AS 7H KC 8D", "KD"), ("KC", "KH")),
    "jack": (("KS QH 3D", "JC"), ("JS", "JH"), ("JS 3H", "JH"), ("", "JC")),
    "komi": (("10S AH", "7D"), ("AS 2H 7C 8D", "7D"), ("", "7D"), ("7D", "4C")),
    "basra": (("10S 5H 4C AD", "10H"), ("KC", "KH"), ("QS KH", "QD"), ("JS", "JH"), ("JS 3H", "JH"),
              ("AS 2H 7C 8D", "7D"), ("9S 9H 3D", "7D"), ("QS", "7D"), ("QS 5H", "7D"), ("JS", "7D"),
              ("7D", "KH"), ("7D", "JC")),
    "leftovers": (("9S KD 6C 3H", "9H"),),
    "score": (("10H 2D 8C", "10S"), ("JD", "JC")),
}
"""A floor and the card that is played on it, for each picture of each rule."""


@cache
def rule_book() -> RuleBook:
    """Return the rules in their order, with their pictures."""
    return RuleBook(pages=tuple(
        RulePage(rule=rule, pictures=tuple(_picture(*picture) for picture in pictures))
        for rule, pictures in _PAGES.items()))


def _picture(floor: str, card: str) -> RulePicture:
    cards = parse_cards(floor)
    plays = LegalPlays((Card(card),), cards, RULES)
    return RulePicture(floor=texts_of(cards), plays=tuple(play_frame(play, RULES) for play in plays))
