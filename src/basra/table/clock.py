"""The clocks of online matches: how long a play may take, and how long an absent player is waited for."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, Self

from basra.errors import ClockError, shown

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
    silence_ms: int | None = None
    """How long a seat that is to play may be silent, though it is there, before the other one may claim the
    match; None if plays are made for it instead."""


CLOCKS: dict[ClockName, Clock] = {
    "none": Clock(play_ms=None, bank_ms=0, grace_ms=300_000, silence_ms=86_400_000),
    "relaxed": Clock(play_ms=60_000, bank_ms=180_000, grace_ms=120_000),
    "quick": Clock(play_ms=12_000, bank_ms=60_000, grace_ms=60_000),
}

MOST_TIME_OUTS = 3
"""Plays in a row that are made for a seat before the other one may claim the match."""

_MOST_SECONDS = 10_000_000


def clocks_of(wishes: Iterable[str]) -> dict[ClockName, Clock]:
    """Return the clocks, some of them with other lengths, in seconds.

    Args:
        wishes: ``quick=PLAY,BANK,GRACE``, ``relaxed=PLAY,BANK,GRACE`` or ``none=GRACE,SILENCE``.

    Raises:
        ClockError: if one cannot be read.

    >>> clocks_of(["quick=5,0,7.5"])["quick"]
    Clock(play_ms=5000, bank_ms=0, grace_ms=7500, silence_ms=None)
    """
    clocks = dict(CLOCKS)
    for wish in wishes:
        name, _, lengths = wish.partition("=")
        match name, [_milliseconds(length) for length in lengths.split(",")]:
            case "none", [grace, silence]:
                clocks["none"] = Clock(play_ms=None, bank_ms=0, grace_ms=grace, silence_ms=silence)
            case ("relaxed" | "quick") as clock, [play, bank, grace] if play:
                clocks[clock] = Clock(play_ms=play, bank_ms=bank, grace_ms=grace)
            case _:
                raise ClockError(f"{shown(wish)} is no clock")
    return clocks


def _milliseconds(seconds: str) -> int:
    try:
        length = float(seconds)
    except ValueError:
        length = -1
    if not 0 <= length <= _MOST_SECONDS:
        raise ClockError(f"{shown(seconds)} is no number of seconds")
    return round(length * 1000)


@dataclass(frozen=True, slots=True, kw_only=True)
class Left:
    """What is left for a play."""

    play_ms: int
    """Before the bank is drawn on."""
    bank_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Running:
    """The clock of a match while a play is thought about; never changed, only replaced.

    A moment is a whole number of milliseconds on any clock that never goes back. While the seat to play is
    away its clock stands still, for each play at most the grace.

    >>> running = Running.start(CLOCKS["quick"]).next(turn=0, now=0)
    >>> running.left(13_000), running.expires
    (Left(play_ms=0, bank_ms=59000), 72000)
    """

    clock: Clock
    banks: tuple[int, int]
    """What was left of each bank when the play began to be thought about, in milliseconds."""
    turn: int | None = None
    """The seat that is to play; None if the clock stands."""
    is_away: bool = False
    """Whether that seat is away."""
    thought_ms: int = 0
    """What was thought until ``moment``; what was waited for an absent seat is not counted."""
    waited_ms: int = 0
    """What was waited until ``moment`` for that seat while it was away, in this play."""
    moment: int = 0

    @classmethod
    def start(cls, clock: Clock, banks: tuple[int | None, int | None] = (None, None)) -> Self:
        """Return a clock that stands, with the banks as they were stored; None for one that is full."""
        first, second = (clock.bank_ms if bank is None else min(bank, clock.bank_ms) for bank in banks)
        return cls(clock=clock, banks=(first, second))

    def next(self, turn: int | None, now: int, *, is_away: bool = False, is_new_deal: bool = False) -> Self:
        """Return the clock of the next play: the banks are what the last one left.

        Args:
            turn: who is to play; None if nobody is, so that the clock stands.
            now: the moment.
            is_away: whether whoever is to play is away.
            is_new_deal: whether a deal begins, so that both banks are full again.
        """
        full = (self.clock.bank_ms, self.clock.bank_ms)
        return replace(self, turn=turn, is_away=is_away, banks=full if is_new_deal else self.banks_at(now),
                       thought_ms=0, waited_ms=0, moment=now)

    def at(self, now: int) -> Self:
        """Return the same clock, reckoned from another moment on; one in the past changes nothing."""
        passed = max(now - self.moment, 0)
        if self.turn is None:
            passed = 0
        waited = min(passed, self.clock.grace_ms - self.waited_ms) if self.is_away else 0
        return replace(self, moment=max(now, self.moment), thought_ms=self.thought_ms + passed - waited,
                       waited_ms=self.waited_ms + waited)

    def with_presence(self, is_away: bool, now: int) -> Self:
        """Return the clock after the seat to play came or left."""
        return replace(self.at(now), is_away=is_away)

    def moved_to(self, now: int) -> Self:
        """Return the clock after it stood since ``moment``, as if no time had passed."""
        return replace(self, moment=now)

    def left(self, now: int) -> Left | None:
        """Return what is left for the play; None if no clock runs."""
        if self.turn is None or self.clock.play_ms is None:
            return None
        over = self.clock.play_ms - self.at(now).thought_ms
        return Left(play_ms=max(over, 0), bank_ms=max(self.banks[self.turn] + min(over, 0), 0))

    def banks_at(self, now: int) -> tuple[int, int]:
        """Return what is left of both banks."""
        left = self.left(now)
        if left is None:
            return self.banks
        first, second = self.banks
        return (left.bank_ms, second) if self.turn == 0 else (first, left.bank_ms)

    @property
    def expires(self) -> int | None:
        """The moment at which the time of the play is up, if nobody comes or leaves; None if it never is."""
        if self.turn is None or self.clock.play_ms is None:
            return None
        left = self.clock.play_ms + self.banks[self.turn] - self.thought_ms
        waits = self.clock.grace_ms - self.waited_ms if self.is_away and left > 0 else 0
        return self.moment + left + waits
