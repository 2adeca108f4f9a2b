"""The Guest room reads “either … or” as “and/or” [CAV-9.11, ruling R14]."""

import pytest

from grotto.games.caverna.game import Player
from grotto.games.caverna.player import AT_HOME
from tests.rules.caverna.homes import owning, rooms
from tests.rules.caverna.table import Table, given, seat

FOREST_HALF = "lay meadow_field c4 c3"
CAVE_HALF = "lay cavern_tunnel e3 e2"
SUPPLIES = "take wood+stone+ore+food+gold*2"


def guest(goods: str = "none") -> Player:
    """A home with the Guest room, a free bed, and the first cavern empty."""
    return owning("guest_room", "dwelling", goods=goods)


# ---- Wish for children ---------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.11")
def test_without_the_guest_room_a_wish_for_children_is_one_or_the_other() -> None:
    own = owning("dwelling", goods="wood*4+stone*3")
    table = given(own, cards="wish_for_children").turn()

    table.play("place wish_for_children", "grow")

    assert table.to_act() == 1


@pytest.mark.rule("CAV-9.11")
def test_the_guest_room_lets_a_family_grow_and_build_in_this_order() -> None:
    table = given(guest("wood*4+stone*3"), cards="wish_for_children").turn()

    table.play("place wish_for_children", "grow", "furnish dwelling d3")

    assert table.land()["d3"] == "dwelling"
    assert table.dwarfs() == "0@wish_for_children 0 0@newborn"


@pytest.mark.rule("CAV-9.11")
def test_the_guest_room_lets_a_family_build_the_room_for_its_child_first() -> None:
    own = owning("guest_room", goods="wood*4+stone*3")
    table = given(own, cards="wish_for_children").turn()

    table.play("place wish_for_children", "furnish dwelling d3", "grow")

    assert table.dwarfs() == "0@wish_for_children 0 0@newborn"


@pytest.mark.rule("CAV-9.11")
def test_with_the_guest_room_one_half_is_still_enough() -> None:
    table = given(guest("wood*4+stone*3"), cards="wish_for_children").turn()

    table.play("place wish_for_children", "grow", "done")

    assert table.to_act() == 1
    assert table.goods() == "wood*4+stone*3"


@pytest.mark.rule("CAV-9.11")
def test_with_the_guest_room_an_urgent_wish_brings_a_dwelling_a_child_and_gold() -> None:
    own = owning("guest_room", goods="wood*4+stone*3")
    table = given(own, cards="urgent_wish_for_children").turn()

    table.play("place urgent_wish_for_children", "take gold*3", "furnish dwelling d3", "grow")

    assert table.goods() == "gold*3"
    assert table.dwarfs() == "0@urgent_wish_for_children 0 0@newborn"


@pytest.mark.rule("CAV-9.11")
def test_with_the_guest_room_the_gold_of_an_urgent_wish_may_come_last() -> None:
    own = owning("guest_room", goods="wood*4+stone*3")
    table = given(own, cards="urgent_wish_for_children").turn()

    table.play("place urgent_wish_for_children", "furnish dwelling d3", "take gold*3", "grow")

    assert table.goods() == "gold*3"
    assert table.to_act() == 1


@pytest.mark.rule("CAV-9.11")
def test_the_guest_room_does_not_touch_and_then() -> None:
    """In an urgent wish the child still comes after a dwelling, though there is a free bed."""
    table = given(guest(), cards="urgent_wish_for_children").turn()

    table.play("place urgent_wish_for_children")

    assert table.options() == ["take gold*3"]


@pytest.mark.rule("CAV-9.11")
def test_without_the_guest_room_who_takes_the_gold_does_not_build() -> None:
    table = given(seat("wood*4+stone*3"), cards="urgent_wish_for_children").turn()

    table.play("place urgent_wish_for_children", "take gold*3")

    assert table.to_act() == 1


# ---- Growth and Ruby mine construction -----------------------------------------------------------


@pytest.mark.rule("CAV-9.11")
def test_with_the_guest_room_growth_brings_goods_and_a_child() -> None:
    table = given(guest(), seats=4).turn().play("place growth", SUPPLIES, "grow")

    assert table.goods() == "wood+stone+ore+food+gold*2"
    assert table.dwarfs() == "0@growth 0 0@newborn"


@pytest.mark.rule("CAV-9.11")
def test_without_the_guest_room_growth_is_one_or_the_other() -> None:
    table = given(owning("dwelling"), seats=4).turn().play("place growth")
    assert table.options() == [SUPPLIES, "grow"]

    table.play("grow")

    assert table.to_act() == 1


@pytest.mark.rule("CAV-9.11")
def test_with_the_guest_room_two_ruby_mines_are_dug_on_two_kinds_of_tunnels() -> None:
    """Worked example T97."""
    own = seat(tunnels="e2", deep_tunnels="f2", furnished=rooms("guest_room"))
    table = given(own, cards="ruby_mine_construction").turn()

    table.play("place ruby_mine_construction", "lay ruby_mine e2", "lay ruby_mine f2")

    assert table.goods() == "ruby"
    assert table.score()["mines"] == 8


@pytest.mark.rule("CAV-9.11")
def test_with_the_guest_room_two_tunnels_of_one_kind_take_one_ruby_mine_only() -> None:
    own = seat(tunnels="e2 f2", furnished=rooms("guest_room"))
    table = given(own, cards="ruby_mine_construction").turn()

    table.play("place ruby_mine_construction", "lay ruby_mine e2")

    assert table.to_act() == 1


@pytest.mark.rule("CAV-9.11")
def test_without_the_guest_room_one_ruby_mine_is_dug() -> None:
    own = seat(tunnels="e2", deep_tunnels="f2")
    table = given(own, cards="ruby_mine_construction").turn()

    table.play("place ruby_mine_construction", "lay ruby_mine f2")

    assert table.to_act() == 1
    assert table.goods() == "ruby"


# ---- Extension -----------------------------------------------------------------------------------


def extending(own: Player) -> Table:
    """A dwarf has just been placed on Extension, which only seven players have."""
    return given(own, seats=7).turn().play("place extension")


def extending_again(table: Table) -> Table:
    """All dwarfs have come home, and one of the same player is on Extension once more."""
    own = table.state.players[0]
    own.whereabouts = (AT_HOME, AT_HOME)
    return extending(own)


@pytest.mark.rule("CAV-9.11")
def test_without_the_guest_room_extension_lays_one_tile() -> None:
    table = extending(seat()).play(FOREST_HALF)

    assert table.goods() == "wood"
    assert table.to_act() == 1


@pytest.mark.rule("CAV-9.11")
@pytest.mark.parametrize("halves", [(FOREST_HALF, CAVE_HALF), (CAVE_HALF, FOREST_HALF)])
def test_with_the_guest_room_extension_lays_both_tiles(halves: tuple[str, str]) -> None:
    table = extending(seat(furnished={"d3": "guest_room"})).play(*halves)

    assert table.goods() == "wood+stone"
    assert table.to_act() == 1


@pytest.mark.rule("CAV-9.11")
def test_both_tiles_of_extension_are_laid_only_once_a_game() -> None:
    """Ruling R14."""
    own = seat(furnished={"d3": "guest_room"}, extended=1)

    assert extending(own).play(FOREST_HALF).to_act() == 1


@pytest.mark.rule("CAV-9.11")
def test_laying_both_tiles_of_extension_is_remembered() -> None:
    table = extending(seat(furnished={"d3": "guest_room"})).play(FOREST_HALF, CAVE_HALF)
    again = extending_again(table)

    again.play("lay meadow_field c2 c1")

    assert again.to_act() == 1


@pytest.mark.rule("CAV-9.11")
def test_laying_one_tile_of_extension_does_not_use_up_the_guest_room() -> None:
    table = extending(seat(furnished={"d3": "guest_room"})).play(FOREST_HALF, "done")
    again = extending_again(table)

    again.play("lay meadow_field c2 c1", CAVE_HALF)

    assert again.goods() == "wood*2+stone+wild_boar"


@pytest.mark.rule("CAV-9.11")
def test_extension_by_imitation_counts_as_its_one_time() -> None:
    own = seat(furnished={"d3": "guest_room"})
    table = given(own, seats=7, workers={"extension": 1}).turn()

    table.play("place imitation_7", "imitate extension", FOREST_HALF, CAVE_HALF)

    assert extending_again(table).play("lay meadow_field c2 c1").to_act() == 1


@pytest.mark.rule("CAV-9.11")
def test_the_guest_room_of_another_player_does_not_help() -> None:
    own = owning("dwelling")
    table = given(own, guest(), seats=4).turn().play("place growth", SUPPLIES)

    assert table.to_act() == 1
