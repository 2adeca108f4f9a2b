"""Lists of tables, made without opening any of them."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import ColumnElement, Row, and_, case, desc, exists, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from grotto.core.options import Value, written
from grotto.server.errors import BadMessage
from grotto.server.log.ledger import OPEN, PLAYING
from grotto.server.log.spec import Clock
from grotto.server.storage.database import reading
from grotto.server.storage.schema import SEATS, TABLES
from grotto.wire.lobby import Card, CardSeat, Lobby


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


_BETWEEN: Final = "~"


class PublicTables:
    """The public tables of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def page(self, status: str, game: str, before: str, limit: int) -> Lobby:
        """Return some tables, those changed last first; `before` is where the last page ended.

        Raises:
            BadMessage: when no page has ended there.
            StorageFailed: when the database does not answer.
        """
        wanted = (
            select(TABLES)
            .where(TABLES.c.visibility == "public", TABLES.c.status == status)
            .order_by(desc(TABLES.c.changed), desc(TABLES.c.id))
            .limit(limit + 1)
        )
        if game:
            wanted = wanted.where(TABLES.c.game == game)
        if before:
            wanted = wanted.where(_before(before))
        async with reading(self._engine) as connection:
            found = (await connection.execute(wanted)).all()
            theirs = SEATS.c.table.in_([row.id for row in found])
            seats = (await connection.execute(select(SEATS).where(theirs))).all()
        cards = [_card(row, [seat for seat in seats if seat.table == row.id]) for row in found]
        more = len(found) > limit
        last = found[limit - 1] if more else None
        return Lobby(
            tables=cards[:limit], next=f"{last.changed!r}{_BETWEEN}{last.id}" if last else ""
        )


def _before(cursor: str) -> ColumnElement[bool]:
    changed, _, table = cursor.partition(_BETWEEN)
    try:
        at = float(changed)
    except ValueError as error:
        raise BadMessage("no-page") from error
    if not table.isprintable():
        raise BadMessage("no-page")
    same = and_(TABLES.c.changed == at, TABLES.c.id < table)
    return or_(TABLES.c.changed < at, same)


def _card(row: Row[Any], seats: list[Row[Any]]) -> Card:
    options: dict[str, Value] = msgspec.json.decode(row.options)
    clock = msgspec.json.decode(row.clock, type=Clock)
    return Card(
        id=row.id,
        game=row.game,
        options={key: written(value) for key, value in options.items()},
        pace=row.pace,
        clock=clock.kind,
        clock_seconds=clock.seconds,
        clock_increment=clock.increment,
        status=row.status,
        seats=[_seat(seat) for seat in sorted(seats, key=lambda seat: int(seat.seat))],
        created=row.created,
        changed=row.changed,
    )


def _seat(row: Row[Any]) -> CardSeat:
    kind = "bot" if row.level else "person" if row.name else "open"
    return CardSeat(kind=kind, name=row.name, level=row.level)
