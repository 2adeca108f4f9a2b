"""The numbers behind the evaluation, in final points; settled by matches between variants."""

from typing import Final

# ---- time ----------------------------------------------------------------------------------------

TURN: Final = 2.6
"""What placing a dwarf brings on average."""

FADE_TURNS: Final = 8
"""Things that need another turn to be of use begin to lose their worth with so few turns left."""

EARLY: Final = 0.6
"""The part of avoidable losses that counts at the beginning: there is time to avoid them."""

TOKEN: Final = 0.5
"""What it is worth to go first in the next round."""

# ---- family --------------------------------------------------------------------------------------

GROWTH_HOPE: Final = 0.6
"""The part of a newborn's worth that counts as soon as there is room for it."""

PROJECT: Final = 0.45
"""The part of a dwelling's worth that counts when everything for it is at hand."""

ARMED: Final = 0.55
"""What any weapon adds to a turn of its dwarf."""

STRENGTH: Final = 0.14
"""What each strength of a weapon adds to a turn of its dwarf."""

EXPEDITIONS: Final = 0.5
"""The part of turns of an armed dwarf in which an expedition is open to it."""

# ---- food ----------------------------------------------------------------------------------------

FOOD_PRICE: Final = 0.5
"""What a food costs in the long run."""

SPARE_FOOD: Final = 0.05
"""What a food is worth that nobody will ever eat."""

URGENCY: Final = (1.0, 0.8, 0.65, 0.5, 0.4)
"""The part of a coming famine that counts, by turns that are left to avert it."""

NEXT_ROUND: Final = 0.3
"""The part of it that counts before the round of the feeding."""

# ---- goods ---------------------------------------------------------------------------------------

WOOD_PRICES: Final = ((6, 0.6), (6, 0.4), (99, 0.1))
STONE_PRICES: Final = ((5, 0.65), (4, 0.4), (99, 0.1))
ORE_PRICES: Final = ((6, 0.45), (6, 0.3), (99, 0.1))
"""What one more is worth while there is time to spend it: the first so many, the next so many …"""

RUBY_USE: Final = 0.6
"""What a ruby is worth beyond its point."""

GRAIN_PRICE: Final = 0.55
VEGETABLE_PRICE: Final = 1.05
"""What crops are worth, as points or as food."""

# ---- land ----------------------------------------------------------------------------------------

CAVERNS: Final = (2.0, 1.6, 1.0, 0.6, 0.4)
"""What is hoped for from the first empty cavern, the second …"""

TUNNELS: Final = (0.9, 0.9, 0.6, 0.4)
TUNNEL_PAIR: Final = 1.0
DEEP_TUNNEL: Final = 1.2
ORE_MINE: Final = 1.0
"""What is hoped for from tunnels, two adjacent ones, deep tunnels, and more ore from mines."""

MEADOWS: Final = (1.0, 0.9, 0.7, 0.5)
MEADOW_PAIR: Final = 0.6
"""What is hoped for from meadows, and from two adjacent ones."""

FIELDS: Final = (0.8, 0.7, 0.5, 0.4)
SEED: Final = 0.5
"""What is hoped for from empty fields, and more from those for which there is seed."""

# ---- animals -------------------------------------------------------------------------------------

BIRTH: Final = 0.9
"""What a newborn animal is worth for which there is room."""

MEAL: Final = 0.5
"""The part of the food that counts in place of a newborn for which room must be made first."""

FREE_ROOM: Final = (0.35, 0.35, 0.3, 0.3, 0.25, 0.25, 0.2, 0.2)
"""What room for one more animal is worth, and for a second one …"""

# ---- furnishing tiles ----------------------------------------------------------------------------

FAMILY: Final = 4
FIFTH: Final = 0.4
"""How likely a family of so many grows again."""

BUILDS: Final = 0.2
"""How often a turn pays for a furnishing tile, a pasture or a stable."""

MENDED: Final = 0.5
"""How many lost points a turn mends."""
