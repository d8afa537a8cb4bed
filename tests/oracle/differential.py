"""The hot modules compiled against the same as plain Python: ``make differential``, or a few in the tests.

Two processes, one of each speed, work out the same random positions in batches and write a digest of each
batch. Where two digests differ, the batch is worked out again to show the first position that does.
"""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from hashlib import blake2b
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import get_args

from basra import fair, hot, kinds, playouts, sums
from basra.bench import last_round
from basra.captures import basra_of, groups_of, largest_captures
from basra.cards import CARDS, DECK_SIZE, mask_of
from basra.dice import Dice
from basra.match import Match
from basra.players import PLAYERS, SeeingPlayer
from basra.players.exact import INFINITE, Solver
from basra.players.in_kinds import score_alone
from basra.rules import PRESETS, KomiBasra, Rules, choices
from basra.view import View

ROOT = Path(__file__).parents[2]
SPEEDS = ("compiled", "plain")
BATCH = 1000
NODES = 200

Position = Callable[[Random], Iterable[object]]
"""Makes a position by chance and yields what it is, and what the hot modules make of it."""


def of_kinds(chance: Random) -> Iterator[object]:
    """What every kind takes from a floor without suits, and which basra that is."""
    cards = chance.sample(range(DECK_SIZE), chance.choice((2, 4, 6, 9, 14, 20)))
    floor = sum(1 << 4 * (kinds.KOMI if card == 25 else card >> 2) for card in cards)
    yield floor
    for kind in range(kinds.KINDS):
        taken = kinds.captured(floor, kind)
        yield taken, kinds.captures(floor, kind), kinds.number_of(taken & kinds.COUNTS)
        yield [kinds.basra(floor, kind, taken & kinds.COUNTS, option) for option in range(3)]


def of_sums(chance: Random) -> Iterator[object]:
    """The largest sums among numerals, as many as there may be of each."""
    value = chance.randint(2, 10)
    below = sum(chance.choice((0, 0, 1, 1, 2, 3, 4)) << 4 * rank for rank in range(value - 1))
    yield below, value, sums.largest_sum(below, value), sums.largest_sums(below, value)


def of_captures(chance: Random) -> Iterator[object]:
    """What cards take from a floor, the suits told apart, with points of single cards or without."""
    cards = chance.sample(CARDS, chance.choice((2, 4, 6, 9, 14)))
    floor, card = mask_of(cards[1:]), cards[0]
    worth = tuple(chance.choice((0, 0, 0, 1, 2)) for _ in CARDS) if chance.random() < 0.3 else ()
    found = largest_captures(floor, card, worth)
    yield floor, card, worth, found
    for taken in found:
        yield groups_of(taken, card), [basra_of(floor, card, taken, option) for option in get_args(KomiBasra)]


def of_dice(chance: Random) -> Iterator[object]:
    """Random numbers, each from as far up as it may come."""
    seed = chance.getrandbits(61)
    dice = Dice(seed)
    yield seed, [dice.below(bound) for bound in (1, 2, 52, 1 << 31)], [dice.share() for _ in range(4)]


def of_deals(chance: Random) -> Iterator[object]:
    """Whole deals at random."""
    seed = chance.getrandbits(60)
    yield seed, playouts.random_deals(chance.randint(1, 3), seed)


def of_last_rounds(chance: Random) -> Iterator[object]:
    """What the last round is worth, and in how many plays that is found."""
    seed = chance.getrandbits(60)
    solver = Solver(score_alone())
    yield seed, solver.value(last_round(seed), 1, -INFINITE, INFINITE, 0), solver.nodes


def of_players(chance: Random) -> Iterator[object]:
    """What every player plays at some place of a deal."""
    key = chance.randbytes(fair.KEY_SIZE)
    rules = Rules.of(chance.choice(list(PRESETS)), komi_basra=chance.choice(choices("komi_basra")))
    deck = fair.shuffle(key)
    match = Match.start(rules, chance.randrange(2))
    deal = match.begin_deal(deck)
    for _ in range(chance.randrange(48)):
        deal.play(chance.choice(deal.legal_plays))
    view = View.at(match, deal.turn, seq=len(deal.played), deck=deck)
    yield deal.to_text()
    for name, player in PLAYERS.items():
        chosen = (player.choose_seeing(deal.copy(), key, NODES) if isinstance(player, SeeingPlayer)
                  else player.choose(view, key, NODES))
        yield name, str(chosen)


AREAS: dict[str, tuple[Position, int]] = {
    "kinds": (of_kinds, 20), "sums": (of_sums, 20), "captures": (of_captures, 4), "dice": (of_dice, 20),
    "deals": (of_deals, 200),
    "last-rounds": (of_last_rounds, 200), "players": (of_players, 5000)}
"""What is compared, by name, and of how many positions it gets one; a floor of kinds is a position a kind."""


def results(area: str, seed: str, first: int, last: int) -> Iterator[str]:
    """Yield a line for each position of an area from the first to before the last."""
    for number in range(first, last):
        yield repr(list(AREAS[area][0](Random(f"{seed}/{area}/{number}"))))


def digests(positions: int, seed: str) -> Iterator[str]:
    """Yield a line for each batch: area, number of the first position, number after the last, digest."""
    for area, (_, share) in AREAS.items():
        count = max(1, positions // share)
        for first in range(0, count, BATCH):
            last = min(first + BATCH, count)
            digest = blake2b("\n".join(results(area, seed, first, last)).encode(), digest_size=16)
            yield f"{area} {first} {last} {digest.hexdigest()}"


def compare(positions: int, seed: str) -> Iterator[str]:
    """Compare both speeds; yield a line for each batch that came out the same.

    Raises:
        AssertionError: if one did not, with the first position that differs.
    """
    both = [_start(speed, "--positions", str(positions), "--seed", seed) for speed in SPEEDS]
    try:
        for line, other in zip_longest(*(process.stdout for process in both if process.stdout)):
            if line != other:
                raise AssertionError(_first_difference(seed, line or other))
            yield line.rpartition(" ")[0]
    finally:
        for process in both:
            process.kill()
            process.communicate()


def _first_difference(seed: str, line: str) -> str:
    area, first, last, _ = line.split()
    compiled, plain = (_start(speed, "--seed", seed, "--show", area, first, last) for speed in SPEEDS)
    lines = zip_longest(*(process.communicate()[0].splitlines() for process in (compiled, plain)))
    return next((f"{area} {number} of seed {seed!r}:\n{one}, compiled\n{other}, plain"
                 for number, (one, other) in enumerate(lines, int(first)) if one != other),
                f"{line.strip()}: not the same twice")


def _start(speed: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen([sys.executable, "-m", "tests.oracle.differential", "--one", speed, *arguments],
                            stdout=subprocess.PIPE, text=True, cwd=ROOT,
                            env=os.environ | {"BASRA_PLAIN": "01"[speed == "plain"]})


def main() -> None:
    """Compare as many positions as are asked for, or be one side of the comparison."""
    parser = argparse.ArgumentParser(prog="python -m tests.oracle.differential", description=__doc__)
    parser.add_argument("--positions", type=int, default=5_000_000, help="about how many (%(default)s)")
    parser.add_argument("--seed", default="1", help="another text, other positions (%(default)s)")
    parser.add_argument("--one", choices=SPEEDS, help=argparse.SUPPRESS)
    parser.add_argument("--show", nargs=3, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.one:
        if asked.one != hot.STATE:
            sys.exit(f"the hot modules are not {asked.one} but {hot.STATE}: run make")
        shown = results(asked.show[0], asked.seed, *map(int, asked.show[1:])) if asked.show else digests(
            asked.positions, asked.seed)
        for line in shown:
            print(line, flush=True)
        return
    for line in compare(asked.positions, asked.seed):
        print(line, end="   \r" if sys.stdout.isatty() else "\n")
    print(f"the same, compiled and plain: {asked.positions:,} positions, seed {asked.seed}")


if __name__ == "__main__":
    main()
