"""Statistics of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "statistics",
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("seats", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("reports", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("game", "seats"),
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_table("statistics")
