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


class NoSuchPerson(ServerError, status=404):
    """There is nobody of this name who wants to be seen."""

    code = "server/no-such-person"
    sentence = "there is no such person, or their page is private"


class NoSuchAccount(ServerError, status=404):
    """Nobody has an account of this name."""

    code = "server/no-such-account"
    sentence = "nobody here has an account of this name"


class NoSuchFriendLink(ServerError, status=404):
    """A link of friendship is nobody's: it was replaced, or is not complete."""

    code = "server/no-such-friend-link"
    sentence = "this link leads to nobody any more"


class ThatIsYou(ServerError, status=409):
    """Nobody can be their own friend."""

    code = "server/that-is-you"
    sentence = "that is yourself"


class YouBlockedThem(ServerError, status=409):
    """Nobody invites a person whom they have blocked."""

    code = "server/you-blocked-them"
    sentence = "you have blocked this person"


class HasDeclined(ServerError, status=409):
    """Somebody has declined the invitation to a table, and is not asked again."""

    code = "server/has-declined"
    sentence = "this person has declined"


class NotWaiting(ServerError, status=409):
    """Nobody can be invited to a table that has begun, was closed, or has no open seat."""

    code = "server/not-waiting"
    sentence = "people can be invited while a table waits and has an open seat"


class TooManyInvitations(ServerError, status=409):
    """As many people were invited to a table as there may be."""

    code = "server/too-many-invitations"
    sentence = "no more than {most} people can be invited to one table"
    most: int


class WrongRecoveryCode(ServerError, status=403):
    """A code for recovery opens nothing: it is wrong, used up, or one of before."""

    code = "server/wrong-recovery-code"
    sentence = "the name or the code is wrong, or the code was used before"


class TooManyFriends(ServerError, status=409):
    """Somebody has as many friends as there may be, or has asked as many."""

    code = "server/too-many-friends"
    sentence = "no more than {most} friends are allowed"
    most: int


class Suspended(ServerError, status=403):
    """Those who run the server do not let an account in for a while."""

    code = "server/suspended"
    sentence = "this account cannot come in until {day}"
    day: str


class NoSuchReport(ServerError, status=404):
    """There is no open report of this id."""

    code = "server/no-such-report"
    sentence = "there is no open report {report}"
    report: str


class NotModerator(ServerError, status=403):
    """Only moderators may do this."""

    code = "server/not-moderator"
    sentence = "only moderators may do that"


class ModeratorStays(ServerError, status=403):
    """No moderator keeps another one out."""

    code = "server/moderator-stays"
    sentence = "only those who run the server can keep a moderator out"


class TooManyReports(ServerError, status=409):
    """Somebody has reported more than those who run the server could read."""

    code = "server/too-many-reports"
    sentence = "too many of your reports wait to be read"


class OnVacation(ServerError, status=409):
    """One vacation after the other."""

    code = "server/on-vacation"
    sentence = "you are on vacation already; end it first"


class NotOnVacation(ServerError, status=409):
    """There is nothing to end."""

    code = "server/not-on-vacation"
    sentence = "you are not on vacation"


class TooLongVacation(ServerError, status=409):
    """Everybody has so many days a year."""

    code = "server/too-long-vacation"
    sentence = "{left} days of vacation are left this year"
    left: int


# ---- tournaments --------------------------------------------------------------------------------


class NoSuchTournament(ServerError, status=404):
    """There is no tournament with this id."""

    code = "server/no-such-tournament"
    sentence = "there is no such tournament"


class NoSuchEntrant(ServerError, status=404):
    """Nobody takes part under this number, or whoever asks does not take part."""

    code = "server/no-such-entrant"
    sentence = "nobody like that takes part"


class NotOrganiser(ServerError, status=403):
    """Only who made the tournament may do this."""

    code = "server/not-organiser"
    sentence = "only who made this tournament may do that"


class TournamentNotNow(ServerError, status=409):
    """It can be done at another time only."""

    code = "server/tournament-not-now"
    sentence = "this is not possible while the tournament is {moment}"
    moment: str


class TournamentFull(ServerError, status=409):
    """Every place is taken."""

    code = "server/tournament-full"
    sentence = "every place of this tournament is taken"


class TooFewEntrants(ServerError, status=409):
    """There are not enough players for one table."""

    code = "server/too-few-entrants"
    sentence = "a table needs at least {least} players"
    least: int


class TooManyTournaments(ServerError, status=409):
    """Somebody has made too many tournaments that are not over."""

    code = "server/too-many-tournaments"
    sentence = "no more than {most} unfinished tournaments are allowed"
    most: int
