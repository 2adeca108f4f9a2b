"""Reviews of finished games: one for each, once made it is there for everybody."""

from collections.abc import Collection
from typing import Final

from msgspec import json
from sqlalchemy import Connection, and_, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from grotto.server.storage.database import Database
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import REVIEWS
from grotto.wire.reviews import Review, ReviewState

WAITING: Final = "waiting"
RUNNING: Final = "running"
FAILED: Final = "failed"
DONE: Final = "done"

ABANDONED: Final = 30.0
"""Seconds after which a review that nobody was heard of working at begins anew."""

NONE: Final = ReviewState(state="none")

_STATES: Final = Rows(REVIEWS, ReviewState)
_UNFINISHED: Final = REVIEWS.c.state != DONE
_UNDER_WAY: Final = REVIEWS.c.state.in_((WAITING, RUNNING))


class Reviews:
    """The reviews of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, table: str, now: float) -> ReviewState:
        """Return how far the review of a game has come; one that was abandoned counts as none.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, table, now)

    async def claim(self, table: str, moves: int, now: float) -> bool:
        """Take a review on; tell whether it is ours, or somebody has made or taken it.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        try:
            await self._database.write(_claim, table, moves, now)
        except IntegrityError:
            return False
        return True

    async def report(self, table: str, done: int, now: float) -> None:
        """Note how far a review has come.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_change, table, state=RUNNING, done=done, at=now)

    async def keep(self, tables: Collection[str], now: float) -> None:
        """Note that somebody still means to make these reviews.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_keep, tables, now)

    async def finish(self, table: str, review: Review) -> None:
        """Keep a review for ever.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        written = json.encode(review).decode()
        await self._database.write(
            _change, table, state=DONE, done=len(review.course), review=written
        )

    async def fail(self, table: str) -> None:
        """Note that a review could not be made; whoever asks again may try.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_change, table, state=FAILED)

    async def forget_unfinished(self) -> None:
        """Forget what was begun: whoever worked at it is gone.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        if not self._database.is_shared:  # other processes may be at work there
            await self._database.write(_forget_unfinished)


def _of(connection: Connection, table: str, now: float) -> ReviewState:
    is_left = and_(_UNDER_WAY, REVIEWS.c.at < now - ABANDONED)
    found = select(*_STATES.columns).where(REVIEWS.c.table == table, ~is_left)
    row = connection.execute(found).first()
    return NONE if row is None else _STATES.read(row)


def _claim(connection: Connection, table: str, moves: int, now: float) -> None:
    values = {"state": WAITING, "done": 0, "moves": moves, "at": now, "review": "null"}
    is_free = or_(REVIEWS.c.state == FAILED, and_(_UNDER_WAY, REVIEWS.c.at < now - ABANDONED))
    again = update(REVIEWS).where(REVIEWS.c.table == table, is_free).values(values)
    if not connection.execute(again).rowcount:
        connection.execute(insert(REVIEWS), {"table": table, **values})


def _change(connection: Connection, /, table: str, **values: object) -> None:
    connection.execute(update(REVIEWS).where(REVIEWS.c.table == table, _UNFINISHED).values(values))


def _keep(connection: Connection, tables: Collection[str], now: float) -> None:
    connection.execute(
        update(REVIEWS).where(REVIEWS.c.table.in_(tables), _UNDER_WAY).values(at=now)
    )


def _forget_unfinished(connection: Connection) -> None:
    connection.execute(delete(REVIEWS).where(_UNFINISHED))
