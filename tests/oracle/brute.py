"""A second engine, written from the rules alone, as slow and as plain as they are: the oracle.

It shares no code with the package. Cards are text such as ``10S``, sets of cards are sets, and a
capture is found by trying every subset of the floor and every way of dividing it into groups.

``python tests/oracle/brute.py`` counts all play sequences of the fixed positions below again and
writes ``counts.json``, against which the package is checked.
"""

import json
import random
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from pathlib import Path

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]
SUITS = "CDHS"
DECK = [rank + suit for rank in RANKS for suit in SUITS]
KOMI = "7D"
DATA = Path(__file__).with_name("counts.json")

DEFAULTS = {
    "majority_points": 30, "tied_majority": "nobody", "basra_points": 10, "card_points": [],
    "komi_basra": "any-value", "opening": "replace"}
PRESETS = {"egyptian": {"jack_basra_points": 10}, "egyptian-v2": {"jack_basra_points": 30}}


def rank(card):
    return card[:-1]


def value(card):
    """The value of a numeral, 1 to 10, or None for a court card."""
    place = RANKS.index(rank(card)) + 1
    return place if place <= 10 else None


def divides(cards, total):
    """Whether the cards can be divided into groups that each add up to the total."""
    if not cards:
        return True
    first, rest = cards[0], cards[1:]
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            if value(first) + sum(map(value, others)) == total:
                left = [card for card in rest if card not in others]
                if divides(left, total):
                    return True
    return False


@cache
def captures(floor, card, points=()):
    """All largest captures, as a set of frozen sets.

    Args:
        floor: a frozen set of cards.
        card: the card played.
        points: the cards with points of their own, as pairs.
    """
    if rank(card) == "J" or card == KOMI:
        return {floor}
    if value(card) is None:
        return {frozenset(c for c in floor if rank(c) == rank(card) or c == KOMI)}
    always = floor & {KOMI}
    numerals = sorted(c for c in floor - always if value(c) is not None and value(c) <= value(card))
    for size in range(len(numerals), -1, -1):
        found = {frozenset(some) for some in combinations(numerals, size)
                 if sum(map(value, some)) % value(card) == 0 and divides(list(some), value(card))}
        if found:
            return {some | always for some in without_suits(found, dict(points))}
    raise AssertionError("the empty set can always be divided")


def without_suits(found, points):
    """Of the sets that differ in suit alone, keep the one of the lowest suits.

    A card with points of its own is told apart from those of its rank with other points.
    """
    lowest = {}
    for some in found:
        alike = tuple(sorted((rank(c), points.get(c, 0)) for c in some))
        lowest[alike] = min(lowest.get(alike, some), some, key=lambda cards: sorted(map(DECK.index, cards)))
    return set(lowest.values())


@cache
def basra(floor, card, captured, komi_basra="any-value"):
    """The basra that a play makes on a floor: ``"basra"``, ``"jack-basra"`` or None."""
    if not floor or captured != floor:
        return None
    ranks = {rank(c) for c in floor}
    lone_jack = len(floor) == 1 and ranks == {"J"}
    if floor == {KOMI}:
        return "basra"
    if rank(card) == "J":
        return "jack-basra" if lone_jack else None
    if card != KOMI:
        return "basra"
    if komi_basra == "ten-or-less":
        return "basra" if ranks <= set(RANKS[:10]) and sum(map(value, floor)) <= 10 else None
    if komi_basra == "single" and len(floor) > 1:
        return None
    if lone_jack:
        return "jack-basra"
    if ranks in ({"Q"}, {"K"}):
        return "basra"
    numerals = ranks <= set(RANKS[:10])
    return "basra" if numerals and any(divides(sorted(floor), total) for total in range(1, 11)) else None


@dataclass(frozen=True)
class State:
    """A deal; seat 0 is the non-dealer here."""

    hands: tuple
    floor: tuple
    stock: tuple
    piles: tuple = (frozenset(), frozenset())
    basras: tuple = ((), ())
    last: int | None = None
    turn: int = 0


def start(deck, options):
    """Deal from a shuffled deck."""
    stock, floor = list(deck[12:]), list(deck[8:12])
    if options["opening"] == "replace":
        for slot in range(4):
            while rank(floor[slot]) == "J" or floor[slot] == KOMI:
                stock.append(floor[slot])
                floor[slot] = stock.pop(0)
    return State((tuple(deck[:4]), tuple(deck[4:8])), tuple(floor), tuple(stock))


def plays(state, options):
    """All plays of the side to play, as pairs of the card and what it captures."""
    points = tuple(map(tuple, options["card_points"]))
    return [(card, captured) for card in state.hands[state.turn]
            for captured in sorted(captures(frozenset(state.floor), card, points), key=sorted)]


def after(state, card, captured, options):
    """The deal after a play, and after what follows by itself."""
    me = state.turn
    hands = with_item(state.hands, me, tuple(c for c in state.hands[me] if c != card))
    kind = basra(frozenset(state.floor), card, captured, options["komi_basra"])
    if captured:
        state = replace(
            state, last=me, floor=tuple(c for c in state.floor if c not in captured),
            piles=with_item(state.piles, me, state.piles[me] | captured | {card}),
            basras=with_item(state.basras, me, state.basras[me] + ((kind,) if kind else ())))
    else:
        state = replace(state, floor=(*state.floor, card))
    if hands == ((), ()) and state.stock:
        hands = (state.stock[:4], state.stock[4:8])
        state = replace(state, stock=state.stock[8:])
    elif hands == ((), ()) and state.last is not None:
        state = replace(state, floor=(), piles=with_item(
            state.piles, state.last, state.piles[state.last] | set(state.floor)))
    return replace(state, hands=hands, turn=1 - me)


def with_item(pair, seat, item):
    return (item, pair[1]) if seat == 0 else (pair[0], item)


def points_of(state, options):
    """The points of both sides as the piles stand."""
    return [
        options["majority_points"] * (len(pile) > 26)
        + options["basra_points"] * made.count("basra")
        + options["jack_basra_points"] * made.count("jack-basra")
        + sum(points for card, points in options["card_points"] if card in pile)
        for pile, made in zip(state.piles, state.basras, strict=True)]


FIELDS = ["sequences", "basras", "jack_basras", "cards", "points", "opposing_points"]
"""What is counted: the sequences, and sums over their last positions. Points are the non-dealer's first."""


def count(state, depth, options):
    """Count the play sequences of a length; see :data:`FIELDS`."""
    if depth == 0:
        made = state.basras[0] + state.basras[1]
        return [1, made.count("basra"), made.count("jack-basra"), sum(map(len, state.piles)),
                *points_of(state, options)]
    totals = [0] * len(FIELDS)
    for card, captured in plays(state, options):
        more = count(after(state, card, captured, options), depth - 1, options)
        totals = [total + added for total, added in zip(totals, more, strict=True)]
    return totals


def all_options(preset, options):
    return {**DEFAULTS, **PRESETS[preset], **options}


def state_of(case):
    """The position of a case: its deck dealt, and its line of plays made."""
    options = all_options(case["preset"], case["options"])
    state = start(case["deck"].split(), options)
    for card, *captured in case["line"]:
        state = after(state, card, frozenset(captured), options)
    return state, options


# The cases: fixed decks under several rules, from the first card on and from late in the deal.

def shuffled(seed):
    deck = DECK[:]
    random.Random(seed).shuffle(deck)
    return deck


def with_top(top, seed):
    """A deck with chosen cards on top: non-dealer, dealer, floor and, if more, the stock's front."""
    chosen = top.split()
    assert len(set(chosen)) == len(chosen)
    return chosen + [card for card in shuffled(seed) if card not in chosen]


def line_of(deck, options, length, seed):
    """A line of plays at random, for a position late in the deal."""
    chance, state, line = random.Random(seed), start(deck, options), []
    for _ in range(length):
        card, captured = chance.choice(plays(state, options))
        line.append([card, *sorted(captured)])
        state = after(state, card, captured, options)
    return line


CASES = [
    ("in the order of the numbers", DECK, "egyptian", {}, 0, 10),
    ("the other way round", DECK[::-1], "egyptian-v2", {}, 0, 10),
    ("shuffled 1", shuffled(1), "egyptian", {}, 0, 10),
    ("shuffled 1", shuffled(1), "egyptian-v2", {}, 0, 10),
    ("shuffled 2", shuffled(2), "egyptian-v2", {}, 0, 11),
    ("many choices", with_top("10H 9C 2S AD 10D 9D 2H AS 5S 4H 4C 3D", 3), "egyptian", {}, 0, 10),
    ("choices by points", with_top("10H 9C 8S 6D 10D 9D 7C 5D 2C 2H 2S 4D 3D AS AH 4S", 3), "egyptian-v2",
     {"card_points": [["2C", 2], ["AS", 1], ["AH", 1], ["4D", 3]]}, 0, 10),
    ("jacks and the komi turned up", with_top("QC KD 7S QH 3C 9H 10D 5C 7D JS KH JH JD 2D JC", 4), "egyptian",
     {}, 0, 10),
    ("jacks and the komi left lying", with_top("JC KD 7S QH 3C 9H 10D 5C 7D JS KH JH", 4), "egyptian",
     {"opening": "as-dealt"}, 0, 10),
    ("a jack left lying", with_top("JC 7D 7S QH JD 9H 10D 5C JS 3S 4H 7C", 5), "egyptian-v2",
     {"opening": "as-dealt"}, 0, 10),
    *(("komi basras", with_top("7D KD QC 2H 3C KH QH JD 8D 9S AS 2S", 6), "egyptian-v2",
       {"komi_basra": kind}, 0, 10) for kind in ("any-value", "ten-or-less", "single")),
    *(("the komi in a third round", shuffled(9), preset, options, 16, 10)
      for preset, options in (("egyptian", {}), ("egyptian-v2", {"komi_basra": "single"}))),
    *(("the last round", shuffled(seed), preset, {}, 40, 8)
      for seed, preset in ((11, "egyptian"), (12, "egyptian-v2"), (13, "egyptian-v2"))),
    ("the last round, points for cards", shuffled(14), "egyptian-v2",
     {"card_points": [["2C", 2], ["10D", 3], *([c, 1] for c in DECK if rank(c) in "JA")],
      "basra_points": 7, "majority_points": 5}, 40, 8),
    ("the last but one round", shuffled(15), "egyptian", {}, 35, 11),
]


def main():
    """Count all cases again and write them."""
    cases = []
    for name, deck, preset, options, played, depth in CASES:
        line = line_of(deck, all_options(preset, options), played, seed=played)
        case = {"name": name, "preset": preset, "options": options, "deck": " ".join(deck), "line": line}
        state, every = state_of(case)
        case["counts"] = [count(state, length, every) for length in range(1, depth + 1)]
        print(name, preset, case["counts"][-1])
        cases.append(case)
    lines = ",\n".join(json.dumps(case) for case in cases)
    DATA.write_text(f'{{"fields": {json.dumps(FIELDS)}, "cases": [\n{lines}\n]}}\n')


if __name__ == "__main__":
    main()
