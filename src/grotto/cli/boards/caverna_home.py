"""A home board drawn in lines: forest to the left, mountain to the right of a double line.

The name of a cell stands in the line above it, with a stable and the dogs that are there. The two
cells of a large pasture have no line between them. Cells over the edge are listed below.
"""

import textwrap
from collections.abc import Sequence
from typing import Final

from grotto.cli.screen import FIRM_SPACE
from grotto.cli.speech import Speech
from grotto.games.caverna.components import GOODS, NOTHING
from grotto.games.caverna.furnishings import FURNISHING_KEYS
from grotto.games.caverna.home_board import (
    BOARD_KEYS,
    COLUMNS,
    FOREST,
    OUTSIDE_KEYS,
    REWARDS,
    ROWS,
    cell_of,
)
from grotto.games.caverna.view import PlayerView

WIDTH: Final = 12
HEIGHT: Final = 2
WIDE: Final = WIDTH + 1
HIGH: Final = HEIGHT + 1
GROUND: Final = {True: "·", False: "░"}
"""Fills a cell that is not covered, by whether it is in the forest."""
STABLE: Final = "⌂"
MOUNTAIN_COLUMN: Final = 3

Canvas = list[list[str]]
"""Signs by row and column."""


def drawn(player: PlayerView, speech: Speech) -> list[str]:
    """Draw a home board."""
    canvas = [[" "] * (WIDE * len(COLUMNS) + 1) for _ in range(HIGH * ROWS + 1)]
    for key in BOARD_KEYS:
        _draw_cell(canvas, player, key, speech)
    for column in (0, len(COLUMNS)):
        _write(canvas, HIGH * ROWS, WIDE * column, "+")
    for column in range(len(COLUMNS)):
        _write(canvas, HIGH * ROWS, WIDE * column, "+" + "─" * WIDTH)
    for pasture in player["large_pastures"]:
        if set(pasture) <= set(BOARD_KEYS):
            _join(canvas, pasture)
    lines = ["".join(row).rstrip().replace(" ", FIRM_SPACE) for row in canvas]
    return [*lines, *_overhanging(player, speech)]


def _draw_cell(canvas: Canvas, player: PlayerView, key: str, speech: Speech) -> None:
    top, left = _corner(key)
    head = " ".join([key.upper(), *_marks(player, key, speech)])
    _write(canvas, top, left, f"+{head:─<{WIDTH}}+")
    wall = "║" if COLUMNS.index(key[0]) == MOUNTAIN_COLUMN else "│"
    ground = " " if key in player["land"] else GROUND[is_forest(key)]
    for number, text in enumerate(_text(player, key, speech), 1):
        filled = f"{text} " if text else ""
        _write(canvas, top + number, left, f"{wall}{filled:{ground}<{WIDTH}}"[:WIDE] + "│")


def is_forest(key: str) -> bool:
    """Tell whether a cell is in the forest half."""
    return bool(FOREST >> cell_of(key) & 1)


def _corner(key: str) -> tuple[int, int]:
    """Return where the drawing of a cell begins."""
    return (int(key[1]) - 1) * HIGH, COLUMNS.index(key[0]) * WIDE


def _write(canvas: Canvas, row: int, column: int, text: str) -> None:
    canvas[row][column : column + len(text)] = text


def _join(canvas: Canvas, pasture: Sequence[str]) -> None:
    """Take away the fence between the two cells of a large pasture."""
    (top, _), (other_top, other_left) = map(_corner, pasture)
    if top == other_top:
        for row in range(top + 1, top + HIGH):
            canvas[row][other_left] = " "
        return
    border = canvas[other_top][other_left + 1 : other_left + WIDE]
    canvas[other_top][other_left + 1 : other_left + WIDE] = [
        " " if sign == "─" else sign for sign in border
    ]


def _marks(player: PlayerView, key: str, speech: Speech) -> list[str]:
    """Name what stands on a cell besides animals: a stable, and dogs."""
    stable = [STABLE] if key in player["stables"] else []
    dogs = sum(stall["dogs"] for stall in player["stalls"] if stall["cell"] == key)
    return [*stable, *([_some("dog", dogs, speech)] if dogs else [])]


def _text(player: PlayerView, key: str, speech: Speech) -> list[str]:
    """Write what a cell is, and below it what is in it."""
    name = wrapped(land_name(player, key, speech))
    contents = [*reward(player, key, speech), *held(player, key, speech)]
    return [name[0], *contents][-HEIGHT:] if contents else [*name, ""][:HEIGHT]


def wrapped(name: str) -> list[str]:
    """Break a name at the width of a cell; a word that is too long is cut."""
    words = [word if len(word) <= WIDTH else f"{word[: WIDTH - 1]}." for word in name.split()]
    return textwrap.wrap(" ".join(words), WIDTH, break_on_hyphens=False)


def land_name(player: PlayerView, key: str, speech: Speech) -> str:
    """Name what a cell is."""
    kind = player["land"].get(key, "forest" if is_forest(key) else "mountain")
    if kind in FURNISHING_KEYS:
        return tile_name(kind, speech)
    return speech.line("cli-caverna-land", kind=kind)


def tile_name(key: str, speech: Speech) -> str:
    """Name a furnishing tile; what tells tiles of one name apart is left out."""
    return speech.line("caverna-furnishing", tile=key).partition(" (")[0]


def reward(player: PlayerView, key: str, speech: Speech) -> list[str]:
    """Name what the first tile on a cell brings."""
    if key in player["land"]:
        return []
    goods = dict(zip(GOODS, REWARDS.get(key, NOTHING), strict=True))
    return [f"+{_some(good, count, speech)}" for good, count in goods.items() if count]


def held(player: PlayerView, key: str, speech: Speech) -> list[str]:
    """Name what is in a cell: animals or crops."""
    crops = [player["crops"][key]] if key in player["crops"] else []
    return [
        *(_some(crop["crop"], crop["count"], speech) for crop in crops),
        *(
            _some(stall["animal"], stall["count"], speech)
            for stall in player["stalls"]
            if stall["cell"] == key and stall["count"]
        ),
    ]


def _some(good: str, count: int, speech: Speech) -> str:
    return speech.line("caverna-stock", good=good, count=count)


def _overhanging(player: PlayerView, speech: Speech) -> list[str]:
    """List the cells over the edge of the board."""
    cells = [_in_words(player, key, speech) for key in OUTSIDE_KEYS if key in player["land"]]
    return [speech.line("cli-caverna-outside", cells="; ".join(cells))] if cells else []


def _in_words(player: PlayerView, key: str, speech: Speech) -> str:
    inside = [*_marks(player, key, speech), *held(player, key, speech)]
    name = f"{key.upper()} {land_name(player, key, speech)}"
    return f"{name} ({', '.join(inside)})" if inside else name
