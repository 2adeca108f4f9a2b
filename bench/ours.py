"""Measure one game of ours and print the rates as JSON; `run.py` starts it anew for every sample.

Usage: python -m bench.ours GAME SEATS SECONDS
"""

import json
import sys

from bench.clock import rate, rate_of_prepared
from grotto.bots import thinking_for
from grotto.bots.search.budget import Budget
from grotto.bots.search.search import Inquiry
from grotto.bots.search.tree import TreeSearch
from grotto.core import COMPILED
from grotto.core.action import Action
from grotto.core.playout import play_out
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import find_game
from grotto.play.position import Position

EVERY = 7  # one position in seven is kept as a sample: all phases of a game, and no two alike
SAMPLES = 200
TREE = TreeSearch(100, temperature=2.0)


class Contender:
    """One game, with everything that is done to it."""

    def __init__(self, name: str, seats: int) -> None:
        self.game = find_game(name)
        self.seats = seats
        self.evaluation, _ = thinking_for(self.game)
        self.stream = Stream(1)
        self.samples: list[State] = []
        while len(self.samples) < SAMPLES:
            self.samples += self.positions()

    def play_in_engine(self) -> int:
        """Play a game in the engine's own loop, as search does."""
        return play_out(self.game, self.game.new(self.seats, {}), self.stream)

    def play_from_python(self) -> int:
        """Play a game from a Python loop, exactly as the peer is driven."""
        game, stream = self.game, self.stream
        state = game.new(self.seats, {})
        decisions = 0
        while (seat := state.to_act()) != NOBODY:
            if seat == CHANCE:
                state.apply(game.deal(state, stream))
                continue
            offers = state.legal_actions()
            state.apply(offers[stream.below(len(offers))])
            decisions += 1
        return decisions

    def positions(self) -> list[State]:
        """Play a game and return some of the positions in which a seat was to act."""
        state = self.game.new(self.seats, {})
        seen: list[State] = []
        turn = 0
        while (seat := state.to_act()) != NOBODY:
            if seat == CHANCE:
                state.apply(self.game.deal(state, self.stream))
                continue
            turn += 1
            if turn % EVERY == 0:
                seen.append(state.copy())
            offers = state.legal_actions()
            state.apply(offers[self.stream.below(len(offers))])
        return seen

    def copy_all(self) -> int:
        """Copy every sample."""
        for state in self.samples:
            state.copy()
        return len(self.samples)

    def list_all(self) -> int:
        """List the legal actions of every sample."""
        for state in self.samples:
            state.legal_actions()
        return len(self.samples)

    def choices(self) -> list[tuple[State, Action]]:
        """Copy every sample and choose an action for it."""
        twins = [state.copy() for state in self.samples]
        offers = [state.legal_actions() for state in twins]
        return [
            (state, some[self.stream.below(len(some))])
            for state, some in zip(twins, offers, strict=True)
        ]

    def search_one(self) -> int:
        """Search a tree from one of the samples, and count its iterations."""
        state = self.samples[self.stream.below(len(self.samples))]
        position = Position(self.game, state, state.to_act())
        inquiry = Inquiry(
            self.game, self.evaluation, position.seat, position.offers, position.world
        )
        TREE.think(inquiry, self.stream, Budget())
        return TREE.steps()

    def measure(self, seconds: float) -> dict[str, float]:
        """Return all rates."""
        return {
            "playout": rate(self.play_in_engine, seconds),
            "decisions": rate(self.play_from_python, seconds),
            "copies": rate(self.copy_all, seconds),
            "lists": rate(self.list_all, seconds),
            "applies": rate_of_prepared(self.choices, apply_all, seconds),
            "search": rate(self.search_one, seconds),
        }


def apply_all(choices: list[tuple[State, Action]]) -> int:
    """Apply every choice to its position."""
    for state, action in choices:
        state.apply(action)
    return len(choices)


if __name__ == "__main__":
    rates = Contender(sys.argv[1], int(sys.argv[2])).measure(float(sys.argv[3]))
    print(json.dumps({"compiled": COMPILED, "rates": rates}))
