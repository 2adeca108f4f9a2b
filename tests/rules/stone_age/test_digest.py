"""The digest of a state: whatever makes a difference later makes a difference to it."""

import pytest

from grotto.core.bags import members
from grotto.core.digest import digest
from tests.rules.stone_age.table import RED, given, seat

HELD = ("c33", "c36")
COUNTED = ("figures", "agriculture", "building_points", "bonus_points", "hungry_rounds", "used")
SETS = ("cards", "secret_cards", "one_use", "buildings")


@pytest.mark.parametrize("field", COUNTED)
def test_every_number_on_a_mat_counts(field: str) -> None:
    state = given(seat(tools="1", cards=HELD)).placing().state
    before = digest(state)

    mat = state.players[RED]
    setattr(mat, field, getattr(mat, field) + 1)

    assert digest(state) != before


@pytest.mark.parametrize("field", SETS)
def test_every_card_and_building_on_a_mat_counts(field: str) -> None:
    state = given(seat(cards=HELD)).placing().state
    before = digest(state)

    mat = state.players[RED]
    setattr(mat, field, getattr(mat, field) ^ 1)

    assert digest(state) != before


@pytest.mark.parametrize("field", ["goods", "placed"])
def test_every_good_and_figure_counts(field: str) -> None:
    state = given(seat()).placing().state
    before = digest(state)

    getattr(state.players[RED], field)[0] += 1

    assert digest(state) != before


def test_tools_and_the_card_of_choice_count() -> None:
    plain = digest(given(seat(cards=["c36"])).placing().state)

    assert digest(given(seat(cards=["c36"], tools="1")).placing().state) != plain
    assert digest(given(seat(cards=["c36"], spent=["c36"])).placing().state) != plain


@pytest.mark.parametrize("field", ["round", "first"])
def test_the_round_and_the_first_player_count(field: str) -> None:
    state = given().placing().state
    before = digest(state)

    setattr(state, field, getattr(state, field) + 1)

    assert digest(state) != before


@pytest.mark.parametrize("field", ["deck", "bag"])
def test_what_may_still_come_counts(field: str) -> None:
    state = given().placing().state
    before = digest(state)

    unseen = getattr(state, field)
    setattr(state, field, unseen ^ (1 << members(unseen)[0]))

    assert digest(state) != before


@pytest.mark.parametrize("field", ["cards", "tops", "heights"])
def test_what_lies_on_the_board_counts(field: str) -> None:
    state = given().placing().state
    before = digest(state)

    getattr(state, field)[0] -= 1

    assert digest(state) != before


def test_the_options_count() -> None:
    plain = digest(given().placing().state)

    assert digest(given(options={"max_rounds": 5}).placing().state) != plain
    assert digest(given(options={"resources_limited": True}).placing().state) != plain


def test_what_is_asked_counts() -> None:
    table = given().placing()
    before = digest(table.state)

    table.state.agenda.append(table.state.agenda[-1])

    assert digest(table.state) != before
