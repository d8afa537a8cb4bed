"""What plays are worth: by one look beside the mean over every hand that the other side may hold, by the
search where the right answer is known."""

import random
from collections.abc import Iterator
from itertools import combinations
from statistics import fmean

import pytest

from basra import Basra, Card, Deal, Match, Record, Rules
from basra.cards import KOMI, RANKS, cards_of, mask_of, parse_cards
from basra.players import PLAYERS
from basra.players import judge as judging
from basra.players.careful import Careful, Outlook
from basra.players.in_kinds import fitted_prospect, swift_of
from basra.players.judge import Judgement, judge, judged_by
from basra.plays import LegalPlays, Play
from basra.view import View

from .helpers import deck_of, records, with_other_hidden_cards

RULES = ("egyptian", "egyptian-v2", "egyptian-v2,opening=as-dealt,komi_basra=ten-or-less",
         "egyptian-v2,card_points=2C:2+10D:3+4H:1+JS:1,komi_basra=single")
FORESEEN = RULES[:3]
"""The rules under which plays are judged by the search; single cards have no points."""
Hand = tuple[Card, ...]


@pytest.fixture(autouse=True)
def _few_nodes(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is tested here holds for any number of imagined deals."""
    monkeypatch.setattr(judging, "NODES", 20)


def one_look(view: View) -> tuple[Judgement, ...]:
    """The judgements by one look ahead."""
    return judged_by(Outlook(view), view)


def worth(play: Play, rules: Rules) -> float:
    """What a play gains: its cards as a share of the majority points, their own points, and the basra."""
    if not play.captured:
        return 0.0
    cards, own = (play.card, *play.captured), dict(rules.card_points)
    basra = {None: 0, Basra.BASRA: rules.basra_points, Basra.JACK: rules.jack_basra_points}[play.basra]
    return sum(rules.majority_points / 26 + own.get(str(card), 0) for card in cards) + basra


def floor_after(view: View, play: Play) -> tuple[Card, ...]:
    return tuple(card for card in (*view.floor, play.card)
                 if card not in play.captured and not (play.captured and card == play.card))


def points(view: View, play: Play, hands: list[Hand]) -> float:
    """The worth of a play if the other side has any of some hands and makes the most of it."""
    left, gain = floor_after(view, play), worth(play, view.rules)
    if hands == [()]:
        last = view.seat if play.captured else view.last_capturer
        leftovers = worth(Play(left[0], left[1:]), view.rules) if len(left) > 1 else 30 / 26 * len(left)
        return gain + (0 if last is None else leftovers if last == view.seat else -leftovers)
    return gain - fmean(max(worth(reply, view.rules) for reply in LegalPlays(hand, left, view.rules))
                        for hand in hands)


def hands_of(view: View, deal: Deal) -> list[Hand]:
    """Every hand that the other side may answer with, as far as the view can know."""
    assert view.seat is not None
    hand = deal.hands[1 - view.seat]
    if not deal.stock:
        return [hand]  # all that is not seen is there
    hidden = [card for card in (*hand, *deal.stock) if card not in view.replaced]
    return list(combinations(hidden, len(hand) or 4))


def late_moments() -> Iterator[tuple[View, Deal]]:
    """Views late in deals, where the hands that may be are few enough to be counted."""
    for number, rules in enumerate(RULES):
        for record in records(rules, number, 97):
            deal = record.match.deal
            if deal is not None and deal.turn is not None and len(deal.stock) <= 8:
                yield View.of(record, deal.turn), deal


def test_points_are_the_mean_over_every_hand_that_may_be() -> None:
    counts = set()
    for view, deal in late_moments():
        hands = hands_of(view, deal)
        counts.add(len(hands))
        by_play = {judgement.play: judgement for judgement in one_look(view)}
        assert set(by_play) == set(map(str, view.plays))
        for play in view.plays:
            assert by_play[str(play)].points == pytest.approx(points(view, play, hands))
    assert min(counts) == 1 < 300 < max(counts)


def test_chances_and_answers_are_those_of_the_hands_that_may_be() -> None:
    for view, deal in late_moments():
        if view.seq % 4:
            continue
        hands = hands_of(view, deal)
        for judgement in one_look(view):
            left = tuple(map(Card, judgement.left))
            basras = sum(any(reply.basra for reply in LegalPlays(hand, left, view.rules)) for hand in hands)
            assert judgement.danger == pytest.approx(basras / len(hands))
            for answer in judgement.answers:
                holding = [hand for hand in hands if any(kind_of(card) == answer.card for card in hand)]
                assert answer.chance == pytest.approx(len(holding) / len(hands))
                replies = {reply for hand in holding for reply in LegalPlays(hand, left, view.rules)
                           if kind_of(reply.card) == answer.card}
                most = max(worth(reply, view.rules) for reply in replies)
                assert answer.points == pytest.approx(most)
                assert any(set(map(str, reply.captured)) == set(answer.takes) and reply.basra is answer.basra
                           for reply in replies if worth(reply, view.rules) == pytest.approx(most))
            named = {answer.card for answer in judgement.answers}
            silent = {card for hand in hands for card in hand if kind_of(card) not in named}
            assert not any(play.captured for play in LegalPlays(tuple(silent), left, view.rules))


def kind_of(card: Card) -> str:
    return "7D" if card == KOMI else RANKS[card.rank]


def test_a_judgement_says_what_its_play_does() -> None:
    for view, _ in late_moments():
        plays = {str(play): play for play in view.plays}
        judgements = judge(view)
        assert sorted(judgements, key=lambda one: -one.points) == list(judgements)
        for judgement in judgements:
            play = plays[judgement.play]
            assert judgement.card == str(play.card)
            assert judgement.captured == tuple(map(str, play.captured))
            assert judgement.basra is play.basra
            assert sorted(card for group in judgement.groups for card in group) == sorted(judgement.captured)
            assert judgement.left == tuple(map(str, floor_after(view, play)))
            order = [-answer.points for answer in judgement.answers]
            assert order == sorted(order)


def test_careful_makes_the_best_play() -> None:
    for number, rules in enumerate(RULES):
        for record in records(rules, number, 60):
            if record.match.turn is not None:
                view = View.of(record, record.match.turn)
                judgements = {judgement.play: judgement.points for judgement in one_look(view)}
                careful = PLAYERS["careful"]
                assert isinstance(careful, Careful)
                play = careful.choose(view, bytes(31) + bytes([record.seq % 256]), 0)
                assert judgements[str(play)] == pytest.approx(max(judgements.values()), abs=1e-8)


def test_hidden_cards_do_not_change_a_judgement() -> None:
    chance = random.Random(1)
    for rules in RULES:
        for record in records(rules, 1, 48):
            if (seat := record.match.turn) is not None:
                other: Record = with_other_hidden_cards(record, seat, chance)
                assert judge(View.of(other, seat)) == judge(View.of(record, seat))


# ---- Cards that were replaced on the opening floor ----

JACKS_AND_KOMI = (*(Card(f"J{suit}") for suit in "CDHS"), KOMI)


def deck_with(replaced: int, seed: int) -> tuple[Card, ...]:
    """A deck of whose opening floor so many cards are replaced, all of them in its first slot."""
    chance = random.Random(seed)
    special = chance.sample(JACKS_AND_KOMI, replaced)
    # The floor and what replaces it are numerals, so that no other card is replaced.
    deck = [card for card in deck_of(seed) if card not in special]
    others = [card for card in deck if card not in JACKS_AND_KOMI]
    floor = others[:4]
    rest = [card for card in deck if card not in floor]
    return (*rest[:8], *special, *floor, *rest[8:])


@pytest.mark.parametrize("replaced", range(6))
def test_the_other_hand_is_known_in_the_last_round(replaced: int) -> None:
    """The dealer holds the replaced cards then, and with all five the other side the first of them."""
    seen = 0
    for seed in range(6):
        deck, chance = deck_with(replaced, seed), random.Random(seed)
        match = Match.start("egyptian-v2", seed % 2)
        deal = match.begin_deal(deck)
        while (seat := deal.turn) is not None:
            view = View.at(match, seat, seq=0, deck=deck)
            assert len(view.replaced) == replaced
            if not deal.stock:
                other = deal.hands[1 - seat]
                seen += len([card for card in other if card in view.replaced])
                for judgement in one_look(view):
                    play = next(play for play in view.plays if str(play) == judgement.play)
                    assert judgement.points == pytest.approx(points(view, play, [other]))
                    assert {answer.chance for answer in judgement.answers} <= {1.0}
                    assert {answer.card for answer in judgement.answers} <= set(map(kind_of, other))
            deal.play(chance.choice(deal.legal_plays))
    assert bool(seen) == bool(replaced)


def test_the_first_of_five_replaced_cards_is_dealt_to_the_other_side() -> None:
    """When the dealer plays the last card of round 5, the next four cards of the stock end with it."""
    deck = deck_with(5, 3)
    match = Match.start("egyptian-v2", 0)
    deal = match.begin_deal(deck)
    while (len(deal.stock), *map(len, deal.hands)) != (8, 1, 0):
        deal.play(deal.legal_plays[-1])
    view = View.at(match, 0, seq=0, deck=deck)
    assert view.replaced[0] == deal.stock[3]
    jack_or_komi = kind_of(view.replaced[0])
    hidden = list(cards_of(view.unseen))
    hands = [(view.replaced[0], *three) for three in combinations(hidden, 3)]
    assert mask_of(deal.stock[:4]) in map(mask_of, hands)
    for judgement in one_look(view):
        play = next(play for play in view.plays if str(play) == judgement.play)
        assert judgement.points == pytest.approx(points(view, play, hands))
        if judgement.left:
            assert next(one for one in judgement.answers if one.card == jack_or_komi).chance == 1


# ---- What people know ----

def judged(floor: str, hand: str) -> dict[str, Judgement]:
    """The judgements of a first hand, with an empty stock of knowledge beside it."""
    given = [Card(card) for card in (floor + " " + hand).split()]
    others = [card for card in deck_of(5) if card not in given]
    size = len(floor.split())
    match = Match(Rules.of("egyptian-v2"), 0, deals_begun=1, deal=Deal(
        Rules.of("egyptian-v2"), 0, [tuple(others[:4]), tuple(given[size:])], tuple(given[:size]),
        tuple(others[4:44])))
    assert match.deal is not None
    return {one.card: one for one in judge(View.at(match, 1, seq=0, deck=()))}


def test_six_and_four_left_are_cleared_by_a_ten_or_the_komi() -> None:
    left = judged("6S 4H KC QD", "KH 2C 3C 8D")["KH"]
    assert left.left == ("6S", "4H", "QD")
    assert not any(answer.basra for answer in left.answers)
    left = judged("6S 4H KC", "KH 2C 3C 8D")["KH"]
    assert left.left == ("6S", "4H")
    clearing = {answer.card for answer in left.answers if answer.basra is Basra.BASRA}
    assert clearing == {"10", "7D"}
    assert next(answer for answer in left.answers if answer.card == "10").takes == ("6S", "4H")
    assert next(answer for answer in left.answers if answer.card == "J").basra is None


def test_a_lone_card_is_not_left_without_need() -> None:
    judgements = judged("9S", "9H 9C KD 2D")
    assert judgements["9H"].left == ()
    assert judgements["9H"].answers == ()
    assert judgements["KD"].points < judgements["9H"].points


# ---- What the search says ----

def best_of(deal: Deal, seat: int) -> int:
    """The points that a seat wins by at the end of a deal whose hands both sides know."""
    if deal.turn is None:
        mine, theirs = deal.score().points[seat], deal.score().points[1 - seat]
        return mine - theirs
    choose = max if deal.turn == seat else min
    return choose(after(deal, play, seat) for play in deal.legal_plays)


def after(deal: Deal, play: Play, seat: int) -> int:
    made = deal.copy()
    made.play(play)
    return best_of(made, seat)


def lead(deal: Deal, seat: int) -> int:
    """The points of the basras of a seat more than those of the other."""
    points = {Basra.BASRA: deal.rules.basra_points, Basra.JACK: deal.rules.jack_basra_points}
    mine, theirs = (sum(points[basra] for _, basra in deal.basras[side]) for side in (seat, 1 - seat))
    return mine - theirs


@pytest.mark.parametrize("rules", FORESEEN)
def test_the_last_round_is_worked_out_to_its_end(rules: str) -> None:
    """By an independent minimax with all cards known: whoever has counted knows them."""
    compared = 0
    for record in records(rules, 3, 97):
        deal = record.match.deal
        if deal is None or deal.turn is None or deal.stock or sum(map(len, deal.hands)) > 6:
            continue
        for judgement in judge(View.of(record, deal.turn)):
            play = next(play for play in deal.legal_plays if str(play) == judgement.play)
            assert judgement.points == after(deal, play, deal.turn) - lead(deal, deal.turn)
            compared += 1
    assert compared > 10


def test_the_last_card_of_a_round_is_worth_what_it_brings_and_the_deal_after_it() -> None:
    compared = 0
    for record in records("egyptian-v2,opening=as-dealt", 5, 97):
        deal = record.match.deal
        if deal is None or deal.turn is None or not deal.stock or sum(map(len, deal.hands)) != 1:
            continue
        judgement, *_ = judge(View.of(record, deal.turn))
        made, play = deal.copy(), deal.legal_plays.find(judgement.play)
        made.play(play)
        now = swift_of(made)
        now.hand0 = now.hand1 = now.size0 = now.size1 = 0
        now.next = 52 - len(deal.stock)
        # The side that leads the next round is the one that does not deal: not the one that plays now.
        later = -fitted_prospect().of(now)
        assert judgement.points == pytest.approx(lead(made, deal.turn) - lead(deal, deal.turn) + later)
        compared += 1
    assert compared >= 5


def test_what_the_other_side_left_lying_it_likely_does_not_hold() -> None:
    """It laid a two beside a lone king, and would have made a basra with one."""
    king, hand = Card("KC"), parse_cards("2S 5H 8D 9C")
    rest = [card for card in deck_of(5) if card not in (king, *hand)]
    rules = Rules.of("egyptian-v2")
    match = Match(rules, 0, deals_begun=1, deal=Deal(
        rules, 0, [tuple(rest[:4]), hand], (king,), tuple(rest[4:44]), piles=[mask_of(rest[44:]), 0],
        last_capturer=0))
    match.deal_in_play().play("2S")
    view = View.at(match, 0, seq=1, deck=())
    uniform = {answer.card: answer.chance for one in one_look(view) for answer in one.answers}
    read = {answer.card: answer.chance for one in judge(view) for answer in one.answers}
    assert read["K"] < uniform["K"] / 2
    assert any(chance > uniform[card] for card, chance in read.items())
