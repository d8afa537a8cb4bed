"""Decks of a list, and the pairs that are played over them."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from basra.arena.decks import (
    LISTS,
    dealer_of,
    deck_of,
    digest_of,
    later_list,
    play_seed,
    seeds_key,
    totals_of,
)
from basra.arena.entrants import Entrant
from basra.arena.pairs import Matches, Pair, play_pair
from basra.cards import CARDS
from basra.deal import Deal
from basra.errors import LevelError
from basra.match import Match
from basra.players import NODE_BUDGET, PLAYERS
from basra.plays import Play
from basra.rules import Rules
from basra.view import View

DOCS = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
RULES = Rules.of("egyptian-v2")
CAREFUL, GREEDY, RANDOM = Entrant("careful"), Entrant("greedy"), Entrant("random")


def played(first: Entrant, second: Entrant, index: int, rules: Rules = RULES) -> Pair:
    """A pair of the tuning list, without the time that it took."""
    return replace(play_pair((first, second), rules, "tuning", index), nanoseconds=(0, 0))


# ---- Decks ----

def test_the_public_lists_are_those_of_the_docs() -> None:
    for name in LISTS:
        assert f"| `{name}` |" in DOCS
        assert f"`{digest_of(name, 5000)}` |" in DOCS


def test_a_deck_follows_from_the_list_and_its_number() -> None:
    decks = {(name, index): deck_of(name, index) for name in (*LISTS, "another") for index in range(50)}
    assert len({*decks.values()}) == 150
    assert all(sorted(deck) == list(CARDS) for deck in decks.values())
    assert decks["claim", 7] == deck_of("claim", 7)
    joined = b"".join(bytes(deck_of("claim", index)) for index in range(5))
    assert digest_of("claim", 5) == sha256(joined).hexdigest()


def test_the_seats_deal_in_turn() -> None:
    assert [dealer_of(index) for index in range(4)] == [0, 1, 0, 1]


def test_each_play_has_a_seed_of_its_own() -> None:
    seeds = {play_seed(seeds_key(name, index), seat, number) for name in LISTS for index in range(4)
             for seat in (0, 1) for number in range(48)}
    assert len(seeds) == 2 * 4 * 2 * 48
    assert {len(seed) for seed in seeds} == {32}


# ---- Pairs ----

def test_a_pair_is_two_deals_of_one_deck_with_the_seats_exchanged() -> None:
    """The same deals, played by hand in matches that score themselves."""
    for index in range(6):
        pair, key = played(CAREFUL, RANDOM, index), seeds_key("tuning", index)
        for deal, names in enumerate([("careful", "random"), ("random", "careful")]):
            match = Match.start("egyptian-v2,target=1000", dealer_of(index))
            match.begin_deal(deck_of("tuning", index))
            while (seat := match.turn) is not None:
                number = len(match.deal.played)
                view = View.at(match, seat, seq=number, deck=deck_of("tuning", index))
                match.play(PLAYERS[names[seat]].choose(view, play_seed(key, seat, number), NODE_BUDGET))
            order = slice(None, None, 1 if names[0] == "careful" else -1)
            assert pair.points[deal] == match.scores[0].points[order]
            assert pair.basras[deal] == tuple(map(len, match.deal.basras))[order]


def test_exchanging_the_players_only_turns_the_sign() -> None:
    for index in range(12):
        pair, turned = played(CAREFUL, GREEDY, index), played(GREEDY, CAREFUL, index)
        assert pair.gain == -turned.gain
        assert pair.gains == tuple(-gain for gain in reversed(turned.gains))
        assert pair.first_gain == turned.first_gain


def test_a_player_against_itself_gains_nothing_at_all() -> None:
    """A seat has the same seeds whoever sits there, so both deals are the same but for who is who."""
    for player in (RANDOM, GREEDY):
        pairs = [played(player, player, index) for index in range(12)]
        assert {pair.gain for pair in pairs} == {0}
        assert any(pair.first_gain for pair in pairs)


def test_who_plays_first_is_not_who_deals() -> None:
    """Seat 0 has the first player in the first deal, and the dealer is seat 0 where the number is even."""
    pair = Pair(pair=0, points=((10, 40), (30, 20)), basras=((0, 0), (0, 0)), nodes=(None, None),
                nanoseconds=(0, 0))
    assert (pair.gains, pair.gain) == ((-30, 10), -10)
    assert pair.first_gain == (30 + 10) / 2
    assert replace(pair, pair=1).first_gain == (-30 - 10) / 2


def test_the_rules_decide_the_points() -> None:
    assert played(CAREFUL, GREEDY, 3, RULES.with_options(basra_points=200)) != played(CAREFUL, GREEDY, 3)
    assert played(CAREFUL, GREEDY, 3, RULES.with_options(target=1)) == played(CAREFUL, GREEDY, 3)


# ---- Whole matches ----

def matches(first: Entrant, second: Entrant, index: int, kind: Matches) -> Pair:
    return replace(play_pair((first, second), RULES, "tuning", index, kind), nanoseconds=(0, 0))


@pytest.mark.parametrize("kind", ["new", "late"])
def test_a_pair_of_matches_is_played_to_the_target_with_the_seats_exchanged(kind: Matches) -> None:
    """The same matches, played by hand: each deal has a deck and seeds of its own."""
    for index in range(3):
        pair = matches(CAREFUL, RANDOM, index, kind)
        for number, names in enumerate([("careful", "random"), ("random", "careful")]):
            totals = totals_of("tuning", index, RULES.target) if kind == "late" else (0, 0)
            match = Match(RULES, dealer_of(index), totals)
            while not match.is_over:
                decks = later_list("tuning", match.deals_begun)
                deck = deck_of(decks, index)
                deal = match.begin_deal(deck)
                while (seat := deal.turn) is not None:
                    view = View.at(match, seat, seq=len(deal.played), deck=deck)
                    seed = play_seed(seeds_key(decks, index), seat, len(deal.played))
                    match.play(PLAYERS[names[seat]].choose(view, seed, NODE_BUDGET))
            assert match.winner is not None
            assert pair.winners is not None
            assert names[match.winner] == ("careful", "random")[pair.winners[number] or 0]
            assert pair.deals[number] == match.deals_begun
            won = (match.totals[0] - totals[0], match.totals[1] - totals[1])
            assert pair.points[number] == won[::1 if names[0] == "careful" else -1]


def test_matches_turn_with_the_players_and_gain_by_their_winners() -> None:
    for index in range(6):
        pair, turned = matches(CAREFUL, GREEDY, index, "late"), matches(GREEDY, CAREFUL, index, "late")
        assert pair.gain == -turned.gain
        assert pair.gains == tuple({0: 100, 1: -100, None: 0}[winner] for winner in pair.winners or ())
        assert matches(GREEDY, GREEDY, index, "late").gain == 0


def test_late_matches_begin_between_half_of_the_target_and_the_target() -> None:
    for target, tens in ((101, range(60, 101, 10)), (151, range(80, 151, 10)), (51, range(30, 51, 10))):
        found = [totals_of("tuning", index, target) for index in range(300)]
        assert {first for first, _ in found} == {second for _, second in found} == set(tens)


class Seeing:
    """Sees all cards, checks that it does, and says what it looked at."""

    looked_at = 7

    def choose_seeing(self, deal: Deal, seed: bytes, nodes: int) -> Play:
        assert sum(map(len, deal.hands)) + len(deal.stock) + len(deal.floor) == 52 - sum(
            pile.bit_count() for pile in deal.piles)
        assert (len(seed), nodes) == (32, 12)
        play = deal.legal_plays[0]
        deal.play(play)  # a copy: whoever sees may also try
        return play


def test_a_player_for_measuring_sees_the_deal_and_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "seeing", Seeing())
    pair = played(Entrant("seeing", 12), GREEDY, 0)
    assert pair.nodes == (7 * 48, None)


# ---- Who takes part ----

def test_players_are_named_with_or_without_a_budget() -> None:
    assert Entrant.parse("greedy") == Entrant("greedy", NODE_BUDGET)
    assert Entrant.parse("greedy", 9) == Entrant.parse("greedy@9") == Entrant.parse("greedy@9", 10)
    for entrant in (Entrant("greedy"), Entrant("careful", 20)):
        assert Entrant.parse(str(entrant)) == entrant


@pytest.mark.parametrize("text", ["", "nobody", "greedy@", "greedy@0", "greedy@x", "greedy@1.5", "greedy@-1",
                                  "greedy@99999999999999999999", "greedy@10000001", "greedy@٣", "@5"])
def test_others_are_refused(text: str) -> None:
    with pytest.raises(LevelError):
        Entrant.parse(text)
