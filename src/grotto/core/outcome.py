"""Outcomes: the itemised score sheet of every seat, and who ranks where."""

from dataclasses import dataclass

from grotto.core.phrase import Phrase


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
class Outcome:
    """The result of a game, or what it would be if the game ended now."""

    sheets: tuple[Sheet, ...]

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
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)
