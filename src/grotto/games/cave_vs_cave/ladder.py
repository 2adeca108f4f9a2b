"""Titles of who plays alone; the rulebook has the goal and the mastery, the others are ours.

Bots alone have about these points: a novice 28, a greedy one 40, a player 48, a master 54.
"""

from typing import Final

from grotto.games.cave_vs_cave.components import SOLO_GOAL, SOLO_MASTERY

LADDER: Final = (0, 20, 30, 40, SOLO_GOAL, SOLO_MASTERY, 70)
"""The points that each title needs; what it is called stands in the texts."""
