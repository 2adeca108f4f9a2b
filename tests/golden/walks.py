"""Seeded random games which golden numbers are kept of, and how those numbers are found.

Run `python -m tests.golden.walks GAME` for the lines of a game, after a change made on purpose.
"""

import sys

from grotto.core.digest import digest
from grotto.core.playout import play_out
from grotto.core.seats import NOBODY
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES
from tests.laws.cases import Case, answer, walk

PERFT_MOVES = (0, 8, 20, 33, 47, 71)
PERFT_NODES = 60_000
SEEDS = range(3)


def position(case: Case, seed: int, moves: int) -> State:
    """The state after so many actions of a random game, or at its end if that comes first."""
    state, stream = case.new(), Stream(seed)
    for _ in range(moves):
        if state.to_act() != NOBODY:
            state.apply(answer(case, state, stream))
    return state


def perft(state: State, depth: int) -> int:
    """Count the sequences of `depth` actions that lead on from `state`."""
    offers = state.legal_actions()
    if depth == 1 or not offers:
        return len(offers)
    return sum(perft(after(state, number), depth - 1) for number in range(len(offers)))


def after(state: State, number: int) -> State:
    """The state after one of the legal actions."""
    twin = state.copy()
    twin.apply(twin.legal_actions()[number])
    return twin


def fingerprint(case: Case, seed: int) -> tuple[str, str]:
    """The digest and the points at the end of a random game."""
    *_, last = walk(case, seed)
    return digest(last), ",".join(map(str, last.outcome().totals))


def playout(case: Case, seed: int) -> tuple[int, str]:
    """The decisions of a game whose answers are drawn, and the digest at its end."""
    state = case.new()
    return play_out(case.game, state, Stream(seed)), digest(state)


def perft_lines(case: Case) -> list[str]:
    """Golden lines of perft counts, each as deep as it is affordable."""
    lines = []
    for moves in PERFT_MOVES:
        state = position(case, 7, moves)
        counts = [perft(state, 1), perft(state, 2)]
        if counts[1] * counts[1] / max(counts[0], 1) < PERFT_NODES:
            counts.append(perft(state, 3))
        lines.append(f"{case.game_id} {case.seats} 7 {moves} {len(counts)} {counts[-1]}")
    return lines


def fingerprint_lines(case: Case) -> list[str]:
    """Golden lines of how random games end."""
    ends = [(seed, *fingerprint(case, seed)) for seed in SEEDS]
    return [f"{case.game_id} {case.seats} {seed} {state} {points}" for seed, state, points in ends]


def playout_line(case: Case) -> str:
    """A golden line of how a game ends whose answers are drawn."""
    decisions, state = playout(case, 7)
    return f"{case.game_id} {case.seats} 7 {decisions} {state}"


if __name__ == "__main__":
    cases = [Case(sys.argv[1], seats) for seats in GAMES[sys.argv[1]].info.seats]
    lines = [*map(perft_lines, cases), *map(fingerprint_lines, cases)]
    lines.append([playout_line(case) for case in cases])
    sys.stdout.write("\n".join(line for group in lines for line in group) + "\n")
