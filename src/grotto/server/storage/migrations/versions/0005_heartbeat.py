"""Until when servers are known to have served."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Change the schema."""
    op.create_table(
        "heartbeat",
        sa.Column("only", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("served", sa.Float(), nullable=False),
        sa.Column("wall", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("only"),
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_table("heartbeat")
