"""Worked examples as small tables; the tests of each chapter play them through."""

from typing import Final

SETUPS: Final = (
    # players  stacks  boxed tiles
    (2,        2,      14),
    (3,        3,      7),
    (4,        4,      0),
)  # fmt: skip

GATHERINGS: Final = (
    # place              dice          tools      used       good     gained
    ("hunting_grounds",  "1 2 3 4 4",  "",        "",        "food",  7),
    ("hunting_grounds",  "2 4 5",      "1",       "1",       "food",  6),
    ("hunting_grounds",  "1 3",        "1, 1",    "1*2",     "food",  3),
    ("forest",           "2 4 5 6",    "",        "",        "wood",  5),
    ("forest",           "2 4 5 6",    "1",       "1",       "wood",  6),
    ("forest",           "2 6",        "",        "",        "wood",  2),
    ("forest",           "1 1",        "",        "",        "wood",  0),
    ("clay_pit",         "4",          "",        "",        "clay",  1),
    ("clay_pit",         "3 4",        "",        "",        "clay",  1),
    ("quarry",           "4 5 5",      "2, 1, 1", "1",       "stone", 3),
    ("river",            "1 2 4",      "2, 2, 2", "2*3",     "gold",  2),
    ("river",            "5 6",        "",        "",        "gold",  1),
)  # fmt: skip

TOOLS_IN_ORDER: Final = (
    "1", "1, 1", "1, 1, 1",
    "2, 1, 1", "2, 2, 1", "2, 2, 2",
    "3, 2, 2", "3, 3, 2", "3, 3, 3",
    "4, 3, 3", "4, 4, 3", "4, 4, 4",
)  # fmt: skip

CARD_PAYMENTS: Final = (
    # space    payment
    ("card_1", "pay gold"),
    ("card_2", "pay wood+clay"),
    ("card_3", "pay wood*2+gold"),
    ("card_4", "pay wood+clay+stone+gold"),
)  # fmt: skip

WRONG_CARD_PAYMENTS: Final = (
    # space    payment
    ("card_1", "pay wood*2"),
    ("card_2", "pay stone"),
    ("card_3", "pay wood*4"),
    ("card_3", "pay wood*2"),
    ("card_4", "pay wood*2+clay+stone+gold"),
)  # fmt: skip

BUILDING_POINTS: Final = (
    # tile  payment                         points
    ("b01", "pay wood*2+clay",              10),
    ("b17", "pay stone*2+gold",             16),
    ("b18", "pay wood*4",                   12),
    ("b18", "pay gold*4",                   24),
    ("b19", "pay wood+stone*3",             18),
    ("b20", "pay wood*2+clay+stone",        15),
    ("b21", "pay wood+clay+stone+gold",     18),
    ("b22", "pay gold*5",                   30),
    ("b23", "pay wood*4+clay",              16),
    ("b24", "pay wood+clay+gold*3",         25),
    ("b25", "pay wood*2+clay+stone+gold",   21),
    ("b26", "pay gold*7",                   42),
    ("b27", "pay wood",                     3),
    ("b28", "pay wood*3+clay*2+stone+gold", 28),
)  # fmt: skip

WRONG_PRICES: Final = (
    # tile  payment                       reason          rule
    ("b01", "pay wood+clay+stone",        "fixed-cost",   "STA-7.1"),
    ("b01", "pay wood*3+clay",            "fixed-cost",   "STA-7.1"),
    ("b01", "pay wood*2",                 "fixed-cost",   "STA-7.1"),
    ("b18", "pay wood*3+clay",            "exact-kinds",  "STA-7.2"),
    ("b19", "pay stone*4",                "exact-kinds",  "STA-7.2"),
    ("b19", "pay wood*2+clay+stone",      "exact-kinds",  "STA-7.2"),
    ("b19", "pay wood*3+stone*2",         "exact-kinds",  "STA-7.2"),
    ("b25", "pay wood+clay+stone+gold",   "exact-kinds",  "STA-7.2"),
    ("b26", "pay wood*8",                 "one-to-seven", "STA-7.3"),
    ("b26", "pay none",                   "one-to-seven", "STA-7.3"),
)  # fmt: skip

VALUE_RANGES: Final = (
    # tile  least  most
    ("b18", 12,    24),
    ("b19", 13,    23),
    ("b20", 15,    21),
    ("b21", 18,    18),
    ("b22", 15,    30),
    ("b23", 16,    29),
    ("b24", 18,    27),
    ("b25", 21,    24),
    ("b26", 3,     42),
    ("b27", 3,     42),
    ("b28", 3,     42),
)  # fmt: skip

FEEDINGS: Final = (
    # figures  agriculture  food  wood  answer         food left  wood left  points
    (5,        2,           4,    0,    None,          1,         0,         0),
    (5,        8,           0,    0,    None,          3,         0,         0),
    (5,        0,           5,    3,    None,          0,         3,         0),
    (6,        0,           4,    3,    "pay wood*2",  0,         1,         0),
    (6,        0,           4,    3,    "starve",      0,         3,         -10),
    (7,        1,           2,    3,    "starve",      0,         3,         -10),
    (10,       0,           0,    0,    "starve",      0,         0,         -10),
)  # fmt: skip

REFILLS: Final[tuple[tuple[list[str], list[str], list[str]], ...]] = (
    # row before                    revealed           row after
    (["c01", "", "", "c04"],        ["c11", "c12"],    ["c01", "c04", "c11", "c12"]),
    (["c01", "", "c03", ""],        ["c12", "c11"],    ["c01", "c03", "c12", "c11"]),
    (["", "c02", "c03", "c04"],     ["c11"],           ["c02", "c03", "c04", "c11"]),
    (["c01", "c02", "c03", "c04"],  [],                ["c01", "c02", "c03", "c04"]),
)  # fmt: skip

CULTURES: Final = (
    # cards with symbols                                        first set  second set
    ("c01",                                                     1,         0),
    ("c01 c02",                                                 4,         0),
    ("c01 c11",                                                 1,         1),
    ("c01 c02 c03",                                             9,         0),
    ("c01 c02 c03 c04 c12",                                     25,        0),
    ("c01 c02 c03 c04 c12 c13",                                 36,        0),
    ("c01 c11 c02 c32 c03 c04 c12 c13",                         36,        4),
    ("c01 c02 c03 c04 c12 c13 c26",                             49,        0),
    ("c02 c32 c12 c36 c01 c11 c23 c29",                         16,        16),
    ("c01 c02 c03 c04 c12 c13 c23 c26",                         64,        0),
    ("c01 c02 c03 c04 c11 c12 c13 c14 c18 c23 c26 c27 c29 c30 c32 c36", 64, 64),
)  # fmt: skip
