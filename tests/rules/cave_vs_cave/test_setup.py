"""Setup: what everybody starts with, the display, face-down rooms and the starting player."""

import pytest

from grotto.core.errors import WrongSeats
from grotto.core.seats import CHANCE
from grotto.games.cave_vs_cave.components import LIGHT_ROOMS, ROOM_KEYS
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from tests.rules.cave_vs_cave.table import BLUE, RED, Table

LIGHT = ["shelf", "spinning_wheel", "tunnel", "grindstone", "food_corner", "parlor"]


def new_table(players: int, *answers: str) -> Table:
    """A table whose chance has given these answers."""
    return Table(CAVE_VS_CAVE.new(players, {})).play(*answers)


@pytest.mark.rule("CVC-1.1")
@pytest.mark.parametrize("player", [RED, BLUE])
def test_everybody_starts_with_one_of_each_good_and_an_empty_cavern(player: int) -> None:
    table = new_table(2, "first 0", "reveal masonry")

    assert table.goods(player) == "wood+stone+emmer+flax+food+gold"
    assert table.cave(player)["rooms"] == {"a4": "cave_entrance"}
    assert table.cave(player)["empty"] == ["a3"]
    assert table.cave(player)["walls"] == []


@pytest.mark.rule("CVC-1.2")
def test_six_rooms_are_on_display() -> None:
    assert new_table(2).display() == LIGHT
    assert LIGHT_ROOMS.bit_count() == 6


@pytest.mark.rule("CVC-1.3", "CVC-2.1")
def test_nine_rooms_lie_face_down_in_each_cave() -> None:
    table = new_table(2)
    cells = ["a1", "b1", "a2", "b2", "b3", "b4", "a5", "b5", "c5"]

    assert [table.cave(player)["face_down"] for player in (RED, BLUE)] == [cells, cells]
    assert table.view()["unseen"] == list(ROOM_KEYS[7:])


@pytest.mark.rule("CVC-1.4")
def test_four_tiles_lie_face_up_and_the_others_wait_by_number() -> None:
    table = new_table(2)

    assert table.view()["face_up"] == ["cultivation", "housework", "undergrowth", "excavation"]
    assert table.view()["coming"] == [2, 2, 2, 3, 3, 3, 3, 4]


@pytest.mark.rule("CVC-1.5")
def test_seven_walls_are_in_the_supply_and_nobody_has_the_additional_cavern() -> None:
    table = new_table(2)

    assert table.view()["walls_left"] == 7
    assert [table.cave(player)["extra"] for player in (RED, BLUE)] == ["", ""]


@pytest.mark.rule("CVC-1.6")
def test_the_starting_player_is_drawn() -> None:
    table = new_table(2)

    assert table.to_act() == CHANCE
    assert table.options() == ["first 0", "first 1"]
    assert CAVE_VS_CAVE.odds(table.state, CAVE_VS_CAVE.parse("first 1")) == pytest.approx(1 / 2)


@pytest.mark.rule("CVC-1.6")
def test_whoever_is_drawn_takes_the_first_tile() -> None:
    assert new_table(2, "first 1", "reveal masonry").to_act() == BLUE


@pytest.mark.rule("CVC-1.6")
@pytest.mark.parametrize("players", [0, 3])
def test_the_game_is_for_one_or_two(players: int) -> None:
    with pytest.raises(WrongSeats):
        CAVE_VS_CAVE.new(players, {})


@pytest.mark.rule("CVC-3.2")
def test_before_the_first_round_nobody_has_turns() -> None:
    assert new_table(2).view()["turns"] == 0
    assert new_table(2, "first 0", "reveal masonry").view()["turns"] == 2
