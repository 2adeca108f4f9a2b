"""Play random games over every game, seat count and option; nothing may get lost.

Usage: python -m bench.many_games [--game GAME] [--games 10000] [--jobs 1]
"""

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from rich.console import Console
from rich.progress import track

from grotto.core import COMPILED
from grotto.core.options import Value, written
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games import GAMES, find_game

ENDLESS = 100_000  # a game with more actions than this does not end
CHUNK = 50  # games that a process plays at once


@dataclass(frozen=True)
class Kind:
    """A kind of table: a game, a number of seats, and at most one option that is switched."""

    game: str
    seats: int
    option: str = ""
    value: Value = ""

    def __str__(self) -> str:
        """Name it."""
        switched = f", {self.option}={written(self.value)}" if self.option else ""
        return f"{self.game}, {self.seats} seats{switched}"


def kinds_of(name: str) -> list[Kind]:
    """List every kind of table of a game; the usual one as often as all others together."""
    info = GAMES[name].info
    found: list[Kind] = []
    for seats in info.seats:
        switched = [
            Kind(name, seats, option.key, value)
            for option in info.options
            for value in option.choices[:3]
            if value != option.default and option.key != "first_player"
        ]
        found += switched + [Kind(name, seats)] * max(1, len(switched))
    return found


def play(kind: Kind, seed: int) -> str:
    """Play one game, checking every position; return what went wrong, if anything."""
    game = find_game(kind.game)
    stream = Stream(seed)
    state = game.new(kind.seats, {kind.option: kind.value} if kind.option else {})
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


def play_some(tables: list[tuple[Kind, int]]) -> list[str]:
    """Play several games and return the complaints, each with the seed that shows it."""
    complaints = [(kind, seed, play(kind, seed)) for kind, seed in tables]
    return [f"{kind}, seed {seed}, {wrong}" for kind, seed, wrong in complaints if wrong]


def main() -> int:
    """Play all, list what went wrong, and fail when anything did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), help="only this one")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    asked = parser.parse_args()
    kinds = [kind for name in GAMES if asked.game in (None, name) for kind in kinds_of(name)]
    build = "compiled" if COMPILED else "interpreted"
    print(f"{asked.games} random games over {len(set(kinds))} kinds of table, {build} engine")
    tables = [(kinds[seed % len(kinds)], seed) for seed in range(asked.games)]
    chunks = [tables[start : start + CHUNK] for start in range(0, len(tables), CHUNK)]
    with ProcessPoolExecutor(asked.jobs) as pool:
        played = pool.map(play_some, chunks)
        console = Console(stderr=True)
        wrong = [
            complaint
            for complaints in track(played, "Playing", total=len(chunks), console=console)
            for complaint in complaints
        ]
    for complaint in wrong:
        print(complaint)
    print(
        f"{asked.games - len(wrong)} games ended with everything in its place, {len(wrong)} did not"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
