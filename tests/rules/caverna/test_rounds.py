"""Rounds: incomes, new cards and markers, replenishing, return home and the token."""

import pytest

from grotto.core.seats import CHANCE
from grotto.games.caverna.game import CAVERNA
from tests.rules.caverna.table import Table, given, seat

STAGE_1 = "blacksmithing ore_mine_construction sheep_farming"
STAGE_2 = "wish_for_children donkey_farming ruby_mine_construction"


def begun(players: int, *answers: str, **options: str) -> Table:
    """A game that seat 0 starts, with these answers of chance."""
    return Table(CAVERNA.new(players, {"first_player": "0", **options})).play(*answers)


def through(table: Table) -> list[int]:
    """The rounds that a table still plays, when nobody does anything."""
    rounds = []
    while table.state.round < 12:
        rounds.append(table.begin().state.round)
        while table.to_act() == CHANCE:
            table.play(table.options()[0])
    return rounds


# ---- the parts of a round ------------------------------------------------------------------------


@pytest.mark.rule("CAV-2.1")
@pytest.mark.parametrize("players", range(1, 8))
def test_there_are_twelve_rounds_or_eleven_without_the_ninth(players: int) -> None:
    rounds = [number for number in range(1, 13) if number != 9 or players > 2]

    assert through(given(seats=players, round_=0)) == rounds


@pytest.mark.rule("CAV-2.1", "CAV-11.1")
def test_after_the_twelfth_round_nobody_works_any_more() -> None:
    table = given(seats=3).end()

    assert table.is_over()
    assert "round-begun" not in table.told()


@pytest.mark.rule("CAV-2.2")
def test_newborns_of_the_last_round_are_grown_up() -> None:
    family = seat(dwarfs="0 0 0@newborn", furnished={"d3": "dwelling"})
    table = given(family, round_=3, cards=STAGE_1).begin()

    assert table.dwarfs() == "0 0 0"


@pytest.mark.rule("CAV-2.2", "CAV-9.19", "CAV-9.20", "CAV-9.21")
def test_suppliers_pay_before_the_card_is_turned_up() -> None:
    """Ruling R22."""
    waiting = seat(deliveries={"wood": 7, "stone": 1, "ruby": 4})
    table = given(waiting, seats=3).begin()

    assert table.goods() == "wood+stone+ruby"
    assert table.home()["deliveries"] == {"wood": 6, "ruby": 3}
    assert table.told() == ["round-begun", "delivered"]
    assert table.asked() == "reveal"


@pytest.mark.rule("CAV-2.2", "CAV-9.16")
def test_the_miner_pays_at_the_beginning_of_a_round() -> None:
    mine = seat("donkey*2", ore_mines="e2 f2", furnished={"d3": "miner"})

    assert given(mine, seats=3).begin().goods() == "ore*2+donkey*2"


@pytest.mark.rule("CAV-2.2", "CAV-7.1")
def test_a_ruby_may_buy_a_donkey_before_the_miner_counts() -> None:
    mine = seat("ruby", ore_mines="e2", furnished={"d3": "miner"})
    table = given(mine, seats=3).begin()

    assert table.asked() == "prepare"
    table.play("ruby donkey", "done")

    assert table.goods() == "ore+donkey"
    assert table.asked() == "reveal"


@pytest.mark.rule("CAV-2.2", "CAV-9.19")
def test_suppliers_do_not_count_the_round_that_is_left_out() -> None:
    """Ruling R23: a Wood supplier of round 5 comes six times, and the seventh wood is lost."""
    table = given(seat(deliveries={"wood": 7}), seats=2, round_=5)

    assert through(table) == [6, 7, 8, 10, 11, 12]
    assert table.goods() == "wood*6"


@pytest.mark.rule("CAV-2.3")
def test_the_new_card_can_be_used_at_once() -> None:
    table = begun(2, "reveal sheep_farming")

    assert "sheep_farming" in table.spaces()
    assert "place sheep_farming" in table.options()


@pytest.mark.rule("CAV-2.3")
def test_a_card_that_lies_face_down_cannot_be_used() -> None:
    table = begun(2, "reveal sheep_farming")

    assert table.why("place blacksmithing") == ("not-revealed", "CAV-2.3")


@pytest.mark.rule("CAV-2.3")
@pytest.mark.parametrize(("marker", "harvest"), [("leaf", "normal"), ("question", "none")])
def test_from_round_6_on_the_marker_tells_what_harvest_will_come(marker: str, harvest: str) -> None:
    """Ruling R33: it is turned up together with the card."""
    table = given(seats=3, round_=5, cards=f"{STAGE_1} wish_for_children donkey_farming").begin()

    table.play("reveal ruby_mine_construction", f"turn {marker}")

    assert (table.view()["marker"], table.view()["harvest"]) == (marker, harvest)
    assert table.asked() == "place"


@pytest.mark.rule("CAV-2.3")
@pytest.mark.parametrize("round_", range(1, 6))
def test_before_round_6_there_is_no_marker(round_: int) -> None:
    table = given(seats=3, round_=round_ - 1).begin()
    if table.asked() == "reveal":
        table.play(table.options()[0])

    assert table.asked() == "place"
    assert table.view()["harvest"] == ("none", "none", "normal", "one_food", "normal")[round_ - 1]


@pytest.mark.rule("CAV-2.3", "CAV-4.30", "CAV-4.34")
def test_family_life_turns_wish_for_children_over() -> None:
    table = given(seats=3, round_=6, cards=f"{STAGE_1} {STAGE_2}").begin()
    assert "wish_for_children" in table.spaces()

    table.play("reveal family_life")

    assert "wish_for_children" not in table.spaces()
    assert "urgent_wish_for_children" in table.spaces()
    assert table.told()[-2:] == ["card-revealed", "card-turned"]


# ---- replenishing --------------------------------------------------------------------------------


@pytest.mark.rule("CAV-2.4")
def test_a_space_with_goods_may_receive_less_than_an_empty_one() -> None:
    table = given(seats=2)

    piles = [table.replenish().pile("logging_1") for _ in range(3)]

    assert piles == ["wood*3", "wood*4", "wood*5"]


@pytest.mark.rule("CAV-2.4", "CAV-4.14")
def test_a_space_with_goods_may_receive_something_else() -> None:
    table = given(seats=4, piles={"sustenance_2": 1})
    assert table.pile("sustenance_2") == "grain"

    assert table.replenish().pile("sustenance_2") == "grain+vegetable"


@pytest.mark.rule("CAV-2.4", "CAV-4.14")
def test_an_emptied_space_receives_what_an_empty_one_does() -> None:
    table = given(seats=4, piles={"sustenance_2": 3}).turn().play("place sustenance_2", "done")
    assert table.pile("sustenance_2") == "none"

    assert table.replenish().pile("sustenance_2") == "grain"


@pytest.mark.rule("CAV-2.4")
def test_the_new_card_receives_goods_in_the_same_round() -> None:
    table = begun(2, "reveal sheep_farming")

    assert table.pile("sheep_farming") == "sheep"
    assert table.pile("logging_1") == "wood*3"


@pytest.mark.rule("CAV-2.4")
def test_spaces_that_do_not_accumulate_stay_empty() -> None:
    table = given(seats=5, cards=f"{STAGE_1} {STAGE_2}").replenish()

    empty = {space for space in table.spaces() if table.pile(space) == "none"}
    assert {"housework", "growth", "weekly_market_5", "blacksmithing"} <= empty
    assert len(empty) == 12


@pytest.mark.rule("CAV-2.4")
def test_there_is_no_upper_limit_with_others() -> None:
    table = given(seats=2, piles={"wood_gathering": 9})

    assert table.replenish().pile("wood_gathering") == "wood*10"


@pytest.mark.rule("CAV-2.4", "CAV-4.3")
def test_with_two_players_the_first_ruby_comes_in_round_3() -> None:
    """Ruling R6."""
    table = given(seats=2)

    rubies = []
    for round_ in (1, 2, 3, 4):
        table.state.round = round_
        rubies.append(table.replenish().pile("ruby_mining"))

    assert rubies == ["none", "none", "ruby", "ruby*2"]


@pytest.mark.rule("CAV-2.4", "CAV-4.3")
@pytest.mark.parametrize("players", [1, 3, 4, 5, 6, 7])
def test_with_any_other_number_a_ruby_comes_in_round_1(players: int) -> None:
    assert given(seats=players).replenish().pile("ruby_mining") == "ruby"


# ---- the end of a round --------------------------------------------------------------------------


@pytest.mark.rule("CAV-2.9")
def test_all_dwarfs_return_home() -> None:
    workers = {"supplies": 0, "wood_gathering": 1, "starting_player_1": 1}
    table = given(seats=2, workers=workers, piles={"ore_mining_1": 1}, round_=1).turn()

    table.play("place ore_mining_1")

    assert [table.dwarfs(player) for player in (0, 1)] == ["0 0", "0 0"]
    assert {table.worker(space) for space in table.spaces()} == {-1}


@pytest.mark.rule("CAV-2.9", "CAV-10.4")
def test_a_newborn_is_at_home_when_the_family_eats() -> None:
    home = seat("food*5", dwarfs="0 0@supplies", furnished={"d3": "dwelling"})
    workers = {"wood_gathering": 1, "starting_player_1": 1}
    table = given(home, cards="wish_for_children", workers=workers, round_=3).turn()

    table.play("place wish_for_children", "grow")

    assert table.options("feed")[0] == "feed 5"
    assert table.dwarfs() == "0 0 0@newborn"


@pytest.mark.rule("CAV-2.10", "CAV-4.8")
def test_the_token_counts_from_the_next_round_on() -> None:
    workers = {"supplies": 0, "wood_gathering": 1}
    table = given(seats=3, round_=1, workers=workers, piles={"starting_player_1": 1}).turn(1)

    table.play("place starting_player_1")

    assert table.view()["start"] == 1
    assert table.to_act() == 2


@pytest.mark.rule("CAV-2.10")
def test_who_took_the_token_begins_the_next_round() -> None:
    workers = {"supplies": 0, "wood_gathering": 0, "ore_mining_1": 1}
    table = given(seats=2, round_=1, workers=workers, piles={"starting_player_1": 1}).turn(1)

    table.play("place starting_player_1", "reveal blacksmithing")

    assert (table.state.round, table.to_act()) == (2, 1)


@pytest.mark.rule("CAV-2.10")
def test_the_token_does_not_go_round_by_itself() -> None:
    """Ruling R7."""
    table = given(seats=4, start=2)
    starts = [table.begin().view()["start"] for _ in range(11)]

    assert set(starts) == {2}
