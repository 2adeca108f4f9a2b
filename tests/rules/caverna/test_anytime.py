"""At any time: food, gold, rubies and exchanges, and when they are open."""

import pytest

from grotto.core.errors import NotationError
from tests.rules.caverna.facts import EXCHANGES, FOOD
from tests.rules.caverna.table import given, seat

FREE = ("eat", "ruby", "exchange", "disarm")


def offered(texts: list[str]) -> set[str]:
    """Which kinds of things that may be done at any time are on offer."""
    return {text.split()[0] for text in texts} & set(FREE)


# ---- when it is ----------------------------------------------------------------------------------


@pytest.mark.rule("CAV-7.1")
def test_everything_is_open_before_a_dwarf_is_placed() -> None:
    home = seat("ruby+grain*2", furnished={"d3": "beer_parlor"})

    assert offered(given(home).turn().options()) == {"eat", "ruby", "exchange"}


@pytest.mark.rule("CAV-7.1")
def test_after_something_else_the_same_question_is_asked_again() -> None:
    table = given(seat("ruby+grain")).turn().play("eat grain", "ruby ore")

    assert (table.asked(), table.to_act()) == ("place", 0)
    assert table.goods() == "ore+food"


@pytest.mark.rule("CAV-7.1", "CAV-2.7")
def test_between_placing_a_dwarf_and_the_first_deed_nothing_else_is_done() -> None:
    """Convention O1."""
    table = given(seat("ruby*3+grain")).turn().play("place slash_and_burn")

    assert offered(table.options()) == set()
    assert table.why("ruby wood") == ("nothing-done-yet", "CAV-7.1")


@pytest.mark.rule("CAV-7.1", "CAV-7.5")
def test_between_two_deeds_of_an_action_everything_is_open() -> None:
    """One more field, and a grain for it, are bought before sowing."""
    table = given(seat("ruby*2")).turn().play("place slash_and_burn", "lay meadow_field c4 c3")

    table.play("ruby field b4", "ruby grain", "sow grain")

    assert (table.goods(), len(table.home()["crops"])) == ("food", 1)


@pytest.mark.rule("CAV-7.1")
def test_who_could_still_buy_what_a_part_needs_is_asked() -> None:
    table = given(seat("ruby")).turn().play("place slash_and_burn", "lay meadow_field c4 c3")
    assert table.options("sow") == []
    assert "done" in table.options()

    plain = given(seat()).turn().play("place slash_and_burn", "lay meadow_field c4 c3")
    assert plain.to_act() == 1


@pytest.mark.rule("CAV-7.1")
def test_inside_one_deed_nothing_else_is_done() -> None:
    """Convention O2."""
    home = seat("ruby+grain", dwarfs="8 8")
    table = given(home, piles={"logging_1": 1}).turn().play("place logging_1", "loot stable")

    assert len(table.options()) == len(table.options("stable")) == 12


@pytest.mark.rule("CAV-7.1", "CAV-7.5", "CAV-4.28")
def test_a_meadow_bought_before_placing_can_be_fenced() -> None:
    table = given(seat("ruby+wood*2"), cards="sheep_farming", piles={"sheep_farming": 1}).turn()

    table.play("ruby meadow c4", "place sheep_farming", "fence c4")

    assert table.land()["c4"] == "small_pasture"
    assert table.goods() == "sheep"


@pytest.mark.rule("CAV-7.1", "CAV-7.5", "CAV-4.28")
def test_a_meadow_may_also_be_bought_while_the_animals_wait() -> None:
    table = given(seat("ruby+wood*2"), cards="sheep_farming", piles={"sheep_farming": 1}).turn()

    table.play("place sheep_farming", "ruby meadow c4", "fence c4")

    assert table.goods() == "sheep"


@pytest.mark.rule("CAV-7.1", "CAV-10.4")
def test_at_feeding_everything_is_open() -> None:
    table = given(seat("grain*4")).feed()
    assert table.options("feed") == ["feed 0"]

    table.play("eat grain", "eat grain", "eat grain", "eat grain", "feed 4")

    assert table.goods() == "none"


@pytest.mark.rule("CAV-7.1", "CAV-10.8")
def test_before_the_third_event_everything_is_open() -> None:
    table = given(seat("ruby"), round_=8, marker="question", questions=0).harvest()

    assert table.asked() == "phase"
    assert offered(table.options()) == {"ruby"}


@pytest.mark.rule("CAV-7.1", "CAV-10.5")
def test_while_animals_breed_nothing_else_is_done() -> None:
    """Ruling R9."""
    farm = seat("ruby+sheep*2+cattle*2", small_pastures="c4", meadows="c3", stables="c3")
    table = given(farm).breed()

    assert table.options() == ["breed sheep", "breed cattle"]
    assert table.why("eat sheep") == ("while-breeding", "CAV-10.5")


@pytest.mark.rule("CAV-7.1", "CAV-10.5")
def test_what_is_born_may_be_eaten_afterwards() -> None:
    """Ruling R9."""
    farm = seat("sheep*2", small_pastures="c4")
    table = given(farm, round_=12, marker="leaf").harvest().play("feed 0", "feed 0")
    assert table.goods() == "sheep*3"

    table.end().play("eat sheep")

    assert table.goods() == "food+sheep*2"


@pytest.mark.rule("CAV-7.1", "CAV-11.1")
def test_before_scoring_everything_is_open() -> None:
    home = seat("ruby+grain*2+gold*2", furnished={"d3": "beer_parlor"})
    table = given(home, seat("food*3")).end()
    assert offered(table.options()) == {"eat", "ruby", "exchange"}

    table.play("exchange beer_parlor_gold", "done")

    assert table.goods() == "ruby+gold*5"
    assert table.is_over()


@pytest.mark.rule("CAV-7.1", "CAV-4.15")
def test_the_fee_of_imitation_may_be_made_before_placing() -> None:
    """Ruling R35."""
    workers = {"ore_mining_2": 1}
    table = given(seat("vegetable", ore_mines="e3 e2"), seats=4, workers=workers).turn()
    assert table.why("place imitation_basic") == ("possible-after", "CAV-4.15")

    table.play("eat vegetable", "place imitation_basic", "imitate ore_mining_2")

    assert table.goods() == "ore*4"


# ---- food ----------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-7.2")
@pytest.mark.parametrize(("given_", "food"), FOOD)
def test_crops_and_animals_become_food(given_: str, food: int) -> None:
    table = given(seat(given_)).turn().play(f"eat {given_}")

    assert table.goods() == ("food" if food == 1 else f"food*{food}")
    assert table.told() == ["eaten"]


@pytest.mark.rule("CAV-7.2")
def test_two_donkeys_may_also_be_eaten_one_by_one() -> None:
    table = given(seat("donkey*2")).turn()
    assert table.options("eat") == ["eat donkey", "eat donkey*2"]

    assert table.play("eat donkey", "eat donkey").goods() == "food*2"


@pytest.mark.rule("CAV-7.2")
@pytest.mark.parametrize("good", ["dog", "wood", "stone", "ore"])
def test_dogs_and_building_materials_are_never_eaten(good: str) -> None:
    table = given(seat(f"{good}*3")).turn()

    assert table.options("eat") == []
    with pytest.raises(NotationError):
        table.play(f"eat {good}")


@pytest.mark.rule("CAV-7.2")
def test_crops_on_fields_are_not_eaten() -> None:
    table = given(seat(grain={"c4": 3}, vegetables={"c3": 2})).turn()

    assert table.why("eat grain") == ("too-poor", "CAV-7.2")
    assert table.why("eat vegetable") == ("too-poor", "CAV-7.2")


@pytest.mark.rule("CAV-7.2", "CAV-9.25")
def test_the_slaughtering_cave_adds_a_food_per_farm_animal() -> None:
    home = seat("donkey*2+cattle+grain", small_pastures="c4", furnished={"d3": "slaughtering_cave"})
    table = given(home).turn().play("eat donkey*2", "eat cattle")
    assert table.goods() == "grain+food*9"

    assert table.play("eat grain").goods() == "food*10"


@pytest.mark.rule("CAV-7.3")
@pytest.mark.parametrize(("gold", "food"), [(2, 1), (3, 2), (4, 3), (20, 19)])
def test_gold_becomes_food_but_one_coin_is_lost(gold: int, food: int) -> None:
    table = given(seat("gold*20")).turn().play("eat gold", f"gold {gold}")

    left = table.home()["goods"]
    assert (left["gold"], left["food"]) == (20 - gold, food)


@pytest.mark.rule("CAV-7.3")
def test_every_amount_of_gold_one_has_is_on_offer() -> None:
    table = given(seat("gold*4")).turn().play("eat gold")
    assert table.options() == ["gold 2", "gold 3", "gold 4"]

    assert table.play("gold 4").goods() == "food*3"


@pytest.mark.rule("CAV-7.3")
def test_a_single_coin_becomes_no_food() -> None:
    assert given(seat("gold")).turn().why("eat gold") == ("too-poor", "CAV-7.3")


@pytest.mark.rule("CAV-7.3")
def test_points_printed_on_tiles_are_no_gold() -> None:
    table = given(seat(furnished={"d3": "dwelling"})).turn()

    assert table.score()["tiles"] == 3
    assert table.options("eat") == []


# ---- rubies --------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-7.4")
@pytest.mark.parametrize(
    "good",
    "wood stone ore grain vegetable gold dog sheep donkey wild_boar".split(),
)
def test_a_ruby_buys_one_good(good: str) -> None:
    """Ruling R2: gold, too."""
    table = given(seat("ruby")).turn().play(f"ruby {good}")

    assert table.goods() == good
    assert table.told() == ["ruby-spent"]


@pytest.mark.rule("CAV-7.2", "CAV-7.4")
def test_a_ruby_becomes_two_food() -> None:
    assert given(seat("ruby")).turn().play("ruby food").goods() == "food*2"


@pytest.mark.rule("CAV-7.4")
def test_cattle_cost_a_food_besides() -> None:
    assert given(seat("ruby+food")).turn().play("ruby cattle").goods() == "cattle"

    hungry = given(seat("ruby")).turn()
    assert hungry.why("ruby cattle") == ("too-poor", "CAV-7.4")


@pytest.mark.rule("CAV-7.4")
def test_without_a_ruby_nothing_is_bought() -> None:
    table = given(seat("gold*9")).turn()

    assert table.options("ruby") == []
    assert table.why("ruby wood") == ("too-poor", "CAV-7.4")


@pytest.mark.rule("CAV-7.4", "CAV-7.1")
def test_there_is_no_limit_on_how_often() -> None:
    table = given(seat("ruby*5")).turn().play(*["ruby wood"] * 5)

    assert table.goods() == "wood*5"


@pytest.mark.rule("CAV-7.4", "CAV-8.4")
def test_an_animal_that_finds_no_room_is_eaten_at_once() -> None:
    table = given(seat("ruby+sheep*2")).turn().play("ruby sheep")
    assert table.options("keep") == ["keep sheep*2"]

    assert table.play("keep sheep*2").goods() == "food+sheep*2"


@pytest.mark.rule("CAV-7.5")
@pytest.mark.parametrize(
    ("tile", "cell", "price"),
    [("meadow", "c4", 1), ("field", "c4", 1), ("tunnel", "e3", 1), ("cavern", "e3", 2)],
)
def test_rubies_buy_a_single_tile_that_is_laid_at_once(tile: str, cell: str, price: int) -> None:
    table = given(seat("ruby*3")).turn().play(f"ruby {tile} {cell}")

    assert table.land()[cell] == tile
    assert table.home()["goods"]["ruby"] == 3 - price
    assert table.told()[:2] == ["ruby-spent", "tile-laid"]


@pytest.mark.rule("CAV-7.5")
def test_one_ruby_is_too_little_for_a_cavern() -> None:
    table = given(seat("ruby")).turn()

    assert table.options("ruby cavern") == []
    assert table.why("ruby cavern e3") == ("too-poor", "CAV-7.5")


@pytest.mark.rule("CAV-7.5")
def test_a_tile_for_which_there_is_no_cell_cannot_be_bought() -> None:
    full = " ".join(f"{column}{row}" for column in "abc" for row in range(1, 5))
    table = given(seat("ruby", meadows=full)).turn()

    assert table.why("ruby field c4") == ("no-cell", "CAV-7.5")


@pytest.mark.rule("CAV-7.5", "CAV-3.2")
def test_a_bought_tile_brings_the_reward_of_its_cell() -> None:
    assert given(seat("ruby", meadows="c4")).turn().play("ruby meadow b4").goods() == "food"


# ---- exchange tiles ------------------------------------------------------------------------------


@pytest.mark.rule("CAV-7.6")
@pytest.mark.parametrize(("tile", "pays", "gets"), EXCHANGES)
def test_a_tile_exchanges_goods(tile: str, pays: str, gets: str) -> None:
    table = given(seat(pays, furnished={"d3": tile})).turn()
    key = f"{tile}_{'gold' if gets == 'gold*3' else 'food'}" if tile == "beer_parlor" else tile

    table.play(f"exchange {key}")

    assert table.goods() == gets
    assert table.told() == ["exchanged"]


@pytest.mark.rule("CAV-7.6")
def test_exchanges_know_no_limit() -> None:
    table = given(seat("gold*6", furnished={"d3": "trader"})).turn()

    assert table.play(*["exchange trader"] * 3).goods() == "wood*3+stone*3+ore*3"


@pytest.mark.rule("CAV-7.6")
def test_only_whole_sets_are_exchanged() -> None:
    table = given(seat("grain*3", furnished={"d3": "beer_parlor"})).turn()

    table.play("exchange beer_parlor_food")

    assert table.goods() == "grain+food*4"
    assert table.why("exchange beer_parlor_food") == ("too-poor", "CAV-7.6")


@pytest.mark.rule("CAV-7.6")
def test_an_exchange_needs_its_tile() -> None:
    table = given(seat("gold*6")).turn()

    assert table.why("exchange trader") == ("no-such-tile", "CAV-7.6")
    assert table.why("disarm 7") == ("no-such-tile", "CAV-9.30")


@pytest.mark.rule("CAV-7.6", "CAV-9.30")
def test_the_peaceful_cave_takes_a_weapon_also_while_its_dwarf_is_away() -> None:
    """Ruling R31."""
    home = seat(dwarfs="5@supplies 7 7", furnished={"d3": "peaceful_cave", "e3": "dwelling"})
    table = given(home).turn()
    assert table.options("disarm") == ["disarm 5 away", "disarm 7"]

    table.play("disarm 5 away", "disarm 7")

    assert table.goods() == "food*12"
    assert table.dwarfs() == "0@supplies 0 7"
