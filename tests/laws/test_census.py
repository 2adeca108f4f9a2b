"""The census: over many games, everything in the box comes up and is used."""

import pytest

from grotto.core.seats import NOBODY
from grotto.core.stream import Stream
from grotto.games import GAMES
from tests.laws.cases import LONGEST_GAME, Case, answer, plain_cases
from tests.laws.census import CENSUS

GAMES_PER_CASE = 40


def used_in(case: Case, seed: int) -> set[str]:
    state, stream, used = case.new(), Stream(seed), set[str]()
    for _ in range(LONGEST_GAME):
        if state.to_act() == NOBODY:
            break
        action = answer(case, state, stream)
        used |= CENSUS[case.game_id].seen_in(action.text(), state.play(action))
    return used


@pytest.mark.parametrize("game_id", GAMES)
def test_everything_in_the_box_is_dealt_and_used(game_id: str) -> None:
    cases = [case for case in plain_cases() if case.game_id == game_id]
    used = {
        thing for case in cases for seed in range(GAMES_PER_CASE) for thing in used_in(case, seed)
    }

    never_used = CENSUS[game_id].expected - used

    assert not never_used


def test_every_game_is_counted() -> None:
    assert CENSUS.keys() == GAMES.keys()
