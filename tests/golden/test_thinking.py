"""Golden answers: interpreted and compiled levels answer alike, and the yardstick never changes."""

import pytest

from grotto.bots import LEVELS, RANDOM
from tests.golden.test_walks import rows
from tests.golden.thinking import SEATS, thoughts
from tests.laws.cases import Case


@pytest.mark.parametrize("row", rows("thinking.txt"), ids=" ".join)
def test_levels_answer_what_they_always_did(row: list[str]) -> None:
    game_id, seats, level, answers = row

    assert thoughts(Case(game_id, int(seats)), level) == answers


def test_the_answers_of_every_level_are_kept() -> None:
    kept = {(game_id, int(seats), level) for game_id, seats, level, _ in rows("thinking.txt")}

    assert kept == {
        (game_id, seats, level)
        for game_id, every in SEATS.items()
        for seats in every
        for level in LEVELS
        if level != RANDOM
    }
