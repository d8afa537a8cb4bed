"""Fair dealing, basra-fair/1: from 32-byte secrets to a shuffled deck (FAIRNESS.md).

SHA-256 and HMAC-SHA-256 only. Nothing here draws randomness: every byte comes in as an argument.

Matches for practice and the daily deal are shuffled alike, but not dealt by the protocol: nothing is
committed to, no client contributes, and the secret of a deal is its deal key itself. So a deal that is over
can be played again, and everybody in the world can be given the same cards; and nothing is proven about them.
"""

import hmac
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from typing import NewType, Self, TypeVar

from basra.cards import CARDS, Card

PROTOCOL = b"basra-fair/1"
KEY_SIZE = 32
MATCH_ID_SIZE = 16

T = TypeVar("T")

DealKey = NewType("DealKey", bytes)
"""The 32 bytes from which everything random in a deal follows (D_i of FAIRNESS.md)."""


def commitment(match_id: bytes, deal: int, secret: bytes) -> bytes:
    """Return the server's commitment C_i to the secret of a deal (step 2).

    Args:
        match_id: 16 bytes.
        deal: the deal's number, from 0.
        secret: 32 bytes.

    Raises:
        ValueError: if a length is wrong.
    """
    _check(secret, KEY_SIZE, "secret")
    _check(match_id, MATCH_ID_SIZE, "match_id")
    return sha256(PROTOCOL + b"/server\0" + match_id + _u32(deal) + secret).digest()


def root_of(commitments: Iterable[str], header: bytes) -> bytes:
    """Return the root of the server's promise: the commit list and the header (step 2).

    Args:
        commitments: each C_i in lower-case hexadecimal digits.
        header: the bytes of H.
    """
    return sha256("".join(f"{digest}\n" for digest in commitments).encode() + header).digest()


def fingerprint(root: bytes) -> str:
    """Return the short form of a root that two people can read to each other.

    >>> fingerprint(bytes(range(32)))
    '0001 0203 0405 0607'
    """
    return root[:8].hex(" ", 2)


def seat_commitment(match_id: bytes, seat: int, root: bytes, value: bytes) -> bytes:
    """Return a client's commitment to its value (step 3).

    Args:
        match_id: 16 bytes.
        seat: 0 or 1.
        root: the root of the server's promise, 32 bytes.
        value: the client's 32 bytes.

    Raises:
        ValueError: if a length is wrong.
    """
    _check(match_id, MATCH_ID_SIZE, "match_id")
    _check(root, KEY_SIZE, "root")
    _check(value, KEY_SIZE, "value")
    return sha256(PROTOCOL + b"/seat\0" + match_id + bytes([seat]) + root + value).digest()


def deal_key(secret: bytes, match_id: bytes, deal: int, values: bytes = b"") -> DealKey:
    """Return the key D_i of a deal (step 5).

    Args:
        secret: the server's 32 bytes for this deal.
        match_id: 16 bytes.
        deal: the deal's number, from 0.
        values: what the clients contributed, seat 0 before seat 1; 32 bytes each, of two at most.

    Raises:
        ValueError: if a length is wrong.
    """
    _check(secret, KEY_SIZE, "secret")
    _check(match_id, MATCH_ID_SIZE, "match_id")
    if len(values) not in (0, KEY_SIZE, 2 * KEY_SIZE):
        raise ValueError(f"the clients' values have {KEY_SIZE} bytes each, not {len(values)} in all")
    return DealKey(_hmac(secret, b"/deal\0" + match_id + _u32(deal) + values))


def daily_key(day: str, deal: int = 1) -> DealKey:
    """Return the key of the deal of a day, the same in the whole world.

    Args:
        day: ``YYYY-MM-DD``, UTC.
        deal: its number in the match, from 1: there are others only should the first one end in a tie.
    """
    name = f"basra daily deal {day}" if deal == 1 else f"basra daily deal {day} {deal}"
    return DealKey(sha256(name.encode()).digest())


def bot_seed(secret: bytes, seq: int) -> bytes:
    """Return the seed with which a computer player makes the play after event ``seq``."""
    _check(secret, KEY_SIZE, "secret")
    return _hmac(secret, b"/bot\0" + _u32(seq))


def shuffle(key: DealKey | bytes) -> tuple[Card, ...]:
    """Return the deck of a deal, top first: exactly uniform at every step (step 7).

    Raises:
        ValueError: if the key is not of 32 bytes.
    """
    return tuple(arrange(CARDS, partial(pick, stream(key))))


def arrange(items: Iterable[T], choose: Callable[[int], int]) -> list[T]:
    """Return the items in the order that the choices lead to: the swaps of step 7.

    Args:
        items: in their first order.
        choose: given m, returns a number below m; it is asked for each m from the number of items down to 2.
    """
    items = list(items)
    for last in range(len(items) - 1, 0, -1):
        chosen = choose(last + 1)
        items[last], items[chosen] = items[chosen], items[last]
    return items


def pick(source: Iterator[int], size: int) -> int:
    """Return a number below ``size``, each equally likely, from as many bytes as it takes (step 7).

    Args:
        source: bytes, each value equally likely.
        size: 1 to 256.
    """
    limit = 256 - 256 % size
    byte = next(source)
    while byte >= limit:
        byte = next(source)
    return byte % size


def stream(key: DealKey | bytes) -> Iterator[int]:
    """Yield the bytes of the stream, block after block, without end (step 6).

    Raises:
        ValueError: with the first byte, if the key is not of 32 bytes.
    """
    _check(key, KEY_SIZE, "deal key")
    block = 0
    while True:
        yield from _hmac(key, b"/stream\0" + _u32(block))
        block += 1


def first_dealer(key: DealKey | bytes) -> int:
    """Return the first dealer of a match, 0 or 1, from the key of its first deal (step 7)."""
    _check(key, KEY_SIZE, "deal key")
    return _hmac(key, b"/seat-draw\0")[0] & 1


@dataclass(frozen=True, slots=True)
class Secrets:
    """The server's part of the dealing of one match, kept from everybody until it is revealed."""

    match_id: bytes
    """16 bytes."""
    secrets: tuple[bytes, ...] = field(repr=False)
    """32 bytes for each deal prepared."""

    @classmethod
    def from_seed(cls, seed: bytes, deals: int = 64) -> Self:
        """Derive secrets from a seed: for tests and studies, which must be repeatable.

        A match between people takes them from the operating system instead.
        """
        parts = [_hmac(seed, b"/seed\0" + _u32(index)) for index in range(deals + 1)]
        return cls(parts[-1][:MATCH_ID_SIZE], tuple(parts[:-1]))

    def commitments(self) -> tuple[bytes, ...]:
        """Return C_i for each deal prepared."""
        return tuple(commitment(self.match_id, deal, secret) for deal, secret in enumerate(self.secrets))


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, PROTOCOL + message, "sha256")


def _u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def _check(value: bytes, size: int, name: str) -> None:
    if len(value) != size:
        raise ValueError(f"the {name} has {size} bytes, not {len(value)}")
