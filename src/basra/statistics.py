"""Deck statistics of a player's own deals, beside what chance expects.

Suspicion comes from streaks, so these are the things that people notice: who gets the komi and the jacks,
what lies on the opening floor, how long one waits. Every expectation and range is exact.

The laws rest on one fact. Call the four jacks and the komi the *special* cards. When the floor is laid
with replacement (rule 3) and r of them go to the back of the stock, they lay among the first r + 3 cards from
position 8 on, and the other 5 − r lie anywhere among the 48 − r cards dealt to hands before them. That makes
C(r + 3, 3) · C(48 − r, 5 − r) of the C(52, 5) ways for special cards to lie in a deck, all equally likely.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache, reduce
from itertools import accumulate, groupby
from math import comb, exp, log

from basra.cards import DECK_SIZE, JACK, KOMI, Card
from basra.deal import HAND_SIZE, ROUNDS, Opening
from basra.rules import Rules

_DEALT = 2 * HAND_SIZE * ROUNDS
"""Cards dealt to hands in a deal: places 0–47, in the order in which they are dealt."""
_SPECIAL = 5
_NEGLIGIBLE = 1e-15
"""Probabilities below it at either end of a law are dropped."""


@dataclass(frozen=True, slots=True)
class OwnDeal:
    """One deal of a player's, over and its deck revealed."""

    deck: tuple[Card, ...]
    """All 52 cards as shuffled, from the top."""
    seat: int
    """The player's, 0 or 1."""
    dealer: int
    """Who dealt, 0 or 1."""
    rules: Rules


@dataclass(frozen=True, slots=True)
class Statistic:
    """One number of a player's deals beside what chance expects of it."""

    key: str
    deals: int
    """The deals that it is taken from."""
    observed: int
    expected: float
    low: int
    high: int
    """In at least 95 of 100 such samples it lies from ``low`` to ``high``, both included."""

    @property
    def is_usual(self) -> bool:
        """Whether it lies in the range. Of eight fair ones it is usual that now and then one does not."""
        return self.low <= self.observed <= self.high


@dataclass(frozen=True, slots=True)
class _Law:
    """A law of a number: the probability of ``least``, ``least`` + 1, …"""

    least: int
    chances: tuple[float, ...]

    def __add__(self, other: "_Law") -> "_Law":
        """Return the law of the sum of two independent numbers, without what is negligible at its ends."""
        total = [0.0] * (len(self.chances) + len(other.chances) - 1)
        for one, chance in enumerate(self.chances):
            for two, more in enumerate(other.chances):
                total[one + two] += chance * more
        kept = [number for number, chance in enumerate(total) if chance > _NEGLIGIBLE]
        return _Law(self.least + other.least + kept[0], tuple(total[kept[0]:kept[-1] + 1]))

    def times(self, number: int) -> "_Law":
        """Return the law of the sum of so many independent numbers like this, by doubling."""
        if number == 0:
            return _Law(0, (1.0,))
        half = self.times(number // 2)
        return half + half + self if number % 2 else half + half

    @property
    def mean(self) -> float:
        return sum((self.least + number) * chance for number, chance in enumerate(self.chances))

    def usual(self) -> tuple[int, int]:
        """Return the range that at most 2.5 % lie below and at most 2.5 % above."""
        below = list(accumulate(self.chances))
        low = next(number for number, chance in enumerate(below) if chance > 0.025)
        high = next(number for number, chance in enumerate(below) if below[-1] - chance <= 0.025)
        return self.least + low, self.least + high


_Kind = tuple[bool, bool]
"""What the law of a deal depends on: whether the player dealt, and whether the opening replaces."""


def own_statistics(deals: Iterable[OwnDeal]) -> tuple[Statistic, ...]:
    """Return the deck statistics of a player's deals, in the order in which they were played.

    - ``komi``: deals in which the player got the 7♦.
    - ``jacks``: jacks dealt to the player.
    - ``first-jack``: deals with a jack in the player's first hand.
    - ``first-pair``: deals with two cards of one rank, or more, in the player's first hand.
    - ``last-jacks``: jacks in the two hands of the last round.
    - ``floor-pair``: deals with two cards of one rank, or more, on the opening floor as it was played.
    - ``replaced``: deals in whose opening a jack or the 7♦ was turned up and replaced; deals that do not
      replace are not among them.
    - ``komi-wait``: the longest run of deals in which the player did not get the 7♦.

    A statistic without any deal is left out.
    """
    deals = tuple(deals)
    made = [_summed(key, deals, count, law) for key, (count, law) in _SUMMED.items()]
    replacing = tuple(deal for deal in deals if deal.rules.opening == "replace")
    made += [_summed("replaced", replacing, _is_replaced, _replaced_law), _komi_wait(deals)]
    return tuple(statistic for statistic in made if statistic.deals)


def _summed(key: str, deals: Sequence[OwnDeal], count: Callable[[OwnDeal], int],
            law: Callable[[_Kind], _Law]) -> Statistic:
    kinds = Counter(map(_kind, deals))
    total = reduce(_Law.__add__, (law(kind).times(number) for kind, number in kinds.items()), _Law(0, (1.0,)))
    return Statistic(key, len(deals), sum(map(count, deals)), total.mean, *total.usual())


def _kind(deal: OwnDeal) -> _Kind:
    return deal.seat == deal.dealer, deal.rules.opening == "replace"


# What is counted in one deal.

def _dealt(deal: OwnDeal) -> tuple[Card, ...]:
    """Return the cards in the order in which they are dealt to hands."""
    return deal.deck[:2 * HAND_SIZE] + Opening.of(deal.deck, deal.rules).stock


def _own(deal: OwnDeal) -> list[Card]:
    cards = _dealt(deal)
    return [cards[place] for place in _places_of(deal.seat == deal.dealer)]


def _jacks(cards: Iterable[Card]) -> int:
    return sum(card.rank == JACK for card in cards)


def _has_pair(cards: Sequence[Card]) -> bool:
    return len({card.rank for card in cards}) < len(cards)


def _has_komi(deal: OwnDeal) -> bool:
    return KOMI in _own(deal)


def _is_replaced(deal: OwnDeal) -> bool:
    return bool(Opening.of(deal.deck, deal.rules).replaced)


# What chance says of one deal.

@cache
def _places_of(is_dealer: bool) -> tuple[int, ...]:
    """Return the places dealt to one player: in a round four to the non-dealer, then four to the dealer."""
    return tuple(place for place in range(_DEALT) if (place % (2 * HAND_SIZE) >= HAND_SIZE) == is_dealer)


_LAST_ROUND = tuple(range(_DEALT - 2 * HAND_SIZE, _DEALT))


def _drawn(size: int, marked: int, draws: int) -> list[float]:
    """Return the hypergeometric law: marked ones among so many draws from so many."""
    return [comb(marked, number) * comb(size - marked, draws - number) / comb(size, draws)
            for number in range(draws + 1)]


def _replacements(number: int) -> float:
    """Return the chance that so many cards are replaced in an opening."""
    return comb(number + 3, 3) * comb(_DEALT - number, _SPECIAL - number) / comb(DECK_SIZE, _SPECIAL)


@cache
def _specials(places: tuple[int, ...]) -> list[float]:
    """Return the law of the special cards dealt to some places, where the opening replaces."""
    law = [0.0] * (_SPECIAL + 1)
    for replaced in range(_SPECIAL + 1):
        front = sum(place < _DEALT - replaced for place in places)
        for number, chance in enumerate(_drawn(_DEALT - replaced, front, _SPECIAL - replaced)):
            if chance:
                law[number + len(places) - front] += chance * _replacements(replaced)
    return law


def _jacks_law(places: tuple[int, ...], replaces: bool) -> _Law:
    """Of the special cards at some places, each is the komi with the same chance; the others are jacks."""
    if not replaces:
        return _Law(0, tuple(_drawn(DECK_SIZE, 4, len(places))[:5]))
    law = _specials(places)
    return _Law(0, tuple(law[jacks] * (1 - jacks / _SPECIAL) + law[jacks + 1] * (jacks + 1) / _SPECIAL
                         for jacks in range(_SPECIAL)))


@cache
def _komi_chance(kind: _Kind) -> float:
    is_dealer, replaces = kind
    places = _places_of(is_dealer)
    if not replaces:
        return len(places) / DECK_SIZE
    return sum(number * chance for number, chance in enumerate(_specials(places))) / _SPECIAL


def _pair_chance(rank_sizes: Sequence[int]) -> float:
    """Return the chance that four cards of ranks of these sizes are not of four ranks."""
    ways = [1, 0, 0, 0, 0]  # of taking 0 … 4 cards, no two of one rank
    for size in rank_sizes:
        ways = [1, *(ways[taken] + size * ways[taken - 1] for taken in range(1, 5))]
    return 1 - ways[4] / comb(sum(rank_sizes), 4)


def _yes_or_no(chance: float) -> _Law:
    return _Law(0, (1 - chance, chance))


def _floor_pair_law(kind: _Kind) -> _Law:
    """A floor that is replaced is any four of the 47 other cards: eleven ranks of four, and three sevens."""
    _, replaces = kind
    return _yes_or_no(_pair_chance([4] * 11 + [3] if replaces else [4] * 13))


def _replaced_law(_kind: _Kind) -> _Law:
    return _yes_or_no(1 - _replacements(0))


_SUMMED: dict[str, tuple[Callable[[OwnDeal], int], Callable[[_Kind], _Law]]] = {
    "komi": (_has_komi, lambda kind: _yes_or_no(_komi_chance(kind))),
    "jacks": (lambda deal: _jacks(_own(deal)), lambda kind: _jacks_law(_places_of(kind[0]), kind[1])),
    "first-jack": (lambda deal: _jacks(_own(deal)[:HAND_SIZE]) > 0,
                   lambda _: _yes_or_no(1 - comb(48, HAND_SIZE) / comb(DECK_SIZE, HAND_SIZE))),
    "first-pair": (lambda deal: _has_pair(_own(deal)[:HAND_SIZE]),
                   lambda _: _yes_or_no(_pair_chance([4] * 13))),
    "last-jacks": (lambda deal: _jacks(_dealt(deal)[-2 * HAND_SIZE:]),
                   lambda kind: _jacks_law(_LAST_ROUND, kind[1])),
    "floor-pair": (lambda deal: _has_pair(Opening.of(deal.deck, deal.rules).floor), _floor_pair_law),
}


# The longest wait for the komi.

def _komi_wait(deals: Sequence[OwnDeal]) -> Statistic:
    runs = (sum(1 for _ in run) for has, run in groupby(map(_has_komi, deals)) if not has)
    law = _longest_run([_komi_chance(_kind(deal)) for deal in deals])
    return Statistic("komi-wait", len(deals), max(runs, default=0), law.mean, *law.usual())


def _longest_run(chances: Sequence[float]) -> _Law:
    """Return the law of the longest run of failures in independent trials with these chances of success."""
    law, below, length = list[float](), 0.0, 0
    while below < 1 - 1e-9 and length <= len(chances):
        at_most = _no_run(chances, length + 1)
        law.append(at_most - below)
        below, length = at_most, length + 1
    return _Law(0, tuple(law))


def _no_run(chances: Sequence[float], length: int) -> float:
    """Return the chance that no run of so many failures occurs.

    A first run that ends at trial t takes a success before it, and no run before that one: f(t) = f(t−1) −
    f(t−length−1) · p(t−length) · q(t−length+1) … q(t) (as Feller, *An Introduction to Probability Theory*,
    volume 1, section XIII.7, but for chances that differ).
    """
    fails = list(accumulate((log(1 - chance) for chance in chances), initial=0.0))
    free = [1.0] * min(length, len(chances) + 1)
    for trial in range(length, len(chances) + 1):
        start = trial - length
        before = free[start - 1] * chances[start - 1] if start else 1.0
        free.append(free[-1] - before * exp(fails[trial] - fails[start]))
    return free[-1]
