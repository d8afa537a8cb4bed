"""What a deal is worth to each side (RULES.md, "Score")."""

from collections.abc import Sequence
from dataclasses import dataclass

from basra.captures import Basra
from basra.cards import DECK_SIZE, cards_of
from basra.rules import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class SideScore:
    """How the points of one side in one deal came about. All but the counts are points."""

    cards: int
    """The number of cards captured."""
    majority: int
    """For most cards, with what earlier ties carried over."""
    basras: int
    """The number of basras that are not jack basras."""
    basra_points: int
    jack_basras: int
    """The number of jack basras."""
    jack_basra_points: int
    card_points: int
    total: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DealScore:
    """The score of one deal."""

    sides: tuple[SideScore, SideScore]
    carried: int
    """Majority points that go on to the next deal (option ``tied_majority="carry"``)."""

    @property
    def points(self) -> tuple[int, int]:
        """The points of seat 0 and seat 1."""
        return self.sides[0].total, self.sides[1].total


def points_of(basra: Basra | None, rules: Rules) -> int:
    """Return the points that one capture earns as a basra, 0 if it is none."""
    return {None: 0, Basra.BASRA: rules.basra_points, Basra.JACK: rules.jack_basra_points}[basra]


def score_of(piles: Sequence[int], basras: Sequence[Sequence[Basra]], rules: Rules,
             carried: int = 0) -> DealScore:
    """Score a deal.

    Args:
        piles: the captured cards of each side, as bit masks.
        basras: the basras of each side.
        rules: the rule set.
        carried: majority points carried over from tied deals before.
    """
    at_stake = rules.majority_points + carried
    sides = tuple(_side(piles[seat], basras[seat], rules, at_stake) for seat in (0, 1))
    is_tied = piles[0].bit_count() == piles[1].bit_count() == DECK_SIZE // 2
    return DealScore(sides=(sides[0], sides[1]),
                     carried=at_stake if is_tied and rules.tied_majority == "carry" else 0)


def _side(pile: int, basras: Sequence[Basra], rules: Rules, at_stake: int) -> SideScore:
    jacks = sum(kind is Basra.JACK for kind in basras)
    plain = len(basras) - jacks
    values = rules.card_values()
    majority = at_stake if pile.bit_count() > DECK_SIZE // 2 else 0
    card_points = sum(values[card] for card in cards_of(pile)) if values else 0
    basra_points, jack_points = plain * rules.basra_points, jacks * rules.jack_basra_points
    return SideScore(
        cards=pile.bit_count(), majority=majority, basras=plain, basra_points=basra_points,
        jack_basras=jacks, jack_basra_points=jack_points, card_points=card_points,
        total=majority + basra_points + jack_points + card_points)
