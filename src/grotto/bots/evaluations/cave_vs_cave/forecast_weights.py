"""The numbers behind the forecast, in final points; settled by games of searches.

They differ from those of the greedy bot, which looks no further than an answer: who plans whole
turns makes more of caverns and less of gold in the hand.
"""

from typing import Final

PRICES: Final[tuple[float, ...]] = (0.51, 0.61, 0.47, 0.52, 0.37, 0.22)
"""What one of each good is worth while there is time to spend it; gold on top of its point."""

PLENTY: Final[tuple[int, ...]] = (4, 4, 5, 5, 6, 12)
"""How many of each good find a use; more are worth a part of that."""

BEYOND: Final = 0.26
"""The part that is left of a price beyond that number."""

FADE_TURNS: Final = 5
"""Goods begin to lose their worth when so many turns are left."""

MOST_TURNS: Final = 22
"""A duel has so many turns for each player."""

BEST_USES: Final = 0.36
SECOND_USES: Final = 0.21
THIRD_USES: Final = 0.12
"""How often in a turn to come the best room is used, the second best and the third."""

BLUE_PROFITS: Final[tuple[float, ...]] = (0.12, 0.15, 0.12, 0.3, 0.12)
"""What each blue room brings in a turn to come, by its number."""

FURNISHINGS: Final = 0.5
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

BARE_CAVERN: Final = 2.2
"""What is hoped for from a cavern that no room on display fits."""

FACE_DOWN: Final = 0.45
"""The part of that for a cell that is still to be dug."""

WALL_COST: Final = 0.29
"""What a wall in the cave costs: it may be in the way later."""

READY: Final = 0.85
"""The part of what can still be done in this turn that counts before it is done."""

DIG: Final = 2.4
"""What a dig brings, the room that comes to light included."""

BUILD: Final = 0.6
"""What a wall brings where it is needed most."""

SURPRISE: Final = 0.5
"""What a room brings that is about to be turned up."""

RAZE: Final = 2.0
"""What razing a wall brings for sure; the goods of it fade."""

PROSPECTING: Final = 0.8
"""What the Prospecting Site brings when it can be used."""

FOOD_FEE: Final = 0.37
CROP_FEE: Final = 0.4
"""What one food of a surcharge costs, and one when crops are eaten for it as well."""
