"""How strong people are: a row after each rated match of each, never changed."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy import func, select
from sqlalchemy.sql import Select

from basra.events import Stopped
from basra.record import Record
from basra.server.ratings import DAYS_A_PERIOD, Strength
from basra.server.schema import Rating
from basra.server.storage import layout
from basra.server.storage.database import Database
from basra.server.storage.writer import Writes

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
        return {person: rating_of(stand.strength.rating, stand.strength.deviation, stand.number)
                for person, stand in (await self._stands(people)).items()}

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
            latest(layout.ratings).where(layout.ratings.c.person.in_(own)))
        return {bytes(row["person"]): _Stand(
            Strength(rating=row["rating"], deviation=row["deviation"], volatility=row["volatility"]),
            row["number"], datetime.fromisoformat(row["time"])) for row in rows}


def latest(*columns: Any) -> Select[Any]:
    """Return the query of the latest rating of each person."""
    ratings, last = layout.ratings.c, layout.ratings.alias().c
    number = select(func.max(last.number)).where(last.person == ratings.person).scalar_subquery()
    return select(*columns).where(ratings.number == number)


def rating_of(rating: float, deviation: float, number: int) -> Rating:
    """Return a rating as it is told."""
    return Rating(rating=round(rating), deviation=round(deviation), matches=number)


def _score(record: Record, seat: int) -> float:
    winner = record.match.winner
    return 0.5 if winner is None else float(winner == seat)
