"""Servers in processes of their own, forked from one that has imported all that they need.

The tests start hundreds, and to import it all, and to build what is built once, takes most of the time.
That ``basra serve`` starts from nothing is what tests/cli sees to.
"""

import multiprocessing
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from io import TextIOWrapper
from multiprocessing.connection import Connection
from pathlib import Path

_context = multiprocessing.get_context("forkserver")
_context.set_forkserver_preload(["basra.cli.serving", "basra.server.run", "psycopg", "redis.asyncio",
                                 f"{__package__}.warm"])


class Forked:
    """A process that runs ``basra`` with arguments; as a ``Popen`` of it would be."""

    def __init__(self, arguments: list[str], log: Path, before: Callable[[], None] | None) -> None:
        """Start it.

        Args:
            arguments: those of the command.
            log: where its standard error goes; what stands there stays.
            before: what it does first.
        """
        reader, writer = _context.Pipe(duplex=False)
        # No daemon, since those may have no workers.
        self._process = _context.Process(target=_run, args=(arguments, writer, log, before))
        self._process.start()
        writer.close()
        self.stdout: TextIOWrapper = os.fdopen(os.dup(reader.fileno()))
        reader.close()

    @property
    def pid(self) -> int:
        """Its process id."""
        assert self._process.pid is not None
        return self._process.pid

    def send_signal(self, number: int) -> None:
        """Send it a signal, if it has not ended."""
        with suppress(ProcessLookupError):
            if self._process.exitcode is None:
                os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """Wait for its end and return the exit status, that of a signal with a minus."""
        self._process.join(seconds)
        status = self._process.exitcode
        assert status is not None, f"it has not ended within {seconds} s"
        return status


def _run(arguments: list[str], output: Connection, log: Path, before: Callable[[], None] | None) -> None:
    os.dup2(output.fileno(), sys.stdout.fileno())
    output.close()
    os.dup2(os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT), sys.stderr.fileno())
    if before:
        before()
    from basra.cli import main

    sys.argv = ["basra", *arguments]
    sys.exit(main())
