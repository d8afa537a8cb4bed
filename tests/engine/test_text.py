"""Cards, plays and positions as text: each round trip, and each malformed text's own exception."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from basra import (
    CARDS,
    AmbiguousPlayError,
    BasraError,
    Card,
    CardError,
    Deal,
    DealOverError,
    IllegalPlayError,
    Play,
    PlayTextError,
    PositionError,
    Rules,
    captures,
    errors,
    parse_card,
    parse_cards,
)
from basra.cards import cards_of, mask_of, text_of, to_cards
from basra.plays import LegalPlays

cards = st.lists(st.sampled_from(CARDS), unique=True)
letters = "A23456789TJQK10CDHS♣♦♥♠xX+-* ,cdhs\n"


# Cards.

@pytest.mark.parametrize("card", CARDS)
def test_a_card_reads_in_every_spelling(card: Card) -> None:
    rank, suit = str(card)[:-1], str(card)[-1]
    filled, hollow = "♣♦♥♠"["CDHS".index(suit)], "♧♢♡♤"["CDHS".index(suit)]
    ranks = {rank, rank.lower()} | ({"T", "t"} if rank == "10" else set())
    for name in ranks:
        for colour in (suit, suit.lower(), filled, hollow, filled + "\ufe0f"):
            assert parse_card(name + colour) is card
            assert Card(f" {name}{colour}\n") == card
    assert Card(int(card)) == parse_card(card.symbol) == parse_card(str(card)) == card
    assert repr(card) == f"Card('{card}')"
    assert (card.rank * 4 + card.suit, int(card)) == (card, CARDS.index(card))


@pytest.mark.parametrize("text", ["", "10", "S", "1S", "11S", "0S", "10SS", "S10", "1 0S", "10 S", "10S 5H",
                                  "-", "10ſ", "10ﬆ", "JOKER", "٧♦", "10S" * 1000, "\u212as"])
def test_what_is_no_card_is_a_card_error(text: str) -> None:
    with pytest.raises(CardError, match="is not a card: write a rank A, 2 to 10") as error:
        parse_card(text)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize("number", [-1, 52, 10**6])
def test_a_number_that_is_no_card(number: int) -> None:
    with pytest.raises(CardError, match="cards are 0 to 51"):
        Card(number)


@pytest.mark.parametrize("wrong", [1.0, None, b"10S", ["10S"]])
def test_a_card_is_a_number_or_a_text(wrong: object) -> None:
    with pytest.raises(TypeError):
        Card(wrong)  # type: ignore[arg-type]


@settings(deadline=None)
@given(cards, st.sampled_from([" ", "", ", ", ",", "\n", "  "]))
def test_cards_round_trip(some: list[Card], separator: str) -> None:
    assert parse_cards(text_of(some, separator)) == tuple(some)
    assert to_cards(some) == to_cards([str(card) for card in some]) == to_cards(map(int, some)) == tuple(some)
    assert list(cards_of(mask_of(some))) == sorted(some)


@settings(deadline=None)
@given(st.text(alphabet=letters) | st.text())
def test_any_text_is_cards_or_a_card_error(text: str) -> None:
    try:
        found = parse_cards(text)
    except CardError:
        return
    assert parse_cards(text_of(found)) == found
    assert len(re.sub(r"[\s,\ufe0e\ufe0f-]", "", text)) >= 2 * len(found)


def test_a_card_stands_once() -> None:
    for make in (lambda: parse_cards("10S TS"), lambda: to_cards([39, "10S"]),
                 lambda: captures("10S 10S", "AC"), lambda: captures("10S", "10♠")):
        with pytest.raises(CardError):
            make()


# Plays.

FLOOR = parse_cards("5S 4H 4C 3D 2S KC")
PLAYS = LegalPlays(parse_cards("10H KH 9C QD"), FLOOR, Rules.of("egyptian-v2"))


def test_the_notation_of_plays() -> None:
    assert list(map(str, PLAYS)) == ["10Hx4H4C2S", "10Hx5S3D2S", "KHxKC", "9Cx5S4H4C3D2S", "QD"]
    assert repr(PLAYS) == "<LegalPlays 10Hx4H4C2S, 10Hx5S3D2S, KHxKC, 9Cx5S4H4C3D2S, QD>"
    assert str(Play(Card("KH"), (Card("KC"),), None)) == "KHxKC"
    one = LegalPlays([Card("JH"), Card("7D"), Card("JC")], [Card("JS")], Rules.of("egyptian"))
    assert list(map(str, one)) == ["JHxJS++", "7DxJS++", "JCxJS++"]
    assert str(LegalPlays([Card("2H")], [Card("2S")], Rules.of("egyptian"))[0]) == "2Hx2S+"


def test_plays_are_a_sequence() -> None:
    assert len(PLAYS) == 5
    assert PLAYS[0].captured == parse_cards("4H 4C 2S")
    assert PLAYS[-1] == Play(Card("QD"))
    assert PLAYS[1:3] == (PLAYS[1], PLAYS[2])
    assert LegalPlays(parse_cards("10H KH 9C QD"), FLOOR, Rules.of("egyptian-v2")) == PLAYS
    assert "10Hx4H4C2S" in PLAYS
    assert PLAYS[2] in PLAYS
    assert "10H" not in PLAYS  # it leaves a choice
    assert "AC" not in PLAYS
    assert Play(Card("AC")) not in PLAYS
    with pytest.raises(PlayTextError):
        "ten of hearts" in PLAYS  # noqa: B015


@pytest.mark.parametrize(("text", "found"), [
    ("KH", 2), (" kh ", 2), ("k♥XK♣", 2), ("KHxKC", 2), ("10hx2s4c4h", 0), ("THx5S,3D 2S", 1), ("QD", 4),
    (Card("KH"), 2), (Play(Card("KH"), (Card("KC"),)), 2),
])
def test_a_play_is_found_by_any_of_its_names(text: Play | Card | str, found: int) -> None:
    assert PLAYS.find(text) == PLAYS[found]


@pytest.mark.parametrize("play", list(PLAYS), ids=str)
def test_a_play_round_trips(play: Play) -> None:
    assert PLAYS.find(str(play)) == PLAYS.find(str(play).lower()) == PLAYS.find(play) == play


@pytest.mark.parametrize("text", [
    "", "+", "x", "xKC", "KHx", "KHx-", "KHx+", "KH+++", "+KH", "KHxKC+x", "KHKC", "KH KC", "KHxKCKC",
    "KHxKCx5S", "KHx5", "KH-KC", "0", "KH xx KC", "ﬆ", "K" * 5000])
def test_what_is_no_notation_is_a_play_text_error(text: str) -> None:
    with pytest.raises(PlayTextError, match="is not a play: write a card, x and what it captures") as error:
        PLAYS.find(text)
    assert len(str(error.value)) < 300


@pytest.mark.parametrize(("text", "message"), [
    ("AC", r"AC is not in the hand \(10H KH 9C QD\)"),
    ("KHx5S", "KH does not capture 5S: legal is KHxKC"),
    ("10Hx5S4H", "10H does not capture .*: legal is 10Hx4H4C2S or 10Hx5S3D2S"),
    ("QDxKC", "QD does not capture KC: legal is QD"),
    ("KHxKC+", r"KH makes no basra here, not basra"),
    ("KH++", r"KH makes no basra here, not jack-basra"),
    (Play(Card("KH")), "KH does not capture -: legal is KHxKC"),
])
def test_what_is_not_legal_is_an_illegal_play_error(text: Play | str, message: str) -> None:
    with pytest.raises(IllegalPlayError, match=message):
        PLAYS.find(text)


def test_a_choice_is_an_ambiguous_play_error() -> None:
    with pytest.raises(AmbiguousPlayError, match=r"10H has several .*: choose from 10Hx4H4C2S, 10Hx5S3D2S"):
        PLAYS.find("10H")
    with pytest.raises(AmbiguousPlayError):
        PLAYS.find(Card("10H"))


@settings(deadline=None)
@given(st.text(alphabet=letters) | st.text())
def test_any_text_is_a_play_or_a_play_error(text: str) -> None:
    with suppress(PlayTextError, IllegalPlayError, AmbiguousPlayError):
        assert PLAYS.find(text) in PLAYS


# Positions.

START = Deal.start(range(52), "egyptian-v2,target=51,card_points=2C:2+10D:3", dealer=1)


def advanced(plays: int) -> Deal:
    deal = START.copy()
    for _ in range(plays):
        deal.play(deal.legal_plays[-1])
    return deal


@pytest.mark.parametrize("plays", range(49))
def test_a_position_round_trips(plays: int) -> None:
    deal = advanced(plays)
    text = deal.to_text()
    again = Deal.from_text(text)
    assert again == deal
    assert again.to_text() == text
    assert "\n" not in text
    assert str(again) == str(deal)


def test_a_deal_that_is_over_takes_no_play() -> None:
    deal = advanced(48)
    before = deal.copy()
    assert len(deal.legal_plays) == 0
    with pytest.raises(DealOverError):
        deal.play("AC")
    assert deal == before


def test_a_position_with_a_jack_basra_round_trips() -> None:
    others = text_of([card for card in CARDS if str(card) not in ("JC", "JD", "4C", "4D", "KS")], "")
    text = f"egyptian 0 KS - - - JCJD4C4D {others} JC*4C - 1"
    deal = Deal.from_text(text)
    assert [[str(kind) for _, kind in side] for side in deal.basras] == [["jack-basra", "basra"], []]
    assert Deal.from_text(deal.to_text()) == deal


def field(index: int, change: Callable[[str], str]) -> str:
    words = advanced(20).to_text().split(" ")
    words[index] = change(words[index])
    return " ".join(words)


@pytest.mark.parametrize(("text", "message"), [
    ("", "a position has 11 fields, not 0"),
    (START.to_text() + " -", "a position has 11 fields, not 12"),
    (field(0, lambda _: "german"), "unknown rules 'german'"),
    (field(0, lambda rules: rules + ",target=" + "9" * 5000), "is not a position"),
    (field(1, lambda _: "2"), "the dealer cannot be '2': it is one of 0, 1"),
    (field(1, lambda _: "-"), "the dealer cannot be '-'"),
    (field(2, lambda floor: floor + "XX"), "is not a card|is not a list of cards"),
    (field(3, lambda hand: hand + hand), "stands twice"),
    (field(3, lambda hand: hand[2:]), "each card once: 51 cards, missing"),
    (field(5, lambda _: "-"), "a position has each card once"),
    (field(8, lambda _: "KS*KS*"), "is not in its pile|two basras"),
    (field(8, lambda _: "*"), "stands behind the card of a jack basra"),
    (field(9, lambda _: "AC**"), "stands behind the card of a jack basra"),
    (field(10, lambda _: "-"), "who captured last has a pile"),
    (field(10, lambda _: "2"), "the last capturer cannot be '2'"),
    (field(10, lambda _: "01"), "the last capturer cannot be '01'"),
])
def test_a_malformed_position_is_a_position_error(text: str, message: str) -> None:
    with pytest.raises(PositionError, match=message) as error:
        Deal.from_text(text)
    assert len(str(error.value)) < 500


def test_a_position_that_no_deal_reaches_is_refused() -> None:
    everything = [str(card) for card in CARDS]
    four, other, rest = "".join(everything[:4]), "".join(everything[4:8]), "".join(everything[8:])
    stock, pile = "".join(everything[8:48]), "".join(everything[48:])
    for text, message in [
        (f"egyptian 0 {four} - - {other}{rest} - - - - -", "no deal reaches hands of 0 .* with 48 cards"),
        (f"egyptian 0 {rest} {four} - {other} - - - - -", "no deal reaches"),
        (f"egyptian 0 {rest} - {four} {other} - - - - -", "no deal reaches hands of 4"),
        (f"egyptian 1 - - {four[:2]} {other}{four[2:]}{rest} - - - - -", "no deal reaches"),
        (f"egyptian 0 {four}{other} - - {stock} {pile} - - - 0", "a floor of 8 cards of 2 ranks"),
        (f"egyptian 1 - - - - {four}{other}{rest} - {four[:2]}*{four[:2]} - 0", "two basras"),
        (f"egyptian 1 - - - - {four}{other}{rest} - - {four[:2]} 0", "of seat 1 is not in its pile"),
        (f"egyptian 1 - - - - {four}{other}{rest} - - - 1", "who captured last has a pile"),
    ]:
        with pytest.raises(PositionError, match=message):
            Deal.from_text(text)


@settings(deadline=None)
@given(st.integers(0, 48), st.integers(0, 10), st.text(alphabet=letters, max_size=9))
def test_a_changed_position_is_refused_or_round_trips(plays: int, index: int, word: str) -> None:
    words = advanced(plays).to_text().split(" ")
    words[index] = word
    try:
        deal = Deal.from_text(" ".join(words))
    except PositionError:
        return
    assert Deal.from_text(deal.to_text()) == deal


@pytest.mark.parametrize(("deck", "dealer"), [
    (range(51), 0), ([*range(51), 0], 0), (range(53), 0), ("10S", 0), ("garbage", 0), (range(52), 2),
    (range(52), -1)])
def test_a_deal_needs_a_deck_and_a_dealer(deck: "range | str", dealer: int) -> None:
    with pytest.raises(PositionError):
        Deal.start(deck, "egyptian", dealer)


def test_every_exception_is_a_basra_error_and_a_value_error() -> None:
    for kind in vars(errors).values():
        if isinstance(kind, type) and kind.__module__ == errors.__name__ and kind is not BasraError:
            assert issubclass(kind, BasraError), kind
    assert issubclass(BasraError, ValueError)
