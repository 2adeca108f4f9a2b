"""What a table is, apart from the game on it."""

from msgspec import Struct

from grotto.wire.texts import Text


class Meta(Struct, frozen=True, kw_only=True):
    """What a table is: it stays nearly the same from its beginning to its end."""

    id: str
    game: str
    seats: int
    options: dict[str, str]
    visibility: str  # public, unlisted or private
    pace: str  # live or correspondence
    clock: str  # none, bank or days
    clock_seconds: float  # in the bank at first, or for one move
    clock_increment: float  # added whenever the turn is passed on
    auto_start: bool  # it begins when every seat is taken
    status: str  # open, playing, over, closed, or frozen when its rules are not at hand
    rules_version: int
    commitment: str
    seed: str  # published at the end; empty before
    host: bool  # whether the viewer may start the table and seat bots
    invite: str = ""  # for the link to a private table; only who sits there gets it
    rematch: str = ""  # the table that follows this one,
    rematch_invite: str = ""  # and the invitation to it
    from_record: int = 0  # moves of a record that the table goes on from: its host may know secrets
    frozen: Text | None = None  # why nobody can play at a frozen table
    rated: bool = False  # the result counts: nothing is taken back, and nobody gets hints
    experience: str = ""  # for whom it is meant: newcomers or experienced; anybody if empty
    delay: int = 0  # seconds after which those who look on see what happens, while it is played
    daily: str = ""  # the day whose deal is played, such as 2026-11-17
    tournament: str = ""  # the one it belongs to; it counts there, as if it were rated
    slow: bool = False  # people have days for an answer there: they may plan ahead
