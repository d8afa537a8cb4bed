"""Deals in kinds and what a seat knows of them, beside the deals in cards that they stand for."""

import random
from itertools import permutations

import pytest

from basra import Deal, Match, Rules
from basra.captures import counts_of, kind_of
from basra.cards import mask_of
from basra.deal import Opening
from basra.dice import Dice
from basra.kinds import number_of
from basra.players.exact import INFINITE, Solver
from basra.players.in_kinds import play_of, score_alone, swift_of
from basra.players.knowledge import Knowledge, knowledge_of
from basra.playouts import ALL, DECK, SwiftDeal, counts_of_hand, without
from basra.view import View

from .helpers import deck_of

RULES = ("egyptian", "egyptian-v2,opening=as-dealt", "egyptian-v2,komi_basra=single,jack_basra_points=50")


def played(rules: str, seed: int, plays: int) -> Match:
    """A match in its first deal after some plays at random."""
    chance, match = random.Random(seed), Match.start(Rules.parse(rules), seed % 2)
    match.begin_deal(deck_of(seed))
    for _ in range(plays):
        assert match.deal is not None
        match.deal.play(chance.choice(match.deal.legal_plays))
    return match


def state(deal: SwiftDeal) -> tuple[object, ...]:
    hands = (sorted(deal.hand0.to_bytes(8, "big").hex()[-deal.size0:]) if deal.size0 else [],
             sorted(deal.hand1.to_bytes(8, "big").hex()[-deal.size1:]) if deal.size1 else [])
    return (deal.floor, hands, deal.hidden, deal.size0, deal.size1, deal.cards0, deal.cards1, deal.last,
            deal.next)


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("seed", range(12))
def test_a_swift_deal_moves_as_the_deal_does(rules: str, seed: int) -> None:
    chance, match = random.Random(seed), played(rules, seed, 0)
    deal = match.deal
    assert deal is not None
    swift, first = swift_of(deal), 1 - deal.dealer
    while deal.turn is not None:
        side = int(deal.turn != first)
        assert (swift.turn(), side) == (side, side)
        play = deal.play(chance.choice(deal.legal_plays))
        swift.play_as(kind_of(play.card), side, counts_of(mask_of(play.captured)))
        if swift.size1 == 0 and swift.next < DECK:
            swift.deal_round()
        if deal.turn is not None:
            assert state(swift) == state(swift_of(deal))
    points = deal.score().points
    assert swift.finish() == points[first] - points[deal.dealer]


@pytest.mark.parametrize("seed", range(20))
def test_the_plays_before_are_taken_back_to_how_everybody_saw_the_deal(seed: int) -> None:
    chance, match = random.Random(seed), played("egyptian-v2", seed, 0)
    deal, deck = match.deal, deck_of(seed)
    assert deal is not None
    back = Opening.of(deck, match.rules).replaced
    seen: list[tuple[int, int, tuple[object, ...]]] = []
    for _ in range(chance.randrange(48)):
        swift, side = swift_of(deal), int(deal.turn == deal.dealer)
        hidden = swift.hidden - (counts_of(mask_of(back)) if deal.stock else 0)
        seen.append((deal.round, side, (swift.floor, hidden, swift.size0, swift.size1, swift.cards0,
                                        swift.cards1, swift.last)))
        deal.play(chance.choice(deal.legal_plays))
    assert deal.turn is not None
    found = knowledge_of(View.at(match, deal.turn, seq=0, deck=deck))
    now = [(moment.deal.floor, moment.deal.hidden, moment.deal.size0, moment.deal.size1, moment.deal.cards0,
            moment.deal.cards1, moment.deal.last)
           for moments in reversed(found.rounds) for moment in moments]
    assert now == [what for _, side, what in seen if side != found.side]
    assert [len(moments) for moments in found.rounds[1:]] == [4] * (deal.round - 1)


@pytest.mark.parametrize("seed", range(20))
def test_what_is_imagined_may_be_and_every_hidden_card_gets_everywhere(seed: int) -> None:
    match = played("egyptian-v2", seed, 2 * seed)
    assert match.deal is not None
    assert match.deal.turn is not None
    found = knowledge_of(View.at(match, match.deal.turn, seq=0, deck=deck_of(seed)))
    truth, dice, swift, hands = swift_of(match.deal), Dice(seed), SwiftDeal(), set()
    back = [kind_of(card) for card in Opening.of(deck_of(seed), match.rules).replaced]
    for _ in range(200):
        found.imagine(swift, dice)
        mine, other = (swift.hand0, swift.hand1) if found.side == 0 else (swift.hand1, swift.hand0)
        assert mine == (truth.hand0 if found.side == 0 else truth.hand1)
        size = truth.size1 if found.side == 0 else truth.size0
        hands.add(other & 0xF if size else 0)
        stock = sum(1 << 4 * swift.deck[place] for place in range(swift.next, DECK))
        assert (counts_of_hand(swift.hand0, swift.size0) + counts_of_hand(swift.hand1, swift.size1) + stock
                == truth.hidden)
        if back and match.deal.stock:
            assert [swift.deck[place] for place in range(DECK - len(back), DECK)] == back
    if match.deal.stock and match.deal.hands[1 - match.deal.turn]:
        assert len(hands) >= number_of(0x0FFFFFFFFFFFFFFF & found.unseen) // 6


def best_by_force(deal: Deal, seat: int) -> int:
    """What a seat wins by if both sides play as well as can be: every order of both hands, in cards."""
    if deal.turn is None:
        mine, theirs = deal.score().points
        return mine - theirs if seat == 0 else theirs - mine
    values = []
    for play in deal.legal_plays:
        after = deal.copy()
        after.play(play)
        values.append(best_by_force(after, seat))
    return max(values) if deal.turn == seat else min(values)


@pytest.mark.parametrize("seed", range(24))
def test_the_last_plays_are_solved_as_brute_force_solves_them(seed: int) -> None:
    match = played(RULES[seed % 3], seed, 42 + seed % 5)
    deal = match.deal
    assert deal is not None
    assert deal.turn is not None
    first = 1 - deal.dealer
    swift = swift_of(deal)
    before = deal.copy().score()
    basras = sum(side.basra_points + side.jack_basra_points for side in before.sides[first:first + 1]) - sum(
        side.basra_points + side.jack_basra_points for side in before.sides[deal.dealer:deal.dealer + 1])
    value = Solver(score_alone()).value(swift, 1, -INFINITE, INFINITE, 0)
    assert value + basras == best_by_force(deal, first)
    seat = deal.turn
    kind, taken = Solver(score_alone()).best(swift, 1)
    deal.play(play_of(deal.legal_plays, kind, taken, ()))
    assert value + basras == (1 if seat == first else -1) * best_by_force(deal, seat)


def test_a_hand_loses_one_card_wherever_it_stands() -> None:
    for cards in permutations((3, 7, 7, 13)):
        hand = sum(kind << 4 * place for place, kind in enumerate(cards))
        rest = without(hand, 7)
        assert counts_of_hand(rest, 3) == counts_of_hand(hand, 4) - (1 << 28)
        assert rest < 1 << 12
    assert number_of(ALL) == DECK


def test_knowledge_of_nothing_played_has_no_plays_before() -> None:
    match = played("egyptian-v2", 5, 0)
    assert match.deal is not None
    assert match.deal.turn is not None
    found = knowledge_of(View.at(match, match.deal.turn, seq=0, deck=deck_of(5)))
    assert isinstance(found, Knowledge)
    assert found.rounds == [[]]
    assert len(found.pool) == number_of(found.unseen)
