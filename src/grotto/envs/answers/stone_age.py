"""Every answer of Stone Age."""

from itertools import combinations_with_replacement
from typing import Final

from grotto.core.action import Action
from grotto.envs.numbers import Numbered
from grotto.games.stone_age.actions import (
    ACT,
    CASH,
    DECLINE,
    KEEP,
    PAYMENTS,
    SEND,
    STARVE,
    TAKE,
    UseTools,
)
from grotto.games.stone_age.components import MOST_TOOL_VALUE, ONE_USE_CARDS, TOOL_SLOTS


def answers() -> list[Action]:
    """List them all."""
    return [
        DECLINE,
        KEEP,
        STARVE,
        *ACT,
        *CASH,
        *TAKE[1:],
        *(send for sends in SEND for send in sends[1:]),
        *(pay for payments in PAYMENTS[1:] for pay in payments),
        *_tools(),
    ]


def _tools() -> list[Action]:
    """List every set of tool tiles and one-use tools."""
    values = range(MOST_TOOL_VALUE + 1)  # 0 is an empty slot
    return [
        UseTools(
            (slots.count(1), slots.count(2), slots.count(3), slots.count(4)),
            sum(1 << card for place, card in enumerate(ONE_USE_CARDS) if once >> place & 1),
        )
        for slots in combinations_with_replacement(values, TOOL_SLOTS)
        for once in range(1 << len(ONE_USE_CARDS))
    ]


NUMBERED: Final = Numbered(answers)
