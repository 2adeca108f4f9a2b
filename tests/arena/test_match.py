import json

import pytest

from grotto.arena.errors import WrongLineUp
from grotto.arena.match import arrangements, match
from grotto.core.errors import WrongSeats

SHORT = {"max_rounds": 10}
"""Random bots take their time; ten rounds are about what others need."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_random(seats: int) -> None:
    line_up = ["greedy", *["random"] * (seats - 1)]

    best, other = match("stone_age", line_up, games=4 * seats, seed="margin", options=SHORT).by_bot

    assert best.name == "greedy"
    assert best.win_share > 0.8
    assert best.mean_score > other.mean_score + 30


def test_every_order_of_a_small_line_up_is_played() -> None:
    assert arrangements(["a", "b"]) == [("a", "b"), ("b", "a")]
    assert len(arrangements(["a", "a", "b", "b"])) == 6
    assert len(arrangements(["a", "b", "c", "d"])) == 24


def test_a_large_line_up_rotates() -> None:
    assert arrangements(["a", "b", "b", "b", "b"])[1] == ("b", "b", "b", "b", "a")
    assert len(arrangements(["a", "b", "c", "d", "e"])) == 5


def test_games_are_added_until_every_seating_was_played_equally_often() -> None:
    result = match("stone_age", ["greedy", "random", "random"], games=1, seed="fair", options=SHORT)

    assert result.arrangements == result.games == 3


def test_all_wins_are_shared_out() -> None:
    result = match("stone_age", ["random", "random"], games=30, seed="shares")

    assert sum(standing.wins for standing in result.by_seat) == pytest.approx(30)
    assert result.by_bot[0].win_share == pytest.approx(1)
    assert result.by_bot[0].fair_share == 1


def test_a_match_does_not_depend_on_the_number_of_jobs() -> None:
    one = match("stone_age", ["random", "greedy"], games=4, seed="jobs", jobs=1, options=SHORT)
    two = match("stone_age", ["random", "greedy"], games=4, seed="jobs", jobs=2, options=SHORT)

    assert one == two


def test_a_match_is_ready_for_json() -> None:
    plain = match("stone_age", ["random", "random"], games=2, seed="json").plain()

    assert json.loads(json.dumps(plain)) == plain
    assert {"game", "seats", "games", "by_bot", "by_seat"} <= plain.keys()


def test_a_line_up_must_fit_the_game() -> None:
    with pytest.raises(WrongSeats):
        match("stone_age", ["random"] * 5, games=1)
    with pytest.raises(WrongSeats):
        match("stone_age", ["random"], games=1)
    with pytest.raises(WrongLineUp):
        raise WrongLineUp(["random"], 2)
