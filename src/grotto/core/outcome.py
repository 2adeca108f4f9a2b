"""Outcomes: the itemised score sheet of every seat, and who ranks where.

Search makes many of them, so lines and sheets are no dataclasses, which are slow to make compiled.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.phrase import Phrase


@dataclass(frozen=True)
class Portion:
    """What a line of a score sheet consists of: so many of a thing, by its id."""

    key: str
    count: int
    points: int | None = None  # None where points are counted for the whole line only


Portions = Mapping[str, tuple[Portion, ...]]
"""What the lines of one score sheet consist of, by item; without those whose phrase says all."""


@final
@mypyc_attr(acyclic=True)
class Line:
    """One line of a score sheet."""

    __slots__ = ("item", "phrase", "points")

    def __init__(self, item: str, points: int, phrase: Phrase) -> None:
        self.item: Final = item
        self.points: Final = points
        self.phrase: Final = phrase

    def __eq__(self, other: object) -> bool:
        """Two lines are equal when they say the same."""
        if not isinstance(other, Line):
            return False
        same = self.item == other.item and self.points == other.points
        return same and self.phrase == other.phrase

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash((self.item, self.points))

    def __repr__(self) -> str:
        """Show all of it."""
        return f"Line({self.item!r}, {self.points}, {self.phrase!r})"


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """The score sheet of one seat; `tie_break` decides between equal totals."""

    __slots__ = ("lines", "tie_break", "total")

    def __init__(self, lines: tuple[Line, ...], tie_break: tuple[int, ...] = ()) -> None:
        self.lines: Final = lines
        self.tie_break: Final = tie_break
        self.total: Final = sum([line.points for line in lines])

    def __eq__(self, other: object) -> bool:
        """Two sheets are equal when their lines are, and what decides between equal totals."""
        if not isinstance(other, Sheet):
            return False
        return self.lines == other.lines and self.tie_break == other.tie_break

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash((self.lines, self.tie_break))

    def __repr__(self) -> str:
        """Show all of it."""
        return f"Sheet({self.lines!r}, {self.tie_break!r})"


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
