"""How strong people are: a row after each rated match of each, never changed."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import RowMapping, func, select
from sqlalchemy.sql import Select

from basra.events import Stopped
from basra.record import Record
from basra.server.ratings import DAYS_A_PERIOD, Strength
from basra.server.schema import Leaderboard, Ranked, Rating
from basra.server.storage import layout
from basra.server.storage.database import Database
from basra.server.storage.writer import Writes

MOST_RANKED = 100

MOST_DEVIATION_RANKED = 200.0
"""Who is less well known has no place on the leaderboard: it takes five matches between equals."""

DAYS_RANKED = 365
"""Who has not finished a rated match for so long has none either."""

_INSERT_RATING = layout.ratings.insert()


@dataclass(frozen=True, slots=True)
class _Stand:
    """Somebody's strength after the latest of its rated matches."""

    strength: Strength
    number: int = 0
    time: datetime | None = None

    def row_after(self, other: "_Stand", score: float, now: datetime) -> dict[str, Any]:
        """Return the row after one more match; what is not known of it yet is left out."""
        strength = self.strength.after([(other.strength.aged(other.periods(now)), score)], self.periods(now))
        return {"number": self.number + 1, "rating": strength.rating, "deviation": strength.deviation,
                "volatility": strength.volatility, "time": now.isoformat(timespec="milliseconds")}

    def periods(self, now: datetime) -> float:
        """Return how many rating periods have passed since."""
        return max((now - self.time) / (timedelta(days=1) * DAYS_A_PERIOD), 0.0) if self.time else 0.0


class Ratings:
    """Reads ratings, and says what is written with the end of a match. All raise StorageError."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: bytes) -> Rating | None:
        """Return somebody's rating; None before the first rated match is over."""
        return (await self.of_all([person])).get(person)

    async def of_all(self, people: Iterable[bytes]) -> dict[bytes, Rating]:
        """Return the ratings of those among some people who have one."""
        return {person: _rating(stand.strength.rating, stand.strength.deviation, stand.number)
                for person, stand in (await self._stands(people)).items()}

    async def leaderboard(self, person: bytes | None) -> Leaderboard:
        """Return the strongest people, and the line of the one who asks, if it has a rating."""
        rows = await self._database.read(
            _places().order_by(layout.ratings.c.rating.desc(), layout.people.c.public).limit(MOST_RANKED))
        players = tuple(_ranked(row, place, person) for place, row in enumerate(rows, 1))
        mine = next((line for line in players if line.is_me), None)
        return Leaderboard(players=players, me=mine or (await self._line_of(person) if person else None))

    async def writes_at_end(self, record: Record) -> Writes:
        """Return what is written with the last events of a match; nothing if it is not rated.

        The number of each row makes its order: of two matches of a person that end at once the second one to
        be written conflicts, nothing of it is written, and it is decided again.

        Args:
            record: that of a match that is over.
        """
        people = await self._rated_people(record)
        if not people:
            return []
        now, before = datetime.now(UTC), await self._stands(people)
        stands = [before.get(person, _Stand(Strength())) for person in people]
        rows = [own.row_after(other, _score(record, seat), now) | {
                    "person": person, "match": record.started.match}
                for seat, person, own, other in zip((0, 1), people, stands, stands[::-1], strict=True)]
        # In one order everywhere, so that no two transactions wait for each other.
        return [(_INSERT_RATING, sorted(rows, key=lambda row: row["person"]))]

    async def _rated_people(self, record: Record) -> list[bytes]:
        """Return who sits at the seats of a match that counts; nobody if it does not."""
        if record.match.winner is None and any(isinstance(event, Stopped) for event in record.events):
            return []
        seats, matches = layout.seats.c, layout.matches.c
        rows = await self._database.read(
            select(seats.device).join_from(layout.seats, layout.matches)
            .where(seats.match == record.started.match, matches.is_rated).order_by(seats.seat))
        people = [bytes(row["device"]) for row in rows]
        return people if len(set(people)) == 2 else []

    async def _stands(self, people: Iterable[bytes]) -> dict[bytes, _Stand]:
        """Return how those among some people stand who have a rating."""
        own = list(people)
        rows = await self._database.read(
            _latest(layout.ratings).where(layout.ratings.c.person.in_(own)))
        return {bytes(row["person"]): _Stand(
            Strength(rating=row["rating"], deviation=row["deviation"], volatility=row["volatility"]),
            row["number"], datetime.fromisoformat(row["time"])) for row in rows}

    async def _line_of(self, person: bytes) -> Ranked | None:
        """Return the line of somebody who is not among the strongest."""
        rows = await self._database.read(_lines().where(layout.ratings.c.person == person))
        if not rows:
            return None
        own = rows[0]
        better = _places().where(layout.ratings.c.rating > own["rating"]).subquery()
        is_placed = await self._database.read(_places().where(layout.ratings.c.person == person))
        count, = await self._database.read(select(func.count().label("better")).select_from(better))
        return _ranked(own, count["better"] + 1 if is_placed else None, person)


def _latest(*columns: Any) -> Select[Any]:
    """Return the query of the latest rating of each person."""
    ratings, last = layout.ratings.c, layout.ratings.alias().c
    number = select(func.max(last.number)).where(last.person == ratings.person).scalar_subquery()
    return select(*columns).where(ratings.number == number)


def _lines() -> Select[Any]:
    """Return the query of everybody's line."""
    ratings, people = layout.ratings.c, layout.people.c
    return (_latest(layout.ratings, people.name, people.public)
            .join_from(layout.ratings, layout.people, ratings.person == people.person))


def _places() -> Select[Any]:
    """Return the query of the lines of those who have a place."""
    since = datetime.now(UTC) - timedelta(days=DAYS_RANKED)
    return _lines().where(layout.ratings.c.deviation <= MOST_DEVIATION_RANKED,
                          layout.ratings.c.time >= since.isoformat(timespec="milliseconds"))


def _ranked(row: RowMapping, place: int | None, person: bytes | None) -> Ranked:
    return Ranked(place=place, public=row["public"], name=row["name"], is_me=bytes(row["person"]) == person,
                  rating=_rating(row["rating"], row["deviation"], row["number"]))


def _rating(rating: float, deviation: float, number: int) -> Rating:
    return Rating(rating=round(rating), deviation=round(deviation), matches=number)


def _score(record: Record, seat: int) -> float:
    winner = record.match.winner
    return 0.5 if winner is None else float(winner == seat)
