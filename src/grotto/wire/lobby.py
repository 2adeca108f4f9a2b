"""The lobby: tables as lists show them."""

from msgspec import Struct


class CardSeat(Struct, frozen=True, kw_only=True):
    """A seat in a list."""

    kind: str  # open, person or bot
    name: str = ""
    level: str = ""  # of a bot


class Card(Struct, frozen=True, kw_only=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, str]
    pace: str
    clock: str
    clock_seconds: float
    clock_increment: float
    status: str
    seats: list[CardSeat]
    created: float
    changed: float
    from_record: int = 0  # moves of a record that the table goes on from
    rated: bool = False
    experience: str = ""  # for whom it is meant: newcomers or experienced; anybody if empty


class Lobby(Struct, frozen=True, kw_only=True):
    """Some public tables, those changed last first."""

    tables: list[Card]
    next: str = ""  # ask for `before` this to get more; empty at the end


class FeaturedTable(Struct, frozen=True, kw_only=True):
    """A game that is worth looking at."""

    card: Card
    round: int  # 0 where none is counted, or nobody is to know it yet
    watching: int  # people who look on


class Featured(Struct, frozen=True, kw_only=True):
    """What the first page shows of the games that are played now; often nothing."""

    table: FeaturedTable | None = None
