"""What each play is worth, and why."""

from dataclasses import dataclass

from basra.captures import Basra


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """One kind of card with which the other side may answer, and the most that it does then."""

    card: str
    """A rank such as ``10`` or ``J``; ``7D`` for the komi, which is a kind of its own."""
    takes: tuple[str, ...]
    basra: Basra | None
    points: float
    """What that is worth to the other side."""
    chance: float
    """That the other side holds such a card, or is dealt one before it plays: 0 to 1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What a play is worth as far as its side can know. Cards are text, all worth is in points."""

    play: str
    """Its notation."""
    card: str
    captured: tuple[str, ...]
    """In floor order; empty if the card stays on the floor."""
    groups: tuple[tuple[str, ...], ...]
    """The captured cards as they belong together: each equal card alone, each sum as a group."""
    basra: Basra | None
    points: float
    """Expected of this play from here: what its side gains more than the other one. Comparable among the
    plays of one moment; by itself it is no forecast of the deal."""
    left: tuple[str, ...]
    """The cards on the floor after it."""
    answers: tuple[Answer, ...]
    """What the other side may take of them, the most first; kinds that take nothing are left out."""
