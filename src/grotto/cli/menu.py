"""Menus: numbered choices in words, a page at a time."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from grotto.core.action import Action

PAGE: Final = 16
"""Choices on one page: every place of a board fits."""


@dataclass(frozen=True)
class Choice:
    """One line of a menu. Answers that differ by a number only share a line."""

    label: str
    answers: Mapping[int, Action]  # by that number; a choice without one has a single answer

    @property
    def numbers(self) -> tuple[int, ...]:
        """The numbers to choose from, low to high."""
        return tuple(sorted(self.answers))


def single(label: str, action: Action) -> Choice:
    """Return a choice with one answer."""
    return Choice(label, {0: action})


class Menu:
    """What a person may choose from. The choice under 0, if there is one, is to refuse."""

    def __init__(self, choices: Sequence[Choice], refuse: Choice | None = None) -> None:
        self.choices = tuple(choices)
        self.refuse = refuse
        self._shown = 0

    def next_page(self) -> list[str]:
        """Return the next lines; after the last page comes the first again."""
        start = self._shown if self._shown < len(self.choices) else 0
        self._shown = min(start + PAGE, len(self.choices))
        width = len(str(len(self.choices)))
        lines = [
            f"  {number:>{width}}. {choice.label}"
            for number, choice in enumerate(self.choices[start : self._shown], start + 1)
        ]
        return [*lines, *([f"  {0:>{width}}. {self.refuse.label}"] if self.refuse else [])]

    def back(self) -> None:
        """Begin at the first page again."""
        self._shown = 0

    @property
    def hidden(self) -> int:
        """How many choices come after the page shown last."""
        return len(self.choices) - self._shown

    def choice(self, number: int) -> Choice | None:
        """Return the choice under `number`."""
        if number == 0:
            return self.refuse
        return self.choices[number - 1] if number <= len(self.choices) else None

    def number_of(self, action: Action) -> str:
        """Return what a person types for `action`, such as ``3 2``; empty when it is not here."""
        for number in range(len(self.choices) + 1):
            choice = self.choice(number)
            for count, answer in choice.answers.items() if choice else ():
                if choice and answer == action:
                    return str(number) if len(choice.answers) == 1 else f"{number} {count}"
        return ""
