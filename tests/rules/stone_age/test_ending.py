"""The end of the game: too few cards, or an empty building stack."""

import pytest

from grotto.core.errors import GameOver
from tests.rules.stone_age.table import BLUE, RED, Table, given, hunter, seat


def last_tile() -> Table:
    """Red buys the last tile of a stack; Blue has still to act and both have to feed."""
    builder = seat(wood=2, clay=1, at={"building_1": 1})
    table = given(builder, seat(food=0, at={"forest": 1}), tops=["b01"], left=[1]).acting()
    return table.play("act building_1", "pay wood*2+clay")


@pytest.mark.rule("STA-10.1")
def test_too_few_cards_end_the_game_at_once() -> None:
    table = given(row=["c01", "", "", "c04"], deck=["c11"]).ended_round()

    assert table.is_over()
    assert table.ending() == "cards"


@pytest.mark.rule("STA-10.1")
def test_just_enough_cards_let_the_round_be_played() -> None:
    table = given(row=["c01", "", "c03", ""], deck=["c11", "c12"]).ended_round()

    table.play("reveal c11", "reveal c12")

    assert table.deck() == []
    assert table.options("send hunting_grounds 1") == ["send hunting_grounds 1"]


@pytest.mark.rule("STA-10.1")
def test_an_empty_deck_ends_nothing_while_no_card_is_bought() -> None:
    table = given(deck=[]).ended_round()

    assert table.to_act() == BLUE


@pytest.mark.rule("STA-10.1")
def test_a_deck_emptied_by_the_extra_card_matters_at_the_refill_only() -> None:
    buyer = seat(wood=1, at={"card_1": 1, "field": 1})
    table = given(buyer, hunter(), row=["c32"], deck=["c11"]).acting()

    table.play("act card_1", "pay wood", "draw c11")
    during = table.is_over()
    table.play("act field", "act hunting_grounds", "roll 1")

    assert [during, table.is_over()] == [False, True]
    assert table.ending() == "cards"


@pytest.mark.rule("STA-10.1", "STA-9.1")
def test_cards_run_short_only_after_feeding() -> None:
    table = given(seat(food=5), seat(food=0), row=["", "c02"], deck=[]).feeding()

    before = table.is_over()
    table.play("starve")

    assert [before, table.is_over()] == [False, True]
    assert (table.food(RED), table.mat(BLUE)["points"]) == (0, -10)


@pytest.mark.rule("STA-10.2")
def test_after_the_last_tile_the_others_still_act() -> None:
    table = last_tile()

    assert table.to_act() == BLUE
    assert table.options() == ["act forest"]


@pytest.mark.rule("STA-10.2")
def test_after_the_last_tile_everybody_is_fed_and_then_it_is_over() -> None:
    table = last_tile().play("act forest", "roll 1", "starve")

    assert table.is_over()
    assert table.ending() == "stack"
    assert (table.food(RED), table.mat(BLUE)["points"]) == (12 - 5, -10)


@pytest.mark.rule("STA-10.2")
def test_a_stack_that_is_not_empty_ends_nothing() -> None:
    table = given(left=[1, 1]).ended_round()

    assert table.to_act() == BLUE


@pytest.mark.rule("STA-10.1")
def test_nothing_can_be_played_when_the_game_is_over() -> None:
    table = given(row=["c01", "", "", "c04"], deck=[]).ended_round()

    with pytest.raises(GameOver):
        table.play("send forest 1")
