"""The numbers behind the evaluation, in final points; settled by matches between variants."""

from typing import Final

# ---- time ----------------------------------------------------------------------------------------

TURN: Final = 3.78
"""What placing a dwarf brings in the last round,"""
WELL_USED_TURN: Final = 4.2
"""(for those who search),"""
EARLIER_TURN: Final = 0.2
"""and how much more for each round that is left."""

FADE_TURNS: Final = 10.0
"""Things that need another turn to be of use begin to lose their worth with so few turns left."""

EARLY: Final = 0.405
"""The part of avoidable losses that counts at the beginning: there is time to avoid them."""

TOKEN: Final = 0.5
"""What it is worth to go first in the next round."""

# ---- family --------------------------------------------------------------------------------------

GROWTH_HOPE: Final = 0.55
"""The part of a newborn's worth that counts as soon as there is room for it."""

PROJECT: Final = 0.6
"""The part of a dwelling's worth that counts when everything for it is at hand."""

GROWING: Final = 7.0
BUILDING: Final = 6.0
GATHERING: Final = 10.0
"""The same where searches judge: what it still takes to grow, to build a dwelling, and to gather
everything for it. Each is a little more than turns bring otherwise, so that it is done soon."""

ARMED: Final = 0.8
"""What any weapon adds to a turn of its dwarf."""

STRENGTH: Final = 0.206
"""What each strength of a weapon adds to a turn of its dwarf."""

EXPEDITIONS: Final = 0.575
"""The part of turns of an armed dwarf in which an expedition is open to it."""

# ---- food ----------------------------------------------------------------------------------------

FOOD_PRICE: Final = 0.526
"""What a food costs in the long run."""

SPARE_FOOD: Final = 0.05
"""What a food is worth that nobody will ever eat."""

URGENCY: Final[tuple[float, ...]] = (1.1, 0.88, 0.715, 0.55, 0.44)
"""The part of a coming famine that counts, by turns that are left to avert it."""

NEXT_ROUND: Final = 0.3
"""The part of it that counts before the round of the feeding."""

# ---- goods ---------------------------------------------------------------------------------------

WOOD_PRICES: Final = ((6, 0.72), (6, 0.45), (99, 0.09))
STONE_PRICES: Final = ((5, 0.722), (4, 0.425), (99, 0.085))
ORE_PRICES: Final = ((6, 0.495), (6, 0.33), (99, 0.11))
"""What one more is worth while there is time to spend it: the first so many, the next so many …"""

RUBY_USE: Final = 0.6
"""What a ruby is worth beyond its point."""

GRAIN_PRICE: Final = 0.605
VEGETABLE_PRICE: Final = 1.05
"""What crops are worth, as points or as food."""

# ---- land ----------------------------------------------------------------------------------------

CAVERNS: Final[tuple[float, ...]] = (1.76, 1.41, 0.88, 0.528, 0.352)
"""What is hoped for from the first empty cavern, the second …"""

TUNNELS: Final[tuple[float, ...]] = (1.01, 1.01, 0.672, 0.448)
TUNNEL_PAIR: Final = 1.0
DEEP_TUNNEL: Final = 1.2
ORE_MINE: Final = 1.4
"""What is hoped for from tunnels, two adjacent ones, deep tunnels, and more ore from mines."""

MEADOWS: Final[tuple[float, ...]] = (0.8, 0.7, 0.5, 0.4)
MEADOW_PAIR: Final = 0.4
"""What is hoped for from meadows, and from two adjacent ones."""

FIELDS: Final[tuple[float, ...]] = (0.4, 0.3, 0.2, 0.1)
SEED: Final = 0.16
"""What is hoped for from empty fields, and more from those for which there is seed."""

# ---- animals -------------------------------------------------------------------------------------

BIRTH: Final = 0.9
"""What a newborn animal is worth for which there is room."""

BARRED_BIRTH: Final = 0.15
"""What each food of a newborn counts for which room must be made first."""

FREE_ROOM: Final[tuple[float, ...]] = (0.35, 0.35, 0.3, 0.3, 0.25, 0.25, 0.2, 0.2)
"""What room for one more animal is worth, and for a second one …"""

# ---- furnishing tiles ----------------------------------------------------------------------------

FAMILY: Final = 4
FIFTH: Final = 0.4
"""How likely a family of so many grows again."""

MENDED: Final = 0.45
"""How many lost points a turn mends."""

PLAIN_GOOD: Final = 0.75
