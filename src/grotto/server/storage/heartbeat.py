"""The heartbeat: until when servers of this database are known to have served."""

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, bindparam, case, func, insert, select, update

from grotto.server.storage.database import Database
from grotto.server.storage.schema import HEARTBEAT, TABLES

_ONLY: Final = 1
_READ: Final = select(HEARTBEAT.c.served, HEARTBEAT.c.wall)
_LAST_CHANGE: Final = select(func.max(TABLES.c.changed))
_LATER: Final = case(
    (HEARTBEAT.c.served < bindparam("now"), bindparam("now")), else_=HEARTBEAT.c.served
)
_BEAT: Final = update(HEARTBEAT).values(served=_LATER, wall=bindparam("clock"))


class Beat(Struct, frozen=True):
    """When a server has proven last that it can write."""

    served: float  # in served time,
    wall: float  # and by the clock of its machine


class Heartbeat:
    """The heartbeat of one database, which all of its servers share."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def is_stuck(self) -> bool:
        """Whether the last work was not written: a beat might fit where a move does not."""
        return bool(self._database.health.failing)

    async def last(self, wall: float) -> Beat:
        """Return the last beat; where there was none, tables say when somebody was there last.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_last, wall)

    async def beat(self, beat: Beat) -> float:
        """Prove that we can write; return the latest served time that any server knows.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_beat, beat)


def _last(connection: Connection, wall: float) -> Beat:
    row = connection.execute(_READ).first()
    if row is not None:
        return Beat(row.served, row.wall)
    changed = connection.execute(_LAST_CHANGE).scalar()
    at = wall if changed is None else float(changed)
    return Beat(at, at)


def _beat(connection: Connection, beat: Beat) -> float:
    values = {"now": beat.served, "clock": beat.wall}
    if not connection.execute(_BEAT, values).rowcount:
        first = {"only": _ONLY, "served": beat.served, "wall": beat.wall}
        connection.execute(insert(HEARTBEAT), first)
    return float(connection.execute(_READ).one().served)
