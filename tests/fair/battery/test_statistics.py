"""Deck statistics: what is counted, and that chance is what they say it is."""

from itertools import product
from math import sqrt

import pytest

from basra import fair
from basra.cards import CARDS, JACK, KOMI, Card, parse_cards
from basra.deal import Deal
from basra.evidence.dealing import keys
from basra.rules import Rules
from basra.statistics import OwnDeal, Statistic, _longest_run, own_statistics

RULES = {name: Rules.parse(f"egyptian-v2,opening={name}") for name in ("replace", "as-dealt")}


def own_deals(count: int, opening: str = "replace", seed: bytes = b"own") -> list[OwnDeal]:
    return [OwnDeal(fair.shuffle(key), seat=0, dealer=number % 2, rules=RULES[opening])
            for number, key in enumerate(keys(seed, 0, count))]


def by_key(deals: list[OwnDeal]) -> dict[str, Statistic]:
    return {statistic.key: statistic for statistic in own_statistics(deals)}


def deck_that_begins(text: str) -> tuple[Card, ...]:
    first = parse_cards(text)
    return first + tuple(card for card in CARDS if card not in first)


@pytest.mark.parametrize("opening", RULES)
def test_it_counts_what_a_deal_really_deals(opening: str) -> None:
    deals = own_deals(300, opening)
    hands = [dealt_hands(own) for own in deals]
    mine = [[card for hand in rounds for card in hand[own.seat]]
            for own, rounds in zip(deals, hands, strict=True)]
    found = by_key(deals)
    assert found["komi"].observed == sum(KOMI in cards for cards in mine)
    assert found["jacks"].observed == sum(card.rank == JACK for cards in mine for card in cards)
    assert found["first-jack"].observed == sum(
        any(card.rank == JACK for card in cards[:4]) for cards in mine)
    assert found["first-pair"].observed == sum(len({card.rank for card in cards[:4]}) < 4 for cards in mine)
    assert found["last-jacks"].observed == sum(
        card.rank == JACK for rounds in hands for hand in rounds[-1] for card in hand)
    floors = [Deal.start(own.deck, own.rules).floor for own in deals]
    assert found["floor-pair"].observed == sum(len({card.rank for card in floor}) < 4 for floor in floors)
    word = "".join("x" if KOMI in cards else "." for cards in mine)
    assert found["komi-wait"].observed == max(map(len, word.split("x")))


def dealt_hands(own: OwnDeal) -> list[list[tuple[Card, ...]]]:
    deal = Deal.start(own.deck, own.rules, own.dealer)
    rounds = [list(deal.hands)]
    while deal.stock:
        deal.hands = [(), ()]
        deal.deal_round()
        rounds.append(list(deal.hands))
    return rounds


def test_a_deal_that_can_be_counted_by_hand() -> None:
    # The floor turns up the komi, for which the 6♣ comes; the other jacks go to the dealer in round 5.
    deck = deck_that_begins("JC 5H 5S AC 2C 3C 4C 6D 7D 8C 9C 10C 6C")
    statistics = {seat: by_key([OwnDeal(deck, seat, dealer=1, rules=RULES["replace"])]) for seat in (0, 1)}
    observed = {key: tuple(statistics[seat][key].observed for seat in (0, 1)) for key in statistics[0]}
    assert observed == {
        "komi": (0, 1), "jacks": (1, 3), "first-jack": (1, 0), "first-pair": (1, 0),
        "last-jacks": (0, 0), "floor-pair": (0, 0), "replaced": (1, 1), "komi-wait": (1, 0)}


@pytest.mark.parametrize("opening", RULES)
def test_expectations_are_what_many_deals_come_to(opening: str) -> None:
    # The range spans about four standard deviations of what is counted.
    for statistic in own_statistics(own_deals(4_000, opening)):
        if statistic.key != "komi-wait":
            deviation = (statistic.high - statistic.low) / (2 * 1.96)
            assert abs(statistic.observed - statistic.expected) < 4 * deviation, statistic


def test_ranges_hold_nineteen_samples_of_twenty() -> None:
    samples, size = 200, 20
    deals = own_deals(samples * size, seed=b"ranges")
    inside = dict.fromkeys(by_key(deals[:1]), 0)
    total = dict.fromkeys(inside, 0)
    for start in range(0, len(deals), size):
        for statistic in own_statistics(deals[start:start + size]):
            inside[statistic.key] += statistic.is_usual
            total[statistic.key] += statistic.observed
    expected = by_key(deals[:size])["komi-wait"].expected
    assert abs(total["komi-wait"] / samples - expected) < 5 * 2 / sqrt(samples)
    for key, count in inside.items():
        assert count >= samples * (0.95 - 4 * sqrt(0.95 * 0.05 / samples)), key


def test_the_longest_run_agrees_with_all_outcomes() -> None:
    chances = [0.3, 0.6, 0.5, 0.2, 0.7, 0.4, 0.55]
    law = [0.0] * (len(chances) + 1)
    for outcome in product((True, False), repeat=len(chances)):
        weight = 1.0
        for has, chance in zip(outcome, chances, strict=True):
            weight *= chance if has else 1 - chance
        law[max(map(len, "".join("x" if has else "." for has in outcome).split("x")))] += weight
    assert _longest_run(chances).chances == pytest.approx(law)


def test_known_chances() -> None:
    found = by_key([OwnDeal(deal.deck, 0, 0, RULES["as-dealt"]) for deal in own_deals(1)])
    assert found["komi"].expected == pytest.approx(24 / 52)
    assert found["jacks"].expected == pytest.approx(4 * 24 / 52)
    assert found["last-jacks"].expected == pytest.approx(4 * 8 / 52)
    assert found["first-jack"].expected == pytest.approx(1 - 194_580 / 270_725)
    assert "replaced" not in found


def test_the_replaced_komi_falls_to_the_dealer_more_often() -> None:
    # Rule 3 puts it at the back of the stock, and the dealer gets the last cards.
    chances = [by_key([OwnDeal(CARDS, 0, dealer, RULES["replace"])])["komi"].expected for dealer in (0, 1)]
    assert sum(chances) == pytest.approx(1)
    assert chances[0] == pytest.approx(0.53846, abs=1e-5)


def test_without_deals_there_is_nothing_to_say() -> None:
    assert own_statistics([]) == ()
