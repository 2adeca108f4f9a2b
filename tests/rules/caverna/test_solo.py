"""Playing alone: boards, the order of cards, overflowing spaces, harvests and the goal."""

import pytest

from grotto.games.caverna.game import CAVERNA
from tests.rules.caverna.facts import SOLO_CARDS
from tests.rules.caverna.table import Table, given, seat

COVERED = {"drift_mining_1", "starting_player_1", "supplies", "clearing_1"}


def started() -> Table:
    """A game alone."""
    return Table(CAVERNA.new(1, {}))


# ---- boards and cards ----------------------------------------------------------------------------


@pytest.mark.rule("CAV-12.1")
def test_four_spaces_of_the_board_for_two_are_covered() -> None:
    alone, pair = set(given(seats=1).spaces()), set(given(seats=2).spaces())

    assert pair - alone == COVERED
    assert alone == {
        "ruby_mining", "housework", "slash_and_burn", "excavation_1", "logging_1", "ore_mining_1",
        "wood_gathering", "sustenance_1",
    }  # fmt: skip


@pytest.mark.rule("CAV-12.1")
def test_one_begins_with_two_food_and_is_asked_at_once() -> None:
    table = started()

    assert (table.goods(), table.dwarfs()) == ("food*2", "0 0")
    assert (table.state.round, table.asked(), table.to_act()) == (1, "place", 0)


@pytest.mark.rule("CAV-12.1", "CAV-4.3")
def test_there_is_a_ruby_in_round_1() -> None:
    assert started().pile("ruby_mining") == "ruby"


@pytest.mark.rule("CAV-12.1")
def test_dwarfs_are_placed_one_after_another() -> None:
    table = started().play("place ruby_mining", "place ore_mining_1")

    assert table.goods() == "ore*2+ruby+food*2"
    assert (table.state.round, table.dwarfs()) == (2, "0 0")


@pytest.mark.rule("CAV-12.2")
def test_cards_come_in_a_fixed_order() -> None:
    table = given(seats=1, round_=0)
    shown = {}
    while table.state.round < 12:
        table.begin()
        shown[table.state.round] = table.view()["cards"][-1]
        assert table.asked() == "place"

    assert shown == SOLO_CARDS


@pytest.mark.rule("CAV-12.2", "CAV-2.3")
def test_family_life_turns_wish_for_children_over_in_round_8() -> None:
    table = given(seats=1, round_=7, cards="wish_for_children")

    assert "urgent_wish_for_children" in table.begin().spaces()
    assert "wish_for_children" not in table.spaces()


@pytest.mark.rule("CAV-12.2", "CAV-2.1")
def test_after_round_8_comes_round_10() -> None:
    assert given(seats=1, round_=8).begin().state.round == 10


# ---- six goods are too many ----------------------------------------------------------------------


@pytest.mark.rule("CAV-12.3")
def test_six_wood_go_away_and_one_is_added() -> None:
    table = given(seats=1, piles={"wood_gathering": 6}).replenish()

    assert table.pile("wood_gathering") == "wood"
    assert table.told() == ["space-emptied"]


@pytest.mark.rule("CAV-12.3")
def test_five_goods_stay() -> None:
    """Ruling R3: from six on there are too many."""
    table = given(seats=1, piles={"wood_gathering": 5, "logging_1": 3}).replenish()

    assert table.pile("wood_gathering") == "wood*6"
    assert table.pile("logging_1") == "wood*6"


@pytest.mark.rule("CAV-12.3")
def test_an_emptied_space_receives_what_an_empty_one_does() -> None:
    table = given(seats=1, piles={"logging_1": 4}).replenish()

    assert table.pile("logging_1") == "wood*3"


@pytest.mark.rule("CAV-12.3")
def test_all_kinds_of_goods_are_counted_together() -> None:
    """Ruling R3."""
    table = given(seats=1, cards="ore_delivery", piles={"ore_delivery": 3}).replenish()

    assert table.pile("ore_delivery") == "stone+ore"


@pytest.mark.rule("CAV-12.3")
def test_animals_are_goods_too() -> None:
    """Ruling R3."""
    table = given(seats=1, cards="sheep_farming", piles={"sheep_farming": 6}).replenish()

    assert table.pile("sheep_farming") == "sheep"


@pytest.mark.rule("CAV-12.3", "CAV-7.4")
def test_a_ruby_keeps_the_goods_of_a_space() -> None:
    table = given(seat("ruby"), seats=1, cards="ore_delivery", piles={"ore_delivery": 3})
    table.replenish()
    assert "save ore_delivery" in table.options()

    table.play("save ore_delivery")

    assert table.pile("ore_delivery") == "stone*4+ore*4"
    assert table.goods() == "none"
    assert table.told() == ["space-saved"]


@pytest.mark.rule("CAV-12.3")
def test_each_space_costs_its_own_ruby() -> None:
    piles = {"wood_gathering": 6, "sustenance_1": 7, "excavation_1": 5}
    table = given(seat("ruby*2"), seats=1, piles=piles).replenish()
    assert table.options("save") == ["save wood_gathering", "save sustenance_1"]

    table.play("save sustenance_1", "save wood_gathering")

    assert table.goods() == "none"
    assert (table.pile("wood_gathering"), table.pile("sustenance_1")) == ("wood*7", "food*8")
    assert table.pile("excavation_1") == "stone*6"


@pytest.mark.rule("CAV-12.3")
def test_with_one_ruby_one_space_is_saved_and_the_other_emptied() -> None:
    piles = {"wood_gathering": 6, "sustenance_1": 7}
    table = given(seat("ruby"), seats=1, piles=piles).replenish().play("save sustenance_1")
    assert table.why("save wood_gathering") == ("too-poor", "CAV-12.3")

    table.play("done")

    assert (table.pile("wood_gathering"), table.pile("sustenance_1")) == ("wood", "food*8")


@pytest.mark.rule("CAV-12.3")
def test_a_space_costs_a_ruby_every_time_anew() -> None:
    table = given(seat("ruby*2"), seats=1, piles={"wood_gathering": 6})

    table.replenish().play("save wood_gathering")
    table.replenish().play("save wood_gathering")

    assert (table.pile("wood_gathering"), table.goods()) == ("wood*8", "none")


@pytest.mark.rule("CAV-12.3")
def test_nobody_has_to_save_anything() -> None:
    table = given(seat("ruby"), seats=1, piles={"wood_gathering": 6}).replenish().play("done")

    assert (table.pile("wood_gathering"), table.goods()) == ("wood", "ruby")


@pytest.mark.rule("CAV-12.3")
def test_a_space_with_few_goods_cannot_be_saved() -> None:
    piles = {"wood_gathering": 6, "excavation_1": 2}
    table = given(seat("ruby"), seats=1, piles=piles).replenish()

    assert table.why("save excavation_1") == ("not-overflowing", "CAV-12.3")


@pytest.mark.rule("CAV-12.3", "CAV-2.2")
def test_a_ruby_of_the_supplier_can_save_goods() -> None:
    """Ruling R22: it comes before replenishing."""
    home = seat(deliveries={"ruby": 1})
    table = given(home, seats=1, round_=4, piles={"wood_gathering": 6}).begin()
    assert table.asked() == "save"

    table.play("save wood_gathering")

    assert (table.pile("wood_gathering"), table.goods()) == ("wood*7", "none")


@pytest.mark.rule("CAV-12.3", "CAV-7.1")
def test_rubies_may_be_spent_otherwise_while_goods_overflow() -> None:
    table = given(seat("ruby"), seats=1, piles={"wood_gathering": 6}).replenish()

    table.play("ruby dog", "done")

    assert (table.goods(), table.pile("wood_gathering")) == ("dog", "wood")


# ---- harvests and the goal -----------------------------------------------------------------------


@pytest.mark.rule("CAV-12.4")
@pytest.mark.parametrize(
    ("round_", "food"),
    [(1, 0), (2, 0), (3, 4), (4, 2), (5, 4), (6, 4), (7, 4), (8, 4), (10, 4), (11, 4), (12, 4)],
)
def test_harvests_come_without_markers(round_: int, food: int) -> None:
    table = given(seat("food*9"), seats=1, round_=round_).harvest()

    assert table.options("feed")[:1] == ([f"feed {food}"] if food else [])
    assert table.view()["marker"] == ""


@pytest.mark.rule("CAV-12.4")
def test_every_harvest_from_the_fifth_round_on_is_a_whole_one() -> None:
    farm = seat("food*4+cattle*2", grain={"c4": 3}, small_pastures="c3")
    table = given(farm, seats=1, round_=9).harvest().play("feed 4")

    assert table.goods() == "grain+cattle*3"


@pytest.mark.rule("CAV-12.5")
@pytest.mark.parametrize(("gold", "won"), [(128, False), (129, True)])
def test_one_tries_to_beat_100_points(gold: int, *, won: bool) -> None:
    outcome = given(seat(f"gold*{gold}"), seats=1).state.outcome()

    assert outcome.totals[0] == gold - 28
    assert [mark.points for mark in outcome.marks] == [101]
    assert (outcome.winners == (0,)) is won
    assert (outcome.mark is not None) is won


@pytest.mark.rule("CAV-12.5", "CAV-11.1")
def test_after_round_12_the_game_is_over() -> None:
    table = given(seat("food*4"), seats=1, round_=12).harvest().play("feed 4").end()

    assert table.is_over()
    assert table.total() == -28
