"""Worked examples as small tables; the tests of each chapter play them through."""

from typing import Final

FITS: Final = (
    # room                 cell  built walls            fits
    ("spinning_wheel",     "a3", "",                    True),
    ("grindstone",         "a3", "",                    True),
    ("prospecting_site",   "a3", "",                    True),
    ("food_corner",        "a3", "a3-b3",               False),
    ("food_corner",        "a3", "a2-a3",               True),
    ("tunnel",             "a3", "a3-b3",               True),
    ("tunnel",             "b4", "a4-b4",               True),
    ("tunnel",             "a5", "",                    False),
    ("shelf",              "a3", "a3-b3",               False),
    ("grindstone",         "a1", "",                    True),
    ("grindstone",         "a3", "a3-b3",               False),
    ("grindstone",         "c5", "",                    False),
    ("warehouse",          "a3", "a2-a3",               True),
    ("warehouse",          "c5", "",                    True),
    ("warehouse",          "c5", "b5-c5",               False),
    ("parlor",             "c5", "",                    True),
    ("parlor",             "a1", "",                    False),
    ("parlor",             "a1", "a1-b1",               True),
    ("state_room",         "c5", "",                    True),
    ("state_room",         "c5", "b5-c5",               True),
    ("state_room",         "a1", "",                    False),
    ("treasury",           "c5", "b5-c5",               True),
    ("treasury",           "a1", "a1-b1 a1-a2",         True),
    ("gold_vein",          "a5", "",                    True),
    ("gold_vein",          "a5", "a5-b5",               True),
    ("gold_vein",          "a3", "a3-b3",               False),
    ("junction_room",      "b5", "b4-b5",               True),
    ("wood_storeroom",     "b1", "",                    True),
    ("wood_storeroom",     "b1", "a1-b1",               False),
    ("dungeon",            "b4", "a4-b4 b3-b4",         False),
    ("shelf",              "a3", "",                    True),
    ("food_corner",        "a3", "",                    False),
    ("warehouse",          "a3", "a3-b3",               False),
    ("gold_vein",          "b5", "",                    False),
    ("dungeon",            "b4", "a4-b4 b3-b4 b4-b5",   True),
    ("junction_room",      "b5", "a5-b5",               False),
    ("secret_chamber",     "c5", "",                    False),
    ("bakehouse",          "a1", "a1-a2",               True),
    ("retting_room",       "a3", "a3-b3",               False),
    ("equipment_room",     "b5", "a5-b5",               True),
)  # fmt: skip

ACCESSIBLE: Final = (
    # dug       built walls     by Undermining  accessible
    ("",        "",             False,          "a2 a5 b3 b4"),
    ("",        "a4-b4",        False,          "a2 a5 b3"),
    ("",        "a4-b4",        True,           "a2 a5 b3 b4"),
    ("b4",      "",             False,          "a2 a5 b3 b5"),
    ("b3",      "a3-b3",        True,           "a2 a5 b2 b4"),
    ("b4 b5",   "",             False,          "a2 a5 b3 c5"),
    ("",        "a3-a4",        False,          "a5 b4"),
    ("b3",      "a3-b3",        False,          "a2 a5 b4"),
)  # fmt: skip

ROOM_USES: Final = (
    # room, goods before, answers, goods after
    ("cave_entrance", "none", "gain emmer", "emmer"),
    ("cave_entrance", "none", "gain wood", "wood"),
    ("shelf", "stone+emmer*5+flax*2", "replenish wood*2", "wood*2+stone+emmer*5+flax*2"),
    ("shelf", "stone+emmer*5+flax*2", "replenish stone*2", "stone*2+emmer*5+flax*2"),
    ("shelf", "stone+emmer*5+flax*2", "replenish emmer*2", "stone+emmer*5+flax*2"),
    ("shelf", "stone+emmer*5+flax*2", "replenish flax*2", "stone+emmer*5+flax*2"),
    ("spinning_wheel", "flax*4", "trade flax gold", "flax*3+gold"),
    ("spinning_wheel", "flax*4", "trade flax*3 gold*2", "flax+gold*2"),
    ("tunnel", "stone*2", "gain food*2, gain stone", "stone*3+food*2"),
    ("tunnel", "stone*3", "gain food*2, done", "stone*3+food*2"),
    ("grindstone", "emmer*4+food*4", "trade emmer*4 food*7", "food*9"),
    ("grindstone", "emmer", "trade emmer food*3", "food*3"),
    ("food_corner", "food", "replenish food*3", "food*3"),
    ("food_corner", "food*5", "replenish food*3", "food*5"),
    ("parlor", "stone*3+flax*2+gold*5",
     "replenish wood+stone+emmer+flax+food+gold", "wood+stone*3+emmer+flax*2+food+gold*5"),
    ("warehouse", "food*2", "trade food*2 wood+stone+emmer+flax", "wood+stone+emmer+flax"),
    ("warehouse", "emmer+food",
     "exchange emmer, trade food*2 wood+stone+emmer+flax", "wood+stone+emmer+flax"),
    ("stall", "flax*6", "trade flax*5 gold*4", "flax+gold*4"),
    ("stall", "emmer*5", "trade emmer*5 gold*4", "gold*4"),
    ("sacrificial_altar", "wood+emmer+flax+food", "trade wood+emmer+flax+food gold*3", "gold*3"),
    ("storeroom", "emmer*9+flax*8", "gain emmer+flax+food", "emmer*9+flax*9+food"),
    ("weaving_room", "flax*2", "trade flax*2 food*2+gold*2", "food*2+gold*2"),
    ("furniture_workshop", "wood*2+flax", "trade wood*2+flax gold*3", "gold*3"),
    ("gold_vein", "none", "gain stone+gold", "stone+gold"),
    ("junction_room", "wood+stone+gold", "trade wood+stone+gold gold*2", "gold*2"),
    ("bakehouse", "emmer*2", "trade emmer*2 food*4+gold", "food*4+gold"),
    ("bakehouse", "emmer*3", "trade emmer*3 food*4+gold*2", "food*4+gold*2"),
    ("state_room", "gold*9", "gain flax+gold", "flax+gold*10"),
    ("secret_chamber", "flax*8", "gain flax*3", "flax*9"),
    ("secret_chamber", "none", "gain gold", "gold"),
    ("treasury", "gold*3", "trade gold*3 food+gold*4", "food+gold*4"),
    ("treasury", "gold*19", "trade gold*3 food+gold*4", "food+gold*19"),
)  # fmt: skip

IMPOSSIBLE_USES: Final = (
    # room                 goods                   answer
    ("bakehouse",          "emmer",                "trade emmer*2 food*4+gold"),
    ("treasury",           "gold*2",               "trade gold*3 food+gold*4"),
    ("warehouse",          "food",                 "trade food*2 wood+stone+emmer+flax"),
    ("sacrificial_altar",  "stone*5+emmer+flax+food", "trade wood+emmer+flax+food gold*3"),
    ("stall",              "emmer*4+flax*4",       "trade flax*5 gold*4"),
)  # fmt: skip

ROOMS: Final = (
    # no  room                  colour    cost              walls    points
    (1,   "shelf",              "orange", "wood",           "W1",    3),
    (2,   "spinning_wheel",     "orange", "wood",           "W1",    4),
    (3,   "tunnel",             "orange", "wood",           "W2O",   3),
    (4,   "grindstone",         "orange", "stone",          "W1_2A", 4),
    (5,   "food_corner",        "orange", "stone",          "W2A",   3),
    (6,   "parlor",             "orange", "stone+gold",     "W3",    6),
    (7,   "warehouse",          "orange", "wood*2",         "W1_3",  2),
    (8,   "stall",              "orange", "wood+gold",      "W1_3",  6),
    (9,   "sacrificial_altar",  "orange", "stone*4",        "W1_3",  7),
    (10,  "storeroom",          "orange", "wood*2+gold",    "W2A",   6),
    (11,  "weaving_room",       "orange", "wood*2",         "W2A",   5),
    (12,  "furniture_workshop", "orange", "wood+stone*2",   "W2A_3", 5),
    (13,  "gold_vein",          "orange", "gold*5",         "W2A_3", 9),
    (14,  "junction_room",      "orange", "wood*2",         "W2O",   6),
    (15,  "digging_cave",       "orange", "wood*3+stone",   "W3",    8),
    (16,  "bakehouse",          "orange", "wood+stone*2",   "W3",    6),
    (17,  "state_room",         "orange", "gold*7",         "W3_4",  12),
    (18,  "secret_chamber",     "orange", "wood*2+stone",   "W4",    8),
    (19,  "treasury",           "orange", "gold*3",         "W4",    10),
    (20,  "prospecting_site",   "blue",   "none",           "W1_2A", 5),
    (21,  "retting_room",       "blue",   "stone",          "W1_3",  3),
    (22,  "equipment_room",     "blue",   "wood*2",         "W1_2A", 3),
    (23,  "wood_storeroom",     "blue",   "stone",          "W2A",   2),
    (24,  "dungeon",            "blue",   "stone*3+gold*4", "W4",    11),
)  # fmt: skip

WALL_CLASSES: Final = (
    # class   fits caverns with
    ("W1",    "one"),
    ("W1_2A", "one two_adjacent"),
    ("W1_3",  "one two_adjacent three"),
    ("W2A",   "two_adjacent"),
    ("W2A_3", "two_adjacent three"),
    ("W2O",   "two_opposite"),
    ("W3",    "three"),
    ("W3_4",  "three four"),
    ("W4",    "four"),
)  # fmt: skip

CELLS: Final = (
    # cell  natural walls    neighbours
    ("a1",  "two_adjacent",  "a2 b1"),
    ("b1",  "two_adjacent",  "a1 b2"),
    ("a2",  "one",           "a1 a3 b2"),
    ("b2",  "one",           "a2 b1 b3"),
    ("a3",  "one",           "a2 a4 b3"),
    ("b3",  "one",           "a3 b2 b4"),
    ("a4",  "none",          "a3 a5 b4"),
    ("b4",  "one",           "a4 b3 b5"),
    ("a5",  "two_adjacent",  "a4 b5"),
    ("b5",  "one",           "a5 b4 c5"),
    ("c5",  "three",         "b5"),
)  # fmt: skip

TURN_FOOD: Final = (
    # round  food
    (1,      2),
    (2,      2),
    (3,      2),
    (4,      3),
    (5,      3),
    (6,      3),
    (7,      3),
    (8,      4),
)  # fmt: skip
