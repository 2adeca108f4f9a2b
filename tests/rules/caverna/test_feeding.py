"""Feeding the family, begging, and rounds in which one food per dwarf is due."""

import pytest

from grotto.games.caverna.game import CAVERNA
from tests.rules.caverna.homes import owning
from tests.rules.caverna.table import given, seat

# ---- how much ------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-10.4")
@pytest.mark.parametrize(
    ("dwarfs", "need"),
    [("0 0", 4), ("0 0 0", 6), ("0 0 0@newborn", 5), ("0 0 0 0 0 0", 12), ("14 14", 4)],
)
def test_a_dwarf_eats_two_food_and_a_newborn_one(dwarfs: str, need: int) -> None:
    table = given(seat("food*20", dwarfs)).feed()
    assert table.options("feed")[0] == f"feed {need}"

    assert table.play(f"feed {need}").goods() == f"food*{20 - need}"


@pytest.mark.rule("CAV-10.4")
def test_a_dwarf_of_the_last_round_is_grown_up_and_eats_two() -> None:
    table = given(owning("dwelling", goods="food*9", dwarfs="0 0 0@newborn"), round_=2)

    table.begin().feed()

    assert table.options("feed")[0] == "feed 6"


@pytest.mark.rule("CAV-10.4")
def test_nobody_pays_more_than_is_eaten() -> None:
    assert given(seat("food*9")).feed().options("feed 5") == []


# ---- begging -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-10.4")
def test_each_missing_food_is_a_begging_marker_of_minus_three_points() -> None:
    """Worked example T42."""
    table = given(seat("food*4", "0 0 0")).feed().play("feed 4")

    assert table.home()["begging"] == 2
    assert table.score()["begging"] == -6


@pytest.mark.rule("CAV-10.4")
def test_who_has_food_may_keep_it_and_beg() -> None:
    """Ruling R24."""
    table = given(seat("food*4")).feed()
    assert table.options("feed") == ["feed 4", "feed 3", "feed 2", "feed 1", "feed 0"]

    table.play("feed 0")

    assert table.goods() == "food*4"
    assert table.home()["begging"] == 4


@pytest.mark.rule("CAV-10.4")
def test_all_answers_that_beg_are_grave() -> None:
    table = given(seat("food*4+grain")).feed()

    offers = [one for one in CAVERNA.offers(table.state) if one.is_grave]

    assert [one.action.text() for one in offers] == ["feed 3", "feed 2", "feed 1", "feed 0"]


@pytest.mark.rule("CAV-10.4")
def test_nobody_has_to_turn_goods_into_food() -> None:
    """Ruling R24."""
    table = given(seat("grain*2+gold*5+cattle*2")).feed().play("feed 0")

    assert table.goods() == "grain*2+gold*5+cattle*2"
    assert table.home()["begging"] == 4


@pytest.mark.rule("CAV-10.4")
def test_goods_may_be_turned_into_food_while_feeding() -> None:
    """Ruling R30."""
    table = given(seat("ruby+grain+gold*2")).feed()

    table.play("eat grain", "ruby food", "eat gold", "gold 2", "feed 4")

    assert table.goods() == "none"
    assert table.home()["begging"] == 0


@pytest.mark.rule("CAV-10.4")
def test_begging_markers_add_up_and_stay() -> None:
    table = given(seat("food*3", begging=2)).feed().play("feed 3")

    assert table.home()["begging"] == 3


@pytest.mark.rule("CAV-10.4")
def test_who_lacks_food_is_told_so() -> None:
    table = given(seat("food*3")).feed()

    assert table.why("feed 4") == ("too-poor", "CAV-10.4")


# ---- one food per dwarf --------------------------------------------------------------------------


@pytest.mark.rule("CAV-10.7")
def test_after_round_four_every_dwarf_costs_one_food_newborns_too() -> None:
    """Worked example T41."""
    own = seat("food*9+sheep*2", "0 0 0@newborn", grain={"c4": 3}, small_pastures="c3")
    table = given(own, round_=4).harvest()
    assert table.options("feed")[0] == "feed 3"

    table.play("feed 3", "feed 0")

    assert table.is_over()
    assert table.goods() == "food*6+sheep*2"


@pytest.mark.rule("CAV-10.7")
def test_there_is_begging_where_one_food_is_due() -> None:
    table = given(seat("food", "0 0 0"), round_=4).harvest().play("feed 1")

    assert table.home()["begging"] == 2


@pytest.mark.rule("CAV-10.7")
def test_working_cave_and_mining_cave_work_together_where_one_food_is_due() -> None:
    own = seat("wood+donkey+food*9", "0 0 0", ore_mines="f2",
               furnished={"e3": "working_cave", "e2": "mining_cave", "d3": "dwelling"},
               )  # fmt: skip
    table = given(own).feed_little()

    assert [text for text in table.options("feed") if "wood" in text] == [
        "feed 1 wood",
        "feed 0 wood",
    ]
