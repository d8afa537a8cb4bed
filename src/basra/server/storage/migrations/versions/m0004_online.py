"""What matches between people on two devices need: invitations, identities, clocks, talk and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the columns of online matches, and the tables around them."""
    for column in (
            sa.Column("seq", sa.Integer, nullable=False, server_default="0"),
            sa.Column("version", sa.Integer, nullable=False, server_default="0"),
            sa.Column("stopped", sa.String(8), nullable=True),
            sa.Column("opening", sa.LargeBinary(32), nullable=True),
            sa.Column("is_online", sa.Boolean, nullable=False, server_default=sa.false()),
            sa.Column("is_rated", sa.Boolean, nullable=False, server_default=sa.false()),
            sa.Column("is_listed", sa.Boolean, nullable=False, server_default=sa.false()),
            sa.Column("clock", sa.String(8), nullable=False, server_default="none"),
            sa.Column("bank_0", sa.Integer, nullable=True),
            sa.Column("bank_1", sa.Integer, nullable=True),
            sa.Column("watch", sa.String(22), nullable=True),
            sa.Column("invitation", sa.String(16), nullable=True),
            sa.Column("follows", sa.String(32), nullable=True)):
        op.add_column("matches", column)
    for name in ("opening", "watch", "invitation", "follows"):
        op.create_index(f"ix_matches_{name}", "matches", [name], unique=True)
    op.create_index("ix_matches_listed", "matches", ["is_listed", "is_over", "time"])
    op.execute("UPDATE matches SET seq = (SELECT MAX(seq) FROM events WHERE events.match = matches.id)")
    with op.batch_alter_table("public_log") as batch:  # its lines outlive the match
        batch.drop_constraint("fk_public_log_match", type_="foreignkey")
    _create_people()
    _create_invitations_and_ratings()
    _create_tables_at_matches()


def _create_people() -> None:
    op.create_table(
        "people",
        sa.Column("person", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("public", sa.String(22), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_people"),
        sa.UniqueConstraint("public", name="uq_people_public"))
    op.create_table(
        "devices",
        sa.Column("device", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.LargeBinary(32), nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("device", name="pk_devices"))
    op.create_index("ix_devices_person", "devices", ["person"])
    op.create_table(
        "links",
        sa.Column("code", sa.LargeBinary(32), nullable=False),
        sa.Column("person", sa.LargeBinary(32), nullable=False),
        sa.Column("expires", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_links"))
    op.create_table(
        "blocks",
        sa.Column("person", sa.LargeBinary(32), nullable=False),
        sa.Column("blocked", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "blocked", name="pk_blocks"))


def _create_invitations_and_ratings() -> None:
    op.create_table(
        "invitations",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("person", sa.LargeBinary(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("clock", sa.String(8), nullable=False),
        sa.Column("is_rated", sa.Boolean, nullable=False),
        sa.Column("is_listed", sa.Boolean, nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.Column("seen", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_invitations"))
    for name in ("person", "time", "seen"):
        op.create_index(f"ix_invitations_{name}", "invitations", [name])
    op.create_table(
        "taken",
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_taken"))
    op.create_index("ix_taken_time", "taken", ["time"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.LargeBinary(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("rating", sa.Float, nullable=False),
        sa.Column("deviation", sa.Float, nullable=False),
        sa.Column("volatility", sa.Float, nullable=False),
        sa.Column("time", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("person", "number", name="pk_ratings"))


def _create_tables_at_matches() -> None:
    def match() -> sa.Column[str]:
        return sa.Column("match", sa.String(32), nullable=False)

    op.create_table(
        "nodes",
        sa.Column("node", sa.String(32), nullable=False),
        sa.Column("beat", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("node", name="pk_nodes"))
    op.create_table(
        "presences",
        match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("node", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "node", name="pk_presences"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_presences_match"))
    op.create_index("ix_presences_node", "presences", ["node"])
    op.create_table(
        "offers",
        match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("offer", sa.String(8), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", "offer", name="pk_offers"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_offers_match"))
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, nullable=False),
        match(),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("phrase", sa.String(24), nullable=True),
        sa.Column("text", sa.String(200), nullable=True),
        sa.Column("time", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_talk"),
        sa.UniqueConstraint("match", "key", name="uq_talk_match_key"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_talk_match"))
