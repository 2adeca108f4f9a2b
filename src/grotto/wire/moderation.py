"""What people say about each other to those who look after a server, and what these do."""

from typing import Annotated, Final

from msgspec import Meta as Limits
from msgspec import Struct

from grotto.wire.bodies import Body, Named, SeatNumber, Unfit

MOST_DAYS: Final = 3650

Days = Annotated[int, Limits(ge=1, le=MOST_DAYS)]
Line = Annotated[int, Limits(ge=1, le=2_000_000_000)]


class Somebody(Body, frozen=True, kw_only=True):
    """Somebody at a table: who sits there, or who has said something."""

    seat: SeatNumber | None = None
    line: Line | None = None  # of the chat

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.seat is None) == (self.line is None):
            raise Unfit("seat_or_line")


class Mute(Somebody, frozen=True, kw_only=True):
    """One wants to have nothing to do with somebody at a table any more."""


class ReportSomebody(Somebody, frozen=True, kw_only=True):
    """Somebody at a table does what nobody should do."""

    said: Annotated[str, Limits(min_length=1, max_length=1000)]


# ---- what moderators see and do -----------------------------------------------------------------


class ReportedLine(Struct, frozen=True, kw_only=True):
    """Something that was said around a report."""

    number: int
    name: str
    said: str
    at: float
    hidden: bool  # nobody else can read it any more
    reported: bool  # by whom the report is about


class Report(Struct, frozen=True, kw_only=True):
    """A report that nobody has closed."""

    id: str
    at: float
    by: str
    about: str  # the name, as it was at the table
    account: str  # of the same person; empty for guests
    suspended: bool
    said: str
    table: str  # empty when it is gone
    game: str
    status: str  # of the table
    talk: list[ReportedLine]


class Reports(Struct, frozen=True, kw_only=True):
    """Open reports, the oldest first."""

    reports: list[Report]


class Suspend(Body, frozen=True, kw_only=True):
    """Somebody shall stay out for so many days."""

    days: Days


class SuspendAccount(Named, frozen=True, kw_only=True):
    """The account of this name shall stay out for so many days."""

    days: Days


class Pardon(Named, frozen=True, kw_only=True):
    """The account of this name may come in again."""


class Deed(Struct, frozen=True, kw_only=True):
    """Something that was done by a moderator, or from the machine of the server."""

    at: float
    by: str  # empty: from the machine
    what: str  # named, dismissed, closed, suspended, pardoned, hid, closed_table or renamed
    about: str  # the name of a person
    table: str
    said: str  # days, what was reported, or what was hidden


class Deeds(Struct, frozen=True, kw_only=True):
    """What was done, the last first."""

    deeds: list[Deed]
    next: int = 0  # ask for `before` this to get more; 0 at the end
