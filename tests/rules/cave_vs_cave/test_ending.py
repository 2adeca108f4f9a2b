"""The end: points, ties and draws."""

import pytest

from grotto.games.cave_vs_cave.game import Player
from tests.rules.cave_vs_cave.table import BLUE, RED, Table, duel, given, seat


def ended(red: Player, blue: Player) -> Table:
    """The last turn of the last round is over."""
    table = given(red, blue, round_=8)
    table.state.face_up = (1 << 12) - 1
    table.choosing()
    return table.play("take cultivation", "done", "take housework", "done")


@pytest.mark.rule("CVC-10.1")
def test_the_game_ends_after_round_eight() -> None:
    table = ended(seat(), seat())

    assert table.is_over()
    assert table.told()[-1] == "game-ended"


@pytest.mark.rule("CVC-10.2")
def test_rooms_and_gold_are_points_and_nothing_else() -> None:
    rooms = {"a3": "state_room", "a2": "secret_chamber", "b3": "tunnel"}
    table = duel(seat("wood*9+gold*7", rooms))

    [orange, blue, gold] = table.state.outcome().sheets[RED].lines
    assert (orange.points, blue.points, gold.points) == (23, 0, 7)
    assert table.state.outcome().totals == (30, 0)


@pytest.mark.rule("CVC-10.2")
def test_the_room_in_the_additional_cavern_counts() -> None:
    table = duel(seat("none", {"x": "treasury", "a3": "prospecting_site"}, extra="three_walls"))

    assert table.state.outcome().totals == (15, 0)


@pytest.mark.rule("CVC-10.2")
def test_most_points_win() -> None:
    table = ended(seat("gold*3"), seat("gold*4"))

    assert table.state.outcome().winners == (BLUE,)


@pytest.mark.rule("CVC-10.3")
def test_the_more_valuable_room_breaks_a_tie() -> None:
    treasury = seat("none", {"a3": "treasury"})
    others = seat("gold", {"a3": "parlor", "a2": "shelf"})
    table = ended(treasury, others)

    assert table.state.outcome().totals == (10, 10)
    assert table.state.outcome().winners == (RED,)


@pytest.mark.rule("CVC-10.3")
def test_blue_rooms_break_a_tie_too() -> None:
    dungeon = seat("none", {"a3": "dungeon", "a2": "shelf"})
    treasury = seat("gold*4", {"a3": "treasury"})
    table = ended(dungeon, treasury)

    assert table.state.outcome().totals == (14, 14)
    assert table.state.outcome().winners == (RED,)


@pytest.mark.rule("CVC-10.4")
def test_equally_valuable_rooms_make_a_draw() -> None:
    red = seat("gold*2", {"a3": "digging_cave"})
    blue = seat("gold*2", {"a3": "secret_chamber"})
    table = ended(red, blue)

    assert table.state.outcome().ranks == (1, 1)
    assert table.state.outcome().winners == (RED, BLUE)
