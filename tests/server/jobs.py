"""A job for workers, in a module that another process imports at once."""

import os
from pathlib import Path


def lost_at_first(there: Path, how: int) -> int:
    """Send this process a signal the first time it is called; return its id the next time."""
    if not there.exists():
        there.touch()
        os.kill(os.getpid(), how)
    return os.getpid()
