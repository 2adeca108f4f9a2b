"""Whole games on the drawn boards: by mouse, by keys alone, and by taps on a phone."""

import pytest

from tests.web.at_table import AtTable
from tests.web.browser import PHONE
from tests.web.conftest import Visiting
from tests.web.players import CAVES, TRIBES, Player, Tapper, Typist
from tests.web.tables import table_for


def test_a_whole_game_of_stone_age_is_played_by_mouse(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", seats=3, level="greedy"))

    Player(at, TRIBES).play_to_the_end()

    assert at.is_over
    somebody.picture("stone-age-over")


def test_a_short_game_of_stone_age_is_played_by_keys_alone(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", max_rounds=2))

    Typist(at, TRIBES).play_to_the_end()

    assert at.is_over


def test_a_short_game_of_stone_age_is_played_by_taps_on_a_phone(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_for(somebody, "stone_age", max_rounds=2))
    somebody.picture("stone-age-begins")

    Tapper(at, TRIBES).play_to_the_end()

    assert at.is_over
    somebody.picture("stone-age-over")


@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_game_of_cave_vs_cave_is_played_by_mouse(visit: Visiting, seats: int) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats))

    Player(at, CAVES).play_to_the_end()

    assert at.is_over
    somebody.picture(f"cave-vs-cave-over-{seats}")


def test_a_whole_game_of_cave_vs_cave_is_played_by_keys_alone(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats=1))

    Typist(at, CAVES).play_to_the_end()

    assert at.is_over


def test_a_whole_game_of_cave_vs_cave_is_played_by_taps_on_a_phone(visit: Visiting) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave"))
    somebody.picture("cave-vs-cave-begins")

    Tapper(at, CAVES).play_to_the_end()

    assert at.is_over
    somebody.picture("cave-vs-cave-over")
