"""Matches, who sits at them, their secrets and their events."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first four tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("deal", sa.Integer, nullable=False),
        sa.Column("total_0", sa.Integer, nullable=False),
        sa.Column("total_1", sa.Integer, nullable=False),
        sa.Column("turn", sa.Integer, nullable=True),
        sa.Column("is_over", sa.Boolean, nullable=False),
        sa.Column("winner", sa.Integer, nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match"),
    )
    op.create_index("ix_seats_device", "seats", ["device"])
    op.create_table(
        "secrets",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("secrets", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_secrets"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_secrets_match"),
    )
    op.create_table(
        "events",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("key", sa.String(80), nullable=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("match", "seq", name="pk_events"),
        sa.UniqueConstraint("match", "key", name="uq_events_match_key"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_events_match"),
    )
