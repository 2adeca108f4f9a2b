"""Slow games: vacations, plans for one's next answer, and for whom a table is meant."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    away = sa.Column("away", sa.Float(), server_default=sa.text("0"), nullable=False)
    op.add_column("seats", away)
    experience = sa.Column(
        "experience", sa.String(16), server_default=sa.text("''"), nullable=False
    )
    op.add_column("tables", experience)
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.Column("year", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "plans",
        sa.Column("table", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("failed", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat"),
    )
    op.create_index("ix_plans_person", "plans", ["person"])


def downgrade() -> None:
    """Change it back."""
    op.drop_table("plans")
    op.drop_table("vacations")
    op.drop_column("tables", "experience")
    op.drop_column("seats", "away")
