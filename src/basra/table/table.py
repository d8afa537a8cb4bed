"""A table: two seats, one match, and the one path of a play.

A command is decided, then the server commits the steps to disk, then they are applied and told:
``steps = table.decide(seat, command)``, commit, ``table.apply(steps)``.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Self

from basra.cards import CardsLike
from basra.errors import AmbiguousPlayError, IllegalPlayError, LevelError, PlayTextError
from basra.events import CardPlayed, DealStarted, Event, Player
from basra.fair import Secrets
from basra.players import LEVELS
from basra.record import Record
from basra.rules import Rules
from basra.table.frames import Accepted, PlayCommand, Rejected, Rejection, ViewFrame
from basra.table.views import view_frame
from basra.view import View

NODE_BUDGET = 4000
"""Positions that a computer player may look at for one play; never a time, so that it is replayable."""

Audience = int | None
"""A seat, or None for spectators."""

AUDIENCES: tuple[Audience, ...] = (0, 1, None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One event that a command leads to, not yet applied."""

    seq: int
    event: Event
    key: str | None
    """The seat and the key of the command, ``seat:key``, on the event that the command became."""
    record: Record
    """The record right after the event; never changed again."""

    def view(self, audience: Audience) -> ViewFrame:
        """Return what a seat or a spectator may know right after the event."""
        return view_frame(self.record, audience)


class Table:
    """One match and the two players at it.

    ``record`` is replaced, never changed, so whoever holds it keeps a consistent state.
    """

    def __init__(self, record: Record, secrets: Secrets, keys: Mapping[str, int]) -> None:
        """Set a table for a record; see :meth:`open` and :meth:`resume`.

        Args:
            record: a match that has begun.
            secrets: what its dealing follows from.
            keys: the seq of the event that each command became, by :attr:`Step.key`.

        Raises:
            LevelError: if a computer player has a level that does not exist.
        """
        for player in record.started.players:
            if player.kind == "computer" and player.name not in LEVELS:
                raise LevelError(f"unknown level {player.name!r}: choose from {', '.join(LEVELS)}")
        self.record = record
        self._secrets = secrets
        self._keys = dict(keys)

    @classmethod
    def open(cls, *, secrets: Secrets, time: str, rules: Rules, players: tuple[Player, Player]) -> Self:
        """Open a table: the match starts and the first deal is dealt.

        The first dealer comes from the shuffle's own randomness (RULES.md, 2). Its events are
        ``table.record.events``, to be stored before anybody is told.

        Args:
            time: when, in ISO 8601, UTC.

        Raises:
            LevelError: if a computer player has a level that does not exist.
        """
        record = Record.start(rules=rules, first_dealer=secrets.first_dealer(), time=time,
                              match_id=secrets.match_id.hex(), players=players)
        record.begin_deal(secrets.deck(0))
        return cls(record, secrets, {})

    @classmethod
    def resume(cls, events: Iterable[Event], secrets: Secrets, keys: Mapping[str, int]) -> Self:
        """Set up a table again from the events that were stored.

        Raises:
            RecordError: if the events do not follow from each other and from the secrets.
            LevelError: if a computer player has a level that does not exist.
        """
        events = list(events)
        decks: dict[int, CardsLike] = {event.deal: secrets.deck(event.deal - 1)
                                       for event in events if isinstance(event, DealStarted)}
        return cls(Record.replay(events, decks), secrets, keys)

    def view(self, audience: Audience) -> ViewFrame:
        """Return what a seat or a spectator may know now."""
        return view_frame(self.record, audience)

    def decide(self, seat: int, command: PlayCommand) -> tuple[Step, ...] | Accepted | Rejected:
        """Decide on a play; nothing changes until its steps are applied.

        Returns:
            the steps it leads to, first the play itself; or the old answer to a command that was
            sent again; or why it is refused.
        """
        record = self.record
        key = f"{seat}:{command.key}"
        if key in self._keys:
            return Accepted(key=command.key, seq=self._keys[key])
        if record.match.is_over:
            return self._rejected(seat, command, "match-over")
        if command.seq != record.seq:
            return self._rejected(seat, command, "stale")
        if record.match.turn != seat:
            return self._rejected(seat, command, "not-your-turn")
        try:
            return self._steps(record.event_of(command.play), key)
        except PlayTextError:
            return self._rejected(seat, command, "unreadable-play")
        except AmbiguousPlayError:
            return self._rejected(seat, command, "ambiguous-play")
        except IllegalPlayError:
            return self._rejected(seat, command, "illegal-play")

    def apply(self, steps: tuple[Step, ...]) -> None:
        """Move the table on by steps that :meth:`decide` returned and that are stored now.

        Raises:
            ValueError: if they do not follow the last event.
        """
        if steps[0].seq != self.record.seq + 1:
            raise ValueError(f"step {steps[0].seq} does not follow event {self.record.seq}")
        self._keys |= {step.key: step.seq for step in steps if step.key}
        self.record = steps[-1].record

    def computer_command(self) -> tuple[int, PlayCommand] | None:
        """Return the seat and the play of the computer player whose turn it is, None if none is.

        This may take its time and may run on another thread; the play then takes the path of every play.
        """
        record = self.record
        seat = record.match.turn
        if seat is None or record.started.players[seat].kind != "computer":
            return None
        seed = self._secrets.bot_seed(record.match.deals_begun - 1, record.seq)
        player = LEVELS[record.started.players[seat].name]
        play = player.choose(View.of(record, seat), seed, NODE_BUDGET)
        return seat, PlayCommand(key=f"computer-{record.seq}", seq=record.seq, play=str(play))

    def _steps(self, play: CardPlayed, key: str) -> tuple[Step, ...]:
        """Return the play and all that follows by itself, the next deal included."""
        record = self.record
        steps: list[Step] = []
        event: Event | None = play
        while event:
            record = record.copy()
            record.append(event)
            steps.append(Step(seq=record.seq, event=event, key=None if steps else key, record=record))
            event = record.due()
        if record.match.needs_deck:
            record = record.copy()
            event = record.begin_deal(self._secrets.deck(record.match.deals_begun))
            steps.append(Step(seq=record.seq, event=event, key=None, record=record))
        return tuple(steps)

    def _rejected(self, seat: int, command: PlayCommand, code: Rejection) -> Rejected:
        return Rejected(key=command.key, code=code, view=self.view(seat))
