"""What each play is worth, and why: the evaluation behind hints and reviews."""

from dataclasses import dataclass

from basra.captures import Basra
from basra.cards import KOMI, RANKS, Card, mask_of, texts_of
from basra.players.careful import Outlook
from basra.players.greedy import Capture
from basra.plays import Play
from basra.view import View


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
    danger: float
    """The chance that it can answer with a basra: 0 to 1."""


def judge(view: View) -> tuple[Judgement, ...]:
    """Judge every play of a view, best first.

    Like a computer player it has no clock and no randomness, and knows what the seat may know, nothing else.

    Args:
        view: a seat's; its plays are judged as if it were its turn.
    """
    outlook = Outlook(view)
    judgements = [_judgement(view, outlook, play) for play in view.plays]
    return tuple(sorted(judgements, key=lambda judgement: -judgement.points))


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
