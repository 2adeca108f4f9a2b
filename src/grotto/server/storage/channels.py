"""Channels: where people want to be told that it is their turn, and when not."""

from hashlib import blake2b
from secrets import compare_digest, token_urlsafe
from typing import Any, Final, Literal

from msgspec import Struct, structs
from sqlalchemy import Connection, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from grotto.core.languages import LANGUAGES
from grotto.server.storage.database import Database
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import CHANNELS, KEYS, NOTICES, WISHES

Kind = Literal["push", "mail", "webhook"]
PUSH: Final = "push"
MAIL: Final = "mail"
WEBHOOK: Final = "webhook"

SIGNING: Final = "signing"
PUSHING: Final = "push"
"""Names of our own keys."""


class Channel(Struct, frozen=True, kw_only=True):
    """A way to somebody: a browser, a mail address, or a program that listens."""

    id: str
    person: str
    kind: Kind
    address: str
    details: dict[str, str] = {}  # keys of a browser, or the form that a webhook wants
    secret: str = ""  # signs webhooks; of mail: the code, hashed
    confirmed: bool = True
    origin: str = ""  # where links lead to
    failures: int = 0
    trouble: str = ""  # why nothing can be sent there
    created: float = 0.0


class Wishes(Struct, frozen=True, kw_only=True):
    """When and how somebody wants to be told."""

    language: str = LANGUAGES[0]
    zone: str = "UTC"
    quiet_from: int = 0  # minutes after midnight
    quiet_until: int = 0  # the same: there are no quiet hours
    digest_at: int = -1  # minutes after midnight; -1: a mail for each turn
    invitations: str = "friends"  # whose are told: of all, of friends, of none


CHANNEL_ROWS: Final = Rows(CHANNELS, Channel)
WISH_ROWS: Final = Rows(WISHES, Wishes)


def channel_id(kind: Kind, address: str, person: str) -> str:
    """Return the id of a channel: a browser is there once, whoever uses it."""
    whose = "" if kind == PUSH else person
    return blake2b(f"{kind}\n{whose}\n{address}".encode(), digest_size=12).hexdigest()


class Channels:
    """The channels of all people of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str) -> list[Channel]:
        """Return the channels of somebody.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of, person)

    async def find(self, channel: str) -> Channel | None:
        """Return a channel.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_find, channel)

    async def keep(self, channel: Channel) -> None:
        """Write a channel down, new or changed.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        try:
            await self._database.write(_keep, channel)
        except IntegrityError:  # another request of theirs was faster: there is a row now
            await self._database.write(_keep, channel)

    async def remove(self, channel: str) -> None:
        """Forget a channel, and what waits for it.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_remove, channel)

    async def stop(self, channel: str, trouble: str) -> None:
        """Send nothing more to a channel, and remember why; one that was removed stays removed.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_change, channel, {"confirmed": False, "trouble": trouble})

    async def try_code(self, channel: str, code: str, tries: int) -> bool:
        """Confirm a channel by its hashed code; tell whether it is right, and not tried too often.

        Each wrong one counts, however many come at the same time.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_try_code, channel, code, tries)

    async def note_trouble(self, channel: Channel, trouble: str) -> None:
        """Remember why nothing can be sent to a channel; empty when something could.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        if channel.trouble != trouble:
            await self._database.write(_change, channel.id, {"trouble": trouble})

    async def wishes(self, person: str) -> Wishes:
        """Return when and how somebody wants to be told.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_wishes, person)

    async def wish(self, person: str, wishes: Wishes) -> None:
        """Keep when and how somebody wants to be told.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        try:
            await self._database.write(_wish, person, wishes)
        except IntegrityError:  # another request of theirs was faster
            await self._database.write(_wish, person, wishes)

    async def key(self, name: str, new: str) -> str:
        """Return a key of our own: the one that we have, or a new one, kept from now on.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        try:
            return await self._database.write(_key, name, new)
        except IntegrityError:  # another process was faster
            return await self._database.write(_key, name, new)


def new_secret() -> str:
    """Return what nobody can guess."""
    return token_urlsafe(24)


def _of(connection: Connection, person: str) -> list[Channel]:
    wanted = select(*CHANNEL_ROWS.columns).where(CHANNELS.c.person == person)
    rows = connection.execute(wanted.order_by(CHANNELS.c.created, CHANNELS.c.id)).all()
    return [CHANNEL_ROWS.read(row) for row in rows]


def _find(connection: Connection, channel: str) -> Channel | None:
    row = connection.execute(
        select(*CHANNEL_ROWS.columns).where(CHANNELS.c.id == channel)
    ).one_or_none()
    return None if row is None else CHANNEL_ROWS.read(row)


def _keep(connection: Connection, channel: Channel) -> None:
    row = CHANNEL_ROWS.row(channel)
    _forget_strangers(connection, channel)
    if not connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel.id), row).rowcount:
        connection.execute(insert(CHANNELS), row)


def _forget_strangers(connection: Connection, channel: Channel) -> None:
    """A browser that changes hands is not told what waits for somebody else."""
    theirs = and_(NOTICES.c.channel == channel.id, NOTICES.c.person != channel.person)
    connection.execute(delete(NOTICES).where(theirs))


def _remove(connection: Connection, channel: str) -> None:
    connection.execute(delete(NOTICES).where(NOTICES.c.channel == channel))
    connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel))


def _change(connection: Connection, channel: str, values: dict[str, Any]) -> None:
    connection.execute(update(CHANNELS).where(CHANNELS.c.id == channel).values(values))


def _try_code(connection: Connection, channel: str, code: str, tries: int) -> bool:
    this = (CHANNELS.c.id == channel, ~CHANNELS.c.confirmed, CHANNELS.c.failures < tries)
    counted = update(CHANNELS).where(*this).values(failures=CHANNELS.c.failures + 1)
    if not connection.execute(counted).rowcount:
        return False
    kept = connection.execute(select(CHANNELS.c.secret).where(CHANNELS.c.id == channel)).scalar()
    is_right = kept is not None and compare_digest(code, kept)
    if is_right:
        _change(connection, channel, {"confirmed": True, "secret": "", "failures": 0})
    return is_right


def _wishes(connection: Connection, person: str) -> Wishes:
    wanted = select(*WISH_ROWS.columns).where(WISHES.c.person == person)
    row = connection.execute(wanted).one_or_none()
    return Wishes() if row is None else WISH_ROWS.read(row)


def _wish(connection: Connection, person: str, wishes: Wishes) -> None:
    values = structs.asdict(wishes)
    mine = WISHES.c.person == person
    if not connection.execute(update(WISHES).where(mine).values(values)).rowcount:
        connection.execute(insert(WISHES), {"person": person, **values})


def _key(connection: Connection, name: str, new: str) -> str:
    kept = connection.execute(select(KEYS.c.secret).where(KEYS.c.name == name)).scalar()
    if kept is None:
        connection.execute(insert(KEYS), {"name": name, "secret": new})
    return str(kept or new)


def move_channels(connection: Connection, old: str, new: str) -> None:
    """Let channels, wishes and waiting notices of one person be another's.

    Where both have wishes, those of the one who keeps the name count; where both are told at the
    same address, they are told there once.
    """
    for channel in _of(connection, old):
        _move_channel(connection, channel, new)
    has_wishes = connection.execute(select(func.count()).where(WISHES.c.person == new)).scalar_one()
    if has_wishes:
        connection.execute(delete(WISHES).where(WISHES.c.person == old))
    connection.execute(update(WISHES).where(WISHES.c.person == old).values(person=new))


def _move_channel(connection: Connection, channel: Channel, new: str) -> None:
    """Give a channel the id that it has with its new person, and what waits for it too."""
    known = channel_id(channel.kind, channel.address, new)
    if known != channel.id and _find(connection, known) is not None:
        connection.execute(delete(CHANNELS).where(CHANNELS.c.id == channel.id))
    else:
        _change(connection, channel.id, {"id": known, "person": new})
    moved = update(NOTICES).where(NOTICES.c.channel == channel.id)
    connection.execute(moved.values(channel=known, person=new))


__all__ = ["CHANNEL_ROWS", "WISH_ROWS", "Channel", "Channels", "Wishes"]
