"""Where somebody sat and talked, and how many games are over, is found without reading all."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None

_SEATED = sa.text("kind = 'sit' OR kind = 'claim'")
_OVER = sa.text("status = 'over'")


def upgrade() -> None:
    """Change the schema."""
    op.create_index(
        "log_of_person", "log", ["person"], sqlite_where=_SEATED, postgresql_where=_SEATED
    )
    op.create_index("chat_of_person", "chat", ["person"])
    op.create_index(
        "tables_over_by_game",
        "tables",
        ["game", "rules", "seats", "visibility"],
        sqlite_where=_OVER,
        postgresql_where=_OVER,
    )


def downgrade() -> None:
    """Change it back."""
    op.drop_index("tables_over_by_game", "tables")
    op.drop_index("chat_of_person", "chat")
    op.drop_index("log_of_person", "log")
