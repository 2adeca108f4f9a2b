"""What stands around games that one plays alone: best scores, and the deal of the day."""

from msgspec import Struct


class BestScore(Struct, frozen=True, kw_only=True):
    """What somebody has reached alone."""

    table: str
    points: int
    at: float  # seconds since 1970
    daily: str = ""  # the day, where it was the deal of one


class SoloScores(Struct, frozen=True, kw_only=True):
    """The best that somebody has reached alone in a game, the highest first."""

    game: str
    played: int  # games that count: by the printed rules, from beginning to end
    best: list[BestScore]


class DailyResult(Struct, frozen=True, kw_only=True):
    """What somebody has reached with the deal of a day."""

    rank: int  # who reached the same share it
    name: str
    account: bool
    points: int
    lead: int  # over the best bot; 0 for who plays alone
    yours: bool
    table: str = ""  # where it can be looked at; nobody can before the day is over


class DailyTry(Struct, frozen=True, kw_only=True):
    """One's own try; there is no other."""

    table: str
    status: str  # as in frames


class DailyGame(Struct, frozen=True, kw_only=True):
    """The deal of a day in one game."""

    game: str
    seats: int  # 1, or 2 for a duel with a bot
    level: str  # of that bot; empty for who plays alone
    finished: int  # how many have played it to its end
    mine: DailyTry | None
    results: list[DailyResult]  # of today; empty until one's own try is over
    yesterday: list[DailyResult]  # the best of them


class Days(Struct, frozen=True, kw_only=True):
    """Today's deals, and who was best yesterday."""

    day: str  # such as 2026-11-17; it begins at midnight in Greenwich
    seconds_left: float
    games: list[DailyGame]
