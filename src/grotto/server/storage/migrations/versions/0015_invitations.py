"""Invitations by name, and notices of more than one kind."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "invitations",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("by", sa.String(16), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["by"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "person"),
    )
    op.create_index("invitations_of_person", "invitations", ["person"])
    op.create_index("ix_invitations_by", "invitations", ["by"])
    told = sa.Column(
        "invitations", sa.String(8), server_default=sa.text("'friends'"), nullable=False
    )
    op.add_column("wishes", told)
    kind = sa.Column("kind", sa.String(16), server_default=sa.text("'your_turn'"), nullable=False)
    _make_notices_anew([kind], ["table", "channel", "kind"])


def _make_notices_anew(more: list[sa.Column[str]], key: list[str]) -> None:
    """Give notices another key; SQLite cannot change one, and what waits to be sent stays."""
    op.execute("CREATE TABLE notices_kept AS SELECT * FROM notices")
    op.drop_table("notices")
    op.create_table(
        "notices",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("channel", sa.String(32), nullable=False),
        *more,
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("due", sa.Float(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint(*key),
    )
    op.create_index("ix_notices_due", "notices", ["due"])
    op.execute(
        'INSERT INTO notices ("table", channel, person, seat, version, asked, due, tries) '
        'SELECT "table", channel, person, seat, version, asked, due, tries FROM notices_kept'
    )
    op.drop_table("notices_kept")


def downgrade() -> None:
    """Change it back."""
    op.execute("DELETE FROM notices WHERE kind <> 'your_turn'")
    _make_notices_anew([], ["table", "channel"])
    op.drop_column("wishes", "invitations")
    op.drop_table("invitations")
