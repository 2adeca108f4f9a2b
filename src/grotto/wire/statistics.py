"""Statistics of the finished games on a server, by game and number of seats."""

from typing import Literal

from msgspec import Struct

Progress = Literal["none", "waiting", "running", "failed", "done"]
"""How far something has come that is made in the background."""


class CountBySeats(Struct, frozen=True, kw_only=True):
    """How many finished games there are with so many seats."""

    seats: int
    games: int


class StatisticsState(Struct, frozen=True, kw_only=True):
    """How far statistics have come; `done` of all `games` are summed up.

    `report` is HTML in the language that was asked for, of an earlier time while new statistics are
    made. There are none of fewer games than `least`.
    """

    state: Progress
    seats: int
    games: int
    least: int
    choices: list[CountBySeats]
    done: int = 0
    counted: int = 0  # games that the report is about
    made: float = 0.0
    report: str = ""
