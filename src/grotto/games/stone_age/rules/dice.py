"""Rolls of dice as actions of chance [STA-4.1]."""

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from grotto.core.action import Action
from grotto.core.stream import Stream
from grotto.games.stone_age.actions import Roll
from grotto.games.stone_age.components import FACES

_ROLLS: Final[dict[int, list[Action]]] = {}
"""Memo of a pure function: the rolls of one to ten dice."""


def rolls_of(count: int) -> list[Action]:
    """List every roll of `count` dice, which are all alike."""
    rolls = _ROLLS.get(count)
    if rolls is None:
        rolls = [Roll(dice) for dice in combinations_with_replacement(FACES, count)]
        _ROLLS[count] = rolls
    return rolls


def rolled(count: int, stream: Stream) -> Roll:
    """Roll `count` dice."""
    dice = [stream.below(len(FACES)) + 1 for _ in range(count)]
    dice.sort()
    return Roll(tuple(dice))


def odds_of(roll: Roll) -> float:
    """Return how likely a roll is: the number of orders it can fall in, of all there are."""
    repeats = prod(factorial(roll.dice.count(face)) for face in FACES)
    return float(factorial(len(roll.dice)) / repeats / len(FACES) ** len(roll.dice))
