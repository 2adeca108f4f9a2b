"""What the levels answer at questions of random games; golden digests are kept of it.

Run `python -m tests.golden.thinking` for all lines, after a level was changed on purpose. Lines of
`greedy` never change: it is the yardstick for all others.
"""

import sys
from collections.abc import Iterator
from hashlib import sha256
from itertools import islice

from grotto.bots import GREEDY, LEVELS, RANDOM, new_bot
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.play.chronicle import Chronicle
from grotto.play.position import Position
from tests.laws.cases import Case, answer

SEATS = {"stone_age": (2, 4), "cave_vs_cave": (1, 2), "caverna": (1, 2, 4), "lost_mines": (3, 5)}
"""Each of the designs that a game has for its numbers of seats."""
EVERY = 9  # a question of so many is asked: all phases of a game, and no two alike
QUESTIONS = {GREEDY: 30}
FEW = 4
STEPS = 6  # of a search: more would take longer and prove no more


def questions(case: Case, seed: int) -> Iterator[Position]:
    """Play a random game, and show some of the questions that leave a choice."""
    state, stream = case.new(), Stream(seed)
    chronicle, choices = Chronicle(state), 0
    while (seat := state.to_act()) != NOBODY:
        if seat != CHANCE and len(state.legal_actions()) > 1:
            choices += 1
            if choices % EVERY == 0:
                yield Position(case.game, state, seat, chronicle.events)
        given = answer(case, state, stream)
        chronicle.note(given)
        state.apply(given)


def thoughts(case: Case, level: str) -> str:
    """Return a digest of what a level answers."""
    bot = new_bot(level, case.game, seed=7, steps=STEPS)
    asked = islice(questions(case, seed=7), QUESTIONS.get(level, FEW))
    texts = [bot.choose(position).text() for position in asked]
    return sha256("\n".join(texts).encode()).hexdigest()[:16]


def lines() -> list[str]:
    """Return the golden lines of all games."""
    cases = [Case(game, seats) for game, every in SEATS.items() for seats in every]
    levels = [level for level in LEVELS if level != RANDOM]
    return [
        f"{case.game_id} {case.seats} {level} {thoughts(case, level)}"
        for case in cases
        for level in levels
    ]


if __name__ == "__main__":
    sys.stdout.write("\n".join(lines()) + "\n")
