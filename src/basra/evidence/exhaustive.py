"""Checks that try every case there is: the first and strongest evidence, since nothing is left to chance."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from math import factorial

from basra.cards import DECK_SIZE
from basra.evidence.methods import Arranger, Method, Picker

MOST_ITEMS = 7
"""The greatest number of items of which all orders are tried."""


@dataclass(frozen=True, slots=True)
class Exhausted:
    """What one exhaustive check found."""

    check: str
    """``choices``, ``memory`` or ``orders``."""
    cases: int
    """Cases tried; it stops at the first size that is wrong."""
    fault: int | None
    """The first size that is wrong, None if none is."""

    @property
    def passed(self) -> bool:
        """Whether every case came out as it must."""
        return self.fault is None


def exhaust(method: Method) -> tuple[Exhausted, ...]:
    """Try all cases of the parts of a method; nothing if it is not made of such parts.

    - ``choices``: for every size 2–52, of all words of bytes, each number below the size comes equally often.
    - ``memory``: after a refused byte, every byte chooses as if it were the first.
    - ``orders``: for 2–7 items, all sequences of choices lead to each order equally often; the real shuffle
      has 5,040 sequences of choices for 7 items, and so each order once.

    Together they leave one thing open: whether the bytes are as good as uniform and independent, which is
    what HMAC-SHA-256 is for.
    """
    if method.pick is None or method.arrange is None:
        return ()
    found = [_choices(method.pick, method.word)]
    if method.word == 1:
        found.append(_memory(method.pick))
    return (*found, _orders(method.arrange))


def _choices(pick: Picker, word: int) -> Exhausted:
    cases = 0
    for size in range(2, DECK_SIZE + 1):
        chosen = Counter(_chosen(pick, value.to_bytes(word, "big"), size) for value in range(256**word))
        cases += chosen.total()
        del chosen[None]
        if set(chosen) != set(range(size)) or len(set(chosen.values())) != 1:
            return Exhausted("choices", cases, size)
    return Exhausted("choices", cases, None)


def _memory(pick: Picker) -> Exhausted:
    cases = 0
    for size in range(2, DECK_SIZE + 1):
        firsts = [_chosen(pick, bytes([value]), size) for value in range(256)]
        refused = [value for value, chosen in enumerate(firsts) if chosen is None]
        for before in refused:
            cases += 256
            if [_chosen(pick, bytes([before, value]), size) for value in range(256)] != firsts:
                return Exhausted("memory", cases, size)
    return Exhausted("memory", cases, None)


def _orders(arrange: Arranger) -> Exhausted:
    cases = 0
    for items in range(2, MOST_ITEMS + 1):
        orders = Counter(_all_orders(arrange, items))
        cases += orders.total()
        if len(orders) != factorial(items) or len(set(orders.values())) != 1:
            return Exhausted("orders", cases, items)
    return Exhausted("orders", cases, None)


def _chosen(pick: Picker, data: bytes, size: int) -> int | None:
    """Return the number that bytes choose, None if they are refused and more are asked for."""
    try:
        return pick(iter(data), size)
    except StopIteration:
        return None


def _all_orders(arrange: Arranger, items: int) -> Iterator[tuple[int, ...]]:
    """Yield the order for every sequence of choices, whatever sizes are asked for.

    Like an odometer: play a sequence, note the sizes, raise the last choice that can be raised.
    """
    sequence: list[int] = []
    while True:
        sizes: list[int] = []
        given = chain(sequence, iter(int, 1))  # zeros after the sequence

        def choose(size: int, sizes: list[int] = sizes, given: Iterator[int] = given) -> int:
            sizes.append(size)
            return next(given)

        yield tuple(arrange(range(items), choose))
        sequence += [0] * (len(sizes) - len(sequence))
        while sequence and sequence[-1] + 1 == sizes[len(sequence) - 1]:
            sequence.pop()
        if not sequence:
            return
        sequence[-1] += 1
