"""The caves: food from animals, from work, from mines and from weapons."""

import pytest

from tests.rules.caverna.homes import owning, rooms
from tests.rules.caverna.table import Table, given, seat

# ---- Slaughtering cave ---------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.25")
@pytest.mark.parametrize(
    ("animal", "food"),
    [("sheep", "food*2"), ("donkey", "food*2"), ("wild_boar", "food*3"), ("cattle", "food*4")],
)
def test_the_slaughtering_cave_adds_a_food_for_each_animal(animal: str, food: str) -> None:
    table = given(owning("slaughtering_cave", goods=animal)).turn()

    assert table.play(f"eat {animal}").goods() == food


@pytest.mark.rule("CAV-9.25")
def test_with_the_slaughtering_cave_two_donkeys_and_a_cattle_make_nine_food() -> None:
    """Worked example T50."""
    own = seat("donkey*2+cattle", small_pastures="c4", furnished=rooms("slaughtering_cave"))
    table = given(own).turn().play("eat donkey*2")
    assert table.goods() == "food*5+cattle"

    assert table.play("eat cattle").goods() == "food*9"


@pytest.mark.rule("CAV-9.25")
def test_the_slaughtering_cave_works_for_animals_that_find_no_room() -> None:
    own = owning("slaughtering_cave", goods="sheep*2")
    table = given(own, cards="sheep_farming", piles={"sheep_farming": 3}).turn()

    table.play("place sheep_farming", "keep sheep*2")

    assert table.goods() == "food*6+sheep*2"


@pytest.mark.rule("CAV-9.25")
def test_the_slaughtering_cave_does_not_work_for_crops_rubies_and_gold() -> None:
    own = owning("slaughtering_cave", goods="grain+vegetable+ruby+gold*2")
    table = given(own).turn()

    table.play("eat grain", "eat vegetable", "ruby food", "eat gold", "gold 2")

    assert table.goods() == "food*6"


@pytest.mark.rule("CAV-9.25")
def test_the_slaughtering_cave_adds_nothing_in_the_hunting_parlor() -> None:
    """Ruling R34."""
    own = owning("slaughtering_cave", "hunting_parlor", goods="wild_boar*2")

    assert given(own).turn().play("exchange hunting_parlor").goods() == "food*2+gold*2"


@pytest.mark.rule("CAV-9.25")
def test_dogs_are_not_eaten_in_the_slaughtering_cave_either() -> None:
    assert given(owning("slaughtering_cave", goods="dog*3")).turn().options("eat") == []


# ---- Working cave --------------------------------------------------------------------------------


@pytest.mark.rule("CAV-9.27")
@pytest.mark.parametrize("paid", ["wood", "stone", "ore*2"])
def test_the_working_cave_feeds_one_dwarf_with_wood_or_stone_or_two_ore(paid: str) -> None:
    table = given(owning("working_cave", goods=f"{paid}+food*2")).feed()

    table.play(f"feed 2 {paid.removesuffix('*2')}")

    assert table.goods() == "none"
    assert table.home()["begging"] == 0


@pytest.mark.rule("CAV-9.27")
def test_the_working_cave_takes_two_ore_not_one() -> None:
    table = given(owning("working_cave", goods="ore+food*4")).feed()

    assert table.options("feed") == ["feed 4", "feed 3", "feed 2", "feed 1", "feed 0"]


@pytest.mark.rule("CAV-9.27")
def test_the_working_cave_feeds_only_one_dwarf() -> None:
    table = given(owning("working_cave", goods="wood*5+stone*5")).feed().play("feed 0 wood")

    assert table.goods() == "wood*4+stone*5"
    assert table.home()["begging"] == 2


@pytest.mark.rule("CAV-9.27")
def test_the_working_cave_covers_the_whole_meal_of_a_grown_dwarf_beside_a_newborn() -> None:
    """Ruling R25: any dwarf will do, so it is one that eats 2 food."""
    own = owning("working_cave", "dwelling", goods="wood+food*9", dwarfs="0 0 0@newborn")
    table = given(own).feed()

    assert table.options("feed 3 wood") == ["feed 3 wood"]
    assert table.options("feed 4 wood") == []


@pytest.mark.rule("CAV-9.27", "CAV-10.7")
def test_the_working_cave_saves_one_food_where_one_food_is_due() -> None:
    """Ruling R25."""
    table = given(owning("working_cave", goods="stone+food*2")).feed_little()
    assert table.options("feed")[0] == "feed 2"

    table.play("feed 1 stone")

    assert table.goods() == "food"
    assert table.home()["begging"] == 0


@pytest.mark.rule("CAV-9.27")
def test_nobody_has_to_use_the_working_cave() -> None:
    table = given(owning("working_cave", goods="wood+food*4")).feed().play("feed 4")

    assert table.goods() == "wood"


@pytest.mark.rule("CAV-9.27")
def test_without_the_working_cave_wood_feeds_nobody() -> None:
    assert given(seat("wood*9+food")).feed().options("feed") == ["feed 1", "feed 0"]


@pytest.mark.rule("CAV-9.27")
def test_a_ruby_turned_into_wood_may_feed_a_dwarf_in_the_working_cave() -> None:
    table = given(owning("working_cave", goods="ruby+food*2")).feed()

    assert table.play("ruby wood", "feed 2 wood").home()["begging"] == 0


# ---- Mining cave ---------------------------------------------------------------------------------


def miners(goods: str, *tiles: str) -> Table:
    """Four dwarfs, an ore mine and a ruby mine, and the Mining cave."""
    own = seat(
        goods, "0 0 0 0", ore_mines="f2", ruby_mines="f3",
        furnished=rooms("mining_cave", "couple_dwelling", *tiles),
    )  # fmt: skip
    return given(own)


@pytest.mark.rule("CAV-9.28")
def test_the_mining_cave_saves_a_food_for_each_donkey_in_a_mine_of_either_kind() -> None:
    table = miners("donkey*2+food*9").feed()

    assert table.options("feed")[0] == "feed 6"


@pytest.mark.rule("CAV-9.28")
def test_the_mining_cave_does_not_count_donkeys_beside_the_mines() -> None:
    assert miners("donkey*4+food*9").feed().options("feed")[0] == "feed 6"


@pytest.mark.rule("CAV-9.28")
def test_the_mining_cave_counts_donkeys_and_not_mines() -> None:
    assert miners("donkey+food*9").feed().options("feed")[0] == "feed 7"


@pytest.mark.rule("CAV-9.28", "CAV-9.27")
def test_mining_cave_and_working_cave_together_leave_four_food_for_four_dwarfs() -> None:
    """Worked example T43: 8 - 2 - 2."""
    table = miners("wood+donkey*2+food*4", "working_cave").feed().play("feed 4 wood")

    assert table.goods() == "donkey*2"
    assert table.home()["begging"] == 0


@pytest.mark.rule("CAV-9.28")
def test_the_mining_cave_makes_a_feeding_free_but_gives_nothing() -> None:
    own = seat("donkey*6", ore_mines="f2 f3 f4 e4", ruby_mines="e1 d1",
               furnished=rooms("mining_cave"))  # fmt: skip
    table = given(own).feed()
    assert table.options("feed") == ["feed 0"]

    assert table.play("feed 0").goods() == "donkey*6"


@pytest.mark.rule("CAV-9.28", "CAV-10.7")
def test_the_mining_cave_works_where_one_food_is_due() -> None:
    assert miners("donkey*2+food*9").feed_little().options("feed")[0] == "feed 2"


@pytest.mark.rule("CAV-9.28")
def test_who_eats_a_donkey_loses_its_help_in_the_mining_cave() -> None:
    table = miners("donkey*2+food*9").feed().play("eat donkey")

    assert table.options("feed")[0] == "feed 7"


# ---- Breeding cave -------------------------------------------------------------------------------


def herd(goods: str, *tiles: str) -> Table:
    """Room for any newborns, and the Breeding cave."""
    own = seat(
        goods, "14", small_pastures="c1 c2 c3 c4", stables="c1 c2",
        furnished=rooms("breeding_cave", *tiles),
    )  # fmt: skip
    return given(own, seats=3, cards="exploration")


@pytest.mark.rule("CAV-9.29")
@pytest.mark.parametrize(
    ("animals", "after"),
    [
        ("sheep*2", "food+sheep*3"),
        ("sheep*2+donkey*2", "food*2+sheep*3+donkey*3"),
        ("sheep*2+donkey*2+cattle*2", "food*3+sheep*3+donkey*3+cattle*3"),
    ],
)
def test_the_breeding_cave_gives_a_food_for_each_newborn(animals: str, after: str) -> None:
    assert herd(animals).breed().goods() == after


@pytest.mark.rule("CAV-9.29", "CAV-9.23")
def test_four_newborns_give_five_food_and_the_quarry_its_stone() -> None:
    """Worked example T66."""
    own = seat(
        "sheep*2+donkey*2+wild_boar*2+cattle*2", large_pastures="c1-c2 c3-c4 b1-b2 b3-b4",
        furnished=rooms("breeding_cave", "quarry"),
    )  # fmt: skip
    table = given(own).breed()

    assert table.goods() == "stone+food*5+sheep*3+donkey*3+wild_boar*3+cattle*3"


@pytest.mark.rule("CAV-9.29", "CAV-9.24")
def test_four_newborns_with_the_seam_give_an_ore_too() -> None:
    """Worked example T66."""
    own = seat(
        "sheep*2+donkey*2+wild_boar*2+cattle*2", large_pastures="c1-c2 c3-c4 b1-b2 b3-b4",
        furnished=rooms("breeding_cave", "quarry", "seam"),
    )  # fmt: skip
    table = given(own).breed()

    assert table.goods() == "stone+ore+food*5+sheep*3+donkey*3+wild_boar*3+cattle*3"


@pytest.mark.rule("CAV-9.29")
def test_the_breeding_cave_counts_only_newborns_that_are_kept() -> None:
    own = seat("sheep*2+donkey*2", small_pastures="c4", ore_mines="f2",
               furnished=rooms("breeding_cave"))  # fmt: skip

    assert given(own).breed().goods() == "food+sheep*2+donkey*3"


@pytest.mark.rule("CAV-9.29")
def test_the_breeding_cave_works_for_animals_bred_as_loot() -> None:
    table = herd("sheep*2+cattle*2").turn()

    table.play("place exploration", "loot breed_two", "breed sheep+cattle")

    assert table.goods() == "food*2+sheep*3+cattle*3"


@pytest.mark.rule("CAV-9.29")
def test_the_breeding_cave_gives_nothing_when_nothing_is_born() -> None:
    assert herd("sheep").breed().goods() == "sheep"
