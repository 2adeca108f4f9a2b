"""The cave: neighbours, natural walls, and how caverns are walled."""

import pytest

from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import BORDERS, CELL_KEYS, EXTRA, WALL_KINDS
from grotto.games.cave_vs_cave.rules.cave import walls_of
from tests.rules.cave_vs_cave.facts import CELLS
from tests.rules.cave_vs_cave.table import duel, seat


def kind(cell: str, walls: str = "") -> str:
    """How a cell is walled."""
    return WALL_KINDS[walls_of(seat(walls=walls), CELL_KEYS.index(cell))]


@pytest.mark.rule("CVC-2.1")
def test_cells_are_named_by_column_and_row() -> None:
    assert CELL_KEYS[:EXTRA] == ("a1", "b1", "a2", "b2", "a3", "b3", "a4", "b4", "a5", "b5", "c5")


@pytest.mark.rule("CVC-2.2")
@pytest.mark.parametrize(("cell", "_", "neighbours"), CELLS)
def test_cells_are_neighbours_over_borders_only(cell: str, _: str, neighbours: str) -> None:
    pairs = [border.key.split("-") for border in BORDERS if border.other >= 0]
    found = {other for pair in pairs if cell in pair for other in pair} - {cell}

    assert " ".join(sorted(found)) == neighbours


@pytest.mark.rule("CVC-2.3")
@pytest.mark.parametrize(("cell", "natural", "_"), CELLS)
def test_natural_walls_count_as_walls(cell: str, natural: str, _: str) -> None:
    assert kind(cell) == natural


@pytest.mark.rule("CVC-2.3")
def test_no_wall_can_be_built_at_the_mouth_of_the_cave() -> None:
    table = duel(seat()).taking("masonry")

    assert len(table.options("build")) == 14
    assert all("-" in text for text in table.options("build"))


@pytest.mark.rule("CVC-2.4")
def test_two_walls_may_be_adjacent_or_opposite() -> None:
    assert kind("b5", "b4-b5") == "two_opposite"
    assert kind("b5", "a5-b5") == "two_adjacent"


@pytest.mark.rule("CVC-2.4")
def test_rooms_are_not_walls() -> None:
    surrounded = seat(rooms={"a2": "shelf", "b3": "tunnel"})

    assert WALL_KINDS[walls_of(surrounded, CELL_KEYS.index("a3"))] == "one"
    assert members(surrounded.walls) == []
