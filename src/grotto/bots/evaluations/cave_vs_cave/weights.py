"""The numbers behind the evaluation, in final points; settled by matches between variants."""

from typing import Final

PRICES: Final[tuple[float, ...]] = (0.51, 0.61, 0.47, 0.52, 0.37, 0.22)
"""What one of each good is worth while there is time to spend it; gold on top of its point."""

PLENTY: Final = (4, 4, 5, 5, 6, 12)
"""How many of each good find a use; more are worth a part of that."""

BEYOND: Final = 0.26
"""The part that is left of a price beyond that number."""

FADE_TURNS: Final = 5
"""Goods begin to lose their worth when so many turns are left."""

USES: Final[tuple[float, ...]] = (0.36, 0.21, 0.12)
"""How often in a turn to come the best room is used, the second best and the third."""

TRADES_HAPPEN: Final = 0.73
"""The part of uses in which what a room asks for is at hand."""

REPLENISHES: Final = 0.91
"""The part of what a room replenishes to that is missing."""

FURNISHINGS: Final = 0.24
"""How many rooms are furnished in a turn to come."""

SURCHARGE: Final = 0.49
"""What a surcharge costs on average."""

HOPE: Final = 0.69
"""The part of a room's worth that counts while it can be furnished only later."""

RARER: Final = 0.83
"""How much less each further room counts."""

LACKING: Final = 0.14
"""How much less a room counts for each good that is still missing."""

MOST_LACKING: Final = 5
"""More missing goods than these make no difference."""

BARE_CAVERN: Final = 1.14
"""What is hoped for from a cavern that no room on display fits."""

FACE_DOWN: Final = 0.31
"""The part of that for a cell that is still to be dug."""

BLUE_PROFIT: Final = {
    "undergrowth": 0.12,
    "flax": 0.15,
    "many_rooms": 0.12,
    "one_room": 0.3,
    "wall": 0.12,
}
"""What a blue room brings in a turn to come, by what triggers it."""

WALL_COST: Final = 0.29
"""What a wall in the cave costs: it may be in the way later."""

DIG_PROFIT: Final = 0.9
"""What a dig brings that a room allows."""

READY: Final = 0.63
"""The part of what can still be done in this turn that counts before it is done."""

OPPONENT: Final = 0.4
"""How much the standing of the opponent counts."""

WALL_GOLD: Final = 2.0
"""What the Dungeon pays for a wall."""

PROSPECTING: Final = 0.8
"""What the Prospecting Site brings when it can be used."""
