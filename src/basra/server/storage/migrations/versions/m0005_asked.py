"""What was asked for under which key: who asks again, since an answer was lost, gets that answer."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the table of what was asked for."""
    op.create_table(
        "asked",
        sa.Column("opening", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.LargeBinary(32), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("opening", name="pk_asked"))
    for name in ("person", "time"):
        op.create_index(f"ix_asked_{name}", "asked", [name])
