"""The outbox: notices that wait to be sent.

They are written with the move that asks somebody, the start of a table of a tournament (`writer`),
or an invitation (`invitations`). Whoever sends one claims it first, and
then it is due when it would be tried again. So a process that dies while it sends loses nothing,
and no two processes send the same notice at the same time.
"""

from collections.abc import Sequence
from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, Row, and_, case, delete, exists, select, update

from grotto.server.log.ledger import PLAYING
from grotto.server.storage.channels import CHANNEL_ROWS, WISH_ROWS, Channel, Channels, Wishes
from grotto.server.storage.database import Database
from grotto.server.storage.invitations import holds
from grotto.server.storage.rows import Rows
from grotto.server.storage.schema import (
    CHANNELS,
    INVITATION,
    INVITATIONS,
    MATCHES,
    NOTICES,
    PEOPLE,
    SEATS,
    TABLE_READY,
    TABLES,
    WISHES,
    YOUR_TURN,
)


class Notice(Struct, frozen=True, kw_only=True):
    """Something that somebody should know, and one of their channels has not taken yet."""

    table: str
    channel: str
    kind: str = YOUR_TURN
    person: str
    seat: int  # -1 where somebody is invited
    version: int  # of the table when the seat was asked; 0 where somebody is invited
    asked: float
    due: float
    tries: int = 0

    @property
    def id(self) -> str:
        """What receivers know it by, however often it comes."""
        is_turn = self.kind == YOUR_TURN
        return f"{self.table}-{self.version if is_turn else self.kind}"


class Waiting(Struct, frozen=True, kw_only=True):
    """A notice, and all that has to be known to send it."""

    notice: Notice
    channel: Channel | None  # None: it is gone
    wishes: Wishes
    game: str
    round: int
    deadline: float | None
    is_current: bool  # it is still true
    is_asked: bool  # the seat is asked now
    by: str  # who invites
    tournament_round: int  # 0 at tables of no tournament


_NOTICES: Final = Rows(NOTICES, Notice)
_WIDTH: Final = (len(_NOTICES.columns), len(CHANNEL_ROWS.columns), len(WISH_ROWS.columns))
_IS_ASKED: Final = and_(TABLES.c.status == PLAYING, TABLES.c.to_act == NOTICES.c.seat)
_INVITED: Final = (INVITATIONS.c.table == NOTICES.c.table, INVITATIONS.c.person == NOTICES.c.person)
_STILL_SITS: Final = and_(
    TABLES.c.status == PLAYING,
    exists().where(
        SEATS.c.table == NOTICES.c.table,
        SEATS.c.seat == NOTICES.c.seat,
        SEATS.c.person == NOTICES.c.person,
    ),
)
_IS_CURRENT: Final = case(
    (NOTICES.c.kind == INVITATION, exists().where(*_INVITED, holds())),
    (NOTICES.c.kind == TABLE_READY, _STILL_SITS),
    else_=_IS_ASKED,
)
_INVITER: Final = (
    select(PEOPLE.c.name).where(*_INVITED, PEOPLE.c.id == INVITATIONS.c.by).scalar_subquery()
)
_TOURNAMENT_ROUND: Final = (
    select(MATCHES.c.round)
    .where(MATCHES.c.tournament == TABLES.c.tournament, MATCHES.c.table == TABLES.c.id)
    .limit(1)
    .scalar_subquery()
)
_ALL: Final = select(
    *_NOTICES.columns,
    *CHANNEL_ROWS.columns,
    *WISH_ROWS.columns,
    TABLES.c.game,
    TABLES.c.round,
    TABLES.c.due.label("deadline"),
    _IS_CURRENT.label("is_current"),
    _IS_ASKED.label("is_asked"),
    _INVITER.label("inviter"),
    _TOURNAMENT_ROUND.label("tournament_round"),
).select_from(
    NOTICES.join(TABLES, TABLES.c.id == NOTICES.c.table)
    .outerjoin(CHANNELS, CHANNELS.c.id == NOTICES.c.channel)
    .outerjoin(WISHES, WISHES.c.person == NOTICES.c.person)
)


class Outbox:
    """The notices of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.channels = Channels(database)

    async def soon(
        self, until: float, most: int, now: float = 0.0, busy: Sequence[str] = ()
    ) -> list[Waiting]:
        """Return notices that are due until then, the longest waiting first.

        What is due for channels that are busy is left out: it has to wait, and nobody else has.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_soon, until, most, now, busy)

    async def of_channel(self, channel: str) -> list[Waiting]:
        """Return all notices that wait for one channel, due or not.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_of_channel, channel)

    async def put_off(self, notice: Notice, until: float) -> bool:
        """Let a notice be due later; tell whether it was still as we know it.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_change, notice, until, notice.tries)

    async def claim(self, notices: Sequence[Notice], again_at: Sequence[float]) -> list[bool]:
        """Take notices to send them now; they are due again then, unless taken or answered.

        Tells which are ours: not those that were answered, or that another process has taken. What
        is sent together is taken together, or no process would have all of it.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_claim, notices, again_at)

    async def remove(self, notice: Notice) -> None:
        """Forget a notice: it was taken, or is no longer true.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_remove, notice)


def _soon(
    connection: Connection, until: float, most: int, now: float, busy: Sequence[str]
) -> list[Waiting]:
    has_to_wait = and_(NOTICES.c.due <= now, NOTICES.c.channel.in_(busy))
    wanted = _ALL.where(NOTICES.c.due <= until, ~has_to_wait).order_by(NOTICES.c.due).limit(most)
    return [_waiting(row) for row in connection.execute(wanted).all()]


def _of_channel(connection: Connection, channel: str) -> list[Waiting]:
    wanted = _ALL.where(NOTICES.c.channel == channel).order_by(NOTICES.c.asked)
    return [_waiting(row) for row in connection.execute(wanted).all()]


def _waiting(row: Row[*tuple[object, ...]]) -> Waiting:
    channel, wishes = _WIDTH[0], _WIDTH[0] + _WIDTH[1]
    return Waiting(
        notice=_NOTICES.read(row),
        channel=None if row[channel] is None else CHANNEL_ROWS.read(row, channel),
        wishes=Wishes() if row[wishes] is None else WISH_ROWS.read(row, wishes),
        game=row.game,
        round=row.round,
        deadline=row.deadline,
        is_current=bool(row.is_current),
        is_asked=bool(row.is_asked),
        by=row.inviter or "",
        tournament_round=row.tournament_round or 0,
    )


def _change(connection: Connection, notice: Notice, due: float, tries: int) -> bool:
    known = (NOTICES.c.due == notice.due, NOTICES.c.tries == notice.tries)
    changed = update(NOTICES).where(*_this(notice), *known).values(due=due, tries=tries)
    return bool(connection.execute(changed).rowcount)


def _claim(
    connection: Connection, notices: Sequence[Notice], again_at: Sequence[float]
) -> list[bool]:
    """Claim table by table, in the order in which moves are written: nobody waits in a circle."""
    in_order = sorted(zip(notices, again_at, strict=True), key=lambda one: one[0].table)
    ours = {one: _change(connection, one, due, one.tries + 1) for one, due in in_order}
    return [ours[notice] for notice in notices]


def _remove(connection: Connection, notice: Notice) -> None:
    connection.execute(delete(NOTICES).where(*_this(notice)))


def _this(notice: Notice) -> tuple[ColumnElement[bool], ...]:
    """Name a notice; one of a later turn is another one."""
    return (
        NOTICES.c.table == notice.table,
        NOTICES.c.channel == notice.channel,
        NOTICES.c.kind == notice.kind,
        NOTICES.c.version == notice.version,
    )
