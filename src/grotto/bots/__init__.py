"""Bots: seats that think. They see positions only, never the true state."""

from typing import Any, Final

from grotto.bots.bot import Bot
from grotto.bots.errors import UnknownBot
from grotto.bots.evaluation import Evaluation
from grotto.bots.greedy import GreedyBot
from grotto.bots.uniform import RandomBot
from grotto.core.game import Game
from grotto.packages import EVALUATION, part_of

RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEVELS: Final = (RANDOM, GREEDY)
"""Every level there is, the weakest first."""


def evaluation_of(game: Game[Any]) -> Evaluation[Any] | None:
    """Return what the greedy bot needs, if the game has it.

    Raises:
        BrokenGame: when the game's package has an evaluation that does not load.
    """
    found: Evaluation[Any] | None = part_of(game.info.id, EVALUATION)
    return found


def levels_for(game: Game[Any]) -> tuple[str, ...]:
    """Return the levels that a game has, the weakest first.

    Raises:
        BrokenGame: when the game's package has an evaluation that does not load.
    """
    return LEVELS if evaluation_of(game) else (RANDOM,)


def new_bot(level: str, game: Game[Any], seed: int) -> Bot:
    """Return a bot for one seat of one game; the seed settles everything it draws.

    Raises:
        UnknownBot: when there is no such level, or the game lacks it.
        BrokenGame: when the game's package has an evaluation that does not load.
    """
    if level == RANDOM:
        return RandomBot(seed)
    evaluation = evaluation_of(game)
    if level != GREEDY or evaluation is None:
        raise UnknownBot(level, levels_for(game))
    return GreedyBot(evaluation, seed)


__all__ = ["LEVELS", "Bot", "UnknownBot", "evaluation_of", "levels_for", "new_bot"]
