"""The tables of the database, as the last migration leaves them."""

from sqlalchemy import (
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(naming_convention={
    "ix": "ix_%(column_0_N_label)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
})


def _match_column() -> Column[str]:
    return Column("match", String(32), ForeignKey("matches.id"), primary_key=True)


matches = Table(
    "matches", metadata,
    Column("id", String(32), primary_key=True, comment="32 hexadecimal digits"),
    Column("time", String(32), nullable=False, comment="when it was made, ISO 8601, UTC"),
    Column("kind", String(8), nullable=False, comment="fair, practice or daily"),
    Column("rules", Text, nullable=False, comment="every option, canonical JSON"),
    Column("players", Text, nullable=False, comment="canonical JSON"),
    # What the last event led to, written in the same transaction, so that a list needs no replay.
    Column("deal", Integer, nullable=False),
    Column("total_0", Integer, nullable=False),
    Column("total_1", Integer, nullable=False),
    Column("turn", Integer),
    Column("is_over", Boolean, nullable=False),
    Column("winner", Integer),
    Column("is_proven", Boolean, nullable=False),
)

seats = Table(
    "seats", metadata,
    _match_column(),
    Column("seat", Integer, primary_key=True),
    Column("device", LargeBinary(32), nullable=False, comment="SHA-256 of the token that holds the seat"),
    Column("day", String(10), comment="YYYY-MM-DD, UTC, of a daily deal; else nothing"),
    Index(None, "device"),
    Index("ix_seats_day_device", "day", "device", unique=True),  # one daily deal for each device and day
)

secrets = Table(
    "secrets", metadata,
    _match_column(),
    Column("secrets", LargeBinary, nullable=False, comment="32 bytes for each deal prepared, in order"),
)

events = Table(
    "events", metadata,
    _match_column(),
    Column("seq", Integer, primary_key=True, comment="from 0; the primary key makes it one event each"),
    Column("key", String(80), comment="seat:key of the command that became this event"),
    Column("body", Text, nullable=False, comment="the event, canonical JSON"),
    UniqueConstraint("match", "key"),
)

public_log = Table(
    "public_log", metadata,
    Column("id", Integer, primary_key=True, comment="the order of the lines"),
    Column("day", String(10), nullable=False, comment="YYYY-MM-DD, UTC", index=True),
    Column("line", Text, nullable=False, comment="as it is published"),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("state", String(8), nullable=False, comment="started, finished or void"),
    UniqueConstraint("match", "state"),
)
