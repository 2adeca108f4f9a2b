"""Worked examples as small tables; the tests of each chapter play them through."""

from typing import Final

SETUPS: Final = (
    # players  loyal  pool  undealt  hand  treasures  pile
    (3,        1,     6,    3,       5,    3,         38),
    (4,        1,     6,    2,       5,    4,         33),
    (5,        2,     8,    3,       5,    5,         28),
    (6,        2,     8,    2,       5,    6,         23),
    (7,        3,     10,   3,       4,    7,         25),
    (8,        3,     10,   2,       4,    8,         21),
    (9,        3,     10,   1,       4,    9,         17),
)  # fmt: skip

SHAPES: Final = (
    # shape          upright  turned  cards
    ("cross",        "nesw",  "nesw", 6),
    ("t_side",       "nes",   "nsw",  6),
    ("t_flat",       "esw",   "new",  5),
    ("straight_ns",  "ns",    "ns",   4),
    ("straight_ew",  "ew",    "ew",   7),
    ("curve_ne",     "ne",    "sw",   6),
    ("curve_nw",     "nw",    "es",   6),
)  # fmt: skip

FEATURES: Final = {"plain": 21, "rocks": 6, "campfire": 4, "tree": 3, "lake": 3, "pit": 3}

ACTIONS: Final = {
    "axe": 3, "boat": 3, "rope": 3,
    "peek_mine_treasure": 2, "peek_mine_dwarf": 2, "peek_treasure_dwarf": 2,
    "trap": 3, "troll": 3, "thunderstorm": 2,
}  # fmt: skip

STRAIGHT: Final[dict[str, str]] = {"c3": "plain_straight_ew"}
"""A straight path from west to east beside the blue start card."""

PLACEMENTS: Final[tuple[tuple[dict[str, str], str, str, str], ...]] = (
    # board   card                 space  reason
    ({},       "plain_straight_ew", "f4", "not-adjacent"),
    (STRAIGHT, "plain_straight_ns", "d3", "edge-mismatch"),
    (STRAIGHT, "plain_straight_ew", "c4", "no-continuation"),
    ({},       "plain_straight_ns", "b4", ""),
    ({},       "plain_straight_ew", "b4", "edge-mismatch"),
    ({},       "plain_cross",       "a3", ""),
    ({},       "plain_straight_ns", "c3", "edge-mismatch"),
    ({},       "plain_straight_ew", "i3", ""),
    ({},       "plain_straight_ns", "i3", "no-continuation"),
    ({},       "plain_cross",       "b5", "occupied"),
    ({},       "plain_cross",       "j7", "occupied"),
    ({},       "plain_cross",       "c4", "not-adjacent"),
)  # fmt: skip

SCORINGS: Final = (
    # name, then for each player: clan, role, finds, dragon, points
    ("shares and the dragon", (
        ("yellow", "loyal",    (4,),   False, 4),
        ("yellow", "loyal",    (4,),   False, 4),
        ("blue",   "loyal",    (3,),   True,  0),
        ("blue",   "loyal",    (1,),   False, 2),
        ("yellow", "saboteur", (4,),   False, 4),
        ("blue",   "selfish",  (3,),   False, 3),
    )),
    ("a remainder that two share", (
        ("blue",   "loyal",    (4,),   False, 4),
        ("blue",   "loyal",    (4,),   False, 4),
        ("blue",   "loyal",    (3,),   False, 3),
    )),
    ("a remainder that is lost", (
        ("blue",   "loyal",    (4,),   False, 3),
        ("blue",   "loyal",    (4, 2), False, 3),
        ("blue",   "loyal",    (),     False, 3),
    )),
    ("the dragon takes one point where there is one", (
        ("yellow", "loyal",    (2,),   False, 1),
        ("yellow", "loyal",    (),     True,  0),
    )),
    ("the dragon takes nothing where there is nothing", (
        ("yellow", "loyal",    (),     True,  0),
        ("blue",   "loyal",    (3,),   False, 3),
    )),
    ("the dragon takes from a selfish dwarf", (
        ("blue",   "selfish",  (3, 2), True,  3),
        ("blue",   "loyal",    (),     False, 0),
    )),
    ("a selfish dwarf gets no share", (
        ("blue",   "selfish",  (),     False, 0),
        ("blue",   "loyal",    (4,),   False, 3),
        ("blue",   "loyal",    (1,),   False, 2),
    )),
    ("saboteurs change sides", (
        ("blue",   "saboteur", (4,),   False, 3),
        ("yellow", "saboteur", (1,),   False, 2),
        ("blue",   "loyal",    (3,),   False, 2),
        ("yellow", "loyal",    (1,),   False, 2),
    )),
)  # fmt: skip
