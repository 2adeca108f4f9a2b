"""Rounds of tournaments: what the server does by itself, each step once.

Every step is conditional: a round is begun, a result is written and a tournament is ended once,
however many processes try, and whenever one of them dies.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Final

from msgspec import json
from sqlalchemy import Connection, and_, exists, insert, or_, select, update

from grotto.server.log.ledger import PLAYING
from grotto.server.storage.database import Database
from grotto.server.storage.errors import TournamentNotNow
from grotto.server.storage.schema import MATCHES, STANDINGS, TABLES, TOURNAMENTS
from grotto.server.storage.tournaments import (
    MATCH_ROWS,
    OPEN,
    OVER,
    Pairing,
    Participant,
    Tournament,
    TournamentState,
    entrants_of,
    locked,
)
from grotto.server.tournaments.plan import Finish, Match

NO_RESULT: Final = "[]"
"""What stands where a table is not over."""


class Rounds:
    """The rounds of tournaments of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, most: int, but: Collection[str] = ()) -> list[str]:
        """Return tournaments but for some where the server has something to do.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_due, most, but)

    async def forgotten(self, since: float, most: int) -> list[str]:
        """Return tournaments that wait for players, and where nothing has changed for long.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_forgotten, since, most)

    async def finishes(self, match: Pairing) -> tuple[Finish, ...]:
        """Return how the table of a match has ended; a table without a result is a tie of all.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_finishes, match)

    async def write_result(
        self, tournament: str, match: Match, finishes: Sequence[Finish], at: float
    ) -> None:
        """Write the result of a match down, if nobody has done so before.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_write_result, tournament, match, finishes, at)

    async def write_round(
        self, state: TournamentState, matches: Sequence[Pairing], at: float
    ) -> bool:
        """Begin the round after the one that we know; without tables the tournament is over.

        Tells whether it was us: another process may have been faster, and if somebody has left
        meanwhile the round has to be drawn anew.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_write_round, state, matches, at)


def _due(connection: Connection, most: int, but: Collection[str]) -> list[str]:
    current = and_(
        MATCHES.c.tournament == TOURNAMENTS.c.id,
        MATCHES.c.round == TOURNAMENTS.c.round,
        MATCHES.c.finishes == NO_RESULT,
    )
    is_played = exists().where(TABLES.c.id == MATCHES.c.table, TABLES.c.status == PLAYING)
    wanted = select(TOURNAMENTS.c.id).where(
        TOURNAMENTS.c.status == PLAYING,
        TOURNAMENTS.c.id.not_in(but),
        or_(exists().where(current, ~is_played), ~exists().where(current)),
    )
    return list(connection.execute(wanted.order_by(TOURNAMENTS.c.changed).limit(most)).scalars())


def _forgotten(connection: Connection, since: float, most: int) -> list[str]:
    wanted = select(TOURNAMENTS.c.id).where(
        TOURNAMENTS.c.status == OPEN, TOURNAMENTS.c.changed < since
    )
    return list(connection.execute(wanted.limit(most)).scalars())


def _finishes(connection: Connection, match: Pairing) -> tuple[Finish, ...]:
    wanted = select(STANDINGS).where(STANDINGS.c.table == match.table).order_by(STANDINGS.c.seat)
    rows = connection.execute(wanted).all()
    if len(rows) != len(match.entrants):
        return tuple(Finish(rank=1) for _ in match.entrants)
    return tuple(Finish(rank=row.rank, points=row.points, gone=bool(row.gone)) for row in rows)


def _write_result(
    connection: Connection, tournament: str, match: Match, finishes: Sequence[Finish], at: float
) -> None:
    this = (
        MATCHES.c.tournament == tournament,
        MATCHES.c.round == match.round,
        MATCHES.c.number == match.number,
        MATCHES.c.finishes == NO_RESULT,
    )
    written = update(MATCHES).where(*this).values(finishes=json.encode(finishes).decode())
    if connection.execute(written).rowcount:
        changed = update(TOURNAMENTS).where(TOURNAMENTS.c.id == tournament)
        connection.execute(changed.values(changed=at))


def _write_round(
    connection: Connection, state: TournamentState, matches: Sequence[Pairing], at: float
) -> bool:
    facts = state.facts
    with suppress(TournamentNotNow):
        now = locked(connection, facts.id, PLAYING)
        if now.round == facts.round and _left(entrants_of(connection, facts.id)) == _left(
            state.entrants
        ):
            _begin(connection, facts, matches, at)
            return True
    return False


def _left(entrants: Sequence[Participant]) -> dict[int, int | None]:
    return {one.number: one.left for one in entrants}


def _begin(
    connection: Connection, facts: Tournament, matches: Sequence[Pairing], at: float
) -> None:
    values = {"round": facts.round + 1} if matches else {"status": OVER}
    begun = update(TOURNAMENTS).where(TOURNAMENTS.c.id == facts.id)
    connection.execute(begun.values(changed=at, **values))
    if matches:
        rows = [MATCH_ROWS.row(match, tournament=facts.id) for match in matches]
        connection.execute(insert(MATCHES), rows)
