"""How the names of accounts look, and under which names people are muted."""

import sqlalchemy as sa
from alembic import op

from grotto.server.names import skeleton_of

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_PEOPLE = sa.table("people", *map(sa.column, ("id", "name", "login", "skeleton", "created")))
_MUTES = sa.table("mutes", *map(sa.column, ("muted", "name")))


def upgrade() -> None:
    """Change the schema."""
    op.add_column("people", sa.Column("skeleton", sa.Text(), nullable=True))
    op.add_column(
        "mutes", sa.Column("name", sa.String(length=40), server_default="", nullable=False)
    )
    _note_skeletons()
    name = sa.select(_PEOPLE.c.name).where(_PEOPLE.c.id == _MUTES.c.muted).scalar_subquery()
    op.execute(sa.update(_MUTES).values(name=name))
    op.create_index("ix_people_skeleton", "people", ["skeleton"], unique=True)


def _note_skeletons() -> None:
    """Of accounts that look alike all stay; the oldest one keeps its looks for itself."""
    connection = op.get_bind()
    accounts = (
        sa.select(_PEOPLE.c.id, _PEOPLE.c.name)
        .where(_PEOPLE.c.login.is_not(None))
        .order_by(_PEOPLE.c.created, _PEOPLE.c.id)
    )
    taken = set[str]()
    for person, name in connection.execute(accounts).all():
        skeleton = skeleton_of(name)
        if skeleton not in taken:
            taken.add(skeleton)
            noted = sa.update(_PEOPLE).where(_PEOPLE.c.id == person)
            connection.execute(noted.values(skeleton=skeleton))


def downgrade() -> None:
    """Change it back."""
    op.drop_index("ix_people_skeleton", "people")
    with op.batch_alter_table("mutes", schema=None) as batch_op:
        batch_op.drop_column("name")
    with op.batch_alter_table("people", schema=None) as batch_op:
        batch_op.drop_column("skeleton")
