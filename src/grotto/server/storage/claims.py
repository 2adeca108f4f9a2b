"""Claims: what belongs to one person comes to belong to another, all of it or nothing.

Seats change hands through the log of their table, like everything else there.
"""

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.server.storage.notices import LOG as NEW_ENTRIES
from grotto.server.storage.notices import Notice, announce
from grotto.server.storage.schema import CHAT, LOG, MUTES, NOTES, SEATS, TABLES
from grotto.server.tables import entries as log


async def claim_tables(
    connection: AsyncConnection, old: str, account: str, at: float
) -> dict[str, int]:
    """Let an account hold the seats and the tables of somebody; return their new versions.

    Raises:
        IntegrityError: when one of the tables has changed meanwhile; begin anew then.
    """
    seated = select(SEATS.c.table).where(SEATS.c.person == old)
    wanted = select(TABLES.c.id, TABLES.c.version).where(
        or_(TABLES.c.host == old, TABLES.c.id.in_(seated))
    )
    found = (await connection.execute(wanted.order_by(TABLES.c.id))).all()
    for row in found:
        await _claim(connection, row.id, row.version + 1, old, account, at)
    return {row.id: row.version + 1 for row in found}


async def _claim(
    connection: AsyncConnection, table: str, number: int, old: str, account: str, at: float
) -> None:
    row = {"table": table, "number": number, "seat": -1, "at": at}
    entry = {"kind": log.CLAIM, "person": account, "body": old}
    await connection.execute(insert(LOG).values(row | entry))
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(version=number))
    await connection.execute(
        update(TABLES).where(TABLES.c.id == table, TABLES.c.host == old).values(host=account)
    )
    await connection.execute(
        update(SEATS).where(SEATS.c.table == table, SEATS.c.person == old).values(person=account)
    )
    await announce(connection, Notice(NEW_ENTRIES, table, number))


async def move_belongings(connection: AsyncConnection, old: str, new: str) -> None:
    """Let words, notes and mutes of one person be another's."""
    await _move_words(connection, old, new)
    await _move_notes(connection, old, new)
    await _move_mutes(connection, old, new)


async def _move_words(connection: AsyncConnection, old: str, new: str) -> None:
    """A key that both have used stays with the one who keeps the name."""
    other = CHAT.alias()
    both = exists().where(
        other.c.table == CHAT.c.table, other.c.key == CHAT.c.key, other.c.person == new
    )
    await connection.execute(update(CHAT).where(CHAT.c.person == old, both).values(key=None))
    await connection.execute(update(CHAT).where(CHAT.c.person == old).values(person=new))


async def _move_notes(connection: AsyncConnection, old: str, new: str) -> None:
    """Where both have notes, one text follows the other."""
    mine = select(NOTES.c.table, NOTES.c.body).where(NOTES.c.person == new)
    written = {row.table: row.body for row in await connection.execute(mine)}
    theirs = select(NOTES.c.table, NOTES.c.body).where(NOTES.c.person == old)
    for row in (await connection.execute(theirs)).all():
        if row.table in written:
            joined = f"{written[row.table]}\n\n{row.body}"
            own = (NOTES.c.table == row.table, NOTES.c.person == new)
            await connection.execute(update(NOTES).where(*own).values(body=joined))
            await connection.execute(
                delete(NOTES).where(NOTES.c.table == row.table, NOTES.c.person == old)
            )
    await connection.execute(update(NOTES).where(NOTES.c.person == old).values(person=new))


async def _move_mutes(connection: AsyncConnection, old: str, new: str) -> None:
    """Nobody is muted twice, nor by oneself."""
    found = await connection.execute(
        select(MUTES).where(or_(MUTES.c.person.in_((old, new)), MUTES.c.muted.in_((old, new))))
    )
    pairs = {
        (new if row.person == old else row.person, new if row.muted == old else row.muted)
        for row in found
    }
    either = or_(MUTES.c.person.in_((old, new)), MUTES.c.muted.in_((old, new)))
    await connection.execute(delete(MUTES).where(either))
    rows = [{"person": who, "muted": whom} for who, whom in sorted(pairs) if who != whom]
    if rows:
        await connection.execute(insert(MUTES), rows)
