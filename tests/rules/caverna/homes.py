"""Homes and tables with which many tests of furnishing tiles begin."""

from typing import Final

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, given, seat

_CELLS: Final = ("e3", "e2", "d2", "e1", "d1", "f3", "f2")


def rooms(*tiles: str) -> dict[str, str]:
    """Furnishing tiles in some cells of the mountain; the first cavern, d3, stays empty."""
    return dict(zip(_CELLS[: len(tiles)], tiles, strict=True))


def owning(*tiles: str, goods: str = "none", dwarfs: str = "0 0") -> Player:
    """A home with these furnishing tiles and the first cavern empty."""
    return seat(goods, dwarfs, furnished=rooms(*tiles))


def housework(own: Player, round_: int = 1) -> Table:
    """A dwarf has just been placed on Housework: a dog and/or any furnishing tile."""
    return given(own, round_=round_).turn().play("place housework")
