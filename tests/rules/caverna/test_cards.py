"""The action spaces that come with the rounds, card by card."""

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import given, seat
from tests.rules.caverna.work import OTHER, RICH, at, growing, ready


def with_tunnels(dwarfs: str) -> Player:
    """A home with an ordinary tunnel in e3 and a deep one in e2."""
    return seat(dwarfs=dwarfs, tunnels="e3", deep_tunnels="e2")


@pytest.mark.rule("CAV-4.28", "CAV-4.31", "CAV-4.33", "CAV-4.38")
@pytest.mark.parametrize("seats", [1, 2, 7])
@pytest.mark.parametrize(
    ("card", "amounts"),
    [
        ("sheep_farming", ["sheep", "sheep*2", "sheep*3"]),
        ("donkey_farming", ["donkey", "donkey*2", "donkey*3"]),
        ("ore_delivery", ["stone+ore", "stone*2+ore*2", "stone*3+ore*3"]),
        ("ruby_delivery", ["ruby*2", "ruby*3", "ruby*4"]),
    ],
)
def test_goods_gather(card: str, amounts: list[str], seats: int) -> None:
    assert growing(card, seats) == amounts


# ---- stage 1 -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.26")
def test_blacksmithing_forges_a_weapon_and_then_sends_its_dwarf_out_for_three_items() -> None:
    table = at("blacksmithing", seat("ore")).play("forge 1")

    assert table.options() == ["loot all_weapons_plus_1", "loot wood", "loot dog", "done"]
    table.play("loot wood", "loot dog", "loot all_weapons_plus_1")
    assert (table.goods(), table.dwarfs()) == ("wood+dog", "3@blacksmithing 0")


@pytest.mark.rule("CAV-4.26")
def test_the_dwarf_may_stay_after_forging() -> None:
    table = at("blacksmithing", seat("ore*4")).play("forge 4", "done")

    assert table.dwarfs() == "4@blacksmithing 0"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.26")
def test_an_unarmed_dwarf_without_ore_cannot_go_to_blacksmithing() -> None:
    assert ready("blacksmithing").why("place blacksmithing") == ("too-poor", "CAV-6.1")


@pytest.mark.rule("CAV-4.27")
def test_ore_mine_construction_lays_the_tile_with_three_ore_and_then_sends_the_dwarf_out() -> None:
    table = at("ore_mine_construction", seat(dwarfs="1 1", tunnels="e3 e2"))

    table.play("lay ore_mine e3 e2", "loot wood", "loot dog")

    assert (table.land()["e3"], table.land()["e2"]) == ("ore_mine", "deep_tunnel")
    assert table.goods() == "wood+ore*3+dog"


@pytest.mark.rule("CAV-4.27", "CAV-3.7")
def test_the_owner_chooses_which_of_two_tunnels_becomes_the_ore_mine() -> None:
    """T29: one of them may be a single tile, bought for a ruby just before."""
    table = ready("ore_mine_construction", seat("ruby", tunnels="e3"))

    table.play("ruby tunnel e2", "place ore_mine_construction")

    assert table.options("lay") == ["lay ore_mine e2 e3", "lay ore_mine e3 e2"]
    assert table.play("lay ore_mine e2 e3").goods() == "ore*3"


@pytest.mark.rule("CAV-4.27")
def test_without_two_tunnels_an_armed_dwarf_goes_to_ore_mine_construction_for_loot_only() -> None:
    """T30."""
    armed = at("ore_mine_construction", with_tunnels("1 1"))
    unarmed = ready("ore_mine_construction", with_tunnels("0 0"))

    assert armed.options("lay") == []
    assert armed.play("loot wood", "done").goods() == "wood"
    assert unarmed.why("place ore_mine_construction") == ("no-cell", "CAV-3.7")


@pytest.mark.rule("CAV-4.27")
def test_after_the_expedition_no_ore_mine_is_built_any_more() -> None:
    table = at("ore_mine_construction", seat(dwarfs="1 1", tunnels="e3 e2"))

    assert table.play("loot wood", "loot dog").to_act() == OTHER


FARMS = [("sheep_farming", "sheep"), ("donkey_farming", "donkey")]


@pytest.mark.rule("CAV-4.28", "CAV-4.31")
@pytest.mark.parametrize(("card", "animal"), FARMS)
def test_a_farm_builds_two_pastures_and_a_stable_before_its_animals_come(
    card: str, animal: str
) -> None:
    table = at(card, seat("wood*6+stone", meadows="c4 c3 c2"), pile=3)

    table.play("stable c2", "fence c3 c4")
    assert table.goods() == "wood*2"

    assert table.play("fence c2").goods() == f"{animal}*3"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.28", "CAV-4.31")
@pytest.mark.parametrize(("card", "animal"), FARMS)
def test_the_animals_of_a_farm_come_last(card: str, animal: str) -> None:
    """Ruling R27."""
    table = at(card, seat("wood*2", meadows="c4"), pile=2)

    assert table.goods() == "wood*2"
    assert table.options() == ["fence c4", "done"]
    assert table.play("done").goods() == f"wood*2+{animal}*2"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.28")
def test_without_wood_a_farm_still_builds_a_stable() -> None:
    """T82."""
    table = at("sheep_farming", seat("stone", meadows="c4 c3"), pile=1)

    assert table.options("fence") == []
    assert table.play("stable c4").goods() == "sheep"


@pytest.mark.rule("CAV-4.28")
def test_a_meadow_bought_before_can_be_fenced_on_a_farm() -> None:
    """T90."""
    table = ready("sheep_farming", seat("ruby+wood*2"), pile=1).play("ruby meadow c4")

    assert table.play("place sheep_farming", "fence c4").land()["c4"] == "small_pasture"


@pytest.mark.rule("CAV-4.28")
def test_who_can_build_nothing_just_takes_the_animals_of_a_farm() -> None:
    assert at("sheep_farming", pile=1).to_act() == OTHER
    assert at("sheep_farming", pile=1).goods() == "sheep"


# ---- stage 2 -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.29")
def test_a_wish_for_children_is_either_a_child_or_a_dwelling() -> None:
    roomy = seat("wood*4+stone*3", caverns="e3", furnished={"d3": "dwelling"})
    child = at("wish_for_children", roomy.copy()).play("grow")
    dwelling = at("wish_for_children", roomy.copy()).play("furnish dwelling e3")

    assert (child.to_act(), dwelling.to_act()) == (OTHER, OTHER)
    assert child.dwarfs() == "0@wish_for_children 0 0@newborn"
    assert dwelling.dwarfs() == "0@wish_for_children 0"


@pytest.mark.rule("CAV-4.29", "CAV-5.1")
def test_a_wish_for_children_furnishes_nothing_but_dwellings() -> None:
    table = at("wish_for_children", seat(RICH))

    assert table.options() == [
        "furnish dwelling d3",
        "furnish simple_dwelling_a d3",
        "furnish simple_dwelling_b d3",
        "furnish mixed_dwelling d3",
        "furnish couple_dwelling d3",
        "furnish additional_dwelling d3",
    ]
    assert table.why("furnish trader d3") == ("not-this-tile", "CAV-5.1")


@pytest.mark.rule("CAV-4.29", "CAV-9.11")
def test_with_the_guest_room_the_child_moves_into_the_new_dwelling() -> None:
    """Ruling R14."""
    table = at("wish_for_children", seat(RICH, caverns="e3", furnished={"d3": "guest_room"}))

    assert "grow" not in table.options()
    assert table.play("furnish dwelling e3", "grow").dwarfs() == "0@wish_for_children 0 0@newborn"


@pytest.mark.rule("CAV-4.29", "CAV-2.3")
def test_family_life_turns_the_wish_over() -> None:
    table = given(round_=6, cards="wish_for_children").begin()

    table.play("reveal family_life", "turn leaf")

    assert "urgent_wish_for_children" in table.spaces()
    assert "wish_for_children" not in table.spaces()


@pytest.mark.rule("CAV-4.30")
def test_an_urgent_wish_is_a_dwelling_and_then_a_child() -> None:
    table = at("urgent_wish_for_children", seat("wood*4+stone*3"))

    table.play("furnish dwelling d3")
    assert table.options() == ["grow", "done"]

    assert table.play("grow").dwarfs() == "0@urgent_wish_for_children 0 0@newborn"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.30")
def test_an_urgent_wish_needs_no_child_after_the_dwelling() -> None:
    table = at("urgent_wish_for_children", seat("wood*4+stone*3"))

    assert table.play("furnish dwelling d3", "done").dwarfs() == "0@urgent_wish_for_children 0"


@pytest.mark.rule("CAV-4.30")
def test_an_urgent_wish_brings_three_gold_instead() -> None:
    table = at("urgent_wish_for_children", seat("wood*4+stone*3")).play("take gold*3")

    assert table.goods() == "wood*4+stone*3+gold*3"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.30")
def test_an_urgent_wish_brings_no_child_without_a_dwelling() -> None:
    roomy = seat("wood*4+stone*3", caverns="e3", furnished={"d3": "dwelling"})

    assert at("urgent_wish_for_children", roomy).options("grow") == []


@pytest.mark.rule("CAV-4.30", "CAV-9.5")
def test_a_couple_dwelling_brings_one_child_only() -> None:
    """T71."""
    table = at("urgent_wish_for_children", seat("wood*8+stone*6"))

    table.play("furnish couple_dwelling d3", "grow")

    assert table.dwarfs() == "0@urgent_wish_for_children 0 0@newborn"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.30", "CAV-9.11")
def test_with_the_guest_room_an_urgent_wish_brings_gold_dwelling_and_child() -> None:
    """Ruling R14."""
    host = seat("wood*4+stone*3", caverns="e3", furnished={"d3": "guest_room"})
    table = at("urgent_wish_for_children", host)

    table.play("furnish dwelling e3", "take gold*3", "grow")

    assert table.goods() == "gold*3"
    assert table.dwarfs() == "0@urgent_wish_for_children 0 0@newborn"


@pytest.mark.rule("CAV-4.32", "CAV-3.8")
def test_a_ruby_mine_on_a_deep_tunnel_brings_a_ruby_and_on_an_ordinary_one_none() -> None:
    """T31."""
    ordinary = at("ruby_mine_construction", with_tunnels("0 0")).play("lay ruby_mine e3")
    deep = at("ruby_mine_construction", with_tunnels("0 0")).play("lay ruby_mine e2")

    assert (ordinary.goods(), deep.goods()) == ("none", "ruby")
    assert (ordinary.to_act(), deep.to_act()) == (OTHER, OTHER)


@pytest.mark.rule("CAV-4.32", "CAV-9.11")
def test_with_the_guest_room_two_ruby_mines_are_built_one_on_each_kind_of_tunnel() -> None:
    """T97, ruling R14."""
    guests = {"d3": "guest_room"}
    table = at("ruby_mine_construction", seat(tunnels="e3 e1", deep_tunnels="e2", furnished=guests))

    table.play("lay ruby_mine e2")
    assert table.options("lay") == ["lay ruby_mine e1", "lay ruby_mine e3"]

    assert table.play("lay ruby_mine e3").goods() == "ruby"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.32")
def test_without_a_tunnel_nobody_goes_to_ruby_mine_construction() -> None:
    table = ready("ruby_mine_construction", seat(dwarfs="9 9"))

    assert table.why("place ruby_mine_construction") == ("no-cell", "CAV-3.8")


# ---- stage 3 -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.33")
def test_ore_delivery_brings_stone_and_ore_and_two_ore_for_each_ore_mine() -> None:
    assert at("ore_delivery", seat(ore_mines="e3 e1"), pile=2).goods() == "stone*2+ore*6"
    assert at("ore_delivery", pile=1).goods() == "stone+ore"


@pytest.mark.rule("CAV-4.34")
@pytest.mark.parametrize("order", [("grow", "sow grain"), ("sow grain", "grow")])
def test_family_life_is_a_child_and_sowing_in_any_order(order: tuple[str, str]) -> None:
    table = at("family_life", seat("grain", fields="c4", furnished={"d3": "dwelling"}))

    table.play(*order)

    assert (table.goods(), table.dwarfs()) == ("none", "0@family_life 0 0@newborn")


@pytest.mark.rule("CAV-4.34")
@pytest.mark.parametrize("half", ["grow", "sow grain"])
def test_either_half_of_family_life_will_do(half: str) -> None:
    table = at("family_life", seat("grain", fields="c4", furnished={"d3": "dwelling"}))

    assert table.options() == ["grow", "sow grain"]
    assert table.play(half, "done").to_act() == OTHER


@pytest.mark.rule("CAV-4.35")
def test_exploration_is_an_expedition_for_four_items() -> None:
    table = at("exploration", seat(dwarfs="2 2"), seats=3)

    table.play("loot wood", "loot dog", "loot grain", "loot sheep")

    assert table.goods() == "wood+grain+dog+sheep"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.35")
def test_an_unarmed_dwarf_cannot_go_to_exploration() -> None:
    assert ready("exploration", seats=3).why("place exploration") == ("unarmed", "CAV-6.2")


# ---- stage 4 -------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.36")
@pytest.mark.parametrize(
    ("sales", "goods"),
    [(1, "ore*5+food+gold*2"), (2, "ore*3+food*2+gold*4"), (3, "ore+food*3+gold*6")],
)
def test_ore_is_traded_up_to_three_times(sales: int, goods: str) -> None:
    """T86."""
    table = at("ore_trading", seat("ore*7"))

    assert table.options() == ["sell 1", "sell 2", "sell 3"]
    assert table.play(f"sell {sales}").goods() == goods
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.36")
def test_even_plenty_of_ore_is_traded_three_times_at_most() -> None:
    assert at("ore_trading", seat("ore*20")).options() == ["sell 1", "sell 2", "sell 3"]
    assert at("ore_trading", seat("ore*5")).options() == ["sell 1", "sell 2"]


@pytest.mark.rule("CAV-4.36", "CAV-7.1")
def test_the_trader_turns_the_gold_of_one_sale_into_ore_for_the_next() -> None:
    table = at("ore_trading", seat("ore*3", furnished={"d3": "trader"})).play("sell 1")

    assert table.options() == ["done", "eat gold", "exchange trader"]
    table.play("exchange trader", "sell 1", "done")
    assert table.goods() == "wood+stone+food*2+gold*2"


@pytest.mark.rule("CAV-4.36", "CAV-7.1")
def test_with_the_trader_ore_is_still_traded_three_times_at_most() -> None:
    merchant = seat("ore*20", furnished={"d3": "trader"})
    table = at("ore_trading", merchant).play("sell 1", "sell 1")

    assert table.options("sell") == ["sell 1"]
    assert table.play("sell 1").to_act() == OTHER


@pytest.mark.rule("CAV-4.36")
def test_who_has_less_than_two_ore_cannot_trade_it() -> None:
    assert ready("ore_trading", seat("ore")).why("place ore_trading") == ("too-poor", "CAV-4.36")


@pytest.mark.rule("CAV-4.37")
def test_adventure_forges_a_weapon_and_then_sends_its_dwarf_out_twice() -> None:
    table = at("adventure", seat("ore*3")).play("forge 2", "loot grain")

    assert "loot grain" in table.options()
    assert table.options()[-2:] == ["done", "eat grain"]
    assert table.play("loot grain").goods() == "ore+grain*2"
    assert table.dwarfs() == "4@adventure 0"


@pytest.mark.rule("CAV-4.37")
def test_the_second_expedition_of_adventure_may_be_left_out() -> None:
    table = at("adventure", seat(dwarfs="1 1")).play("loot wood", "done")

    assert table.goods() == "wood"
    assert table.to_act() == OTHER


@pytest.mark.rule("CAV-4.38")
@pytest.mark.parametrize(
    ("mines", "rubies"),
    [("", "ruby*2"), ("e3", "ruby*2"), ("e3 e2", "ruby*3"), ("e3 e2 e1", "ruby*3")],
)
def test_two_ruby_mines_bring_one_more_ruby_on_ruby_delivery(mines: str, rubies: str) -> None:
    """T35."""
    assert at("ruby_delivery", seat(ruby_mines=mines), pile=1).goods() == rubies
