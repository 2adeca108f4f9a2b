"""Accounts: people with a password, and how a guest becomes one or is taken in by one.

Whoever gets more rights gets a new session, and the old ones end: a cookie that somebody else might
know never opens an account.
"""

from collections.abc import Container, Sequence
from contextlib import suppress
from itertools import count
from typing import Final
from unicodedata import category, normalize

from msgspec import Struct, structs
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from grotto.server.errors import AccountAlready, NameTaken, StorageFailed, WrongPassword
from grotto.server.names import skeleton_of
from grotto.server.served_time import day_of
from grotto.server.storage.claims import claim_tables, move_belongings
from grotto.server.storage.database import Database
from grotto.server.storage.errors import Suspended
from grotto.server.storage.people import (
    PERSON,
    Person,
    end_sessions,
    new_person_id,
    open_session,
    read_person,
)
from grotto.server.storage.schema import PEOPLE
from grotto.wire.names import LONGEST_NAME

TRIES: Final = 8
"""How often a claim begins anew because somebody moved at one of its tables meanwhile."""


def login_of(name: str) -> str:
    """Return the same for all names that people would take for the same."""
    folded = normalize("NFKC", normalize("NFKC", name).casefold())
    shown = "".join(sign for sign in folded if category(sign) != "Cf")
    return " ".join(shown.split())


def name_among(others: Sequence[str], name: str) -> str:
    """Return what somebody is called among others; a number is added to a name that is taken.

    Raises:
        NameTaken: when the name looks like that of somebody else, but is another.
    """
    free = _numbered(name, set(map(login_of, others)))
    if skeleton_of(free) in map(skeleton_of, others):
        raise NameTaken(name)
    return free


def _numbered(name: str, taken: Container[str]) -> str:
    """Return a name, with the first number that nobody has if it is taken."""
    if login_of(name) not in taken:
        return name
    numbered = (f"{name[: LONGEST_NAME - 2]} {number}" for number in count(2))
    return next(one for one in numbered if login_of(one) not in taken)


class Account(Struct, frozen=True, kw_only=True):
    """A person with a password."""

    person: Person
    password: str  # a hash
    suspended: float = 0.0  # until then, by the clock of a machine


class Entrance(Struct, frozen=True, kw_only=True):
    """Somebody has come in: a token for the cookie, and tables that changed hands, with version."""

    person: Person
    token: str
    tables: dict[str, int] = {}


class Accounts:
    """The accounts of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, name: str) -> Account | None:
        """Return the account that has this name, however it is written."""
        return await self._database.read(_find, login_of(name))

    async def lookalikes(self, name: str) -> set[str]:
        """Return the logins of accounts that have this name, or one that looks like it."""
        return await self._database.read(_lookalikes, name)

    async def sign_up(self, guest: Person | None, name: str, password: str, at: float) -> Entrance:
        """Make an account, out of a guest if there is one: the seats stay.

        Raises:
            NameTaken: when another account has this name, or one that looks like it.
            AccountAlready: when the guest is none any more.
            StorageFailed: when the database cannot be written.
        """
        values = {**_named(name), "password": password}
        for _ in range(TRIES):
            with suppress(IntegrityError):
                return await self._database.write(_sign_up, guest, values, at)
        raise StorageFailed

    async def sign_in(
        self, account: Account, guest: Person | None, at: float, wall: float
    ) -> Entrance:
        """Open a session; what belongs to the guest belongs to the account from now on.

        The password of the account was right; that it still holds is seen here.

        Raises:
            WrongPassword: when the account has got another password meanwhile, or is gone.
            Suspended: when somebody keeps it out since then.
            StorageFailed: when the database cannot be written.
        """
        for _ in range(TRIES):
            with suppress(IntegrityError):
                return await self._database.write(_sign_in, account, guest, at, wall)
        raise StorageFailed

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name; an account signs in by it from now on.

        Raises:
            NameTaken: when another account has it, or one that looks like it.
        """
        values = _named(name) if person.account else {"name": name}
        await self._database.write(_write, person.id, values)
        return Person(id=person.id, name=name, account=person.account)

    async def change_password(
        self, account: Account, password: str, at: float, wall: float
    ) -> Entrance:
        """Set another password; every browser but this one is signed out.

        Raises:
            WrongPassword: when the account has got another password meanwhile, or is gone.
            Suspended: when somebody keeps it out since then.
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(set_password, account, password, at, wall)

    async def renew_hash(self, account: Account, password: str) -> Account:
        """Keep a password at today's cost, unless it was changed meanwhile; return the account."""
        await self._database.write(_renew_hash, account, password)
        return structs.replace(account, password=password)


def _named(name: str) -> dict[str, str]:
    """Return what is written down of the name of an account."""
    return {"name": name, "login": login_of(name), "skeleton": skeleton_of(name)}


def _lookalikes(connection: Connection, name: str) -> set[str]:
    same = or_(PEOPLE.c.login == login_of(name), PEOPLE.c.skeleton == skeleton_of(name))
    return set(connection.execute(select(PEOPLE.c.login).where(same)).scalars())


def _find(connection: Connection, login: str) -> Account | None:
    wanted = select(*PERSON, PEOPLE.c.password, PEOPLE.c.suspended).where(PEOPLE.c.login == login)
    row = connection.execute(wanted).first()
    if row is None:
        return None
    return Account(person=read_person(row), password=row.password, suspended=row.suspended or 0.0)


def _sign_up(
    connection: Connection, guest: Person | None, values: dict[str, str], at: float
) -> Entrance:
    tables = _claim_own(connection, guest, at)
    person = _become(connection, guest, values, at)
    end_sessions(connection, person.id)
    token = open_session(connection, person.id, at)
    return Entrance(person=person, token=token, tables=tables)


def _sign_in(
    connection: Connection, account: Account, guest: Person | None, at: float, wall: float
) -> Entrance:
    person = account.person
    tables = _take_in(connection, guest, person, at)
    _expect_still(connection, account, wall)
    token = open_session(connection, person.id, at)
    return Entrance(person=person, token=token, tables=tables)


def _expect_still(connection: Connection, account: Account, wall: float) -> None:
    """See that an account is as it was when its owner came in, and let nobody change it meanwhile.

    Raises:
        WrongPassword: when it has another password, or is gone.
        Suspended: when it is kept out, by the clock of the machine.
    """
    wanted = select(PEOPLE.c.password, PEOPLE.c.suspended).where(PEOPLE.c.id == account.person.id)
    row = connection.execute(wanted.with_for_update(key_share=True)).first()
    if row is None or row.password != account.password:
        raise WrongPassword
    if (row.suspended or 0.0) > wall:
        raise Suspended(day_of(row.suspended))


def set_password(
    connection: Connection, account: Account, password: str, at: float, wall: float
) -> Entrance:
    """Set another password, end all sessions, and open one.

    Raises:
        WrongPassword: when the account has another one meanwhile, or is gone.
        Suspended: when it is kept out, by the clock of the machine.
    """
    _expect_still(connection, account, wall)
    person = account.person
    _write(connection, person.id, {"password": password})
    end_sessions(connection, person.id)
    return Entrance(person=person, token=open_session(connection, person.id, at))


def _renew_hash(connection: Connection, account: Account, password: str) -> None:
    same = (PEOPLE.c.id == account.person.id, PEOPLE.c.password == account.password)
    connection.execute(update(PEOPLE).where(*same).values(password=password))


def _claim_own(connection: Connection, guest: Person | None, at: float) -> dict[str, int]:
    """Write at all tables of a guest that an account sits there now.

    Logs are written before people here as everywhere: two who write never wait for each other.
    """
    if guest is None:
        return {}
    if not _is_guest(connection, guest.id):
        raise AccountAlready
    return claim_tables(connection, guest.id, guest.id, at)


def _become(
    connection: Connection, guest: Person | None, values: dict[str, str], at: float
) -> Person:
    if guest is not None:
        _write(connection, guest.id, values)
        return Person(id=guest.id, name=values["name"], account=True)
    person = Person(id=new_person_id(), name=values["name"], account=True)
    try:
        connection.execute(insert(PEOPLE), {"id": person.id, "created": at, **values})
    except IntegrityError as error:
        raise NameTaken(values["name"]) from error
    return person


def _is_guest(connection: Connection, person: str) -> bool:
    """Tell whether somebody is a guest, and let nobody else change that meanwhile."""
    guest = (PEOPLE.c.id == person, PEOPLE.c.login.is_(None))
    done = connection.execute(update(PEOPLE).where(*guest).values(name=PEOPLE.c.name))
    return done.rowcount == 1


def _write(connection: Connection, person: str, values: dict[str, str]) -> None:
    try:
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
    except IntegrityError as error:
        raise NameTaken(values["name"]) from error


def _take_in(
    connection: Connection, guest: Person | None, account: Person, at: float
) -> dict[str, int]:
    if guest is None or not _is_guest(connection, guest.id):
        return {}
    end_sessions(connection, guest.id)
    tables = claim_tables(connection, guest.id, account.id, at)
    move_belongings(connection, guest.id, account.id)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == guest.id))
    return tables
