"""Errors of the server: each declares its code, its HTTP status, its sentence and its fields."""

from collections.abc import Callable
from dataclasses import Field, dataclass, fields
from typing import Any, ClassVar, Final, dataclass_transform

from grotto.core.errors import TableError
from grotto.core.phrase import Phrase, Who

_SAID: Final[dict[str, Callable[[int], int | str]]] = {
    "seat": lambda seat: seat + 1,  # people count from one
    "port": str,  # texts would write a number with a separator of thousands
}
"""How texts speak of fields that they do not repeat as they are, by name."""


@dataclass_transform(eq_default=False)
class ServerError(TableError):
    """What the server refuses. Every kind is a dataclass; texts get its fields as arguments."""

    code: ClassVar[str] = "server/error"
    status: ClassVar[int] = 400  # of the answer over HTTP
    sentence: ClassVar[str] = ""  # for programmers, with fields in braces
    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    def __init_subclass__(cls, status: int = 400) -> None:
        cls.status = status
        dataclass(eq=False, repr=False)(cls)

    def __init__(self) -> None:
        details: dict[str, int | str | Who | Phrase] = {
            field.name: self._said(field.name) for field in fields(self)
        }
        super().__init__(self.sentence.format(**details), details)

    def __post_init__(self) -> None:
        ServerError.__init__(self)  # a kind with fields has an `__init__` of its own

    def _said(self, name: str) -> int | str:
        value = getattr(self, name)
        return _SAID[name](value) if name in _SAID else value


# ---- tables -------------------------------------------------------------------------------------


class NoSuchTable(ServerError, status=404):
    """There is no table with this id, or it is not for these eyes."""

    code = "server/no-such-table"
    sentence = "there is no such table, or it is private"


class StaleVersion(ServerError, status=409):
    """The table has changed since the client looked."""

    code = "server/stale-version"
    sentence = "the table is at version {found}, not {expected}"
    expected: int
    found: int


class NotSeated(ServerError, status=403):
    """Only who sits at the table may do this."""

    code = "server/not-seated"
    sentence = "only who sits at this table may do that"


class NoHint(ServerError, status=503):
    """No bot knows an answer in time."""

    code = "server/no-hint"
    sentence = "nobody knows a good answer just now; ask again in a moment"


class NotHost(ServerError, status=403):
    """Only who made the table may do this."""

    code = "server/not-host"
    sentence = "only who made this table may do that"


class SeatTaken(ServerError, status=409):
    """Somebody sits there already."""

    code = "server/seat-taken"
    sentence = "seat {seat} is taken"
    seat: int


class NoSuchSeat(ServerError, status=404):
    """The table has no seat with this number."""

    code = "server/no-such-seat"
    sentence = "there is no seat {seat}"
    seat: int


class TableFull(ServerError, status=409):
    """No seat is open."""

    code = "server/table-full"
    sentence = "every seat of this table is taken"


class NoHintsToday(ServerError, status=409):
    """Everybody plays the deal of the day without help."""

    code = "server/no-hints-today"
    sentence = "nobody gets hints for the deal of the day"


class NoDaily(ServerError, status=404):
    """There is no deal of the day in this game."""

    code = "server/no-daily"
    sentence = "{game} has no deal of the day"
    game: str


class NotAlone(ServerError, status=409):
    """Other people play at the table."""

    code = "server/not-alone"
    sentence = "other people still play at this table"


class NobodyThere(ServerError, status=404):
    """Nobody else has said that."""

    code = "server/nobody-there"
    sentence = "nobody else has said that"


class NotAbsent(ServerError, status=409):
    """A bot plays only for people who are away for long enough."""

    code = "server/not-absent"
    sentence = "seat {seat} is not absent; wait {wait} seconds"
    seat: int
    wait: int


class WrongMoment(ServerError, status=409):
    """It can be done at another time only: before the start, or after the end."""

    code = "server/wrong-moment"
    sentence = "this is not possible while the table is {moment}"
    moment: str


class NoNeed(ServerError, status=409):
    """It is so already, or nobody has asked for it."""

    code = "server/no-need"
    sentence = "it is so already, or nobody has asked"


class NoSuchMove(ServerError, status=404):
    """The game has not come so far."""

    code = "server/no-such-move"
    sentence = "there is no move {move}, only {moves}"
    move: int
    moves: int


class RematchMade(ServerError, status=409):
    """There is a table for another game already."""

    code = "server/rematch-made"
    sentence = "there is a table for another game already"


class RecordWithheld(ServerError, status=409):
    """A record holds secrets until its game is over."""

    code = "server/record-withheld"
    sentence = "the record holds secrets; it is for everybody when the game is over"


class RecordTooLong(ServerError, status=413):
    """A record has more moves than we play again at once."""

    code = "server/record-too-long"
    sentence = "a record may have {most} moves"
    most: int


class OtherRules(ServerError, status=409):
    """The table was begun with rules that we do not have."""

    code = "server/other-rules"
    sentence = "the table has rules version {began}; here version {now} is played"
    began: int
    now: int


class RulesDiffer(ServerError, status=409):
    """The rules of the table have changed though their version has not."""

    code = "server/rules-differ"
    sentence = "by the rules of now the game differs from what was played, from move {move} on"
    move: int


# ---- people -------------------------------------------------------------------------------------


class NotSignedIn(ServerError, status=401):
    """The browser has no session."""

    code = "server/not-signed-in"
    sentence = "nobody is signed in; join a table as a guest, or sign in"


class NoAccount(ServerError, status=403):
    """Guests cannot do this."""

    code = "server/no-account"
    sentence = "only who has an account may do that"


class AccountAlready(ServerError, status=409):
    """Who has an account cannot sign up for another one without signing out."""

    code = "server/account-already"
    sentence = "sign out before you sign up for another account"


class NameTaken(ServerError, status=409):
    """Another account has this name, or one that looks the same."""

    code = "server/name-taken"
    sentence = "the name {name!r} is taken"
    name: str


class BadName(ServerError, status=422):
    """An account cannot have this name."""

    code = "server/bad-name"
    sentence = "a name needs letters or digits, and not too many"


class WrongPassword(ServerError, status=403):
    """There is no such account, or its password is another one: nobody learns which."""

    code = "server/wrong-password"
    sentence = "the name or the password is wrong"


class PasswordTooShort(ServerError, status=422):
    """The password would be guessed."""

    code = "server/password-too-short"
    sentence = "a password has at least {least} characters"
    least: int


# ---- requests and messages ----------------------------------------------------------------------


class NotFound(ServerError, status=404):
    """There is nothing at this address."""

    code = "server/not-found"
    sentence = "there is nothing at this address"


class WrongMethod(ServerError, status=405):
    """The address is right, but it is not used in this way."""

    code = "server/wrong-method"
    sentence = "this address does not know that method"


class BadRequest(ServerError):
    """The request cannot be read."""

    code = "server/bad-request"
    sentence = "the request cannot be read"


class InvalidField(ServerError, status=422):
    """Something in a request is not what it should be."""

    code = "server/invalid"
    sentence = "{field}: {problem}"
    field: str
    problem: str


class BadMessage(ServerError):
    """What came through a socket cannot be read; `detail` is for who writes clients."""

    code = "server/bad-message"
    sentence = "{problem} message {detail}"
    problem: str
    detail: str = ""


class ForeignOrigin(ServerError, status=403):
    """The request comes from a page of somebody else."""

    code = "server/foreign-origin"
    sentence = "only pages of this server may do that; programs say its Origin"


class TooLarge(ServerError, status=413):
    """The request is longer than any should be."""

    code = "server/too-large"
    sentence = "more than {most} bytes"
    most: int


class TooSlow(ServerError, status=408):
    """The request did not arrive in time."""

    code = "server/too-slow"
    sentence = "the request did not arrive in time"


# ---- bounds -------------------------------------------------------------------------------------


class TooManyRequests(ServerError, status=429):
    """Somebody asks too often."""

    code = "server/too-many-requests"
    sentence = "too often; wait {seconds} s"
    seconds: int


class TooManySockets(ServerError, status=429):
    """Somebody has too many tables open at the same time."""

    code = "server/too-many-sockets"
    sentence = "no more than {most} connections are allowed"
    most: int


class TooManyTables(ServerError, status=409):
    """Somebody has made too many tables that are not over."""

    code = "server/too-many-tables"
    sentence = "no more than {most} unfinished tables are allowed"
    most: int


# ---- the server itself --------------------------------------------------------------------------


class OurFault(ServerError, status=500):
    """Something broke in the server; the id stands in its log too."""

    code = "server/our-fault"
    sentence = "something broke: {incident}"
    incident: str


class StorageFailed(ServerError, status=503):
    """The database did not answer; nothing was changed."""

    code = "server/storage-failed"
    sentence = "the database cannot be written now; nothing was changed"


class PortBusy(ServerError, status=500):
    """Another program has the port."""

    code = "server/port-busy"
    sentence = "port {port} is busy"
    port: int


class CannotListen(ServerError, status=500):
    """The address is not this machine's, or its port is not for everybody."""

    code = "server/cannot-listen"
    sentence = "cannot listen at {host}, port {port}"
    host: str
    port: int
