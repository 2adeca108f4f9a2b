"""Sowing, fences and stables."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, given, seat
from tests.rules.caverna.work import OTHER, at, ready

FIVE_FIELDS = "c4 c3 c2 c1 b4"


def sowing(own: Player) -> Table:
    """A dwarf on Family life whose family cannot grow: it sows."""
    return at("family_life", own)


def farming(own: Player, *, carpenter_per_pasture: bool = False) -> Table:
    """A dwarf on Sheep farming."""
    options = {"carpenter_per_pasture": carpenter_per_pasture}
    return at("sheep_farming", own, pile=1, options=options)


# ---- sowing --------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-5.3")
def test_one_grain_of_the_owner_becomes_three_on_the_field() -> None:
    table = sowing(seat("grain", fields="c4")).play("sow grain")

    assert table.goods() == "none"
    assert table.home()["crops"] == {"c4": {"crop": "grain", "count": 3}}


@pytest.mark.rule("CAV-5.3")
def test_one_vegetable_of_the_owner_becomes_two_on_the_field() -> None:
    table = sowing(seat("vegetable*2", fields="c4")).play("sow vegetable")

    assert table.goods() == "vegetable"
    assert table.home()["crops"] == {"c4": {"crop": "vegetable", "count": 2}}


@pytest.mark.rule("CAV-5.3")
def test_at_most_two_fields_of_each_crop_are_sown_in_one_action() -> None:
    """T37."""
    table = sowing(seat("grain*3+vegetable*3", fields=FIVE_FIELDS))

    assert table.options() == [
        "sow vegetable",
        "sow vegetable*2",
        "sow grain",
        "sow grain+vegetable",
        "sow grain+vegetable*2",
        "sow grain*2",
        "sow grain*2+vegetable",
        "sow grain*2+vegetable*2",
    ]
    table.play("sow grain*2+vegetable*2")
    assert table.goods() == "grain+vegetable"
    assert len(table.home()["crops"]) == 4


@pytest.mark.rule("CAV-5.3")
def test_no_more_is_sown_than_there_are_empty_fields_and_crops() -> None:
    few_fields = sowing(seat("grain*2+vegetable*2", fields="c4", grain={"c3": 2}))
    few_crops = sowing(seat("grain", fields="c4 c3"))

    assert few_fields.options() == ["sow vegetable", "sow grain"]
    assert few_crops.options() == ["sow grain"]


@pytest.mark.rule("CAV-5.3")
def test_a_field_from_which_everything_was_harvested_is_empty_again() -> None:
    sower = seat("grain", grain={"c4": 1}, vegetables={"c3": 1})
    table = given(sower, round_=3, cards="family_life").harvest()

    assert table.home()["crops"] == {}
    table.turn().play("place family_life")
    assert table.options("sow") == [
        "sow vegetable",
        "sow grain",
        "sow grain+vegetable",
        "sow grain*2",
    ]


@pytest.mark.rule("CAV-5.3")
def test_what_grows_on_a_field_cannot_be_sown_again() -> None:
    table = ready("family_life", seat(fields="c4", grain={"c3": 3}))

    assert "place family_life" not in table.options()
    assert table.explained()["place family_life"] == ("no-room", "CAV-5.2")


@pytest.mark.rule("CAV-5.3")
@pytest.mark.parametrize(
    ("goods", "fields", "reason"),
    [("ruby+grain", "", "no-empty-field"), ("ruby", "c4", "no-seed")],
)
def test_sowing_needs_an_empty_field_and_a_crop(goods: str, fields: str, reason: str) -> None:
    table = at("hardware_rental_67", seat(goods, fields=fields), seats=6)

    assert table.options("sow") == []
    assert table.explained()["sow"] == (reason, "CAV-5.3")


@pytest.mark.rule("CAV-5.3", "CAV-9.9")
def test_an_animal_on_a_field_leaves_it_when_it_is_sown() -> None:
    """The Stubble room keeps an animal on each empty field."""
    own = seat("grain+sheep*3", fields="c4", furnished={"d3": "stubble_room"})
    table = sowing(own).play("sow grain")

    assert table.options("keep") == ["keep sheep*2"]
    assert table.play("keep sheep*2").goods() == "food+sheep*2"


# ---- fences --------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-5.4")
def test_one_action_fences_one_small_and_one_large_pasture() -> None:
    table = farming(seat("wood*9", meadows="c4 c3 c2 c1"))

    table.play("fence c4")
    assert table.options("fence") == ["fence c1 c2", "fence c2 c3"]

    assert table.play("fence c1 c2").goods() == "wood*3+sheep"
    assert table.home()["large_pastures"] == [["c1", "c2"]]
    assert table.land()["c4"] == "small_pasture"


@pytest.mark.rule("CAV-5.4")
@pytest.mark.parametrize(
    ("wood", "fences"),
    [
        ("wood", []),
        ("wood*2", ["fence c3", "fence c4"]),
        ("wood*4", ["fence c3", "fence c4", "fence c3 c4"]),
    ],
)
def test_a_small_pasture_costs_two_wood_and_a_large_one_four(wood: str, fences: list[str]) -> None:
    table = farming(seat(f"{wood}+stone", meadows="c4 c3"))

    assert table.options("fence") == fences


@pytest.mark.rule("CAV-5.4", "CAV-3.5")
def test_only_meadows_are_fenced_and_no_pasture_twice() -> None:
    own = seat("wood*9", meadows="c4", small_pastures="c3", fields="b4", large_pastures="b2-b3")

    assert farming(own).options("fence") == ["fence c4"]


@pytest.mark.rule("CAV-5.4")
def test_without_a_meadow_the_reason_is_told() -> None:
    table = farming(seat("wood*9+stone"))

    assert table.why("fence c4") == ("no-meadow", "CAV-3.5")
    assert table.why("fence c3 c4") == ("no-two-meadows", "CAV-3.5")


@pytest.mark.rule("CAV-5.4", "CAV-5.6", "CAV-9.13")
@pytest.mark.parametrize("order", [("fence c2", "fence c3 c4"), ("fence c3 c4", "fence c2")])
def test_the_carpenter_saves_one_wood_in_a_whole_build_fences_action(
    order: tuple[str, str],
) -> None:
    """Ruling R1: 2 + 4 wood, less 1."""
    own = seat("wood*5", meadows="c4 c3 c2", furnished={"d3": "carpenter"})

    assert farming(own).play(*order).goods() == "sheep"


@pytest.mark.rule("CAV-5.4", "CAV-9.13", "CAV-13.3")
def test_by_option_the_carpenter_saves_one_wood_for_each_pasture() -> None:
    """Ruling R1."""
    own = seat("wood*4", meadows="c4 c3 c2", furnished={"d3": "carpenter"})
    table = farming(own, carpenter_per_pasture=True).play("fence c2", "fence c3 c4")

    assert table.goods() == "sheep"


@pytest.mark.rule("CAV-5.4", "CAV-8.4")
def test_where_dogs_watched_on_two_meadows_one_large_pasture_may_hold_fewer_sheep() -> None:
    """Two dogs on each meadow watch 3 + 3 sheep; four dogs on one pasture watch five."""
    own = seat("wood*4+dog*4+sheep*10", meadows="c4 c3", furnished={"d3": "cuddle_room"})
    table = farming(own).play("fence c3 c4")

    assert table.options("keep") == ["keep sheep*9"]


# ---- stables -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-5.5")
def test_a_stable_costs_a_stone_and_one_action_builds_one() -> None:
    table = farming(seat("stone*2")).play("stable c4")

    assert table.goods() == "stone+sheep"
    assert table.home()["stables"] == ["c4"]
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-5.5", "CAV-3.6")
def test_a_stable_stands_on_forest_meadows_and_pastures_one_per_cell() -> None:
    own = seat(
        "stone",
        meadows="c4",
        fields="c3",
        small_pastures="b4",
        large_pastures="a3-a4",
        stables="a4",
    )
    cells = [text.removeprefix("stable ") for text in farming(own).options("stable")]

    assert cells == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "b4", "c4"]


@pytest.mark.rule("CAV-5.5", "CAV-3.6")
def test_there_are_only_three_stables() -> None:
    table = farming(seat("stone*9+wood*2", meadows="c4", stables="a1 a2 a3"))

    assert table.options("stable") == []
    assert table.why("stable c4") == ("no-stable-left", "CAV-3.6")


@pytest.mark.rule("CAV-5.5")
def test_without_a_stone_no_stable_is_built() -> None:
    table = farming(seat("wood*2", meadows="c4"))

    assert table.why("stable c4") == ("too-poor", "CAV-5.5")


@pytest.mark.rule("CAV-5.5", "CAV-9.14")
def test_with_the_stone_carver_a_stable_is_free() -> None:
    table = farming(seat(furnished={"d3": "stone_carver"})).play("stable c4")

    assert table.goods() == "sheep"
