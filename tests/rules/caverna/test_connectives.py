"""How the parts of an action are joined, and what is taken without asking."""

import pytest

from tests.rules.caverna.table import given, seat
from tests.rules.caverna.work import OTHER, OWN, at, ready

TILE = "lay cavern_tunnel d2 e2"
ROOMY = {"d3": "dwelling"}

# ---- the words -----------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.1")
@pytest.mark.parametrize(
    ("deeds", "goods"),
    [
        (["take dog", "furnish dog_school d3"], "dog"),
        (["furnish dog_school d3", "take dog"], "wood+dog"),
        (["take dog", "done"], "dog"),
        (["furnish dog_school d3", "done"], "none"),
    ],
)
def test_and_or_is_one_of_them_or_both_in_any_order(deeds: list[str], goods: str) -> None:
    table = at("housework").play(*deeds)

    assert (table.goods(), table.to_act()) == (goods, OTHER)


@pytest.mark.rule("CAV-4.1")
def test_and_then_or_is_one_of_them_or_both_but_the_first_comes_first() -> None:
    farmer = seat("grain", fields="c4")
    both = at("slash_and_burn", farmer.copy()).play("lay meadow_field b4 b3", "sow grain")
    first = at("slash_and_burn", farmer.copy()).play("lay meadow_field b4 b3", "done")
    second = at("slash_and_burn", farmer.copy()).play("sow grain")

    assert (both.goods(), first.goods(), second.goods()) == ("food", "grain+food", "none")
    assert (both.to_act(), first.to_act(), second.to_act()) == (OTHER, OTHER, OTHER)


@pytest.mark.rule("CAV-4.1")
@pytest.mark.parametrize("deed", ["grow", "take wood+stone+ore+food+gold*2"])
def test_either_or_is_exactly_one_of_them(deed: str) -> None:
    table = at("growth", seat(furnished=ROOMY), seats=4)

    assert table.options() == ["take wood+stone+ore+food+gold*2", "grow"]
    assert table.play(deed).to_act() == OTHER


@pytest.mark.rule("CAV-4.1")
def test_and_then_is_the_first_and_after_it_the_second_if_one_likes() -> None:
    table = at("adventure", seat(dwarfs="1 1"))

    assert "done" not in table.options()
    assert "done" in table.play("loot wood").options()


@pytest.mark.rule("CAV-4.1")
def test_all_means_all_parts() -> None:
    table = at("strip_mining", seats=3, pile=2)

    assert (table.goods(), table.to_act()) == ("wood*2+stone+ore", OTHER)


@pytest.mark.rule("CAV-4.1", "CAV-9.11")
def test_with_the_guest_room_either_or_becomes_and_or() -> None:
    """Ruling R14."""
    host = seat(furnished={"d3": "dwelling", "e3": "guest_room"})
    both = at("growth", host.copy(), seats=4).play("grow", "take wood+stone+ore+food+gold*2")
    one = at("growth", host.copy(), seats=4).play("grow", "done")

    assert (both.goods(), one.goods()) == ("wood+stone+ore+food+gold*2", "none")
    assert both.dwarfs() == one.dwarfs() == "0@growth 0 0@newborn"


@pytest.mark.rule("CAV-4.1", "CAV-9.11")
def test_the_guest_room_changes_no_other_words() -> None:
    host = seat("grain", fields="c4", furnished={"d3": "guest_room"})

    assert at("slash_and_burn", host).play("sow grain").to_act() == OTHER


# ---- accumulated goods ---------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.2")
def test_all_accumulated_goods_are_taken_before_the_player_is_asked() -> None:
    """Ruling R26."""
    table = at("excavation_1", pile=5)

    assert table.goods() == "stone*5"
    assert table.pile("excavation_1") == "none"


@pytest.mark.rule("CAV-4.2", "CAV-4.1")
def test_taking_accumulated_goods_is_enough() -> None:
    with_goods, without = at("clearing_1", pile=1), at("clearing_1")

    assert "done" in with_goods.options()
    assert without.why("done") == ("nothing-done-yet", "CAV-2.7")


@pytest.mark.rule("CAV-4.2")
def test_accumulated_goods_are_taken_even_by_who_wants_the_tile_only() -> None:
    """Ruling R26."""
    assert at("drift_mining_1", pile=2).play(TILE).goods() == "stone*2"


@pytest.mark.rule("CAV-4.2")
def test_animals_are_taken_too_and_may_be_eaten_at_once() -> None:
    """Ruling R26."""
    table = at("sheep_farming", pile=4)

    assert table.options("keep") == ["keep sheep*2"]
    assert table.play("eat sheep", "keep sheep*2").goods() == "food*2+sheep*2"


@pytest.mark.rule("CAV-4.2")
def test_other_animals_may_be_eaten_to_make_room_for_those_just_taken() -> None:
    table = at("donkey_farming", seat("wild_boar*2"), pile=2)

    assert table.options("keep") == ["keep donkey*2", "keep wild_boar*2"]
    assert table.play("eat wild_boar", "eat wild_boar").goods() == "food*4+donkey*2"


@pytest.mark.rule("CAV-4.1", "CAV-4.2")
def test_goods_that_come_first_can_be_used_for_the_rest_of_the_action() -> None:
    fencer = seat("wood", "9 9", meadows="c4")
    table = at("logging_1", fencer, pile=1).play("loot small_pasture", "fence c4")

    assert (table.goods(), table.land()["c4"]) == ("wood*3", "small_pasture")


@pytest.mark.rule("CAV-4.1", "CAV-4.2")
@pytest.mark.parametrize("space", ["sheep_farming", "donkey_farming"])
def test_on_farms_the_animals_come_after_the_buildings(space: str) -> None:
    """Ruling R27."""
    table = at(space, seat("wood*4", meadows="c4 c3"), pile=4).play("fence c3 c4")

    assert table.told() == ["dwarf-placed", "fenced", "gained"]


# ---- something has to happen ---------------------------------------------------------------------


@pytest.mark.rule("CAV-4.1", "CAV-2.7")
def test_before_anything_is_done_an_action_cannot_be_ended() -> None:
    """Ruling R21."""
    table = at("housework")

    assert table.options() == ["take dog", "furnish dog_school d3"]
    assert table.why("done") == ("nothing-done-yet", "CAV-2.7")


@pytest.mark.rule("CAV-4.1", "CAV-2.7")
@pytest.mark.parametrize(
    ("space", "seats"),
    [
        ("wood_gathering", 2),
        ("ore_mining_1", 2),
        ("logging_1", 2),
        ("depot_5", 5),
        ("large_depot", 7),
        ("sheep_farming", 2),
        ("wish_for_children", 2),
        ("family_life", 2),
        ("adventure", 2),
    ],
)
def test_where_nothing_would_happen_nobody_may_go(space: str, seats: int) -> None:
    """Ruling R21."""
    assert f"place {space}" not in ready(space, seat(), seats=seats).options()


ALL_THAT_IS_EVER_OPEN = (
    "0@housework 0@slash_and_burn 0@drift_mining_1 0@excavation_1 "
    "0@starting_player_1 0@supplies 0@clearing_1 0@sustenance_1"
)


@pytest.mark.rule("CAV-2.8", "CAV-2.7")
def test_who_finds_no_space_where_something_happens_passes_and_is_asked_again() -> None:
    """Ruling R20: the other player's last dwarf is armed and finds a way."""
    busy = seat(dwarfs=f"{ALL_THAT_IS_EVER_OPEN} 1")
    table = given(seat(), busy).turn()

    assert table.options() == ["pass"]
    table.play("pass", "place logging_1", "loot wood")
    assert (table.to_act(), table.options()) == (OWN, ["pass"])


# ---- in between ----------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.1", "CAV-7.1")
def test_what_is_missing_for_the_next_part_can_be_bought_in_between() -> None:
    table = at("housework", seat("ruby*2", furnished={"d3": "dog_school"})).play("take dog")

    assert table.options("furnish") == []
    table.play("ruby cavern e3", "furnish cuddle_room e3")
    assert (table.goods(), table.land()["e3"]) == ("dog", "cuddle_room")


@pytest.mark.rule("CAV-3.3", "CAV-7.1")
def test_a_meadow_bought_before_opens_the_forest_behind_three_stables() -> None:
    """No field lies on a stable, so that the first twin tile finds no place."""
    table = ready("clearing_1", seat("ruby", stables="c4 c3 b4"))

    assert table.why("place clearing_1") == ("possible-after", "CAV-3.3")
    table.play("ruby meadow c4", "place clearing_1", "lay meadow_field c3 c2")
    assert table.land()["c2"] == "field"


@pytest.mark.rule("CAV-4.1", "CAV-3.4")
def test_where_a_twin_tile_finds_no_place_no_single_tile_is_laid() -> None:
    """Of the free cells d1 and f4 no two are neighbours."""
    dug = seat(tunnels="d2 e2 f2 e3 f3 e1 f1 e4")
    table = ready("excavation_1", dug)

    assert table.why("place excavation_1") == ("no-cell", "CAV-3.4")
