"""The same work on the machines of a Ray cluster, with basra installed on each.

Needs the extra ``basra[ray]``.
"""

import logging
import os
import socket
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import ray

from basra.arena.contest import code_digest
from basra.arena.pairs import Pair
from basra.arena.workers import AHEAD, Task, Work, do, in_order

_SECONDS = 10
"""Within which a cluster answers."""


class ClusterError(RuntimeError):
    """A cluster that cannot be reached, or whose machines have another basra."""


@contextmanager
def cluster(address: str) -> Iterator[Work]:
    """Work on a Ray cluster.

    Args:
        address: what ``ray.init`` takes: ``auto`` for the cluster that this machine belongs to, ``local`` for
            one of its own, ``ray://host:port`` or ``host:port`` for another one.

    Raises:
        ClusterError: if there is no such cluster, or its machines would play otherwise than this one.
    """
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is told to anybody
    try:
        _check_reachable(address)
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (OSError, ValueError, RuntimeError) as error:
        raise ClusterError(str(error).rstrip(".\n")) from None
    try:
        # Retries are Ray's own: a task whose machine is lost is done again elsewhere, with the same pairs.
        remote = ray.remote(num_cpus=1)(_do)
        yield lambda tasks: _work(remote, tasks)
    except ray.exceptions.RayError as error:
        raise ClusterError(str(error).rstrip(".\n")) from None
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Raise OSError at once where nobody listens: Ray itself tries for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        socket.create_connection((host.strip("[]"), int(port)), timeout=_SECONDS).close()


def _work(remote: Any, tasks: Iterable[Task]) -> Iterator[tuple[Pair, ...]]:
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    for code, pairs in in_order(tasks, remote.remote, ray.get, most):
        if code != code_digest():
            raise ClusterError("its machines have another version of basra")
        yield pairs


def _do(task: Task) -> tuple[str, tuple[Pair, ...]]:
    return code_digest(), do(task)
