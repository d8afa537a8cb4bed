"""Fair dealing, basra-fair/1: from 32-byte secrets to a shuffled deck (FAIRNESS.md).

SHA-256 and HMAC-SHA-256 only. Nothing here draws randomness: every byte comes in as an argument.
"""

import hmac
from collections.abc import Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from typing import NewType

from basra.cards import CARDS, DECK_SIZE, Card

PROTOCOL = b"basra-fair/1"
KEY_SIZE = 32

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
    _check(match_id, 16, "match_id")
    return sha256(PROTOCOL + b"/server\0" + match_id + _u32(deal) + secret).digest()


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
    _check(match_id, 16, "match_id")
    if len(values) not in (0, KEY_SIZE, 2 * KEY_SIZE):
        raise ValueError(f"the clients' values have {KEY_SIZE} bytes each, not {len(values)} in all")
    return DealKey(_hmac(secret, b"/deal\0" + match_id + _u32(deal) + values))


def bot_seed(secret: bytes, seq: int) -> bytes:
    """Return the seed with which a computer player makes the play after event ``seq``."""
    _check(secret, KEY_SIZE, "secret")
    return _hmac(secret, b"/bot\0" + _u32(seq))


def shuffle(key: DealKey | bytes) -> tuple[Card, ...]:
    """Return the deck of a deal, top first: exactly uniform at every step (step 7).

    Raises:
        ValueError: if the key is not of 32 bytes.
    """
    stream, deck = _stream(key), list(CARDS)
    for last in range(DECK_SIZE - 1, 0, -1):
        size = last + 1
        limit = 256 - 256 % size
        byte = next(stream)
        while byte >= limit:
            byte = next(stream)
        pick = byte % size
        deck[last], deck[pick] = deck[pick], deck[last]
    return tuple(deck)


def first_dealer(key: DealKey | bytes) -> int:
    """Return the first dealer of a match, 0 or 1, from the key of its first deal (step 7)."""
    _check(key, KEY_SIZE, "deal key")
    return _hmac(key, b"/seat-draw\0")[0] & 1


@dataclass(frozen=True, slots=True)
class Secrets:
    """All that the dealing of one match follows from."""

    match_id: bytes
    """16 bytes."""
    secrets: tuple[bytes, ...] = field(repr=False)
    """The server's 32 bytes for each deal prepared."""
    values: bytes = field(default=b"", repr=False)
    """What the clients contributed, seat 0 before seat 1; without it the match is not proven."""

    def key(self, deal: int) -> DealKey:
        """Return the key of a deal, from 0."""
        return deal_key(self.secrets[deal], self.match_id, deal, self.values)

    def deck(self, deal: int) -> tuple[Card, ...]:
        """Return the shuffled deck of a deal, from 0."""
        return shuffle(self.key(deal))

    def first_dealer(self) -> int:
        """Return the first dealer of the match."""
        return first_dealer(self.key(0))

    def bot_seed(self, deal: int, seq: int) -> bytes:
        """Return the seed of the computer's play after event ``seq`` of the match, in a deal."""
        return bot_seed(self.secrets[deal], seq)


def _stream(key: bytes) -> Iterator[int]:
    """Yield the bytes of the stream, block after block (step 6)."""
    _check(key, KEY_SIZE, "deal key")
    block = 0
    while True:
        yield from _hmac(key, b"/stream\0" + _u32(block))
        block += 1


def _hmac(key: bytes, message: bytes) -> bytes:
    return hmac.digest(key, PROTOCOL + message, "sha256")


def _u32(number: int) -> bytes:
    return number.to_bytes(4, "big")


def _check(value: bytes, size: int, name: str) -> None:
    if len(value) != size:
        raise ValueError(f"the {name} has {size} bytes, not {len(value)}")
