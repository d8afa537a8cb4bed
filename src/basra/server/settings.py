"""What a host may choose beside where matches are kept."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from basra.server.limits import Limits
from basra.table.clock import CLOCKS, Clock, ClockName

TRUSTED_PROXIES = "127.0.0.1,::1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is to be run."""

    limits: Limits | None = field(default_factory=Limits)
    """What each address may ask for; None: as much as it likes."""
    trusted_proxies: str = TRUSTED_PROXIES
    """Whose word is taken for the address of a client (X-Forwarded-For) and for HTTPS (X-Forwarded-Proto):
    addresses and networks, separated by commas, or ``*``."""
    clocks: Mapping[ClockName, Clock] = field(default_factory=lambda: CLOCKS)
    """How long things may take at online matches."""


DEFAULT = Settings()
