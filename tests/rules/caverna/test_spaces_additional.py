"""The action spaces of the additional boards for three, five, six and seven players."""

import pytest

from tests.rules.caverna.table import Table, given, seat
from tests.rules.caverna.work import OTHER, at, growing, ready

TILES_OF_EXTENSION = ["lay meadow_field c4 c3", "lay cavern_tunnel d2 e2"]


@pytest.mark.rule("CAV-4.17", "CAV-4.18", "CAV-4.19", "CAV-4.23", "CAV-4.24")
@pytest.mark.parametrize(
    ("space", "seats", "amounts"),
    [
        ("forest_exploration_1", 3, ["wood", "wood*2", "wood*3"]),
        ("strip_mining", 3, ["ore", "stone+ore", "stone*2+ore"]),
        ("depot_5", 5, ["wood+ore", "wood*2+ore*2", "wood*3+ore*3"]),
        ("depot_67", 6, ["wood+ore", "wood*2+ore*2", "wood*3+ore*3"]),
        ("fence_building_5", 5, ["wood", "wood*2", "wood*3"]),
        ("fence_building_67", 7, ["wood*2", "wood*3", "wood*4"]),
        ("drift_mining_67", 6, ["stone", "stone*2", "stone*3"]),
        (
            "large_depot",
            7,
            ["wood*2+stone+ore", "wood*3+stone*2+ore*2", "wood*4+stone*3+ore*3"],
        ),
    ],
)
def test_goods_gather(space: str, seats: int, amounts: list[str]) -> None:
    assert growing(space, seats) == amounts


@pytest.mark.rule("CAV-4.17")
def test_with_three_players_forest_exploration_brings_wood_and_a_vegetable() -> None:
    assert at("forest_exploration_1", seats=3, pile=2).goods() == "wood*2+vegetable"


@pytest.mark.rule("CAV-4.18")
def test_strip_mining_brings_two_wood_besides_ore_and_stone() -> None:
    table = at("strip_mining", seats=3, pile=3)

    assert table.goods() == "wood*2+stone*2+ore"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.19")
@pytest.mark.parametrize(("space", "seats"), [("depot_5", 5), ("depot_67", 6), ("depot_67", 7)])
def test_a_depot_brings_wood_and_ore(space: str, seats: int) -> None:
    assert at(space, seats=seats, pile=2).goods() == "wood*2+ore*2"


# ---- Drift mining --------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.20")
def test_small_scale_drift_mining_brings_a_stone_and_a_tile_in_any_order() -> None:
    stone_first = at("small_scale_drift_mining", seats=5).play("take stone")
    tile_first = at("small_scale_drift_mining", seats=5).play("lay cavern_tunnel d2 e2")

    assert stone_first.play("lay cavern_tunnel d2 e2").goods() == "stone"
    assert tile_first.play("take stone").goods() == "stone"


@pytest.mark.rule("CAV-4.20")
def test_small_scale_drift_mining_brings_its_stone_without_the_tile() -> None:
    """Ruling R5."""
    table = at("small_scale_drift_mining", seats=5).play("take stone", "done")

    assert (table.goods(), table.to_act()) == ("stone", OTHER)


@pytest.mark.rule("CAV-4.20")
def test_small_scale_drift_mining_has_one_stone_only_and_no_two_caverns() -> None:
    table = at("small_scale_drift_mining", seats=5)

    assert given(seats=5).replenish().pile("small_scale_drift_mining") == "none"
    assert table.options("lay cavern_cavern") == []
    assert table.play("lay cavern_tunnel d2 e2", "done").goods() == "none"


@pytest.mark.rule("CAV-4.20", "CAV-13.4")
def test_by_option_the_stone_of_small_scale_drift_mining_comes_with_its_tile() -> None:
    table = at("small_scale_drift_mining", seats=5, options={"drift_mining_needs_tile": True})

    assert table.options() == table.options("lay cavern_tunnel")
    assert table.play("lay cavern_tunnel d2 e2").goods() == "stone"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.20", "CAV-4.6")
@pytest.mark.parametrize(
    ("seats", "spaces"),
    [
        (5, ["drift_mining_2", "small_scale_drift_mining"]),
        (6, ["drift_mining_2", "drift_mining_67"]),
        (7, ["drift_mining_2", "drift_mining_67"]),
    ],
)
def test_six_and_seven_players_have_a_second_drift_mining(seats: int, spaces: list[str]) -> None:
    """Ruling R4."""
    assert [space for space in given(seats=seats).spaces() if "drift" in space] == spaces


@pytest.mark.rule("CAV-4.6")
def test_the_second_drift_mining_works_like_the_first() -> None:
    table = at("drift_mining_67", seats=6, pile=2)

    assert table.goods() == "stone*2"
    assert table.options() == [*table.options("lay cavern_tunnel"), "done"]


# ---- Weekly market -------------------------------------------------------------------------------

PRICES = {
    "wood": 1, "stone": 1, "ore": 1, "grain": 1, "sheep": 1, "donkey": 1,
    "vegetable": 2, "dog": 2, "wild_boar": 2, "cattle": 3,
}  # fmt: skip


@pytest.mark.rule("CAV-4.21")
@pytest.mark.parametrize(("good", "price"), PRICES.items())
@pytest.mark.parametrize(("space", "seats"), [("weekly_market_5", 5), ("weekly_market_67", 6)])
def test_everything_on_the_weekly_market_has_its_price(
    space: str, seats: int, good: str, price: int
) -> None:
    table = at(space, seats=seats).play(f"buy {good}", "done")

    assert table.home()["goods"]["gold"] == 4 - price
    assert table.home()["goods"][good] == 1


@pytest.mark.rule("CAV-4.21")
def test_own_gold_can_be_added_on_the_weekly_market() -> None:
    """T85."""
    table = at("weekly_market_5", seat("gold*3", small_pastures="c4"), seats=5)

    table.play("buy cattle", "buy vegetable", "buy wild_boar")

    assert table.goods() == "vegetable+wild_boar+cattle"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.21")
def test_of_each_kind_the_weekly_market_sells_one() -> None:
    table = at("weekly_market_67", seats=7).play("buy wood")

    assert table.why("buy wood") == ("bought-already", "CAV-4.21")
    assert len(table.options("buy")) == 9


@pytest.mark.rule("CAV-4.21")
def test_what_is_too_dear_cannot_be_bought() -> None:
    table = at("weekly_market_5", seats=5).play("buy dog")

    assert table.why("buy cattle") == ("too-poor", "CAV-4.21")


@pytest.mark.rule("CAV-4.21")
def test_the_gold_of_the_weekly_market_may_be_kept() -> None:
    assert at("weekly_market_5", seats=5).play("done").goods() == "gold*4"


@pytest.mark.rule("CAV-4.21")
def test_an_animal_from_the_weekly_market_may_be_eaten_at_once() -> None:
    table = at("weekly_market_5", seats=5).play("buy cattle", "eat cattle", "buy wood")

    assert table.goods() == "wood+food*3"


# ---- Hardware rental -----------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.22")
def test_with_five_players_hardware_is_rented_for_an_expedition_and_then_for_sowing() -> None:
    table = at("hardware_rental_5", seat("grain", "1 1", fields="c4"), seats=5)

    assert table.goods() == "grain"
    assert table.options() == [*table.options("loot"), "sow grain"]
    assert table.play("loot wood", "loot dog", "sow grain").goods() == "wood+dog"


@pytest.mark.rule("CAV-4.22")
def test_with_more_players_hardware_rental_brings_two_wood_first() -> None:
    armed = at("hardware_rental_67", seat("grain", "1 1", fields="c4"), seats=6)
    unarmed = at("hardware_rental_67", seat("grain", fields="c4"), seats=7)

    assert armed.goods() == "wood*2+grain"
    assert armed.play("loot wood", "done", "sow grain").goods() == "wood*3"
    assert unarmed.options("sow") == ["sow grain"]
    assert unarmed.play("done").goods() == "wood*2+grain"


@pytest.mark.rule("CAV-4.22")
@pytest.mark.parametrize(("space", "seats"), [("hardware_rental_5", 5), ("hardware_rental_67", 6)])
def test_who_sows_on_hardware_rental_goes_on_no_expedition_any_more(space: str, seats: int) -> None:
    table = at(space, seat("grain", "1 1", fields="c4"), seats=seats)

    assert table.play("sow grain").to_act() == OTHER


@pytest.mark.rule("CAV-4.22")
def test_with_five_players_an_unarmed_dwarf_goes_to_hardware_rental_only_to_sow() -> None:
    idle = ready("hardware_rental_5", seats=5)
    sower = ready("hardware_rental_5", seat("vegetable", fields="c4"), seats=5)

    assert "place hardware_rental_5" not in idle.options()
    assert "place hardware_rental_5" in sower.options()


# ---- Fence building ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.23")
@pytest.mark.parametrize(
    ("space", "seats", "pile"), [("fence_building_5", 5, 2), ("fence_building_67", 6, 1)]
)
def test_the_wood_of_fence_building_can_pay_for_the_fences(
    space: str, seats: int, pile: int
) -> None:
    """T83."""
    table = at(space, seat("wood*2", meadows="c4 c3"), seats=seats, pile=pile)

    assert table.goods() == "wood*4"
    assert table.options() == ["fence c3", "fence c4", "fence c3 c4", "done"]
    assert table.play("fence c3 c4").goods() == "none"


@pytest.mark.rule("CAV-4.23")
def test_fence_building_fences_a_small_and_a_large_pasture_but_no_stable() -> None:
    table = at("fence_building_5", seat("wood*6+stone", meadows="c4 c3 c2"), seats=5, pile=1)

    assert table.options("stable") == []
    assert table.play("fence c3 c4", "fence c2").goods() == "wood+stone"
    assert table.home()["large_pastures"] == [["c3", "c4"]]


@pytest.mark.rule("CAV-4.23")
def test_the_wood_of_fence_building_may_just_be_taken() -> None:
    table = at("fence_building_67", seat("wood*2", meadows="c4"), seats=6, pile=1).play("done")

    assert (table.goods(), table.land()["c4"]) == ("wood*4", "meadow")


# ---- the board for seven -------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.24")
def test_the_large_depot_brings_wood_ore_and_stone() -> None:
    assert at("large_depot", seats=7, pile=2).goods() == "wood*3+stone*2+ore*2"


def extending(furnished: dict[str, str] | None = None, extended: int = 0) -> Table:
    """A dwarf on Extension."""
    return at("extension", seat(furnished=furnished, extended=extended), seats=7)


@pytest.mark.rule("CAV-4.25")
def test_extension_brings_wood_with_a_forest_tile_or_stone_with_a_mountain_tile() -> None:
    forest, mountain = (extending().play(tile) for tile in TILES_OF_EXTENSION)

    assert (forest.goods(), mountain.goods()) == ("wood", "stone")
    assert (forest.to_act(), mountain.to_act()) == (OTHER, OTHER)


@pytest.mark.rule("CAV-4.25")
def test_extension_gives_nothing_without_its_tile() -> None:
    """Ruling R28."""
    options = extending().options()

    assert options == [
        text for text in options if text.startswith(("lay meadow_field", "lay cavern_tunnel"))
    ]


@pytest.mark.rule("CAV-4.25", "CAV-9.11")
@pytest.mark.parametrize("order", [TILES_OF_EXTENSION, TILES_OF_EXTENSION[::-1]])
def test_with_the_guest_room_both_halves_of_extension_can_be_done(order: list[str]) -> None:
    """Ruling R14."""
    table = extending({"d3": "guest_room"}).play(*order)

    assert table.goods() == "wood+stone"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.25", "CAV-9.11")
@pytest.mark.parametrize("tile", TILES_OF_EXTENSION)
def test_the_second_time_the_guest_room_does_not_join_the_halves_of_extension(tile: str) -> None:
    """Ruling R14."""
    assert extending({"d3": "guest_room"}, extended=1).play(tile).to_act() == OTHER


@pytest.mark.rule("CAV-4.25", "CAV-9.11")
def test_only_a_double_use_of_extension_uses_up_the_guest_room() -> None:
    once = extending({"d3": "guest_room"}).play("lay meadow_field c4 c3", "done")
    twice = extending({"d3": "guest_room"}).play(*TILES_OF_EXTENSION)

    assert [table.state.players[0].extended for table in (once, twice)] == [0, 1]
