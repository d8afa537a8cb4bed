"""The record of a match: the events so far, and the state that they lead to.

A state is the fold of its events: :meth:`Record.append` moves the match one event on and accepts
only what can follow. Decks travel apart from the events, until the end of a deal reveals them.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from basra.cards import Card, CardsLike
from basra.deal import Opening, to_deck
from basra.errors import BasraError, RecordError, shown
from basra.events import (
    CardPlayed,
    DealEnded,
    DealStarted,
    Event,
    Hands,
    MatchEnded,
    MatchStarted,
    Player,
    RoundDealt,
    event_from_dict,
    event_to_text,
    from_json,
    to_json,
)
from basra.match import Match
from basra.plays import Play
from basra.rules import Rules

_MATCH_ID = re.compile("[0-9a-f]{32}")


@dataclass(slots=True)
class Record:
    """The events of a match and the state that they lead to.

    >>> from basra import fair
    >>> record = Record.start(rules=Rules.of("egyptian"), first_dealer=1)
    >>> _ = record.begin_deal(fair.shuffle(bytes(32)))
    >>> [event.event for event in record.play(record.match.legal_plays[0])]
    ['play']
    >>> Record.from_text(record.to_text(with_hidden_decks=True)) == record
    True
    """

    events: list[Event] = field(default_factory=list)
    match: Match = field(default_factory=Match.start)
    decks: dict[int, tuple[Card, ...]] = field(default_factory=dict)
    """The deck of each deal, by its number; kept from views until the deal is over."""

    @classmethod
    def start(cls, *, rules: Rules, first_dealer: int, match_id: str = "0" * 32, time: str = "",
              players: tuple[Player, Player] = (Player(kind="person"), Player(kind="person"))) -> Self:
        """Start a record with its first event.

        Raises:
            RecordError: if the dealer is not 0 or 1, or the match id is not 32 hexadecimal digits.
        """
        record = cls()
        record.append(MatchStarted(version="basra-record/1", match=match_id, time=time, rules=rules,
                                   players=players, first_dealer=first_dealer))
        return record

    @classmethod
    def replay(cls, events: Iterable[Event], hidden_decks: Mapping[int, CardsLike] | None = None) -> Self:
        """Fold events into a record.

        Args:
            events: the events of a match, from the first one on.
            hidden_decks: the decks of deals whose end is not among the events, by deal number.

        Raises:
            RecordError: if an event cannot follow those before it, or a deck is missing.
        """
        record, events = cls(), list(events)
        try:
            record.decks = {deal: to_deck(deck) for deal, deck in (hidden_decks or {}).items()}
            record.decks |= {event.deal: to_deck(event.deck)
                             for event in events if isinstance(event, DealEnded)}
        except BasraError as error:
            raise RecordError(f"the record holds no proper deck: {error}") from None
        for event in events:
            record.append(event)
        return record

    def copy(self) -> Self:
        """Return an equal record that moves alone."""
        return type(self)(list(self.events), self.match.copy(), dict(self.decks))

    @property
    def seq(self) -> int:
        """The number of the last event, from 0."""
        return len(self.events) - 1

    @property
    def started(self) -> MatchStarted:
        """The first event."""
        first = self.events[0]
        assert isinstance(first, MatchStarted)
        return first

    def begin_deal(self, deck: CardsLike) -> DealStarted:
        """Begin the next deal with a shuffled deck, and return the event.

        Raises:
            PositionError: if no deal can begin, or the deck is not one.
        """
        number = self.match.deals_begun + 1
        trial = self.match.copy()
        trial.begin_deal(deck)
        self.decks[number] = to_deck(deck)
        event = self._deal_started(number)
        self.append(event)
        return event

    def play(self, play: Play | Card | str) -> tuple[Event, ...]:
        """Make a play for the side whose turn it is; return it and the events that follow by themselves.

        Raises:
            PlayError: one of its kinds, if the play cannot be made; nothing has changed then.
        """
        before = len(self.events)
        self.append(self.event_of(play))
        while event := self.due():
            self.append(event)
        return tuple(self.events[before:])

    def event_of(self, play: Play | Card | str) -> CardPlayed:
        """Return the event that a play of the side to play would be.

        Raises:
            PlayError: one of its kinds, if the play cannot be made.
        """
        deal = self.match.deal_in_play()
        made = deal.legal_plays.find(play)
        assert deal.turn is not None
        return CardPlayed(seat=deal.turn, position=self.position_of(made.card), card=str(made.card),
                          captured=_texts(made.captured), basra=made.basra)

    def due(self) -> Event | None:
        """Return the event that comes next by itself, None if a play or a deck is awaited."""
        match, deal = self.match, self.match.deal
        if isinstance(self.events[-1], MatchEnded) or deal is None or deal.turn is not None:
            return None
        if match.is_over:
            return MatchEnded(winner=match.winner, totals=match.totals)
        if match.is_scored:
            return None
        if deal.stock:
            after = deal.copy()
            after.deal_round()
            return RoundDealt(round=after.round, hands=self._positions(after.hands))
        return self._deal_ended()

    def append(self, event: Event) -> None:
        """Move the match one event on.

        Raises:
            RecordError: if the event cannot follow those before it; nothing has changed then.
        """
        wanted = self._expected(event)
        if event != wanted:
            raise RecordError(f"event {len(self.events)} cannot be {event_to_text(event)[:300]}"
                              + (f": it would be {event_to_text(wanted)[:300]}" if wanted else ""))
        self._fold(event)
        self.events.append(event)

    def position_of(self, card: Card) -> int:
        """Return the position, 0–51, of a card in the deck of the deal in play."""
        return self.decks[self.match.deals_begun].index(card)

    def to_text(self, *, with_hidden_decks: bool = False) -> str:
        """Write the record as JSON Lines, an event a line.

        Args:
            with_hidden_decks: add a line for the deck of a deal that is not over. Without it a
                record of an unfinished deal cannot be read back, and gives nothing away.
        """
        lines = [event_to_text(event) for event in self.events]
        if with_hidden_decks and not self.match.is_scored:
            number = self.match.deals_begun
            lines.append(to_json({"hidden": "deck", "deal": number, "deck": _texts(self.decks[number])}))
        return "\n".join(lines) + "\n"

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read what :meth:`to_text` wrote.

        Raises:
            RecordError: if it is malformed or incomplete, or an event cannot follow those before it.
        """
        events: list[Event] = []
        hidden: dict[int, CardsLike] = {}
        for line in text.removesuffix("\n").split("\n") if text else ():
            data = from_json(line)
            if "hidden" in data:
                hidden |= _hidden_deck(data)
            else:
                events.append(event_from_dict(data))
        if not events:
            raise RecordError("the record is empty")
        record = cls.replay(events, hidden)
        if wrong := [deal for deal in hidden if record.match.is_scored or deal != record.match.deals_begun]:
            raise RecordError(f"the deck of deal {wrong[0]} is not hidden: only that of the deal in play is")
        return record

    def _expected(self, event: Event) -> Event | None:
        """Return the event that may stand where ``event`` does, None if none of its kind may."""
        if not self.events:
            return _checked_start(event) if isinstance(event, MatchStarted) else None
        if due := self.due():
            return due
        if isinstance(event, CardPlayed):
            try:
                return self.event_of(_play_of(event))
            except BasraError as error:
                raise RecordError(f"event {len(self.events)}: {error}") from None
        if isinstance(event, DealStarted) and self.match.needs_deck:
            return self._deal_started(self.match.deals_begun + 1)
        return None

    def _fold(self, event: Event) -> None:
        match event:
            case MatchStarted():
                self.match = Match.start(event.rules, event.first_dealer)
            case DealStarted():
                self.match.begin_deal(self.decks[event.deal])
            case RoundDealt():
                self.match.deal_in_play().deal_round()
            case CardPlayed():
                self.match.deal_in_play().make(_play_of(event))
            case DealEnded():
                self.match.deal_in_play().take_leftovers()
                self.match.score_deal()
            case MatchEnded():
                pass

    def _deal_started(self, number: int) -> DealStarted:
        deck = self.decks.get(number)
        if deck is None:
            raise RecordError(f"the deck of deal {number} is missing")
        trial = self.match.copy()
        deal = trial.begin_deal(deck)
        opening = Opening.of(deck, trial.rules)
        return DealStarted(deal=number, dealer=deal.dealer, floor=_texts(opening.floor),
                           replaced=_texts(opening.replaced),
                           hands=_positions_in(deck, deal.hands))

    def _deal_ended(self) -> DealEnded:
        after = self.match.copy()
        deal = after.deal_in_play()
        leftovers = deal.take_leftovers()
        score = after.score_deal()
        return DealEnded(deal=after.deals_begun, leftovers=_texts(leftovers),
                         taker=deal.last_capturer, scores=score.sides, carried=score.carried,
                         totals=after.totals, deck=_texts(self.decks[after.deals_begun]))

    def _positions(self, hands: Iterable[tuple[Card, ...]]) -> Hands:
        return _positions_in(self.decks[self.match.deals_begun], hands)


def _checked_start(event: MatchStarted) -> MatchStarted:
    if not _MATCH_ID.fullmatch(event.match):
        raise RecordError(f"the match id cannot be {shown(event.match)}: it is 32 hexadecimal digits")
    if event.first_dealer not in (0, 1):
        raise RecordError(f"the first dealer cannot be {event.first_dealer}: it is 0 or 1")
    return event


def _play_of(event: CardPlayed) -> Play:
    return Play(Card(event.card), tuple(map(Card, event.captured)))


def _texts(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(str, cards))


def _positions_in(deck: tuple[Card, ...], hands: Iterable[tuple[Card, ...]]) -> Hands:
    first, second = (tuple(map(deck.index, hand)) for hand in hands)
    return first, second


def _hidden_deck(data: dict[str, Any]) -> dict[int, CardsLike]:
    match data:
        case {"hidden": "deck", "deal": int(deal), "deck": list(cards)} if len(data) == 3 and all(
                isinstance(card, str) for card in cards):
            return {deal: cards}
    raise RecordError(f"{str(data)[:120]} is not the line of a hidden deck")
