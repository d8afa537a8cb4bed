"""The command line: ``basra``."""

from basra.cli.main import main

__all__ = ["main"]
