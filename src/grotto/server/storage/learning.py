"""What people have learned: how far each of them has come with each lesson."""

from typing import Final

from msgspec import json
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from grotto.server.storage.database import Database
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import LEARNED
from grotto.wire.lessons import Learned

_LEARNED: Final = Rows(LEARNED, Learned)


class Learning:
    """The lessons of the people of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[Learned]:
        """Return what somebody has begun or finished.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, person)

    async def keep(self, person: str, learned: Learned, at: float) -> None:
        """Keep how far somebody has come; a lesson that was finished stays finished.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        try:
            await self._database.write(_keep, person, learned, at)
        except IntegrityError:  # another browser of theirs was faster: there is a row now
            await self._database.write(_keep, person, learned, at)


def _of(connection: Connection, person: str) -> list[Learned]:
    found = select(*_LEARNED.columns).where(LEARNED.c.person == person).order_by(LEARNED.c.at)
    return [_LEARNED.read(row) for row in connection.execute(found).all()]


def _keep(connection: Connection, person: str, learned: Learned, at: float) -> None:
    this = (
        LEARNED.c.person == person,
        LEARNED.c.game == learned.game,
        LEARNED.c.lesson == learned.lesson,
    )
    answers = json.encode(learned.answers).decode()
    changed = update(LEARNED).where(*this).values(answers=answers, at=at)
    if learned.done:
        changed = changed.values(done=True)
    if not connection.execute(changed).rowcount:
        row = _LEARNED.row(learned, person=person, at=at)
        connection.execute(insert(LEARNED), row)
