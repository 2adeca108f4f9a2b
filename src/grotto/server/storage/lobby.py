"""The lobby: public tables, made into a list without opening any of them."""

from typing import Any, Final

import msgspec
from sqlalchemy import ColumnElement, Row, and_, desc, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from grotto.core.options import Value, written
from grotto.server.errors import BadMessage
from grotto.server.storage.access import reading
from grotto.server.storage.schema import SEATS, TABLES
from grotto.server.tables.spec import Clock
from grotto.wire.lobby import Card, CardSeat, Lobby

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
