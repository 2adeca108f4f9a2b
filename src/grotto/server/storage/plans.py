"""Plans: answers that somebody has left for the next question, secret to everybody else.

Whatever makes a plan void, its own answer first of all, is written together with its end
(`writer`), so none is ever played twice.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import StorageFailed
from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import PLAYING
from grotto.server.log.spec import Spec
from grotto.server.storage.database import Database
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import PLANS, TABLES

TRIES: Final = 5
"""How often something is written that another process has just written first."""


class Plan(Struct, frozen=True, kw_only=True):
    """What a seat answers to its next question: the first of some answers that is possible."""

    id: str
    table: str
    seat: int
    person: str
    moves: int  # after which it was made
    answers: list[str]  # in notation
    failed: str = ""  # why it was not played; empty while it waits


_ROWS: Final = Rows(PLANS, Plan)

_VOID_ALL: Final = frozenset((log.BACK, log.AGAIN, log.CLOSE))
_VOID_ONE: Final = frozenset((log.MOVE, log.STAND_IN, log.RETURN, log.SIT, log.STAND))


def unplanned_by(entries: Sequence[Entry], spec: Spec) -> list[int]:
    """Return the seats whose plans are void after some entries of a log."""
    if not spec.is_slow:
        return []  # nobody plans there
    if any(entry.kind in _VOID_ALL for entry in entries):
        return [*range(spec.seats)]
    return sorted({entry.seat for entry in entries if entry.kind in _VOID_ONE and entry.seat >= 0})


class Plans:
    """The plans of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str, seat: int, person: str) -> Plan | None:
        """Return the plan of somebody for a seat.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, table, seat, person)

    async def ready(self, most: int, after: str = "") -> list[Plan]:
        """Return plans whose seats are asked now, at most one of a table, in order of tables.

        Those of tables up to `after` are left out.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_ready, most, after)

    async def keep(self, plan: Plan) -> None:
        """Keep a plan, in the place of the one of before.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        for _ in range(TRIES):
            with suppress(IntegrityError):  # it was written in two places at once
                return await self._database.write(_keep, plan)
        raise StorageFailed

    async def forget(self, table: str, seat: int, person: str) -> None:
        """Forget a plan.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_forget, _at(table, seat, person))

    async def fail(self, plan: Plan, why: str) -> None:
        """Note why a plan was not played, for its person alone.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_fail, plan, why)


def _at(table: str, seat: int, person: str) -> ColumnElement[bool]:
    return and_(PLANS.c.table == table, PLANS.c.seat == seat, PLANS.c.person == person)


def _of(connection: Connection, table: str, seat: int, person: str) -> Plan | None:
    row = connection.execute(select(*_ROWS.columns).where(_at(table, seat, person))).first()
    return None if row is None else _ROWS.read(row)


def _ready(connection: Connection, most: int, after: str) -> list[Plan]:
    asked = and_(TABLES.c.id == PLANS.c.table, TABLES.c.to_act == PLANS.c.seat)
    wanted = (
        select(*_ROWS.columns)
        .select_from(PLANS.join(TABLES, asked))
        .where(TABLES.c.status == PLAYING, PLANS.c.failed == "", PLANS.c.table > after)
        .order_by(PLANS.c.table)
        .limit(most)
    )
    return [_ROWS.read(row) for row in connection.execute(wanted).all()]


def _keep(connection: Connection, plan: Plan) -> None:
    here = (PLANS.c.table == plan.table, PLANS.c.seat == plan.seat)
    connection.execute(delete(PLANS).where(*here))
    connection.execute(insert(PLANS), _ROWS.row(plan))


def _forget(connection: Connection, that: ColumnElement[bool]) -> None:
    connection.execute(delete(PLANS).where(that))


def _fail(connection: Connection, plan: Plan, why: str) -> None:
    connection.execute(update(PLANS).where(PLANS.c.id == plan.id).values(failed=why))
