"""Measure one environment, ours or a peer's, and print its steps a second as JSON.

Usage: python -m bench.contestants NAME SECONDS

A step is what an agent needs of it: an observation, the legal answers, a random one of them, and
the environment's own step. The random one is drawn from the list of answers where an environment
has one, and else from its mask. `environments.py` starts it anew for every sample.
"""

import importlib
import json
import random
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.clock import rate

Play = Callable[[], int]
"""Plays a game at random, and counts the steps."""

OURS = {"stone_age": 4, "cave_vs_cave": 2, "lost_mines": 5, "caverna": 4}
"""Seats by game."""
PETTINGZOO = ("chess_v6", "connect_four_v3", "texas_holdem_no_limit_v6")
RLCARD = ("gin-rummy", "mahjong", "doudizhu", "bridge", "no-limit-holdem")
OPENSPIEL = ("backgammon",)


def legal_of(env: Any) -> Callable[[Any], list[int]]:  # noqa: ANN401 (peers have no types)
    """Return how the answers on offer are found; PettingZoo's games have nothing but the mask."""
    if hasattr(env, "legal_actions"):
        return lambda _seen: env.legal_actions()
    return lambda seen: np.flatnonzero(seen["action_mask"]).tolist()


def through_pettingzoo(env: Any) -> Play:  # noqa: ANN401 (peers have no types)
    """Drive an AEC environment, ours and PettingZoo's alike: all give observation and mask."""
    legal = legal_of(env)
    chance, seeds = random.Random(1), iter(range(1_000_000))

    def play() -> int:
        env.reset(seed=next(seeds))
        steps = 0
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return steps
            env.step(chance.choice(legal(seen)))
            steps += 1

    return play


def through_rlcard(name: str) -> Play:
    """Drive RLCard's environment, which observes and lists what is legal at every step."""
    rlcard = importlib.import_module("rlcard")
    env, chance = rlcard.make(name, {"seed": 1}), random.Random(1)

    def play() -> int:
        state, _ = env.reset()
        steps = 0
        while not env.is_over():
            state, _ = env.step(chance.choice(list(state["legal_actions"])))
            steps += 1
        return steps

    return play


def through_openspiel(name: str) -> Play:
    """Drive OpenSpiel's game through its Python API, with tensor and mask."""
    pyspiel = importlib.import_module("pyspiel")
    game, chance = pyspiel.load_game(name), random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                rolls, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(rolls, odds)[0])
                continue
            np.asarray(state.observation_tensor(), np.float32)
            np.asarray(state.legal_actions_mask(), np.int8)
            state.apply_action(chance.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def contestant(name: str) -> Play:
    """Return who is called so."""
    if name in OURS:
        envs = importlib.import_module("grotto.envs")
        return through_pettingzoo(envs.aec_env(name, OURS[name]))
    if name in PETTINGZOO:
        return through_pettingzoo(importlib.import_module(f"pettingzoo.classic.{name}").env())
    return through_rlcard(name) if name in RLCARD else through_openspiel(name)


if __name__ == "__main__":
    steps = rate(contestant(sys.argv[1]), float(sys.argv[2]))
    compiled = importlib.import_module("grotto.core").COMPILED
    print(json.dumps({"compiled": compiled, "steps": steps}))
