"""Digests in logs, and albums of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema; what a former Grotto writes has neither digest nor chain."""
    for name in ("digest", "chain"):
        op.add_column(
            "log",
            sa.Column(name, sa.String(length=16), server_default=sa.text("''"), nullable=False),
        )
    op.create_table(
        "albums",
        sa.Column("table", sa.String(length=16), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("problem", sa.String(length=64), nullable=False),
        sa.Column("book", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table"),
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_table("albums")
    with op.batch_alter_table("log", schema=None) as batch_op:
        for name in ("chain", "digest"):
            batch_op.drop_column(name)
