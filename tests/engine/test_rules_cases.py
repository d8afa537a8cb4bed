"""Every line of the tables and every numbered rule of the rules' document, under both presets."""

import re
from pathlib import Path

import pytest

from basra import Basra, Card, Deal, Match, Play, Rules, captures
from basra.cards import JACK, KOMI, RANKS, mask_of, parse_cards
from basra.match import MOST_DEALS
from basra.plays import LegalPlays
from basra.score import score_of

PRESETS = ("egyptian", "egyptian-v2")
both = pytest.mark.parametrize("preset", PRESETS)

NOTHING: list[str] = [""]


def floor_of(text: str) -> tuple[Card, ...]:
    return parse_cards(text)


def plays(floor: str, card: str, rules: Rules | str) -> list[Play]:
    rules = Rules.parse(rules) if isinstance(rules, str) else rules
    return list(LegalPlays([Card(card)], floor_of(floor), rules))


# Floor, play, every largest capture, basra: the table "Cases" line by line.
CASES = [
    ("10♠ 5♥ 4♣ A♦", "10♥", ["10♠ 5♥ 4♣ A♦"], "basra"),
    ("8♠ 7♥ A♣", "8♦", ["8♠ 7♥ A♣"], "basra"),
    ("A♠ 7♥ K♣ 8♦", "8♠", ["A♠ 7♥ 8♦"], None),
    ("A♠ 7♥ K♣ 8♦", "9♣", ["A♠ 8♦"], None),
    ("A♠ 7♥ K♣ 8♦", "K♦", ["K♣"], None),
    ("Q♠ K♥", "Q♦", ["Q♠"], None),
    ("K♣", "K♥", ["K♣"], "basra"),
    ("9♠ 3♣ 4♥ 5♦ 6♠", "9♥", ["9♠ 3♣ 4♥ 5♦ 6♠"], "basra"),
    ("6♠ 4♥ 3♣ A♦", "10♠", ["6♠ 3♣ A♦"], None),
    ("9♠ 8♥ 7♣ 3♦ 2♠ A♥", "10♣", ["9♠ 8♥ 7♣ 3♦ 2♠ A♥"], "basra"),
    ("5♠ 4♥ 4♣ 3♦ 2♠", "10♥", ["5♠ 3♦ 2♠", "4♥ 4♣ 2♠"], None),
    ("4♠ 4♥ A♣", "5♦", ["4♥ A♣"], None),
    ("K♠ Q♥ 3♦", "J♣", ["K♠ Q♥ 3♦"], None),
    ("J♠", "J♥", ["J♠"], "jack-basra"),
    ("J♠ 3♥", "J♥", ["J♠ 3♥"], None),
    ("-", "J♣", NOTHING, None),
    ("-", "7♦", NOTHING, None),
    ("A♠ 2♥ 7♣ 8♦", "7♦", ["A♠ 2♥ 7♣ 8♦"], "basra"),
    ("10♠ A♥", "7♦", ["10♠ A♥"], None),
    ("9♠ 9♥ 3♦", "7♦", ["9♠ 9♥ 3♦"], None),
    ("Q♠", "7♦", ["Q♠"], "basra"),
    ("Q♠ 5♥", "7♦", ["Q♠ 5♥"], None),
    ("J♠", "7♦", ["J♠"], "jack-basra"),
    ("7♦", "4♣", ["7♦"], "basra"),
    ("7♦", "K♥", ["7♦"], "basra"),
    ("7♦", "J♣", ["7♦"], "basra"),
]


@both
@pytest.mark.parametrize(("floor", "card", "wanted", "basra"), CASES)
def test_the_table_of_cases(preset: str, floor: str, card: str, wanted: list[str], basra: str | None) -> None:
    found = plays(floor, card, preset)
    assert sorted(play.captured for play in found) == sorted(map(floor_of, wanted))
    assert [play.basra for play in found] == [basra] * len(wanted)
    assert captures(floor, card, preset) == [play.captured for play in found]


# The table "Basra" line by line, with what it does not say aloud.
BASRAS = [
    ("10♠", "10♥", "basra"),
    ("3♠ 3♥ 2♣ A♦", "3♦", "basra"),
    ("3♠ 4♥", "3♦", None),
    ("Q♠ Q♥", "Q♦", "basra"),
    ("Q♠ K♥", "K♦", None),
    ("J♠", "J♦", "jack-basra"),
    ("J♠ J♥", "J♦", None),
    ("Q♠", "J♦", None),
    ("5♠ 5♥ 4♣ A♦", "7♦", "basra"),
    ("Q♠ Q♥ Q♣", "7♦", "basra"),
    ("K♠ K♥", "7♦", "basra"),
    ("K♠ Q♥", "7♦", None),
    ("J♠", "7♦", "jack-basra"),
    ("J♠ J♥", "7♦", None),
    ("8♠ 3♥", "7♦", None),
    *(("7♦", f"{rank}♣", "basra") for rank in RANKS),
]


@both
@pytest.mark.parametrize(("floor", "card", "basra"), BASRAS)
def test_the_table_of_basras(preset: str, floor: str, card: str, basra: str | None) -> None:
    assert [play.basra for play in plays(floor, card, preset)] == [basra]


def test_a_jack_basra_is_special_in_v2_alone() -> None:
    for preset, points in (("egyptian", 10), ("egyptian-v2", 30)):
        rules = Rules.of(preset)
        assert (rules.jack_basra_points, rules.basra_points) == (points, 10)


@both
def test_rule_1_the_cards_are_52_and_rule_2_the_places(preset: str) -> None:
    deck = [card for card in map(Card, range(52)) if card.rank != JACK and card != KOMI]
    deck += [card for card in map(Card, range(52)) if card not in deck]
    for dealer in (0, 1):
        deal = Deal.start(deck, preset, dealer)
        assert deal.hands[1 - dealer] == tuple(deck[:4])
        assert deal.hands[dealer] == tuple(deck[4:8])
        assert deal.floor == tuple(deck[8:12])
        assert deal.stock == tuple(deck[12:])
        assert deal.turn == 1 - dealer
        deal.check()


@both
@pytest.mark.parametrize("dealer", [0, 1])
def test_rule_2_six_rounds_none_to_the_floor_and_the_non_dealer_first(preset: str, dealer: int) -> None:
    deal = Deal.start(range(52), preset, dealer)
    stock = deal.stock
    for number in range(1, 7):
        assert (deal.round, len(deal.stock)) == (number, 48 - 8 * number)
        if number > 1:
            place = 8 * (number - 2)
            assert deal.hands[1 - dealer] == stock[place:place + 4]
            assert deal.hands[dealer] == stock[place + 4:place + 8]
        for turn in range(8):
            assert deal.turn == (1 - dealer + turn) % 2
            floor = len(deal.floor)
            play = deal.play(deal.legal_plays[0])
            if deal.round == number and not deal.is_over:
                assert len(deal.floor) == floor - len(play.captured) + (not play.captured)
    assert deal.is_over
    assert deal.turn is None


@both
def test_rule_2_the_dealer_alternates(preset: str) -> None:
    for first in (0, 1):
        match = Match.start(f"{preset},target=1000", first)
        for number in range(4):
            match.begin_deal(range(52))
            assert match.dealer == (first + number) % 2
            while not match.is_scored:
                match.play(match.legal_plays[0])


def deck_with_floor(floor: str, front: str) -> list[Card]:
    """A deck whose positions 8 to 11 and from 12 on are given; its hands hold no jack and no 7♦."""
    chosen = parse_cards(f"{floor} {front}")
    others = [card for card in map(Card, range(52)) if card not in chosen]
    others.sort(key=lambda card: card.rank == JACK or card == KOMI)
    return [*others[:8], *chosen, *others[8:]]


@both
@pytest.mark.parametrize(("floor", "front", "laid", "left", "back"), [
    ("2C 3C 4C 5C", "JC 7D", "2C 3C 4C 5C", "JC 7D", ""),
    ("2C JC 4C 5C", "3C", "2C 3C 4C 5C", "", "JC"),
    ("2C 7D 4C JH", "3C 9C", "2C 3C 4C 9C", "", "7D JH"),
    ("JS 7D JH JC", "JD 3C 9C KC QD", "3C 9C KC QD", "", "JS JD 7D JH JC"),
    ("2C 3C 4C 7D", "JS JC 9S", "2C 3C 4C 9S", "", "7D JS JC"),
])
def test_rule_3_the_opening_floor(
        preset: str, floor: str, front: str, laid: str, left: str, back: str) -> None:
    deck = deck_with_floor(floor, front)
    deal = Deal.start(deck, preset)
    assert deal.floor == floor_of(laid)
    rest = deck[12 + len(parse_cards(front)):]
    assert deal.stock == (*parse_cards(left), *rest, *parse_cards(back))
    as_dealt = Deal.start(deck, f"{preset},opening=as-dealt")
    assert as_dealt.floor == floor_of(floor)
    assert as_dealt.stock == tuple(deck[12:])


@both
def test_rule_4_one_card_a_turn_and_one_that_captures_nothing_stays(preset: str) -> None:
    deal = Deal.start(deck_with_floor("2C 2D QC KC", "9C"), preset)
    card = next(play.card for play in deal.legal_plays if not play.captured)
    floor, turn = deal.floor, deal.turn
    deal.play(card)
    assert deal.floor == (*floor, card)
    assert deal.turn != turn
    assert len(deal.hands[turn or 0]) == 3
    assert deal.piles == [0, 0]


@both
def test_rule_4_a_capture_takes_the_card_too_and_nothing_else_may_be_taken(preset: str) -> None:
    deal = Deal.from_text(f"{preset} 1 10S5H4CADKD 10H2C AC3H " + rest_of_deck("10S5H4CADKD10H2CAC3H"))
    assert [str(play) for play in deal.legal_plays] == ["10Hx10S5H4CAD", "2C"]
    deal.play("10H")
    assert deal.piles[0] == mask_of(parse_cards("10H 10S 5H 4C AD")) | mask_of(parse_cards(PILE))
    assert deal.floor == parse_cards("KD")


PILE = "JC JD"


def rest_of_deck(used: str) -> str:
    """The stock, piles, basras and the last capturer of a position in which seat 0 has JC and JD."""
    taken = mask_of(parse_cards(used)) | mask_of(parse_cards(PILE))
    others = [str(card) for card in map(Card, range(52)) if not taken >> card & 1]
    stock, pile = others[:32], others[32:]
    return f"{''.join(stock)} {PILE.replace(' ', '')} {''.join(pile)} - - 0"


@both
@pytest.mark.parametrize(("floor", "card", "wanted"), [
    ("5♠ 5♥ 4♣ A♦ 3♦ 2♠", "5♦", ["5♠ 5♥ 4♣ A♦ 3♦ 2♠"]),  # all of it at once, equal ranks always
    ("A♠ A♥ A♣", "2♦", ["A♥ A♣"]),  # the lowest suits: clubs, diamonds, hearts, spades
    ("A♠ A♥ A♣ 2♥", "3♦", ["A♠ A♥ A♣"]),  # the three cards of A+A+A are more than the two of A+2
    ("4♠ 6♥ 9♣ A♦", "10♦", ["4♠ 6♥ 9♣ A♦"]),
    ("3♠ K♥ 2♣ Q♦", "5♦", ["3♠ 2♣"]),  # courts take no part in sums
    ("J♠ A♥", "A♦", ["A♥"]),
    ("K♠ K♥ K♣ Q♦ 3♣", "K♦", ["K♠ K♥ K♣"]),
    ("A♠ 2♠ 3♠", "K♦", [""]),  # a king is no 13
    ("10♠ A♠ J♠", "Q♦", [""]),
])
def test_rules_5_and_6(preset: str, floor: str, card: str, wanted: list[str]) -> None:
    assert sorted(captures(floor, card, preset)) == sorted(map(floor_of, wanted))


@both
def test_rules_7_and_8_the_jack_and_the_komi_capture_the_whole_floor(preset: str) -> None:
    for card in ("J♣", "7♦"):
        for floor in ("A♠ 9♥ K♣ J♦", "Q♠", "10♠ 10♥ 2♥"):
            assert captures(floor, card, preset) == [floor_of(floor)]
        assert captures("", card, preset) == [()]


@both
@pytest.mark.parametrize(("floor", "card", "wanted", "basra"), [
    ("7♦ 3♣ 4♥", "7♥", "7♦ 3♣ 4♥", "basra"),
    ("7♦ 3♣", "10♥", "7♦", None),  # it takes no part in sums
    ("7♦ 8♣ 2♥ K♠", "10♥", "7♦ 8♣ 2♥", None),
    ("7♦ 8♣ 2♥", "10♥", "7♦ 8♣ 2♥", "basra"),
    ("7♦ Q♣", "Q♥", "7♦ Q♣", "basra"),
    ("7♦ Q♣", "K♥", "7♦", None),
    ("J♣ 7♦", "J♥", "J♣ 7♦", None),  # it is no second lone jack
    ("7♦ A♣", "J♥", "7♦ A♣", None),
    ("7♦ 7♣", "7♥", "7♦ 7♣", "basra"),
])
def test_rule_9_any_card_captures_the_komi(
        preset: str, floor: str, card: str, wanted: str, basra: str | None) -> None:
    (play,) = plays(floor, card, f"{preset},opening=as-dealt")
    assert (play.captured, play.basra) == (floor_of(wanted), basra)


@both
@pytest.mark.parametrize(("last", "taker"), [("0", 0), ("1", 1)])
def test_rule_10_leftovers_go_to_whoever_captured_last(preset: str, last: str, taker: int) -> None:
    used = mask_of(parse_cards("3C KC QD"))
    others = [str(card) for card in map(Card, range(52)) if not used >> card & 1]
    piles = f"{''.join(others[:25])} {''.join(others[25:])}"
    deal = Deal.from_text(f"{preset} 1 KCQD - 3C - {piles} - - {last}")
    before = [pile.bit_count() for pile in deal.piles]
    deal.play("3C")
    assert deal.is_over
    assert deal.floor == ()
    assert deal.basras == [(), ()]
    before[taker] += 3
    assert [pile.bit_count() for pile in deal.piles] == before


def test_rule_10_the_last_card_may_itself_capture_and_be_a_basra() -> None:
    used = mask_of(parse_cards("KC KD"))
    others = [str(card) for card in map(Card, range(52)) if not used >> card & 1]
    deal = Deal.from_text(f"egyptian 1 KC - KD - {''.join(others)} - - - 0")
    assert deal.play("KD").basra is Basra.BASRA
    assert deal.score().sides[1].basras == 1
    assert deal.last_capturer == 1


@both
def test_rule_10_nobody_captured(preset: str) -> None:
    """Jacks make this unreachable by play; the leftovers would stay where they are."""
    deal = Deal(Rules.of(preset), dealer=1, hands=[(), ()], floor=tuple(map(Card, range(52))), stock=())
    assert deal.is_over
    assert deal.take_leftovers() == ()
    assert deal.score().points == (0, 0)


def test_the_worked_cases_in_the_documentation_are_among_these() -> None:
    document = Path(__file__).parents[2] / "docs" / "rules.md"
    worked = document.read_text(encoding="utf-8").partition("## Worked cases")[2]
    lines = re.findall(r"^\| ([^|]*[♠♥♦♣]) \| (.+?) \| .* \| (.+) \|$", worked, re.MULTILINE)
    marks = {None: "no", "basra": "yes", "jack-basra": "jack basra"}
    ours = {(floor, card, marks[basra]) for floor, card, _, basra in CASES}
    theirs = {(floor, card, basra) for floor, cards, basra in lines for card in re.split(", | or ", cards)}
    assert len(lines) > 10
    assert theirs <= ours


# The table "Score" and the options.

def score_points(piles: tuple[int, int], rules: str, carried: int = 0) -> tuple[tuple[int, int], int]:
    """The points and what is carried when the piles hold the first cards and the last."""
    cards = [(1 << piles[0]) - 1, ((1 << piles[1]) - 1) << piles[0]]
    score = score_of(cards, [[], []], Rules.parse(rules), carried)
    return score.points, score.carried


@both
def test_most_cards_score_thirty(preset: str) -> None:
    assert score_points((27, 25), preset) == ((30, 0), 0)
    assert score_points((25, 27), preset) == ((0, 30), 0)
    assert score_points((52, 0), preset) == ((30, 0), 0)
    assert score_points((26, 26), preset) == ((0, 0), 0)
    assert score_points((27, 25), f"{preset},majority_points=3") == ((3, 0), 0)


@both
def test_the_option_tied_majority_carries(preset: str) -> None:
    carry = f"{preset},tied_majority=carry"
    assert score_points((26, 26), carry) == ((0, 0), 30)
    assert score_points((26, 26), carry, carried=30) == ((0, 0), 60)
    assert score_points((27, 25), carry, carried=60) == ((90, 0), 0)
    assert score_points((20, 32), carry, carried=30) == ((0, 60), 0)


@both
def test_each_basra_and_jack_basra_of_both_sides_scores(preset: str) -> None:
    rules = Rules.of(preset, basra_points=7)
    kinds = [[Basra.BASRA, Basra.JACK, Basra.BASRA], [Basra.JACK, Basra.JACK]]
    jack = rules.jack_basra_points
    score = score_of([(1 << 26) - 1, ((1 << 26) - 1) << 26], kinds, rules)
    assert score.points == (14 + jack, 2 * jack)
    assert (score.sides[0].basras, score.sides[0].jack_basras, score.sides[0].basra_points) == (2, 1, 14)
    assert (score.sides[1].basras, score.sides[1].jack_basras, score.sides[1].jack_basra_points) == (
        0, 2, 2 * jack)


@both
def test_the_option_card_points_scores_single_cards(preset: str) -> None:
    """Jawaker: 1 for each jack and ace, 2 for the 2♣, 3 for the 10♦."""
    single = [*(f"{rank}{suit}:1" for rank in "JA" for suit in "CDHS"), "2C:2", "10D:3"]
    rules = Rules.parse(f"{preset},card_points={'+'.join(single)}")
    score = score_of([mask_of(parse_cards("AC JD 2C 3C")), mask_of(parse_cards("10D 10H AS 2D"))],
                     [[], []], rules)
    assert [side.card_points for side in score.sides] == [4, 4]
    everything = score_of([(1 << 52) - 1, 0], [[], []], rules)
    assert everything.points == (30 + 13, 0)


@both
def test_the_option_card_points_tells_suits_apart(preset: str) -> None:
    floor = "4♠ 4♥ 4♣ A♦"
    assert captures(floor, "5♦", preset) == [floor_of("4♣ A♦")]
    by_points = captures(floor, "5♦", f"{preset},card_points=4H:2")
    assert sorted(by_points) == sorted([floor_of("4♣ A♦"), floor_of("4♥ A♦")])
    alike = captures(floor, "5♦", f"{preset},card_points=4H:2+4S:2")
    assert sorted(alike) == sorted([floor_of("4♣ A♦"), floor_of("4♥ A♦")])
    assert len(captures(floor, "5♦", f"{preset},card_points=4H:2+4S:1")) == 3


@both
@pytest.mark.parametrize(("floor", "any_value", "ten_or_less", "single"), [
    ("A♠ 2♥ 3♣ 4♦", "basra", "basra", None),
    ("A♠ 2♥ 7♣ 8♦", "basra", None, None),
    ("5♠ 5♥", "basra", "basra", None),
    ("6♠ 6♥", "basra", None, None),
    ("10♠ A♥", None, None, None),
    ("3♠ 4♥", "basra", "basra", None),
    ("2♠ 3♥ 4♥", "basra", "basra", None),
    ("10♠ 2♥ 8♥", "basra", None, None),
    ("9♥", "basra", "basra", "basra"),
    ("Q♠", "basra", None, "basra"),
    ("Q♠ Q♥", "basra", None, None),
    ("J♠", "jack-basra", None, "jack-basra"),
    ("J♠ J♥", None, None, None),
    ("-", None, None, None),
])
def test_the_option_komi_basra(preset: str, floor: str, any_value: str | None, ten_or_less: str | None,
                               single: str | None) -> None:
    for option, wanted in (("any-value", any_value), ("ten-or-less", ten_or_less), ("single", single)):
        (play,) = plays(floor, "7♦", f"{preset},komi_basra={option}")
        assert (play.captured, play.basra) == (floor_of(floor), wanted), option


def match_with(totals: tuple[int, int], rules: str) -> Match:
    """A match after one deal that brought these totals."""
    match = Match.start(rules)
    match.begin_deal(range(52))
    while not match.is_scored:
        match.play(match.legal_plays[0])
    match.totals = totals
    return match


@both
@pytest.mark.parametrize(("totals", "is_over", "winner"), [
    ((101, 0), True, 0), ((100, 90), False, None), ((101, 101), False, None), ((120, 110), True, 0),
    ((110, 120), True, 1), ((0, 101), True, 1), ((100, 100), False, None),
])
def test_the_target(preset: str, totals: tuple[int, int], is_over: bool, winner: int | None) -> None:
    match = match_with(totals, preset)
    assert (match.is_over, match.winner, match.needs_deck) == (is_over, winner, not is_over)


def test_the_target_is_an_option_and_counts_at_the_end_of_a_deal() -> None:
    match = Match.start("egyptian,target=1,basra_points=5", 1)
    match.begin_deal(range(52))
    while not match.is_scored:
        assert not match.is_over
        match.play(match.legal_plays[0])
    assert match.totals == match.scores[0].points
    assert match.is_over


def test_a_match_ends_after_the_prepared_deals() -> None:
    match = Match.start("egyptian,target=1000,majority_points=0,basra_points=1,jack_basra_points=0")
    while match.needs_deck:
        match.begin_deal(range(52))
        while not match.is_scored:
            match.play(match.legal_plays[0])
    assert len(match.scores) == match.deals_begun == MOST_DEALS
    assert match.is_over
    assert match.totals[0] == match.totals[1]  # the same deck for both, dealer by dealer
    assert match.winner is None
    match.totals = (match.totals[0], match.totals[1] + 1)
    assert match.winner == 1
