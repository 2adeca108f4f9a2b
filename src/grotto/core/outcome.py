"""Outcomes: the itemised score sheet of every seat, and who ranks where."""

from collections.abc import Mapping
from dataclasses import dataclass

from grotto.core.phrase import Phrase


@dataclass(frozen=True)
class Portion:
    """What a line of a score sheet consists of: so many of a thing, by its id."""

    key: str
    count: int
    points: int | None = None  # None where points are counted for the whole line only


Portions = Mapping[str, tuple[Portion, ...]]
"""What the lines of one score sheet consist of, by item; without those whose phrase says all."""


@dataclass(frozen=True)
class Line:
    """One line of a score sheet."""

    item: str
    points: int
    phrase: Phrase


@dataclass(frozen=True)
class Sheet:
    """The score sheet of one seat; `tie_break` decides between equal totals."""

    lines: tuple[Line, ...]
    tie_break: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The sum of all lines."""
        return sum(line.points for line in self.lines)


@dataclass(frozen=True)
class Mark:
    """A total to be reached by who plays alone, and what reaching it means."""

    points: int
    phrase: Phrase


@dataclass(frozen=True)
class Outcome:
    """The result of a game, or what it would be if the game ended now.

    Who plays against others must rank first to win; who plays alone must reach the lowest mark.
    """

    sheets: tuple[Sheet, ...]
    marks: tuple[Mark, ...] = ()  # the lowest first; empty unless one plays alone

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of every seat."""
        return tuple(sheet.total for sheet in self.sheets)

    @property
    def ranks(self) -> tuple[int, ...]:
        """The rank of every seat from 1; seats which tie to the last share a rank."""
        merits = [(sheet.total, sheet.tie_break) for sheet in self.sheets]
        return tuple(1 + sum(other > merit for other in merits) for merit in merits)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats of rank 1 which reach the lowest mark, if there is one."""
        least = min((mark.points for mark in self.marks), default=None)
        return tuple(
            seat
            for seat, rank in enumerate(self.ranks)
            if rank == 1 and (least is None or self.totals[seat] >= least)
        )

    @property
    def mark(self) -> Mark | None:
        """The highest mark that the best total reaches."""
        best = max(self.totals)
        return max(
            (mark for mark in self.marks if mark.points <= best),
            key=lambda mark: mark.points,
            default=None,
        )
