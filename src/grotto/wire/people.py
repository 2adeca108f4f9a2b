"""A person's page: what somebody has played, reached and likes to play against."""

from typing import Literal

from msgspec import Struct

from grotto.wire.bodies import Body, Named, Secret

Seen = Literal["private", "public"]
"""Who sees a page: only oneself, or everybody."""


class PastPlayer(Struct, frozen=True, kw_only=True):
    """A seat of a finished game."""

    name: str  # empty for who does not want to be seen
    level: str  # of a bot
    rank: int
    points: int
    gone: bool  # a bot has played the end for a person
    yours: bool  # of whose page it is


class PastGame(Struct, frozen=True, kw_only=True):
    """A finished game of somebody."""

    table: str  # empty where it is not for everybody's eyes
    game: str
    at: float  # seconds since 1970
    rated: bool
    players: list[PastPlayer]


class History(Struct, frozen=True, kw_only=True):
    """Some finished games, the last first."""

    games: list[PastGame]
    next: str = ""  # ask for `before` this to get more; empty at the end


class Tally(Struct, frozen=True, kw_only=True):
    """What somebody has reached in a game with so many seats."""

    game: str
    seats: int
    played: int
    won: int  # first places; of games alone, none
    best: int  # points
    average: float  # points


class LikedBot(Struct, frozen=True, kw_only=True):
    """A bot that somebody has often played against."""

    game: str
    level: str
    played: int
    won: int  # better ranks than the bot's


class RatingNow(Struct, frozen=True, kw_only=True):
    """How strong somebody is in a game."""

    game: str
    scale: str  # people or bots
    rating: int
    doubt: int  # how much it may be off
    games: int


class PersonPage(Struct, frozen=True, kw_only=True):
    """What is seen of somebody."""

    name: str
    page: Seen
    yours: bool
    ratings: list[RatingNow]
    tallies: list[Tally]
    bots: list[LikedBot]  # those played against most, first


class RatingPoint(Struct, frozen=True, kw_only=True):
    """A rating after a game."""

    at: float  # seconds since 1970
    rating: int
    doubt: int


class RatingCourse(Struct, frozen=True, kw_only=True):
    """How a rating went, the earliest first."""

    game: str
    scale: str
    points: list[RatingPoint]


class ShowPage(Body, frozen=True, kw_only=True):
    """Somebody says who may see their page."""

    page: Seen


class DeleteMe(Named, frozen=True, kw_only=True):
    """Somebody wants to be forgotten: the name is typed again, and the password if there is one."""

    password: Secret | None = None
