"""The other nodes that serve the same matches, as far as a table needs them."""

from typing import Protocol


class Neighbours(Protocol):
    """Who else serves."""

    @property
    def name(self) -> str | None:
        """The name of this node among the others; None if it is alone, so that none needs to be told."""

    def is_alive(self, node: str) -> bool:
        """Whether a node still serves: what it stored about its sockets counts."""


class Nobody:
    """One process serves alone."""

    name = None

    def is_alive(self, _node: str) -> bool:
        """Return False: what another one stored is of before a restart."""
        return False
