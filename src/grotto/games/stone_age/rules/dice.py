"""Rolls of dice as actions of chance [STA-4.1]."""

from abc import abstractmethod
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from grotto.core.action import Action
from grotto.core.decision import Chance
from grotto.core.stream import Stream
from grotto.games.stone_age.actions import Roll
from grotto.games.stone_age.components import FACES
from grotto.games.stone_age.state import StoneAgeState

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


class DiceRoll(Chance[StoneAgeState]):
    """Some dice are rolled in somebody's turn."""

    __slots__ = ()

    @abstractmethod
    def number(self, state: StoneAgeState) -> int:
        """Return how many dice."""

    def options(self, state: StoneAgeState) -> list[Action]:
        return rolls_of(self.number(state))

    def deal(self, state: StoneAgeState, stream: Stream) -> Action:
        return rolled(self.number(state), stream)

    def odds(self, state: StoneAgeState, action: Action) -> float:
        assert isinstance(action, Roll)
        return odds_of(action)
