"""Accounts: people with a password, and how a guest becomes one or is taken in by one.

Whoever gets more rights gets a new session, and the old ones end: a cookie that somebody else might
know never opens an account.
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from grotto.server.errors import AccountAlready, NameTaken, StorageFailed
from grotto.server.names import login_of
from grotto.server.storage.claims import claim_tables, move_belongings
from grotto.server.storage.database import reading, writing
from grotto.server.storage.people import Person, end_sessions, new_person_id, open_session
from grotto.server.storage.schema import PEOPLE

TRIES: Final = 8
"""How often a claim begins anew because somebody moved at one of its tables meanwhile."""


class Account(Struct, frozen=True, kw_only=True):
    """A person with a password."""

    person: Person
    password: str  # a hash


class Entrance(Struct, frozen=True, kw_only=True):
    """Somebody has come in: a token for the cookie, and tables that changed hands, with version."""

    person: Person
    token: str
    tables: dict[str, int] = {}


class Accounts:
    """The accounts of one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def find(self, name: str) -> Account | None:
        """Return the account that has this name, however it is written."""
        wanted = select(PEOPLE).where(PEOPLE.c.login == login_of(name))
        async with reading(self._engine) as connection:
            row = (await connection.execute(wanted)).first()
        if row is None:
            return None
        person = Person(id=row.id, name=row.name, account=True)
        return Account(person=person, password=row.password)

    async def sign_up(self, guest: Person | None, name: str, password: str, at: float) -> Entrance:
        """Make an account, out of a guest if there is one: the seats stay.

        Raises:
            NameTaken: when another account has this name.
            AccountAlready: when the guest is none any more.
            StorageFailed: when the database cannot be written.
        """
        values = {"name": name, "login": login_of(name), "password": password}
        for _ in range(TRIES):
            try:
                async with writing(self._engine) as connection:
                    tables = await _claim_own(connection, guest, at)
                    person = await _become(connection, guest, values, at)
                    await end_sessions(connection, person.id)
                    token = await open_session(connection, person.id, at)
            except IntegrityError:
                continue
            return Entrance(person=person, token=token, tables=tables)
        raise StorageFailed

    async def sign_in(self, account: Person, guest: Person | None, at: float) -> Entrance:
        """Open a session; what belongs to the guest belongs to the account from now on.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        for _ in range(TRIES):
            try:
                async with writing(self._engine) as connection:
                    tables = await _take_in(connection, guest, account, at)
                    token = await open_session(connection, account.id, at)
            except IntegrityError:
                continue
            return Entrance(person=account, token=token, tables=tables)
        raise StorageFailed

    async def rename(self, person: Person, name: str) -> Person:
        """Give somebody another name; an account signs in by it from now on.

        Raises:
            NameTaken: when another account has it.
        """
        values = {"name": name} | ({"login": login_of(name)} if person.account else {})
        async with writing(self._engine) as connection:
            await _write(connection, person.id, values)
        return Person(id=person.id, name=name, account=person.account)

    async def change_password(self, person: Person, password: str, at: float) -> Entrance:
        """Set another password; every browser but this one is signed out."""
        async with writing(self._engine) as connection:
            await _write(connection, person.id, {"password": password})
            await end_sessions(connection, person.id)
            token = await open_session(connection, person.id, at)
        return Entrance(person=person, token=token)

    async def renew_hash(self, account: Account, password: str) -> None:
        """Keep a password at today's cost, unless it was changed meanwhile."""
        same = (PEOPLE.c.id == account.person.id, PEOPLE.c.password == account.password)
        async with writing(self._engine) as connection:
            await connection.execute(update(PEOPLE).where(*same).values(password=password))


async def _claim_own(
    connection: AsyncConnection, guest: Person | None, at: float
) -> dict[str, int]:
    """Write at all tables of a guest that an account sits there now.

    Logs are written before people here as everywhere: two who write never wait for each other.
    """
    if guest is None:
        return {}
    if not await _is_guest(connection, guest.id):
        raise AccountAlready
    return await claim_tables(connection, guest.id, guest.id, at)


async def _become(
    connection: AsyncConnection, guest: Person | None, values: dict[str, str], at: float
) -> Person:
    if guest is not None:
        await _write(connection, guest.id, values)
        return Person(id=guest.id, name=values["name"], account=True)
    person = Person(id=new_person_id(), name=values["name"], account=True)
    try:
        await connection.execute(insert(PEOPLE).values({"id": person.id, "created": at, **values}))
    except IntegrityError as error:
        raise NameTaken(values["name"]) from error
    return person


async def _is_guest(connection: AsyncConnection, person: str) -> bool:
    """Tell whether somebody is a guest, and let nobody else change that meanwhile."""
    guest = (PEOPLE.c.id == person, PEOPLE.c.login.is_(None))
    done = await connection.execute(update(PEOPLE).where(*guest).values(name=PEOPLE.c.name))
    return done.rowcount == 1


async def _write(connection: AsyncConnection, person: str, values: dict[str, str]) -> None:
    try:
        await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values))
    except IntegrityError as error:
        raise NameTaken(values["name"]) from error


async def _take_in(
    connection: AsyncConnection, guest: Person | None, account: Person, at: float
) -> dict[str, int]:
    if guest is None or not await _is_guest(connection, guest.id):
        return {}
    await end_sessions(connection, guest.id)
    tables = await claim_tables(connection, guest.id, account.id, at)
    await move_belongings(connection, guest.id, account.id)
    await connection.execute(delete(PEOPLE).where(PEOPLE.c.id == guest.id))
    return tables
