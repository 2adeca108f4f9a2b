"""Errors of the server, each with a stable code and the HTTP status that goes with it."""

from typing import ClassVar

from grotto.core.errors import TableError


class ServerError(TableError):
    """Base of what the server refuses."""

    code: ClassVar[str] = "server/error"
    status: ClassVar[int] = 400


class NoSuchTable(ServerError):
    """There is no table with this id, or it is not for these eyes."""

    code: ClassVar[str] = "server/no-such-table"
    status: ClassVar[int] = 404

    def __init__(self) -> None:
        super().__init__("there is no such table, or it is private")


class StaleVersion(ServerError):
    """The table has changed since the client looked."""

    code: ClassVar[str] = "server/stale-version"
    status: ClassVar[int] = 409

    def __init__(self, expected: int, found: int) -> None:
        super().__init__(
            f"the table is at version {found}, not {expected}",
            {"expected": expected, "found": found},
        )


class NotSeated(ServerError):
    """Only who sits at the table may do this."""

    code: ClassVar[str] = "server/not-seated"
    status: ClassVar[int] = 403

    def __init__(self) -> None:
        super().__init__("only who sits at this table may do that")


class NotHost(ServerError):
    """Only who made the table may do this."""

    code: ClassVar[str] = "server/not-host"
    status: ClassVar[int] = 403

    def __init__(self) -> None:
        super().__init__("only who made this table may do that")


class SeatTaken(ServerError):
    """Somebody sits there already."""

    code: ClassVar[str] = "server/seat-taken"
    status: ClassVar[int] = 409

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} is taken", {"seat": seat + 1})


class NoSuchSeat(ServerError):
    """The table has no seat with this number."""

    code: ClassVar[str] = "server/no-such-seat"
    status: ClassVar[int] = 404

    def __init__(self, seat: int) -> None:
        super().__init__(f"there is no seat {seat}", {"seat": seat + 1})


class NotAbsent(ServerError):
    """A bot plays only for people who are away for long enough."""

    code: ClassVar[str] = "server/not-absent"
    status: ClassVar[int] = 409

    def __init__(self, seat: int, wait: int) -> None:
        super().__init__(
            f"seat {seat} is not absent; wait {wait} seconds", {"seat": seat + 1, "wait": wait}
        )


class NoSuchMove(ServerError):
    """The game has not come so far."""

    code: ClassVar[str] = "server/no-such-move"
    status: ClassVar[int] = 404

    def __init__(self, move: int, moves: int) -> None:
        super().__init__(f"there is no move {move}, only {moves}", {"move": move, "moves": moves})


class NotAlone(ServerError):
    """Other people play at the table."""

    code: ClassVar[str] = "server/not-alone"
    status: ClassVar[int] = 409

    def __init__(self) -> None:
        super().__init__("other people still play at this table")


class NobodyThere(ServerError):
    """Nobody else sits there, or has said that."""

    code: ClassVar[str] = "server/nobody-there"
    status: ClassVar[int] = 404

    def __init__(self) -> None:
        super().__init__("nobody else sits there, or has said that")


class RematchMade(ServerError):
    """There is a table for another game already."""

    code: ClassVar[str] = "server/rematch-made"
    status: ClassVar[int] = 409

    def __init__(self) -> None:
        super().__init__("there is a table for another game already")


class RecordWithheld(ServerError):
    """A record holds secrets until its game is over."""

    code: ClassVar[str] = "server/record-withheld"
    status: ClassVar[int] = 409

    def __init__(self) -> None:
        super().__init__("the record holds secrets; it is for everybody when the game is over")


class RecordTooLong(ServerError):
    """A record has more moves than we play again at once."""

    code: ClassVar[str] = "server/record-too-long"
    status: ClassVar[int] = 413

    def __init__(self, most: int) -> None:
        super().__init__(f"a record may have {most} moves", {"most": most})


class TableFull(ServerError):
    """No seat is open."""

    code: ClassVar[str] = "server/table-full"
    status: ClassVar[int] = 409

    def __init__(self) -> None:
        super().__init__("every seat of this table is taken")


class WrongMoment(ServerError):
    """It can be done at another time only: before the start, or after the end."""

    code: ClassVar[str] = "server/wrong-moment"
    status: ClassVar[int] = 409

    def __init__(self, moment: str) -> None:
        super().__init__(f"this is not possible while the table is {moment}", {"moment": moment})


class NoNeed(ServerError):
    """It is so already, or nobody has asked for it."""

    code: ClassVar[str] = "server/no-need"
    status: ClassVar[int] = 409

    def __init__(self) -> None:
        super().__init__("it is so already, or nobody has asked")


class OtherRules(ServerError):
    """The table was begun with other rules than we play now."""

    code: ClassVar[str] = "server/other-rules"
    status: ClassVar[int] = 409

    def __init__(self, began: int, now: int) -> None:
        super().__init__(
            f"the table has rules version {began}; here version {now} is played",
            {"began": began, "now": now},
        )


class StorageFailed(ServerError):
    """The database did not answer; nothing was changed."""

    code: ClassVar[str] = "server/storage-failed"
    status: ClassVar[int] = 503

    def __init__(self) -> None:
        super().__init__("the database cannot be written now; nothing was changed")


class NotSignedIn(ServerError):
    """The browser has no session."""

    code: ClassVar[str] = "server/not-signed-in"
    status: ClassVar[int] = 401

    def __init__(self) -> None:
        super().__init__("nobody is signed in; join a table as a guest, or sign in")


class BadMessage(ServerError):
    """What came through a socket cannot be read; `detail` is for who writes clients."""

    code: ClassVar[str] = "server/bad-message"
    status: ClassVar[int] = 400

    def __init__(self, problem: str, detail: str = "") -> None:
        super().__init__(f"{problem} message {detail}", {"problem": problem, "detail": detail})


class PortBusy(ServerError):
    """Another program has the port."""

    code: ClassVar[str] = "server/port-busy"
    status: ClassVar[int] = 500

    def __init__(self, port: int) -> None:
        super().__init__(f"port {port} is busy", {"port": str(port)})


class CannotListen(ServerError):
    """The address is not this machine's, or its port is not for everybody."""

    code: ClassVar[str] = "server/cannot-listen"
    status: ClassVar[int] = 500

    def __init__(self, host: str, port: int) -> None:
        super().__init__(f"cannot listen at {host}, port {port}", {"host": host, "port": str(port)})


class DatabaseTaken(ServerError):
    """Another process serves the same SQLite file."""

    code: ClassVar[str] = "server/database-taken"
    status: ClassVar[int] = 500

    def __init__(self, path: str) -> None:
        super().__init__(f"another process serves {path}", {"path": path})


class NoSuchDatabase(ServerError):
    """What was named is neither a file nor a PostgreSQL; it is not quoted, for its password."""

    code: ClassVar[str] = "server/no-such-database"
    status: ClassVar[int] = 500

    def __init__(self) -> None:
        super().__init__("this is neither a file nor the address of a PostgreSQL")


class CannotWrite(ServerError):
    """The folder of an SQLite file is missing, or not for us."""

    code: ClassVar[str] = "server/cannot-write"
    status: ClassVar[int] = 500

    def __init__(self, path: str) -> None:
        super().__init__(f"{path} cannot be written", {"path": path})


class NewerDatabase(ServerError):
    """A newer Grotto has written the database."""

    code: ClassVar[str] = "server/newer-database"
    status: ClassVar[int] = 500

    def __init__(self) -> None:
        super().__init__("a newer Grotto has written this database")


class DatabaseUnusable(ServerError):
    """The database cannot be opened."""

    code: ClassVar[str] = "server/database"
    status: ClassVar[int] = 500

    def __init__(self, problem: str) -> None:
        super().__init__(f"the database cannot be used: {problem}", {"problem": problem})
