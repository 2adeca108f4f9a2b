"""Variants: every option changes what it says, and nothing else."""

import pytest

from grotto.core.errors import WrongOption
from grotto.core.seats import CHANCE
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from tests.rules.cave_vs_cave.table import (
    BLUE,
    RED,
    Table,
    duel,
    full_cave,
    given,
    seat,
    solo,
)

ORANGE = {"a3": "shelf", "a2": "stall", "b3": "storeroom"}
RICH = "wood*9+stone*9+food*9+gold*19"


@pytest.mark.rule("CVC-13.1")
@pytest.mark.parametrize("first", [RED, BLUE])
def test_a_certain_seat_may_begin(first: int) -> None:
    table = Table(CAVE_VS_CAVE.new(2, {"first_player": str(first)})).play("reveal masonry")

    assert table.to_act() == first


@pytest.mark.rule("CVC-13.1")
def test_alone_the_starting_player_has_no_meaning() -> None:
    table = Table(CAVE_VS_CAVE.new(1, {"first_player": "0"}))

    assert table.options("remove") == table.options()


@pytest.mark.rule("CVC-13.1")
@pytest.mark.parametrize("seats", [1, 2])
def test_a_seat_that_nobody_takes_cannot_begin(seats: int) -> None:
    with pytest.raises(WrongOption):
        CAVE_VS_CAVE.new(seats, {"first_player": str(seats)})


@pytest.mark.rule("CVC-13.2")
def test_blue_rooms_may_sleep_until_the_next_turn() -> None:
    rich = seat("stone*3+gold*9", ORANGE, dug="b4", walls="a4-b4 b3-b4 b4-b5")
    table = duel(rich, "dungeon", 8, blue_rooms_active_at_once=False).taking("renovation")

    table.play("furnish dungeon b4", "build a1-b1")
    assert table.goods() == "gold*5"

    table.taking("masonry").play("build b1-b2")
    assert table.goods() == "gold*7"


@pytest.mark.rule("CVC-13.3")
def test_wood_may_come_after_the_room() -> None:
    rooms = {**ORANGE, "b4": "wood_storeroom", "b5": "furniture_workshop"}
    table = duel(seat("wood+flax", rooms), wood_before_room=False).taking("cultivation")

    table.play("use furniture_workshop")
    assert table.options("trade") == []

    assert table.play("done").goods() == "wood*2+flax"


@pytest.mark.rule("CVC-13.4")
def test_flax_lost_at_the_limit_may_count() -> None:
    rooms = {**ORANGE, "b4": "retting_room"}
    table = duel(seat("flax*9", rooms), retting_room_counts="printed").taking("cultivation")

    assert table.play("gain emmer*2+flax").goods() == "emmer*2+flax*9+food"


@pytest.mark.rule("CVC-13.5")
def test_the_junction_room_may_refuse_gold() -> None:
    rich = seat("wood+stone+emmer+flax+food+gold", {"a3": "junction_room"})
    table = duel(rich, junction_room_takes_gold=False).using("junction_room")

    assert len(table.options("trade")) == 10
    assert table.play("trade wood+stone+emmer gold*2").goods() == "flax+food+gold*3"


@pytest.mark.rule("CVC-13.6")
def test_undermining_may_ignore_the_last_wall_only() -> None:
    cave = seat(dug="b3", walls="a3-b3 a4-b4")
    table = duel(cave, undermining_ignores_all_walls=False).taking("undermining")

    assert table.diggable() == "a2 a5 b4"
    assert table.refused("dig b2") == ("walls-in-the-way", "CVC-7.2")


@pytest.mark.rule("CVC-13.6")
def test_undermining_is_advised_only_where_it_helps() -> None:
    cave = seat(dug="b3", walls="a3-b3 a4-b4")
    table = duel(cave, undermining_ignores_all_walls=False).taking("expansion")

    assert table.refused("dig b4") == ("behind-walls", "CVC-7.2")
    assert table.refused("dig b2") == ("walls-in-the-way", "CVC-7.2")


@pytest.mark.rule("CVC-13.7")
def test_the_two_walls_of_the_additional_cavern_may_be_opposite() -> None:
    last = full_cave(last="a3", goods=RICH)
    table = given(last, seat(), round_=8, options={"extra_cavern_walls": "opposite"})

    table.state.display |= 1 << 14
    table.taking("housework").play("furnish shelf a3 gold", "lay two_walls")

    assert table.options("furnish junction_room x") == ["furnish junction_room x food*4"]


@pytest.mark.rule("CVC-13.7")
def test_opposite_walls_leave_other_sides_open() -> None:
    last = full_cave(last="a3", goods=RICH)
    table = given(last, seat(), round_=8, options={"extra_cavern_walls": "opposite"})

    table.taking("renovation").play("furnish shelf a3", "lay two_walls")

    assert table.options("build x") == ["build x-e", "build x-w"]


@pytest.mark.rule("CVC-13.8")
def test_the_stack_may_be_revealed_when_the_turn_ends() -> None:
    table = solo(seat(), solo_reveal="turn_end").taking("excavation")

    table.play("dig b3", "reveal stall")
    assert table.to_act() == RED

    table.play("gain stone")
    assert table.to_act() == CHANCE
    assert table.play("reveal bakehouse").view()["stack"] == 8


@pytest.mark.rule("CVC-13.9")
def test_gold_may_be_compared_for_every_effect_of_renovation() -> None:
    options = {"renovation_test": "each_effect"}
    table = given(seat("wood+gold*6"), seat("gold*5"), round_=8, options=options)

    table.taking("renovation").play("exchange gold")

    assert table.options("furnish") == table.options("build") == []
    assert table.refused("furnish shelf a3") == ("not-most-gold", "CVC-13.9")
