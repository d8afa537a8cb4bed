"""The stand-alone checker captures by enumeration, the package by counts: they agree, and both are quick."""

import time
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from basra.captures import basra_of, captures
from basra.cards import CARDS, Card, mask_of
from basra.rules import KomiBasra, Rules

from . import standalone

MOST_CARDS = 13

floors = st.sampled_from([CARDS, CARDS[:40], CARDS[:24], CARDS[16:40]]).flatmap(
    lambda pool: st.lists(st.sampled_from(pool), max_size=MOST_CARDS, unique=True))
points = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 3), max_size=12)


@settings(deadline=None)
@given(floors, st.sampled_from(CARDS), points, st.sampled_from(get_args(KomiBasra)))
def test_captures_and_basras_agree(floor: list[Card], card: Card, worth: dict[Card, int],
                                   komi: KomiBasra) -> None:
    cards = tuple(other for other in floor if other != card)
    rules = Rules.of("egyptian-v2", card_points=tuple((str(c), n) for c, n in worth.items()), komi_basra=komi)
    wanted = {tuple(map(str, taken)) for taken in captures(cards, card, rules)}
    texts = [str(other) for other in cards]
    found = standalone.MODULE.captures(str(card), texts, {str(c): n for c, n in worth.items()})
    assert {tuple(taken) for taken in found} == wanted
    for taken in found:
        wanted_basra = basra_of(mask_of(cards), card, mask_of(map(Card, taken)), komi)
        assert standalone.MODULE.basra(str(card), texts, taken, komi) == wanted_basra


def test_large_floors_are_quick() -> None:
    """No play captures on the way to this floor, the worst that was found."""
    floor = ["6S", "6H", "10C", "10D", "KC", "QC", "9D", "8S", "7H", "5D", "4C", "3H", "2C", "AC"]
    start = time.process_time()
    for _ in range(50):
        standalone.MODULE.captures("10S", floor, {})
    assert time.process_time() - start < 1
