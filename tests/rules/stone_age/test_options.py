"""Variants: the switches a table may set before it starts."""

import pytest

from grotto.core.errors import WrongOption
from grotto.core.options import Value
from grotto.core.seats import CHANCE
from grotto.games.stone_age.components import GOODS
from grotto.games.stone_age.game import STONE_AGE, Player
from tests.rules.stone_age.table import BLUE, GREEN, RED, Table, given, hunter, seat
from tests.rules.stone_age.test_kept_cards import ALL_PAIRS

FOUR_CARDS = ("reveal c16", "reveal c03", "reveal c36", "reveal c01")


def six_large_tiles_taken(tools: str, *, limited: bool) -> Table:
    """Red uses the tool maker while others own all six tiles of 3 and 4."""
    mats = [seat(tools=tools, at={"tool_maker": 1}), seat(tools="3, 3, 3"), seat(tools="4, 4, 3")]
    table = given(*mats, options={"tool_tiles_limited": limited}).acting()
    return table.play("act tool_maker")


def limited_supply(red: Player, *cards: str, **taken: int) -> Table:
    """Red acts while resources are limited to those in the box and Blue has taken some."""
    blue = seat(at={"field": 1})
    blue.goods = [taken.get(good, 0) for good in GOODS]
    return given(red, blue, row=cards, options={"resources_limited": True}).acting()


@pytest.mark.rule("STA-13.1")
def test_without_the_option_tool_tiles_never_run_out() -> None:
    assert six_large_tiles_taken("2, 2, 2", limited=False).tools() == "3, 2, 2"


@pytest.mark.rule("STA-13.1")
def test_no_tile_is_exchanged_when_the_six_large_ones_are_taken() -> None:
    table = six_large_tiles_taken("2, 2, 2", limited=True)

    assert table.tools() == "2, 2, 2"
    assert table.told()[0] == "nothing-gained"


@pytest.mark.rule("STA-13.1")
def test_small_tiles_are_still_to_be_had() -> None:
    assert six_large_tiles_taken("2, 1, 1", limited=True).tools() == "2, 2, 1"


@pytest.mark.rule("STA-13.1")
def test_a_large_tile_can_still_be_turned_over() -> None:
    mats = [seat(tools="3, 3, 3", at={"tool_maker": 1}), seat(tools="4, 4, 4"), seat()]
    table = given(*mats, options={"tool_tiles_limited": True}).acting()

    table.play("act tool_maker")

    assert table.tools() == "4, 3, 3"


@pytest.mark.rule("STA-13.1")
def test_the_sixth_large_tile_can_be_had() -> None:
    mats = [seat(tools="3, 3, 2", at={"tool_maker": 1}), seat(tools="4, 4, 3"), seat()]
    table = given(*mats, options={"tool_tiles_limited": True}).acting()

    table.play("act tool_maker")

    assert table.tools() == "3, 3, 3"


@pytest.mark.rule("STA-13.2")
def test_a_gain_is_cut_to_what_the_supply_holds() -> None:
    table = limited_supply(seat(gold=3, at={"river": 2}), gold=6).play("act river", "roll 6 6")

    assert table.resources() == {"gold": 4}


@pytest.mark.rule("STA-13.2")
def test_what_is_paid_goes_back_to_the_supply() -> None:
    table = limited_supply(seat(gold=3, at={"river": 2, "card_1": 1}), "c26", gold=7)

    table.play("act card_1", "pay gold", "act river", "roll 6 6")

    assert table.resources() == {"gold": 2 + 1}


@pytest.mark.rule("STA-13.2")
@pytest.mark.parametrize(
    ("card", "good", "left", "gained"), [("c18", "stone", 1, 1), ("c22", "clay", 0, 0)]
)
def test_cards_give_what_the_supply_holds(card: str, good: str, left: int, gained: int) -> None:
    supply = {"clay": 18, "stone": 12}
    buyer = seat(wood=1, at={"card_1": 1, "river": 1})
    table = limited_supply(buyer, card, **{good: supply[good] - left})

    table.play("act card_1", "pay wood")

    assert table.resources().get(good, 0) == gained


@pytest.mark.rule("STA-13.2", "STA-6.5")
def test_an_item_of_a_die_can_be_missing_in_the_supply() -> None:
    table = limited_supply(seat(wood=1, at={"card_1": 1, "river": 1}), "c05", gold=10)

    table.play("act card_1", "pay wood", "roll 4 4", "take 4")

    assert table.resources() == {}


@pytest.mark.rule("STA-13.2", "STA-6.14")
def test_only_resources_in_the_supply_can_be_cashed() -> None:
    mats = [seat(cards=["c36"], at={"field": 1}), seat(wood=28, stone=12, gold=9)]
    table = given(*mats, options={"resources_limited": True}).acting()

    assert table.options("cash") == ["cash clay*2", "cash clay+gold"]
    assert table.refused("cash wood*2") == ("supply-is-short", "STA-13.2")


@pytest.mark.rule("STA-13.2", "STA-11.3")
@pytest.mark.parametrize(("gold_taken", "left_over"), [(8, 2), (9, 0)])
def test_an_unused_card_of_choice_counts_if_the_supply_holds_two(
    gold_taken: int, left_over: int
) -> None:
    rich = seat(wood=28, clay=18, stone=12, gold=gold_taken)
    table = given(seat(cards=["c36"]), rich, options={"resources_limited": True}).over()

    assert table.scores().get("left_over", 0) == left_over


@pytest.mark.rule("STA-13.2")
def test_food_stays_unlimited() -> None:
    hunters = seat(food=90, at={"hunting_grounds": 2})
    table = given(hunters, hunter(), options={"resources_limited": True}).acting()

    table.play("act hunting_grounds", "roll 6 6")

    assert table.food() == 96


@pytest.mark.rule("STA-13.3")
def test_the_game_ends_after_the_last_of_the_agreed_rounds() -> None:
    table = given(seat(), seat(food=0), options={"max_rounds": 1}).feeding()

    before = table.is_over()
    table.play("starve")

    assert [before, table.is_over()] == [False, True]
    assert table.ending() == "rounds"


@pytest.mark.rule("STA-13.3")
def test_the_game_goes_on_before_the_last_of_the_agreed_rounds() -> None:
    assert not given(options={"max_rounds": 2}).ended_round().is_over()


@pytest.mark.rule("STA-13.3")
def test_without_the_option_rounds_are_not_counted() -> None:
    table = given()
    table.ended_round().state.round = 500

    assert table.play("send river 5", "send forest 5", "act river").to_act() == CHANCE


@pytest.mark.rule("STA-13.4")
def test_an_unused_card_of_choice_can_be_agreed_to_be_worth_nothing() -> None:
    switched_off: dict[str, Value] = {"auto_cash_choose_resources_at_end": False}
    table = given(seat(wood=1, cards=["c36"]), options=switched_off).over()

    assert table.scores() == {"culture_first": 1, "left_over": 1}


def last_purchase(**options: Value) -> Table:
    """Red has bought the card of choice with its last action."""
    buyer = seat(wood=1, at={"card_1": 1})
    table = given(buyer, hunter(), row=["c36"], options=options).acting()
    return table.play("act card_1", "pay wood")


@pytest.mark.rule("STA-13.4")
def test_a_card_of_choice_bought_last_may_be_cashed_before_the_turn_ends() -> None:
    table = last_purchase(auto_cash_choose_resources_at_end=False)

    assert table.options() == ["keep", *ALL_PAIRS]
    assert table.play("cash wood+gold").resources() == {"wood": 1, "gold": 1}
    assert table.to_act() != RED


@pytest.mark.rule("STA-13.4")
def test_a_card_of_choice_bought_last_may_be_kept_for_a_later_round() -> None:
    table = last_purchase(auto_cash_choose_resources_at_end=False).play("keep")

    assert table.to_act() != RED
    assert table.mat()["two_of_choice"]


@pytest.mark.rule("STA-13.4")
def test_nobody_is_asked_where_the_card_is_cashed_at_the_end() -> None:
    assert last_purchase().to_act() != RED


@pytest.mark.rule("STA-13.5", "STA-1.4")
@pytest.mark.parametrize("first", [RED, BLUE, GREEN])
def test_a_named_seat_begins_and_nothing_is_drawn(first: int) -> None:
    table = Table(STONE_AGE.new(3, {"first_player": str(first)}))

    table.play(*FOUR_CARDS, "reveal b01", "reveal b02", "reveal b03")

    assert table.to_act() == first


@pytest.mark.rule("STA-13.5")
def test_a_seat_may_be_named_by_its_number() -> None:
    assert STONE_AGE.new(3, {"first_player": 2}).first == GREEN


@pytest.mark.rule("STA-13.5")
@pytest.mark.parametrize(("players", "first"), [(2, "2"), (3, "3")])
def test_a_seat_that_nobody_takes_cannot_begin(players: int, first: str) -> None:
    with pytest.raises(WrongOption):
        STONE_AGE.new(players, {"first_player": first})


@pytest.mark.rule("STA-13.1", "STA-13.2", "STA-13.3", "STA-13.4", "STA-13.5")
@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("tool_tiles_limited", 1),
        ("tool_tiles_limited", "yes"),
        ("resources_limited", "True"),
        ("max_rounds", -1),
        ("max_rounds", 101),
        ("max_rounds", True),
        ("max_rounds", "05"),
        ("auto_cash_choose_resources_at_end", 0),
        ("first_player", -1),
        ("first_player", "4"),
        ("first_player", "red"),
        ("dice", 7),
    ],
)
def test_other_options_and_values_are_refused(option: str, value: Value) -> None:
    with pytest.raises(WrongOption):
        STONE_AGE.new(4, {option: value})


@pytest.mark.rule("STA-13.1", "STA-13.2", "STA-13.3", "STA-13.4", "STA-13.5")
def test_the_options_have_these_defaults_and_rules() -> None:
    assert {option.key: (option.default, option.rule) for option in STONE_AGE.info.options} == {
        "tool_tiles_limited": (False, "STA-13.1"),
        "resources_limited": (False, "STA-13.2"),
        "max_rounds": (0, "STA-13.3"),
        "auto_cash_choose_resources_at_end": (True, "STA-13.4"),
        "first_player": ("random", "STA-13.5"),
    }


@pytest.mark.rule("STA-13.1", "STA-13.2", "STA-13.4")
@pytest.mark.parametrize("word", ["true", "false"])
def test_a_switch_may_be_given_in_words(word: str) -> None:
    keys = ("tool_tiles_limited", "resources_limited", "auto_cash_choose_resources_at_end")

    switches = STONE_AGE.new(2, dict.fromkeys(keys, word)).switches

    set_to = (
        switches.tool_tiles_limited,
        switches.resources_limited,
        switches.auto_cash_choose_resources_at_end,
    )
    assert set_to == (word == "true",) * 3
