"""Recovery: codes that are shown once, to be printed, and open an account without its password.

A code has eighty random bits, so a plain hash of it tells nothing. Each opens the account once; new
codes take the place of all old ones.
"""

from hashlib import sha256
from secrets import choice
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, insert, select

from grotto.server.storage.accounts import Account, Entrance, set_password
from grotto.server.storage.database import Database
from grotto.server.storage.errors import WrongRecoveryCode
from grotto.server.storage.schema import RECOVERY_CODES

CODES: Final = 8
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without letters that look like digits, or like each other."""
LETTERS: Final = 16
GROUP: Final = 4

_LOOKALIKES: Final = str.maketrans("OIL", "011")


def new_code() -> str:
    """Return a code as it is printed: four groups of four letters."""
    letters = "".join(choice(ALPHABET) for _ in range(LETTERS))
    return "-".join(letters[at : at + GROUP] for at in range(0, LETTERS, GROUP))


def hashed_code(person: str, code: str) -> str:
    """Return what is kept of a code, however it was typed."""
    letters = "".join(sign for sign in code.upper() if sign.isalnum()).translate(_LOOKALIKES)
    return sha256(f"{person} {letters}".encode()).hexdigest()


class Recovery:
    """The codes of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def left(self, person: str) -> int:
        """Return how many codes somebody has.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_left, person)

    async def renew(self, person: str, at: float) -> list[str]:
        """Return new codes of somebody; all that there were open nothing any more.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        codes = [new_code() for _ in range(CODES)]
        hashes = [hashed_code(person, code) for code in codes]
        await self._database.write(_renew, person, hashes, at)
        return codes

    async def opens(self, person: str, code: str) -> bool:
        """Tell whether a code opens the account of somebody; it is not used up by that.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_opens, person, code)

    async def recover(
        self, account: Account, code: str, password: str, at: float, wall: float
    ) -> Entrance:
        """Use a code up: set another password, and sign every browser out but this one.

        Raises:
            WrongRecoveryCode: when it opens nothing.
            WrongPassword: when the account has got another password just now.
            Suspended: when somebody keeps it out since the code was looked at.
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_recover, account, code, password, at, wall)


def _left(connection: Connection, person: str) -> int:
    wanted = select(func.count()).where(RECOVERY_CODES.c.person == person)
    return int(connection.execute(wanted).scalar_one())


def _renew(connection: Connection, person: str, hashes: list[str], at: float) -> None:
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.person == person))
    rows = [{"person": person, "code": code, "created": at} for code in hashes]
    connection.execute(insert(RECOVERY_CODES), rows)


def _this(person: str, code: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return RECOVERY_CODES.c.person == person, RECOVERY_CODES.c.code == hashed_code(person, code)


def _opens(connection: Connection, person: str, code: str) -> bool:
    found = select(RECOVERY_CODES.c.created).where(*_this(person, code))
    return connection.execute(found).first() is not None


def _recover(
    connection: Connection, account: Account, code: str, password: str, at: float, wall: float
) -> Entrance:
    person = account.person
    used = delete(RECOVERY_CODES).where(*_this(person.id, code))
    if connection.execute(used).rowcount != 1:
        raise WrongRecoveryCode
    return set_password(connection, account, password, at, wall)
