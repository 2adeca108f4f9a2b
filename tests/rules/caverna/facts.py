"""What is printed in the box, as small tables that were written down independently."""

from typing import Final

SPACES: Final = (
    # space                       players    empty               then              words
    ("ruby_mining",               "1234567", "ruby",             "ruby",           "single"),
    ("housework",                 "1234567", "none",             "none",           "and/or"),
    ("slash_and_burn",            "1234567", "none",             "none",           "then/or"),
    ("drift_mining_1",            "23",      "stone",            "stone",          "and/or"),
    ("excavation_1",              "123",     "stone",            "stone",          "and/or"),
    ("starting_player_1",         "23",      "food",             "food",           "single"),
    ("logging_1",                 "123",     "wood*3",           "wood",           "then/or"),
    ("supplies",                  "23",      "none",             "none",           "single"),
    ("ore_mining_1",              "123",     "ore*2",            "ore",            "single"),
    ("wood_gathering",            "123",     "wood",             "wood",           "single"),
    ("clearing_1",                "23",      "wood",             "wood",           "and/or"),
    ("sustenance_1",              "123",     "food",             "food",           "and/or"),
    ("drift_mining_2",            "4567",    "stone*2",          "stone*2",        "and/or"),
    ("excavation_2",              "4567",    "stone*2",          "stone",          "and/or"),
    ("starting_player_2",         "4567",    "food",             "food",           "single"),
    ("imitation_basic",           "4567",    "none",             "none",           "single"),
    ("logging_2",                 "4567",    "wood*3",           "wood*3",         "then/or"),
    ("growth",                    "4567",    "none",             "none",           "either"),
    ("ore_mining_2",              "4567",    "ore*3",            "ore*2",          "single"),
    ("forest_exploration_2",      "4567",    "wood*2",           "wood",           "single"),
    ("clearing_2",                "4567",    "wood*2",           "wood*2",         "and/or"),
    ("sustenance_2",              "4567",    "grain",            "vegetable",      "and/or"),
    ("strip_mining",              "3",       "ore",              "stone",          "single"),
    ("imitation_3",               "3",       "none",             "none",           "single"),
    ("forest_exploration_1",      "3",       "wood",             "wood",           "single"),
    ("large_depot",               "7",       "wood*2+stone+ore", "wood+stone+ore", "single"),
    ("imitation_7",               "7",       "none",             "none",           "single"),
    ("extension",                 "7",       "none",             "none",           "either"),
    ("depot_5",                   "5",       "wood+ore",         "wood+ore",       "single"),
    ("small_scale_drift_mining",  "5",       "none",             "none",           "and/or"),
    ("weekly_market_5",           "5",       "none",             "none",           "then/or"),
    ("imitation_5",               "5",       "none",             "none",           "single"),
    ("hardware_rental_5",         "5",       "none",             "none",           "then/or"),
    ("fence_building_5",          "5",       "wood",             "wood",           "then/or"),
    ("depot_67",                  "67",      "wood+ore",         "wood+ore",       "single"),
    ("drift_mining_67",           "67",      "stone",            "stone",          "and/or"),
    ("weekly_market_67",          "67",      "none",             "none",           "then/or"),
    ("imitation_67",              "67",      "none",             "none",           "single"),
    ("hardware_rental_67",        "67",      "none",             "none",           "then/or"),
    ("fence_building_67",         "67",      "wood*2",           "wood",           "then/or"),
    ("blacksmithing",             "1234567", "none",             "none",           "then/or"),
    ("ore_mine_construction",     "1234567", "none",             "none",           "then/or"),
    ("sheep_farming",             "1234567", "sheep",            "sheep",          "then/or"),
    ("wish_for_children",         "1234567", "none",             "none",           "either"),
    ("donkey_farming",            "1234567", "donkey",           "donkey",         "then/or"),
    ("ruby_mine_construction",    "1234567", "none",             "none",           "either"),
    ("ore_delivery",              "1234567", "stone+ore",        "stone+ore",      "single"),
    ("family_life",               "1234567", "none",             "none",           "and/or"),
    ("exploration",               "34567",   "none",             "none",           "single"),
    ("ore_trading",               "1234567", "none",             "none",           "single"),
    ("adventure",                 "1234567", "none",             "none",           "then/or"),
    ("ruby_delivery",             "1234567", "ruby*2",           "ruby",           "single"),
    ("urgent_wish_for_children",  "",        "none",             "none",           "either"),
)  # fmt: skip
"""What an empty space receives, what is added to one that is not, and the words between parts."""

PRINTED: Final = (
    # players, spaces on the boards
    (1, 8), (2, 12), (3, 15), (4, 13), (5, 19), (6, 19), (7, 22),
)  # fmt: skip

FEES: Final = (
    # players, food for each Imitation
    (1, ""), (2, ""), (3, "4"), (4, "2"), (5, "2 4"), (6, "2 1"), (7, "2 1 0"),
)  # fmt: skip

STAGES: Final = (
    # stage  cards
    (1,      "blacksmithing ore_mine_construction sheep_farming"),
    (2,      "wish_for_children donkey_farming ruby_mine_construction"),
    (3,      "ore_delivery family_life exploration"),
    (4,      "ore_trading adventure ruby_delivery"),
)  # fmt: skip

STARTING_FOOD: Final = (
    # players, food clockwise from the starting player
    (2, [1, 1]),
    (3, [1, 1, 2]),
    (4, [1, 1, 2, 3]),
    (5, [1, 1, 2, 3, 3]),
    (6, [1, 1, 2, 3, 3, 3]),
    (7, [1, 1, 2, 3, 3, 3, 3]),
)

FURNISHINGS: Final = (
    # no  tile                    colour    cost                 points game
    (1,   "dwelling",             "orange", "wood*4+stone*3",    3,     "both"),
    (2,   "simple_dwelling_a",    "orange", "wood*4+stone*2",    0,     "both"),
    (3,   "simple_dwelling_b",    "orange", "wood*3+stone*3",    0,     "both"),
    (4,   "mixed_dwelling",       "orange", "wood*5+stone*4",    4,     "full"),
    (5,   "couple_dwelling",      "orange", "wood*8+stone*6",    5,     "full"),
    (6,   "additional_dwelling",  "orange", "wood*4+stone*3",    5,     "full"),
    (7,   "cuddle_room",          "green",  "wood",              2,     "both"),
    (8,   "breakfast_room",       "green",  "wood",              0,     "both"),
    (9,   "stubble_room",         "green",  "wood+ore",          1,     "both"),
    (10,  "work_room",            "green",  "stone",             2,     "full"),
    (11,  "guest_room",           "green",  "wood+stone",        0,     "full"),
    (12,  "office_room",          "green",  "stone",             0,     "full"),
    (13,  "carpenter",            "green",  "stone",             0,     "both"),
    (14,  "stone_carver",         "green",  "wood",              1,     "both"),
    (15,  "blacksmith",           "green",  "wood+stone*2",      3,     "both"),
    (16,  "miner",                "green",  "wood+stone",        3,     "full"),
    (17,  "builder",              "green",  "stone",             2,     "full"),
    (18,  "trader",               "green",  "wood",              2,     "full"),
    (19,  "wood_supplier",        "green",  "stone",             2,     "both"),
    (20,  "stone_supplier",       "green",  "wood",              1,     "both"),
    (21,  "ruby_supplier",        "green",  "wood*2+stone*2",    2,     "both"),
    (22,  "dog_school",           "green",  "none",              0,     "full"),
    (23,  "quarry",               "green",  "wood",              2,     "full"),
    (24,  "seam",                 "green",  "wood*2",            1,     "full"),
    (25,  "slaughtering_cave",    "green",  "wood*2+stone*2",    2,     "both"),
    (26,  "cooking_cave",         "green",  "stone*2",           2,     "both"),
    (27,  "working_cave",         "green",  "wood+stone",        2,     "both"),
    (28,  "mining_cave",          "green",  "wood*3+stone*2",    2,     "full"),
    (29,  "breeding_cave",        "green",  "stone+grain",       2,     "full"),
    (30,  "peaceful_cave",        "green",  "wood*2+stone*2",    2,     "full"),
    (31,  "weaving_parlor",       "yellow", "wood*2+stone",      0,     "both"),
    (32,  "milking_parlor",       "yellow", "wood*2+stone*2",    0,     "both"),
    (33,  "state_parlor",         "yellow", "stone*3+gold*5",    0,     "full"),
    (34,  "hunting_parlor",       "yellow", "wood*2",            1,     "both"),
    (35,  "beer_parlor",          "yellow", "wood*2",            3,     "both"),
    (36,  "blacksmithing_parlor", "yellow", "ore*3",             2,     "full"),
    (37,  "stone_storage",        "yellow", "wood*3+ore",        0,     "both"),
    (38,  "ore_storage",          "yellow", "wood+stone*2",      0,     "both"),
    (39,  "spare_part_storage",   "yellow", "wood*2",            0,     "full"),
    (40,  "main_storage",         "yellow", "wood*2+stone",      0,     "both"),
    (41,  "weapon_storage",       "yellow", "wood*3+stone*2",    0,     "both"),
    (42,  "supplies_storage",     "yellow", "wood+food*3",       0,     "full"),
    (43,  "broom_chamber",        "yellow", "wood",              0,     "full"),
    (44,  "treasure_chamber",     "yellow", "wood+stone",        0,     "both"),
    (45,  "food_chamber",         "yellow", "wood*2+vegetable*2", 0,    "both"),
    (46,  "prayer_chamber",       "yellow", "wood*2",            0,     "full"),
    (47,  "writing_chamber",      "yellow", "stone*2",           0,     "both"),
    (48,  "fodder_chamber",       "yellow", "stone+grain*2",     0,     "both"),
)  # fmt: skip

HOUSED: Final = {
    "dwelling": 1, "simple_dwelling_a": 1, "simple_dwelling_b": 1, "mixed_dwelling": 1,
    "couple_dwelling": 2,
}  # fmt: skip
"""Dwarfs in a dwelling; the Additional dwelling is for a sixth one only."""

DELIVERIES: Final = {
    "wood_supplier": ("wood", 7),
    "stone_supplier": ("stone", 5),
    "ruby_supplier": ("ruby", 4),
}

EXCHANGES: Final = (
    # tile                   give                 get
    ("trader",               "gold*2",            "wood+stone+ore"),
    ("cooking_cave",         "grain+vegetable",   "food*5"),
    ("hunting_parlor",       "wild_boar*2",       "food*2+gold*2"),
    ("beer_parlor",          "grain*2",           "gold*3"),
    ("beer_parlor",          "grain*2",           "food*4"),
    ("blacksmithing_parlor", "ore+ruby",          "food+gold*2"),
    ("spare_part_storage",   "wood+stone+ore",    "gold*2"),
)  # fmt: skip

LOOT: Final = (
    # strength  items
    (1,         "all_weapons_plus_1 wood dog"),
    (2,         "grain sheep"),
    (3,         "stone donkey"),
    (4,         "vegetable two_ore"),
    (5,         "wild_boar"),
    (6,         "two_gold"),
    (7,         "furnish_cavern"),
    (8,         "stable"),
    (9,         "tunnel small_pasture"),
    (10,        "cattle large_pasture"),
    (11,        "meadow dwelling"),
    (12,        "field sow"),
    (13,        ""),
    (14,        "cavern breed_two"),
)  # fmt: skip

LOOT_GOODS: Final = {
    "wood": "wood", "dog": "dog", "grain": "grain", "sheep": "sheep", "stone": "stone",
    "donkey": "donkey", "vegetable": "vegetable", "two_ore": "ore*2", "wild_boar": "wild_boar",
    "two_gold": "gold*2", "cattle": "cattle",
}  # fmt: skip

LOOT_PRICES: Final = {
    "small_pasture": "wood",
    "large_pasture": "wood*2",
    "dwelling": "wood*2+stone*2",
}

MARKET: Final = {
    "dog": 2, "sheep": 1, "donkey": 1, "wild_boar": 2, "cattle": 3,
    "wood": 1, "stone": 1, "ore": 1, "grain": 1, "vegetable": 2,
}  # fmt: skip

FOOD: Final = (
    # give         food
    ("grain",      1),
    ("vegetable",  2),
    ("sheep",      1),
    ("donkey",     1),
    ("donkey*2",   3),
    ("wild_boar",  2),
    ("cattle",     3),
)  # fmt: skip

REWARDS: Final = (
    # cell  reward
    ("c1",  "wild_boar"),
    ("a3",  "wild_boar"),
    ("b4",  "food"),
    ("e4",  "food"),
    ("f1",  "food*2"),
)  # fmt: skip

NEIGHBOURS: Final = (
    # cell  the cells that share a side, on the board
    ("a1",  "a2 b1"),
    ("b1",  "a1 b2 c1"),
    ("c1",  "b1 c2"),
    ("d1",  "d2 e1"),
    ("e1",  "d1 e2 f1"),
    ("f1",  "e1 f2"),
    ("b2",  "a2 b1 b3 c2"),
    ("c2",  "b2 c1 c3"),
    ("d2",  "d1 d3 e2"),
    ("e3",  "d3 e2 e4 f3"),
    ("a4",  "a3 b4"),
    ("c4",  "b4 c3"),
    ("d4",  "d3 e4"),
    ("f4",  "e4 f3"),
)  # fmt: skip

SOLO_CARDS: Final = {
    1: "blacksmithing", 2: "sheep_farming", 3: "ore_mine_construction", 4: "wish_for_children",
    5: "donkey_farming", 6: "ruby_mine_construction", 7: "ore_delivery", 8: "family_life",
    10: "ore_trading", 11: "adventure", 12: "ruby_delivery",
}  # fmt: skip
"""By round; there is no ninth."""
