"""What people have reached, their ratings, friends, and codes for who loses a password."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    no, private = sa.text("false"), sa.text("'private'")
    op.add_column("tables", sa.Column("rated", sa.Boolean(), server_default=no, nullable=False))
    op.create_index("tables_by_host", "tables", ["host"])
    op.add_column("people", sa.Column("page", sa.String(8), server_default=private, nullable=False))
    op.add_column("people", sa.Column("suspended", sa.Float(), nullable=True))
    op.add_column("people", sa.Column("link", sa.String(16), nullable=True))
    op.add_column("people", sa.Column("shown", sa.Boolean(), server_default=no, nullable=False))
    op.add_column("people", sa.Column("here", sa.Float(), nullable=True))
    op.create_index("people_by_link", "people", ["link"], unique=True)
    _standings()
    _ratings()
    op.create_table(
        "reports",
        sa.Column("id", sa.String(8), nullable=False),
        sa.Column("table", sa.String(16), nullable=True),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("about", sa.String(16), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("closed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["about"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_table(
        "friends",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("friend", sa.String(16), nullable=False),
        sa.Column("mutual", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["friend"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "friend"),
    )
    op.create_index("friends_who_ask", "friends", ["friend"])
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("created", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "code"),
    )


def _standings() -> None:
    op.create_table(
        "standings",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(16), nullable=True),
        sa.Column("level", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("standings_of_person", "standings", ["person", "at", "table"])
    op.create_index("standings_of_person_by_game", "standings", ["person", "game", "at", "table"])
    op.create_table(
        "rated",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("folded", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )
    op.create_index("rated_by_game", "rated", ["game", "at", "table"])
    op.create_index("rated_waiting", "rated", ["folded", "at"])


def _ratings() -> None:
    op.create_table(
        "rating_steps",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("scale", sa.String(8), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("game", "scale", "player", "at", "table"),
    )
    op.create_index("rating_steps_by_time", "rating_steps", ["game", "at", "table"])
    op.create_index("rating_steps_of_table", "rating_steps", ["table"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("scale", sa.String(8), nullable=False),
        sa.Column("player", sa.String(24), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("cautious", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("game", "scale", "player"),
    )
    op.create_index("ratings_by_strength", "ratings", ["game", "scale", "cautious"])
    op.create_index("ratings_of_player", "ratings", ["player"])


def downgrade() -> None:
    """Change it back."""
    for table in (
        "reports",
        "friends",
        "recovery_codes",
        "ratings",
        "rating_steps",
        "rated",
        "standings",
    ):
        op.drop_table(table)
    op.drop_index("people_by_link", "people")
    for column in ("here", "shown", "link", "suspended", "page"):
        op.drop_column("people", column)
    op.drop_index("tables_by_host", "tables")
    op.drop_column("tables", "rated")
