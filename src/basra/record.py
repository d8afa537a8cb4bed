"""The record of a match: the events so far, and the state that they lead to.

A state is the fold of its events: :meth:`Record.append` moves the match one event on and accepts
only what can follow. The record of a match that is over is its proof (FAIRNESS.md, step 10): the
server's secrets travel apart from the events until the end of each deal reveals one.
"""

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Self

from basra import fair
from basra.cards import Card, texts_of
from basra.deal import Deal, Opening
from basra.errors import BasraError, RecordError
from basra.events import (
    VERSIONS,
    CardPlayed,
    Committed,
    DealEnded,
    DealStarted,
    Event,
    Hands,
    Kind,
    MatchEnded,
    MatchStarted,
    Player,
    RoundDealt,
    SeatCommitted,
    SeatRevealed,
    Stopped,
    StopReason,
    TakenBack,
    TimedOut,
    event_to_text,
)
from basra.lines import Lines, hex_bytes, link
from basra.match import MOST_DEALS, Match
from basra.plays import Play
from basra.rules import Rules

PEOPLE = (Player(kind="person"), Player(kind="person"))

MOST_TAKEN_BACK = 500
"""Plays that may be taken back in one match, so that its record does not grow without end."""


@dataclass(slots=True)
class Record:
    """The events of a match and the state that they lead to.

    >>> from basra.fair import Secrets
    >>> record = Record.start(secrets=Secrets.from_seed(b"doc"), rules=Rules.of("egyptian"))
    >>> record.begin_deal().deal
    1
    >>> [event.event for event in record.play(record.match.legal_plays[0])]
    ['play']
    >>> Record.from_text(record.to_text(with_hidden=True)) == record
    True
    """

    events: list[Event] = field(default_factory=list)
    match: Match = field(default_factory=Match.start)
    secrets: dict[int, bytes] = field(default_factory=dict, compare=False, repr=False)
    """The secrets that are known here, by the number of their deal, from 1."""
    decks: dict[int, tuple[Card, ...]] = field(default_factory=dict, repr=False)
    """The deck of each deal that began, by its number."""
    chain: tuple[bytes, ...] = ()
    """h_k of each event (step 8)."""

    @classmethod
    def start(cls, *, secrets: fair.Secrets, rules: Rules, players: tuple[Player, Player] = PEOPLE,
              kind: Kind = "fair", time: str = "", software: str = "") -> Self:
        """Start a record: its header and, of a fair match, the server's commitments.

        Raises:
            RecordError: if there are not exactly 64 secrets.
        """
        record = cls(secrets=dict(enumerate(secrets.secrets, 1)))
        record.append(MatchStarted(
            version=VERSIONS[kind], match=secrets.match_id.hex(), time=time, rules=rules, players=players,
            deals=len(secrets.secrets), software=software))
        if kind == "fair":
            record.append(Committed(commitments=tuple(digest.hex() for digest in secrets.commitments())))
        return record

    @classmethod
    def replay(cls, events: Iterable[Event], secrets: Mapping[int, bytes] | None = None) -> Self:
        """Fold events into a record.

        Args:
            events: the events of a match, from the first one on.
            secrets: those of deals whose end is not among the events, by the number of the deal.

        Raises:
            RecordError: if an event cannot follow those before it, or a secret is missing.
        """
        events = list(events)
        record = cls(secrets={**(secrets or {}), **cls.revealed(events)})
        for event in events:
            record.append(event)
        return record

    @staticmethod
    def revealed(events: Iterable[Event]) -> dict[int, bytes]:
        """Return the secrets that events reveal, by the number of their deal.

        Raises:
            RecordError: if one is not 32 bytes in hexadecimal digits.
        """
        secrets, deal = dict[int, bytes](), 0
        for event in events:
            match event:
                case DealStarted():
                    deal = event.deal
                case DealEnded():
                    secrets[event.deal] = hex_bytes("secret", event.secret)
                case Stopped(secret=str(secret)):
                    secrets[deal] = hex_bytes("secret", secret)
        return secrets

    def copy(self) -> Self:
        """Return an equal record that moves alone."""
        return type(self)(list(self.events), self.match.copy(), self.secrets, dict(self.decks), self.chain)

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

    @property
    def kind(self) -> Kind:
        """How the cards of the match come about."""
        return self.started.kind

    @property
    def standing_seqs(self) -> Sequence[int]:
        """The numbers of the events that stand: not of those that were taken back, nor of the taking back."""
        if self.kind != "practice":
            return range(len(self.events))
        standing: list[int] = []
        for seq, event in enumerate(self.events):
            if isinstance(event, TakenBack):
                del standing[bisect_right(standing, event.to):]
            else:
                standing.append(seq)
        return standing

    @property
    def standing(self) -> Sequence[Event]:
        """The events that stand: what is counted, shown or judged is read from these, not from ``events``."""
        return [self.events[seq] for seq in self.standing_seqs] if self.kind == "practice" else self.events

    @property
    def match_id(self) -> bytes:
        """The match id, 16 bytes."""
        return bytes.fromhex(self.started.match)

    @property
    def root(self) -> bytes:
        """The root of the server's promise, 32 bytes (step 2); only fair matches have one."""
        promise = self.events[1]
        assert isinstance(promise, Committed)
        return fair.root_of(promise.commitments, event_to_text(self.started).encode())

    @property
    def values(self) -> bytes:
        """What the clients contributed, seat 0 before seat 1."""
        reveals = [event for event in self.events[:_MOST_SETUP] if isinstance(event, SeatRevealed)]
        return b"".join(bytes.fromhex(event.value) for event in sorted(reveals, key=lambda e: e.seat))

    @property
    def is_proven(self) -> bool:
        """Whether every person at the table contributed to the dealing."""
        return bool(self.people) and self.people == self.seats_of(SeatRevealed)

    @property
    def people(self) -> set[int]:
        """The seats at which persons sit."""
        return {seat for seat, player in enumerate(self.started.players) if player.kind == "person"}

    @property
    def does_count(self) -> bool:
        """Whether who leaves loses: every person has committed (step 4), or cards are dealt."""
        return bool(self.match.deals_begun) or self.seats_of(SeatCommitted) == self.people

    @property
    def stopped(self) -> Stopped | None:
        """How the match was broken off, if it was."""
        return next((event for event in self.events[-2:] if isinstance(event, Stopped)), None)

    def time_outs(self, seat: int) -> int:
        """Return how many of a seat's plays in a row, up to its latest one, were made for it."""
        count, later = 0, None
        for event in reversed(self.standing):
            if isinstance(later, CardPlayed) and later.seat == seat:
                if not isinstance(event, TimedOut):
                    break
                count += 1
            later = event
        return count

    def seats_of(self, kind: type[SeatCommitted] | type[SeatRevealed]) -> set[int]:
        """Return the seats whose client has committed, or revealed."""
        return {event.seat for event in self.events[:_MOST_SETUP] if isinstance(event, kind)}

    def begin_deal(self) -> DealStarted:
        """Begin the next deal, and return the event.

        Raises:
            RecordError: if no deal can begin, or its secret is missing.
        """
        event = self._deal_started()
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
                          captured=texts_of(made.captured), basra=made.basra)

    def take_back_of(self, seat: int) -> TakenBack | None:
        """Return the event that takes back a seat's latest play of this deal; None if it may take back none.

        Plays are taken back in practice, against the computer, and within a deal.
        """
        if self.kind != "practice" or self.people != {seat} or self.match.turn is None:
            return None
        if sum(isinstance(event, TakenBack) for event in self.events) >= MOST_TAKEN_BACK:
            return None
        standing = self.standing_seqs
        for place in range(len(standing) - 1, 0, -1):
            match self.events[standing[place]]:
                case DealStarted():
                    return None
                case CardPlayed(seat=player) if player == seat:
                    return TakenBack(seat=seat, to=standing[place - 1])
        return None

    def time_out_of(self, seat: int) -> TimedOut | None:
        """Return the event that the time of a seat ran out; None unless it is to play against a person."""
        is_due = self.people == {0, 1} and self.match.turn == seat and self._may_act
        return TimedOut(seat=seat) if is_due else None

    def stop_of(self, reason: StopReason, seat: int | None) -> Stopped | None:
        """Return the event that breaks the match off; None if it cannot be, here or for that reason.

        Args:
            reason: a person may resign; two persons may agree to stop, and one may claim the match.
            seat: who resigned or is absent, None if both agreed.
        """
        who = {None} if reason == "agreed" else self.people
        if not (self._may_act and seat in who and (reason == "resigned" or self.people == {0, 1})):
            return None
        secret = self.secrets[self.match.deals_begun].hex() if self.match.is_in_deal else None
        return Stopped(reason=reason, seat=seat, secret=secret)

    def deal_key(self, number: int) -> fair.DealKey:
        """Return the key of a deal, by its number: the one place where dealing depends on the kind of match.

        Raises:
            RecordError: if its secret is missing, or is not the one that was committed to.
        """
        secret = self.secrets.get(number)
        if secret is None:
            raise RecordError(f"the secret of deal {number} is missing")
        if self.kind != "fair":
            return fair.DealKey(secret)
        promise = self.events[1]
        assert isinstance(promise, Committed)
        if fair.commitment(self.match_id, number - 1, secret).hex() != promise.commitments[number - 1]:
            raise RecordError(f"the secret of deal {number} is not the one that was committed to")
        return fair.deal_key(secret, self.match_id, number - 1, self.values)

    def due(self) -> Event | None:
        """Return the event that comes next by itself, None if a player or a deal is awaited."""
        match, deal = self.match, self.match.deal
        if isinstance(self.events[-1], MatchEnded):
            return None
        if match.is_over:
            return MatchEnded(winner=match.winner, totals=match.totals)
        if deal is None or deal.turn is not None or match.is_scored:
            return None
        if deal.stock:
            after = deal.copy()
            after.deal_round()
            return RoundDealt(round=after.round,
                              hands=_positions_in(self.decks[match.deals_begun], after.hands))
        return self._deal_ended()

    def append(self, event: Event) -> None:
        """Move the match one event on.

        Raises:
            RecordError: if the event cannot follow those before it; nothing has changed then.
        """
        wanted = self._expected(event)
        if event != wanted:
            raise RecordError(f"event {len(self.events)} cannot be {event_to_text(event)[:300]!r}"
                              + (f": it would be {event_to_text(wanted)[:300]!r}" if wanted else ""))
        head = link(self.chain[-1] if self.chain else b"", event)
        self._fold(event)
        self.events.append(event)
        self.chain += (head,)

    def position_of(self, card: Card) -> int:
        """Return the position, 0–51, of a card in the deck of the deal in play."""
        return self.decks[self.match.deals_begun].index(card)

    def to_text(self, *, with_hidden: bool = False) -> str:
        """Write the record as JSON Lines: an event a line, last the head of the chain.

        Args:
            with_hidden: add a line with the secret of a deal that is not over. Without it a record
                of an unfinished deal cannot be read back, and gives nothing away.
        """
        number = self.match.deals_begun
        hidden = {number: self.secrets[number]} if with_hidden and self.match.is_in_deal else {}
        return Lines(self.events, hidden, self.chain[-1].hex()).to_text()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Read what :meth:`to_text` wrote, to the letter.

        Raises:
            RecordError: if it is malformed or incomplete, or an event cannot follow those before it.
        """
        lines = Lines.from_text(text)
        record = cls.replay(lines.events, lines.hidden)
        if lines.hidden and not (record.match.is_in_deal and [*lines.hidden] == [record.match.deals_begun]):
            raise RecordError("a hidden secret is that of the deal in play, and of no other")
        return record

    def _expected(self, event: Event) -> Event | None:
        """Return the event that may stand where ``event`` does, None if none of its kind may."""
        if not self.events:
            return self._expected_in_setup(event)
        if (due := self.due()) or self.match.is_over:
            return due
        match event:
            case Stopped():
                return self.stop_of(event.reason, event.seat)
            case _ if self.match.deal is None:
                return self._expected_in_setup(event)
            case CardPlayed():
                try:
                    return self.event_of(_play_of(event))
                except BasraError as error:
                    raise RecordError(f"event {len(self.events)}: {error}") from None
            case TimedOut():
                return self.time_out_of(event.seat)
            case TakenBack():
                return self.take_back_of(event.seat)
            case DealStarted() if self.match.needs_deck:
                return self._deal_started()
        return None

    def _expected_in_setup(self, event: Event) -> Event | None:
        """Before the first card: the header, the commitments, then those of the seats, their values.

        Matches that are not dealt by the protocol have the header alone.
        """
        match len(self.events), event:
            case 0, MatchStarted():
                hex_bytes("match", event.match, fair.MATCH_ID_SIZE)
                return event if event.deals == MOST_DEALS else None
            case 0, _:
                return None
            case _ if self.kind != "fair":
                return self._deal_started() if isinstance(event, DealStarted) else None
            case 1, Committed():
                return event if len(event.commitments) == MOST_DEALS and all(
                    hex_bytes("commitment", digest) for digest in event.commitments) else None
            case 1, _:
                return None
        committed, revealed = self.seats_of(SeatCommitted), self.seats_of(SeatRevealed)
        match event:
            case SeatCommitted() if not revealed and event.seat not in committed:
                hex_bytes("commitment", event.commitment)
                return event if event.seat in self.people else None
            case SeatRevealed() if committed == self.people and event.seat in committed - revealed:
                return event if self._keeps_word(event) else None
            case DealStarted() if committed == revealed:
                return self._deal_started()
        return None

    @property
    def _may_act(self) -> bool:
        """Whether somebody may act: a side is to play, or a person's commitment or value is awaited."""
        if isinstance(self.events[-1], TimedOut):
            return False  # the play that is made for it follows
        if self.match.deals_begun:
            return self.match.turn is not None
        return self.kind == "fair" and self.seq > 0 and self.seats_of(SeatRevealed) != self.people

    def _keeps_word(self, event: SeatRevealed) -> bool:
        value = hex_bytes("value", event.value)
        digest = fair.seat_commitment(self.match_id, event.seat, self.root, value)
        return SeatCommitted(seat=event.seat, commitment=digest.hex()) in self.events

    def _fold(self, event: Event) -> None:
        match event:
            case MatchStarted():
                self.match = Match.start(event.rules)
            case DealStarted():
                self.decks[event.deal] = self._deck(event.deal)
                if event.deal == 1:
                    self.match = Match.start(self.match.rules, event.dealer)
                self.match.begin_deal(self.decks[event.deal])
            case TakenBack():
                self._go_back(event.to)
            case Stopped():
                self.match.stop(None if event.seat is None or not self.does_count else 1 - event.seat)
            case _:
                move_on(self.match, event)

    def _go_back(self, to: int) -> None:
        """Let the match stand as it stood right after an event of the deal in play."""
        kept = [self.events[seq] for seq in self.standing_seqs if seq <= to]
        start = max(place for place, event in enumerate(kept) if isinstance(event, DealStarted))
        match = self.match
        match.deal = Deal.start(self.decks[match.deals_begun], match.rules, match.dealer)
        for event in kept[start + 1:]:
            move_on(match, event)

    def _deck(self, number: int) -> tuple[Card, ...]:
        return fair.shuffle(self.deal_key(number))

    def _deal_started(self) -> DealStarted:
        match, number = self.match, self.match.deals_begun + 1
        if not match.needs_deck:
            raise RecordError("a deal begins when the one before is over and the match is not")
        deck = self._deck(number)
        if number == 1:
            match = Match.start(match.rules, fair.first_dealer(self.deal_key(1)))
        deal = match.copy().begin_deal(deck)
        opening = Opening.of(deck, match.rules)
        return DealStarted(deal=number, dealer=deal.dealer, floor=texts_of(opening.floor),
                           replaced=texts_of(opening.replaced), hands=_positions_in(deck, deal.hands))

    def _deal_ended(self) -> DealEnded:
        after = self.match.copy()
        number, deal = after.deals_begun, after.deal_in_play()
        leftovers = deal.take_leftovers()
        score = after.score_deal()
        return DealEnded(deal=number, leftovers=texts_of(leftovers), taker=deal.last_capturer,
                         scores=score.sides, carried=score.carried, totals=after.totals,
                         secret=self.secrets[number].hex())


_MOST_SETUP = 6
"""Events before the first deal: the header, the commitments, two seats' commitments and values."""


def move_on(match: Match, event: Event) -> None:
    """Move a match within the deal in play on by an event that is known to follow."""
    match event:
        case RoundDealt():
            match.deal_in_play().deal_round()
        case CardPlayed():
            match.deal_in_play().apply(_play_of(event))
        case DealEnded():
            match.deal_in_play().take_leftovers()
            match.score_deal()


def _play_of(event: CardPlayed) -> Play:
    return Play(Card(event.card), tuple(map(Card, event.captured)), event.basra)


def _positions_in(deck: tuple[Card, ...], hands: Iterable[tuple[Card, ...]]) -> Hands:
    first, second = (tuple(map(deck.index, hand)) for hand in hands)
    return first, second
