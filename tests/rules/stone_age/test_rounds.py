"""The end of a round: token, cards and tools, in a fixed order."""

import pytest

from grotto.core.seats import CHANCE
from tests.rules.stone_age.facts import REFILLS
from tests.rules.stone_age.table import BLUE, GREEN, RED, YELLOW, given, hunter, seat


@pytest.mark.rule("STA-9.1")
def test_the_steps_come_in_order() -> None:
    table = given(row=["c01", "", "c03", "c04"]).ended_round().play("reveal c11")

    assert table.told() == ["card-revealed", "round-begun"]


@pytest.mark.rule("STA-9.1", "STA-10.2")
def test_an_empty_stack_ends_the_game_before_the_token_moves() -> None:
    table = given(row=["c01", "", "c03", "c04"], left=[0]).ended_round()

    assert table.is_over()
    assert table.state.first == RED
    assert table.row() == ["c01", "", "c03", "c04"]


@pytest.mark.rule("STA-9.1", "STA-10.1")
def test_the_token_moves_and_cards_slide_before_a_lack_of_cards_ends_the_game() -> None:
    table = given(row=["c01", "", "", "c04"], deck=["c11"]).ended_round()

    assert table.is_over()
    assert table.state.first == BLUE
    assert table.row() == ["c01", "c04", "", ""]


@pytest.mark.rule("STA-9.1", "STA-10.2", "STA-10.1")
def test_an_empty_stack_is_noticed_before_a_lack_of_cards() -> None:
    table = given(row=["c01", "", "", "c04"], deck=[], left=[0]).ended_round()

    assert table.ending() == "stack"


@pytest.mark.rule("STA-9.1")
def test_a_round_ends_after_the_last_tribe_is_fed() -> None:
    table = given(seat(), seat(food=0), first=RED).feeding()

    before = table.state.round
    table.play("starve")

    assert [before, table.state.round] == [1, 2]


@pytest.mark.rule("STA-9.2")
@pytest.mark.parametrize(
    ("first", "following"), [(RED, BLUE), (BLUE, GREEN), (GREEN, YELLOW), (YELLOW, RED)]
)
def test_the_first_player_token_moves_to_the_left(first: int, following: int) -> None:
    table = given(players=4, first=first).ended_round()

    assert table.state.first == following
    assert table.to_act() == following


@pytest.mark.rule("STA-9.2", "STA-3.1", "STA-8.1")
def test_the_new_first_player_is_first_in_all_phases() -> None:
    table = given(seat(food=0), seat(food=0)).ended_round()

    placing = table.to_act()
    acting = table.play("send river 5", "send forest 5").to_act()
    table.play("act river", "roll 1 1 1 1 1", "act forest", "roll 1 1 1 1 1")
    feeding = table.to_act()

    assert [placing, acting, feeding, table.play("starve").to_act()] == [BLUE, BLUE, BLUE, RED]


@pytest.mark.rule("STA-9.3", "STA-9.4")
@pytest.mark.parametrize(("before", "revealed", "after"), REFILLS)
def test_cards_slide_to_the_right_and_new_ones_follow(
    before: list[str], revealed: list[str], after: list[str]
) -> None:
    table = given(row=before).ended_round()

    table.play(*[f"reveal {card}" for card in revealed])

    assert table.row() == after
    assert table.to_act() == BLUE


@pytest.mark.rule("STA-9.3")
def test_cards_keep_their_order_when_they_slide() -> None:
    table = given(row=["", "c09", "", "c02"]).ended_round()

    assert table.row() == ["c09", "c02", "", ""]


@pytest.mark.rule("STA-9.4")
def test_the_cheaper_free_space_is_filled_first() -> None:
    table = given(row=["c01", "", "", "c04"]).ended_round().play("reveal c20")

    assert table.row() == ["c01", "c04", "c20", ""]
    assert table.to_act() == CHANCE


@pytest.mark.rule("STA-9.4")
def test_without_a_purchase_row_and_deck_stay_as_they_are() -> None:
    table = given(deck=["c20", "c21"]).ended_round()

    assert table.row() == ["c01", "c02", "c03", "c04"]
    assert table.deck() == ["c20", "c21"]


@pytest.mark.rule("STA-9.4")
def test_new_cards_leave_the_deck() -> None:
    table = given(row=["c01", "", "", "c04"], deck=["c11", "c12", "c13"]).ended_round()

    table.play("reveal c11", "reveal c12")

    assert table.deck() == ["c13"]


@pytest.mark.rule("STA-9.5", "STA-4.4")
def test_all_tiles_are_fresh_in_the_new_round() -> None:
    table = given(seat(tools="3 used, 2 used, 2"), seat(tools="1 used")).ended_round()

    assert [table.tools(RED), table.tools(BLUE)] == ["3, 2, 2", "1"]


@pytest.mark.rule("STA-9.5")
def test_a_used_tile_rests_until_the_round_ends() -> None:
    gatherer = seat(tools="2", at={"forest": 1})
    table = given(gatherer, hunter()).acting()

    table.play("act forest", "roll 1", "use 2")

    assert table.to_act() == BLUE
    assert table.tools() == "2 used"
