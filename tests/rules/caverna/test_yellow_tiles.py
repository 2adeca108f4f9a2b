"""Parlors, storages and chambers: what they give at once, and the points they bring at the end."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.homes import housework, owning, rooms
from tests.rules.caverna.table import given, seat

FARM = "c1-c2 c3-c4 b1-b2 b3-b4"


def bonus(own: Player) -> int:
    """The bonus points of a home."""
    return given(own).score().get("bonus", 0)


def farm(tile: str, animals: str) -> Player:
    """Four large pastures, and a tile."""
    return seat(animals, large_pastures=FARM, furnished=rooms(tile))


# ---- parlors -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.31")
def test_the_weaving_parlor_brings_a_food_for_each_sheep_at_once() -> None:
    table = housework(seat("wood*2+stone+dog+sheep*3", small_pastures="c4"))

    assert table.play("furnish weaving_parlor d3").goods() == "food*3+dog+sheep*3"


@pytest.mark.rule("CAV-9.31")
@pytest.mark.parametrize(("sheep", "points"), [("sheep", 0), ("sheep*2", 1), ("sheep*7", 3)])
def test_the_weaving_parlor_brings_a_point_for_every_two_sheep(sheep: str, points: int) -> None:
    assert bonus(farm("weaving_parlor", f"{sheep}+cattle*4")) == points


@pytest.mark.rule("CAV-9.31")
def test_sheep_bring_their_own_points_beside_the_weaving_parlor() -> None:
    """Worked example T102."""
    table = given(farm("weaving_parlor", "sheep*5"))

    assert table.score()["animals"] == 5
    assert table.score()["bonus"] == 2


@pytest.mark.rule("CAV-9.32")
def test_the_milking_parlor_brings_a_food_for_each_cattle_at_once() -> None:
    table = housework(seat("wood*2+stone*2+sheep+cattle*2", small_pastures="c4"))

    assert table.play("furnish milking_parlor d3").goods() == "food*2+sheep+cattle*2"


@pytest.mark.rule("CAV-9.32")
def test_the_milking_parlor_brings_a_point_for_each_cattle_beside_their_own() -> None:
    table = given(farm("milking_parlor", "sheep*3+cattle*5"))

    assert table.score()["animals"] == 8
    assert table.score()["bonus"] == 5


@pytest.mark.rule("CAV-9.33")
def test_the_state_parlor_brings_food_for_each_neighbouring_dwelling_at_once() -> None:
    """Worked example T94: the State parlor on e3, Dwellings on d3 and e2."""
    own = seat("stone*3+gold*5", caverns="e3", furnished={"d3": "dwelling", "e2": "dwelling"})
    table = housework(own).play("furnish state_parlor e3")

    assert table.goods() == "food*4"
    assert table.score()["bonus"] == 8


@pytest.mark.rule("CAV-9.33")
def test_the_entry_level_dwelling_is_a_neighbour_of_the_state_parlor() -> None:
    """Worked example T95, ruling R18."""
    own = seat("stone*3+gold*5", caverns="e4")
    table = housework(own).play("furnish state_parlor e4")

    assert table.goods() == "food*2"
    assert table.score()["bonus"] == 4


@pytest.mark.rule("CAV-9.33")
def test_a_dwelling_built_later_brings_points_but_no_food() -> None:
    own = seat("wood*4+stone*3", caverns="e3", furnished={"d3": "state_parlor"})
    table = housework(own).play("furnish dwelling e3")

    assert table.goods() == "none"
    assert table.score()["bonus"] == 8


@pytest.mark.rule("CAV-9.33")
def test_every_kind_of_dwelling_counts_for_the_state_parlor_and_no_other_tile() -> None:
    around = {"e2": "state_parlor", "e1": "additional_dwelling", "d2": "simple_dwelling_a"}

    assert bonus(seat(furnished=around | {"f2": "mixed_dwelling", "e3": "couple_dwelling"})) == 16
    assert bonus(seat(furnished=around | {"f2": "quarry", "e3": "guest_room"})) == 8


@pytest.mark.rule("CAV-9.33")
def test_dwellings_at_a_corner_of_the_state_parlor_do_not_count() -> None:
    assert bonus(seat(furnished={"e2": "state_parlor", "f1": "dwelling", "d3": "dwelling"})) == 0


@pytest.mark.rule("CAV-9.34", "CAV-9.35", "CAV-9.36")
def test_hunting_beer_and_blacksmithing_parlor_bring_their_printed_points_only() -> None:
    own = owning("hunting_parlor", "beer_parlor", "blacksmithing_parlor", goods="grain*2+ore*9")
    table = given(own)

    assert table.score()["tiles"] == 6
    assert "bonus" not in table.score()


@pytest.mark.rule("CAV-9.34")
@pytest.mark.parametrize(("pairs", "points"), [(0, 4), (1, 4), (2, 2)])
def test_selling_all_boars_in_the_hunting_parlor_loses_the_kind(pairs: int, points: int) -> None:
    """Worked example T105: only the last pair is a loss, for then the kind is missing."""
    table = given(farm("hunting_parlor", "sheep+donkey+wild_boar*4+cattle")).end()
    before = table.total() - 4

    table.play(*["exchange hunting_parlor"] * pairs)

    assert table.total() - before == points


# ---- storages ------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.37")
def test_the_stone_storage_brings_a_point_for_each_stone() -> None:
    assert bonus(owning("stone_storage", goods="wood*4+stone*7+ore*3")) == 7


@pytest.mark.rule("CAV-9.38")
@pytest.mark.parametrize(("ore", "points"), [("ore", 0), ("ore*2", 1), ("ore*7", 3)])
def test_the_ore_storage_brings_a_point_for_every_two_ore(ore: str, points: int) -> None:
    assert bonus(owning("ore_storage", goods=ore)) == points


@pytest.mark.rule("CAV-9.40")
def test_the_main_storage_counts_itself() -> None:
    assert bonus(owning("main_storage", "quarry", "dwelling")) == 2


@pytest.mark.rule("CAV-9.40")
def test_the_main_storage_brings_two_points_for_each_parlor_storage_and_chamber() -> None:
    tiles = ["main_storage", "hunting_parlor", "spare_part_storage", "writing_chamber"]
    losses_given_back = 7

    assert bonus(owning(*tiles, "carpenter", "mixed_dwelling")) == 8 + losses_given_back


@pytest.mark.rule("CAV-9.40")
@pytest.mark.parametrize(
    "tile",
    (
        "weaving_parlor milking_parlor state_parlor hunting_parlor beer_parlor "
        "blacksmithing_parlor stone_storage ore_storage spare_part_storage weapon_storage "
        "supplies_storage broom_chamber treasure_chamber food_chamber fodder_chamber"
    ).split(),
)
def test_the_main_storage_counts_every_yellow_tile(tile: str) -> None:
    assert bonus(seat(furnished={"e1": "main_storage", "f1": tile})) == 4


@pytest.mark.rule("CAV-9.40")
def test_the_main_storage_counts_a_prayer_chamber_that_brings_nothing_itself() -> None:
    assert bonus(owning("main_storage", "prayer_chamber", dwarfs="0 2")) == 4


@pytest.mark.rule("CAV-9.41")
@pytest.mark.parametrize(("dwarfs", "points"), [("0 0", 0), ("0 1", 3), ("1 14", 6)])
def test_the_weapon_storage_brings_three_points_for_each_armed_dwarf(
    dwarfs: str, points: int
) -> None:
    assert bonus(owning("weapon_storage", dwarfs=dwarfs)) == points


@pytest.mark.rule("CAV-9.42")
@pytest.mark.parametrize(("dwarfs", "points"), [("1 1", 8), ("0 14", 0), ("0 0", 0)])
def test_the_supplies_storage_brings_eight_points_if_all_dwarfs_are_armed(
    dwarfs: str, points: int
) -> None:
    assert bonus(owning("supplies_storage", dwarfs=dwarfs)) == points


@pytest.mark.rule("CAV-9.42")
def test_a_newborn_dwarf_spoils_the_supplies_storage() -> None:
    """Ruling R38."""
    assert bonus(owning("supplies_storage", "dwelling", dwarfs="1 1 0@newborn")) == 0


@pytest.mark.rule("CAV-9.41", "CAV-9.42")
def test_weapon_storage_and_supplies_storage_go_together() -> None:
    assert bonus(owning("supplies_storage", "weapon_storage", dwarfs="3 8")) == 14


# ---- chambers ------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.43")
@pytest.mark.parametrize(
    ("dwarfs", "points"), [("0 0 0 0", 0), ("0 0 0 0 0", 5), ("0 0 0 0 0 0", 10)]
)
def test_the_broom_chamber_rewards_five_dwarfs_and_more_so_six(dwarfs: str, points: int) -> None:
    assert bonus(owning("broom_chamber", dwarfs=dwarfs)) == points


@pytest.mark.rule("CAV-9.43")
def test_the_broom_chamber_counts_newborns() -> None:
    """Ruling R38."""
    assert bonus(owning("broom_chamber", dwarfs="0 0 0 0 0@newborn")) == 5


@pytest.mark.rule("CAV-9.44")
def test_the_treasure_chamber_lets_rubies_count_twice() -> None:
    table = given(owning("treasure_chamber", goods="ruby*6"))

    assert table.score()["rubies"] == 6
    assert table.score()["bonus"] == 6


@pytest.mark.rule("CAV-9.45")
@pytest.mark.parametrize(
    ("goods", "points"),
    [("grain*3", 0), ("vegetable*3", 0), ("grain*3+vegetable*2", 4), ("grain+vegetable*5", 2)],
)
def test_the_food_chamber_brings_two_points_for_each_grain_and_vegetable(
    goods: str, points: int
) -> None:
    assert bonus(owning("food_chamber", goods=goods)) == points


@pytest.mark.rule("CAV-9.45")
def test_the_food_chamber_counts_crops_on_fields_and_they_score_themselves() -> None:
    own = seat("grain", grain={"c4": 2}, vegetables={"c3": 2}, furnished=rooms("food_chamber"))
    table = given(own)

    assert table.score()["bonus"] == 4
    assert (table.score()["grain"], table.score()["vegetables"]) == (2, 2)


@pytest.mark.rule("CAV-9.46")
@pytest.mark.parametrize(("dwarfs", "points"), [("0 0", 8), ("0 0 0@newborn", 8), ("0 1", 0)])
def test_the_prayer_chamber_brings_eight_points_if_no_dwarf_is_armed(
    dwarfs: str, points: int
) -> None:
    """Ruling R38: a newborn is unarmed."""
    assert bonus(owning("prayer_chamber", "dwelling", dwarfs=dwarfs)) == points


@pytest.mark.rule("CAV-9.42", "CAV-9.46")
@pytest.mark.parametrize(("dwarfs", "points"), [("0 0", 8), ("2 2", 8), ("0 2", 0)])
def test_supplies_storage_and_prayer_chamber_never_pay_both(dwarfs: str, points: int) -> None:
    assert bonus(owning("prayer_chamber", "supplies_storage", dwarfs=dwarfs)) == points


def writer(
    begging: int = 0, animals: str = "sheep+donkey+wild_boar+cattle", more_tunnels: str = ""
) -> Player:
    """A home of which three cells, e4, f3 and f4, are unused, with the Writing chamber."""
    return seat(
        animals, begging=begging, furnished={"d3": "writing_chamber"},
        meadows="a1 a2 a3 a4 b1 b2 b3 b4 c1 c2 c3 c4", stables="a1 a2 a3",
        tunnels=f"d1 d2 e1 e2 e3 f1 f2 {more_tunnels}",
    )  # fmt: skip


@pytest.mark.rule("CAV-9.47", "CAV-11.8")
@pytest.mark.parametrize(
    ("own", "lost", "back"),
    [
        (writer(), 3, 3),
        (writer(animals="sheep+donkey+wild_boar"), 5, 5),
        (writer(begging=1), 6, 6),
        (writer(begging=2), 9, 7),
        (writer(begging=1, animals="none"), 14, 7),
    ],
)
def test_the_writing_chamber_gives_back_up_to_seven_lost_points(
    own: Player, lost: int, back: int
) -> None:
    """Worked example T103, ruling R32."""
    score = given(own).score()

    assert score["unused"] + score.get("missing", 0) + score.get("begging", 0) == -lost
    assert score["bonus"] == back


@pytest.mark.rule("CAV-9.47")
def test_the_writing_chamber_brings_nothing_where_nothing_is_lost() -> None:
    assert bonus(writer(more_tunnels="e4 f3 f4")) == 0


@pytest.mark.rule("CAV-9.48")
@pytest.mark.parametrize(
    ("animals", "points"),
    [
        ("sheep*2", 0),
        ("sheep+donkey+cattle", 1),
        ("dog*9+sheep*2+donkey*2+wild_boar", 1),
        ("sheep*4+donkey*2+wild_boar*3+cattle*10", 6),
    ],
)
def test_the_fodder_chamber_brings_a_point_for_every_three_farm_animals(
    animals: str, points: int
) -> None:
    """Dogs are no farm animals."""
    assert bonus(seat(animals, furnished=rooms("fodder_chamber"))) == points
