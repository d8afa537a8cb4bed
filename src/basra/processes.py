"""What every process that works for another one does first."""

import multiprocessing
import os
import signal
from collections.abc import Sequence
from importlib import import_module
from threading import Thread


def begin(niceness: int = 0, modules: Sequence[str] = ()) -> None:
    """Leave Ctrl+C to the parent, and end with it, however it ends.

    Args:
        niceness: how far others go before it, where the system knows such a thing.
        modules: what its work needs; imported now, so that the first job does not wait for it.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    Thread(target=follow, daemon=True).start()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    for module in modules:
        import_module(module)
