"""What the server keeps: matches, who sits at them, their secrets and their events."""

import asyncio
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, fields
from itertools import groupby
from typing import Any

from sqlalchemy import RowMapping, and_, bindparam, func, literal, or_, select
from sqlalchemy.sql import Select

from basra.events import (
    Committed,
    Event,
    MatchEnded,
    Player,
    event_from_text,
    event_to_text,
    from_json,
    to_json,
)
from basra.fair import KEY_SIZE, Secrets
from basra.plain import build
from basra.record import Record
from basra.rules import Rules
from basra.server.errors import ConflictError, GoneError
from basra.server.metrics import MATCHES_ENDED
from basra.server.schema import MatchList, MatchSummary, RunningMatch
from basra.server.storage import layout
from basra.server.storage.around import AroundStore
from basra.server.storage.database import Database
from basra.server.storage.public_log import LogState, log_row
from basra.server.storage.ratings import Ratings
from basra.server.storage.writer import Writes, stir
from basra.table.clock import CLOCKS, ClockName

MOST_LISTED = 50
"""How many matches a list shows at once."""

MOST_ASKED = 500
"""How many matches a query names at once."""

_INSERT_MATCH = layout.matches.insert()
_INSERT_SEAT = layout.seats.insert()
_INSERT_SECRETS = layout.secrets.insert()
_INSERT_EVENT = layout.events.insert()
_INSERT_LOG = layout.public_log.insert()
_UPDATE_MATCH = layout.matches.update().where(layout.matches.c.id == bindparam("which"))


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredMatch:
    """A match as it is kept."""

    secrets: Secrets
    events: tuple[Event, ...]
    keys: dict[str, int]
    """The seq of the event that each command became, by ``seat:key``."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An event to be stored, with the key of the command that became it."""

    seq: int
    event: Event
    key: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class News:
    """What other nodes may have stored of a match."""

    entries: tuple[Entry, ...]
    version: int
    """One more than before with each transaction; of those with events, one event has a key."""
    banks: tuple[int | None, int | None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Online:
    """What a match of two devices has beside its record."""

    clock: ClockName
    is_rated: bool
    is_listed: bool
    """Whether the lobby shows it."""
    watch: str
    """The code by which spectators come."""
    invitation: str | None = None
    """That it came of."""
    follows: str | None = None
    """The match of which it is the rematch."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OnlineMatch:
    """A match of two devices: what a rematch is made from."""

    rules: Rules
    players: tuple[Player, Player]
    people: tuple[bytes, bytes]
    """Who holds seat 0 and seat 1."""
    online: Online


class Store:
    """Reads and writes matches. Every method raises StorageError if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.ratings = Ratings(database)
        self.around = AroundStore(database)

    async def add_match(self, record: Record, secrets: Secrets,
                        people: tuple[bytes | None, bytes | None], day: str | None = None,
                        online: Online | None = None, opening: bytes | None = None,
                        writes: Writes = ()) -> None:
        """Store a new match with its secrets and its first events, all or nothing.

        Args:
            record: the match so far.
            secrets: what its dealing follows from.
            people: who holds each seat; None for a computer player.
            day: of a daily deal, ``YYYY-MM-DD``.
            online: of a match of two devices; its banks are full.
            opening: by which one match is opened and no second one; None for as many as are asked for.
            writes: what is to be written with it.

        Raises:
            ConflictError: if one of them has a match of that day already, or another match came of the
                invitation or the opening, or follows the same match; or the writes conflict.
        """
        started = record.started
        entries = [Entry(seq, event) for seq, event in enumerate(record.events)]
        await self._database.write([
            (_INSERT_MATCH, [{"id": started.match, "time": started.time, "kind": started.kind,
                              "rules": to_json(started.rules),
                              "players": to_json({"players": started.players}), "opening": opening,
                              **_state(record),
                              **_online(online)}]),
            (_INSERT_SEAT, [{"match": started.match, "seat": seat, "device": person, "day": day}
                            for seat, person in enumerate(people) if person]),
            (_INSERT_SECRETS, [{"match": started.match, "secrets": b"".join(secrets.secrets)}]),
            *_event_writes(entries, record), *writes])

    async def add_events(self, entries: Sequence[Entry], after: Record, also: Writes = ()) -> None:
        """Store events of one match together, and with the last ones of a rated match the ratings after it.

        Args:
            entries: consecutive events, with no other between them and those stored before.
            after: the record right after the last of them.
            also: what else is stored with them, or not at all.

        Raises:
            ConflictError: if an event of that number, or a command of that key, is stored already, or another
                rated match of a player ended at the same time: once more, and it is rated after that one.
        """
        await self._database.write([
            stir(after.started.match),
            *_event_writes(entries, after),
            (_UPDATE_MATCH, [{"which": after.started.match, **_state(after)}]),
            *(await self.ratings.writes_at_end(after) if after.match.is_over else []),
            *also])
        if after.match.is_over:
            MATCHES_ENDED.inc()

    async def online_match(self, match: str) -> OnlineMatch | None:
        """Return a match of two devices; None if it is none, or not there."""
        seats, matches = layout.seats.c, layout.matches.c
        rows = await self._database.read(
            select(layout.matches, seats.device).join(layout.seats, seats.match == matches.id)
            .where(matches.id == match, matches.is_online).order_by(seats.seat))
        if not rows:
            return None
        first, second = rows
        return OnlineMatch(
            rules=_rules_from_text(first["rules"]), players=_players_from_text(first["players"]),
            people=(bytes(first["device"]), bytes(second["device"])),
            online=Online(**{field.name: first[field.name] for field in fields(Online)}))

    async def opened_match(self, opening: bytes) -> str | None:
        """Return the match that came of an opening; None if there is none."""
        matches = layout.matches.c
        rows = await self._database.read(select(matches.id).where(matches.opening == opening))
        return rows[0]["id"] if rows else None

    async def watched_match(self, code: str) -> str | None:
        """Return the match that spectators come to by a code; None if there is none."""
        matches = layout.matches.c
        rows = await self._database.read(select(matches.id).where(matches.watch == code))
        return rows[0]["id"] if rows else None

    async def running_matches(self) -> list[RunningMatch]:
        """Return the matches of the lobby that are not over, newest first."""
        matches = layout.matches.c
        rows = await self._database.read(
            select(layout.matches).where(matches.is_listed, matches.is_over.is_(False))
            .order_by(matches.time.desc(), matches.id).limit(MOST_LISTED))
        return [_running(row) for row in rows]

    async def rematch_of(self, match: str) -> tuple[str, str] | None:
        """Return the match that follows another one, and the code to watch it; None if there is none."""
        matches = layout.matches.c
        rows = await self._database.read(select(matches.id, matches.watch).where(matches.follows == match))
        return (rows[0]["id"], rows[0]["watch"]) if rows else None

    async def mark_void(self, match: str) -> None:
        """Put into the public log that a match that had started cannot go on."""
        log = layout.public_log.c
        lines = await self._database.read(select(log.line).where(log.match == match, log.state == "started"))
        for row in lines:
            with suppress(ConflictError):  # it stands there already
                await self._database.write([(_INSERT_LOG, [log_row(match, row["line"].split()[2], "void")])])

    async def seats_of(self, match: str, person: bytes) -> list[int]:
        """Return the seats that a person holds at a match, lowest first; none if there is no such match."""
        seats = layout.seats.c
        rows = await self._database.read(
            select(seats.seat).where(seats.match == match, seats.device == person).order_by(seats.seat))
        return [row["seat"] for row in rows]

    async def summary_of(self, match: str, person: bytes) -> MatchSummary | None:
        """Return a match at which a person holds a seat; None if there is no such match."""
        rows = await self._database.read(_summaries_of(person).where(layout.matches.c.id == match))
        return _summary(rows[0]) if rows else None

    async def matches_of(self, person: bytes, before: str | None = None) -> MatchList:
        """Return matches at which a person holds a seat, newest first.

        Args:
            person: whose they are.
            before: only those that come after this match in the list; if there is no such match, none.
        """
        matches, last = layout.matches.c, layout.matches.alias().c
        query = _summaries_of(person).order_by(matches.time.desc(), matches.id).limit(MOST_LISTED + 1)
        if before is not None:
            time = select(last.time).where(last.id == before).scalar_subquery()
            query = query.where(or_(matches.time < time, and_(matches.time == time, matches.id > before)))
        rows = await self._database.read(query)
        return MatchList(matches=tuple(map(_summary, rows[:MOST_LISTED])), more=len(rows) > MOST_LISTED)

    async def daily_match(self, person: bytes, day: str) -> MatchSummary | None:
        """Return a person's match of the deal of a day; None if it has none."""
        rows = await self._database.read(_summaries_of(person).where(layout.seats.c.day == day))
        return _summary(rows[0]) if rows else None

    async def daily_days(self, person: bytes) -> list[str]:
        """Return the days whose deal a person has played to its end, latest first."""
        day = layout.seats.c.day
        rows = await self._database.read(select(day).join_from(layout.seats, layout.matches)
                                .where(layout.seats.c.device == person, day.is_not(None),
                                       *_PLAYED_OUT).order_by(day.desc()))
        return [row["day"] for row in rows]

    async def daily_results(self, day: str) -> list[int]:
        """Return the points of each person that has played the deal of a day out, less those of the computer.

        The person of a daily deal sits at seat 0.
        """
        matches = layout.matches.c
        rows = await self._database.read(
            select((matches.total_0 - matches.total_1).label("difference"))
            .join_from(layout.seats, layout.matches)
            .where(layout.seats.c.day == day, *_PLAYED_OUT))
        return [row["difference"] for row in rows]

    async def match(self, name: str) -> StoredMatch:
        """Return a match that is stored.

        Raises:
            GoneError: if it is not there any more.
            RecordError: if an event cannot be read.
        """
        secrets, events = layout.secrets.c, layout.events.c
        heads = await self._database.read(select(secrets.secrets).where(secrets.match == name))
        rows = await self._database.read(select(events.seq, events.key, events.body)
                                .where(events.match == name).order_by(events.seq))
        if not heads:
            raise GoneError
        drawn = heads[0]["secrets"]
        return StoredMatch(
            secrets=Secrets(bytes.fromhex(name), tuple(
                drawn[start:start + KEY_SIZE] for start in range(0, len(drawn), KEY_SIZE))),
            events=tuple(event_from_text(row["body"]) for row in rows),
            keys={row["key"]: row["seq"] for row in rows if row["key"]})

    async def news(self, match: str, seq: int) -> News:
        """Return what is stored of a match after one of its events.

        Raises:
            GoneError: if the match was deleted.
            RecordError: if an event cannot be read.
        """
        matches, events = layout.matches, layout.events
        rows = await self._database.read(
            select(events.c.seq, events.c.key, events.c.body,
                   matches.c.version, matches.c.bank_0, matches.c.bank_1)
            .join_from(matches, events, and_(events.c.match == match, events.c.seq > seq), isouter=True)
            .where(matches.c.id == match).order_by(events.c.seq))
        if not rows:
            raise GoneError(match)
        return News(
            entries=tuple(Entry(row["seq"], event_from_text(row["body"]), row["key"])
                          for row in rows if row["seq"] is not None),
            version=rows[0]["version"], banks=(rows[0]["bank_0"], rows[0]["bank_1"]))

    async def versions(self, matches: Collection[str]) -> dict[str, int]:
        """Return the version of each of some matches."""
        columns, names = layout.matches.c, sorted(matches)
        return {row["id"]: row["version"]
                for start in range(0, len(names), MOST_ASKED)
                for row in await self._database.read(select(columns.id, columns.version).where(
                    columns.id.in_(names[start:start + MOST_ASKED])))}

    async def dealings(self, person: bytes | None) -> list[tuple[int, tuple[Event, ...]]]:
        """Return what the dealing of fair matches follows from, oldest match first.

        Args:
            person: only the matches at which it has a seat; None for all.

        Returns:
            for each match, the seat of the person (0 without one, and if it has both) and the events of its
            setup, and of the beginning and the end of each deal.
        """
        return await self._events_of(person, _DEALING)

    async def outcomes(self, person: bytes) -> list[tuple[int, tuple[Event, ...]]]:
        """Return what became of the fair matches at which a person has a seat, oldest match first.

        Returns:
            for each match, the seat of the person (0 if it has both) and its first event, the ends of its
            deals, how it was broken off, and its end.
        """
        return await self._events_of(person, _OUTCOME)

    async def _events_of(self, person: bytes | None,
                         kinds: tuple[str, ...]) -> list[tuple[int, tuple[Event, ...]]]:
        """Return the events of some kinds of the fair matches of a person, or of all."""
        events, matches, seats = layout.events.c, layout.matches.c, layout.seats.c
        seat = func.min(seats.seat) if person else literal(0)
        query = (select(events.match, events.body, seat.label("seat"))
                 .join_from(layout.events, layout.matches)
                 .where(matches.kind == "fair",
                        or_(*(events.body.contains(f'"event":"{kind}"', autoescape=True)
                              for kind in kinds)))
                 .order_by(matches.time, events.match, events.seq))
        if person:
            query = (query.join(layout.seats, seats.match == matches.id).where(seats.device == person)
                     .group_by(events.match, events.seq, events.body, matches.time))
        return await asyncio.to_thread(_by_match, await self._database.read(query))  # they may be thousands


_PLAYED_OUT = (layout.matches.c.is_over, layout.matches.c.stopped.is_(None))
"""That a match came to its end by points."""

_DEALING = ("match", "seat-reveal", "deal", "deal-end")
"""The events from which the decks of a match follow."""

_OUTCOME = ("match", "deal-end", "stop", "match-end")
"""The events that tell how a match went."""

_LOGGED: dict[type[Event], LogState] = {Committed: "started", MatchEnded: "finished"}
"""The events that the public log tells, by the state of the match that they lead to."""


def _by_match(rows: Sequence[RowMapping]) -> list[tuple[int, tuple[Event, ...]]]:
    """Return the seat and the events of each match from rows in the order of the matches."""
    return [(seat, tuple(event_from_text(row["body"]) for row in group))
            for (_, seat), group in groupby(rows, lambda row: (row["match"], row["seat"]))]


def _state(record: Record) -> dict[str, int | bool | str | None]:
    match, stopped = record.match, record.stopped
    return {"deal": match.deals_begun, "total_0": match.totals[0], "total_1": match.totals[1],
            "turn": match.turn, "is_over": match.is_over, "winner": match.winner,
            "stopped": stopped.reason if stopped else None, "is_proven": record.is_proven, "seq": record.seq}


def _online(online: Online | None) -> dict[str, Any]:
    """Return the columns of a match of two devices; of another one they are as they are by default."""
    if online is None:
        return asdict(_NOT_ONLINE) | {"is_online": False, "watch": None, "bank_0": None, "bank_1": None}
    clock = CLOCKS[online.clock]
    bank = None if clock.play_ms is None else clock.bank_ms
    return asdict(online) | {"is_online": True, "bank_0": bank, "bank_1": bank}


_NOT_ONLINE = Online(clock="none", is_rated=False, is_listed=False, watch="")


def _event_writes(entries: Sequence[Entry], after: Record) -> Writes:
    """Return the writes of events, and of what the public log tells of those of fair matches."""
    match = after.started.match
    states = [_LOGGED[type(entry.event)] for entry in entries
              if after.kind == "fair" and type(entry.event) in _LOGGED]
    return [
        (_INSERT_EVENT, [{"match": match, "seq": entry.seq, "key": entry.key,
                          "body": event_to_text(entry.event)} for entry in entries]),
        (_INSERT_LOG, [log_row(match, after.root.hex(), state) for state in states])]


def _summaries_of(person: bytes) -> Select[Any]:
    """Return the query of the matches at which a person holds a seat, or both."""
    matches, seats = layout.matches, layout.seats
    return (select(matches, func.min(seats.c.seat).label("seat"), func.count().label("seats"),
                   func.max(seats.c.day).label("day"))
            .join(seats, seats.c.match == matches.c.id)
            .where(seats.c.device == person).group_by(matches.c.id))


def _summary(row: RowMapping) -> MatchSummary:
    return MatchSummary(
        match=row["id"], time=row["time"], kind=row["kind"], day=row["day"],
        rules=_rules_from_text(row["rules"]), players=_players_from_text(row["players"]),
        seat=row["seat"], is_shared=row["seats"] == 2, is_proven=row["is_proven"], deal=row["deal"],
        totals=(row["total_0"], row["total_1"]), turn=row["turn"], is_over=row["is_over"],
        winner=row["winner"], stopped=row["stopped"], is_online=row["is_online"], is_rated=row["is_rated"])


def _running(row: RowMapping) -> RunningMatch:
    first, second = _players_from_text(row["players"])
    return RunningMatch(
        watch=row["watch"], rules=_rules_from_text(row["rules"]), clock=row["clock"],
        is_rated=row["is_rated"], names=(first.name, second.name),
        totals=(row["total_0"], row["total_1"]), deal=row["deal"])


def _rules_from_text(body: str) -> Rules:
    return Rules.from_dict(from_json(body))


def _players_from_text(body: str) -> tuple[Player, Player]:
    first, second = from_json(body)["players"]
    return build(Player, first), build(Player, second)
