"""Computer players: legal, repeatable, blind to hidden cards, and each level better than the one below."""

import random
from collections.abc import Iterator
from itertools import islice, pairwise
from math import sqrt
from statistics import fmean, stdev

import pytest

from basra import Deal, Match, Record, Rules, fair, hot
from basra.arena.contest import Contest
from basra.arena.entrants import Entrant
from basra.cards import FULL_DECK, cards_of, parse_cards
from basra.events import Player
from basra.players import EVERY_LEVEL, LEVELS, PLAYERS, SeeingPlayer, computer_turn
from basra.view import View

from .helpers import dealt_record, new_record, play_at_random, records, secrets_of, with_other_hidden_cards

NODES = 60
HONEST = {name: player for name, player in PLAYERS.items() if not isinstance(player, SeeingPlayer)}
players = pytest.mark.parametrize("name", list(HONEST))
levels = pytest.mark.parametrize("level", list(EVERY_LEVEL))
BY_NO_CHANCE = ("child", "beginner", "greedy")
"""The players that neither search nor choose among equal plays."""
QUICK = (*BY_NO_CHANCE, "random", "careful")


def seed_of(number: int) -> bytes:
    return fair.bot_seed(b"\7" * 32, number)


def moments() -> Iterator[tuple[Record, int]]:
    """Records with a seat to play, and that seat, under several rules."""
    for number, rules in enumerate(["egyptian", "egyptian-v2,opening=as-dealt",
                                    "egyptian-v2,card_points=2C:2+10D:3+4H:1,komi_basra=single"]):
        for record in records(rules, number, 97):
            if record.match.turn is not None:
                yield record, record.match.turn


def some(moments: Iterator[tuple[Record, int]], name: str) -> Iterator[tuple[Record, int]]:
    """All moments for a quick player; of the slower ones one in seven, all numbers of cards among them."""
    return islice(moments, 0, None, 1 if name in QUICK else 7)


@players
def test_a_player_makes_legal_plays_and_the_same_again(name: str) -> None:
    player = HONEST[name]
    for record, seat in some(moments(), name):
        seed = seed_of(record.seq)
        view = View.of(record, seat)
        play = player.choose(view, seed, NODES)
        assert play in record.match.legal_plays
        assert player.choose(View.of(record, seat), seed, NODES) == play


@players
def test_hidden_cards_do_not_change_a_play(name: str) -> None:
    player, chance = HONEST[name], random.Random(1)
    for record, seat in some(moments(), name):
        other = with_other_hidden_cards(record, seat, chance)
        seed = seed_of(record.seq)
        assert player.choose(View.of(other, seat), seed, NODES) == player.choose(
            View.of(record, seat), seed, NODES)


def test_the_random_player_plays_everything_by_its_seed() -> None:
    record = dealt_record(1)
    view = View.of(record, record.match.turn)
    plays = [HONEST["random"].choose(view, seed_of(number), NODES) for number in range(400)]
    shares = [plays.count(play) / 400 for play in view.plays]
    assert all(abs(share - 1 / len(view.plays)) < 0.1 for share in shares)


@levels
def test_the_play_of_a_computer_follows_from_its_view_and_the_secret_of_the_deal(level: str) -> None:
    record = new_record(3, players=(Player(kind="computer", name=level),) * 2)
    record.begin_deal()
    play_at_random(record, random.Random(3), 11)
    seat, seed = record.match.turn, fair.bot_seed(record.secrets[1], record.seq)
    play = computer_turn(record).play()
    assert play == HONEST[level].choose(View.of(record, seat), seed, EVERY_LEVEL[level])
    again = Record.from_text(record.to_text(with_hidden=True))
    assert computer_turn(again).play() == play


def test_each_play_has_a_seed_of_its_own() -> None:
    record = new_record(3, "egyptian,target=1000", players=(Player(kind="computer", name="random"),) * 2)
    while len(record.match.scores) < 2:
        if record.match.needs_deck:
            record.begin_deal()
        seed = fair.bot_seed(secrets_of(3).secrets[record.match.deals_begun - 1], record.seq)
        play = computer_turn(record).play()
        assert play == HONEST["random"].choose(View.of(record, record.match.turn), seed, NODES)
        record.play(play)


def test_the_greedy_player_takes_the_basra() -> None:
    record = next(record for record, seat in moments()
                  if any(play.basra for play in record.match.legal_plays))
    for level in ("greedy", "careful"):
        assert HONEST[level].choose(View.of(record, record.match.turn), seed_of(1), NODES).basra


@pytest.mark.parametrize("name", BY_NO_CHANCE)
def test_the_mistakes_of_weak_players_are_no_chance(name: str) -> None:
    for record, seat in moments():
        view = View.of(record, seat)
        assert len({HONEST[name].choose(view, seed_of(number), NODES) for number in range(5)}) == 1


def seen_by(name: str, floor: str, hand: str) -> str:
    """The card that a player plays who sits behind such a floor."""
    deal = Deal(Rules.of("egyptian-v2"), 0, [(), parse_cards(hand)], parse_cards(floor), ())
    others = [card for card in cards_of(FULL_DECK) if card not in (*deal.floor, *deal.hands[1])]
    deal.hands[0], deal.stock = tuple(others[:4]), tuple(others[4:44])
    match = Match(deal.rules, 0, deal=deal, deals_begun=1)
    return str(HONEST[name].choose(View.at(match, 1, seq=0, deck=()), seed_of(1), NODES).card)


def test_what_the_weakest_overlook() -> None:
    """The child knows no sums and takes the first thing; the beginner adds up two cards, to six at most."""
    assert seen_by("child", "4C 5D KH", "2C 9S KD QS") == "KD"
    assert seen_by("beginner", "4C 5D KH", "2C 9S KD QS") == "KD"
    assert seen_by("greedy", "4C 5D KH", "2C 9S KD QS") == "9S"
    assert seen_by("child", "2C 3D KH QC", "QS 5S KD 10S") == "QS"
    assert seen_by("beginner", "2C 3D KH QC", "QS 5S KD 10S") == "5S"
    assert seen_by("beginner", "AC 2D 3H QC", "QS 6S KD 10S") == "QS"
    assert seen_by("greedy", "AC 2D 3H QC", "QS 6S KD 10S") == "6S"
    assert seen_by("child", "2C 9D", "QS JC 9S 10S") == "JC", "it keeps no jack"
    assert seen_by("child", "2C 3D", "QS 5S KD 10S") == "QS", "nothing that it sees is taken: the first card"


STEPS = [(worse, better) for worse, better in pairwise(LEVELS) if better in QUICK or hot.STATE == "compiled"]
"""Neighbours among the levels. Searching takes minutes in plain Python, which plays the same cards."""
FIRST, AT_ONCE, MOST_PAIRS = 320, 20, 240


@pytest.mark.parametrize(("worse", "better"), STEPS)
def test_each_level_beats_the_one_below(worse: str, better: str) -> None:
    """Decks are played twice with the seats exchanged, until three standard errors are clear of 0."""
    contest = Contest(players=(Entrant(better, LEVELS[better]), Entrant(worse, LEVELS[worse])))
    gains: list[float] = []
    while not gains or fmean(gains) < 3 * stdev(gains) / sqrt(len(gains)):
        assert len(gains) < MOST_PAIRS, f"{fmean(gains)} points a deal are not clear of 0"
        start = FIRST + len(gains)
        gains += [pair.gain for pair in contest.play_pairs(start, start + AT_ONCE)]
