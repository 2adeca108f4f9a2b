"""Every answer of Caverna but `keep`, whose herds are without end and share spare numbers."""

from typing import Final

from grotto.core.action import Action
from grotto.envs.numbers import Numbered
from grotto.games.caverna.answers import all_answers


def answers() -> list[Action]:
    """List all that can be listed."""
    return all_answers()


NUMBERED: Final = Numbered(answers, spare=256)
