"""Errors of databases, their files and their backups."""

from grotto.server.errors import ServerError, StorageFailed


class DiskFull(StorageFailed, status=507):
    """There is no room for what is to be written; nothing was changed."""

    code = "server/disk-full"
    sentence = "the disk of the database is full; nothing was changed"


class NoSuchDatabase(ServerError, status=500):
    """What was named is neither a file nor a PostgreSQL; it is not quoted, for its password."""

    code = "server/no-such-database"
    sentence = "this is neither a file nor the address of a PostgreSQL"


class DatabaseTaken(ServerError, status=500):
    """Another process serves the same SQLite file."""

    code = "server/database-taken"
    sentence = "another process serves {path}"
    path: str


class CannotWrite(ServerError, status=500):
    """The folder of an SQLite file is missing, or not for us."""

    code = "server/cannot-write"
    sentence = "{path} cannot be written"
    path: str


class NewerDatabase(ServerError, status=500):
    """A newer Grotto has written the database."""

    code = "server/newer-database"
    sentence = "a newer Grotto has written this database"


class DatabaseUnusable(ServerError, status=500):
    """The database cannot be opened."""

    code = "server/database"
    sentence = "the database cannot be used: {problem}"
    problem: str


class FileInTheWay(ServerError, status=500):
    """There is something already where a file should be written."""

    code = "server/file-in-the-way"
    sentence = "there is something at {path} already"
    path: str


class NoSuchFile(ServerError, status=500):
    """There is no database or backup to read."""

    code = "server/no-such-file"
    sentence = "there is no database at {path}"
    path: str


class BrokenBackup(ServerError, status=500):
    """A copy of a database is not sound."""

    code = "server/broken-backup"
    sentence = "{path} is not sound: {problem}"
    path: str
    problem: str


class UsePgDump(ServerError, status=500):
    """PostgreSQL has programs of its own for backups."""

    code = "server/use-pg-dump"
    sentence = "PostgreSQL is backed up by pg_dump, and restored by pg_restore"
