"""Lists of tables, made without opening any of them."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    case,
    delete,
    desc,
    exists,
    false,
    or_,
    select,
    tuple_,
    update,
)

from grotto.core.options import written
from grotto.games import GAMES
from grotto.server.errors import BadMessage
from grotto.server.log.ledger import CLOSED, OPEN, PLAYING, Place
from grotto.server.log.spec import Spec
from grotto.server.storage.albums import OVER
from grotto.server.storage.database import Database
from grotto.server.storage.rows import PLACES, SPECS, SUMMARIES, Summary
from grotto.server.storage.schema import PEOPLE, SEATS, TABLES
from grotto.wire.lobby import Card, CardSeat, Lobby

MOST_COUNTED: Final = 99
"""Tables that wait for somebody; more are not counted."""


class Listed(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    spec: Spec
    summary: Summary
    your_move: bool


def _tables(your_move: ColumnElement[bool]) -> Select[Any]:
    """Begin to ask for tables; `your_move` tells whether one waits for who asks."""
    return select(*SPECS.columns, *SUMMARIES.columns, your_move.label("your_move"))


def _listed(connection: Connection, wanted: Select[Any]) -> list[Listed]:
    rows = connection.execute(wanted).all()
    places = _places(connection, [row.id for row in rows])
    first = len(SPECS.columns)
    return [
        Listed(
            spec=SPECS.read(row),
            summary=SUMMARIES.read(row, first, places=places[row.id]),
            your_move=bool(row.your_move),
        )
        for row in rows
    ]


def _places(connection: Connection, tables: list[str]) -> dict[str, list[Place]]:
    """Return who sits at some tables, seat by seat."""
    found: dict[str, list[Place]] = {table: [] for table in tables}
    wanted = select(SEATS.c.table, *PLACES.columns).where(SEATS.c.table.in_(tables))
    for row in connection.execute(wanted.order_by(SEATS.c.seat)).all():
        found[row.table].append(PLACES.read(row, 1))
    return found


class Listing:
    """The lists of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_person(self, person: str, limit: int, offset: int) -> list[Listed]:
        """Return the tables of somebody: first where it is their move, then by the last change."""
        your_move = _waits_for(person)
        wanted = (
            _tables(your_move)
            .where(or_(_made(person), _sits(person)))
            .order_by(_turn(your_move), desc(TABLES.c.changed), TABLES.c.id)
        )
        return await self._database.read(_listed, wanted.limit(limit).offset(offset))

    async def waiting_for(self, person: str, but: str = "") -> list[str]:
        """Return the tables but for one where it is somebody's move, the longest waiting first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_waiting_for, person, but)


def _waits_for(person: str) -> ColumnElement[bool]:
    asked = exists().where(
        SEATS.c.table == TABLES.c.id,
        SEATS.c.person == person,
        SEATS.c.seat == TABLES.c.to_act,
    )
    return and_(TABLES.c.status == PLAYING, asked)


def _waiting_for(connection: Connection, person: str, but: str) -> list[str]:
    asked = and_(SEATS.c.table == TABLES.c.id, SEATS.c.seat == TABLES.c.to_act)
    wanted = (
        select(TABLES.c.id)
        .select_from(SEATS.join(TABLES, asked))
        .where(SEATS.c.person == person, TABLES.c.status == PLAYING, TABLES.c.id != but)
        .order_by(TABLES.c.changed, TABLES.c.id)
    )
    return list(connection.execute(wanted.limit(MOST_COUNTED)).scalars())


def _made(person: str) -> ColumnElement[bool]:
    """Tell which tables somebody has made; those of a tournament are made by the server."""
    return and_(TABLES.c.host == person, TABLES.c.tournament == "")


def _sits(person: str) -> ColumnElement[bool]:
    return TABLES.c.id.in_(select(SEATS.c.table).where(SEATS.c.person == person))


def _turn(your_move: ColumnElement[bool]) -> ColumnElement[int]:
    """Order tables: those that wait for you, those that are played, open ones, the others."""
    return case(
        (your_move, 0), (TABLES.c.status == PLAYING, 1), (TABLES.c.status == OPEN, 2), else_=3
    )


_BETWEEN: Final = "~"


class Terms(Struct, frozen=True, kw_only=True):
    """How somebody wants to play; empty means in any way."""

    game: str = ""
    pace: str = ""
    rated: bool | None = None
    experience: str = ""


class PublicTables:
    """The public tables of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, status: str, terms: Terms, before: str, limit: int) -> Lobby:
        """Return some tables, those changed last first; `before` is where the last page ended.

        Raises:
            BadMessage: when no page has ended there.
            StorageFailed: when the database does not answer.
        """
        wanted = (
            _tables(false())
            .where(TABLES.c.visibility == "public", TABLES.c.status == status)
            .order_by(desc(TABLES.c.changed), desc(TABLES.c.id))
            .limit(limit + 1)
        )
        wanted = wanted.where(*_as(terms))
        if before:
            wanted = wanted.where(_before(before))
        found = await self._database.read(_listed, wanted)
        shown = found[:limit]
        more = len(found) > limit
        return Lobby(tables=[card_of(listed) for listed in shown], next=_end(shown) if more else "")

    async def played_since(self, since: float, most: int) -> list[Listed]:
        """Return some tables at which somebody has moved since then, by rules that we have.

        Raises:
            StorageFailed: when the database does not answer.
        """
        wanted = (
            _tables(false())
            .where(TABLES.c.visibility == "public", TABLES.c.status == PLAYING)
            .where(TABLES.c.changed >= since, _is_ours())
            .order_by(desc(TABLES.c.changed), desc(TABLES.c.id))
        )
        return await self._database.read(_listed, wanted.limit(most))


def _as(terms: Terms) -> list[ColumnElement[bool]]:
    """Say which tables are played as somebody wants."""
    wanted = {"game": terms.game, "pace": terms.pace, "experience": terms.experience}
    found = [TABLES.c[column] == value for column, value in wanted.items() if value]
    return found if terms.rated is None else [*found, TABLES.c.rated == terms.rated]


def _end(shown: list[Listed]) -> str:
    """Say where a page ends."""
    return f"{shown[-1].summary.changed!r}{_BETWEEN}{shown[-1].spec.id}"


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


def card_of(listed: Listed) -> Card:
    """Return a table as lists show it."""
    spec, summary = listed.spec, listed.summary
    return Card(
        id=spec.id,
        game=spec.game,
        options={key: written(value) for key, value in spec.options.items()},
        pace=spec.pace,
        clock=spec.clock.kind,
        clock_seconds=spec.clock.seconds,
        clock_increment=spec.clock.increment,
        status=summary.status,
        seats=[_seat(place) for place in summary.places],
        created=spec.created,
        changed=summary.changed,
        from_record=spec.opening_moves,
        rated=spec.rated,
        experience=spec.experience,
    )


def cards_of(connection: Connection, tables: list[str]) -> dict[str, Card]:
    """Return some tables as lists show them, by their ids."""
    wanted = _tables(false()).where(TABLES.c.id.in_(tables))
    return {one.spec.id: card_of(one) for one in _listed(connection, wanted)}


def _seat(place: Place) -> CardSeat:
    kind = "bot" if place.level else "person" if place.name else "open"
    return CardSeat(kind=kind, name=place.name, level=place.level)


class DueTables:
    """The agenda of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, now: float, most: int) -> list[str]:
        """Return tables where time has run out, a question lapses, or a bot should have answered.

        Tables of rules that we do not have are not ours: another Grotto may still look after them.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_due, now, most)

    async def idle(self, status: str, since: float, most: int) -> list[str]:
        """Return tables where nothing has changed for long.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_idle, status, since, most)

    async def left_by_guests(self, since: float, most: int) -> list[str]:
        """Return tables that are over or closed, where no account sits, and unchanged for long.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_left_by_guests, since, most)

    async def remove(self, table: str, since: float) -> bool:
        """Remove such a table with all that belongs to it; tell whether it was still one.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_remove, table, since)

    async def put_off(self, table: str, now: float, until: float | None) -> None:
        """Look after a table later, unless something has happened there: then it is not due.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_put_off, table, now, until)


def _is_ours() -> ColumnElement[bool]:
    """Tell which tables are played by rules that we have."""
    return tuple_(TABLES.c.game, TABLES.c.rules).in_(GAMES.rules_at_hand())


def _due(connection: Connection, now: float, most: int) -> list[str]:
    wanted = select(TABLES.c.id).where(TABLES.c.due <= now, _is_ours()).order_by(TABLES.c.due)
    return list(connection.execute(wanted.limit(most)).scalars())


def _idle(connection: Connection, status: str, since: float, most: int) -> list[str]:
    wanted = select(TABLES.c.id).where(TABLES.c.status == status, TABLES.c.changed < since)
    return list(connection.execute(wanted.limit(most)).scalars())


def _by_guests(since: float) -> tuple[ColumnElement[bool], ...]:
    """Tell which tables may be removed: nobody with an account has made them or sits there."""
    has_account = PEOPLE.c.login.is_not(None)
    made = exists().where(PEOPLE.c.id == TABLES.c.host, has_account)
    seated = exists().where(
        SEATS.c.table == TABLES.c.id, SEATS.c.person == PEOPLE.c.id, has_account
    )
    ended = or_(TABLES.c.status == OVER, TABLES.c.status == CLOSED)
    return ended, TABLES.c.changed < since, ~made, ~seated


def _left_by_guests(connection: Connection, since: float, most: int) -> list[str]:
    wanted = select(TABLES.c.id).where(*_by_guests(since)).order_by(TABLES.c.changed)
    return list(connection.execute(wanted.limit(most)).scalars())


def _remove(connection: Connection, table: str, since: float) -> bool:
    gone = delete(TABLES).where(TABLES.c.id == table, *_by_guests(since))
    return bool(connection.execute(gone).rowcount)


def _put_off(connection: Connection, table: str, now: float, until: float | None) -> None:
    still_due = (TABLES.c.id == table, TABLES.c.due <= now)
    connection.execute(update(TABLES).where(*still_due).values(due=until))
