"""A cave drawn in lines: cells by their ids, natural walls, built walls and places for walls.

Natural walls are double lines, built walls are thick, and where a wall may still be built the line
is dotted. The notation of a border is made of the two cells beside it, such as ``a3-b3``.
"""

import textwrap
from typing import Final

from grotto.cli.speech import Speech
from grotto.games.cave_vs_cave.components import (
    BORDER_KEYS,
    BORDERS,
    CELL_KEYS,
    CELLS,
    EAST,
    ENTRANCE_CELL,
    EXTRA,
    NORTH,
    OPPOSITE_SIDE,
    ORANGE,
    ROOM_KEYS,
    ROOMS,
    SIDE_KEYS,
    SIDES,
    SOUTH,
    WEST,
)
from grotto.games.cave_vs_cave.view import PlayerView

WIDTH: Final = 18
HEIGHT: Final = 3
COLUMNS: Final = 3
ROWS: Final = 5
EXTRA_PLACE: Final = (1, 2)
"""Where the additional cavern is drawn: beside the second row, and apart from it."""

NATURAL: Final = {NORTH: "═", SOUTH: "═", EAST: "║", WEST: "║"}
BUILT: Final = {NORTH: "━", SOUTH: "━", EAST: "┃", WEST: "┃"}
FREE: Final = {NORTH: "╌", SOUTH: "╌", EAST: "╎", WEST: "╎"}
MOUTH: Final = dict.fromkeys(SIDES, " ")
COLOURS: Final = {True: "●", False: "○"}


def drawn(player: PlayerView, speech: Speech) -> list[str]:
    """Draw a cave."""
    canvas = [[" "] * (WIDTH * COLUMNS + 4) for _ in range(HEIGHT * ROWS + 1)]
    for cell, row in enumerate(CELLS):
        _draw_cell(canvas, player, cell, row.row * HEIGHT, row.column * WIDTH, speech)
    if player["extra"]:
        row_of, column = EXTRA_PLACE
        _draw_cell(canvas, player, EXTRA, row_of * HEIGHT + 1, column * WIDTH + 2, speech)
    return ["".join(line).rstrip() for line in canvas]


Canvas = list[list[str]]
"""Signs by row and column."""


def _draw_cell(
    canvas: Canvas, player: PlayerView, cell: int, top: int, left: int, speech: Speech
) -> None:
    for side in SIDES:
        _draw_side(canvas, side, top, left, _sign(player, cell, side))
    for corner in (top, top + HEIGHT):
        canvas[corner][left] = canvas[corner][left + WIDTH] = "+"
    for number, text in enumerate(cell_text(player, cell, speech), 1):
        for column, sign in enumerate(text, left + 1):
            canvas[top + number][column] = sign


def _draw_side(canvas: Canvas, side: int, top: int, left: int, sign: str) -> None:
    if side in (NORTH, SOUTH):
        row = top if side == NORTH else top + HEIGHT
        canvas[row][left + 1 : left + WIDTH] = sign * (WIDTH - 1)
        return
    column = left if side == WEST else left + WIDTH
    for row in range(top + 1, top + HEIGHT):
        canvas[row][column] = sign


def _sign(player: PlayerView, cell: int, side: int) -> str:
    """Return the sign for one side of a cell."""
    if natural_walls(player, cell) & side:
        return NATURAL[side]
    border = border_at(cell, side)
    if border is None:
        return MOUTH[side] if cell == ENTRANCE_CELL else NATURAL[side]
    return BUILT[side] if border in player["walls"] else FREE[side]


def natural_walls(player: PlayerView, cell: int) -> int:
    """Return the natural walls of a cell; those of the additional cavern depend on how it lies."""
    if cell != EXTRA:
        return CELLS[cell].natural
    return sum(SIDES[SIDE_KEYS.index(key)] for key in player["extra_natural"])


def border_at(cell: int, side: int) -> str | None:
    """Return the id of the border on one side of a cell."""
    for key, border in zip(BORDER_KEYS, BORDERS, strict=True):
        if (border.cell, border.side) == (cell, side):
            return key
        if border.other == cell and OPPOSITE_SIDE[border.side] == side:
            return key
    return None


def cell_text(player: PlayerView, cell: int, speech: Speech) -> list[str]:
    """Write what lies in a cell: its id, and the room with its colour and points."""
    key = CELL_KEYS[cell]
    name = key.upper()
    if key in player["face_down"]:
        food = "+" + speech.line("cave_vs_cave-good", good="food") if CELLS[cell].food else ""
        return [f"{name} ░░░ {food}", ""]
    if key not in player["rooms"]:
        return [name, ""]
    row = ROOMS[ROOM_KEYS.index(player["rooms"][key])]
    label = speech.line("cave_vs_cave-room", room=row.key)
    first, *rest = textwrap.wrap(label, WIDTH - 1 - len(name) - 1)
    mark = f"{COLOURS[row.colour == ORANGE]}{row.points}"
    return [f"{name} {first}", f"   {' '.join([*rest, mark])}"]
