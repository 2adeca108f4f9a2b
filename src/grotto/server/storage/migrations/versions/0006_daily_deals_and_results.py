"""The same deal for everybody on a day, and the results of those who play alone."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    nothing = sa.text("''")
    op.add_column(
        "tables", sa.Column("daily", sa.String(10), server_default=nothing, nullable=False)
    )
    op.create_index("tables_by_day", "tables", ["daily", "game"])
    op.create_table(
        "deals",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("day", "game"),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("lead", sa.Integer(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_table("results")
    op.drop_table("deals")
    op.drop_index("tables_by_day", "tables")
    op.drop_column("tables", "daily")
