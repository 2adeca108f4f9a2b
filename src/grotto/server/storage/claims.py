"""Claims: what belongs to one person comes to belong to another, all of it or nothing.

Seats change hands through the log of their table, like everything else there.
"""

import msgspec
from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from grotto.server.log import entries as log
from grotto.server.log.entries import Entry
from grotto.server.storage.schema import CHAT, LOG, MUTES, NOTES, SEATS, TABLES
from grotto.server.storage.signals import LOG as NEW_ENTRIES
from grotto.server.storage.signals import MUTES as NEW_MUTES
from grotto.server.storage.signals import Signal, announce


async def claim_tables(
    connection: AsyncConnection, old: str, account: str, at: float
) -> dict[str, int]:
    """Let an account hold the seats and the tables of somebody; return their new versions.

    Raises:
        IntegrityError: when one of the tables has changed meanwhile; begin anew then.
    """
    seated = select(SEATS.c.table).where(SEATS.c.person == old)
    wanted = select(TABLES.c.id, TABLES.c.version, TABLES.c.to_act).where(
        or_(TABLES.c.host == old, TABLES.c.id.in_(seated))
    )
    found = (await connection.execute(wanted.order_by(TABLES.c.id))).all()
    for row in found:
        entry = Entry(
            number=row.version + 1,
            kind=log.CLAIM,
            person=account,
            body=old,
            at=at,
            asked=row.to_act,
        )
        await _claim(connection, row.id, entry)
    return {row.id: row.version + 1 for row in found}


async def _claim(connection: AsyncConnection, table: str, entry: Entry) -> None:
    row = {"table": table, **msgspec.structs.asdict(entry)}
    await connection.execute(insert(LOG).values(row))
    this, old = TABLES.c.id == table, entry.body
    await connection.execute(update(TABLES).where(this).values(version=entry.number))
    hosted = update(TABLES).where(this, TABLES.c.host == old)
    await connection.execute(hosted.values(host=entry.person))
    seated = update(SEATS).where(SEATS.c.table == table, SEATS.c.person == old)
    await connection.execute(seated.values(person=entry.person))
    await announce(connection, Signal(NEW_ENTRIES, table, entry.number))


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
    found = (await connection.execute(select(NOTES).where(NOTES.c.person.in_((old, new))))).all()
    texts: dict[tuple[str, int], list[str]] = {}
    for row in sorted(found, key=lambda row: row.person == old):
        texts.setdefault((row.table, row.seat), []).append(row.body)
    await connection.execute(delete(NOTES).where(NOTES.c.person.in_((old, new))))
    rows = [
        {"table": table, "seat": seat, "person": new, "body": "\n\n".join(parts)}
        for (table, seat), parts in texts.items()
    ]
    if rows:
        await connection.execute(insert(NOTES), rows)


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
    for who in {who for who, _ in pairs}:
        await announce(connection, Signal(NEW_MUTES, who, 0))
