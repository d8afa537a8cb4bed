"""Ways to shuffle: the project's own, and the mutants that the evidence must be able to tell from it.

A mutant is a mistake that somebody has really made. If the checks did not find it, their silence about
the real shuffle would mean nothing. All take a 32-byte key and read its stream of ``basra.fair``.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cmp_to_key, partial
from hashlib import sha256
from itertools import islice

from basra import fair
from basra.cards import CARDS, DECK_SIZE

Picker = Callable[[Iterator[int], int], int]
"""Makes a number below a size from a stream of bytes, as :func:`basra.fair.pick` does."""

Arranger = Callable[[Iterable[int], Callable[[int], int]], list[int]]
"""Makes an order from choices, as :func:`basra.fair.arrange` does."""


@dataclass(frozen=True, slots=True)
class Method:
    """One way to shuffle.

    Those made of choices and swaps can be checked by exhaustion; the others have neither part.
    """

    key: str
    """Its name in results."""
    shuffle: Callable[[bytes], Sequence[int]]
    """From a 32-byte key to a deck."""
    pick: Picker | None = None
    word: int = 1
    """The bytes that one try of ``pick`` takes."""
    arrange: Arranger | None = None
    killed_by: str = ""
    """The check that must find it; empty for the real shuffle."""
    decks: int = 0
    """Decks at which that check finds it; 0 if none are needed."""


def _composed(pick: Picker, arrange: Arranger, key: bytes) -> list[int]:
    return arrange(CARDS, partial(pick, fair.stream(key)))


def _full_range(items: Iterable[int], choose: Callable[[int], int]) -> list[int]:
    """Swap every place with any place."""
    items = list(items)
    for place in range(len(items)):
        chosen = choose(len(items))
        items[place], items[chosen] = items[chosen], items[place]
    return items


def _sattolo(items: Iterable[int], choose: Callable[[int], int]) -> list[int]:
    """Never leave a card where it is: Sattolo's algorithm, which gives only the cyclic orders."""
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        chosen = choose(last)
        items[last], items[chosen] = items[chosen], items[last]
    return items


def _one_short(items: Iterable[int], choose: Callable[[int], int]) -> list[int]:
    """Stop before the last swap."""
    items = list(items)
    for last in range(len(items) - 1, 1, -1):
        chosen = choose(last + 1)
        items[last], items[chosen] = items[chosen], items[last]
    return items


def _byte_modulo(source: Iterator[int], size: int) -> int:
    """Take a byte modulo the size and refuse none."""
    return next(source) % size


def _word_modulo(source: Iterator[int], size: int) -> int:
    """Take 16 bits modulo the size and refuse none."""
    return (next(source) << 8 | next(source)) % size


def _small_keys(key: bytes) -> list[int]:
    """Sort the cards by a byte each; of two that are equal the lower comes first, right before the other."""
    small = bytes(islice(fair.stream(key), DECK_SIZE))
    return sorted(CARDS, key=small.__getitem__)


def _random_comparator(key: bytes) -> list[int]:
    """Sort with a comparison that answers at random."""
    source = fair.stream(key)
    return sorted(CARDS, key=cmp_to_key(lambda _one, _other: 1 if next(source) & 1 else -1))


def _riffles(times: int, key: bytes) -> list[int]:
    """Riffle a new deck: the model of Gilbert, Shannon and Reeds.

    Each place takes its card from the left or the right part by a fair coin, which makes the size of the
    left part binomial and all ways to interleave equally likely (Bayer and Diaconis, *Trailing the dovetail
    shuffle to its lair*, Annals of Applied Probability 2 (1992), section 2).
    """
    source, deck = fair.stream(key), list[int](CARDS)
    for _ in range(times):
        coins = int.from_bytes(islice(source, 7), "big")
        sides = [coins >> place & 1 for place in range(DECK_SIZE)]
        left, right = iter(deck), iter(deck[DECK_SIZE - sum(sides):])
        deck = [next(right) if side else next(left) for side in sides]
    return deck


def _short_seed(key: bytes) -> Sequence[int]:
    """Shuffle rightly from a seed of only 32 bits."""
    return fair.shuffle(sha256(key[:4]).digest())


def _of_parts(name: str, killed_by: str, decks: int, pick: Picker = fair.pick,
              arrange: Arranger = fair.arrange, word: int = 1) -> Method:
    return Method(name, partial(_composed, pick, arrange), pick, word, arrange, killed_by, decks)


REAL = Method("basra-fair/1", fair.shuffle, fair.pick, 1, fair.arrange)
"""The one way in which this project shuffles."""

MUTANTS = (
    _of_parts("full-range-swap", "positions", 2_000, arrange=_full_range),
    _of_parts("sattolo", "fixed-points", 500, arrange=_sattolo),
    _of_parts("one-short", "positions", 10_000, arrange=_one_short),
    _of_parts("byte-modulo", "positions", 10_000, pick=_byte_modulo),
    Method("small-keys", _small_keys, killed_by="neighbours", decks=5_000),
    Method("random-comparator", _random_comparator, killed_by="inversions", decks=1_000),
    Method("7-riffles", partial(_riffles, 7), killed_by="rising", decks=500),
    Method("10-riffles", partial(_riffles, 10), killed_by="rising", decks=10_000),
    Method("32-bit-seed", _short_seed, killed_by="repeats", decks=300_000),
    _of_parts("word-modulo", "choices", 0, pick=_word_modulo, word=2),
)

METHODS = {method.key: method for method in (REAL, *MUTANTS)}
