"""Breeding: one newborn of every kind of which there are two, if there is room."""

import pytest

from tests.rules.caverna.homes import owning, rooms
from tests.rules.caverna.table import given, seat

FARM = "c1-c2 c3-c4 b1-b2 b3-b4"


@pytest.mark.rule("CAV-10.5")
def test_two_animals_have_one_young_wherever_they_live() -> None:
    """Worked example T62: a boar in the entry-level dwelling, another in a forest stable."""
    table = given(seat("wild_boar*2", stables="a1")).breed()

    assert table.goods() == "wild_boar*3"
    assert table.home()["stalls"] == [
        {"cell": "a1", "animal": "wild_boar", "count": 1, "dogs": 0},
        {"cell": "d4", "animal": "wild_boar", "count": 2, "dogs": 0},
    ]


@pytest.mark.rule("CAV-10.5")
@pytest.mark.parametrize(
    ("before", "after"), [("sheep", "sheep"), ("sheep*2", "sheep*3"), ("sheep*9", "sheep*10")]
)
def test_a_kind_has_exactly_one_young_however_many_there_are(before: str, after: str) -> None:
    assert given(seat(before, large_pastures=FARM)).breed().goods() == after


@pytest.mark.rule("CAV-10.5")
def test_all_kinds_breed_at_the_same_time() -> None:
    own = seat("sheep*2+donkey*3+wild_boar*2+cattle*4", large_pastures=FARM, stables="b3")

    assert given(own).breed().goods() == "sheep*3+donkey*4+wild_boar*3+cattle*5"


@pytest.mark.rule("CAV-10.5")
def test_animals_move_to_make_room_for_the_young() -> None:
    """Two donkeys go to the mines, so that the sheep have the pasture for themselves."""
    own = seat("sheep*2+donkey*2", small_pastures="c4", stables="c4", ore_mines="e3 e2")

    assert given(own).breed().goods() == "sheep*3+donkey*3"


@pytest.mark.rule("CAV-10.5")
def test_dogs_do_not_breed() -> None:
    """Worked example T65."""
    assert given(seat("dog*5", meadows="c4")).breed().goods() == "dog*5"


@pytest.mark.rule("CAV-10.5")
def test_a_dog_may_watch_a_newborn_sheep() -> None:
    assert given(seat("dog+sheep*2", meadows="c4")).breed().goods() == "dog+sheep*3"


@pytest.mark.rule("CAV-10.5")
def test_nothing_is_eaten_or_bought_while_animals_breed() -> None:
    """Ruling R9: there is only the choice of newborns."""
    own = seat("ruby*5+gold*5+sheep*2+cattle*2", small_pastures="c4", meadows="c3", stables="c3")
    table = given(own).breed()

    assert table.options() == ["breed sheep", "breed cattle"]


@pytest.mark.rule("CAV-10.5")
def test_before_breeding_an_animal_may_be_eaten_to_make_room() -> None:
    """Ruling R9."""
    own = owning("breakfast_room", goods="sheep*2+cattle*3+food*4")
    table = given(own, round_=3).harvest().play("eat sheep", "eat sheep", "feed 4", "feed 0")

    assert table.goods() == "food*2+cattle*4"


@pytest.mark.rule("CAV-10.5")
def test_after_breeding_newborns_may_be_eaten_like_others() -> None:
    """Ruling R9."""
    own = seat("food*4+sheep*2", small_pastures="c4")
    table = given(own, round_=3).harvest().play("feed 4", "feed 0")

    assert table.turn().play("eat sheep").goods() == "food+sheep*2"


@pytest.mark.rule("CAV-10.6")
def test_without_room_nothing_is_born() -> None:
    """Worked example T63."""
    table = given(seat("sheep*2+cattle*2", small_pastures="c4")).breed()

    assert table.is_over()
    assert table.goods() == "sheep*2+cattle*2"


@pytest.mark.rule("CAV-10.6")
def test_who_has_room_for_some_newborns_chooses_them() -> None:
    """Ruling R10."""
    own = seat("sheep*2+cattle*2", small_pastures="c4", meadows="c3", stables="c3")
    table = given(own).breed().play("breed cattle")

    assert table.goods() == "sheep*2+cattle*3"


@pytest.mark.rule("CAV-10.6")
def test_no_newborn_that_still_fits_may_be_refused() -> None:
    """Ruling R10: the donkey has a mine, so it is born in any case."""
    own = seat("sheep*2+donkey*2+cattle*2", small_pastures="c4 b4", meadows="c3", stables="c3",
               ore_mines="e3")  # fmt: skip

    assert given(own).breed().options() == ["breed sheep+donkey", "breed donkey+cattle"]


@pytest.mark.rule("CAV-10.6")
def test_nobody_is_asked_where_only_one_choice_is_left() -> None:
    own = seat("sheep*2+donkey*2", small_pastures="c4", ore_mines="e3")
    table = given(own).breed()

    assert table.is_over()
    assert table.goods() == "sheep*2+donkey*3"


@pytest.mark.rule("CAV-10.6")
def test_newborns_that_find_no_room_give_nothing() -> None:
    """Ruling R10: they are not born, so there is neither food nor stone for them."""
    own = seat("sheep*2+donkey*2", small_pastures="c4",
               furnished=rooms("slaughtering_cave", "quarry", "breeding_cave"))  # fmt: skip

    assert given(own).breed().goods() == "sheep*2+donkey*2"


@pytest.mark.rule("CAV-10.5", "CAV-10.6")
def test_breeding_as_loot_takes_two_kinds_at_most() -> None:
    own = seat("sheep*2+donkey*2+cattle*2", "14", large_pastures=FARM)
    table = given(own, seats=3, cards="exploration").turn()

    table.play("place exploration", "loot breed_two")

    assert table.options() == [
        "breed sheep",
        "breed donkey",
        "breed sheep+donkey",
        "breed cattle",
        "breed sheep+cattle",
        "breed donkey+cattle",
    ]
