"""Chapter 10: options of a table."""

import pytest

from grotto.core.errors import WrongOption
from grotto.games.lost_mines.game import LOST_MINES
from tests.rules.lost_mines.table import EW, blue, given, seat

GOLD = ("gold", "gold", "gold")


@pytest.mark.rule("MIN-10.1")
@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5])
def test_a_game_lasts_as_many_rounds_as_was_agreed(rounds: int) -> None:
    assert LOST_MINES.new(3, {"rounds": rounds}).switches.rounds == rounds


@pytest.mark.rule("MIN-10.1")
def test_two_rounds_are_usual() -> None:
    assert LOST_MINES.new(3, {}).switches.rounds == 2


@pytest.mark.rule("MIN-10.2")
def test_a_seat_can_be_chosen_to_begin() -> None:
    assert LOST_MINES.new(5, {"first_player": "4"}).first == 4


@pytest.mark.rule("MIN-10.2")
def test_a_seat_that_nobody_takes_cannot_begin() -> None:
    with pytest.raises(WrongOption):
        LOST_MINES.new(4, {"first_player": "4"})


@pytest.mark.rule("MIN-10.3")
def test_whoever_takes_a_treasure_may_look() -> None:
    options = {"collector_may_look_at_own_treasure": True}
    table = given(blue("axe", at="j3"), mines={"j3": "gold"}, treasures=GOLD, options=options)

    table.play("discard axe", "stop", "take 1", "value gold_3")

    assert table.seen(0)["treasures"][0]["value"] == 3
    assert table.seen(1)["treasures"][0]["value"] == 0


@pytest.mark.rule("MIN-10.3", "MIN-9.1")
def test_nobody_looks_at_the_treasure_that_ends_the_round() -> None:
    treasures = ("gold_1 by 1", "gold_2 by 1", "gold_3")
    options = {"collector_may_look_at_own_treasure": True, "rounds": 1}
    table = given(blue("axe", at="j3"), mines={"j3": "gold"}, treasures=treasures, options=options)

    table.play("discard axe", "stop", "take 3")

    assert "round-ended" in table.told()
    assert "treasure-peeked-seen" not in table.told()


@pytest.mark.rule("MIN-10.4")
def test_without_voting_nobody_can_propose() -> None:
    table = given(blue("axe"), options={"early_end_vote": False})

    assert table.options() == ["discard axe"]
    assert table.refused("propose") == ("no-voting", "MIN-10.4")


@pytest.mark.rule("MIN-10.5")
def test_several_tokens_may_share_a_path() -> None:
    options = {"one_edge_token_per_connection": False}
    table = given(blue("trap", "axe"), board={"c3": EW}, traps=["b3-c3"], options=options)

    table.play("trap b3-c3", "go e", "lose axe")

    assert table.seen(0)["traps"] == ["b3-c3", "b3-c3"]
    assert table.hand() == []


@pytest.mark.rule("MIN-10.5")
def test_every_trap_on_a_path_takes_a_card() -> None:
    options = {"one_edge_token_per_connection": False}
    traps = ["b3-c3", "b3-c3"]
    hand = ("axe", "boat", "rope")
    table = given(blue(*hand), board={"c3": EW}, traps=traps, options=options)

    table.play("discard axe", "go e", "lose boat", "lose rope")

    assert table.hand() == []


@pytest.mark.rule("MIN-10.6")
def test_a_trap_may_go_after_it_has_taken_a_card() -> None:
    options = {"trap_token_stays_after_triggering": False}
    table = given(blue("axe", "boat"), board={"c3": EW}, traps=["b3-c3"], options=options)

    table.play("discard axe", "go e", "lose boat")

    assert table.seen(0)["traps"] == []
    assert table.seen(0)["tokens"]["trap"] == 3


@pytest.mark.rule("MIN-10.6")
def test_a_trap_that_took_nothing_stays() -> None:
    options = {"trap_token_stays_after_triggering": False}
    table = given(blue("axe"), board={"c3": EW}, traps=["b3-c3"], options=options)

    table.play("discard axe", "go e")

    assert table.seen(0)["traps"] == ["b3-c3"]


@pytest.mark.rule("MIN-10.7")
def test_a_skipped_turn_may_bring_a_treasure() -> None:
    options = {"skipped_turn_collects_treasure": True}
    table = given(
        seat("blue loyal", at="j3"), mines={"j3": "gold"}, treasures=GOLD, options=options
    )

    table.play("take 2")

    assert (table.finds(0), table.to_act()) == (1, 1)


@pytest.mark.rule("MIN-10.8", "MIN-3.5")
def test_a_card_may_have_to_continue_the_path_of_an_open_card() -> None:
    options = {"lay_beside_closed_mine": False}
    table = given(blue(EW, "plain_cross"), board={"h3": EW}, options=options)

    assert table.refused(f"lay {EW} i5") == ("beside-closed-mine", "MIN-10.8")
    assert table.options(f"lay {EW} i") == [f"lay {EW} i3"]
    assert table.offers("lay plain_cross i3")


@pytest.mark.rule("MIN-10.8")
def test_an_open_mine_is_a_place_to_build_at_in_any_case() -> None:
    options = {"lay_beside_closed_mine": False}
    table = given(blue(EW), mines={"j3": "gold"}, options=options)

    assert table.options("lay") == [f"lay {EW} {cell}" for cell in "a3 c3 i3 k3 a5 c5".split()]


WALLED_IN = {"i1": "plain_straight_ns", "j2": EW, "k1": "plain_straight_ns"}
"""No path leads to the first mine, and none can."""


@pytest.mark.rule("MIN-10.9", "MIN-9.3")
def test_a_round_may_need_a_reason_to_end() -> None:
    options = {"early_end_needs_unreachable_mine": True}

    assert given(options=options).refused("propose") == ("mines-in-reach", "MIN-10.9")
    assert given(board=WALLED_IN, options=options).offers("propose")
    assert given(board=WALLED_IN).offers("propose")


@pytest.mark.rule("MIN-10.9")
def test_an_obstacle_on_the_way_is_no_reason() -> None:
    options = {"early_end_needs_unreachable_mine": True}
    board = WALLED_IN | {"i1": "lake_straight_ew"}

    assert not given(board=board, options=options).offers("propose")


@pytest.mark.rule("MIN-10.9")
@pytest.mark.parametrize(("pile", "allowed"), [(5, False), (4, True)])
def test_too_few_cards_for_the_way_are_a_reason(pile: int, *, allowed: bool) -> None:
    """To the farthest mines it takes eight cards, through the nearer ones, and hands have three."""
    table = given(pile=pile, options={"early_end_needs_unreachable_mine": True})

    assert table.offers("propose") == allowed


@pytest.mark.rule("MIN-10.9")
def test_a_mine_without_treasures_is_no_reason() -> None:
    table = given(
        board=WALLED_IN,
        mines={"j1": "dragon turned"},
        options={"early_end_needs_unreachable_mine": True},
    )

    assert not table.offers("propose")
