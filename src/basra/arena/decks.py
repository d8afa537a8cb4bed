"""The lists of decks that players are measured on.

A list follows from its name alone, so anybody can deal it again. Two are public: players are tuned on one,
and what is claimed is measured on the other, which nothing was ever tuned on.
"""

from hashlib import sha256

from basra.cards import Card
from basra.fair import DealKey, shuffle

LISTS = ("tuning", "claim")
"""The public lists; any other text is a list too."""

_DOMAIN = b"basra-arena/1"


def deck_key(name: str, index: int) -> DealKey:
    """Return the key of a deck of a list, by its number from 0."""
    return DealKey(_key(b"/deck\0", name, index))


def deck_of(name: str, index: int) -> tuple[Card, ...]:
    """Return a deck of a list, by its number from 0, top first."""
    return shuffle(deck_key(name, index))


def dealer_of(index: int) -> int:
    """Return who deals a deck: the seats in turn."""
    return index % 2


def seeds_key(name: str, index: int) -> bytes:
    """Return what the seeds of the players over a deck follow from, apart from the key of the deck."""
    return _key(b"/seeds\0", name, index)


def play_seed(key: bytes, seat: int, number: int) -> bytes:
    """Return the seed with which a seat makes a play: the same whoever sits there.

    Args:
        key: that of :func:`seeds_key`.
        seat: 0 or 1.
        number: how many plays were made before it in the deal.
    """
    return sha256(key + bytes((seat, number))).digest()


def later_list(name: str, deals: int) -> str:
    """Return the list of which a match over decks of a list takes its next deck, after so many deals."""
    return f"{name}/{deals}" if deals else name


def totals_of(name: str, index: int, target: int) -> tuple[int, int]:
    """Return the points of both seats where a match near its end begins.

    They are whole tens, from half of the target to the last before it, all alike.
    """
    key = _key(b"/totals\0", name, index)
    tens = range((target + 19) // 20, (target + 9) // 10)
    first, second = (10 * tens[int.from_bytes(half, "big") % len(tens)] for half in (key[:16], key[16:]))
    return first, second


def digest_of(name: str, decks: int) -> str:
    """Return the SHA-256 of the first decks of a list, a byte for each card, in hexadecimal digits."""
    digest = sha256()
    for index in range(decks):
        digest.update(bytes(deck_of(name, index)))
    return digest.hexdigest()


def _key(purpose: bytes, name: str, index: int) -> bytes:
    return sha256(_DOMAIN + purpose + name.encode() + b"\0" + index.to_bytes(4, "big")).digest()
