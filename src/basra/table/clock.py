"""The clocks of online matches: how long a play may take, and how long an absent player is waited for."""

from dataclasses import dataclass
from typing import Literal

ClockName = Literal["none", "relaxed", "quick"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Clock:
    """How long things may take, in milliseconds."""

    play_ms: int | None
    """For each play, before the bank is drawn on; None if a play may take as long as it likes."""
    bank_ms: int
    """The bank of each seat, full again at the beginning of each deal."""
    grace_ms: int
    """How long a seat whose connection is lost is waited for before the other one may claim the match. Until
    then its clock stands still."""


CLOCKS: dict[ClockName, Clock] = {
    "none": Clock(play_ms=None, bank_ms=0, grace_ms=300_000),
    "relaxed": Clock(play_ms=60_000, bank_ms=180_000, grace_ms=120_000),
    "quick": Clock(play_ms=12_000, bank_ms=60_000, grace_ms=60_000),
}

MOST_TIME_OUTS = 3
"""Plays in a row that are made for a seat before the other one may claim the match."""
