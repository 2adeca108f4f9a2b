"""Play ten thousand random games over every game and seat count; nothing may get lost."""

import argparse
import sys

from rich.console import Console
from rich.progress import track

from grotto.core import COMPILED
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games import GAMES, find_game

ENDLESS = 100_000  # a game with more actions than this does not end


def play(name: str, seats: int, seed: int) -> str:
    """Play one game, checking every position; return what went wrong, if anything."""
    game = find_game(name)
    stream = Stream(seed)
    state = game.new(seats, {})
    for action in range(ENDLESS):
        if wrong := game.violations(state):
            return f"after {action} actions: {'; '.join(wrong)}"
        seat = state.to_act()
        if seat == NOBODY:
            state.outcome()
            return ""
        if seat == CHANCE:
            state.apply(game.deal(state, stream))
            continue
        offers = state.legal_actions()
        if not offers:
            return f"after {action} actions: seat {seat} is asked and has no answer"
        state.apply(offers[stream.below(len(offers))])
    return f"no end after {ENDLESS} actions"


def main() -> int:
    """Play all, list what went wrong with the seed that shows it, and fail when anything did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    asked = parser.parse_args()
    tables = [(name, seats) for name in GAMES for seats in GAMES[name].info.seats]
    build = "compiled" if COMPILED else "interpreted"
    print(f"{asked.games} random games over {len(tables)} kinds of table, {build} engine")
    wrong = []
    for seed in track(range(asked.games), "Playing", console=Console(stderr=True)):
        name, seats = tables[seed % len(tables)]
        if complaint := play(name, seats, seed):
            wrong.append(f"{name}, {seats} seats, seed {seed}, {complaint}")
    for complaint in wrong:
        print(complaint)
    print(
        f"{asked.games - len(wrong)} games ended with everything in its place, {len(wrong)} did not"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
