"""What requests say and what responses answer, for the OpenAPI schema."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Name = Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=40)]
Key = Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[\w.:-]+$")]


class Body(BaseModel):
    """A request's body; what it does not know it refuses."""

    model_config = ConfigDict(extra="forbid")


class ClockBody(Body):
    """How much time players have."""

    kind: Literal["none", "bank", "days"] = "none"
    seconds: float = Field(default=0.0, ge=0, le=10_000_000)
    increment: float = Field(default=0.0, ge=0, le=86_400)


class NewTable(Body):
    """A table to be made."""

    game: Annotated[str, StringConstraints(max_length=32)]
    seats: int = Field(ge=1, le=9)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=32)
    visibility: Literal["public", "unlisted", "private"] = "unlisted"
    pace: Literal["live", "correspondence"] = "live"
    clock: ClockBody = ClockBody()
    name: Name  # of who makes it


class TableMade(BaseModel):
    """The new table."""

    id: str


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


class Version(BaseModel):
    """What a command has led to."""

    version: int
