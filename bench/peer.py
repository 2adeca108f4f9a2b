"""Measure OpenSpiel's backgammon, driven through its Python API, and print the rates as JSON.

Usage: python -m bench.peer SECONDS
"""

import json
import random
import sys
from typing import Any

import pyspiel

from bench.clock import rate, rate_of_prepared

EVERY = 7
SAMPLES = 200
ITERATIONS = 100


class Peer:
    """Backgammon, with all that `ours.py` does to a game, in OpenSpiel's words."""

    def __init__(self) -> None:
        self.game = pyspiel.load_game("backgammon")
        self.random = random.Random(1)
        evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
        self.searcher = pyspiel.MCTSBot(
            self.game,
            evaluator,
            uct_c=2.0,
            max_simulations=ITERATIONS,
            max_memory_mb=100,
            solve=False,
            seed=1,
            verbose=False,
        )
        self.samples: list[Any] = []
        while len(self.samples) < SAMPLES:
            self.samples += self.positions()

    def deal(self, state: Any) -> int:  # noqa: ANN401 (pyspiel has no types)
        """Roll the dice with the right odds."""
        rolls, odds = zip(*state.chance_outcomes(), strict=True)
        return int(self.random.choices(rolls, odds)[0])

    def play_from_python(self) -> int:
        """Play a game at random and count the decisions of the seats."""
        state = self.game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.deal(state))
                continue
            offers = state.legal_actions()
            state.apply_action(offers[self.random.randrange(len(offers))])
            decisions += 1
        return decisions

    def positions(self) -> list[Any]:
        """Play a game and return some of the positions in which a seat was to act."""
        state = self.game.new_initial_state()
        seen: list[Any] = []
        turn = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self.deal(state))
                continue
            turn += 1
            if turn % EVERY == 0:
                seen.append(state.clone())
            offers = state.legal_actions()
            state.apply_action(offers[self.random.randrange(len(offers))])
        return seen

    def copy_all(self) -> int:
        """Copy every sample."""
        for state in self.samples:
            state.clone()
        return len(self.samples)

    def list_all(self) -> int:
        """List the legal actions of every sample."""
        for state in self.samples:
            state.legal_actions()
        return len(self.samples)

    def choices(self) -> list[tuple[Any, int]]:
        """Copy every sample and choose an action for it."""
        twins = [state.clone() for state in self.samples]
        return [(state, self.random.choice(state.legal_actions())) for state in twins]

    def search_one(self) -> int:
        """Search a tree from one of the samples, and count its iterations."""
        self.searcher.mcts_search(self.random.choice(self.samples))
        return ITERATIONS

    def measure(self, seconds: float) -> dict[str, float]:
        """Return all rates."""
        return {
            "decisions": rate(self.play_from_python, seconds),
            "copies": rate(self.copy_all, seconds),
            "lists": rate(self.list_all, seconds),
            "applies": rate_of_prepared(self.choices, apply_all, seconds),
            "search": rate(self.search_one, seconds),
        }


def apply_all(choices: list[tuple[Any, int]]) -> int:
    """Apply every choice to its position."""
    for state, action in choices:
        state.apply_action(action)
    return len(choices)


if __name__ == "__main__":
    print(json.dumps({"compiled": True, "rates": Peer().measure(float(sys.argv[1]))}))
