"""Ratings as they are kept: every step of everybody, and the last ones.

Games are folded in the order in which they have ended. When one becomes known late, because another
process was slower to write it down, what came after it is folded again: whatever happens, ratings
are what a fold over all games gives.
"""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    and_,
    delete,
    desc,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from grotto.server.ratings import BOT, Finisher, Player, Strength, players_of, rated
from grotto.server.storage.database import Database
from grotto.server.storage.schema import (
    PEOPLE,
    RATED,
    RATING_STEPS,
    RATINGS,
    SEATS,
    STANDINGS,
)
from grotto.wire.ratings import Board, Ranked, RatingChange

FOLDING: Final = 0x6773
"""The lock of who folds."""
AT_ONCE: Final = 200
"""Tables whose standings are read together."""
NAMELESS: Final = "nobody"
"""A seat at which neither a person nor a bot sits any more."""

Moment = tuple[float, str]
"""When a game has ended, and its table: games are folded in this order."""
THE_BEGINNING: Final[Moment] = (float("-inf"), "")


class Step(Struct, frozen=True, kw_only=True):
    """What one game has made of a player."""

    table: str
    at: float
    strength: Strength


class Ratings:
    """The ratings of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def fold(self) -> int:
        """Count all finished games that were not counted yet; return how many there were.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        if not await self._database.read(_is_any_waiting):
            return 0
        return await self._database.write(_fold)

    async def recompute(self) -> int:
        """Forget all ratings and count every game anew; return how many there are.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_recompute)

    async def of_player(self, player: str) -> dict[tuple[str, str], Strength]:
        """Return how strong somebody is, by game and scale.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of_player, player)

    async def cautious(self, people: Sequence[str], game: str, scale: str) -> dict[str, float]:
        """Return what some people reach at least, very likely; who was never rated is left out.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_cautious, people, game, scale)

    async def course(self, player: str, game: str, scale: str, most: int) -> list[Step]:
        """Return the last steps of somebody in a game, the earliest first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_course, player, game, scale, most)

    async def board(self, game: str, scale: str, person: str | None, most: int) -> Board:
        """Return the strongest of a game who want to be seen, and who asks, wherever they rank.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_board, game, scale, person, most)

    async def of_table(self, table: str) -> list[RatingChange]:
        """Return what a game has changed, by seat; nothing before it was counted.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of_table, table)


# ---- folding ------------------------------------------------------------------------------------


def _is_any_waiting(connection: Connection) -> bool:
    waiting = select(RATED.c.table).where(~RATED.c.folded).limit(1)
    return connection.execute(waiting).first() is not None


def _fold(connection: Connection) -> int:
    _wait_for_others(connection)
    waiting = select(RATED.c.game, RATED.c.at, RATED.c.table).where(~RATED.c.folded)
    first: dict[str, Moment] = {}
    rows = connection.execute(waiting).all()
    for game, at, table in rows:
        first[game] = min((at, table), first.get(game, (at, table)))
    for game in sorted(first):
        _fold_since(connection, game, first[game])
    return len(rows)


def _wait_for_others(connection: Connection) -> None:
    """Let one process after the other fold; SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(FOLDING)))


def _recompute(connection: Connection) -> int:
    _wait_for_others(connection)
    connection.execute(delete(RATINGS))
    connection.execute(delete(RATING_STEPS))
    games = list(
        connection.execute(select(RATED.c.game).distinct().order_by(RATED.c.game)).scalars()
    )
    for game in games:
        _fold_since(connection, game, THE_BEGINNING)
    return int(connection.execute(select(func.count()).select_from(RATED)).scalar_one())


def _fold_since(connection: Connection, game: str, since: Moment) -> None:
    """Fold the games that ended since then, and forget what was made of them before."""
    connection.execute(
        delete(RATING_STEPS).where(RATING_STEPS.c.game == game, _is_since(RATING_STEPS.c, since))
    )
    wanted = select(RATED.c.at, RATED.c.table).where(
        RATED.c.game == game, _is_since(RATED.c, since)
    )
    moments = [(row.at, row.table) for row in connection.execute(wanted).all()]
    moments.sort()
    known: dict[Player, Strength] = {}
    for number in range(0, len(moments), AT_ONCE):
        _fold_some(connection, game, moments[number : number + AT_ONCE], since, known)
    _write_last(connection, game, known)


def _is_since(columns: Any, since: Moment) -> ColumnElement[bool]:  # noqa: ANN401 (of any table)
    at, table = since
    if since == THE_BEGINNING:
        return columns.at.is_not(None)  # type: ignore[no-any-return]
    return or_(columns.at > at, and_(columns.at == at, columns.table >= table))


def _fold_some(
    connection: Connection,
    game: str,
    moments: Sequence[Moment],
    since: Moment,
    known: dict[Player, Strength],
) -> None:
    seats, steps = _finishers(connection, [table for _, table in moments]), []
    for at, table in moments:
        _recall(connection, game, since, known, players_of(seats[table]))
        after = rated(known, seats[table])
        known |= after
        steps += [
            _row(game, player, strength) | {"at": at, "table": table}
            for player, strength in after.items()
        ]
    if steps:
        connection.execute(insert(RATING_STEPS), steps)
    folded = RATED.c.table.in_([table for _, table in moments])
    connection.execute(update(RATED).where(folded).values(folded=True))


def _row(game: str, player: Player, strength: Strength) -> dict[str, object]:
    return {
        "game": game,
        "scale": player.scale,
        "player": player.name,
        "mu": strength.mu,
        "sigma": strength.sigma,
        "games": strength.games,
    }


def _finishers(connection: Connection, tables: list[str]) -> dict[str, list[Finisher]]:
    """Return who has finished where at some tables, seat by seat."""
    found: dict[str, list[Finisher]] = {table: [] for table in tables}
    wanted = select(STANDINGS).where(STANDINGS.c.table.in_(tables)).order_by(STANDINGS.c.seat)
    for row in connection.execute(wanted).all():
        found[row.table].append(Finisher(name=player_in(row), rank=row.rank, gone=bool(row.gone)))
    return found


def player_in(row: Row[Any]) -> str:
    """Return which player a row of standings or seats is about."""
    return f"{BOT}{row.level}" if row.level else row.person or NAMELESS


def _recall(
    connection: Connection,
    game: str,
    since: Moment,
    known: dict[Player, Strength],
    players: Iterable[Player],
) -> None:
    """Read how strong players were before; who has not played is left out."""
    if since == THE_BEGINNING:
        return
    for player in players:
        if player in known:
            continue
        row = connection.execute(_steps(game, player).limit(1)).first()
        if row is not None:
            known[player] = _strength(row)


def _steps(game: str, player: Player) -> Any:  # noqa: ANN401 (rows of several columns)
    """Ask for the steps of a player, the last one first."""
    return (
        select(RATING_STEPS)
        .where(
            RATING_STEPS.c.game == game,
            RATING_STEPS.c.scale == player.scale,
            RATING_STEPS.c.player == player.name,
        )
        .order_by(desc(RATING_STEPS.c.at), desc(RATING_STEPS.c.table))
    )


def _strength(row: Row[Any]) -> Strength:
    return Strength(mu=row.mu, sigma=row.sigma, games=row.games)


def _write_last(connection: Connection, game: str, known: dict[Player, Strength]) -> None:
    players = [(player.scale, player.name) for player in known]
    for number in range(0, len(players), AT_ONCE):
        some = tuple_(RATINGS.c.scale, RATINGS.c.player).in_(players[number : number + AT_ONCE])
        connection.execute(delete(RATINGS).where(RATINGS.c.game == game, some))
    rows = [
        _row(game, player, strength) | {"cautious": strength.cautious}
        for player, strength in known.items()
    ]
    if rows:
        connection.execute(insert(RATINGS), rows)


# ---- reading ------------------------------------------------------------------------------------


def _of_player(connection: Connection, player: str) -> dict[tuple[str, str], Strength]:
    rows = connection.execute(select(RATINGS).where(RATINGS.c.player == player)).all()
    return {(row.game, row.scale): _strength(row) for row in rows}


def _cautious(
    connection: Connection, people: Sequence[str], game: str, scale: str
) -> dict[str, float]:
    wanted = select(RATINGS.c.player, RATINGS.c.cautious).where(
        RATINGS.c.game == game, RATINGS.c.scale == scale, RATINGS.c.player.in_(people)
    )
    return {row.player: row.cautious for row in connection.execute(wanted).all()}


def _course(connection: Connection, player: str, game: str, scale: str, most: int) -> list[Step]:
    rows = connection.execute(_steps(game, Player(scale, player)).limit(most)).all()
    return [Step(table=row.table, at=row.at, strength=_strength(row)) for row in reversed(rows)]


def _board(connection: Connection, game: str, scale: str, person: str | None, most: int) -> Board:
    is_seen = or_(PEOPLE.c.page == "public", RATINGS.c.player.startswith(BOT))
    if person is not None:
        is_seen = or_(is_seen, RATINGS.c.player == person)
    of_game = (RATINGS.c.game == game, RATINGS.c.scale == scale)
    found = (
        select(RATINGS, PEOPLE.c.name)
        .select_from(RATINGS.outerjoin(PEOPLE, PEOPLE.c.id == RATINGS.c.player))
        .where(*of_game, is_seen)
        .order_by(desc(RATINGS.c.cautious), RATINGS.c.player)
    )
    rows = connection.execute(found.limit(most)).all()
    ranked = [_ranked(row, rank, person) for rank, row in enumerate(rows, 1)]
    count = connection.execute(select(func.count()).where(*of_game)).scalar_one()
    mine = _mine(connection, game, scale, person) if person else None
    return Board(game=game, scale=scale, players=int(count), best=ranked, mine=mine)


def _ranked(row: Row[Any], rank: int, person: str | None) -> Ranked:
    strength, is_bot = _strength(row), row.player.startswith(BOT)
    return Ranked(
        rank=rank,
        name="" if is_bot else row.name,
        level=row.player.removeprefix(BOT) if is_bot else "",
        rating=strength.shown,
        doubt=strength.doubt,
        games=strength.games,
        yours=row.player == person,
    )


def _mine(connection: Connection, game: str, scale: str, person: str) -> Ranked | None:
    """Return where somebody ranks among all, also among those who do not want to be seen."""
    of_game = (RATINGS.c.game == game, RATINGS.c.scale == scale)
    mine = select(RATINGS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == RATINGS.c.player)
    row = connection.execute(mine.where(*of_game, RATINGS.c.player == person)).first()
    if row is None:
        return None
    better = select(func.count()).where(*of_game, RATINGS.c.cautious > row.cautious)
    return _ranked(row, 1 + int(connection.execute(better).scalar_one()), person)


def _of_table(connection: Connection, table: str) -> list[RatingChange]:
    wanted = select(RATING_STEPS).where(RATING_STEPS.c.table == table)
    steps = {(row.scale, row.player): row for row in connection.execute(wanted).all()}
    seats = connection.execute(
        select(SEATS).where(SEATS.c.table == table).order_by(SEATS.c.seat)
    ).all()
    return [
        _change(connection, seat.seat, row)
        for seat in seats
        for (_, player), row in sorted(steps.items())
        if player == player_in(seat)
    ]


def _change(connection: Connection, seat: int, row: Row[Any]) -> RatingChange:
    earlier = _steps(row.game, Player(row.scale, row.player)).where(
        or_(
            RATING_STEPS.c.at < row.at,
            and_(RATING_STEPS.c.at == row.at, RATING_STEPS.c.table < row.table),
        )
    )
    before, after = connection.execute(earlier.limit(1)).first(), _strength(row)
    return RatingChange(
        seat=seat,
        scale=row.scale,
        before=None if before is None else _strength(before).shown,
        after=after.shown,
        doubt=after.doubt,
    )
