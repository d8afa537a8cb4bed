"""Every case there is, of the parts that the real shuffle is made of."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial

from basra import fair
from basra.cards import CARDS
from basra.evidence.exhaustive import exhaust
from basra.evidence.methods import METHODS, REAL


def test_the_real_shuffle_passes_every_case() -> None:
    choices, memory, orders = exhaust(REAL)
    assert [check.passed for check in (choices, memory, orders)] == [True] * 3
    assert choices.cases == 51 * 256
    assert memory.cases == 256 * sum(256 % size for size in range(2, 53))
    assert orders.cases == 2 + 6 + 24 + 120 + 720 + 5040


def test_the_real_shuffle_is_made_of_the_parts_that_are_tried() -> None:
    for number in range(100):
        key = number.to_bytes(32, "big")
        assert fair.shuffle(key) == tuple(fair.arrange(CARDS, partial(fair.pick, fair.stream(key))))


def test_a_choice_that_prefers_a_number_is_found() -> None:
    for key in ("byte-modulo", "word-modulo"):
        choices = exhaust(METHODS[key])[0]
        assert (choices.check, choices.fault) == ("choices", 3)


def test_a_choice_that_never_takes_the_greatest_number_is_found() -> None:
    def pick(source: Iterator[int], size: int) -> int:
        return fair.pick(source, max(size - 1, 1))
    assert exhaust(replace(REAL, pick=pick))[0].fault == 2


def test_a_choice_that_a_refused_byte_influences_is_found() -> None:
    def pick(source: Iterator[int], size: int) -> int:
        limit = 256 - 256 % size
        byte = next(source)
        return byte % size if byte < limit else (byte + next(source)) % size
    choices, memory, _ = exhaust(replace(REAL, pick=pick))
    assert choices.passed
    assert memory.fault == 3


def test_swaps_that_prefer_an_order_are_found() -> None:
    assert {key: exhaust(METHODS[key])[-1].fault for key in ("full-range-swap", "sattolo", "one-short")} == {
        "full-range-swap": 3, "sattolo": 2, "one-short": 2}


def test_swaps_that_ask_for_nothing_are_found() -> None:
    def arrange(items: Iterable[int], _choose: Callable[[int], int]) -> list[int]:
        return list(items)
    assert exhaust(replace(REAL, arrange=arrange))[-1].fault == 2
