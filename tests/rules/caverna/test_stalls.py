"""What everybody sees of animals: ways to keep those that do not fit, and other arrangements."""

import pytest

from grotto.core.notation import multiset
from grotto.games.caverna.ahead import ahead
from grotto.games.caverna.components import FARM_KEYS
from grotto.games.caverna.game import Player
from tests.rules.caverna.table import given, seat


def counted(herd: dict[str, int]) -> list[int]:
    return [herd.get(animal, 0) for animal in FARM_KEYS]


@pytest.mark.rule("CAV-8.4")
def test_every_way_to_keep_animals_tells_what_is_eaten_and_how_much_food_that_is() -> None:
    table = given(seat("ruby+sheep*2")).turn().play("ruby donkey")

    assert table.home()["keeps"] == [
        {"kept": {"sheep": 2}, "eaten": {"donkey": 1}, "food": 1},
        {"kept": {"donkey": 1}, "eaten": {"sheep": 2}, "food": 2},
    ]


@pytest.mark.rule("CAV-8.4")
def test_the_ways_to_keep_animals_are_those_that_can_be_answered() -> None:
    table = (
        given(seat("ruby+food+sheep*3+wild_boar", small_pastures="c4")).turn().play("ruby cattle")
    )

    kept = [multiset(FARM_KEYS, counted(way["kept"])) for way in table.home()["keeps"]]
    assert table.options("keep") == [f"keep {herd}" for herd in kept]


@pytest.mark.rule("CAV-8.4")
def test_where_all_animals_fit_none_is_eaten() -> None:
    assert given(seat("sheep*2")).turn().home()["keeps"] == []


def arrangements(own: Player) -> list[list[tuple[str, str, int]]]:
    return [
        [(stall["cell"], stall["animal"], stall["count"]) for stall in stalls]
        for stalls in ahead(given(own).turn().state, 0)["stalls"]
    ]


@pytest.mark.rule("CAV-8.2")
def test_animals_can_stand_otherwise() -> None:
    found = arrangements(seat("sheep*2", small_pastures="c4 c3"))

    assert found == [[("c3", "sheep", 2)], [("d4", "sheep", 2)], [("c4", "sheep", 2)]]


@pytest.mark.rule("CAV-8.2")
def test_the_usual_arrangement_comes_first_and_none_comes_twice() -> None:
    own = seat("sheep*3+cattle*2+donkey", small_pastures="c4 c3 b3", ore_mines="e3")
    usual = [
        (stall["cell"], stall["animal"], stall["count"])
        for stall in given(own).turn().home()["stalls"]
    ]

    found = arrangements(own)
    assert found[0] == usual
    assert len({tuple(sorted(stalls)) for stalls in found}) == len(found) > 1
    assert all(("e3", "donkey", 1) in stalls for stalls in found)
