"""The course of a game tells how the scores went, round by round."""

from pathlib import Path

import pytest

from grotto.core import records
from grotto.games import GAMES
from grotto.play.course import course
from grotto.play.replay import replay

GOLDEN = Path(__file__).parents[1] / "golden"


def a_game(game: str) -> records.Record:
    """Return a golden game that is over."""
    path = min((GOLDEN / game).glob("*.game"))
    return records.read(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES.built_in)
def test_the_last_stage_is_the_result(game: str) -> None:
    record = a_game(game)

    assert course(record)[-1].totals == replay(record).outcome().totals


@pytest.mark.parametrize("game", GAMES.built_in)
def test_every_round_has_one_stage_in_its_order(game: str) -> None:
    rounds = [stage.round for stage in course(a_game(game))]

    assert rounds == sorted(set(rounds))
    assert rounds[0] == 1


def test_a_stage_names_the_move_after_which_the_next_round_begins() -> None:
    stages = course(a_game("stone_age"))

    assert [stage.move for stage in stages] == sorted({stage.move for stage in stages})


def test_what_the_end_of_a_round_brings_counts_for_that_round() -> None:
    path = GOLDEN / "lost_mines" / "two_rounds-5.game"

    first, _ = course(records.read(path.read_text(encoding="utf-8")))

    assert (first.round, first.totals) == (1, (3, 3, 5, 0, 1))
