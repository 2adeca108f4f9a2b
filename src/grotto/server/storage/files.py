"""The file of an SQLite database: for its owner only, and for one process at a time.

The lock is on the file itself, not on its name: whoever comes through another path, a link or
another folder finds it taken too. SQLite's own locks are of another kind and do not mind.
"""

import errno
import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog
from sqlalchemy import make_url

from grotto.server.storage.database import is_shared
from grotto.server.storage.errors import CannotWrite, DatabaseTaken

REPORT: Final = structlog.get_logger()

FOR_OWNER: Final = 0o600
FOLDER_FOR_OWNER: Final = 0o700
OTHERS: Final = 0o077
BESIDE: Final = ("", "-wal", "-shm")
"""What SQLite calls the files of one database."""


def file_of(database: str) -> Path | None:
    """Return the file of an SQLite database; None for other ones."""
    return None if is_shared(database) else Path(make_url(database).database or "")


def open_for_owner(path: Path) -> int:
    """Open a file to read and write; a new one is its owner's alone, whatever is usual here.

    Raises:
        OSError: when that is not possible.
    """
    try:
        made = os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, FOR_OWNER)
    except FileExistsError:
        return os.open(path, os.O_RDWR | os.O_CREAT, FOR_OWNER)  # a link may lead to nothing yet
    os.fchmod(made, FOR_OWNER)
    return made


def make_folder_for_owner(path: Path) -> None:
    """Make a folder with all above it; a new one is its owner's alone.

    Raises:
        OSError: when that is not possible.
    """
    if not path.is_dir():
        path.mkdir(mode=FOLDER_FOR_OWNER, parents=True, exist_ok=True)
        path.chmod(FOLDER_FOR_OWNER)


@contextmanager
def alone_with(database: str) -> Iterator[None]:
    """Keep others away from an SQLite file: two processes would not hear of each other.

    Raises:
        DatabaseTaken: when another process serves it.
        CannotWrite: when there can be no such file.
    """
    path = file_of(database)
    if path is None or path.is_dir():  # whoever opens a folder says what is wrong
        yield
        return
    lock = _lock(path)
    try:
        yield
    finally:
        os.close(lock)


def _lock(path: Path) -> int:
    """Take the lock of a file; it ends with the process, however that ends."""
    try:
        lock = open_for_owner(path)
    except OSError as error:
        raise CannotWrite(str(path)) from error
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        os.close(lock)
        taken = error.errno in (errno.EWOULDBLOCK, errno.EACCES)
        raise (DatabaseTaken(str(path)) if taken else CannotWrite(str(path))) from error
    return lock


def warn_of_others(database: str) -> None:
    """Write down which files of a database others on the machine may read or write."""
    path = file_of(database)
    for name in (f"{path}{ending}" for ending in BESIDE) if path is not None else ():
        if Path(name).is_file() and Path(name).stat().st_mode & OTHERS:
            mode = f"{Path(name).stat().st_mode & 0o777:o}"
            REPORT.warning("others on this machine may open a file", file=name, mode=mode)
