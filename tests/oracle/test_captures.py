"""Captures and basras against the oracle's, over random floors and over large ones built by hand."""

from typing import get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra import CARDS, Card, captures
from basra.captures import basra_of, largest_captures
from basra.cards import mask_of
from basra.rules import KomiBasra, Rules

from . import brute

MOST_NUMERALS = 9
"""The oracle tries every subset of the numerals on the floor."""

NUMERALS = [card for card in CARDS if card.rank < 10]
COURT = [card for card in CARDS if card.rank >= 10]
FEW_VALUES = [card for card in CARDS if card.rank < 5]

floors = st.builds(
    lambda numerals, court: tuple(dict.fromkeys((*numerals, *court))),
    st.one_of(st.lists(st.sampled_from(pool), max_size=MOST_NUMERALS, unique=True)
              for pool in (NUMERALS, FEW_VALUES)),
    st.lists(st.sampled_from([*COURT, Card("7D")]), max_size=3, unique=True))
points = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 3), max_size=12)


def compare(floor: tuple[Card, ...], card: Card, worth: dict[Card, int]) -> None:
    """Compare all largest captures, and the basra of each under every option, with the oracle's."""
    values = tuple(worth.get(some, 0) for some in CARDS) if worth else ()
    texts = frozenset(map(str, floor))
    wanted = brute.captures(texts, str(card), tuple((str(some), worth[some]) for some in worth))
    found = largest_captures(mask_of(floor), card, values)
    assert sorted(found) == sorted(mask_of(map(Card, some)) for some in wanted)
    for kind in get_args(KomiBasra):
        for taken in found:
            captured = frozenset(str(some) for some in floor if taken >> some & 1)
            made = basra_of(mask_of(floor), card, taken, kind)
            assert made == brute.basra(texts, str(card), captured, kind)


@settings(max_examples=150, deadline=None)
@given(floors, points)
def test_every_card_on_a_random_floor(floor: tuple[Card, ...], worth: dict[Card, int]) -> None:
    for card in CARDS:
        if card not in floor:
            compare(floor, card, worth)


@settings(max_examples=300, deadline=None)
@given(st.lists(st.sampled_from([*COURT, *FEW_VALUES]), max_size=4, unique=True))
def test_the_komi_on_a_small_floor(floor: list[Card]) -> None:
    compare(tuple(floor), Card("7D"), {})


@settings(deadline=None)
@given(st.data(), st.integers(2, 10))
def test_a_floor_made_of_groups_is_a_basra(data: st.DataObject, value: int) -> None:
    """Groups that add up to a value are all taken, however many there are."""
    left, floor = [card for card in NUMERALS if card != Card("7D")], []
    for _ in range(data.draw(st.integers(1, 6))):
        rest = value
        group: list[Card] = []
        while rest:
            fitting = [card for card in left if card.rank < rest and card not in group]
            if not fitting:
                return
            group.append(data.draw(st.sampled_from(fitting)))
            rest -= group[-1].rank + 1
        floor += group
        left = [card for card in left if card not in group]
    played = next((card for card in left if card.rank == value - 1), None)
    if played is not None:
        assert captures(floor, played) == [tuple(floor)]
        assert basra_of(mask_of(floor), played, mask_of(floor), "any-value") == "basra"


@pytest.mark.parametrize(("floor", "card", "wanted"), [
    # Sixteen cards of 40 in all: four groups of A+2+3+4.
    ("AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S", "10H", 16),
    # 34 numerals add up to 170; one 3 over, since the 7♦ takes no part and a 3 has lost its partner.
    ("AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7H 7S "
     "8C 8D 8H 8S 9C 9D 9H 9S", "10H", 34),
    # 8+A, 6+3 and 5+4 four times, 7+2 three times: one 2 over.
    ("AC AD AH AS 2C 2D 2H 2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7H 7S "
     "8C 8D 8H 8S", "9H", 30),
    # Threes, sixes and nines cannot make a ten.
    ("3C 3D 3H 3S 6C 6D 6H 6S 9C 9D 9H 9S", "10H", 0),
    # Twelve numerals: 6+4 twice, 7+3 twice, 5+5 twice.
    ("6C 6D 4C 4D 7C 7H 3C 3D 5C 5D 5H 5S", "10S", 12),
    ("2C 2D 2H 2S 4C 4D 4H 4S 6C 6D 6H 6S 8C 8D 8H 8S QC", "10S", 16),
])
def test_a_large_floor(floor: str, card: str, wanted: int) -> None:
    found = captures(floor, card)
    assert [len(taken) for taken in found] == [wanted]


LARGE = ["AC AD 2C 3C 3D 4C 5C 5H 6C 7C 8C 9C KS", "AC 2C 2D 2H 3C 4C 4D 4H 5C 6C 6D 8C",
         "AC AD AH 2C 3C 3D 4C 5C 5H 6C 6D 7D 7H JC", "2C 3C 3D 4C 4D 5C 5D 6C 6D 7C 7H 9C"]


@pytest.mark.parametrize("floor", LARGE)
def test_a_large_floor_against_the_oracle(floor: str) -> None:
    cards = tuple(map(Card, floor.split()))
    for card in (Card(text) for text in ("10H", "9H", "8H", "7S", "6S", "7D", "QH")):
        if card not in cards:
            compare(cards, card, {})
            compare(cards, card, {Card("2C"): 2, Card("3D"): 1, Card("4C"): 1, Card("5H"): 2})


def test_captures_come_in_floor_order_under_the_points_of_the_rules() -> None:
    rules = Rules.of("egyptian", card_points=[("4H", 1)])
    assert captures("KD 4H AC 4C", "5D", rules) == [(Card("AC"), Card("4C")), (Card("4H"), Card("AC"))]
