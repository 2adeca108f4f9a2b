"""Refusals: whatever cannot be done says why, names its rule and changes nothing."""

from collections.abc import Callable

import pytest

from grotto.core.errors import IllegalAction
from tests.rules.stone_age.table import Table, given, hunter, seat


def placing() -> Table:
    """Red, with figures in the forest and one left, places among four."""
    red = seat(at={"forest": 2, "hunting_grounds": 2})
    blue = seat(at={"tool_maker": 1, "card_1": 1, "river": 3})
    green = seat(figures=8, at={"clay_pit": 7, "building_1": 1})
    yellow = seat(at={"field": 1, "river": 3})
    return given(red, blue, green, yellow).placing()


def placing_freely() -> Table:
    """Red has all figures at home; Blue has six in the quarry of four players."""
    return given(seat(), seat(figures=6, at={"quarry": 6}), players=4).placing()


def placing_for_two() -> Table:
    """Red places beside Blue, who is in the forest, at the tool maker and in the hut."""
    return given(seat(), seat(at={"forest": 1, "tool_maker": 1, "hut": 2})).placing()


def hut_taken() -> Table:
    """Red places among four after Blue took the hut."""
    return given(seat(), seat(at={"hut": 2}), players=4).placing()


def choosing() -> Table:
    """Red chooses the next place to act."""
    return given(seat(at={"field": 1}), hunter()).acting()


def choosing_tools() -> Table:
    """Red has rolled and may add a tile of value 1; the other one is used."""
    table = given(seat(tools="2 used, 1", at={"forest": 1}), hunter()).acting()
    return table.play("act forest", "roll 3")


def buying_a_card() -> Table:
    """Red, who owns two wood, is asked to pay for the second card."""
    return given(seat(wood=2, at={"card_2": 1}), hunter()).acting().play("act card_2")


def taking_a_die() -> Table:
    """Red has bought a dice-for-items card."""
    table = given(seat(wood=1, at={"card_1": 1}), hunter(), row=["c05"]).acting()
    return table.play("act card_1", "pay wood", "roll 2 5")


def buying(tile: str, wood: int) -> Callable[[], Table]:
    """Red, who owns some wood, is asked to pay for a building."""
    return lambda: (
        given(seat(wood=wood, at={"building_1": 1}), hunter(), tops=[tile])
        .acting()
        .play("act building_1")
    )


def hungry(wood: int) -> Callable[[], Table]:
    """Red lacks two food and owns some wood."""
    return lambda: given(seat(food=3, wood=wood)).feeding()


REFUSED = [
    (placing, "send forest 1", "already-there", "STA-2.3"),
    (placing, "send clay_pit 1", "full", "STA-2.5"),
    (placing, "send tool_maker 1", "taken", "STA-2.6"),
    (placing, "send field 1", "taken", "STA-2.6"),
    (placing, "send card_1 1", "taken", "STA-2.8"),
    (placing, "send building_1 1", "taken", "STA-2.8"),
    (placing, "send hut 2", "hut-needs-two", "STA-2.7"),
    (placing, "send quarry 2", "too-few-figures", "STA-2.1"),
    (placing, "act forest", "reason-not-asked", "STA-2.1"),
    (placing, "cash wood*2", "cash-in-own-turn", "STA-6.14"),
    (placing, "roll 6", "reason-only-chance", "STA-2.1"),
    (hut_taken, "send hut 2", "taken", "STA-2.7"),
    (placing_freely, "send quarry 2", "too-few-rings", "STA-2.5"),
    (placing_freely, "send hut 3", "exact-figures", "STA-2.7"),
    (placing_freely, "send field 2", "exact-figures", "STA-2.6"),
    (placing_freely, "send card_4 2", "exact-figures", "STA-2.8"),
    (placing_for_two, "send forest 1", "enough-players", "STA-2.10"),
    (placing_for_two, "send field 1", "village-closed", "STA-2.9"),
    (placing_for_two, "send building_3 1", "no-such-stack", "STA-1.3"),
    (choosing, "act forest", "nobody-there", "STA-3.1"),
    (choosing, "send forest 1", "reason-not-asked", "STA-3.1"),
    (choosing, "cash wood*2", "no-card-of-choice", "STA-6.14"),
    (choosing_tools, "use 2", "tool-not-ready", "STA-4.4"),
    (choosing_tools, "use 1*2", "tool-not-ready", "STA-4.4"),
    (choosing_tools, "use c35", "tool-not-ready", "STA-4.4"),
    (choosing_tools, "decline", "reason-not-asked", "STA-4.4"),
    (buying_a_card, "pay wood", "exact-price", "STA-6.1"),
    (buying_a_card, "pay gold*2", "not-owned", "STA-6.1"),
    (buying_a_card, "starve", "reason-not-asked", "STA-6.1"),
    (taking_a_die, "take 1", "no-such-die", "STA-6.5"),
    (taking_a_die, "decline", "reason-not-asked", "STA-6.5"),
    (buying("b01", 2), "pay wood*3", "fixed-cost", "STA-7.1"),
    (buying("b01", 2), "pay wood*2+clay", "not-owned", "STA-7.1"),
    (buying("b18", 2), "pay wood*3", "exact-kinds", "STA-7.2"),
    (buying("b18", 2), "pay wood*4", "not-owned", "STA-7.2"),
    (buying("b26", 2), "pay none", "one-to-seven", "STA-7.3"),
    (buying("b26", 2), "pay wood*3", "not-owned", "STA-7.3"),
    (buying("b26", 2), "starve", "reason-not-asked", "STA-7.1"),
    (hungry(2), "pay wood", "whole-shortage", "STA-8.4"),
    (hungry(2), "pay gold*2", "not-owned", "STA-8.4"),
    (hungry(2), "decline", "reason-not-asked", "STA-8.4"),
]

EXPLAINED = [
    (placing, "send forest", "already-there", "STA-2.3"),
    (placing, "send clay_pit", "full", "STA-2.5"),
    (placing, "send card_1", "taken", "STA-2.8"),
    (placing, "send hut", "hut-needs-two", "STA-2.7"),
    (placing_for_two, "send forest", "enough-players", "STA-2.10"),
    (placing_for_two, "send field", "village-closed", "STA-2.9"),
    (choosing_tools, "use 2", "tool-used", "STA-4.4"),
    (buying_a_card, "pay food", "food-is-no-resource", "STA-6.2"),
    (buying("b26", 0), "pay food", "food-is-no-resource", "STA-6.2"),
    (buying("b01", 1), "pay", "missing", "STA-7.1"),
    (buying("b20", 4), "pay", "exact-kinds", "STA-7.2"),
    (buying("b26", 0), "pay", "too-few-resources", "STA-7.3"),
    (hungry(1), "pay", "shortage-too-large", "STA-8.4"),
]


def names(cases: list[tuple[Callable[[], Table], str, str, str]]) -> list[str]:
    """What the cases are about."""
    return [f"{text} {reason}" for _, text, reason, _ in cases]


@pytest.mark.rule("STA-2.1", "STA-3.1", "STA-4.4", "STA-6.1", "STA-7.1", "STA-8.4")
@pytest.mark.parametrize(("position", "text", "reason", "rule"), REFUSED, ids=names(REFUSED))
def test_an_illegal_answer_is_refused_with_its_reason_and_rule(
    position: Callable[[], Table], text: str, reason: str, rule: str
) -> None:
    assert position().refused(text) == (reason, rule)


@pytest.mark.rule("STA-2.3", "STA-4.4", "STA-6.2", "STA-7.1", "STA-8.4")
@pytest.mark.parametrize(("position", "target", "reason", "rule"), EXPLAINED, ids=names(EXPLAINED))
def test_what_cannot_be_done_is_explained_before_it_is_tried(
    position: Callable[[], Table], target: str, reason: str, rule: str
) -> None:
    assert position().explained()[target] == (reason, rule)


@pytest.mark.rule("STA-6.1")
def test_too_few_resources_for_a_card_are_explained() -> None:
    table = given(seat(food=0, wood=1, at={"card_3": 1}), hunter()).acting().play("act card_3")

    assert table.explained() == {"pay": ("too-few-resources", "STA-6.1")}


@pytest.mark.rule("STA-2.1")
def test_nothing_is_explained_while_every_place_is_open() -> None:
    assert given(players=2).placing().explained() == {}


@pytest.mark.rule("STA-2.8")
def test_places_that_are_open_are_not_explained() -> None:
    table = placing()

    assert {offer.rsplit(" ", 1)[0] for offer in table.options()} & set(table.explained()) == set()


@pytest.mark.rule("STA-6.1")
def test_a_refusal_tells_people_what_was_on_offer() -> None:
    table = buying_a_card()

    with pytest.raises(IllegalAction) as caught:
        table.play("pay wood")

    assert caught.value.phrase().key == "error-action-illegal"
    assert caught.value.details["offers"] == "pay wood*2, decline"


@pytest.mark.rule("STA-4.1")
def test_dice_come_before_anything_else() -> None:
    table = choosing_tools().play("use none", "act hunting_grounds")

    assert table.refused("roll 1 1") == ("reason-chance-first", "STA-4.1")
