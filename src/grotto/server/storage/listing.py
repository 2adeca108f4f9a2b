"""Lists of tables, made without opening any of them."""

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import ColumnElement, Row, and_, case, desc, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from grotto.server.storage.access import reading
from grotto.server.storage.schema import SEATS, TABLES
from grotto.server.tables.ledger import OPEN, PLAYING


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    table: Row[Any]
    seats: list[Row[Any]]
    your_move: bool


class Listing:
    """The lists of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def of_person(self, person: str, limit: int, offset: int) -> list[Listed]:
        """Return the tables of somebody: first where it is their move, then by the last change."""
        asked = exists().where(
            SEATS.c.table == TABLES.c.id,
            SEATS.c.person == person,
            SEATS.c.seat == TABLES.c.to_act,
        )
        your_move = and_(TABLES.c.status == PLAYING, asked)
        wanted = (
            select(TABLES, your_move.label("your_move"))
            .where(or_(TABLES.c.host == person, _sits(person)))
            .order_by(_turn(your_move), desc(TABLES.c.changed), TABLES.c.id)
        )
        async with reading(self._engine) as connection:
            tables = (await connection.execute(wanted.limit(limit).offset(offset))).all()
            theirs = SEATS.c.table.in_([table.id for table in tables])
            seats = (await connection.execute(select(SEATS).where(theirs))).all()
        return _put_together(tables, seats)


def _sits(person: str) -> ColumnElement[bool]:
    return TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))


def _turn(your_move: ColumnElement[bool]) -> ColumnElement[int]:
    """Order tables: those that wait for you, those that are played, open ones, the others."""
    return case(
        (your_move, 0), (TABLES.c.status == PLAYING, 1), (TABLES.c.status == OPEN, 2), else_=3
    )


def _put_together(tables: Sequence[Row[Any]], seats: Iterable[Row[Any]]) -> list[Listed]:
    found: dict[str, list[Row[Any]]] = {table.id: [] for table in tables}
    for seat in sorted(seats, key=lambda row: int(row.seat)):
        found[seat.table].append(seat)
    return [
        Listed(table=table, seats=found[table.id], your_move=bool(table.your_move))
        for table in tables
    ]
