"""Several players over the same decks, each against each."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from basra.arena.decks import digest_of
from basra.arena.entrants import BOUND, REFERENCE, Entrant
from basra.arena.pairs import Matches, Pair
from basra.arena.summary import Estimate, Summary, against_all, share_of_gap, summary_of

Two = tuple[Entrant, Entrant]


def meetings_of(entrants: Sequence[Entrant], with_gap: bool) -> list[Two]:
    """Return who meets whom: each each other once and, to tell shares of the gap, the reference."""
    meetings = list(combinations(entrants, 2))
    against = [entrant for entrant in (*entrants, BOUND) if entrant != REFERENCE] if with_gap else []
    for entrant in against:
        if not {(entrant, REFERENCE), (REFERENCE, entrant)} & {*meetings}:
            meetings.append((entrant, REFERENCE))
    return meetings


@dataclass(frozen=True)
class Tournament:
    """What came of some meetings over the same decks."""

    entrants: tuple[Entrant, ...]
    rules: str
    decks: str
    """The name of their list."""
    played: Mapping[Two, Sequence[Pair]]
    """The pairs of each meeting: of all entrants, and of those that the gap needs."""
    matches: Matches = "no"
    """Whether deals stood alone, and if not where the matches began."""

    @property
    def pairs(self) -> int:
        """How many pairs each meeting has."""
        return len(next(iter(self.played.values())))

    @property
    def summaries(self) -> dict[Two, Summary]:
        """How each meeting of two entrants went."""
        return {two: summary_of(self.played[two]) for two in combinations(self.entrants, 2)}

    @cached_property
    def decks_digest(self) -> str:
        """The digest of the decks, in hexadecimal digits."""
        return digest_of(self.decks, self.pairs)

    def gains(self, first: Entrant, second: Entrant) -> list[float]:
        """Return the points a deal of a player against another one, deck by deck."""
        if (first, second) in self.played:
            return [pair.gain for pair in self.played[first, second]]
        return [-pair.gain for pair in self.played[second, first]]

    def gain(self, first: Entrant, second: Entrant) -> Estimate:
        """Return the points a deal of a player against another one."""
        return Estimate.of(self.gains(first, second))

    def against_all(self, entrant: Entrant) -> Estimate:
        """Return the points a deal of a player against the mean of all others."""
        return against_all([self.gains(entrant, other) for other in self.entrants if other != entrant])

    def share_of_gap(self, entrant: Entrant) -> Estimate | None:
        """Return a player's share of the gap, None if the meetings for it were not played."""
        if entrant == REFERENCE or not {(BOUND, REFERENCE), (REFERENCE, BOUND)} & {*self.played}:
            return None
        return share_of_gap(self.gains(entrant, REFERENCE), self.gains(BOUND, REFERENCE))

    def to_dict(self) -> dict[str, Any]:
        """Return plain data for JSON."""
        return {
            "rules": self.rules, "matches": self.matches, "pairs": self.pairs, "decks": self.decks,
            "decks_sha256": self.decks_digest,
            "players": [self._standing(entrant) for entrant in self.entrants],
            "meetings": [{"players": list(map(str, two)), **asdict(summary)}
                         for two, summary in self.summaries.items()]}

    def _standing(self, entrant: Entrant) -> dict[str, Any]:
        share = self.share_of_gap(entrant)
        return {"player": str(entrant), **asdict(entrant), "against_all": asdict(self.against_all(entrant)),
                "share_of_gap": share and asdict(share)}
