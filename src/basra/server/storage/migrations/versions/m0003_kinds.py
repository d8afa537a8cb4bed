"""The kinds of match: fair ones, as all were before, and those for practice and of a day."""

import json
from collections import defaultdict

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the kind, the day and whether a match is proven, which its events tell."""
    op.add_column("matches", sa.Column("kind", sa.String(8), nullable=False, server_default="fair"))
    op.add_column("matches", sa.Column("is_proven", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("day", sa.String(10), nullable=True))
    op.create_index("ix_seats_day_device", "seats", ["day", "device"], unique=True)
    _mark_the_proven()


def _mark_the_proven() -> None:
    """Mark the matches in which every person revealed a value."""
    connection = op.get_bind()
    matches = sa.table("matches", sa.column("id"), sa.column("players"), sa.column("is_proven", sa.Boolean))
    events = sa.table("events", sa.column("match"), sa.column("body"))
    revealed = defaultdict(set)
    for match, body in connection.execute(
            sa.select(events.c.match, events.c.body).where(events.c.body.contains('"event":"seat-reveal"'))):
        revealed[match].add(json.loads(body)["seat"])
    for match, players in connection.execute(sa.select(matches.c.id, matches.c.players)).all():
        people = {seat for seat, player in enumerate(json.loads(players)["players"])
                  if player["kind"] == "person"}
        if people and revealed[match] == people:
            connection.execute(matches.update().where(matches.c.id == match).values(is_proven=True))
