"""The figures of a report, as plain values: what is told, stored and drawn."""

from dataclasses import asdict, dataclass
from typing import Any

from grotto.arena.stats.labels import Label


@dataclass(frozen=True)
class SeatFigure:
    """How a seat did."""

    seat: int
    wins: float  # the part of all games
    low: float
    high: float
    mean: float
    doubt: float


@dataclass(frozen=True)
class RoundFigure:
    """How points were spread when a round was over, over all seats of all games that had it."""

    number: int
    games: int
    lower: float  # a quarter had less
    median: float
    upper: float  # a quarter had more
    mean: float


@dataclass(frozen=True)
class ItemFigure:
    """Where points come from: the mean of a line of the score sheet."""

    key: str
    label: Label
    mean: float
    winners: float


@dataclass(frozen=True)
class Worth:
    """What it goes with to have a piece, or to open so; no more than that is claimed."""

    key: str
    label: Label
    seats: int  # seats that had it, in all games
    share: float  # the part of all seats
    worth: float | None  # points of the lead, against those without it; None where all had it
    doubt: float | None  # half the 95 % interval
    wins: float
    low: float
    high: float


@dataclass(frozen=True)
class GroupFigure:
    """Pieces of one kind, and what was done with them; `example` is a sentence about it."""

    key: str
    kind: str
    label: Label
    example: Label
    pieces: list[Worth]


@dataclass(frozen=True)
class RuleFigure:
    """How often a rule mattered, by game."""

    rule: str
    label: Label
    asked: float
    chosen: float  # questions with a real choice
    answers: float  # on offer at a question, on average
    refused: float  # questions at which it forbade something one might expect
    games: float  # the part of games in which it did any of this


@dataclass(frozen=True)
class EventFigure:
    """How often something happens in a game."""

    key: str
    example: Label
    per_game: float
    games: float  # the part of games in which it happens


@dataclass(frozen=True)
class Statistics:
    """All that is told about a game at one number of seats."""

    game: str
    rules: int
    seats: int
    games: int
    bots: list[str]  # who played; empty for records
    decisions: float  # questions in a game
    scores: list[tuple[int, int]]  # points of a seat, and how often
    lengths: list[tuple[int, int]]  # rounds of a game, and how often
    by_seat: list[SeatFigure]
    by_round: list[RoundFigure]
    items: list[ItemFigure]
    groups: list[GroupFigure]
    openings: list[Worth]
    by_rule: list[RuleFigure]
    events: list[EventFigure]

    def plain(self) -> dict[str, Any]:
        """Return everything as plain values, ready for JSON."""
        return asdict(self)
