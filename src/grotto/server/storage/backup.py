"""Backup and restore of an SQLite database: whole, consistent, and looked through.

A backup is made while people play: it is the database as it was at one moment, after all that was
acknowledged before. Neither is done before the copy was found sound: SQLite looks through its
pages, and we through its logs, whose chains say whether an entry is missing or was changed.
"""

import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from msgspec import Struct

from grotto.server.log.entries import Entry, chained
from grotto.server.storage.database import newest_schema
from grotto.server.storage.errors import (
    BrokenBackup,
    CannotWrite,
    FileInTheWay,
    NewerDatabase,
    NoSuchFile,
    UsePgDump,
)
from grotto.server.storage.files import BESIDE, alone_with, file_of, open_for_owner

BUSY_SECONDS: Final = 30.0

_VERSIONS: Final = """
    SELECT id FROM tables WHERE version != (
        SELECT coalesce(max(number), 0) FROM log WHERE log."table" = tables.id)
"""
_FIELDS: Final = (
    "number",
    "kind",
    "seat",
    "person",
    "body",
    "at",
    "asked",
    "key",
    "digest",
    "chain",
)
_ENTRIES: Final = f"""
    SELECT "table", {", ".join(f'"{name}"' for name in _FIELDS)} FROM log ORDER BY "table", number
"""  # noqa: S608 (these are our own names)


class Copied(Struct, frozen=True):
    """What a copy holds."""

    tables: int
    entries: int


def back_up(database: str, to: Path) -> Copied:
    """Copy a database into a new file, while a server may be running, and look the copy through.

    Raises:
        UsePgDump: when it is no SQLite file.
        NoSuchFile: when there is none.
        FileInTheWay: when there is a file already where the copy should be.
        CannotWrite: when the copy cannot be written.
        BrokenBackup: when the copy is not sound.
    """
    path = _existing(database)
    if to.exists():
        raise FileInTheWay(str(to))
    part = to.with_name(f".{to.name}.part")
    try:
        part.unlink(missing_ok=True)  # whoever has left it there
        _copy(path, part)
        copied = look_through(part)
        _flush(part)
        part.rename(to)
        _flush(to.parent)
    except OSError as error:
        raise CannotWrite(str(to)) from error
    finally:
        part.unlink(missing_ok=True)
    return copied


def restore(backup: Path, database: str, *, force: bool = False) -> Copied:
    """Make a database what a backup holds; if that fails it stays what it was.

    Raises:
        UsePgDump: when it is no SQLite file.
        NoSuchFile: when there is no backup.
        BrokenBackup: when the backup is not sound.
        NewerDatabase: when a newer Grotto has written it.
        FileInTheWay: when there is a database, and nobody has said that it may go.
        DatabaseTaken: when a server runs on it.
        CannotWrite: when it cannot be written.
    """
    path = file_of(database)
    if path is None:
        raise UsePgDump
    if not backup.is_file():
        raise NoSuchFile(str(backup))
    look_through(backup)
    if path.exists() and path.stat().st_size and not force:
        raise FileInTheWay(str(path))
    with alone_with(database):
        _copy(backup, path)
        return look_through(path)


def look_through(path: Path) -> Copied:
    """Return what a copy holds.

    Raises:
        BrokenBackup: when it is not sound.
        NewerDatabase: when a newer Grotto has written it.
    """
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as opened:
            return _looked_through(path, opened)
    except sqlite3.Error as error:
        raise BrokenBackup(str(path), str(error)) from error


def _looked_through(path: Path, opened: sqlite3.Connection) -> Copied:
    for pragma in ("integrity_check", "foreign_key_check"):
        found = opened.execute(f"PRAGMA {pragma}").fetchone()
        if found not in (None, ("ok",)):
            raise BrokenBackup(str(path), f"{pragma}: {found[0]}")
    (schema,) = opened.execute("SELECT version_num FROM alembic_version").fetchone()
    if schema > newest_schema():
        raise NewerDatabase
    other = opened.execute(_VERSIONS).fetchone()
    if other is not None:
        raise BrokenBackup(str(path), f"table {other[0]} and its log do not agree")
    (tables,) = opened.execute("SELECT count(*) FROM tables").fetchone()
    (entries,) = opened.execute("SELECT count(*) FROM log").fetchone()
    for table in _broken_logs(opened) if schema == newest_schema() else ():
        raise BrokenBackup(str(path), f"the log of table {table} is not whole")
    return Copied(tables, entries)


def _broken_logs(opened: sqlite3.Connection) -> Iterator[str]:
    """Yield the tables whose logs have a gap, or an entry that is not as it was written."""
    table, version, chain = "", 0, ""
    for whose, *fields in opened.execute(_ENTRIES):
        entry = Entry(**dict(zip(_FIELDS, fields, strict=True)))
        if whose != table:
            table, version, chain = whose, 0, ""
        version, chain = version + 1, chained(chain, entry)
        if entry.number != version or entry.chain not in ("", chain):
            yield table


def _existing(database: str) -> Path:
    path = file_of(database)
    if path is None:
        raise UsePgDump
    if not path.is_file():
        raise NoSuchFile(str(path))
    return path


def _copy(source: Path, target: Path) -> None:
    """Copy all pages of a database as they are at one moment; the target is changed at once.

    Raises:
        BrokenBackup: when the source cannot be read.
        CannotWrite: when the target cannot be written.
    """
    os.close(open_for_owner(target))
    with _reading(source) as opened:
        try:
            with closing(_fresh(target)) as copy:
                opened.backup(copy, progress=_patience())
                copy.execute("PRAGMA journal_mode=DELETE")  # nothing of it lies in other files
        except sqlite3.Error as error:
            raise CannotWrite(str(target)) from error


@contextmanager
def _reading(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        opened = sqlite3.connect(path, timeout=BUSY_SECONDS)
        opened.execute("PRAGMA query_only=ON")
        opened.execute("SELECT 1 FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise BrokenBackup(str(path), str(error)) from error
    with closing(opened):
        yield opened


def _fresh(path: Path) -> sqlite3.Connection:
    """Open what will be overwritten; what is no database at all is emptied first."""
    opened = sqlite3.connect(path, timeout=BUSY_SECONDS)
    try:
        opened.execute("PRAGMA journal_mode=DELETE").fetchone()
    except sqlite3.DatabaseError as error:
        opened.close()
        if error.sqlite_errorcode != sqlite3.SQLITE_NOTADB:
            raise
        for ending in BESIDE[1:]:
            Path(f"{path}{ending}").unlink(missing_ok=True)
        os.truncate(path, 0)
        opened = sqlite3.connect(path, timeout=BUSY_SECONDS)
    opened.execute("PRAGMA synchronous=FULL")
    return opened


def _patience() -> Callable[[int, int, int], None]:
    """Return what ends a copy when others do not let go of the file for too long."""
    until = time.monotonic() + BUSY_SECONDS

    def see(status: int, _left: int, _pages: int) -> None:
        if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED) and time.monotonic() > until:
            raise sqlite3.OperationalError

    return see


def _flush(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
