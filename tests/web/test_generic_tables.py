"""Games without drawings of their own can be played as well, whatever one plays with."""

import pytest

from tests.web.at_table import AtTable
from tests.web.browser import PHONE
from tests.web.conftest import Visiting
from tests.web.players import Lister, Tapper, Typist, anything
from tests.web.tables import table_for

ENOUGH = 40
"""Answers: some dozens, among them every kind of question."""


@pytest.mark.parametrize(("game", "seats"), [("caverna", 2), ("lost_mines", 3)])
def test_answers_of_the_list_are_pressed_with_a_mouse(
    visit: Visiting, game: str, seats: int
) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, game, seats))

    player = Lister(at, anything).play(ENOUGH)

    assert player.answers == ENOUGH or at.is_over
    somebody.picture(f"{game}-list")


@pytest.mark.parametrize(("game", "seats"), [("caverna", 1), ("lost_mines", 4)])
def test_answers_are_given_by_keys_alone(visit: Visiting, game: str, seats: int) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, game, seats))

    player = Typist(at, anything).play(ENOUGH)

    assert player.answers == ENOUGH or at.is_over


@pytest.mark.parametrize(("game", "seats"), [("caverna", 2), ("lost_mines", 3)])
def test_answers_are_given_by_taps_on_a_phone(visit: Visiting, game: str, seats: int) -> None:
    somebody = visit(PHONE)
    at = AtTable(somebody).open(table_for(somebody, game, seats))

    player = Tapper(at, anything).play(ENOUGH)

    assert player.answers == ENOUGH or at.is_over
    somebody.picture(f"{game}-list")


def test_a_round_of_the_lost_mines_is_played_to_the_end(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "lost_mines", seats=3, rounds=1))

    Lister(at, anything).play_to_the_end()

    assert at.is_over
    somebody.picture("lost-mines-over")
