"""The cave: cells, borders, how caverns are walled, which rooms are accessible [CVC-2].

Only this module knows the shape of the board.
"""

from typing import Final

from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import (
    BOARD_BORDERS,
    BOARD_CELLS,
    BORDERS,
    CELL_COUNT,
    CELLS,
    ENTRANCE_CELL,
    EXTRA,
    EXTRA_NATURAL,
    OPPOSITE_SIDE,
    ROOMS,
    SIDES,
    WALL_CLASSES,
    WALL_KINDS,
)
from grotto.games.cave_vs_cave.player import Player

ALL_SIDES: Final = sum(SIDES)
_OPPOSITES: Final = (5, 10)  # north and south, east and west


def kind_of(sides: int) -> int:
    """Tell how a cavern with these walls is walled, whichever way one looks at it."""
    count = sides.bit_count()
    if count == 2:  # noqa: PLR2004 (two walls are the only number that comes in two kinds)
        return WALL_KINDS.index("two_opposite" if sides in _OPPOSITES else "two_adjacent")
    return {0: 0, 1: 1, 3: 4, 4: 5}[count]


def matches(pattern: str, sides: int) -> bool:
    """Tell whether walls fit a printed pattern, turned in any of the four ways."""
    return any(_fits_turned(pattern[turn:] + pattern[:turn], sides) for turn in range(len(SIDES)))


def _fits_turned(pattern: str, sides: int) -> bool:
    return all(
        sign == "o" or (sign == "r") == bool(sides & side)
        for sign, side in zip(pattern, SIDES, strict=True)
    )


def _rooms_fitting(kind: int) -> int:
    sample = next(sides for sides in range(ALL_SIDES + 1) if kind_of(sides) == kind)
    return sum(
        1 << number
        for number, room in enumerate(ROOMS)
        if room.walls and matches(WALL_CLASSES[room.walls], sample)
    )


FITTING: Final[list[int]] = [_rooms_fitting(kind) for kind in range(len(WALL_KINDS))]
"""The rooms that fit a cavern, by how it is walled."""


def borders_of(cell: int) -> list[tuple[int, int]]:
    """List the borders of a cell, each with the side it is on."""
    own = [(index, border.side) for index, border in enumerate(BORDERS) if border.cell == cell]
    others = [
        (index, OPPOSITE_SIDE[border.side])
        for index, border in enumerate(BORDERS)
        if border.other == cell
    ]
    return own + others


_AROUND: Final[list[int]] = [
    sum(1 << border for border, _ in borders_of(cell)) for cell in range(CELL_COUNT)
]
"""The borders of a cell, as a set."""


def borders_around(cells: int) -> int:
    """Return the borders of a set of cells."""
    borders = 0
    for cell in members(cells):
        borders |= _AROUND[cell]
    return borders


def _kinds_by_walls(cell: int, natural: int) -> dict[int, int]:
    """Work out how a cell is walled, for every set of walls built around it."""
    borders = [(1 << border, side) for border, side in borders_of(cell) if not side & natural]
    kinds: dict[int, int] = {}
    for chosen in range(1 << len(borders)):
        built = [pair for bit, pair in enumerate(borders) if chosen >> bit & 1]
        walls = sum(border for border, _ in built)
        kinds[walls] = kind_of(natural | sum(side for _, side in built))
    return kinds


_KINDS: Final[list[dict[int, int]]] = [
    _kinds_by_walls(cell, row.natural) for cell, row in enumerate(CELLS)
]
_EXTRA_KINDS: Final[list[dict[int, int]]] = [
    _kinds_by_walls(EXTRA, natural) for natural in EXTRA_NATURAL
]


def walls_of(player: Player, cell: int) -> int:
    """Tell how a cavern of a player is walled, natural and built walls together."""
    built = player.walls & _AROUND[cell]
    if cell == EXTRA:
        return _EXTRA_KINDS[player.extra][built]
    return _KINDS[cell][built]


def _open_sides(natural: int) -> int:
    return sum(1 << border for border, side in borders_of(EXTRA) if not side & natural)


_BOARD: Final = (1 << BOARD_BORDERS) - 1
BUILDABLE: Final[list[int]] = [_BOARD] + [
    _BOARD | _open_sides(natural) for natural in EXTRA_NATURAL[1:]
]
"""Where walls may stand: between the cells of the board, and on open sides of the extra cavern."""

_NEXT_TO: Final[list[list[tuple[int, int]]]] = [
    [
        (1 << border, 1 << (BORDERS[border].cell + BORDERS[border].other - cell))
        for border, _ in borders_of(cell)
    ]
    for cell in range(BOARD_CELLS)
]
"""The neighbours of a cell of the board, each with the border to cross."""

_ALL_CELLS: Final = (1 << BOARD_CELLS) - 1


def reached(hidden: int, walls: int) -> int:
    """Return all cells one can walk to from the entrance, and see into, without crossing a wall.

    Face-down rooms stop the walk, but they are seen.
    """
    seen = frontier = 1 << ENTRANCE_CELL
    while frontier:
        lowest = frontier & -frontier
        frontier ^= lowest
        for border, neighbour in _NEXT_TO[lowest.bit_length() - 1]:
            if not walls & border and not seen & neighbour:
                seen |= neighbour
                frontier |= neighbour & ~hidden
    return seen


def accessible(player: Player) -> int:
    """Return the face-down rooms to which an open way leads from the entrance."""
    return player.hidden & reached(player.hidden, player.walls)


def accessible_by_undermining(player: Player, *, all_walls: bool) -> int:
    """Walls do not stop this dig: none on the way [ruling R7], or by option only the last one."""
    hidden = player.hidden
    if all_walls:
        return hidden & reached(hidden, 0)
    beside = 0
    for cell in members(reached(hidden, player.walls) & ~hidden):
        for _, neighbour in _NEXT_TO[cell]:
            beside |= neighbour
    return hidden & beside
