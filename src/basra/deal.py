"""The state of one deal: hands, floor, stock and piles, moved on one play at a time."""

from dataclasses import dataclass, field
from typing import Self

from basra.captures import Basra
from basra.cards import (
    DECK_SIZE,
    FULL_DECK,
    JACK,
    KOMI,
    Card,
    CardsLike,
    cards_of,
    mask_of,
    parse_cards,
    text_of,
    to_cards,
)
from basra.errors import BasraError, DealOverError, PositionError, shown
from basra.plays import LegalPlays, Play
from basra.rules import Rules, RulesLike, to_rules
from basra.score import DealScore, score_of

HAND_SIZE = 4
OPENING_SIZE = 4
ROUNDS = 6

_FIRST_FLOOR, _FIRST_STOCK = 2 * HAND_SIZE, 2 * HAND_SIZE + OPENING_SIZE


@dataclass(frozen=True, slots=True)
class Opening:
    """How the floor of a deal was laid (rules 2 and 3)."""

    floor: tuple[Card, ...]
    stock: tuple[Card, ...]
    replaced: tuple[Card, ...]
    """The jacks and the 7♦ that were turned up and went to the back of the stock, in order.

    They lay face up, so everybody has seen them.
    """

    @classmethod
    def of(cls, deck: tuple[Card, ...], rules: Rules) -> Self:
        """Lay the floor from a shuffled deck, slot by slot."""
        stock = list(deck[_FIRST_STOCK:])
        floor: list[Card] = []
        replaced: list[Card] = []
        for card in deck[_FIRST_FLOOR:_FIRST_STOCK]:
            while rules.opening == "replace" and (card >> 2 == JACK or card == KOMI):
                replaced.append(card)
                stock.append(card)
                card = stock.pop(0)
            floor.append(card)
        return cls(tuple(floor), tuple(stock), tuple(replaced))


@dataclass(slots=True)
class Deal:
    """One deal, from the first card to the score.

    >>> deal = Deal.start(range(52), "egyptian-v2", dealer=1)
    >>> deal.turn, len(deal.stock), len(deal.legal_plays)
    (0, 40, 4)

    Two deals are equal if nothing can tell them apart any more; ``copy`` gives one that moves alone.
    """

    rules: Rules
    dealer: int
    hands: list[tuple[Card, ...]]
    floor: tuple[Card, ...]
    """The face-up cards in the order in which they came."""
    stock: tuple[Card, ...]
    """The cards not dealt yet, next card first."""
    piles: list[int] = field(default_factory=lambda: [0, 0])
    """The captured cards of each side, as bit masks."""
    basras: list[tuple[tuple[Card, Basra], ...]] = field(default_factory=lambda: [(), ()])
    """The card of each basra of each side, and which basra it was, in order."""
    last_capturer: int | None = None
    """The side that captured last, in this deal."""
    played: tuple[tuple[int, Play], ...] = field(default=(), compare=False)
    """The plays so far, each with the side that made it, oldest first. It is how the position came about,
    no part of it: one read from text has none."""

    @classmethod
    def start(cls, deck: CardsLike, rules: RulesLike = "egyptian-v2", dealer: int = 0) -> Self:
        """Deal the first round and the floor from a shuffled deck.

        Args:
            deck: all 52 cards, from the top.
            rules: a rule set or its text.
            dealer: 0 or 1; the other side plays first.

        Raises:
            PositionError: if the deck is not of 52 cards or the dealer is not 0 or 1.
        """
        cards, rules = to_deck(deck), to_rules(rules)
        if dealer not in (0, 1):
            raise PositionError(f"the dealer cannot be {dealer!r}: it is 0 or 1")
        opening = Opening.of(cards, rules)
        hands = [cards[:HAND_SIZE], cards[HAND_SIZE:_FIRST_FLOOR]]
        return cls(rules, dealer, hands if dealer else hands[::-1], opening.floor, opening.stock)

    @property
    def turn(self) -> int | None:
        """The side to play, None while nobody has a card: the non-dealer plays first in a round."""
        ours, theirs = len(self.hands[1 - self.dealer]), len(self.hands[self.dealer])
        if not theirs:
            return None
        return 1 - self.dealer if ours == theirs else self.dealer

    @property
    def round(self) -> int:
        """The round, 1 to 6."""
        return ROUNDS - len(self.stock) // (2 * HAND_SIZE)

    @property
    def is_over(self) -> bool:
        """Whether the last card is played and the leftovers are taken."""
        return self.turn is None and not self.stock and not (
            self.floor and self.last_capturer is not None)

    @property
    def legal_plays(self) -> LegalPlays:
        """The plays of the side to play; none when the deal is over."""
        turn = self.turn
        return self.plays_of(turn) if turn is not None else LegalPlays((), (), self.rules)

    def plays_of(self, seat: int) -> LegalPlays:
        """Return what the cards of a seat would do on this floor, whoever is to play."""
        return LegalPlays(self.hands[seat], self.floor, self.rules)

    def play(self, play: Play | Card | str) -> Play:
        """Make a play, then whatever follows by itself: the next round, or the leftovers.

        Returns:
            the play in full, with what it captured.

        Raises:
            DealOverError: if the deal is over.
            PlayError: another of its kinds, if the play cannot be made; nothing has changed then.
        """
        made = self.make(play)
        if self.turn is None:
            if self.stock:
                self.deal_round()
            else:
                self.take_leftovers()
        return made

    def make(self, play: Play | Card | str) -> Play:
        """Make a play and nothing more; see :meth:`play`."""
        if self.turn is None:
            raise DealOverError("the deal is over: no card is left to play")
        made = self.legal_plays.find(play)
        self.apply(made)
        return made

    def apply(self, made: Play) -> None:
        """Move the deal on by a play that is known to be legal: :meth:`make` without a second look at it."""
        turn = self.turn
        assert turn is not None
        self.played += ((turn, made),)
        self.hands[turn] = tuple(card for card in self.hands[turn] if card != made.card)
        if not made.captured:
            self.floor += (made.card,)
            return
        self.floor = tuple(card for card in self.floor if card not in made.captured)
        self.piles[turn] |= mask_of(made.captured) | 1 << made.card
        self.last_capturer = turn
        if made.basra:
            self.basras[turn] += ((made.card, made.basra),)

    def deal_round(self) -> None:
        """Deal the next four cards to the non-dealer, then four to the dealer.

        Raises:
            PositionError: if a hand still holds cards or the stock is empty.
        """
        if self.turn is not None or not self.stock:
            raise PositionError("a round is dealt when both hands are empty and the stock is not")
        self.hands[1 - self.dealer] = self.stock[:HAND_SIZE]
        self.hands[self.dealer] = self.stock[HAND_SIZE:2 * HAND_SIZE]
        self.stock = self.stock[2 * HAND_SIZE:]

    def take_leftovers(self) -> tuple[Card, ...]:
        """Give the floor to whoever captured last (rule 10), and return what it was.

        If nobody captured in the whole deal, the floor stays where it is and nothing is returned.

        Raises:
            PositionError: if a card is still to be played.
        """
        if self.turn is not None or self.stock:
            raise PositionError("leftovers are taken after the last card of the deal")
        if self.last_capturer is None:
            return ()
        leftovers, self.floor = self.floor, ()
        self.piles[self.last_capturer] |= mask_of(leftovers)
        return leftovers

    def score(self, carried: int = 0) -> DealScore:
        """Return the score as the piles stand; it counts once the deal is over.

        Args:
            carried: majority points that tied deals before this one carried over.
        """
        kinds = [[kind for _, kind in side] for side in self.basras]
        return score_of(self.piles, kinds, self.rules, carried)

    def copy(self) -> Self:
        """Return an equal deal that moves alone."""
        return type(self)(self.rules, self.dealer, list(self.hands), self.floor, self.stock,
                          list(self.piles), list(self.basras), self.last_capturer, self.played)

    def to_text(self) -> str:
        """Write the whole position on one line; :meth:`from_text` reads it back.

        Eleven fields: rules, dealer, floor, the hands of seat 0 and 1, stock, the piles of seat 0
        and 1, the basras of seat 0 and 1 (a jack basra with ``*``), who captured last. ``-`` is none.
        """
        hands = [text_of(hand, "") for hand in self.hands]
        piles = [text_of(cards_of(pile), "") for pile in self.piles]
        basras = ["".join(f"{card}{'*' * (kind is Basra.JACK)}" for card, kind in side) or "-"
                  for side in self.basras]
        last = "-" if self.last_capturer is None else str(self.last_capturer)
        return " ".join([str(self.rules), str(self.dealer), text_of(self.floor, ""), *hands,
                         text_of(self.stock, ""), *piles, *basras, last])

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read a position that :meth:`to_text` wrote.

        Raises:
            PositionError: if it is malformed, or is not of 52 cards each in its place.
        """
        words = text.split()
        if len(words) != _POSITION_FIELDS:
            raise PositionError(f"a position has {_POSITION_FIELDS} fields, not {len(words)}: "
                                "rules dealer floor hand0 hand1 stock pile0 pile1 basras0 basras1 last")
        rules, dealer, floor, hand0, hand1, stock, pile0, pile1, basras0, basras1, last = words
        try:
            deal = cls(Rules.parse(rules), int(_one_of("dealer", dealer, "01")),
                       [parse_cards(hand0), parse_cards(hand1)], parse_cards(floor),
                       parse_cards(stock), [mask_of(parse_cards(pile0)), mask_of(parse_cards(pile1))],
                       [_read_basras(basras0), _read_basras(basras1)],
                       None if _one_of("last capturer", last, "01-") == "-" else int(last))
        except PositionError:
            raise
        except BasraError as error:
            raise PositionError(f"{shown(text)} is not a position: {error}") from None
        deal.check()
        return deal

    def check(self) -> None:
        """Check that the position can be one of a deal.

        Raises:
            PositionError: if a card is missing or doubled, or the numbers of cards cannot be.
        """
        places = [*self.hands, self.floor, self.stock, *map(tuple, map(cards_of, self.piles))]
        cards = [card for place in places for card in place]
        if len(cards) != DECK_SIZE or mask_of(cards) != FULL_DECK:
            missing = text_of(cards_of(FULL_DECK & ~mask_of(cards)))
            raise PositionError(f"a position has each card once: {len(cards)} cards, missing {missing}")
        ours, theirs = len(self.hands[1 - self.dealer]), len(self.hands[self.dealer])
        if (not theirs - 1 <= ours <= theirs <= HAND_SIZE or len(self.stock) % (2 * HAND_SIZE)
                or len(self.stock) > DECK_SIZE - _FIRST_STOCK):
            raise PositionError(f"no deal reaches hands of {ours} (non-dealer) and {theirs} (dealer) "
                                f"with {len(self.stock)} cards in the stock")
        ranks = len({card.rank for card in self.floor})
        if len(self.floor) - ranks >= OPENING_SIZE:  # a card stays only where none of its rank lies
            raise PositionError(f"no deal reaches a floor of {len(self.floor)} cards of {ranks} ranks")
        for seat, side in enumerate(self.basras):
            if any(not self.piles[seat] >> card & 1 for card, _ in side):
                raise PositionError(f"a basra card of seat {seat} is not in its pile")
            if len({card for card, _ in side}) < len(side):
                raise PositionError(f"a card of seat {seat} made two basras: each card is played once")
        if (self.last_capturer is None) == any(self.piles) or (
                self.last_capturer is not None and not self.piles[self.last_capturer]):
            raise PositionError("who captured last has a pile, and is known once there is one")

    def __str__(self) -> str:
        """Return a picture of the position in a few lines, for people."""
        lines = [f"round {self.round} of {ROUNDS}, {len(self.stock)} in the stock, "
                 + (f"seat {self.turn} to play" if self.turn is not None else "over")]
        for seat in (0, 1):
            symbols = " ".join(card.symbol for card in self.hands[seat]) or "-"
            dealer = " (dealer)" if seat == self.dealer else ""
            lines.append(f"seat {seat}{dealer}: {symbols}   pile {self.piles[seat].bit_count()}, "
                         f"basras {len(self.basras[seat])}")
        lines.insert(2, "floor: " + (" ".join(card.symbol for card in self.floor) or "-"))
        return "\n".join(lines)


_POSITION_FIELDS = 11


def to_deck(deck: CardsLike) -> tuple[Card, ...]:
    """Return a deck as cards.

    Raises:
        PositionError: if it is not each of the 52 cards once.
    """
    try:
        cards = to_cards(deck)
    except BasraError as error:
        raise PositionError(f"not a deck: {error}") from None
    if len(cards) != DECK_SIZE:
        raise PositionError(f"a deck has {DECK_SIZE} cards, not {len(cards)}")
    return cards


def _one_of(name: str, text: str, allowed: str) -> str:
    if len(text) != 1 or text not in allowed:
        raise PositionError(f"the {name} cannot be {shown(text)}: it is one of {', '.join(allowed)}")
    return text


def _read_basras(text: str) -> tuple[tuple[Card, Basra], ...]:
    """Read cards of which some are followed by ``*``."""
    found: list[tuple[Card, Basra]] = []
    for index, part in enumerate(parts := text.split("*")):
        cards = parse_cards(part)
        starred = index < len(parts) - 1
        if starred and not cards:
            raise PositionError(f"{shown(text)}: a * stands behind the card of a jack basra")
        found.extend((card, Basra.BASRA) for card in cards)
        if starred:
            found[-1] = (found[-1][0], Basra.JACK)
    return tuple(found)
