"""Chapter 9: how a round ends, and what comes next."""

import pytest

from grotto.core.seats import CHANCE
from grotto.core.stream import Stream
from grotto.games.lost_mines.game import LOST_MINES
from grotto.games.lost_mines.rules.rounds import FINISH_ROUND
from grotto.games.lost_mines.rules.turns import NEXT_TURN
from tests.rules.lost_mines.table import EW, Table, blue, given, seat

LAST_TREASURE = ("gold_1 by 1", "gold_2 by 1", "gold")


def deal_all(table: Table) -> Table:
    """Let chance answer until a seat is asked."""
    stream = Stream(7)
    while table.to_act() == CHANCE:
        table.play(LOST_MINES.deal(table.state, stream).text())
    return table


@pytest.mark.rule("MIN-9.1")
def test_the_last_treasure_ends_the_round_before_anybody_draws() -> None:
    table = given(blue("axe", at="j3"), mines={"j3": "gold"}, treasures=LAST_TREASURE)

    table.play("discard axe", "stop", "take 3")

    assert "card-drawn" not in table.told()
    assert "round-ended" in table.told()
    assert table.options() == ["value gold_3", "value gold_4"]


@pytest.mark.rule("MIN-9.1")
def test_the_round_ends_when_pile_and_hands_are_empty() -> None:
    table = given(blue("axe"), seat("yellow loyal"), seat("yellow selfish"), pile=0)

    table.play("discard axe", "stop")

    assert "round-ended" in table.told()
    assert table.seen(0)["round"] == 2


@pytest.mark.rule("MIN-9.1")
def test_the_round_goes_on_while_somebody_has_a_card() -> None:
    table = given(blue("axe"), seat("yellow loyal"), seat("yellow selfish", "", ("rope",)), pile=0)

    table.play("discard axe", "stop")

    assert (table.to_act(), table.told()[-1]) == (2, "skipped")


@pytest.mark.rule("MIN-9.1")
def test_the_round_ends_when_nobody_has_a_card_whatever_the_pile_has() -> None:
    table = given(blue("axe"), seat("yellow loyal"), seat("yellow selfish"), pile=5)
    table.state.hands[0], table.state.buried[0] = b"", table.state.hands[0]
    table.state.agenda = [FINISH_ROUND, NEXT_TURN[0]]

    table.settle()

    assert "round-ended" in table.told()
    assert table.seen(0)["round"] == 2


@pytest.mark.rule("MIN-9.2", "MIN-1.6")
def test_roles_and_finds_are_shown() -> None:
    table = given(
        blue("axe", at="j3"), mines={"j3": "gold"}, treasures=LAST_TREASURE, options={"rounds": 1}
    )

    table.play("discard axe", "stop", "take 3", "value gold_4")

    assert [table.player(seat, viewer=2)["role"] for seat in range(3)] == [
        "loyal", "loyal", "selfish",
    ]  # fmt: skip
    assert [row["value"] for row in table.seen(2)["treasures"]] == [1, 2, 4]


@pytest.mark.rule("MIN-9.2")
def test_what_ends_the_last_round_cannot_be_taken_back() -> None:
    treasures = ("gold_1 by 1", "gold_2 by 1", "gold_3")
    table = given(
        blue("axe", at="j3"), mines={"j3": "gold"}, treasures=treasures, options={"rounds": 1}
    ).play("discard axe", "stop")

    assert LOST_MINES.is_barrier(table.state, LOST_MINES.parse("take 3"))


@pytest.mark.rule("MIN-9.3")
def test_a_round_ends_when_everybody_agrees() -> None:
    table = given(players=6)

    table.play("propose", "agree", "agree", "agree", "agree")
    assert table.seen(0)["round"] == 1

    table.play("agree")
    assert table.seen(0)["round"] == 2


@pytest.mark.rule("MIN-9.3")
def test_one_refusal_and_the_turn_goes_on() -> None:
    table = given(players=6)

    table.play("propose", "agree", "agree", "agree", "agree", "refuse")

    assert (table.to_act(), table.seen(0)["round"]) == (0, 1)
    assert table.refused("propose") == ("proposed-already", "MIN-9.3")
    assert table.explained()["propose"] == ("proposed-already", "MIN-9.3")


@pytest.mark.rule("MIN-9.3")
def test_a_proposal_comes_before_the_card_only() -> None:
    table = given(blue("axe", "boat"), board={"c3": EW}).play("discard axe")

    assert table.refused("propose") == ("proposals-first", "MIN-9.3")


@pytest.mark.rule("MIN-9.7")
def test_a_new_round_is_dealt_anew_and_points_stay() -> None:
    table = given(
        blue("axe", at="j3"),
        mines={"j3": "gold"},
        treasures=("gold_1 by 1", "gold_2 by 1", "gold_4"),
        traps=["b3-c3"],
        dragon=1,
    )

    deal_all(table.play("discard axe", "stop", "take 3"))

    assert table.totals() == (4, 1, 0)
    assert table.seen(0)["round"] == 2
    assert (table.seen(0)["traps"], table.card_on("j3")) == ([], "mine")
    assert not any(table.player(seat)["dragon"] for seat in range(3))
    assert table.seen(0)["pile"] == 38


@pytest.mark.rule("MIN-9.7")
def test_the_next_round_begins_left_of_the_last_to_play_a_card() -> None:
    table = given(
        blue("axe", "boat"),
        seat("yellow loyal", "", (EW, "axe")),
        pile=0,
    )
    table.play("discard axe", "stop", f"lay {EW} c3", "stop", "discard rope", "stop")

    deal_all(table.play("propose", "agree", "agree"))

    assert table.to_act() == 2


@pytest.mark.rule("MIN-9.7")
def test_if_nobody_played_the_next_seat_begins() -> None:
    table = given()

    deal_all(table.play("propose", "agree", "agree"))

    assert table.to_act() == 1


@pytest.mark.rule("MIN-9.7")
def test_who_played_in_an_earlier_round_does_not_count() -> None:
    table = given(blue(EW), options={"rounds": 3})
    table.play(f"lay {EW} c3", "stop", "draw axe", "propose", "agree", "agree")
    assert deal_all(table).to_act() == 1

    deal_all(table.play("propose", "agree", "agree"))

    assert (table.seen(0)["round"], table.to_act()) == (3, 2)


@pytest.mark.rule("MIN-9.8")
def test_the_game_ends_after_the_last_round() -> None:
    table = given(options={"rounds": 1})

    table.play("propose", "agree", "agree")

    assert table.is_over()


@pytest.mark.rule("MIN-9.8")
def test_players_who_tie_win_together() -> None:
    table = given(
        blue("axe", at="j3"),
        mines={"j3": "gold"},
        treasures=("gold_3 by 1", "gold_1 by 0", "gold_2"),
        options={"rounds": 1},
    )

    table.play("discard axe", "stop", "take 3")

    assert table.totals() == (3, 3, 0)
    assert table.state.outcome().winners == (0, 1)


@pytest.mark.rule("MIN-9.8", "MIN-1.6")
def test_a_round_counts_only_when_it_is_over() -> None:
    table = given(blue("axe"), treasures=("gold_3 by 0", "gold", "gold"))

    assert table.totals() == (0, 0, 0)
