"""Histories: the finished games of somebody, and what they amount to. No log is read for them."""

from collections.abc import Sequence
from contextlib import suppress
from math import isfinite
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    case,
    desc,
    exists,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import BadMessage
from grotto.server.storage.albums import OVER
from grotto.server.storage.database import Database
from grotto.server.storage.people import PERSON, Person, read_person
from grotto.server.storage.rows import Standing, standing_rows
from grotto.server.storage.schema import PEOPLE, SEATS, STANDINGS, TABLES
from grotto.wire.people import History, LikedBot, PastGame, PastPlayer, Seen, Tally

PUBLIC: Final = "public"
MOST_LIKED: Final = 6

_BETWEEN: Final = "~"


class Wanted(Struct, frozen=True, kw_only=True):
    """Which games of a history are wanted; empty means all."""

    game: str = ""
    seats: int = 0
    result: str = ""  # won, lost or left
    opponent: str = ""  # the login of an account, or the level of a bot
    before: str = ""  # where the last page ended


class Histories:
    """What people have played, in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, login: str) -> tuple[Person, Seen] | None:
        """Return the account of a name, and who may see its page.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_find, PEOPLE.c.login == login)

    async def page(self, person: str) -> Seen:
        """Return who may see somebody's page.

        Raises:
            StorageFailed: when the database does not answer.
        """
        found = await self._database.read(_find, PEOPLE.c.id == person)
        return "private" if found is None else found[1]

    async def show(self, person: str, page: Seen) -> None:
        """Let somebody's page be seen by others, or not.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_show, person, page)

    async def games(self, person: str, wanted: Wanted, limit: int, *, own: bool) -> History:
        """Return finished games of somebody, the last first; others see less of them.

        Raises:
            BadMessage: when no page has ended there.
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_games, person, wanted, limit, own)

    async def missing(self, after: str, most: int) -> list[str]:
        """Return finished games of which nobody has written down who ranked where.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_missing, after, most)

    async def write(self, table: str, standings: list[Standing]) -> None:
        """Write down who ranked where, unless another process was faster.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        with suppress(IntegrityError):
            await self._database.write(_write, standing_rows(table, standings))

    async def tallies(self, person: str) -> list[Tally]:
        """Return what somebody has reached, by game and number of seats.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_tallies, person)

    async def liked_bots(self, person: str) -> list[LikedBot]:
        """Return the bots that somebody has played against most.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_liked_bots, person)


def _find(connection: Connection, that: ColumnElement[bool]) -> tuple[Person, Seen] | None:
    row = connection.execute(select(*PERSON, PEOPLE.c.page).where(that)).first()
    return None if row is None else (read_person(row), row.page)


def _show(connection: Connection, person: str, page: Seen) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(page=page))


def _missing(connection: Connection, after: str, most: int) -> list[str]:
    known = exists().where(STANDINGS.c.table == TABLES.c.id)
    over = (TABLES.c.status == OVER, TABLES.c.opening == "", TABLES.c.id > after)
    wanted = select(TABLES.c.id).where(*over, ~known).order_by(TABLES.c.id)
    return list(connection.execute(wanted.limit(most)).scalars())


def _write(connection: Connection, rows: list[dict[str, Any]]) -> None:
    connection.execute(insert(STANDINGS), rows)


# ---- games --------------------------------------------------------------------------------------


def _games(
    connection: Connection,
    person: str,
    wanted: Wanted,
    limit: int,
    own: bool,  # noqa: FBT001
) -> History:
    at, seen = _cursor(wanted.before) if wanted.before else (None, 0)
    found = _asked_for(person, wanted)
    if at is not None:
        found = found.where(STANDINGS.c.at <= at)
    rows = connection.execute(found.limit(limit + seen + 1)).all()[seen:]
    shown = rows[:limit]
    games = _past_games(connection, person, shown, own=own)
    return History(games=games, next=_end(at, seen, shown) if len(rows) > limit else "")


def _asked_for(person: str, wanted: Wanted) -> Select[Any]:
    """Ask for the games of somebody; who had several seats at a table is shown once."""
    mine, other = STANDINGS, STANDINGS.alias()
    first = select(func.min(other.c.seat)).where(
        other.c.table == mine.c.table, other.c.person == person
    )
    found = (
        select(mine.c.table, mine.c.at, TABLES.c.visibility, TABLES.c.rated, TABLES.c.game)
        .join(TABLES, TABLES.c.id == mine.c.table)
        .where(mine.c.person == person, mine.c.seat == first.scalar_subquery())
        .order_by(desc(mine.c.at), desc(mine.c.table))
    )
    if wanted.game:
        found = found.where(mine.c.game == wanted.game)
    if wanted.seats:
        found = found.where(mine.c.seats == wanted.seats)
    if wanted.result:
        found = found.where(_has_ended_so(wanted.result))
    if wanted.opponent:
        found = found.where(_is_with(wanted.opponent))
    return found


def _has_ended_so(result: str) -> ColumnElement[bool]:
    if result == "left":
        return STANDINGS.c.gone
    is_first = and_(STANDINGS.c.rank == 1, STANDINGS.c.seats > 1)
    return and_(~STANDINGS.c.gone, is_first if result == "won" else STANDINGS.c.rank > 1)


def _is_with(opponent: str) -> ColumnElement[bool]:
    """Tell whether somebody, or a bot of a level, sat at the table too."""
    other = STANDINGS.alias()
    who = select(PEOPLE.c.id).where(PEOPLE.c.login == opponent).scalar_subquery()
    return exists().where(
        other.c.table == STANDINGS.c.table, (other.c.person == who) | (other.c.level == opponent)
    )


def _cursor(before: str) -> tuple[float, int]:
    """Read where a page ended: a time, and how many games of that very time were shown.

    It names no table: not everybody who sees a history may know them.
    """
    at, _, seen = before.partition(_BETWEEN)
    try:
        found = float(at), int(seen)
    except ValueError as error:
        raise BadMessage("no-page") from error
    if not isfinite(found[0]) or not 0 < found[1] <= 1000:  # noqa: PLR2004 (nobody finishes so many games at once)
        raise BadMessage("no-page")
    return found


def _end(before: float | None, seen: int, shown: Sequence[Row[Any]]) -> str:
    last = shown[-1].at
    same = sum(row.at == last for row in shown)
    return f"{last!r}{_BETWEEN}{same + (seen if last == before else 0)}"


def _past_games(
    connection: Connection, person: str, rows: Sequence[Row[Any]], *, own: bool
) -> list[PastGame]:
    players = _players(connection, [row.table for row in rows])
    return [
        PastGame(
            table=row.table if own or row.visibility == PUBLIC else "",
            game=row.game,
            at=row.at,
            rated=bool(row.rated),
            players=[
                _player(one, person, named=own or row.visibility == PUBLIC)
                for one in players[row.table]
            ],
        )
        for row in rows
    ]


def _players(connection: Connection, tables: list[str]) -> dict[str, list[Row[Any]]]:
    found: dict[str, list[Row[Any]]] = {table: [] for table in tables}
    seated = and_(SEATS.c.table == STANDINGS.c.table, SEATS.c.seat == STANDINGS.c.seat)
    wanted = (
        select(STANDINGS, SEATS.c.name, PEOPLE.c.page)
        .select_from(
            STANDINGS.join(SEATS, seated).outerjoin(PEOPLE, PEOPLE.c.id == STANDINGS.c.person)
        )
        .where(STANDINGS.c.table.in_(tables))
        .order_by(STANDINGS.c.rank, STANDINGS.c.seat)
    )
    for row in connection.execute(wanted).all():
        found[row.table].append(row)
    return found


def _player(row: Row[Any], person: str, *, named: bool) -> PastPlayer:
    """Return what is seen of a player; strangers see no names of people who hide."""
    is_seen = named or row.person == person or row.page == PUBLIC
    return PastPlayer(
        name=row.name if is_seen else "",
        level=row.level,
        rank=row.rank,
        points=row.points,
        gone=bool(row.gone),
        yours=row.person == person,
    )


# ---- sums ---------------------------------------------------------------------------------------


def _tallies(connection: Connection, person: str) -> list[Tally]:
    is_won = and_(STANDINGS.c.rank == 1, ~STANDINGS.c.gone, STANDINGS.c.seats > 1)
    wanted = (
        select(
            STANDINGS.c.game,
            STANDINGS.c.seats,
            func.count().label("played"),
            func.sum(case((is_won, 1), else_=0)).label("won"),
            func.max(STANDINGS.c.points).label("best"),
            func.avg(STANDINGS.c.points).label("average"),
        )
        .where(STANDINGS.c.person == person)
        .group_by(STANDINGS.c.game, STANDINGS.c.seats)
        .order_by(STANDINGS.c.game, STANDINGS.c.seats)
    )
    return [
        Tally(
            game=row.game,
            seats=row.seats,
            played=row.played,
            won=row.won,
            best=row.best,
            average=round(float(row.average), 1),
        )
        for row in connection.execute(wanted).all()
    ]


def _liked_bots(connection: Connection, person: str) -> list[LikedBot]:
    mine, bot = STANDINGS.alias(), STANDINGS.alias()
    is_better = and_(mine.c.rank < bot.c.rank, ~mine.c.gone)
    played = func.count().label("played")
    wanted = (
        select(
            bot.c.game, bot.c.level, played, func.sum(case((is_better, 1), else_=0)).label("won")
        )
        .select_from(mine.join(bot, bot.c.table == mine.c.table))
        .where(mine.c.person == person, bot.c.level != "")
        .group_by(bot.c.game, bot.c.level)
        .order_by(desc(played), bot.c.game, bot.c.level)
        .limit(MOST_LIKED)
    )
    return [
        LikedBot(game=row.game, level=row.level, played=row.played, won=row.won)
        for row in connection.execute(wanted).all()
    ]
