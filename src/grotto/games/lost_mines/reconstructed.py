"""The printed facts of The Lost Mines that could not be established, and what we play with instead.

Everything in this module is reconstructed, and nothing outside it is: the cells of start and mine
spaces, the shapes of start and mine cards, the split of the 40 path cards, of the 23 action cards
and of the 12 treasures, the subjects of the peek cards, and the number of forest tokens. Whoever
has the box open corrects these rows, and the rest follows.
"""

from typing import Final

START_CELLS: Final[tuple[tuple[str, str], ...]] = (("blue", "b3"), ("yellow", "b5"))
MINE_CELLS: Final[tuple[str, ...]] = ("j1", "j3", "j5", "j7")

START_SHAPE: Final = "cross"
MINE_SHAPES: Final[tuple[tuple[str, str], ...]] = (
    ("gold", "t_flat"),
    ("silver", "curve_ne"),
    ("gems", "curve_nw"),
    ("dragon", "t_side"),
)

PATH_SPLIT: Final[tuple[tuple[str, str, int], ...]] = (
    # feature    shape          cards
    ("plain",    "cross",       2),
    ("plain",    "t_side",      2),
    ("plain",    "t_flat",      3),
    ("plain",    "straight_ns", 3),
    ("plain",    "straight_ew", 3),
    ("plain",    "curve_ne",    4),
    ("plain",    "curve_nw",    4),
    ("rocks",    "t_side",      1),
    ("rocks",    "t_flat",      1),
    ("rocks",    "straight_ns", 1),
    ("rocks",    "straight_ew", 1),
    ("rocks",    "curve_ne",    1),
    ("rocks",    "curve_nw",    1),
    ("campfire", "cross",       1),
    ("campfire", "t_flat",      1),
    ("campfire", "curve_ne",    1),
    ("campfire", "curve_nw",    1),
    ("tree",     "cross",       1),
    ("tree",     "t_side",      1),
    ("tree",     "straight_ew", 1),
    ("lake",     "cross",       1),
    ("lake",     "t_side",      1),
    ("lake",     "straight_ew", 1),
    ("pit",      "cross",       1),
    ("pit",      "t_side",      1),
    ("pit",      "straight_ew", 1),
)  # fmt: skip

TOOL_CARDS: Final = 3
"""Of each tool: axe, boat and rope."""

PEEK_CARDS: Final[tuple[tuple[tuple[str, ...], int], ...]] = (
    # one of these subjects   cards
    (("mine", "treasure"),    2),
    (("mine", "dwarf"),       2),
    (("treasure", "dwarf"),   2),
)  # fmt: skip
"""A card may have one, two or three subjects, in the order mine, treasure, dwarf."""

TRAP_CARDS: Final = 3
TROLL_CARDS: Final = 3
STORM_CARDS: Final = 2

TREASURE_VALUES: Final[tuple[tuple[str, tuple[int, ...]], ...]] = (
    ("gold", (1, 2, 3, 4)),
    ("silver", (1, 2, 3, 4)),
    ("gems", (1, 2, 3, 4)),
)

FOREST_TOKENS: Final = 3
"""Of each kind: axe, boat, rope, trap and troll."""
