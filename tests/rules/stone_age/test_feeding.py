"""Feeding: agriculture gives food, every figure eats one, and who is short pays or loses points."""

import pytest

from grotto.games.stone_age.game import STONE_AGE
from tests.rules.stone_age.facts import FEEDINGS
from tests.rules.stone_age.table import BLUE, GREEN, RED, given, seat


@pytest.mark.rule("STA-8.1", "STA-8.2", "STA-8.3", "STA-8.4", "STA-8.5")
@pytest.mark.parametrize(
    ("figures", "agriculture", "food", "wood", "answer", "food_left", "wood_left", "points"),
    FEEDINGS,
)
def test_a_tribe_is_fed(
    figures: int,
    agriculture: int,
    food: int,
    wood: int,
    answer: str | None,
    food_left: int,
    wood_left: int,
    points: int,
) -> None:
    tribe = seat(figures=figures, agriculture=agriculture, food=food, wood=wood)
    table = given(tribe).feeding()

    table.play(*[answer] if answer else [])

    assert (table.food(), table.mat()["points"]) == (food_left, points)
    assert table.resources().get("wood", 0) == wood_left


@pytest.mark.rule("STA-8.1")
def test_food_from_agriculture_comes_before_the_meal() -> None:
    table = given(seat(figures=5, agriculture=5, food=0)).feeding()

    assert table.told()[:2] == ["harvested", "fed"]


@pytest.mark.rule("STA-8.1")
def test_the_tribes_are_fed_clockwise_from_the_first_player() -> None:
    table = given(seat(food=0), seat(food=0), seat(food=0), first=BLUE).feeding()

    turns = [table.to_act(), table.play("starve").to_act(), table.play("starve").to_act()]

    assert turns == [BLUE, GREEN, RED]


@pytest.mark.rule("STA-8.2")
def test_every_figure_eats_one_food() -> None:
    table = given(seat(figures=7, food=12)).feeding()

    assert table.food() == 5


@pytest.mark.rule("STA-8.2")
def test_a_newborn_raises_what_is_due() -> None:
    table = given(seat(figures=5, food=5, wood=1, at={"hut": 2})).acting()

    table.play("act hut")

    assert table.options() == ["pay wood", "starve"]


@pytest.mark.rule("STA-8.3")
def test_a_surplus_of_agriculture_is_kept() -> None:
    table = given(seat(figures=5, agriculture=10, food=3)).feeding()

    assert table.food() == 8


@pytest.mark.rule("STA-8.4")
def test_a_missing_meal_may_be_paid_with_any_resource() -> None:
    table = given(seat(figures=5, food=4, wood=1, gold=1)).feeding()

    assert table.options() == ["pay wood", "pay gold", "starve"]


@pytest.mark.rule("STA-8.4")
def test_the_whole_shortage_is_paid_in_any_mix() -> None:
    table = given(seat(figures=6, food=4, wood=2, clay=1)).feeding()

    assert table.options() == ["pay wood*2", "pay wood+clay", "starve"]


@pytest.mark.rule("STA-8.4")
@pytest.mark.parametrize("payment", ["pay wood", "pay wood*3"])
def test_paying_a_part_or_too_much_is_refused(payment: str) -> None:
    table = given(seat(figures=6, food=4, wood=3)).feeding()

    assert table.refused(payment) == ("whole-shortage", "STA-8.4")


@pytest.mark.rule("STA-8.4")
def test_all_food_is_paid_before_any_resource() -> None:
    table = given(seat(figures=6, food=4, wood=3)).feeding()

    assert table.food() == 0


@pytest.mark.rule("STA-8.4")
def test_too_few_resources_cannot_cover_a_shortage() -> None:
    table = given(seat(figures=7, agriculture=1, food=2, stone=3)).feeding()

    assert table.options() == ["starve"]
    assert table.explained()["pay"] == ("shortage-too-large", "STA-8.4")


@pytest.mark.rule("STA-8.5")
def test_a_tribe_may_starve_on_purpose_and_keeps_its_resources() -> None:
    table = given(seat(figures=6, food=5, gold=4, points=20)).feeding()

    table.play("starve")

    assert (table.mat()["points"], table.food(), table.resources()) == (10, 0, {"gold": 4})


@pytest.mark.rule("STA-8.5")
def test_to_starve_is_the_one_grave_answer() -> None:
    table = given(seat(figures=6, food=5, wood=1, gold=4)).feeding()

    grave = [one.action.text() for one in STONE_AGE.offers(table.state) if one.is_grave]

    assert grave == ["starve"]


@pytest.mark.rule("STA-8.5")
@pytest.mark.parametrize("food", [0, 1, 4])
def test_the_loss_is_ten_however_many_are_hungry(food: int) -> None:
    table = given(seat(figures=5, food=food)).feeding()

    table.play("starve")

    assert table.mat()["points"] == -10


@pytest.mark.rule("STA-8.5", "STA-11.4")
def test_points_may_fall_below_zero() -> None:
    table = given(seat(food=0, points=4)).feeding()

    table.play("starve")

    assert table.mat()["points"] == -6


@pytest.mark.rule("STA-8.6")
def test_with_enough_food_nobody_is_asked_and_nobody_starves() -> None:
    table = given(seat(figures=5, food=5, wood=3)).feeding()

    assert table.options("starve") == []
    assert (table.food(), table.mat()["points"], table.resources()) == (0, 0, {"wood": 3})


@pytest.mark.rule("STA-8.6")
def test_starving_comes_too_late_when_the_food_is_paid() -> None:
    table = given(seat(figures=5, food=5)).feeding()

    assert table.refused("starve") == ("reason-not-asked", "STA-2.1")
