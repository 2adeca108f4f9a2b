"""What requests say and what responses answer, for the OpenAPI schema."""

from typing import Annotated, Final, Literal, Self

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    SecretStr,
    StringConstraints,
    model_validator,
)
from pydantic_core import PydanticCustomError

from grotto.server import passwords
from grotto.server.names import LONGEST, is_name


def _storable(given: object) -> bool:
    """Tell whether there is no character in a value that only looks like one: half, or zero."""
    waiting = [given]
    while waiting:
        part = waiting.pop()
        if isinstance(part, str) and any(map(_is_no_character, part)):
            return False
        if isinstance(part, dict):
            waiting += [*part, *part.values()]
        elif isinstance(part, list):
            waiting += part
    return True


def _is_no_character(sign: str) -> bool:
    return sign == "\0" or "\ud800" <= sign <= "\udfff"


def _name(text: str) -> str:
    if not is_name(text):
        raise PydanticCustomError("no_name", "this cannot be shown as a name")
    return text


Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=LONGEST),
    AfterValidator(_name),
]
Password = Annotated[SecretStr, Field(max_length=passwords.MOST)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]


LEAST_SECONDS: Final = 10.0
"""Of a clock: with less nobody can play."""


class Body(BaseModel):
    """A request's body; what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _is_text(cls, given: object) -> object:
        if not _storable(given):
            raise PydanticCustomError("no_text", "no database can keep such characters")
        return given


class ClockBody(Body):
    """How much time players have."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: float = Field(default=0.0, ge=0, le=10_000_000)
    increment: float = Field(default=0.0, ge=0, le=86_400)

    @model_validator(mode="after")
    def _has_time(self) -> Self:
        if self.kind != "none" and self.seconds < LEAST_SECONDS:
            raise PydanticCustomError("no_time", "nobody can play in so little time")
        return self


class TableFacts(Body):
    """What a table is, whatever is played there."""

    visibility: Literal["public", "unlisted", "private"] = "unlisted"
    pace: Literal["live", "correspondence"] = "live"
    clock: ClockBody = ClockBody()
    auto_start: bool = False  # begin as soon as every seat is taken
    name: Name  # of who makes it
    key: Key | None = None  # asked twice with the same one, the table is made once


class NewTable(TableFacts):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=32)]
    seats: int = Field(ge=1, le=9)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=32)


class NewFromRecord(TableFacts):
    """A table to be made from a record."""

    record: Annotated[str, StringConstraints(max_length=200_000)]


class TableMade(BaseModel):
    """The new table; the link to a private one needs the invitation."""

    id: str
    invite: str


class Join(Body):
    """A newcomer, or somebody known, sits down."""

    name: Name
    seat: int | None = Field(default=None, ge=0, le=8)
    key: Key


class SeatBot(Body):
    """A bot shall sit down."""

    level: Annotated[str, StringConstraints(max_length=16)] = ""
    seat: int | None = Field(default=None, ge=0, le=8)
    key: Key


class Stand(Body):
    """A seat shall be open again."""

    seat: int = Field(ge=0, le=8)
    key: Key


class Start(Body):
    """The table shall begin; bots of this level fill it."""

    level: Annotated[str, StringConstraints(max_length=16)] = ""
    key: Key


class Once(Body):
    """Something that is done once, however often it is asked for with this key."""

    key: Key


class Replacement(Body):
    """A bot shall play for somebody who is absent."""

    seat: int = Field(ge=0, le=8)
    level: Annotated[str, StringConstraints(max_length=16)] = ""
    key: Key


class Mute(Body):
    """Somebody shall not be heard: who sits at a seat, or who has said a line of the chat."""

    seat: int = Field(default=0, ge=0, le=8)
    line: int | None = Field(default=None, ge=1, le=2_000_000_000)


class Muted(BaseModel):
    """Somebody who is not heard."""

    id: str
    name: str


class Note(Body):
    """What somebody notes at a table; nobody else sees it."""

    body: Annotated[str, StringConstraints(max_length=10_000)]


class Version(BaseModel):
    """What a command has led to."""

    version: int


class SignUp(Body):
    """Somebody wants an account."""

    name: Name
    password: Password


class SignIn(Body):
    """Somebody has an account."""

    name: Name
    password: Password
    claim: bool = True  # the seats of the guest whom this browser was until now


class NewName(Body):
    """Somebody wants another name."""

    name: Name


class NewPassword(Body):
    """Somebody wants another password."""

    old: Password
    new: Password


class Known(BaseModel):
    """Somebody whom the server knows."""

    name: str
    account: bool


class Me(BaseModel):
    """Whom the server takes a browser for."""

    person: Known | None


class Changed(BaseModel):
    """It is done, and there is nothing to say about it."""


class TableSeat(BaseModel):
    """A seat of a table in a list: a person's, a bot's, or an open one."""

    name: str
    level: str
    yours: bool


class MyTable(BaseModel):
    """One of somebody's own tables."""

    id: str
    game: str
    status: str
    visibility: str
    pace: str
    version: int
    created: float
    changed: float
    to_act: int
    your_move: bool
    host: bool
    seats: list[TableSeat]


class GameOption(BaseModel):
    """A switch of a game, and the rule that describes it."""

    key: str
    default: bool | int | str
    choices: list[bool | int | str]
    rule: str


class Game(BaseModel):
    """A game of the shelf: for how many, with which options and bots."""

    id: str
    seats: list[int]
    options: list[GameOption]
    bots: list[str]
    built_in: bool  # the client knows its texts, its rulebook and perhaps its drawing


class Problem(BaseModel):
    """Why a request was refused: a stable code, and a text by message id and arguments."""

    type: Literal["problem"]
    key: str
    code: str
    text: dict[str, object]
    version: int
