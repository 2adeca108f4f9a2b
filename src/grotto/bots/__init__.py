"""Bots: seats that think. They see positions only, never the true state."""

from collections.abc import Sequence
from math import inf
from typing import Any, Final

from grotto.bots.bot import Bot
from grotto.bots.design import USUAL, Design
from grotto.bots.errors import UnknownBot
from grotto.bots.evaluation import Evaluation
from grotto.bots.greedy import GreedyBot
from grotto.bots.novice import NoviceBot
from grotto.bots.searching import ALL_STEPS, SearchBot
from grotto.bots.uniform import RandomBot
from grotto.core.game import Game
from grotto.packages import DESIGN, EVALUATION, part_of

RANDOM: Final = "random"
NOVICE: Final = "novice"
GREEDY: Final = "greedy"
PLAYER: Final = "player"
MASTER: Final = "master"
LEVELS: Final = (RANDOM, NOVICE, GREEDY, PLAYER, MASTER)
"""Every level there is, the weakest first; random and greedy are yardsticks for the others."""
RIVAL: Final = "rival"
"""No level that people meet: it is there for matches against the master of a game."""


def evaluation_of(game: Game[Any]) -> Evaluation[Any] | None:
    """Return what all levels but the random one need, if the game has it.

    Raises:
        BrokenGame: when the game's package has an evaluation that does not load.
    """
    found: Evaluation[Any] | None = part_of(game.info.id, EVALUATION, game.info.rules_version)
    return found


def design_of(game: Game[Any]) -> Design:
    """Return how the levels that look ahead think in a game.

    Raises:
        BrokenGame: when the game's package has a design that does not load.
    """
    found: Design | None = part_of(game.info.id, DESIGN, game.info.rules_version)
    return found or USUAL


def thinking_for(game: Game[Any]) -> tuple[Evaluation[Any], Design]:
    """Return what judging and searching in a game needs.

    Raises:
        UnknownBot: when nobody can judge it.
        BrokenGame: when the game's package has a part that does not load.
    """
    evaluation = evaluation_of(game)
    if evaluation is None:
        raise UnknownBot(MASTER, levels_for(game))
    return evaluation, design_of(game)


def usual_level(game: Game[Any]) -> str:
    """Return the level of bots that nobody chose: a good opponent who answers soon.

    Raises:
        BrokenGame: when the game's package has an evaluation that does not load.
    """
    return usual_of(levels_for(game))


def usual_of(levels: Sequence[str]) -> str:
    """Return the level among some that is chosen when nobody chooses."""
    return PLAYER if PLAYER in levels else levels[-1]


def levels_for(game: Game[Any]) -> tuple[str, ...]:
    """Return the levels that a game has, the weakest first.

    Raises:
        BrokenGame: when the game's package has an evaluation that does not load.
    """
    return LEVELS if evaluation_of(game) else (RANDOM,)


def new_bot(
    level: str, game: Game[Any], seed: int, seconds: float = inf, steps: int = ALL_STEPS
) -> Bot:
    """Return a bot for one seat of one game; the seed settles everything it draws.

    With a limit of `seconds` for an answer, a bot that has no more time answers with what it has
    found so far; without one, the same questions get the same answers. A limit of `steps` makes
    searches shorter and their answers as repeatable.

    Raises:
        UnknownBot: when there is no such level, or the game lacks it.
        BrokenGame: when the game's package has an evaluation that does not load.
    """
    if level == RANDOM:
        return RandomBot(seed)
    levels = levels_for(game)
    if level not in levels and (level != RIVAL or MASTER not in levels):
        raise UnknownBot(level, levels)
    evaluation, design = thinking_for(game)
    if level == NOVICE:
        return NoviceBot(evaluation, seed)
    if level == GREEDY:
        return GreedyBot(evaluation, seed)
    by_level = {PLAYER: design.player, MASTER: design.master, RIVAL: design.rival}
    return SearchBot(evaluation, by_level[level], seed, seconds, steps)


__all__ = [
    "LEVELS",
    "Bot",
    "UnknownBot",
    "design_of",
    "evaluation_of",
    "levels_for",
    "new_bot",
    "thinking_for",
    "usual_level",
    "usual_of",
]
