"""Titles of who plays alone; the rulebook has the goal, the others are ours.

Bots alone have about these points: a novice 39, a player and a greedy one 73.
"""

from typing import Final

from grotto.games.caverna.components import SOLO_MARK

LADDER: Final = (0, 30, 50, 70, 85, SOLO_MARK, 120)
"""The points that each title needs; what it is called stands in the texts."""
