"""Uniformly random play: the inner loop of simulations, benchmarks and search."""

from typing import Any

from grotto.core.game import Game
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream


def play_out(game: Game[Any], state: State, stream: Stream) -> int:
    """Play `state` to its end at random and return how many decisions the seats took."""
    decisions = 0
    while True:
        seat = state.to_act()
        if seat >= 0:
            state.apply(state.draw(stream))
            decisions += 1
        elif seat == CHANCE:
            state.apply(game.deal(state, stream))
        else:
            return decisions
