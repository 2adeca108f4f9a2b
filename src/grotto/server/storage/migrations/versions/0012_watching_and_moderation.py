"""Who looks on, how far behind, and what moderators do."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    no = sa.text("false")
    delay = sa.Column("delay", sa.Integer(), server_default=sa.text("0"), nullable=False)
    op.add_column("tables", delay)
    op.add_column("people", sa.Column("named", sa.Boolean(), server_default=no, nullable=False))
    op.add_column("people", sa.Column("moderator", sa.Boolean(), server_default=no, nullable=False))
    op.add_column("chat", sa.Column("hidden", sa.Boolean(), server_default=no, nullable=False))
    op.create_table(
        "deeds",
        sa.Column("number", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(40), nullable=False),
        sa.Column("person", sa.String(16), nullable=True),
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("number"),
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_table("deeds")
    op.drop_column("chat", "hidden")
    op.drop_column("people", "moderator")
    op.drop_column("people", "named")
    op.drop_column("tables", "delay")
