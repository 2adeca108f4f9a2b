"""Final scoring: culture sets, people, left-over resources, and who wins."""

import pytest

from tests.rules.stone_age.facts import CULTURES
from tests.rules.stone_age.table import BLUE, GREEN, RED, given, seat

SIX_BUILDINGS = ["b01", "b02", "b03", "b04", "b05", "b06"]


@pytest.mark.rule("STA-11.1")
@pytest.mark.parametrize(("cards", "first", "second"), CULTURES)
def test_a_set_of_symbols_scores_its_square(cards: str, first: int, second: int) -> None:
    scores = given(seat(cards=cards.split(), spent=["c36"])).over().scores()

    assert (scores["culture_first"], scores.get("culture_second", 0)) == (first, second)


@pytest.mark.rule("STA-11.1", "STA-6.12")
def test_a_secret_card_completes_a_set() -> None:
    table = given(seat(cards=["c01", "c02"], secret=["c03"])).over()

    assert table.scores() == {"culture_first": 9}


@pytest.mark.rule("STA-11.2")
def test_farmers_are_multiplied_by_agriculture() -> None:
    table = given(seat(agriculture=7, cards=["c05", "c06", "c15"])).over()

    assert table.scores() == {"farmer": 5 * 7}


@pytest.mark.rule("STA-11.2")
def test_toolmakers_are_multiplied_by_the_value_of_the_tiles() -> None:
    table = given(seat(tools="2, 2, 1", cards=["c07", "c08"])).over()

    assert table.scores() == {"toolmaker": 4 * 5}


@pytest.mark.rule("STA-11.2", "STA-6.13")
def test_one_use_tools_do_not_count_for_toolmakers() -> None:
    table = given(seat(tools="1", cards=["c33", "c34", "c35"])).over()

    assert table.scores() == {"toolmaker": 4 * 1}


@pytest.mark.rule("STA-11.2")
def test_used_tiles_count_for_toolmakers_too() -> None:
    table = given(seat(tools="2 used, 2", cards=["c07"])).over()

    assert table.scores() == {"toolmaker": 2 * 4}


@pytest.mark.rule("STA-11.2")
def test_builders_are_multiplied_by_the_number_of_buildings() -> None:
    table = given(seat(buildings=SIX_BUILDINGS, cards=["c28", "c10", "c17"])).over()

    assert table.scores() == {"builder": 7 * 6}


@pytest.mark.rule("STA-11.2")
def test_shamans_are_multiplied_by_the_number_of_figures() -> None:
    table = given(seat(figures=8, cards=["c22", "c20"])).over()

    assert table.scores() == {"shaman": 3 * 8}


@pytest.mark.rule("STA-11.3")
def test_each_left_over_resource_is_a_point_and_food_is_none() -> None:
    table = given(seat(wood=3, gold=1, food=5)).over()

    assert table.scores() == {"left_over": 4}


@pytest.mark.rule("STA-11.3", "STA-6.14", "STA-13.4")
def test_an_unused_card_of_choice_brings_two_points() -> None:
    table = given(seat(wood=1, cards=["c36"])).over()

    assert table.scores() == {"culture_first": 1, "left_over": 1 + 2}


@pytest.mark.rule("STA-11.3")
def test_a_cashed_card_of_choice_brings_nothing_more() -> None:
    table = given(seat(wood=1, cards=["c36"], spent=["c36"])).over()

    assert table.scores() == {"culture_first": 1, "left_over": 1}


@pytest.mark.rule("STA-11.4")
def test_everything_is_added_to_the_points_of_the_game() -> None:
    rich = seat(
        figures=6, agriculture=3, points=98, wood=2, tools="1, 1", cards=["c01", "c05", "c20"]
    )

    assert given(rich).over().total() == 98 + 1 + 1 * 3 + 1 * 6 + 2


@pytest.mark.rule("STA-11.4")
def test_the_score_sheet_names_buildings_bonus_and_hunger() -> None:
    builder = seat(wood=2, clay=1, food=0, points=3, at={"building_1": 1})
    table = given(builder, seat(), tops=["b01"], left=[1]).acting()

    table.play("act building_1", "pay wood*2+clay", "starve")

    assert table.is_over()
    assert table.scores() == {"buildings": 10, "bonus": 3, "hunger": -10}


@pytest.mark.rule("STA-11.4")
def test_the_highest_total_wins() -> None:
    table = given(seat(points=61), seat(points=100), seat(points=99)).over()

    assert table.winners() == (BLUE,)
    assert table.state.outcome().ranks == (3, 1, 2)


@pytest.mark.rule("STA-11.4")
def test_a_total_below_zero_can_win() -> None:
    table = given(seat(points=-20), seat(points=-10)).over()

    assert table.winners() == (BLUE,)
    assert table.total(BLUE) == -10


@pytest.mark.rule("STA-11.5")
def test_a_tie_goes_to_the_more_developed_village() -> None:
    red = seat(points=50, tools="2, 2, 2", figures=7, agriculture=5)
    blue = seat(points=50, tools="2, 1, 1", figures=8, agriculture=7)

    assert given(red, blue).over().winners() == (BLUE,)


@pytest.mark.rule("STA-11.5", "STA-6.13")
def test_one_use_tools_do_not_help_in_a_tie() -> None:
    red = seat(points=50, tools="", cards=["c34", "c35"])
    blue = seat(points=50, tools="1")

    assert given(red, blue).over().winners() == (BLUE,)


@pytest.mark.rule("STA-11.5")
def test_development_matters_in_a_tie_only() -> None:
    red = seat(points=51)
    blue = seat(points=50, figures=10, agriculture=10)

    assert given(red, blue).over().winners() == (RED,)


@pytest.mark.rule("STA-11.6")
def test_a_tie_to_the_last_shares_the_victory() -> None:
    red = seat(points=50, figures=7, agriculture=5)
    green = seat(points=50, figures=5, agriculture=7)
    table = given(red, seat(points=49), green).over()

    assert table.winners() == (RED, GREEN)
    assert table.state.outcome().ranks == (1, 3, 1)
