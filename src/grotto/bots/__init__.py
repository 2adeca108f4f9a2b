"""Bots: seats that think. They see positions only, never the true state."""

from typing import Any, Final

from grotto.bots.bot import Bot
from grotto.bots.errors import UnknownBot
from grotto.bots.evaluation import Evaluation
from grotto.bots.evaluations.cave_vs_cave import CaveEvaluation
from grotto.bots.evaluations.caverna import CavernaEvaluation
from grotto.bots.evaluations.lost_mines import LostMinesEvaluation
from grotto.bots.evaluations.stone_age import StoneAgeEvaluation
from grotto.bots.greedy import GreedyBot
from grotto.bots.uniform import RandomBot
from grotto.core.game import Game

RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEVELS: Final = (RANDOM, GREEDY)
"""Every level there is, the weakest first."""

EVALUATIONS: Final[dict[str, Evaluation[Any]]] = {
    "stone_age": StoneAgeEvaluation(),
    "cave_vs_cave": CaveEvaluation(),
    "lost_mines": LostMinesEvaluation(),
    "caverna": CavernaEvaluation(),
}
"""What the greedy bot needs, by game."""


def levels_for(game: Game[Any]) -> tuple[str, ...]:
    """Return the levels that a game has, the weakest first."""
    return LEVELS if game.info.id in EVALUATIONS else (RANDOM,)


def new_bot(level: str, game: Game[Any], seed: int) -> Bot:
    """Return a bot for one seat of one game; the seed settles everything it draws.

    Raises:
        UnknownBot: when there is no such level, or the game lacks it.
    """
    if level not in levels_for(game):
        raise UnknownBot(level, levels_for(game))
    if level == RANDOM:
        return RandomBot(seed)
    return GreedyBot(EVALUATIONS[game.info.id], seed)


__all__ = ["EVALUATIONS", "LEVELS", "Bot", "UnknownBot", "levels_for", "new_bot"]
