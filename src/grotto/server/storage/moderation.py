"""Moderation: what people report about each other, and what is done about it.

Every deed is written down together with what it changes: who did it, what, about whom, and when.
"""

from secrets import token_hex
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, Row, desc, func, insert, select, update

from grotto.server.errors import NobodyThere
from grotto.server.storage.database import Database
from grotto.server.storage.errors import (
    ModeratorStays,
    NoSuchPerson,
    NoSuchReport,
    TooManyReports,
)
from grotto.server.storage.people import end_sessions
from grotto.server.storage.schema import CHAT, DEEDS, PEOPLE, REPORTS, TABLES
from grotto.server.storage.signals import HIDDEN, Signal, announce
from grotto.wire.moderation import Deed, Deeds, ReportedLine
from grotto.wire.moderation import Report as ReportPage

MOST_OPEN: Final = 20
"""Reports of one person that nobody has looked at yet."""
MOST_LISTED: Final = 100
MOST_SHOWN: Final = 30
"""Reports that a moderator is shown at once, with what was said around them."""
MOST_LINES: Final = 30
BEFORE: Final = 20 * 60.0
AFTER: Final = 5 * 60.0
"""Seconds before and after a report in which something was said that belongs to it."""
PAGE: Final = 50
DAY: Final = 24 * 3600.0

NAMED, DISMISSED = "named", "dismissed"
CLOSED, SUSPENDED, PARDONED = "closed", "suspended", "pardoned"
HID, CLOSED_TABLE, RENAMED = "hid", "closed_table", "renamed"
"""What can be done: the words by which it is written down."""


class Report(Struct, frozen=True, kw_only=True):
    """Somebody has something to say about somebody else."""

    id: str
    table: str | None
    about: str  # the name, as it was at the table
    account: str  # of the same person; empty for guests
    by: str
    said: str
    at: float


class Doer(Struct, frozen=True, kw_only=True):
    """Who does something, and when: a moderator, or from the machine itself who has no name."""

    at: float
    name: str = ""


class Moderation:
    """The reports of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def report(
        self, table: str, by: str, about: str, name: str, said: str, at: float
    ) -> None:
        """Write a report down for those who run the server.

        Raises:
            TooManyReports: when too many of the same person wait.
            StorageFailed: when the database cannot be written.
        """
        row = {"id": token_hex(4), "table": table, "by": by, "about": about, "name": name,
               "said": said, "at": at, "closed": False}  # fmt: skip
        await self._database.write(_report, row)

    async def reports(self) -> list[Report]:
        """Return the reports that nobody has closed, the newest first.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_reports)

    async def reports_with_talk(self, now: float) -> list[ReportPage]:
        """Return the oldest open reports, with what was said around them.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_with_talk, now)

    async def close(self, report: str, doer: Doer) -> None:
        """Close a report.

        Raises:
            NoSuchReport: when there is none that is open.
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_close, report, doer)

    async def suspend(self, login: str, days: int, doer: Doer) -> str:
        """Sign an account out everywhere and let it not come in for some days; return whose it is.

        Raises:
            NoSuchPerson: when there is no such account.
            ModeratorStays: when it is a moderator's, and so is the deed.
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_suspend_account, login, days, doer)

    async def suspend_reported(self, report: str, days: int, doer: Doer) -> str:
        """Do the same to whom a report is about; a guest is only signed out.

        Raises:
            NoSuchReport: when there is none that is open.
            ModeratorStays: when it is about a moderator.
            StorageFailed: when the database cannot be written.
        """
        return await self._database.write(_suspend_reported, report, days, doer)

    async def pardon(self, login: str, doer: Doer) -> None:
        """Let an account come in again.

        Raises:
            NoSuchPerson: when there is no such account.
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_pardon, login, doer)

    async def name_moderator(self, login: str, doer: Doer, *, on: bool) -> None:
        """Make an account a moderator's, or not any more.

        Raises:
            NoSuchPerson: when there is no such account.
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_name_moderator, login, doer, on)

    async def moderators(self) -> list[str]:
        """Return the names of all moderators.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_moderators)

    async def hide(self, table: str, line: int, doer: Doer) -> None:
        """Let nobody but moderators read a line of the chat any more.

        Raises:
            NobodyThere: when there is no such line, or it is hidden.
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_hide, table, line, doer)

    async def note(self, doer: Doer, what: str, about: str = "", table: str = "") -> None:
        """Write down what was done elsewhere.

        Raises:
            StorageFailed: when the database cannot be written.
        """
        await self._database.write(_note, doer, what, about, table)

    async def deeds(self, before: int = 0) -> Deeds:
        """Return what was done, the last first; `before` is where the last page ended.

        Raises:
            StorageFailed: when the database does not answer.
        """
        return await self._database.read(_deeds, before)


# ---- reports ------------------------------------------------------------------------------------


def _report(connection: Connection, row: dict[str, Any]) -> None:
    waiting = select(func.count()).where(REPORTS.c.by == row["by"], ~REPORTS.c.closed)
    if connection.execute(waiting).scalar_one() >= MOST_OPEN:
        raise TooManyReports
    connection.execute(insert(REPORTS), row)


def _reports(connection: Connection) -> list[Report]:
    reporter, reported = PEOPLE.alias(), PEOPLE.alias()
    wanted = (
        select(REPORTS, reporter.c.name.label("reporter"), reported.c.login)
        .join(reporter, reporter.c.id == REPORTS.c.by)
        .join(reported, reported.c.id == REPORTS.c.about)
        .where(~REPORTS.c.closed)
        .order_by(desc(REPORTS.c.at))
        .limit(MOST_LISTED)
    )
    return [
        Report(
            id=row.id,
            table=row.table,
            about=row.name,
            account=row.login or "",
            by=row.reporter,
            said=row.said,
            at=row.at,
        )
        for row in connection.execute(wanted).all()
    ]


def _with_talk(connection: Connection, now: float) -> list[ReportPage]:
    reporter, reported = PEOPLE.alias(), PEOPLE.alias()
    wanted = (
        select(
            REPORTS,
            reporter.c.name.label("reporter"),
            reported.c.login,
            reported.c.name.label("account"),
            reported.c.suspended,
            TABLES.c.game,
            TABLES.c.status,
        )
        .join(reporter, reporter.c.id == REPORTS.c.by)
        .join(reported, reported.c.id == REPORTS.c.about)
        .outerjoin(TABLES, TABLES.c.id == REPORTS.c.table)
        .where(~REPORTS.c.closed)
        .order_by(REPORTS.c.at, REPORTS.c.id)
        .limit(MOST_SHOWN)
    )
    return [_page(connection, row, now) for row in connection.execute(wanted).all()]


def _page(connection: Connection, row: Row[Any], now: float) -> ReportPage:
    return ReportPage(
        id=row.id,
        at=row.at,
        by=row.reporter,
        about=row.name,
        account=row.account if row.login else "",
        suspended=bool(row.suspended and row.suspended > now),
        said=row.said,
        table=row.table or "",
        game=row.game or "",
        status=row.status or "",
        talk=_talk_around(connection, row),
    )


def _talk_around(connection: Connection, report: Row[Any]) -> list[ReportedLine]:
    """Return what was said at the table of a report at that time, the last lines of it."""
    wanted = (
        select(CHAT)
        .where(CHAT.c.table == report.table)
        .where(CHAT.c.at.between(report.at - BEFORE, report.at + AFTER))
        .order_by(desc(CHAT.c.number))
        .limit(MOST_LINES)
    )
    return [
        ReportedLine(
            number=line.number,
            name=line.name,
            said=line.said,
            at=line.at,
            hidden=bool(line.hidden),
            reported=line.person == report.about,
        )
        for line in reversed(connection.execute(wanted).all())
    ]


def _open_report(connection: Connection, report: str) -> Row[Any]:
    if not report.isprintable():
        raise NoSuchReport(report)  # databases refuse to look for some characters
    found = connection.execute(
        select(REPORTS).where(REPORTS.c.id == report, ~REPORTS.c.closed)
    ).first()
    if found is None:
        raise NoSuchReport(report)
    return found


def _close(connection: Connection, report: str, doer: Doer) -> None:
    row = _open_report(connection, report)
    connection.execute(update(REPORTS).where(REPORTS.c.id == report).values(closed=True))
    _write(connection, doer, CLOSED, row.about, row.name, table=row.table, said=row.said)


# ---- people -------------------------------------------------------------------------------------


def _account(connection: Connection, login: str) -> Row[Any]:
    found = connection.execute(select(PEOPLE).where(PEOPLE.c.login == login)).first()
    if found is None:
        raise NoSuchPerson
    return found


def _suspend_account(connection: Connection, login: str, days: int, doer: Doer) -> str:
    row = _account(connection, login)
    return _suspend(connection, row.id, row.name, days, doer)


def _suspend_reported(connection: Connection, report: str, days: int, doer: Doer) -> str:
    row = _open_report(connection, report)
    return _suspend(connection, row.about, row.name, days, doer)


def _suspend(connection: Connection, person: str, name: str, days: int, doer: Doer) -> str:
    this = PEOPLE.c.id == person
    is_moderator = connection.execute(select(PEOPLE.c.moderator).where(this)).scalar()
    if is_moderator and doer.name:
        raise ModeratorStays
    until = doer.at + days * DAY
    connection.execute(update(PEOPLE).where(this).values(suspended=until))
    end_sessions(connection, person)
    _write(connection, doer, SUSPENDED, person, name, said=str(days))
    return person


def _pardon(connection: Connection, login: str, doer: Doer) -> None:
    row = _account(connection, login)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == row.id).values(suspended=None))
    _write(connection, doer, PARDONED, row.id, row.name)


def _name_moderator(connection: Connection, login: str, doer: Doer, on: bool) -> None:  # noqa: FBT001
    row = _account(connection, login)
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == row.id).values(moderator=on))
    _write(connection, doer, NAMED if on else DISMISSED, row.id, row.name)


def _moderators(connection: Connection) -> list[str]:
    wanted = select(PEOPLE.c.name).where(PEOPLE.c.moderator).order_by(PEOPLE.c.login)
    return list(connection.execute(wanted).scalars())


# ---- words, and what was done -------------------------------------------------------------------


def _hide(connection: Connection, table: str, line: int, doer: Doer) -> None:
    this = (CHAT.c.table == table, CHAT.c.number == line, ~CHAT.c.hidden)
    row = connection.execute(select(CHAT).where(*this)).first()
    if row is None:
        raise NobodyThere
    connection.execute(update(CHAT).where(*this).values(hidden=True))
    _write(connection, doer, HID, row.person, row.name, table=table, said=row.said)
    announce(connection, Signal(HIDDEN, table, line))


def _note(connection: Connection, doer: Doer, what: str, about: str, table: str) -> None:
    _write(connection, doer, what, None, about, table=table)


def _write(
    connection: Connection,
    doer: Doer,
    what: str,
    person: str | None,
    about: str,
    *,
    table: str | None = "",
    said: str = "",
) -> None:
    known = (
        person is not None
        and connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id == person)).scalar()
    )
    row = {"at": doer.at, "by": doer.name, "what": what, "about": about, "said": said}
    connection.execute(insert(DEEDS), {**row, "person": known or None, "table": table or ""})


def _deeds(connection: Connection, before: int) -> Deeds:
    wanted = select(DEEDS).order_by(desc(DEEDS.c.number)).limit(PAGE + 1)
    if before:
        wanted = wanted.where(DEEDS.c.number < before)
    rows = connection.execute(wanted).all()
    found = [
        Deed(at=row.at, by=row.by, what=row.what, about=row.about, table=row.table, said=row.said)
        for row in rows[:PAGE]
    ]
    return Deeds(deeds=found, next=rows[PAGE - 1].number if len(rows) > PAGE else 0)
