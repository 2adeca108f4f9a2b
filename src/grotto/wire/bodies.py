"""Bodies: what requests over HTTP say, and what they are answered."""

from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal

from msgspec import Meta as Limits
from msgspec import Struct
from msgspec.structs import force_setattr

from grotto.wire.frames import Level
from grotto.wire.keys import Key
from grotto.wire.names import LONGEST_NAME, is_name

LONGEST_PASSWORD: Final = 256  # characters
LEAST_SECONDS: Final = 10.0
"""Of a clock: with less nobody can play."""

NO_CHARACTER: Final = "\0"
"""Databases cannot keep it. JSON knows one kind more, halves of pairs, which no decoder takes."""

SeatNumber = Annotated[int, Limits(ge=0, le=8)]
Name = Annotated[str, Limits(extra_json_schema={"minLength": 1, "maxLength": LONGEST_NAME})]
"""Spaces around a name do not count."""


class Unfit(ValueError):
    """A field has the right type, but not a right value; `problem` is a stable word."""

    def __init__(self, problem: str, field: str = "") -> None:
        super().__init__(problem)
        self.problem = problem
        self.field = field  # of the struct that is read; none for the struct as a whole


class Secret:
    """A password: no `repr` and no log shows it."""

    __slots__ = ("_text",)

    def __init__(self, text: str) -> None:
        self._text = text

    def reveal(self) -> str:
        """Return what it is."""
        return self._text


SECRET_SCHEMA: Final[dict[str, Any]] = {
    "type": "string",
    "format": "password",
    "maxLength": LONGEST_PASSWORD,
    "writeOnly": True,
}


def read_custom(kind: type, given: object) -> Secret:
    """Read what msgspec does not know by itself: only secrets.

    Raises:
        Unfit: when it cannot be one.
    """
    assert kind is Secret
    if not isinstance(given, str):
        raise Unfit("string_type")
    if len(given) > LONGEST_PASSWORD:
        raise Unfit("string_too_long")
    if NO_CHARACTER in given:
        raise Unfit("no_text")
    return Secret(given)


def describe_custom(kind: type) -> dict[str, Any]:
    """Return the schema of what msgspec does not know by itself."""
    assert kind is Secret
    return SECRET_SCHEMA


# ---- what is said -------------------------------------------------------------------------------


class Body(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The body of a request; what it does not know it refuses."""

    def __post_init__(self) -> None:
        for field in self.__struct_fields__:
            if any(NO_CHARACTER in text for text in _texts_in(getattr(self, field))):
                raise Unfit("no_text", field)


def _texts_in(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, held in value.items():
            yield key
            yield from _texts_in(held)


class Named(Body, frozen=True, kw_only=True):
    """A body in which people say what they are called."""

    name: Name

    def __post_init__(self) -> None:
        super().__post_init__()
        name = self.name.strip()
        if not name:
            raise Unfit("string_too_short", "name")
        if len(name) > LONGEST_NAME:
            raise Unfit("string_too_long", "name")
        if not is_name(name):
            raise Unfit("no_name", "name")
        force_setattr(self, "name", name)


Experience = Literal["", "newcomers", "experienced"]
"""For whom a table is meant: for anybody, for people who are new to the game, or for others."""


class ClockBody(Body, frozen=True, kw_only=True):
    """How much time players have."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: Annotated[float, Limits(ge=0, le=10_000_000)] = 0.0
    increment: Annotated[float, Limits(ge=0, le=86_400)] = 0.0

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.kind != "none" and self.seconds < LEAST_SECONDS:
            raise Unfit("no_time")


class TableFacts(Named, frozen=True, kw_only=True):
    """What a table is, whatever is played there; `name` is the host's."""

    visibility: Literal["public", "unlisted", "private"] = "unlisted"
    pace: Literal["live", "correspondence"] = "live"
    clock: ClockBody = ClockBody()
    auto_start: bool = False  # begin as soon as every seat is taken
    experience: Experience = ""  # whom it is meant for; anybody may sit down
    delay: Literal[0, 120, 300, 600] = 0  # seconds by which those who look on are behind
    key: Key | None = None  # asked twice with the same one, the table is made once


class NewTable(TableFacts, frozen=True, kw_only=True):
    """A table to be made."""

    game: Annotated[str, Limits(max_length=32)]
    seats: Annotated[int, Limits(ge=1, le=9)]
    options: Annotated[dict[str, bool | int | str], Limits(max_length=32)] = {}
    rated: bool = False  # the result counts for the ratings of those who play


class NewFromRecord(TableFacts, frozen=True, kw_only=True):
    """A table to be made from a record."""

    record: Annotated[str, Limits(max_length=200_000)]


class Join(Named, frozen=True, kw_only=True):
    """A newcomer, or somebody known, sits down."""

    seat: SeatNumber | None = None
    knows_record: bool = False  # one was told that the table goes on from a record
    key: Key


class SeatBot(Body, frozen=True, kw_only=True):
    """A bot shall sit down."""

    level: Level = ""
    seat: SeatNumber | None = None
    key: Key


class Stand(Body, frozen=True, kw_only=True):
    """A seat shall be open again."""

    seat: SeatNumber
    key: Key


class ChangeSeat(Body, frozen=True, kw_only=True):
    """Somebody wants another seat, which is open; every seat has its own colour."""

    seat: SeatNumber
    to: SeatNumber
    key: Key


class Ready(Body, frozen=True, kw_only=True):
    """Somebody may begin, or not yet."""

    seat: SeatNumber
    ready: bool
    key: Key


class Start(Body, frozen=True, kw_only=True):
    """The table shall begin; bots of this level fill it."""

    level: Level = ""
    key: Key


class Once(Body, frozen=True, kw_only=True):
    """Something that is done once, however often it is asked for with this key."""

    key: Key


class Note(Body, frozen=True, kw_only=True):
    """What somebody notes at a table; nobody else sees it."""

    body: Annotated[str, Limits(max_length=10_000)]


class SignUp(Named, frozen=True, kw_only=True):
    """Somebody wants an account."""

    password: Secret


class SignIn(Named, frozen=True, kw_only=True):
    """Somebody has an account."""

    password: Secret
    claim: bool = True  # the seats of the guest whom this browser was until now


class NewName(Named, frozen=True, kw_only=True):
    """Somebody wants another name."""


class NewPassword(Body, frozen=True, kw_only=True):
    """Somebody wants another password."""

    old: Secret
    new: Secret


# ---- what is answered ---------------------------------------------------------------------------


class TableMade(Struct, frozen=True, kw_only=True):
    """The new table; the link to a private one needs the invitation."""

    id: str
    invite: str


class Version(Struct, frozen=True, kw_only=True):
    """What a command has led to."""

    version: int


class Changed(Struct, frozen=True, kw_only=True):
    """It is done, and there is nothing to say about it."""


class Muted(Struct, frozen=True, kw_only=True):
    """Somebody who is not heard."""

    id: str
    name: str


class Known(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Somebody whom the server knows."""

    name: str
    account: bool
    moderator: bool = False


class Me(Struct, frozen=True, kw_only=True):
    """Whom the server takes a browser for; nobody before one makes a table or joins one."""

    person: Known | None


class Reach(Struct, frozen=True, kw_only=True):
    """Whether other people can reach the server, and where, if not where one has found it."""

    others: bool
    origin: str = ""  # such as http://192.168.1.5:8000


class TableSeat(Struct, frozen=True, kw_only=True):
    """A seat of a table in a list: a person's, a bot's, or an open one."""

    name: str
    level: str
    yours: bool
    vacation: float | None = None  # until when somebody is on vacation, in seconds since 1970


class MyTable(Struct, frozen=True, kw_only=True):
    """One of somebody's own tables."""

    id: str
    game: str
    status: str  # as in frames
    changed: float
    your_move: bool
    seats: list[TableSeat]
    from_record: int = 0  # moves of a record that it goes on from
    round: int = 0  # 0 where none is counted
    last_seat: int = -1  # that has chosen something
    slow: bool = False  # people have days for an answer there
    deadline: float | None = None  # until when whoever is asked has time
    rated: bool = False


class GameOption(Struct, frozen=True, kw_only=True):
    """A switch of a game, and the rule that describes it."""

    key: str
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str


class Rung(Struct, frozen=True, kw_only=True):
    """A title of who plays alone, and the points that one needs for it."""

    points: int
    goal: bool  # one has won


class Game(Struct, frozen=True, kw_only=True):
    """A game of the shelf: for how many, with which options and bots."""

    id: str
    seats: list[int]
    options: list[GameOption]
    bots: list[str]
    usual_bot: str
    ladder: list[Rung]  # of who plays alone, the lowest first; most games have none
    lessons: bool  # there is something to learn
    built_in: bool  # the client knows its texts, its rulebook and perhaps its drawing
