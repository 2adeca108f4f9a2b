"""Claims: what belongs to one person comes to belong to another, all of it or nothing.

Seats change hands through the log of their table, like everything else there.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)

from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.log.ledger import OPEN
from grotto.server.storage.channels import move_channels
from grotto.server.storage.rows import ENTRIES
from grotto.server.storage.schema import (
    CHAT,
    ENTRANTS,
    LEARNED,
    LOG,
    MUTES,
    NOTES,
    PLANS,
    REPORTS,
    SEATS,
    STANDINGS,
    TABLES,
    TOURNAMENTS,
)
from grotto.server.storage.signals import LOG as NEW_ENTRIES
from grotto.server.storage.signals import MUTES as NEW_MUTES
from grotto.server.storage.signals import Signal, announce_all
from grotto.server.storage.vacations import move_vacation


def claim_tables(connection: Connection, old: str, account: str, at: float) -> dict[str, int]:
    """Let an account hold the seats and the tables of somebody; return their new versions.

    Raises:
        IntegrityError: when one of the tables has changed meanwhile; begin anew then.
    """
    found = tables_of(connection, old)
    for row in found:
        entry = Entry(
            number=row.version + 1,
            kind=log.CLAIM,
            person=account,
            body=old,
            at=at,
            asked=row.to_act,
        )
        _claim(connection, row.id, entry)
    claimed = {row.id: row.version + 1 for row in found}
    announce_all(connection, [Signal(NEW_ENTRIES, *one) for one in claimed.items()])
    return claimed


def tables_of(connection: Connection, person: str) -> Sequence[Row[str, int, int]]:
    """Return the tables that somebody has made or sits at, in the order in which all write."""
    seated = select(SEATS.c.table).where(SEATS.c.person == person)
    wanted = select(TABLES.c.id, TABLES.c.version, TABLES.c.to_act).where(
        or_(TABLES.c.host == person, TABLES.c.id.in_(seated))
    )
    return connection.execute(wanted.order_by(TABLES.c.id)).all()


def _claim(connection: Connection, table: str, entry: Entry) -> None:
    connection.execute(insert(LOG), ENTRIES.row(entry, table=table))
    this, old = TABLES.c.id == table, entry.body
    connection.execute(update(TABLES).where(this).values(version=entry.number))
    hosted = update(TABLES).where(this, TABLES.c.host == old)
    connection.execute(hosted.values(host=entry.person))
    seated = update(SEATS).where(SEATS.c.table == table, SEATS.c.person == old)
    connection.execute(seated.values(person=entry.person))
    stood = update(STANDINGS).where(STANDINGS.c.table == table, STANDINGS.c.person == old)
    connection.execute(stood.values(person=entry.person))


def move_belongings(connection: Connection, old: str, new: str) -> None:
    """Let all that belongs to one person, from words to plans, be another's."""
    _move_words(connection, old, new)
    _move_notes(connection, old, new)
    _move_mutes(connection, old, new)
    _move_learned(connection, old, new)
    for column in (REPORTS.c.by, REPORTS.c.about):
        connection.execute(update(REPORTS).where(column == old).values({column: new}))
    _move_tournaments(connection, old, new)
    move_channels(connection, old, new)
    move_vacation(connection, old, new)
    connection.execute(update(PLANS).where(PLANS.c.person == old).values(person=new))


def _move_words(connection: Connection, old: str, new: str) -> None:
    """A key that both have used stays with the one who keeps the name."""
    other = CHAT.alias()
    both = exists().where(
        other.c.table == CHAT.c.table, other.c.key == CHAT.c.key, other.c.person == new
    )
    connection.execute(update(CHAT).where(CHAT.c.person == old, both).values(key=None))
    connection.execute(update(CHAT).where(CHAT.c.person == old).values(person=new))


def _move_notes(connection: Connection, old: str, new: str) -> None:
    """Where both have notes, one text follows the other."""
    found = _taken_out(connection, NOTES, NOTES.c.person.in_((old, new)))
    texts: dict[tuple[str, int], list[str]] = {}
    for row in sorted(found, key=lambda row: row.person == old):
        texts.setdefault((row.table, row.seat), []).append(row.body)
    rows = [
        {"table": table, "seat": seat, "person": new, "body": "\n\n".join(parts)}
        for (table, seat), parts in texts.items()
    ]
    if rows:
        connection.execute(insert(NOTES), rows)


def _move_mutes(connection: Connection, old: str, new: str) -> None:
    """Nobody is muted twice, nor by oneself."""
    both = (old, new)
    theirs = or_(MUTES.c.person.in_(both), MUTES.c.muted.in_(both))
    found = _taken_out(connection, MUTES, theirs)
    pairs = {
        (new if row.person == old else row.person, new if row.muted == old else row.muted): row.name
        for row in sorted(found, key=lambda row: old not in (row.person, row.muted))
    }
    rows = [
        {"person": who, "muted": whom, "name": name}
        for (who, whom), name in sorted(pairs.items())
        if who != whom
    ]
    if rows:
        connection.execute(insert(MUTES), rows)
    announce_all(connection, [Signal(NEW_MUTES, who, 0) for who in {who for who, _ in pairs}])


def _move_learned(connection: Connection, old: str, new: str) -> None:
    """Of a lesson that both have begun, the one who has finished it, or was here last, counts."""
    found = _taken_out(connection, LEARNED, LEARNED.c.person.in_((old, new)))
    kept = {
        (row.game, row.lesson): row for row in sorted(found, key=lambda row: (row.done, row.at))
    }
    if kept:
        rows = [{**row._mapping, "person": new} for row in kept.values()]  # noqa: SLF001 (its way)
        connection.execute(insert(LEARNED), rows)


def _move_tournaments(connection: Connection, old: str, new: str) -> None:
    """Where both take part, the account goes on, and the place of the guest is given up."""
    made = update(TOURNAMENTS).where(TOURNAMENTS.c.host == old)
    connection.execute(made.values(host=new))
    leave_tournaments(connection, old, {"person": None}, _takes_part(new))
    joined = update(ENTRANTS).where(ENTRANTS.c.person == old)
    connection.execute(joined.values(person=new))


def leave_tournaments(
    connection: Connection, person: str, values: dict[str, str | None], those: ColumnElement[bool]
) -> None:
    """Give places up in some tournaments: before the start as if nobody had been there.

    Places of later are left after the round that is played, with some other values.
    """
    mine = and_(ENTRANTS.c.person == person, those)
    joined = select(ENTRANTS.c.tournament).where(mine)
    here = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id.in_(joined)).order_by(TOURNAMENTS.c.id)
    connection.execute(here.with_for_update())  # nobody draws the next round meanwhile
    waiting = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.status == OPEN)
    connection.execute(delete(ENTRANTS).where(mine, ENTRANTS.c.tournament.in_(waiting)))
    now = select(TOURNAMENTS.c.round).where(TOURNAMENTS.c.id == ENTRANTS.c.tournament)
    left = func.coalesce(ENTRANTS.c.left, now.scalar_subquery())
    connection.execute(update(ENTRANTS).where(mine).values(left=left, **values))


def _takes_part(person: str) -> ColumnElement[bool]:
    """Tell of a place in a tournament whether somebody has another one there."""
    other = ENTRANTS.alias()
    return exists().where(other.c.tournament == ENTRANTS.c.tournament, other.c.person == person)


def _taken_out(connection: Connection, table: Table, those: ColumnElement[bool]) -> list[Row[Any]]:
    """Take rows out of a table, and return them."""
    found = list(connection.execute(select(table).where(those)).all())
    connection.execute(delete(table).where(those))
    return found
