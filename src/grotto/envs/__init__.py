"""Environments for research: PettingZoo, Gymnasium and, in `grotto.envs.openspiel`, OpenSpiel.

Agents get observations made from views, never the true state. Needs the extra ``grotto[envs]``.
Importing this package makes every game known to Gymnasium by its id and its rules version:
``grotto/cave_vs_cave-v1``.
"""

import gymnasium

from grotto.envs.aec import GrottoAEC, GrottoParallel, aec_env, parallel_env
from grotto.envs.numbers import numbering_of
from grotto.envs.setting import Setting, layout_of
from grotto.envs.single import GrottoEnv
from grotto.envs.vector import GrottoVectorEnv
from grotto.games import GAMES

__all__ = [
    "GrottoAEC",
    "GrottoEnv",
    "GrottoParallel",
    "GrottoVectorEnv",
    "Setting",
    "aec_env",
    "layout_of",
    "numbering_of",
    "parallel_env",
]


def _register_all() -> None:
    for game in GAMES.values():
        gymnasium.register(
            f"grotto/{game.info.id}-v{game.info.rules_version}",
            entry_point="grotto.envs.single:GrottoEnv",
            vector_entry_point="grotto.envs.vector:GrottoVectorEnv",
            kwargs={"game": game.info.id},
        )


_register_all()
