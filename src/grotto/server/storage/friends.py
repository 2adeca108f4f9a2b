"""Friends: who has asked whom, and who has said yes; and who is here, if they let friends know."""

from collections.abc import Callable, Iterable
from contextlib import suppress
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import StorageFailed
from grotto.server.storage.accounts import TRIES
from grotto.server.storage.database import Database
from grotto.server.storage.errors import (
    NoSuchAccount,
    NoSuchFriendLink,
    ThatIsYou,
    TooManyFriends,
)
from grotto.server.storage.schema import FRIENDS, MUTES, PEOPLE
from grotto.wire.friends import Friend
from grotto.wire.friends import Friends as Answer

MOST_FRIENDS: Final = 200
"""Whom one may have as friends, or have asked."""
HERE_SECONDS: Final = 150.0
"""For so long after a sign of life somebody is here."""
SELDOM_SECONDS: Final = 45.0
"""Signs of life that come sooner are not written down."""


Work = Callable[[Connection, str, str, float], None]


class Friends:
    """The friends of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str, now: float) -> Answer:
        """Return the friends of somebody.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, person, now)

    async def ask(self, person: str, login: str, at: float) -> None:
        """Ask somebody to be a friend; who was asked by them says yes by it.

        Raises:
            NoSuchAccount: when there is no account of this name.
            ThatIsYou: when it is one's own.
            TooManyFriends: when there are as many as there may be.
            StorageFailed: when the database cannot be written.
        """
        await self._write(_ask, person, login, at)

    async def follow(self, person: str, link: str, at: float) -> None:
        """Become a friend of whoever has given a link away.

        Raises:
            NoSuchFriendLink: when it is nobody's.
            ThatIsYou: when it is one's own.
            TooManyFriends: when there are as many as there may be.
            StorageFailed: when the database cannot be written.
        """
        await self._write(_follow, person, link, at)

    async def _write(self, work: Work, person: str, other: str, at: float) -> None:
        """Try again when one has just asked twice."""
        for _ in range(TRIES):
            with suppress(IntegrityError):
                return await self._database.write(work, person, other, at)
        raise StorageFailed

    async def part(self, person: str, login: str) -> None:
        """Let two people be friends no more, or ask no more.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_part, person, login)

    async def renew_link(self, person: str) -> None:
        """Give somebody another link; the one of before leads nowhere.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_set, person, {"link": token_urlsafe(12)})

    async def show(self, person: str, *, shown: bool) -> None:
        """Let friends know whether somebody is here, or not.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_set, person, {"shown": shown, "here": None})

    async def be_named(self, person: str, *, named: bool) -> None:
        """Let everybody at tables where somebody looks on know the name, or not.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_set, person, {"named": named})

    async def note_here(self, person: str, now: float) -> None:
        """Note a sign of life of somebody who lets friends know.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_note_here, person, now)


def _of(connection: Connection, person: str, now: float) -> Answer:
    link, shown, named = connection.execute(
        select(PEOPLE.c.link, PEOPLE.c.shown, PEOPLE.c.named).where(PEOPLE.c.id == person)
    ).one()
    found = [
        *_listed(connection, FRIENDS.c.person == person, FRIENDS.c.friend, "asked", now),
        *_listed(connection, _asks(person), FRIENDS.c.person, "asks", now),
    ]
    return Answer(friends=found, link=link or "", shown=bool(shown), named=bool(named))


def _asks(person: str) -> ColumnElement[bool]:
    """Tell who asks somebody, but for those whom that one has muted; they are not told so."""
    muted = select(MUTES.c.muted).where(MUTES.c.person == person)
    return and_(FRIENDS.c.friend == person, ~FRIENDS.c.mutual, FRIENDS.c.person.not_in(muted))


def _listed(
    connection: Connection,
    those: ColumnElement[bool],
    who: ColumnElement[str],
    state: str,
    now: float,
) -> Iterable[Friend]:
    """List people; only friends learn who is here."""
    wanted = (
        select(PEOPLE.c.name, PEOPLE.c.shown, PEOPLE.c.here, FRIENDS.c.mutual)
        .join(PEOPLE, PEOPLE.c.id == who)
        .where(those)
        .order_by(~FRIENDS.c.mutual, func.lower(PEOPLE.c.name))
        .limit(MOST_FRIENDS)  # a crowd may ask
    )
    for row in connection.execute(wanted).all():
        is_here = row.mutual and row.shown and (row.here or 0.0) > now - HERE_SECONDS
        yield Friend(name=row.name, state="friend" if row.mutual else state, here=bool(is_here))


def _ask(connection: Connection, person: str, login: str, at: float) -> None:
    other = _other(connection, person, PEOPLE.c.login == login)
    if other is None:
        raise NoSuchAccount
    is_asked = connection.execute(select(FRIENDS.c.at).where(*_pair(other, person))).first()
    if is_asked is None:
        _write(connection, person, other, at, mutual=False)
    else:
        _befriend(connection, person, other, at)


def _follow(connection: Connection, person: str, link: str, at: float) -> None:
    is_muted = exists().where(MUTES.c.person == PEOPLE.c.id, MUTES.c.muted == person)
    other = _other(connection, person, and_(PEOPLE.c.link == link, ~is_muted))
    if other is None:
        raise NoSuchFriendLink
    _befriend(connection, person, other, at)


def _befriend(connection: Connection, person: str, other: str, at: float) -> None:
    _write(connection, person, other, at, mutual=True)
    _write(connection, other, person, at, mutual=True)


def _other(connection: Connection, person: str, that: ColumnElement[bool]) -> str | None:
    """Return which account that is, if there is one and it is not one's own."""
    other: str | None = connection.execute(
        select(PEOPLE.c.id).where(that, PEOPLE.c.login.is_not(None))
    ).scalar()
    if other == person:
        raise ThatIsYou
    if other is not None:
        _hold(connection, person, other)
    return other


def _hold(connection: Connection, *people: str) -> None:
    """Let nobody else change what is between people meanwhile; SQLite has one writer anyway."""
    both = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)).order_by(PEOPLE.c.id)
    connection.execute(both.with_for_update())


def _pair(person: str, other: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return FRIENDS.c.person == person, FRIENDS.c.friend == other


def _write(connection: Connection, person: str, other: str, at: float, *, mutual: bool) -> None:
    """Write down whom somebody calls a friend; who was one stays one."""
    known = connection.execute(select(FRIENDS.c.mutual).where(*_pair(person, other))).scalar()
    if known is None:
        _expect_room(connection, person)
        row = {"person": person, "friend": other, "mutual": mutual, "at": at}
        connection.execute(insert(FRIENDS), row)
    elif mutual and not known:
        connection.execute(update(FRIENDS).where(*_pair(person, other)).values(mutual=True))


def _expect_room(connection: Connection, person: str) -> None:
    count = select(func.count()).where(FRIENDS.c.person == person)
    if connection.execute(count).scalar_one() >= MOST_FRIENDS:
        raise TooManyFriends(MOST_FRIENDS)


def _part(connection: Connection, person: str, login: str) -> None:
    other: str | None = connection.execute(
        select(PEOPLE.c.id).where(PEOPLE.c.login == login)
    ).scalar()
    if other is not None:
        forget_friendship(connection, person, other)


def forget_friendship(connection: Connection, person: str, other: str) -> None:
    """Let two people be friends no more, and neither ask the other."""
    both = or_(and_(*_pair(person, other)), and_(*_pair(other, person)))
    connection.execute(delete(FRIENDS).where(both))


def _set(connection: Connection, person: str, values: dict[str, Any]) -> None:
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))


def _note_here(connection: Connection, person: str, now: float) -> None:
    long_ago = or_(PEOPLE.c.here.is_(None), PEOPLE.c.here < now - SELDOM_SECONDS)
    known = update(PEOPLE).where(PEOPLE.c.id == person, PEOPLE.c.shown, long_ago)
    connection.execute(known.values(here=now))
