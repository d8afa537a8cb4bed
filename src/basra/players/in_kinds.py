"""Players that think in kinds: what they decide is put into cards here."""

from collections.abc import Callable
from typing import Protocol

from basra.captures import KOMI_BASRAS, counts_of, kind_of
from basra.cards import mask_of
from basra.deal import Deal
from basra.dice import Dice, dice_of
from basra.players.exact import Solver
from basra.players.foresight import Foresight
from basra.players.knowledge import Knowledge, hand_of, knowledge_of
from basra.players.policy import Policy
from basra.players.prospect import AHEAD, DECIDED, FEATURES, ROUNDS, Prospect
from basra.players.weights import PROSPECT, STYLES
from basra.playouts import DECK, NOBODY, SwiftDeal
from basra.plays import LegalPlays, Play
from basra.view import View

SHARES = [0.6, 0.2, 0.2]
"""How likely each style of the policy is before the other side has played."""


class Decider(Protocol):
    """What thinks in kinds. One that searches says in ``looked_at`` how far: iterations, or plays tried."""

    def decide(self, knowledge: Knowledge, dice: Dice, nodes: int) -> tuple[int, int]:
        """Return the kind to play, and the counts of what it takes."""
        ...


class InKinds:
    """A computer player out of something that thinks in kinds, made anew for each play."""

    def __init__(self, make: Callable[[], Decider]) -> None:
        self.make = make
        """Makes one that thinks in kinds; also for those who measure in kinds."""
        self.looked_at: int | None = None

    def choose(self, view: View, seed: bytes, nodes: int) -> Play:
        """Return a legal play; see :class:`basra.players.ComputerPlayer`."""
        decider = self.make()
        kind, taken = decider.decide(knowledge_of(view), dice_of(seed), nodes)
        self.looked_at = getattr(decider, "looked_at", None)
        return play_of(view.plays, kind, taken, view.rules.card_values())


def play_of(plays: LegalPlays, kind: int, taken: int, values: tuple[int, ...]) -> Play:
    """Return the play of a kind that takes some counts, the one with most points of single cards."""
    found = [play for play in plays
             if kind_of(play.card) == kind and counts_of(mask_of(play.captured)) == taken]
    return max(found, key=lambda play: sum(values[card] for card in (play.card, *play.captured))
               ) if values and taken else found[0]


class Likeliest:
    """The learned policy by itself: the play that it thinks likeliest, without a search."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy

    def decide(self, knowledge: Knowledge, dice: Dice, nodes: int) -> tuple[int, int]:  # noqa: ARG002
        """Return the kind to play, and what it takes."""
        policy = self._policy
        policy.look(knowledge.deal, knowledge.side)
        policy.weigh(0)
        place = max(range(policy.count), key=lambda place: policy.chances[place])
        return policy.kinds[place], policy.taken[place]


class Omniscient:
    """Sees all cards and plays as well as can be through some rounds: for measuring only."""

    def __init__(self, rounds: int, prospect: Callable[[], Prospect]) -> None:
        self._rounds = rounds
        self._prospect = prospect

    def choose_seeing(self, deal: Deal, seed: bytes, nodes: int) -> Play:  # noqa: ARG002
        """Return a legal play; see :class:`basra.players.SeeingPlayer`."""
        kind, taken = Solver(self._prospect()).best(swift_of(deal), self._rounds)
        return play_of(deal.legal_plays, kind, taken, deal.rules.card_values())


def learned_policy() -> Policy:
    """Return the learned policy, in all its styles."""
    return Policy([weight for style in STYLES.values() for weight in style])


def fitted_prospect() -> Prospect:
    """Return the fitted value of a round's end."""
    return Prospect(PROSPECT)


def score_alone() -> Prospect:
    """Return a value of a round's end that sees no further: the majority, where it is decided."""
    weights = [0.0] * (ROUNDS * FEATURES)
    for rounds in range(ROUNDS):
        weights[rounds * FEATURES + DECIDED] = 30.0
    return Prospect(weights)


def strongest() -> Foresight:
    """Return the strongest player, as it thinks in kinds."""
    return Foresight(learned_policy(), fitted_prospect(), SHARES)


def cards_alone() -> Prospect:
    """Return a value of a round's end that sees no further: a card's share of the majority for each card."""
    weights = [0.0] * (ROUNDS * FEATURES)
    for rounds in range(ROUNDS):
        weights[rounds * FEATURES + AHEAD] = 10.0 * 30.0 / 26.0
    return Prospect(weights)


def swift_of(deal: Deal) -> SwiftDeal:
    """Return a deal in kinds, all cards known."""
    swift, first = SwiftDeal(), 1 - deal.dealer
    swift.basra_points, swift.jack_basra_points = deal.rules.basra_points, deal.rules.jack_basra_points
    swift.majority_points, swift.komi_basra = deal.rules.majority_points, KOMI_BASRAS[deal.rules.komi_basra]
    swift.next = DECK - len(deal.stock)
    for place, card in enumerate(deal.stock):
        swift.deck[swift.next + place] = kind_of(card)
    swift.floor = counts_of(mask_of(deal.floor))
    swift.hidden = counts_of(mask_of((*deal.hands[0], *deal.hands[1], *deal.stock)))
    swift.hand0, swift.hand1 = (hand_of([kind_of(card) for card in deal.hands[seat]])
                                for seat in (first, deal.dealer))
    swift.size0, swift.size1 = len(deal.hands[first]), len(deal.hands[deal.dealer])
    swift.cards0, swift.cards1 = deal.piles[first].bit_count(), deal.piles[deal.dealer].bit_count()
    swift.last = NOBODY if deal.last_capturer is None else int(deal.last_capturer != first)
    return swift
