"""The public log of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table of its lines."""
    op.create_table(
        "public_log",
        sa.Column("id", sa.Integer, nullable=False),
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("line", sa.Text, nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_public_log"),
        sa.UniqueConstraint("match", "state", name="uq_public_log_match_state"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_public_log_match"),
    )
    op.create_index("ix_public_log_day", "public_log", ["day"])
