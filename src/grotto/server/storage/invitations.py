"""Invitations to tables by name: whom somebody asks, and what becomes of it.

An invitation holds while its table waits and has an open seat, and while nobody there is kept apart
from the person who is invited; that person is never told why one does not hold. The writer notes
who sits down, and ends the others when a table is full, begins or is closed.
"""

from contextlib import suppress
from typing import Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    and_,
    delete,
    desc,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import NoSuchTable, StorageFailed
from grotto.server.log.ledger import OPEN
from grotto.server.storage.accounts import TRIES
from grotto.server.storage.database import Database
from grotto.server.storage.errors import (
    HasDeclined,
    NoSuchAccount,
    NotWaiting,
    ThatIsYou,
    TooManyInvitations,
    YouBlockedThem,
)
from grotto.server.storage.lists import cards_of
from grotto.server.storage.schema import (
    FRIENDS,
    INVITATION,
    INVITATIONS,
    MUTES,
    PEOPLE,
    SEATS,
    TABLES,
    WISHES,
)
from grotto.server.storage.schema.people import ASKED, DECLINED, ENDED, SITS
from grotto.server.storage.writer import TELL
from grotto.wire.invitations import Invitation, Invited

MOST_INVITED: Final = 30
"""People who may be invited to one table,"""
MOST_SHOWN: Final = 20
"""and invitations that somebody sees at the same time."""

_TOLD_BY_ALL: Final = "all"
_TOLD_BY_FRIENDS: Final = "friends"


class Invitations:
    """The invitations of one database."""

    def __init__(self, database: Database, notice_seconds: float) -> None:
        self._database = database
        self._notice_seconds = notice_seconds  # until somebody who is invited is told so

    async def ask(self, table: str, person: str, login: str, at: float) -> None:
        """Invite somebody; who is invited already is not told again.

        Raises:
            NoSuchAccount: when there is no account of this name.
            ThatIsYou: when it is one's own.
            YouBlockedThem: when one has blocked that person.
            HasDeclined: when that person has declined before.
            NotWaiting: when the table has begun, was closed, or is full.
            TooManyInvitations: when there are as many as there may be.
            StorageFailed: when the database cannot be written.
        """
        for _ in range(TRIES):
            with suppress(IntegrityError):  # two have invited the same person
                return await self._database.write(
                    _ask, table, person, login, at, at + self._notice_seconds
                )
        raise StorageFailed

    async def take_back(self, table: str, login: str) -> None:
        """Let somebody be invited no more.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_take_back, table, login)

    async def decline(self, table: str, person: str) -> None:
        """Refuse an invitation; one that does not hold stays as it is.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_decline, table, person)

    async def at_table(self, table: str) -> list[Invited]:
        """Return who was invited to a table, the last one first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_at_table, table)

    async def of(self, person: str) -> list[Invitation]:
        """Return the invitations of somebody that hold, the last one first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, person)

    async def inviter(self, table: str, person: str) -> str:
        """Return the name of who has invited somebody to a table; nothing if that does not hold.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_inviter, table, person)


def holds() -> ColumnElement[bool]:
    """Tell which rows of invitations, joined with their tables, hold now."""
    return and_(
        INVITATIONS.c.state == ASKED,
        TABLES.c.status == OPEN,
        _seat_where(SEATS.c.person.is_(None), SEATS.c.level == "", SEATS.c.name == ""),
        ~_seat_where(SEATS.c.person == INVITATIONS.c.person),
        ~_apart(),
    )


def _seat_where(*those: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(SEATS.c.table == INVITATIONS.c.table, *those)


def _apart() -> ColumnElement[bool]:
    """Tell whether who is invited and anybody there do not sit together."""
    seated = select(SEATS.c.person).where(
        SEATS.c.table == INVITATIONS.c.table, SEATS.c.person.is_not(None)
    )

    def is_there(other: ColumnElement[str]) -> ColumnElement[bool]:
        return or_(other == INVITATIONS.c.by, other == TABLES.c.host, other.in_(seated))

    me = INVITATIONS.c.person
    return exists().where(
        or_(
            and_(MUTES.c.person == me, is_there(MUTES.c.muted)),
            and_(MUTES.c.muted == me, is_there(MUTES.c.person)),
        )
    )


def _this(table: str, person: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return INVITATIONS.c.table == table, INVITATIONS.c.person == person


def _ask(
    connection: Connection, table: str, person: str, login: str, at: float, due: float
) -> None:
    other = _account(connection, login)
    if other == person:
        raise ThatIsYou
    _expect_waiting(connection, table)
    if connection.execute(
        select(MUTES.c.muted).where(MUTES.c.person == person, MUTES.c.muted == other)
    ).first():
        raise YouBlockedThem
    known = connection.execute(select(INVITATIONS.c.state).where(*_this(table, other))).scalar()
    if known is None:
        _invite(connection, table, person, other, at)
        _tell(connection, table, person, other, at, due)
    elif known == DECLINED:
        raise HasDeclined
    elif known != ASKED:
        again = {"state": ASKED, "by": person, "at": at}
        connection.execute(update(INVITATIONS).where(*_this(table, other)).values(again))


def _account(connection: Connection, login: str) -> str:
    found: str | None = connection.execute(
        select(PEOPLE.c.id).where(PEOPLE.c.login == login)
    ).scalar()
    if found is None:
        raise NoSuchAccount
    return found


def _expect_waiting(connection: Connection, table: str) -> None:
    """Refuse tables that nobody can sit down at; the table does not change until we are done."""
    status = connection.execute(
        select(TABLES.c.status).where(TABLES.c.id == table).with_for_update()
    ).scalar()
    if status is None:
        raise NoSuchTable
    free = select(func.count()).where(
        SEATS.c.table == table,
        SEATS.c.person.is_(None),
        SEATS.c.level == "",
        SEATS.c.name == "",
    )
    if status != OPEN or not connection.execute(free).scalar_one():
        raise NotWaiting


def _invite(connection: Connection, table: str, person: str, other: str, at: float) -> None:
    count = select(func.count()).where(INVITATIONS.c.table == table)
    if connection.execute(count).scalar_one() >= MOST_INVITED:
        raise TooManyInvitations(MOST_INVITED)
    row = {"table": table, "person": other, "by": person, "state": ASKED, "at": at}
    connection.execute(insert(INVITATIONS), row)


def _tell(
    connection: Connection, table: str, person: str, other: str, at: float, due: float
) -> None:
    wish = select(WISHES.c.invitations).where(WISHES.c.person == other)
    wanted = connection.execute(wish).scalar() or _TOLD_BY_FRIENDS
    friends = select(FRIENDS.c.mutual).where(
        FRIENDS.c.person == other, FRIENDS.c.friend == person, FRIENDS.c.mutual
    )
    is_friend = connection.execute(friends).first() is not None
    if wanted == _TOLD_BY_ALL or (wanted == _TOLD_BY_FRIENDS and is_friend):
        told = {"which": table, "who": other, "kind": INVITATION, "at": at, "due": due}
        connection.execute(TELL, {**told, "seat": -1, "version": 0})


def _take_back(connection: Connection, table: str, login: str) -> None:
    other = select(PEOPLE.c.id).where(PEOPLE.c.login == login).scalar_subquery()
    taken = update(INVITATIONS).where(
        INVITATIONS.c.table == table, INVITATIONS.c.person == other, INVITATIONS.c.state == ASKED
    )
    connection.execute(taken.values(state=ENDED))


def _decline(connection: Connection, table: str, person: str) -> None:
    asked = update(INVITATIONS).where(*_this(table, person), INVITATIONS.c.state == ASKED)
    connection.execute(asked.values(state=DECLINED))


def _at_table(connection: Connection, table: str) -> list[Invited]:
    by = PEOPLE.alias()
    sits = _seat_where(SEATS.c.person == INVITATIONS.c.person)
    wanted = (
        select(PEOPLE.c.name, INVITATIONS.c.state, by.c.name.label("by"))
        .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.person)
        .join(by, by.c.id == INVITATIONS.c.by)
        .where(INVITATIONS.c.table == table, INVITATIONS.c.state != ENDED)
        .where(or_(INVITATIONS.c.state != SITS, sits))
        .order_by(desc(INVITATIONS.c.at), PEOPLE.c.name)
    )
    return [
        Invited(name=row.name, state=row.state, by=row.by)
        for row in connection.execute(wanted).all()
    ]


def _that_hold(person: str) -> Select[str, float, str]:
    return (
        select(INVITATIONS.c.table, INVITATIONS.c.at, PEOPLE.c.name)
        .join(TABLES, TABLES.c.id == INVITATIONS.c.table)
        .join(PEOPLE, PEOPLE.c.id == INVITATIONS.c.by)
        .where(INVITATIONS.c.person == person, holds())
    )


def _of(connection: Connection, person: str) -> list[Invitation]:
    wanted = _that_hold(person).order_by(desc(INVITATIONS.c.at)).limit(MOST_SHOWN)
    rows = connection.execute(wanted).all()
    cards = cards_of(connection, [row.table for row in rows])
    return [Invitation(by=row.name, at=row.at, table=cards[row.table]) for row in rows]


def _inviter(connection: Connection, table: str, person: str) -> str:
    row = connection.execute(_that_hold(person).where(INVITATIONS.c.table == table)).first()
    return "" if row is None else str(row.name)


def forget_invitations(connection: Connection, person: str) -> None:
    """Forget whom somebody has invited, and to what somebody was invited."""
    theirs = or_(INVITATIONS.c.person == person, INVITATIONS.c.by == person)
    connection.execute(delete(INVITATIONS).where(theirs))
