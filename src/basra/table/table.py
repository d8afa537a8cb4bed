"""A table: two seats, one match, and the one path of a play.

A command is decided, then the server commits the steps to disk, then they are applied and told:
``steps = table.decide(seat, command)``, commit, ``table.apply(steps)``.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from basra.errors import AmbiguousPlayError, IllegalPlayError, LevelError, PlayTextError, RecordError
from basra.events import Event, Kind, Player, SeatCommitted, SeatRevealed, TimedOut
from basra.fair import Secrets
from basra.players import EVERY_LEVEL, LEVELS, Turn, computer_turn
from basra.record import Record
from basra.rules import Rules
from basra.table.frames import (
    Accepted,
    ClaimCommand,
    Command,
    CommitCommand,
    PlayCommand,
    Rejected,
    Rejection,
    ResignCommand,
    RevealCommand,
    TakeBackCommand,
    ViewFrame,
)
from basra.table.views import view_frame


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeOutCommand:
    """The time of the seat to play ran out: ``careful`` makes its play. The server makes this itself."""

    key: str
    """``time-out-{seq}``, so that it is done once, whoever fires it."""
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class StopCommand:
    """Both players agreed to stop the match. The server makes this itself."""

    key: str
    """``stop-{seq}``."""
    seq: int


ServerCommand = TimeOutCommand | StopCommand

Audience = int | None
"""A seat, or None for spectators."""

AUDIENCES: tuple[Audience, ...] = (0, 1, None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One event that a command leads to, not yet applied."""

    seq: int
    event: Event
    key: str | None
    """The seat and the key of the command, ``seat:key``, on the event that the command became; of one that
    the server made itself, ``server:key``, which no client can use up."""
    record: Record
    """The record right after the event; never changed again."""

    def view(self, audience: Audience) -> ViewFrame:
        """Return what a seat or a spectator may know right after the event."""
        return view_frame(self.record, audience)


class Table:
    """One match and the two players at it.

    ``record`` is replaced, never changed, so whoever holds it keeps a consistent state.
    """

    def __init__(self, record: Record, keys: Mapping[str, int]) -> None:
        """Set a table for a record; see :meth:`open` and :meth:`resume`.

        Args:
            record: a match with its promise made, and all secrets.
            keys: the seq of the event that each command became, by :attr:`Step.key`.

        Raises:
            LevelError: if a computer player has a level that does not exist.
        """
        for player in record.started.players:
            if player.kind == "computer" and player.name not in EVERY_LEVEL:
                raise LevelError(f"unknown level {player.name!r}: choose from {', '.join(LEVELS)}")
        self.record = record
        self._keys = dict(keys)

    @classmethod
    def open(cls, *, secrets: Secrets, time: str, rules: Rules, players: tuple[Player, Player],
             software: str, kind: Kind = "fair") -> Self:
        """Open a table: the server's promise is made, no card is dealt.

        Its events are ``table.record.events``, to be stored before anybody is told. Then each person
        commits to a value and reveals it, or :meth:`begin` deals without one; in a match that is not a fair
        one it always does.

        Args:
            time: when, in ISO 8601, UTC.
            software: the version of the program that deals.

        Raises:
            LevelError: if a computer player has a level that does not exist.
            RecordError: if there are not exactly 64 secrets.
        """
        record = Record.start(secrets=secrets, rules=rules, time=time, players=players, software=software,
                              kind=kind)
        return cls(record, {})

    @classmethod
    def resume(cls, events: Iterable[Event], secrets: Secrets, keys: Mapping[str, int]) -> Self:
        """Set up a table again from the events that were stored.

        Raises:
            RecordError: if the events do not follow from each other and from the secrets.
            LevelError: if a computer player has a level that does not exist.
        """
        return cls(Record.replay(events, dict(enumerate(secrets.secrets, 1))), keys)

    def view(self, audience: Audience) -> ViewFrame:
        """Return what a seat or a spectator may know now."""
        return view_frame(self.record, audience)

    def begin(self) -> tuple[Step, ...]:
        """Return the step that deals the first cards without a client's value: the match is not proven.

        Raises:
            RecordError: if a client has committed to a value, or the cards are dealt.
        """
        trial = self.record.copy()
        return self._steps(trial.begin_deal(), None)

    def decide(self, seat: int, command: Command | ServerCommand, *,
               may_claim: bool = False) -> tuple[Step, ...] | Accepted | Rejected:
        """Decide on a command; nothing changes until its steps are applied.

        Args:
            seat: whose command it is, or whose time ran out.
            command: a client's, or one that the server makes itself.
            may_claim: whether the other seat is away for so long that the match may be claimed.

        Returns:
            the steps it leads to, first its own event; or the old answer to a command that was sent
            again; or why it is refused.
        """
        key = f"{'server' if isinstance(command, ServerCommand) else seat}:{command.key}"
        if key in self._keys:
            return Accepted(key=command.key, seq=self._keys[key])
        if code := self._out_of_place(seat, command, may_claim=may_claim):
            return self._rejected(seat, command, code)
        try:
            return self._steps(self._event_of(seat, command), key)
        except PlayTextError:
            return self._rejected(seat, command, "unreadable-play")
        except AmbiguousPlayError:
            return self._rejected(seat, command, "ambiguous-play")
        except IllegalPlayError:
            return self._rejected(seat, command, "illegal-play")
        except RecordError:
            return self._rejected(seat, command, "bad-value")

    def apply(self, steps: tuple[Step, ...]) -> None:
        """Move the table on by steps that :meth:`decide` returned and that are stored now.

        Raises:
            ValueError: if they do not follow the last event.
        """
        if steps[0].seq != self.record.seq + 1:
            raise ValueError(f"step {steps[0].seq} does not follow event {self.record.seq}")
        self._keys |= {step.key: step.seq for step in steps if step.key}
        self.record = steps[-1].record

    def computer_turn(self) -> Turn | None:
        """Return the turn of the computer player who is to play, None if none is.

        Whatever is thought about it, wherever and however long, then takes the path of every play.
        """
        return computer_turn(self.record)

    def _out_of_place(self, seat: int, command: Command | ServerCommand, *,
                      may_claim: bool) -> Rejection | None:
        """Return why a command of that kind cannot be done now, None if it can."""
        match command:
            case _ if self.record.match.is_over:
                return "match-over"
            case _ if command.seq != self.record.seq:
                return "stale"
            case PlayCommand() | TimeOutCommand() if self.record.match.turn != seat:
                return "not-your-turn"
            case TakeBackCommand() if not self.record.take_back_of(seat):
                return "no-take-back"
            case ClaimCommand() if not may_claim:
                return "no-claim"
        return None

    def _event_of(self, seat: int, command: Command | ServerCommand) -> Event | None:
        """Return the event that a command becomes, None if it cannot be now.

        Raises:
            PlayError: one of its kinds, if a play cannot be made.
        """
        match command:
            case PlayCommand():
                return self.record.event_of(command.play)
            case TakeBackCommand():
                return self.record.take_back_of(seat)
            case ResignCommand():
                return self.record.stop_of("resigned", seat)
            case ClaimCommand():
                return self.record.stop_of("absent", 1 - seat)
            case StopCommand():
                return self.record.stop_of("agreed", None)
            case TimeOutCommand():
                return self.record.time_out_of(seat)
            case CommitCommand():
                return SeatCommitted(seat=seat, commitment=command.commitment)
            case RevealCommand():
                return SeatRevealed(seat=seat, value=command.value)

    def _steps(self, event: Event | None, key: str | None) -> tuple[Step, ...]:
        """Return an event and all that follows by itself, the next deal included.

        Raises:
            RecordError: if there is no event, or it cannot follow the last one.
        """
        if event is None:
            raise RecordError("that cannot be done now")
        record = self.record
        steps: list[Step] = []
        while event:
            record = record.copy()
            record.append(event)
            steps.append(Step(seq=record.seq, event=event, key=None if steps else key, record=record))
            event = record.due() or _stand_in(record) or _next_deal(record)
        return tuple(steps)

    def _rejected(self, seat: int, command: Command | ServerCommand, code: Rejection) -> Rejected:
        return Rejected(key=command.key, code=code, view=self.view(seat))


def computer_command(turn: Turn) -> tuple[int, PlayCommand]:
    """Return the seat and the play of a computer player; this may take its time."""
    seat, seq = turn.view.seat, turn.view.seq
    assert seat is not None
    return seat, PlayCommand(key=f"computer-{seq}", seq=seq, play=str(turn.play()))


def _stand_in(record: Record) -> Event | None:
    """Return the play that is made for a person whose time just ran out."""
    turn = computer_turn(record) if isinstance(record.events[-1], TimedOut) else None
    return record.event_of(turn.play()) if turn else None


def _next_deal(record: Record) -> Event | None:
    """Return the next deal if it is time for it; the first one waits for every person's value."""
    if record.match.needs_deck and (record.match.deals_begun or record.is_proven):
        return record.copy().begin_deal()
    return None
