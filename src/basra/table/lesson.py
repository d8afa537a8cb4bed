"""The lesson: a few small positions, what the learner is to play there, and what comes of it.

Everything that is shown follows from the positions by the engine; the words are in ``languages/*/learn.ftl``.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from basra.cards import DECK_SIZE, Card, mask_of, parse_cards, texts_of
from basra.deal import HAND_SIZE, Deal
from basra.events import CardPlayed, Player
from basra.players import LEVELS
from basra.rules import Rules
from basra.table.frames import HandCard, SeatFrame, ViewFrame
from basra.table.views import basra_cards, play_frame

LEARNER, OPPONENT = 0, 1
RULES = Rules.of("egyptian-v2")
_PLAYERS = (Player(kind="person"), Player(kind="computer", name=next(iter(LEVELS))))


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonMove:
    """A play that is shown, and the table right after it."""

    event: CardPlayed
    view: ViewFrame


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonAnswer:
    """A play that the step wants, and what follows it."""

    play: str
    """Its notation, as in the view."""
    moves: tuple[LessonMove, ...]
    """The learner's own play, then the opponent's if there is a reply."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LessonStep:
    """One thing to learn: a table with the learner (seat 0) to play."""

    name: str
    view: ViewFrame
    wanted: tuple[LessonAnswer, ...]
    """Any of these is right; every other play of the view is not what the step is about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """The answer to ``GET /api/lesson``."""

    steps: tuple[LessonStep, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Scene:
    """A step as it is written down."""

    name: str
    floor: str
    hand: str
    theirs: str
    """As many cards as the learner has, or one less: then the learner deals and plays last."""
    wanted: str
    """The cards that are right to play."""
    replies: str = ""
    """The opponent's card after each of them."""
    last_pile: int | None = None
    """How many cards the learner has captured, in the last round of a deal."""
    totals: tuple[int, int] = (0, 0)


_SCENES = (
    _Scene(name="match", floor="9C 6D 2S", hand="10C 6H", theirs="KS 4D", wanted="6H"),
    _Scene(name="sum", floor="6C 3D 8S", hand="2C 9H", theirs="KS 4D", wanted="9H"),
    _Scene(name="groups", floor="8H 5C 10D 3S", hand="5D 8C", theirs="KS 4D", wanted="8C"),
    _Scene(name="pictures", floor="KC QH KS 3D", hand="10C KH", theirs="2S 4D", wanted="KH"),
    _Scene(name="jack", floor="KD 9C 4H 2S", hand="5D JC", theirs="QS 3D", wanted="JC"),
    _Scene(name="komi", floor="10S 8H KC 3D", hand="6C 7D", theirs="QS 4D", wanted="7D"),
    _Scene(name="basra", floor="6S 3H 9D", hand="QH 9C", theirs="KS 4D", wanted="9C"),
    _Scene(name="lone-komi", floor="7D", hand="QC 5S JH", theirs="KS 4D 2H", wanted="QC 5S JH"),
    _Scene(name="jack-basra", floor="JH", hand="4C JS", theirs="KS 4D", wanted="JS"),
    _Scene(name="lone", floor="", hand="6S 4H 9C", theirs="6H 4C 9D", wanted="6S 4H 9C", replies="6H 4C 9D"),
    _Scene(name="safe", floor="6C", hand="3S 8H", theirs="9D 5H", wanted="8H", replies="9D"),
    _Scene(name="score", floor="10S QH 4C", hand="JD", theirs="", wanted="JD", last_pile=25,
           totals=(71, 64)),
)


@cache
def lesson() -> Lesson:
    """Return the lesson."""
    return Lesson(steps=tuple(map(_step, _SCENES)))


def _step(scene: _Scene) -> LessonStep:
    start, replies = _Stand(scene), parse_cards(scene.replies)
    answers = []
    for index, card in enumerate(parse_cards(scene.wanted)):
        moves = _Stand(scene).moves((card, *replies[index:index + 1]))
        answers.append(LessonAnswer(play=str(start.deal.legal_plays.find(card)), moves=tuple(moves)))
    return LessonStep(name=scene.name, view=start.view(), wanted=tuple(answers))


class _Stand:
    """A scene set up, to be played on."""

    def __init__(self, scene: _Scene) -> None:
        self.deal, self.totals = _deal_of(scene), scene.totals
        self.seq = 0
        self.last_play: CardPlayed | None = None
        self._positions = {card: HAND_SIZE * seat + index
                           for seat, hand in enumerate(self.deal.hands) for index, card in enumerate(hand)}

    def moves(self, cards: tuple[Card, ...]) -> Iterator[LessonMove]:
        """Play cards, one side after the other."""
        for card in cards:
            yield LessonMove(event=self._play(card), view=self.view())

    def _play(self, card: Card) -> CardPlayed:
        seat = self.deal.turn
        assert seat is not None
        made = self.deal.make(card)
        self.seq += 1
        self.last_play = CardPlayed(seat=seat, position=self._positions[card], card=str(card),
                                    captured=texts_of(made.captured), basra=made.basra)
        if self.deal.is_over:
            ours, theirs = self.deal.score().points
            self.totals = (self.totals[LEARNER] + ours, self.totals[OPPONENT] + theirs)
        return self.last_play

    def view(self) -> ViewFrame:
        """Return the table as the learner sees it."""
        deal = self.deal
        hand = deal.hands[LEARNER]
        return ViewFrame(
            match="0" * 32, seat=LEARNER, seq=self.seq, kind="practice", rules=RULES, stage="play",
            proven=False, chain="0" * 64, deal=1, round=deal.round, dealer=deal.dealer, turn=deal.turn,
            floor=texts_of(deal.floor),
            hand=tuple(HandCard(card=str(card), position=self._positions[card]) for card in hand),
            plays=tuple(play_frame(play, RULES) for play in deal.plays_of(LEARNER)), stock=len(deal.stock),
            seats=(self._seat(LEARNER), self._seat(OPPONENT)), carried=0, last_play=self.last_play,
            last_deal=None, winner=None, is_over=False, can_take_back=False, stopped=None)

    def _seat(self, seat: int) -> SeatFrame:
        deal = self.deal
        return SeatFrame(
            player=_PLAYERS[seat], positions=tuple(self._positions[card] for card in deal.hands[seat]),
            pile=deal.piles[seat].bit_count(),
            basras=basra_cards(deal.basras[seat]),
            total=self.totals[seat])


def _deal_of(scene: _Scene) -> Deal:
    """Return a whole position: the cards that a scene does not name lie in the stock and the piles."""
    floor, hand, theirs = map(parse_cards, (scene.floor, scene.hand, scene.theirs))
    named = mask_of((*floor, *hand, *theirs))
    rest = [card for card in map(Card, range(DECK_SIZE)) if not named >> card & 1]
    captured = len(rest) % (2 * HAND_SIZE) if scene.last_pile is None else len(rest)
    ours = captured // 2 if scene.last_pile is None else scene.last_pile
    piles = [mask_of(rest[:ours]), mask_of(rest[ours:captured])]
    deal = Deal(RULES, dealer=OPPONENT if len(theirs) == len(hand) else LEARNER, hands=[hand, theirs],
                floor=floor, stock=tuple(rest[captured:]), piles=piles,
                last_capturer=OPPONENT if piles[OPPONENT] else None)
    deal.check()
    return deal
