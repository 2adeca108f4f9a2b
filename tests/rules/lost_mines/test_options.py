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
    assert "treasure-seen" not in table.told()


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
