"""Furnishing: which tile goes where, and what it costs."""

from collections.abc import Mapping

import pytest

from grotto.games.caverna.game import Player
from tests.rules.caverna.table import Table, seat
from tests.rules.caverna.work import OTHER, RICH, at, ready

HELPERS = {"e1": "carpenter", "e2": "stone_carver", "e3": "builder"}


def furnishing(own: Player, options: Mapping[str, str] | None = None) -> Table:
    """A dwarf on Housework, where any tile can be furnished."""
    return at("housework", own, options=options)


def helped(goods: str, *tiles: str) -> Table:
    """A dwarf on Housework, and some tiles that change prices."""
    owned = {cell: tile for cell, tile in HELPERS.items() if tile in tiles}
    return furnishing(seat(goods, furnished=owned))


# ---- tiles and their places ----------------------------------------------------------------------


@pytest.mark.rule("CAV-5.1")
def test_a_tile_on_offer_is_paid_and_put_into_an_empty_cavern() -> None:
    table = furnishing(seat("wood*3+stone", caverns="e3"))

    assert table.options("furnish weaving_parlor") == [
        "furnish weaving_parlor d3",
        "furnish weaving_parlor e3",
    ]
    table.play("furnish weaving_parlor e3")
    assert (table.goods(), table.land()["e3"]) == ("wood", "weaving_parlor")
    assert table.land()["d3"] == "cavern"


@pytest.mark.rule("CAV-5.1")
def test_a_tile_that_somebody_has_is_not_on_offer_any_more() -> None:
    rival = seat(furnished={"d3": "trader"})
    table = ready("housework", seat(RICH), rival).play("place housework")

    assert "trader" not in table.supply()
    assert table.why("furnish trader d3") == ("tile-taken", "CAV-1.7")


@pytest.mark.rule("CAV-5.1")
def test_there_is_always_another_ordinary_dwelling() -> None:
    owner = seat(RICH, caverns="e3", furnished={"d3": "dwelling"})
    table = furnishing(owner).play("furnish dwelling e3")

    assert (table.land()["d3"], table.land()["e3"]) == ("dwelling", "dwelling")
    assert "dwelling" in table.supply()


@pytest.mark.rule("CAV-5.1")
def test_without_an_empty_cavern_nothing_is_furnished() -> None:
    table = furnishing(seat(RICH, tunnels="e3", furnished={"d3": "cuddle_room"}))

    assert table.options() == ["take dog"]
    assert table.why("furnish trader e3") == ("no-cavern", "CAV-5.1")


@pytest.mark.rule("CAV-5.1")
def test_a_tile_that_lies_is_not_covered() -> None:
    table = furnishing(seat(RICH, caverns="e3", furnished={"d3": "cuddle_room"}))

    assert [text for text in table.options("furnish") if " d3" in text or " d4" in text] == []


@pytest.mark.rule("CAV-5.1", "CAV-1.4")
def test_in_the_introductory_game_fewer_tiles_are_on_offer() -> None:
    table = furnishing(seat(RICH), {"furnishings": "introductory"})

    assert len(table.options("furnish")) == 27
    assert table.why("furnish couple_dwelling d3") == ("not-in-game", "CAV-1.4")


@pytest.mark.rule("CAV-5.1", "CAV-9.10")
def test_the_work_room_opens_tunnels_but_no_mines() -> None:
    """Ruling R16."""
    worker = seat(
        "wood",
        tunnels="e3",
        deep_tunnels="e2",
        ore_mines="e1",
        ruby_mines="d1",
        furnished={"d3": "work_room"},
    )

    assert furnishing(worker).options("furnish cuddle_room") == [
        "furnish cuddle_room e2",
        "furnish cuddle_room e3",
    ]


@pytest.mark.rule("CAV-5.1", "CAV-9.10")
def test_the_work_room_itself_needs_a_cavern() -> None:
    """Ruling R16."""
    table = furnishing(seat("stone", tunnels="e3"))

    assert table.options("furnish work_room") == ["furnish work_room d3"]


@pytest.mark.rule("CAV-5.1", "CAV-9.18", "CAV-9.39")
@pytest.mark.parametrize(
    ("first", "second"),
    [("trader", "spare_part_storage"), ("spare_part_storage", "trader")],
)
def test_of_trader_and_spare_part_storage_the_second_covers_the_first(
    first: str, second: str
) -> None:
    """T93, ruling R17."""
    table = furnishing(seat("wood*2", caverns="e2", furnished={"e3": first}))

    assert table.options(f"furnish {second}") == [f"furnish {second} e3"]
    table.play(f"furnish {second} e3")
    assert table.land()["e3"] == second
    assert first not in table.supply()


@pytest.mark.rule("CAV-5.1", "CAV-9.18", "CAV-9.39")
def test_a_covered_trader_neither_works_nor_scores() -> None:
    """T93, ruling R17."""
    table = furnishing(seat("wood*2+gold*2", furnished={"d3": "trader"}))
    with_trader = table.score()["tiles"]

    table.play("furnish spare_part_storage d3")

    assert (with_trader, table.score().get("tiles", 0)) == (2, 0)
    assert table.options("exchange") == []


# ---- prices --------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-5.6", "CAV-5.1")
@pytest.mark.parametrize(
    ("tile", "price"),
    [
        ("dwelling", "wood*4+stone*3"),
        ("couple_dwelling", "wood*8+stone*6"),
        ("stubble_room", "wood+ore"),
        ("breeding_cave", "stone+grain"),
        ("state_parlor", "stone*3+gold*5"),
        ("blacksmithing_parlor", "ore*3"),
        ("supplies_storage", "wood+food*3"),
        ("food_chamber", "wood*2+vegetable*2"),
        ("fodder_chamber", "stone+grain*2"),
        ("dog_school", "none"),
    ],
)
def test_a_tile_costs_what_is_printed_on_it(tile: str, price: str) -> None:
    table = furnishing(seat(price)).play(f"furnish {tile} d3")

    assert {good for good, count in table.home()["goods"].items() if count} <= {"food"}
    assert table.land()["d3"] == tile


@pytest.mark.rule("CAV-5.6")
def test_who_cannot_pay_is_told_the_price() -> None:
    table = furnishing(seat("wood*4+stone*2"))

    assert table.why("furnish dwelling d3") == ("too-poor", "CAV-5.6")
    assert list(table.reason("furnish dwelling d3").args) == ["price", "missing"]


@pytest.mark.rule("CAV-5.6", "CAV-9.13")
def test_the_carpenter_saves_a_wood_on_every_tile() -> None:
    assert helped("wood*3+stone*3", "carpenter").play("furnish dwelling d3").goods() == "none"


@pytest.mark.rule("CAV-5.6", "CAV-9.14")
def test_the_stone_carver_saves_a_stone_on_every_tile() -> None:
    assert helped("wood*4+stone*2", "stone_carver").play("furnish dwelling d3").goods() == "none"


@pytest.mark.rule("CAV-5.6")
@pytest.mark.parametrize(
    ("helper", "tile"),
    [
        ("carpenter", "cuddle_room"),
        ("carpenter", "dog_school"),
        ("stone_carver", "work_room"),
        ("stone_carver", "dog_school"),
    ],
)
def test_no_price_falls_below_nothing(helper: str, tile: str) -> None:
    assert helped("none", helper).play(f"furnish {tile} d3").goods() == "none"


@pytest.mark.rule("CAV-5.6", "CAV-9.17")
def test_with_the_builder_ore_may_stand_for_one_wood_and_for_one_stone() -> None:
    table = helped("wood*4+stone*3+ore*2", "builder")

    assert table.options("furnish dwelling") == [
        "furnish dwelling d3",
        "furnish dwelling d3 ore_for_wood",
        "furnish dwelling d3 ore_for_stone",
        "furnish dwelling d3 ore_for_both",
    ]


@pytest.mark.rule("CAV-5.6", "CAV-9.17")
@pytest.mark.parametrize(
    ("swap", "rest"),
    [
        ("", "ore*2"),
        (" ore_for_wood", "wood+ore"),
        (" ore_for_stone", "stone+ore"),
        (" ore_for_both", "wood+stone"),
    ],
)
def test_each_swap_of_the_builder_is_one_for_one(swap: str, rest: str) -> None:
    table = helped("wood*4+stone*3+ore*2", "builder").play(f"furnish dwelling d3{swap}")

    assert table.goods() == rest


@pytest.mark.rule("CAV-5.6")
def test_first_the_price_is_lowered_and_then_ore_replaces_what_is_left() -> None:
    """T91."""
    helpers = ("carpenter", "stone_carver", "builder")
    lowered, replaced = helped("wood*3+stone*2", *helpers), helped("wood*2+stone+ore*2", *helpers)

    assert lowered.options("furnish dwelling") == ["furnish dwelling d3"]
    assert lowered.play("furnish dwelling d3").goods() == "none"
    assert replaced.options("furnish dwelling") == ["furnish dwelling d3 ore_for_both"]
    assert replaced.play("furnish dwelling d3 ore_for_both").goods() == "none"


@pytest.mark.rule("CAV-5.6")
def test_ore_replaces_nothing_that_is_not_to_be_paid() -> None:
    table = helped("ore*5", "carpenter", "builder")

    assert table.options("furnish cuddle_room") == ["furnish cuddle_room d3"]
    assert table.options("furnish blacksmithing_parlor") == ["furnish blacksmithing_parlor d3"]


@pytest.mark.rule("CAV-5.6", "CAV-9.17")
def test_no_tile_helps_to_pay_for_itself() -> None:
    table = furnishing(seat("ore*5"))

    assert table.why("furnish builder d3") == ("too-poor", "CAV-5.6")


@pytest.mark.rule("CAV-5.6", "CAV-9.17")
def test_the_builder_helps_neither_with_stables_nor_with_fences() -> None:
    own = seat("ore*9", meadows="c4", furnished={"e3": "builder"})

    assert at("sheep_farming", own, pile=1).to_act() == OTHER


@pytest.mark.rule("CAV-5.6", "CAV-9.14")
def test_the_stone_carver_makes_stables_free_and_the_carpenter_does_not() -> None:
    carver = at("sheep_farming", seat(furnished={"e3": "stone_carver"}), pile=1)
    carpenter = at("sheep_farming", seat("wood*9", furnished={"e3": "carpenter"}), pile=1)

    assert len(carver.options("stable")) == 12
    assert carpenter.to_act() == OTHER
