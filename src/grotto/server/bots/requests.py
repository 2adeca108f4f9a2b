"""What the server asks a thinking process, and what it answers: one line of JSON each."""

from msgspec import Struct

from grotto.core.options import Value


class Think(Struct, frozen=True, kw_only=True):
    """A question to a bot, with the moves of its table, from which the process plays on."""

    table: str
    game: str
    seats: int
    options: dict[str, Value]
    moves: list[str]
    seat: int
    level: str
    luck: int  # so that bots at different tables choose differently between equals


class Thought(Struct, frozen=True, kw_only=True):
    """The answer in notation; empty when there is none, with the problem."""

    action: str = ""
    problem: str = ""
