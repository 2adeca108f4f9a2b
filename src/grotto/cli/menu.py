"""Menus: numbered choices in words, a page at a time; some lead to further choices."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Final

from grotto.cli.columns import abreast
from grotto.cli.screen import wrapped
from grotto.core.action import Action

PAGE: Final = 16
"""Lines on one page: every place of a board fits."""
TALL: Final = 20
"""Lines on a page of several columns."""
FEW: Final = 8
"""So few lines need no columns."""
UNBROKEN: Final = 3
"""One of so many lines may be broken to fit into a column."""
NOT_A_NUMBER: Final = "–"


@dataclass(frozen=True)
class Choice:
    """One line of a menu. Answers that differ by a number only share a line."""

    label: str
    answers: Mapping[int, Action]  # by that number; a choice without one has a single answer

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers to choose from, low to high."""
        return tuple(sorted(self.answers))

    def ways_to(self, action: Action) -> Iterator[str]:
        """Yield what to type behind the number of this line."""
        for number, answer in self.answers.items():
            if answer == action:
                yield "" if len(self.answers) == 1 else f" {number}"


def single(label: str, action: Action) -> Choice:
    """Return a choice with one answer."""
    return Choice(label, {0: action})


@dataclass(frozen=True)
class Note:
    """One line of a menu that cannot be chosen."""

    label: str


@dataclass(frozen=True)
class Group:
    """One line of a menu that leads to further choices."""

    label: str
    lines: tuple["Line", ...]
    columns: int = 1  # at most, for these choices

    def opened(self, outer: "Menu", back: str) -> "Menu":
        """Return the menu of these choices, from which one can go back."""
        return Menu(self.lines, Back(back, outer), self.columns)

    def ways_to(self, action: Action) -> Iterator[str]:
        """Yield what to type behind the number of this line."""
        yield from (f" {way}" for way in Menu(self.lines).ways_to(action))


@dataclass(frozen=True)
class Back:
    """The line of a menu that leads back to the one before."""

    label: str
    menu: "Menu"

    def opened(self, outer: "Menu", back: str) -> "Menu":
        """Return the menu before."""
        return self.menu

    def ways_to(self, action: Action) -> Iterator[str]:
        """There is nothing new."""
        yield from ()


Line = Choice | Group | Note
Chosen = Choice | Group | Back


class Menu:
    """What a person may choose from. The choice under 0, if there is one, is to refuse.

    The last lines come one below the other on every page, whatever is turned over above them.
    """

    def __init__(
        self,
        lines: Sequence[Line],
        refuse: Choice | Back | None = None,
        columns: int = 1,
        last: Sequence[Line] = (),
    ) -> None:
        self.lines = tuple(lines)
        self.last = tuple(last)
        self.choices = tuple(
            line for line in (*self.lines, *self.last) if not isinstance(line, Note)
        )
        self.refuse = refuse
        self.columns = columns if len(self.lines) > FEW else 1
        self._shown = 0

    def next_page(self, width: int) -> list[str]:
        """Return the next lines; after the last page comes the first again."""
        start = self._shown if self._shown < len(self.lines) else 0
        numbers = count(1)
        rows = [self._numbered(line, numbers) for line in self.lines][start:]
        last = [self._numbered(line, numbers) for line in self.last]
        columns = _columns(rows, self.columns, width)
        rows = rows[: columns * TALL] if columns > 1 else rows[:PAGE]
        self._shown = start + len(rows)
        refuse = [f"  {0:>{self._digits()}}. {self.refuse.label}"] if self.refuse else []
        return [*_set(rows, columns, width), *last, *refuse]

    def _numbered(self, line: Line, numbers: Iterator[int]) -> str:
        if isinstance(line, Note):
            return f"  {NOT_A_NUMBER:>{self._digits()}}  {line.label}"
        return f"  {next(numbers):>{self._digits()}}. {line.label}"

    def _digits(self) -> int:
        return len(str(len(self.choices)))

    def back(self) -> None:
        """Begin at the first page again."""
        self._shown = 0

    @property
    def hidden(self) -> int:
        """How many lines come after the page shown last."""
        return len(self.lines) - self._shown

    def choice(self, number: int) -> Chosen | None:
        """Return the choice under `number`."""
        if number == 0:
            return self.refuse
        return self.choices[number - 1] if number <= len(self.choices) else None

    def number_of(self, action: Action) -> str:
        """Return what a person types for `action`, such as ``3 2``; empty when it is not here."""
        return next(self.ways_to(action), "")

    def ways_to(self, action: Action) -> Iterator[str]:
        """Yield everything that a person can type for `action`."""
        for number in range(len(self.choices) + 1):
            choice = self.choice(number)
            if choice is not None:
                yield from (f"{number}{way}" for way in choice.ways_to(action))


def _columns(rows: Sequence[str], most: int, width: int) -> int:
    """Return how many columns these lines fit into; for two of them some lines may be broken."""
    for columns in range(most, 1, -1):
        if _fits(rows[: columns * TALL], columns, width):
            return columns
    broken = [row for row in rows if len(row) >= width // 2]
    return min(most, 2 if len(broken) * UNBROKEN <= len(rows) else 1)


def _fits(rows: Sequence[str], columns: int, width: int) -> bool:
    return max(map(len, abreast([[row] for row in rows], columns)), default=0) <= width


def _set(rows: Sequence[str], columns: int, width: int) -> list[str]:
    """Set lines into columns, and break those that are too wide."""
    if columns == 1 or _fits(rows, columns, width):
        return abreast([[row] for row in rows], columns)
    return abreast([wrapped(row, width // columns - 1) for row in rows], columns)
