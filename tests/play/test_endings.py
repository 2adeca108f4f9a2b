"""Views say how far the end of the game is."""

import pytest

from grotto.games import GAMES
from grotto.play.table import Table

BEGINNINGS = {
    ("stone_age", 2): {"stack": 7, "cards": 32},
    ("cave_vs_cave", 1): {"rounds": 6},
    ("cave_vs_cave", 2): {"rounds": 7},
    ("caverna", 2): {"rounds": 10},
    ("caverna", 3): {"rounds": 11},
    ("lost_mines", 3): {"rounds": 1, "pile": 38},
}


def left(table: Table) -> dict[str, int]:
    """Return how much of each thing is left until it ends the game."""
    found = table.view(0)["endings"]
    assert isinstance(found, list)
    return {ending["kind"]: ending["left"] for ending in found}


@pytest.mark.parametrize(("game", "seats"), BEGINNINGS, ids=str)
def test_a_view_says_at_the_beginning_how_far_the_end_is(game: str, seats: int) -> None:
    assert left(Table(game, seats)) == BEGINNINGS[game, seats]


def test_a_limit_of_rounds_is_told_of_too() -> None:
    assert left(Table("stone_age", 2, options={"max_rounds": "5"}))["rounds"] == 4


@pytest.mark.parametrize("game", GAMES.built_in)
def test_what_ends_the_game_never_comes_back(game: str) -> None:
    """Nothing that is counted down grows; where a game goes on for several rounds, piles do."""
    table = Table(game, GAMES.find(game).info.seats[0], seed="endings")
    before = left(table)
    while not table.over:
        table.play(table.options()[0])
        now = left(table)
        assert all(now[kind] >= 0 for kind in now)
        assert all(now[kind] <= before[kind] for kind in now if kind != "pile")
        before = now
