"""Egyptian Basra: the rules, the deal and the match, the players and the table.

>>> import basra
>>> basra.captures("10S 5H 4C AD", "10H", rules="egyptian-v2")
[(Card('10S'), Card('5H'), Card('4C'), Card('AD'))]
>>> deal = basra.Deal.start(basra.shuffle(bytes(32)), rules="egyptian", dealer=0)
>>> deal.turn
1
>>> play = deal.play(deal.legal_plays[0])
>>> deal == basra.Deal.from_text(deal.to_text())
True
"""

from basra import hot as _hot  # noqa: F401  # first: it chooses how the hot modules are loaded
from basra.captures import Basra, captures
from basra.cards import CARDS, KOMI, Card, parse_card, parse_cards
from basra.deal import Deal
from basra.errors import (
    AmbiguousPlayError,
    BasraError,
    CardError,
    DealOverError,
    IllegalPlayError,
    LevelError,
    PlayError,
    PlayTextError,
    PositionError,
    RecordError,
    RulesError,
)
from basra.fair import shuffle
from basra.match import Match
from basra.plays import LegalPlays, Play
from basra.record import Record
from basra.rules import PRESETS, Rules
from basra.score import DealScore, SideScore
from basra.view import View

__version__ = "0.1.0"

__all__ = [
    "CARDS", "KOMI", "PRESETS", "AmbiguousPlayError", "Basra", "BasraError", "Card", "CardError",
    "Deal", "DealOverError", "DealScore", "IllegalPlayError", "LegalPlays", "LevelError", "Match", "Play",
    "PlayError", "PlayTextError", "PositionError", "Record", "RecordError", "Rules", "RulesError",
    "SideScore", "View", "captures", "parse_card", "parse_cards", "shuffle",
]
