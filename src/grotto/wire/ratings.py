"""Ratings: how strong people and bots are in a game, and how sure that is."""

from msgspec import Struct


class Ranked(Struct, frozen=True, kw_only=True):
    """A line of a list of the strongest."""

    rank: int
    name: str  # of a person
    level: str  # of a bot
    rating: int
    doubt: int  # how much it may be off
    games: int
    yours: bool


class Board(Struct, frozen=True, kw_only=True):
    """The strongest of a game, among people or against bots."""

    game: str
    scale: str  # people or bots
    players: int  # who have a rating, also those who do not want to be seen
    best: list[Ranked]  # who want to be seen, and oneself
    mine: Ranked | None  # ranked among all


class RatingChange(Struct, frozen=True, kw_only=True):
    """What a game has changed for a seat."""

    seat: int
    scale: str  # people or bots
    before: int | None  # nothing for a newcomer
    after: int
    doubt: int  # how much it may be off
