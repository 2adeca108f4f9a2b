"""Tournaments: what they are, who takes part, and the tables of their rounds."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    nothing = sa.text("''")
    column = sa.Column("tournament", sa.String(16), server_default=nothing, nullable=False)
    op.add_column("tables", column)
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("title", sa.String(60), nullable=False),
        sa.Column("host", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("format", sa.String(16), nullable=False),
        sa.Column("sizes", sa.Text(), nullable=False),
        sa.Column("advance", sa.Integer(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("meetings", sa.Integer(), nullable=False),
        sa.Column("places", sa.Integer(), nullable=False),
        sa.Column("bots", sa.Boolean(), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("seeding", sa.String(8), nullable=False),
        sa.Column("visibility", sa.String(16), nullable=False),
        sa.Column("pace", sa.String(16), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.Column("changed", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_tournaments_host", "tournaments", ["host"])
    op.create_index("tournaments_by_status", "tournaments", ["status", "visibility", "changed"])
    _create_entrants_and_matches()


def _create_entrants_and_matches() -> None:
    op.create_table(
        "entrants",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(16), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("left", sa.Integer(), nullable=True),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"]),
        sa.PrimaryKeyConstraint("tournament", "number"),
        sa.UniqueConstraint("tournament", "person", name="one_place_each"),
    )
    op.create_index("ix_entrants_person", "entrants", ["person"])
    op.create_table(
        "matches",
        sa.Column("tournament", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("entrants", sa.Text(), nullable=False),
        sa.Column("finishes", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["tournament"], ["tournaments.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("tournament", "round", "number"),
    )


def downgrade() -> None:
    """Change it back."""
    for table in ("matches", "entrants", "tournaments"):
        op.drop_table(table)
    op.drop_column("tables", "tournament")
