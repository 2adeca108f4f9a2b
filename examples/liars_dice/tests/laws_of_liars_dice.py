"""What Grotto's laws must know about liar's dice, which they find by the name of this module."""

from math import comb, prod
from typing import Final

from grotto.core.state import State
from liars_dice import sayings
from liars_dice.actions import FACES
from liars_dice.state import LiarsDiceState
from tests.laws.facts import Census, Laws, event_names


def worlds_that_fit(state: State, viewer: int) -> int:
    """Under every cup but the viewer's may lie anything: so many dice, in no order."""
    assert isinstance(state, LiarsDiceState)
    hidden = [len(dice) for seat, dice in enumerate(state.dice) if seat != viewer]
    return prod(comb(count + len(FACES) - 1, count) for count in hidden)


EXPECTED: Final = frozenset(
    {"bid", "doubt", "roll"}
    | {f"first {seat}" for seat in range(6)}
    | {f"bid {count}" for count in range(1, 31)}
    | event_names(sayings)
)

LAWS: Final = Laws(census=Census(EXPECTED), worlds_that_fit=worlds_that_fit, shares_views=True)
