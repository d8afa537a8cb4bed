"""The package counts the same play sequences as the oracle, and the oracle as its data say."""

import json

import pytest

import basra
from basra import Basra, Deal, Rules

from . import brute

DATA = json.loads(brute.DATA.read_text())
CASES = [pytest.param(case, id=f"{index}: {case['name']}") for index, case in enumerate(DATA["cases"])]
SHALLOW = 5


def deal_of(case: dict) -> Deal:
    """The position of a case; the oracle's seat 0 is the non-dealer, so seat 1 deals."""
    deal = Deal.start(case["deck"], Rules.of(case["preset"], **case["options"]), dealer=1)
    for card, *captured in case["line"]:
        deal.play(f"{card}x{''.join(captured)}" if captured else card)
    return deal


def count(deal: Deal, depth: int) -> list[int]:
    """What :func:`brute.count` counts, by the package."""
    if depth == 0:
        kinds = [kind for side in deal.basras for _, kind in side]
        return [1, kinds.count(Basra.BASRA), kinds.count(Basra.JACK),
                sum(pile.bit_count() for pile in deal.piles), *deal.score().points]
    totals = [0] * len(DATA["fields"])
    for play in deal.legal_plays:
        after = deal.copy()
        assert after.play(play) == play
        totals = [total + more for total, more in zip(totals, count(after, depth - 1), strict=True)]
    return totals


@pytest.mark.parametrize("case", CASES)
def test_the_package_counts_what_the_data_say(case: dict) -> None:
    deal = deal_of(case)
    for depth, wanted in enumerate(case["counts"], start=1):
        assert count(deal, depth) == wanted, f"depth {depth} from {deal.to_text()}"


@pytest.mark.parametrize("case", CASES)
def test_the_oracle_counts_what_the_data_say(case: dict) -> None:
    state, options = brute.state_of(case)
    for depth, wanted in enumerate(case["counts"][:SHALLOW], start=1):
        assert brute.count(state, depth, options) == wanted


def test_the_data_are_those_of_the_cases() -> None:
    assert DATA["fields"] == brute.FIELDS
    wanted = [(name, preset, options, deck, depth)
              for name, deck, preset, options, _, depth in brute.CASES]
    assert wanted == [(case["name"], case["preset"], case["options"], case["deck"].split(),
                       len(case["counts"])) for case in DATA["cases"]]


def test_the_cases_reach_what_is_rare() -> None:
    """Counts that never meet a choice, a basra or the end of a deal would prove little."""
    without_choice = 4 * 4 * 3 * 3
    last = [dict(zip(DATA["fields"], case["counts"][-1], strict=True)) for case in DATA["cases"]]
    assert any(case["counts"][3][0] > without_choice for case in DATA["cases"])
    assert any(sums["jack_basras"] for sums in last)
    assert any(sums["basras"] > sums["sequences"] for sums in last)
    assert any(sums["cards"] == basra.cards.DECK_SIZE * sums["sequences"] for sums in last)
