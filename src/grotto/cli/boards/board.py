"""What a board in words offers. It is drawn from a view, never from the true state."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from grotto.cli.menu import Menu
from grotto.cli.speech import Speech
from grotto.core.offer import Offer

View = Mapping[str, object]
"""What a viewer may know of a table."""


@dataclass(frozen=True)
class Part:
    """A part of a table that people look at when they want to."""

    name: str
    lines: list[str]


class Board(Protocol):
    """Describes the table of one game."""

    @property
    def private(self) -> bool:
        """Whether answers give secrets away: then people at one screen do not look together."""

    def whole(self, view: View, speech: Speech) -> list[str]:
        """Describe the whole table."""

    def parts(self, view: View, speech: Speech) -> list[Part]:
        """Describe what is too long for the whole table, part by part."""

    def beside_menu(self, view: View, speech: Speech) -> list[str]:
        """Describe what a person wants to see before choosing, and the menu does not say itself."""

    def phase(self, view: View) -> str:
        """Name the part of the game; when it changes, people want to look around again."""

    def mat(self, view: View, seat: int, speech: Speech) -> list[str]:
        """Describe what one seat has, shortly."""

    def menu(self, offers: Sequence[Offer], view: View, speech: Speech) -> Menu:
        """Arrange the answers on offer in the order in which people look for them."""

    def target(self, target: str, speech: Speech) -> str:
        """Name what a refusal speaks of; empty where its sentence always says so itself."""

    def shows(self, kind: str) -> bool:
        """Tell whether events of a kind need not be told: the board shows what came of them."""
