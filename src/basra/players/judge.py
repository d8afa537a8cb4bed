"""What each play is worth, and why: the evaluation behind hints and reviews."""

from dataclasses import dataclass

from basra.captures import Basra, counts_of, kind_of
from basra.cards import KOMI, RANKS, Card, cards_of, mask_of, texts_of
from basra.dice import Dice
from basra.players.careful import Outlook
from basra.players.exact import MOST_PLAYS
from basra.players.greedy import Capture
from basra.players.in_kinds import strongest
from basra.players.knowledge import knowledge_of
from basra.plays import Play
from basra.view import View

NODES = 500
"""Deals that are imagined after each play."""


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
    """Expected of this play from here to the end of the deal: what its side wins more than the other one, the
    majority included and the basras of before not. Under rules with points for single cards it is one look
    ahead (:class:`basra.players.careful.Outlook`), comparable among the plays of one moment only."""
    left: tuple[str, ...]
    """The cards on the floor after it."""
    answers: tuple[Answer, ...]
    """What the other side may take of them, the most first; kinds that take nothing are left out."""
    danger: float
    """The chance that it can answer with a basra: 0 to 1."""


def judge(view: View) -> tuple[Judgement, ...]:
    """Judge every play of a view, best first.

    Like a computer player it has no clock and no randomness, and knows what the seat may know, nothing else.

    Args:
        view: that of the seat to play.
    """
    return judged_by(Foreseen(view) if _can_be_foreseen(view) else Outlook(view), view)


def judged_by(outlook: Outlook, view: View) -> tuple[Judgement, ...]:
    """Judge every play of a view as an outlook sees them, best first."""
    judgements = [_judgement(view, outlook, play) for play in view.plays]
    return tuple(sorted(judgements, key=lambda judgement: -judgement.points))


class Foreseen(Outlook):
    """What the plays of a view are worth as the strongest player sees it, who reads the other hand too."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        foresight = strongest()
        # The seed is the same for a moment whether it is played, reviewed or played again after a take-back.
        worths = foresight.appraise(knowledge_of(view), Dice(len(view.played)), NODES)
        plays = foresight.plays
        self._worths = {(plays.kinds[place], plays.taken[place]): worth for place, worth in enumerate(worths)}
        self._reading = foresight.reading

    def of(self, play: Play, taken: int) -> float:
        """Return the points that its side should win by from this play on; exact in the last round."""
        return self._worths[kind_of(play.card), counts_of(taken)]

    def chance(self, cards: int) -> float:
        """Return the chance that the hand of the reply has one of some cards, a bit mask: 0 to 1.

        They must be all that are unseen of their kinds.
        """
        if not self._reading.is_weighed or cards & self.held:
            return super().chance(cards)
        return self._reading.chance(sum({1 << 4 * kind_of(card) for card in cards_of(cards)}))


def _can_be_foreseen(view: View) -> bool:
    """Whether the search knows all that counts: neither points of single cards nor an absurd floor."""
    plays = {(kind_of(play.card), counts_of(mask_of(play.captured))) for play in view.plays}
    return not view.rules.card_values() and len(plays) <= MOST_PLAYS


def _judgement(view: View, outlook: Outlook, play: Play) -> Judgement:
    taken = mask_of(play.captured)
    floor = outlook.left(play, taken)
    left = tuple(card for card in (*view.floor, play.card) if floor >> card & 1)
    replies = outlook.replies(floor)
    basras = mask_of(card for card, reply in replies.items() if reply.basra)
    return Judgement(
        play=str(play), card=str(play.card), captured=texts_of(play.captured),
        groups=tuple(map(texts_of, play.groups)),
        basra=play.basra, points=outlook.of(play, taken),
        left=texts_of(left), answers=_answers(outlook, left, replies),
        danger=outlook.chance(basras) if basras else 0.0)


def _answers(outlook: Outlook, left: tuple[Card, ...], replies: dict[int, Capture]) -> tuple[Answer, ...]:
    """Return what each kind of card takes from the cards that are left, the most first."""
    cards_of_kind: dict[str, list[int]] = {}
    for card, reply in replies.items():
        if reply.taken:
            cards_of_kind.setdefault("7D" if card == KOMI else RANKS[card >> 2], []).append(card)
    answers = []
    for kind, cards in cards_of_kind.items():
        most = max((replies[card] for card in cards), key=lambda reply: reply.points)
        answers.append(Answer(card=kind, takes=texts_of(card for card in left if most.taken >> card & 1),
                              basra=most.basra, points=most.points, chance=outlook.chance(mask_of(cards))))
    return tuple(sorted(answers, key=lambda answer: (-answer.points, -answer.chance)))
