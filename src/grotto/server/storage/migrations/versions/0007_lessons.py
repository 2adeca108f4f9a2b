"""How far people have come with lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "learned",
        sa.Column("person", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("lesson", sa.String(32), nullable=False),
        sa.Column("done", sa.Boolean(), nullable=False),
        sa.Column("answers", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "game", "lesson"),
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_table("learned")
