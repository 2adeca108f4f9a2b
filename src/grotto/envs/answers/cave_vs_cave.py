"""Every answer of Cave vs Cave."""

from typing import Final

from grotto.core.action import Action
from grotto.envs.numbers import Numbered
from grotto.games.cave_vs_cave.answers import ANSWERS


def answers() -> list[Action]:
    """List them all."""
    return ANSWERS


NUMBERED: Final = Numbered(answers)
