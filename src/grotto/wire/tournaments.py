"""Tournaments: how one is made, and what everybody sees of it."""

from typing import Annotated, Final, Literal

from msgspec import Meta as Limits
from msgspec import Struct, field
from msgspec.structs import force_setattr

from grotto.wire.bodies import Body, ClockBody, Named, Unfit
from grotto.wire.frames import Level
from grotto.wire.keys import Key
from grotto.wire.names import is_text

LONGEST_TITLE: Final = 60  # characters
MOST_PLACES: Final = 32
MOST_ROUNDS: Final = 15
MOST_MEETINGS: Final = 4

Format = Literal["knockout", "swiss", "round_robin"]


class NewTournament(Named, frozen=True, kw_only=True):
    """A tournament to be made; `name` is the organiser's."""

    title: Annotated[str, Limits(extra_json_schema={"minLength": 1, "maxLength": LONGEST_TITLE})]
    game: Annotated[str, Limits(max_length=32)]
    options: Annotated[dict[str, bool | int | str], Limits(max_length=32)] = field(
        default_factory=dict
    )
    format: Format = "swiss"
    size: Annotated[int, Limits(ge=2, le=9)] = 2  # seats of a full table
    advance: Annotated[int, Limits(ge=1, le=8)] = 1  # of each table of a knock-out
    rounds: Annotated[int, Limits(ge=0, le=MOST_ROUNDS)] = 0  # Swiss; 0: as many as it needs
    meetings: Annotated[int, Limits(ge=1, le=MOST_MEETINGS)] = 1  # of each two in a round-robin
    places: Annotated[int, Limits(ge=2, le=MOST_PLACES)] = 8
    bots: bool = True  # fill the places that are left, and play on for those who leave
    level: Level = ""  # of these bots; empty for the usual one
    seeding: Literal["lots", "rating"] = "lots"
    visibility: Literal["public", "unlisted"] = "public"
    pace: Literal["live", "correspondence"] = "live"
    clock: ClockBody
    rated: bool = False  # results count for ratings; only accounts take part then
    joins: bool = True  # the organiser takes part
    key: Key | None = None  # asked twice with the same one, the tournament is made once

    def __post_init__(self) -> None:
        super().__post_init__()
        title = self.title.strip()
        if not is_text(title, LONGEST_TITLE):
            raise Unfit("no_name", "title")
        if self.clock.kind == "none":
            raise Unfit("no_clock", "clock")
        if self.advance >= self.size:
            raise Unfit("too_many_advance", "advance")
        force_setattr(self, "title", title)


class JoinTournament(Named, frozen=True, kw_only=True):
    """Somebody wants to take part; who is not known yet becomes a guest of this name."""


class ChangeTournament(Body, frozen=True, kw_only=True):
    """The organiser begins a tournament, or cancels it."""

    status: Literal["playing", "cancelled"]


# ---- what is answered ---------------------------------------------------------------------------


class TournamentCard(Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    title: str
    game: str
    format: Format
    size: int
    status: str  # open, playing, over or cancelled
    round: int  # the last one that was begun
    players: int
    places: int
    organiser: str
    pace: str
    rated: bool
    joined: bool
    changed: float


class TournamentList(Struct, frozen=True, kw_only=True):
    """One's own tournaments, and all that are public."""

    mine: list[TournamentCard]
    public: list[TournamentCard]


class TournamentPlayer(Struct, frozen=True, kw_only=True):
    """Somebody who takes part, where they stand, and by what."""

    number: int
    name: str  # empty for bots
    level: str  # of a bot
    account: bool
    yours: bool
    left: bool
    place: int
    points: float
    opponents: float  # the average of their points
    direct: float  # from meetings with those who have as much
    share: float  # of the best score at one's tables
    survived: int  # rounds of a knock-out
    played: int
    won: int


class TournamentSeat(Struct, frozen=True, kw_only=True):
    """A seat at a table of a tournament."""

    player: int  # the number
    rank: int = 0  # 0 until the game is over
    points: int = 0
    gone: bool = False  # a bot has played the end for a person: that is the last place


class TournamentMatch(Struct, frozen=True, kw_only=True):
    """A table of a round; who is alone there sits the round out."""

    round: int
    table: str  # empty where somebody sits out, and before it is set up
    over: bool
    seats: list[TournamentSeat]


class Tournament(Struct, frozen=True, kw_only=True):
    """All that everybody sees of a tournament; the best players come first."""

    card: TournamentCard
    options: dict[str, str]
    advance: int
    rounds: int  # that will be played; 0 where that is not known
    meetings: int
    bots: bool
    level: str
    seeding: str
    visibility: str
    clock: str
    clock_seconds: float
    clock_increment: float
    yours: bool  # the viewer is the organiser
    table: str  # where the viewer plays now, if anywhere
    players: list[TournamentPlayer]
    matches: list[TournamentMatch]
