"""The leaderboard: who has a place is looked up once for all who ask within some seconds."""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import Integer, RowMapping, cast, func
from sqlalchemy.sql import ColumnElement, Select

from basra.server.schema import Leaderboard, Ranked
from basra.server.storage import layout
from basra.server.storage.database import Database
from basra.server.storage.ratings import latest, rating_of

MOST_RANKED = 100

MOST_DEVIATION_RANKED = 200.0
"""Who is less well known has no place on the leaderboard: it takes five matches between equals."""

DAYS_RANKED = 365
"""Who has not finished a rated match for so long has none either."""

SECONDS_KEPT = 5.0
"""How old the places may be that are told; one's own rating is always that of now."""


@dataclass(frozen=True, slots=True)
class _Places:
    """Who had a place at a moment."""

    strongest: Sequence[RowMapping]
    numbers: tuple[tuple[int, int], ...]
    """How many people have each rating, rounded."""

    def of(self, own: RowMapping) -> int:
        """Return the place of somebody who has one."""
        listed = (place for place, row in enumerate(self.strongest, 1) if row["person"] == own["person"])
        better = sum(number for rating, number in self.numbers if rating > round(own["rating"]))
        return next(listed, better + 1)


class Leaders:
    """Reads the leaderboard. Every method that waits may raise StorageError."""

    def __init__(self, database: Database, now: Callable[[], float] = time.monotonic) -> None:
        self._database = database
        self._now = now
        self._reading = asyncio.Lock()
        self._places: _Places | None = None
        self._read_at = 0.0

    async def board(self, person: bytes | None) -> Leaderboard:
        """Return the strongest people, and the line of the one who asks, if it has a rating."""
        places = await self._current()
        own = await self._database.read(_lines().where(layout.ratings.c.person == person)) if person else ()
        return Leaderboard(
            players=tuple(_ranked(row, place, person) for place, row in enumerate(places.strongest, 1)),
            me=next((_ranked(row, places.of(row) if _has_place(row) else None, person) for row in own), None))

    def forget(self) -> None:
        """Look up the places anew when somebody asks: a name has changed, or somebody is gone."""
        self._places = None

    async def _current(self) -> _Places:
        async with self._reading:
            if self._places is None or self._now() - self._read_at >= SECONDS_KEPT:
                self._read_at = self._now()
                self._places = await self._read()
            return self._places

    async def _read(self) -> _Places:
        ratings = layout.ratings.c
        strongest = await self._database.read(
            _lines().where(*_placed()).order_by(ratings.rating.desc(), layout.people.c.public)
            .limit(MOST_RANKED))
        if len(strongest) < MOST_RANKED:
            return _Places(strongest, tuple((round(row["rating"]), 1) for row in strongest))
        rounded = cast(func.round(ratings.rating), Integer).label("rounded")
        rows = await self._database.read(
            latest(rounded, func.count().label("number")).where(*_placed()).group_by(rounded))
        return _Places(strongest, tuple((row["rounded"], row["number"]) for row in rows))


def _lines() -> Select[Any]:
    """Return the query of everybody's line."""
    ratings, people = layout.ratings.c, layout.people.c
    return (latest(layout.ratings, people.name, people.public)
            .join_from(layout.ratings, layout.people, ratings.person == people.person))


def _since() -> str:
    """Return since when somebody must have finished a rated match to have a place."""
    return (datetime.now(UTC) - timedelta(days=DAYS_RANKED)).isoformat(timespec="milliseconds")


def _placed() -> tuple[ColumnElement[bool], ...]:
    """Return the conditions of those who have a place."""
    ratings = layout.ratings.c
    return ratings.deviation <= MOST_DEVIATION_RANKED, ratings.time >= _since()


def _has_place(row: RowMapping) -> bool:
    return bool(row["deviation"] <= MOST_DEVIATION_RANKED and row["time"] >= _since())


def _ranked(row: RowMapping, place: int | None, person: bytes | None) -> Ranked:
    return Ranked(place=place, public=row["public"], name=row["name"], is_me=bytes(row["person"]) == person,
                  rating=rating_of(row["rating"], row["deviation"], row["number"]))
