"""How much is tried: little in ``make test``, as much as is asked for in ``make soak``."""

import os


def amount(name: str, short: int) -> int:
    """Return how much of something is tried, ``SOAK_<NAME>`` if that is set."""
    return int(os.environ.get(f"SOAK_{name}", short))


SEED = amount("SEED", 0)
"""With another one other things happen, so that an amount may be reached in parts."""
