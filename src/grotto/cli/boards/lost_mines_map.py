"""The map of The Lost Mines: the network of paths, drawn with plain letters.

Every space is five letters wide and three lines high. Paths leave through the middle of its sides,
dwarfs stand in its corners, and traps and trolls sit on the border to the east or to the south.
"""

from typing import Final

from grotto.games.lost_mines.components import (
    CARDS,
    CELLS,
    COLUMNS,
    EDGE_KEYS,
    EDGES,
    ROWS,
    SIDES,
    SOUTH,
    START_OPENINGS,
    half_turn,
)
from grotto.games.lost_mines.components import MINES as MINE_ROWS
from grotto.games.lost_mines.view import CardView, LostMinesView

WIDE: Final = 5
HIGH: Final = 3
MIDDLE: Final = 2
CORNERS: Final = ((0, 0), (0, 1), (0, 3), (0, 4), (2, 0), (2, 1), (2, 3), (2, 4))
"""Where the dwarfs on a space are drawn: line and letter."""

FEATURES: Final = {"rocks": "o", "campfire": "*", "tree": "T", "lake": "~", "pit": "U"}
TOOL_LETTERS: Final = {"axe": "a", "boat": "b", "rope": "r"}
MINES: Final = {"gold": "G", "silver": "S", "gems": "D", "dragon": "X"}
STARTS: Final = {"start_blue": "B", "start_yellow": "Y"}
TRAP: Final = "^"
TROLL: Final = "!"

Drawing = list[list[str]]
"""Lines of single letters."""


def map_lines(view: LostMinesView) -> list[str]:
    """Draw the board with the names of columns and rows."""
    drawing = [[" "] * (COLUMNS * WIDE) for _ in range(ROWS * HIGH)]
    for cell in range(len(CELLS)):
        drawing[top(cell) + 1][left(cell) + MIDDLE] = "·"
    for card in view["board"]:
        draw_card(drawing, card, view)
    draw_dwarfs(drawing, view)
    for edge in view["traps"]:
        draw_token(drawing, edge, TRAP)
    for troll in view["trolls"]:
        draw_token(drawing, troll["edge"], TROLL)
    head = "".join(CELLS[column][0].center(WIDE) for column in range(COLUMNS))
    return [f"   {head}".rstrip(), *(_labelled(line, drawing) for line in range(len(drawing)))]


def _labelled(line: int, drawing: Drawing) -> str:
    label = str(line // HIGH + 1) if line % HIGH == 1 else " "
    return f" {label} {''.join(drawing[line])}".rstrip()


def top(cell: int) -> int:
    """Return the first line of a space."""
    return cell // COLUMNS * HIGH


def left(cell: int) -> int:
    """Return the first column of a space."""
    return cell % COLUMNS * WIDE


def draw_card(drawing: Drawing, card: CardView, view: LostMinesView) -> None:
    """Draw the paths of a card and what is special about it."""
    cell = CELLS.index(card["cell"])
    row, column = top(cell), left(cell)
    openings = openings_of(card)
    for side, (line, letters) in enumerate(((0, "2"), (1, "34"), (2, "2"), (1, "01"))):
        if openings >> side & 1:
            for letter in letters:
                drawing[row + line][column + int(letter)] = "│" if side % 2 == 0 else "─"
    drawing[row + 1][column + MIDDLE] = centre_of(card, view)


OPENINGS: Final = {
    **{row.key: row.openings for row in CARDS},
    **{f"mine_{row.key}": row.openings for row in MINE_ROWS},
    **dict.fromkeys(STARTS, START_OPENINGS),
}
FEATURE_OF: Final = {row.key: row.feature for row in CARDS}


def openings_of(card: CardView) -> int:
    """Return the open sides of a card; nobody knows those of a mine face down."""
    openings = OPENINGS.get(card["card"], 0)
    return half_turn(openings) if card["turned"] else openings


def centre_of(card: CardView, view: LostMinesView) -> str:
    """Return the letter in the middle of a card."""
    key = card["card"]
    if key in STARTS:
        return STARTS[key]
    mine = next((mine for mine in view["mines"] if mine["cell"] == card["cell"]), None)
    if mine is not None:
        letter = MINES.get(mine["mine"], "?")
        return letter if mine["open"] else letter.lower()
    if card["tool"]:
        return TOOL_LETTERS[card["tool"]]
    return FEATURES.get(FEATURE_OF[key]) or _crossing(openings_of(card))


def _crossing(openings: int) -> str:
    letters = {side: bool(openings >> number & 1) for number, side in enumerate(SIDES)}
    key = "".join(side for side in SIDES if letters[side])
    return {
        "nesw": "┼", "nes": "├", "nsw": "┤", "esw": "┬", "new": "┴", "ns": "│", "ew": "─",
        "ne": "└", "nw": "┘", "es": "┌", "sw": "┐",
    }[key]  # fmt: skip


def draw_dwarfs(drawing: Drawing, view: LostMinesView) -> None:
    """Draw the numbers of the dwarfs, seat 0 as 1, in the corners of their spaces."""
    taken: dict[str, int] = {}
    for seat, player in enumerate(view["players"]):
        place = taken.get(player["pawn"], 0)
        taken[player["pawn"]] = place + 1
        cell = CELLS.index(player["pawn"])
        line, letter = CORNERS[place % len(CORNERS)]
        drawing[top(cell) + line][left(cell) + letter] = str(seat + 1)


def draw_token(drawing: Drawing, key: str, letter: str) -> None:
    """Draw a trap or a troll on its border."""
    edge = EDGES[EDGE_KEYS.index(key)]
    if edge.side == SOUTH:
        drawing[top(edge.cell) + HIGH - 1][left(edge.cell) + MIDDLE] = letter
    else:
        drawing[top(edge.cell) + 1][left(edge.cell) + WIDE - 1] = letter
