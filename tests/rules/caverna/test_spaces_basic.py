"""The action spaces of the basic boards, one by one, on both sides."""

import pytest

from tests.rules.caverna.table import given, seat
from tests.rules.caverna.work import OTHER, OWN, RICH, at, growing, ready

# ---- Ruby mining ---------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.3")
def test_a_ruby_mine_brings_one_more_ruby_on_ruby_mining_however_many_there_are() -> None:
    miner = seat(ruby_mines="e3 e2 e1")  # T34

    assert at("ruby_mining", pile=2).goods() == "ruby*2"
    assert at("ruby_mining", miner, pile=2).goods() == "ruby*3"


@pytest.mark.rule("CAV-4.3")
def test_without_any_ruby_there_only_the_owner_of_a_ruby_mine_goes_to_ruby_mining() -> None:
    """Ruling R21."""
    assert at("ruby_mining", seat(ruby_mines="e3")).goods() == "ruby"
    assert ready("ruby_mining").why("place ruby_mining") == ("nothing-lies-there", "CAV-2.7")


@pytest.mark.rule("CAV-4.3")
def test_with_two_players_the_first_ruby_comes_in_round_3() -> None:
    """Ruling R6."""
    rounds = [given(round_=number).replenish().pile("ruby_mining") for number in (1, 2, 3)]

    assert rounds == ["none", "none", "ruby"]


@pytest.mark.rule("CAV-4.3")
@pytest.mark.parametrize("seats", [1, 3, 4, 5, 6, 7])
def test_with_any_other_number_of_players_the_first_ruby_comes_in_round_1(seats: int) -> None:
    assert given(seats=seats, round_=1).replenish().pile("ruby_mining") == "ruby"


# ---- Housework -----------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.4")
def test_housework_brings_a_dog_and_then_a_furnishing_tile() -> None:
    table = at("housework", seat("wood")).play("take dog")

    assert "done" in table.options()
    assert table.play("furnish cuddle_room d3").goods() == "dog"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.4")
def test_a_dog_school_built_first_already_pays_for_the_dog_of_housework() -> None:
    table = at("housework").play("furnish dog_school d3", "take dog")

    assert table.goods() == "wood+dog"


@pytest.mark.rule("CAV-4.4")
def test_either_half_of_housework_will_do() -> None:
    with_dog = at("housework", seat("wood")).play("take dog", "done")
    with_tile = at("housework", seat("wood")).play("furnish breakfast_room d3", "done")

    assert (with_dog.goods(), with_tile.goods()) == ("wood+dog", "none")
    assert with_tile.land()["d3"] == "breakfast_room"


@pytest.mark.rule("CAV-4.4")
def test_housework_furnishes_dwellings_too() -> None:
    options = at("housework", seat(RICH)).options("furnish")

    assert len(options) == 48
    assert "furnish couple_dwelling d3" in options


# ---- Slash-and-burn ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.5")
def test_slash_and_burn_lays_a_tile_and_then_sows_its_field() -> None:
    table = at("slash_and_burn", seat("grain")).play("lay meadow_field c4 c3", "sow grain")

    assert table.land()["c4"] == "meadow"
    assert table.home()["crops"] == {"c3": {"crop": "grain", "count": 3}}


@pytest.mark.rule("CAV-4.5")
def test_who_sows_first_on_slash_and_burn_lays_no_tile_any_more() -> None:
    table = at("slash_and_burn", seat("grain", fields="c4")).play("sow grain")

    assert table.to_act() == OTHER
    assert "c3" not in table.land()


@pytest.mark.rule("CAV-4.5")
def test_the_tile_alone_is_enough_on_slash_and_burn() -> None:
    table = at("slash_and_burn", seat("grain"))

    assert "done" not in table.options()
    assert table.play("lay meadow_field c4 c3", "done").goods() == "grain"


@pytest.mark.rule("CAV-4.5", "CAV-5.3")
def test_before_sowing_rubies_buy_one_more_field_and_a_crop_for_it() -> None:
    """T38."""
    table = at("slash_and_burn", seat("ruby*2")).play("lay meadow_field c4 c3")

    table.play("ruby field b4", "ruby vegetable", "sow vegetable")

    assert table.goods() == "food"
    assert list(table.home()["crops"]) == ["c3"]


# ---- Drift mining and Excavation -----------------------------------------------------------------


@pytest.mark.rule("CAV-4.6")
@pytest.mark.parametrize(
    ("space", "seats", "amounts"),
    [
        ("drift_mining_1", 2, ["stone", "stone*2", "stone*3"]),
        ("drift_mining_1", 3, ["stone", "stone*2", "stone*3"]),
        ("drift_mining_2", 4, ["stone*2", "stone*4", "stone*6"]),
        ("drift_mining_2", 7, ["stone*2", "stone*4", "stone*6"]),
    ],
)
def test_stone_gathers_on_drift_mining(space: str, seats: int, amounts: list[str]) -> None:
    assert growing(space, seats) == amounts


@pytest.mark.rule("CAV-4.6")
@pytest.mark.parametrize(
    ("space", "seats", "stone"), [("drift_mining_1", 2, "stone"), ("drift_mining_2", 4, "stone*2")]
)
def test_drift_mining_brings_stone_and_a_cavern_with_a_tunnel(
    space: str, seats: int, stone: str
) -> None:
    table = at(space, seats=seats, pile=1)

    assert table.goods() == stone
    assert table.options() == [*table.options("lay cavern_tunnel"), "done"]
    assert table.play("lay cavern_tunnel d2 e2").land()["e2"] == "tunnel"


@pytest.mark.rule("CAV-4.6")
def test_alone_drift_mining_is_covered() -> None:
    assert "drift_mining_1" not in given(seats=1).spaces()


@pytest.mark.rule("CAV-4.7")
@pytest.mark.parametrize(
    ("space", "seats", "amounts"),
    [
        ("excavation_1", 1, ["stone", "stone*2", "stone*3"]),
        ("excavation_1", 3, ["stone", "stone*2", "stone*3"]),
        ("excavation_2", 4, ["stone*2", "stone*3", "stone*4"]),
        ("excavation_2", 7, ["stone*2", "stone*3", "stone*4"]),
    ],
)
def test_stone_gathers_on_excavation(space: str, seats: int, amounts: list[str]) -> None:
    assert growing(space, seats) == amounts


@pytest.mark.rule("CAV-4.7")
@pytest.mark.parametrize(("space", "seats"), [("excavation_1", 2), ("excavation_2", 4)])
def test_excavation_brings_stone_and_one_of_two_twin_tiles(space: str, seats: int) -> None:
    table = at(space, seats=seats, pile=2)

    assert table.goods() in {"stone*2", "stone*3"}
    assert len(table.options("lay cavern_tunnel")) == 12
    assert len(table.options("lay cavern_cavern")) == 6
    assert table.play("lay cavern_cavern e3 e4").to_act() == OTHER


@pytest.mark.rule("CAV-4.7")
def test_where_no_stone_is_left_excavation_still_places_a_tile() -> None:
    table = at("excavation_1")

    assert "done" not in table.options()
    assert table.play("lay cavern_tunnel d2 e2").goods() == "none"


# ---- Starting player -----------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.8")
@pytest.mark.parametrize(
    ("space", "seats", "goods"),
    [
        ("starting_player_1", 2, "ore*2+food*3"),
        ("starting_player_1", 3, "ore*2+food*3"),
        ("starting_player_2", 4, "ruby+food*3"),
        ("starting_player_2", 7, "ruby+food*3"),
    ],
)
def test_starting_player_brings_the_token_food_and_goods(
    space: str, seats: int, goods: str
) -> None:
    table = given(seats=seats, start=1, piles={space: 3}).turn().play(f"place {space}")

    assert table.view()["start"] == OWN
    assert table.goods() == goods


@pytest.mark.rule("CAV-4.8")
def test_who_has_the_token_may_go_to_starting_player_as_well() -> None:
    table = at("starting_player_1", pile=1)

    assert table.view()["start"] == OWN
    assert table.goods() == "ore*2+food"


@pytest.mark.rule("CAV-4.8")
def test_one_food_a_round_gathers_on_starting_player() -> None:
    assert growing("starting_player_1", 3) == ["food", "food*2", "food*3"]
    assert growing("starting_player_2", 5) == ["food", "food*2", "food*3"]
    assert "starting_player_1" not in given(seats=1).spaces()


# ---- wood, ore and supplies ----------------------------------------------------------------------


@pytest.mark.rule("CAV-4.9", "CAV-4.11", "CAV-4.12", "CAV-4.13", "CAV-4.17")
@pytest.mark.parametrize(
    ("space", "seats", "amounts"),
    [
        ("logging_1", 1, ["wood*3", "wood*4", "wood*5"]),
        ("logging_1", 3, ["wood*3", "wood*4", "wood*5"]),
        ("logging_2", 4, ["wood*3", "wood*6", "wood*9"]),
        ("ore_mining_1", 2, ["ore*2", "ore*3", "ore*4"]),
        ("ore_mining_2", 5, ["ore*3", "ore*5", "ore*7"]),
        ("wood_gathering", 1, ["wood", "wood*2", "wood*3"]),
        ("wood_gathering", 3, ["wood", "wood*2", "wood*3"]),
        ("clearing_1", 2, ["wood", "wood*2", "wood*3"]),
        ("clearing_2", 6, ["wood*2", "wood*4", "wood*6"]),
        ("forest_exploration_2", 7, ["wood*2", "wood*3", "wood*4"]),
    ],
)
def test_wood_and_ore_gather(space: str, seats: int, amounts: list[str]) -> None:
    assert growing(space, seats) == amounts


@pytest.mark.rule("CAV-4.9")
@pytest.mark.parametrize(("space", "seats"), [("logging_1", 2), ("logging_2", 4)])
def test_an_armed_dwarf_may_go_on_an_expedition_after_logging(space: str, seats: int) -> None:
    table = at(space, seat(dwarfs="1 1"), seats=seats, pile=1)

    assert table.options() == [
        "loot all_weapons_plus_1",
        "loot wood",
        "loot dog",
        "done",
    ]
    assert table.play("loot wood").goods() == "wood*4"
    assert table.dwarfs() == f"2@{space} 1"


@pytest.mark.rule("CAV-4.9")
def test_an_unarmed_dwarf_just_takes_the_wood_of_logging() -> None:
    table = at("logging_1", pile=2)

    assert table.goods() == "wood*4"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.9")
def test_without_wood_only_an_armed_dwarf_goes_to_logging() -> None:
    assert ready("logging_1").why("place logging_1") == ("unarmed", "CAV-6.2")
    assert at("logging_1", seat(dwarfs="1 1")).play("loot dog").goods() == "dog"


@pytest.mark.rule("CAV-4.10")
def test_supplies_bring_five_kinds_of_goods() -> None:
    table = at("supplies", seats=3)

    assert table.goods() == "wood+stone+ore+food+gold*2"
    assert table.to_act() == OTHER
    assert [seats for seats in range(1, 8) if "supplies" in given(seats=seats).spaces()] == [2, 3]


@pytest.mark.rule("CAV-4.11")
def test_each_ore_mine_brings_two_more_ore_on_ore_mining() -> None:
    mines = seat(ore_mines="e3 e2 e1")  # T33

    assert at("ore_mining_1", mines, pile=1).goods() == "ore*8"
    assert at("ore_mining_2", seat(ore_mines="e3"), seats=4, pile=1).goods() == "ore*5"
    assert at("ore_mining_1", seat(ore_mines="e3")).goods() == "ore*2"


@pytest.mark.rule("CAV-4.12")
def test_wood_gathering_brings_its_wood_and_nothing_else() -> None:
    table = at("wood_gathering", seat(dwarfs="9 9"), pile=3)

    assert table.goods() == "wood*3"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.13")
@pytest.mark.parametrize(
    ("space", "seats", "wood"), [("clearing_1", 2, "wood"), ("clearing_2", 4, "wood*2")]
)
def test_clearing_brings_wood_and_a_meadow_with_a_field(space: str, seats: int, wood: str) -> None:
    table = at(space, seats=seats, pile=1)

    assert table.goods() == wood
    assert table.options() == [*table.options("lay meadow_field"), "done"]
    assert table.play("lay meadow_field c3 c4").land()["c4"] == "field"


@pytest.mark.rule("CAV-4.13")
def test_alone_clearing_is_covered() -> None:
    assert "clearing_1" not in given(seats=1).spaces()


# ---- Sustenance, Growth and Forest exploration ---------------------------------------------------


@pytest.mark.rule("CAV-4.14")
@pytest.mark.parametrize(
    ("space", "seats", "amounts"),
    [
        ("sustenance_1", 1, ["food", "food*2", "food*3"]),
        ("sustenance_1", 3, ["food", "food*2", "food*3"]),
        ("sustenance_2", 4, ["grain", "grain+vegetable", "grain+vegetable*2"]),
        ("sustenance_2", 7, ["grain", "grain+vegetable", "grain+vegetable*2"]),
    ],
)
def test_food_or_crops_gather_on_sustenance(space: str, seats: int, amounts: list[str]) -> None:
    assert growing(space, seats) == amounts


@pytest.mark.rule("CAV-4.14")
def test_with_few_players_sustenance_brings_a_grain_whether_or_not_a_tile_is_placed() -> None:
    """Ruling R37."""
    without_tile = at("sustenance_1", pile=2).play("done")
    with_tile = at("sustenance_1", pile=2).play("lay meadow_field c4 c3")

    assert (without_tile.goods(), with_tile.goods()) == ("grain+food*2", "grain+food*2")


@pytest.mark.rule("CAV-4.14")
def test_with_many_players_sustenance_brings_only_what_lies_there() -> None:
    table = at("sustenance_2", seats=4, pile=3)

    assert table.goods() == "grain+vegetable*2"
    assert table.play("lay meadow_field c4 b4").goods() == "grain+vegetable*2+food"


@pytest.mark.rule("CAV-4.16")
def test_growth_is_either_goods_or_a_child() -> None:
    roomy = {"d3": "dwelling"}
    goods = at("growth", seat(furnished=roomy), seats=4).play("take wood+stone+ore+food+gold*2")
    child = at("growth", seat(furnished=roomy), seats=4).play("grow")

    assert (goods.goods(), goods.dwarfs()) == ("wood+stone+ore+food+gold*2", "0@growth 0")
    assert (child.goods(), child.dwarfs()) == ("none", "0@growth 0 0@newborn")


@pytest.mark.rule("CAV-4.16")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_who_has_no_room_takes_the_goods_on_growth(seats: int) -> None:
    table = at("growth", seats=seats)

    assert table.options() == ["take wood+stone+ore+food+gold*2"]
    assert table.explained()["grow"] == ("no-room", "CAV-5.2")


@pytest.mark.rule("CAV-4.17")
@pytest.mark.parametrize("seats", [4, 5, 6, 7])
def test_with_many_players_forest_exploration_brings_wood_and_food(seats: int) -> None:
    assert at("forest_exploration_2", seats=seats, pile=2).goods() == "wood*3+food*2"
