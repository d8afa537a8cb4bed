"""Vectors of basra-fair/1 for other implementers: ``python tests/fair/vectors.py --count 10000``.

Prints JSON Lines: the inputs (match id, i, secret, the values of both seats joined), C_i, D_i, the first
dealer that D_i would draw, and the deck. ``--extract`` prints the few that are published in
``docs/fairness/vectors.json``.
"""

import argparse
import json
import random
from collections.abc import Iterator
from typing import Any

from basra import fair

EXTRACT = 20
Vector = dict[str, Any]


def vectors(count: int) -> Iterator[Vector]:
    """Yield vectors, always the same: first the one in the protocol, then by chance with 0 to 2 values."""
    yield vector(bytes(range(16)), 0, b"\1" * 32, b"\2" * 32 + b"\3" * 32)
    chance = random.Random("basra-fair/1")
    for number in range(1, count):
        yield vector(chance.randbytes(16), chance.randrange(64), chance.randbytes(32),
                     chance.randbytes(32 * (number % 3)))


def vector(match_id: bytes, index: int, secret: bytes, values: bytes) -> Vector:
    """Return one vector as plain data."""
    key = fair.deal_key(secret, match_id, index, values)
    return {"match": match_id.hex(), "i": index, "secret": secret.hex(), "values": values.hex(),
            "commitment": fair.commitment(match_id, index, secret).hex(), "key": key.hex(),
            "first_dealer": fair.first_dealer(key), "deck": [int(card) for card in fair.shuffle(key)]}


def extract() -> str:
    """Return the text of the published file: a JSON array, a vector a line."""
    return "[\n" + ",\n".join(map(json.dumps, vectors(EXTRACT))) + "\n]\n"


def _main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=EXTRACT)
    parser.add_argument("--extract", action="store_true")
    options = parser.parse_args()
    if options.extract:
        print(extract(), end="")
        return
    for made in vectors(options.count):
        print(json.dumps(made))


if __name__ == "__main__":
    _main()
