"""Computer players: legal, repeatable, blind to hidden cards, and each level better than the one below."""

import random
from collections.abc import Iterator
from itertools import islice
from math import sqrt
from statistics import fmean, stdev

import pytest

from basra import Record, fair
from basra.events import Player
from basra.players import LEVELS, NODE_BUDGET, PLAYERS, SeeingPlayer, computer_play
from basra.view import View

from .helpers import dealt_record, new_record, play_at_random, records, secrets_of, with_other_hidden_cards

NODES = 60
HONEST = {name: player for name, player in PLAYERS.items() if not isinstance(player, SeeingPlayer)}
players = pytest.mark.parametrize("name", list(HONEST))
levels = pytest.mark.parametrize("level", list(LEVELS))


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
    """All moments for a level; of the slower players one in seven, all numbers of cards among them."""
    return islice(moments, 0, None, 1 if name in LEVELS else 7)


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
    plays = [LEVELS["random"].choose(view, seed_of(number), NODES) for number in range(400)]
    shares = [plays.count(play) / 400 for play in view.plays]
    assert all(abs(share - 1 / len(view.plays)) < 0.1 for share in shares)


@levels
def test_the_play_of_a_computer_follows_from_its_view_and_the_secret_of_the_deal(level: str) -> None:
    record = new_record(3, players=(Player(kind="computer", name=level),) * 2)
    record.begin_deal()
    play_at_random(record, random.Random(3), 11)
    seat, seed = record.match.turn, fair.bot_seed(record.secrets[1], record.seq)
    play = computer_play(record)
    assert play == LEVELS[level].choose(View.of(record, seat), seed, NODE_BUDGET)
    again = Record.from_text(record.to_text(with_hidden=True))
    assert computer_play(again) == play


def test_each_play_has_a_seed_of_its_own() -> None:
    record = new_record(3, "egyptian,target=1000", players=(Player(kind="computer", name="random"),) * 2)
    while len(record.match.scores) < 2:
        if record.match.needs_deck:
            record.begin_deal()
        seed = fair.bot_seed(secrets_of(3).secrets[record.match.deals_begun - 1], record.seq)
        play = computer_play(record)
        assert play == LEVELS["random"].choose(View.of(record, record.match.turn), seed, NODE_BUDGET)
        record.play(play)


def test_the_greedy_player_takes_the_basra() -> None:
    record = next(record for record, seat in moments()
                  if any(play.basra for play in record.match.legal_plays))
    for level in ("greedy", "careful"):
        assert LEVELS[level].choose(View.of(record, record.match.turn), seed_of(1), NODES).basra


def deal_points(players: tuple[str, str], seed: int) -> int:
    """The points of seat 0 more than seat 1's in one deal."""
    record = dealt_record(seed, "egyptian-v2")
    while (seat := record.match.turn) is not None:
        play = LEVELS[players[seat]].choose(View.of(record, seat), seed_of(seed * 1000 + record.seq), NODES)
        record.play(play)
    mine, theirs = record.match.scores[0].points
    return mine - theirs


@pytest.mark.parametrize(("better", "worse", "pairs"), [("greedy", "random", 60), ("careful", "greedy", 150)])
def test_each_level_beats_the_one_below(better: str, worse: str, pairs: int) -> None:
    """Each deck is played twice with the seats exchanged; three standard errors stay clear of 0."""
    gains = [(deal_points((better, worse), number)
              - deal_points((worse, better), number)) / 2 for number in range(pairs)]
    print(f"{better} over {worse}: {fmean(gains):.1f} ± {stdev(gains) / sqrt(pairs):.1f} points a deal")
    assert fmean(gains) - 3 * stdev(gains) / sqrt(pairs) > 0
