"""The tables of the database, as the last migration leaves them."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
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
    Column("stopped", String(8), comment="why it was broken off: resigned, absent or agreed; else nothing"),
    Column("is_proven", Boolean, nullable=False),
    Column("seq", Integer, nullable=False, server_default="0", comment="of the last event"),
    Column("version", Integer, nullable=False, server_default="0",
           comment="one more with all that changes at the table: events, offers, talk, presence"),
    Column("opening", LargeBinary(32), comment="SHA-256 of who asked for it and the key that it sent"),
    # Of matches between two devices.
    Column("is_online", Boolean, nullable=False, server_default=false()),
    Column("is_rated", Boolean, nullable=False, server_default=false()),
    Column("is_listed", Boolean, nullable=False, server_default=false(), comment="shown in the lobby"),
    Column("clock", String(8), nullable=False, server_default="none", comment="none, relaxed or quick"),
    Column("bank_0", Integer, comment="milliseconds left; nothing without a clock"),
    Column("bank_1", Integer),
    Column("watch", String(22), comment="the code by which spectators come"),
    # Unique, so that two who take the same invitation, or two offers that cross, make one match.
    Column("invitation", String(16), comment="that it came of"),
    Column("follows", String(32), comment="the match of which it is the rematch"),
    Index("ix_matches_listed", "is_listed", "is_over", "time"),
    Index(None, "opening", unique=True),
    Index(None, "watch", unique=True),
    Index(None, "invitation", unique=True),
    Index(None, "follows", unique=True),
)

seats = Table(
    "seats", metadata,
    _match_column(),
    Column("seat", Integer, primary_key=True),
    Column("device", LargeBinary(32), nullable=False, comment="the person who holds it"),
    Column("day", String(10), comment="YYYY-MM-DD, UTC, of a daily deal; else nothing"),
    Index(None, "device"),
    Index("ix_seats_day_device", "day", "device", unique=True),  # one daily deal for each person and day
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
    Column("match", String(32), nullable=False, comment="its lines stay, also when it is deleted"),
    Column("state", String(8), nullable=False, comment="started, finished or void"),
    UniqueConstraint("match", "state"),
)

people = Table(
    "people", metadata,
    Column("person", LargeBinary(32), primary_key=True, comment="SHA-256 of the token of the first device"),
    Column("name", String(40), nullable=False),
    Column("public", String(22), nullable=False, comment="what others may know of it"),
    UniqueConstraint("public"),
)

devices = Table(
    "devices", metadata,
    Column("device", LargeBinary(32), primary_key=True, comment="SHA-256 of the token of one more device"),
    Column("person", LargeBinary(32), nullable=False, index=True, comment="whose it is"),
    Column("time", String(32), nullable=False, comment="since when, ISO 8601, UTC"),
)

links = Table(
    "links", metadata,
    Column("code", LargeBinary(32), primary_key=True, comment="SHA-256 of the code of a private link"),
    Column("person", LargeBinary(32), nullable=False),
    Column("expires", String(32), nullable=False, comment="ISO 8601, UTC"),
)

blocks = Table(
    "blocks", metadata,
    Column("person", LargeBinary(32), primary_key=True),
    Column("blocked", LargeBinary(32), primary_key=True, comment="whom the person does not want to meet"),
)

invitations = Table(
    "invitations", metadata,
    Column("code", String(16), primary_key=True),
    Column("person", LargeBinary(32), nullable=False, index=True, comment="who invites"),
    Column("name", String(40), nullable=False),
    Column("rules", Text, nullable=False, comment="every option, canonical JSON"),
    Column("clock", String(8), nullable=False),
    Column("is_rated", Boolean, nullable=False),
    Column("is_listed", Boolean, nullable=False, comment="whether the lobby shows it"),
    Column("time", String(32), nullable=False, comment="when it was made, ISO 8601, UTC", index=True),
    Column("seen", String(32), nullable=False, comment="when who invites was last there", index=True),
)

taken = Table(
    "taken", metadata,
    Column("code", String(16), primary_key=True, comment="of an invitation that is no longer open"),
    Column("time", String(32), nullable=False, comment="since when, ISO 8601, UTC", index=True),
)

asked = Table(
    "asked", metadata,
    Column("opening", LargeBinary(32), primary_key=True, comment="SHA-256 of who asked and the key it sent"),
    Column("person", LargeBinary(32), nullable=False, index=True, comment="who asked for a table"),
    Column("code", String(16), nullable=False, comment="of the invitation that was the answer"),
    Column("time", String(32), nullable=False, comment="since when, ISO 8601, UTC", index=True),
)

ratings = Table(
    "ratings", metadata,
    Column("person", LargeBinary(32), primary_key=True),
    Column("number", Integer, primary_key=True, comment="1 after the first rated match, and so on"),
    Column("match", String(32), nullable=False, comment="it may be deleted"),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("time", String(32), nullable=False),
)

nodes = Table(
    "nodes", metadata,
    Column("node", String(32), primary_key=True, comment="one process that serves"),
    Column("beat", Integer, nullable=False, comment="one more every few seconds, as long as it lives"),
)

presences = Table(
    "presences", metadata,
    _match_column(),
    Column("seat", Integer, primary_key=True),
    Column("node", String(32), primary_key=True, index=True, comment="where the seat has a socket"),
)

offers = Table(
    "offers", metadata,
    _match_column(),
    Column("seat", Integer, primary_key=True),
    Column("offer", String(8), primary_key=True, comment="stop, rematch or words"),
)

talk = Table(
    "talk", metadata,
    Column("id", Integer, primary_key=True, comment="the order of what was said"),
    Column("match", String(32), ForeignKey("matches.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("key", String(80), nullable=False, comment="seat:key of the command"),
    Column("phrase", String(24), comment="which of the phrases"),
    Column("text", String(200), comment="free words"),
    Column("time", String(32), nullable=False),
    UniqueConstraint("match", "key"),
)
