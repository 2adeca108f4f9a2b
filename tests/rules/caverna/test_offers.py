"""What is asked and offered, as values: kinds, costs with all discounts, and what answers bring."""

import pytest

from grotto.core.offer import Offer
from grotto.games.caverna.game import CAVERNA, Player
from tests.rules.caverna.table import Table, given, seat
from tests.rules.caverna.work import at, ready

RICH = "wood*9+stone*9+ore*9"
CROWDED = seat("sheep*2+cattle*2", small_pastures="c4", meadows="c3", stables="c3")


def offer(table: Table, text: str) -> Offer:
    return next(one for one in CAVERNA.offers(table.state) if one.action.text() == text)


def cost(table: Table, text: str) -> dict[str, int]:
    return dict(offer(table, text).cost)


def gets(table: Table, text: str) -> dict[str, int]:
    return dict(offer(table, text).counts("gets"))


# ---- costs ---------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-5.6")
def test_a_tile_costs_what_is_left_after_all_discounts() -> None:
    """The example of the rulebook: 3 wood and 2 stone, with both swaps 2 wood, 1 stone, 2 ore."""
    rooms = {"d3": "carpenter", "e3": "stone_carver", "e2": "builder"}
    table = at("housework", seat(RICH, caverns="d2", furnished=rooms))

    assert cost(table, "furnish dwelling d2") == {"wood": 3, "stone": 2}
    swapped = cost(table, "furnish dwelling d2 ore_for_both")
    assert swapped == {"wood": 2, "stone": 1, "ore": 2}


@pytest.mark.rule("CAV-6.6", "CAV-5.6")
def test_loot_has_a_price_of_its_own() -> None:
    home = seat(RICH, dwarfs="14 14", caverns="e3", furnished={"d3": "carpenter"})
    table = given(home, cards="blacksmithing").turn().play("place blacksmithing", "loot dwelling")

    assert cost(table, "furnish dwelling e3") == {"wood": 1, "stone": 2}


@pytest.mark.rule("CAV-9.13", "CAV-5.4")
def test_the_carpenter_helps_with_the_first_pasture_only() -> None:
    home = seat("wood*9", meadows="c4 c3 b4", furnished={"d3": "carpenter"})
    table = at("sheep_farming", home, pile=1)
    assert (cost(table, "fence b4"), cost(table, "fence c3 c4")) == ({"wood": 1}, {"wood": 3})

    assert cost(table.play("fence b4"), "fence c3 c4") == {"wood": 4}


@pytest.mark.rule("CAV-9.14", "CAV-9.15")
def test_stables_and_weapons_have_discounts_too() -> None:
    carver = seat("stone", furnished={"d3": "stone_carver"})
    assert cost(at("sheep_farming", carver, pile=1), "stable c4") == {}

    smith = seat("ore*9", furnished={"d3": "blacksmith"})
    assert cost(at("blacksmithing", smith), "forge 8") == {"ore": 6}


@pytest.mark.parametrize(
    ("own", "space", "text", "price"),
    [
        (seat("grain*2", fields="c4 c3"), "slash_and_burn", "sow grain*2", {"grain": 2}),
        (seat("ore*6"), "ore_trading", "sell 3", {"ore": 6}),
    ],
)
def test_what_is_handed_in_on_a_space_is_told(
    own: Player, space: str, text: str, price: dict[str, int]
) -> None:
    assert cost(at(space, own), text) == price


@pytest.mark.parametrize(
    ("text", "price"),
    [
        ("ruby cattle", {"ruby": 1, "food": 1}),
        ("ruby cavern e3", {"ruby": 2}),
        ("eat donkey*2", {"donkey": 2}),
        ("exchange trader", {"gold": 2}),
        ("dwarf 7", {"ruby": 1}),
        ("place imitation_basic", {"food": 2}),
        ("place growth", {}),
    ],
)
def test_what_costs_something_before_a_dwarf_is_placed(text: str, price: dict[str, int]) -> None:
    goods = "ruby*2+food*2+gold*2+donkey*2"
    own = seat(goods, dwarfs="0 7", furnished={"d3": "trader"})
    table = given(own, seats=4, workers={"housework": 1}).turn()

    assert cost(table, text) == price


@pytest.mark.rule("CAV-7.3", "CAV-12.3", "CAV-10.4")
def test_gold_rubies_and_meals_are_told_as_costs() -> None:
    assert cost(given(seat("gold*4")).turn().play("eat gold"), "gold 3") == {"gold": 3}
    alone = given(seat("ruby"), seats=1, piles={"wood_gathering": 6}).replenish()
    assert cost(alone, "save wood_gathering") == {"ruby": 1}
    cave = given(seat("food*4+ore*2", furnished={"d3": "working_cave"})).feed()
    assert cost(cave, "feed 2 ore") == {"food": 2, "ore": 2}


# ---- what answers bring --------------------------------------------------------------------------


@pytest.mark.rule("CAV-4.11", "CAV-4.2")
def test_a_space_tells_what_it_gives_me() -> None:
    table = ready("ore_mining_1", seat(ore_mines="e3"), pile=2)

    assert gets(table, "place ore_mining_1") == {"ore": 5}


@pytest.mark.rule("CAV-3.2", "CAV-3.9", "CAV-4.25")
def test_a_tile_tells_what_lies_under_it_and_what_comes_with_it() -> None:
    home = seat(meadows="c4 c2", furnished={"d3": "office_room"})
    table = at("extension", home, seats=7)

    assert gets(table, "lay meadow_field b4 b5") == {"wood": 1, "food": 1, "gold": 2}
    assert gets(table, "lay meadow_field c1 b1") == {"wood": 1, "wild_boar": 1}


@pytest.mark.rule("CAV-3.8")
def test_only_a_deep_tunnel_brings_a_ruby() -> None:
    table = at("ruby_mine_construction", seat(tunnels="e3", deep_tunnels="e2"))

    assert gets(table, "lay ruby_mine e3") == {}
    assert gets(table, "lay ruby_mine e2") == {"ruby": 1}


@pytest.mark.rule("CAV-9.33", "CAV-9.14")
def test_a_furnishing_tile_tells_what_it_gives_at_once() -> None:
    home = seat("wood*9+stone*9+gold*9", caverns="f1")
    table = at("housework", home)

    assert gets(table, "furnish stone_carver d3") == {"stone": 2}
    assert gets(table, "furnish state_parlor d3") == {"food": 2}
    assert gets(table, "furnish state_parlor f1") == {}


@pytest.mark.rule("CAV-4.28")
def test_to_do_nothing_more_brings_the_animals_that_wait() -> None:
    table = at("sheep_farming", seat("stone", meadows="c4"), pile=2)

    assert gets(table, "done") == {"sheep": 2}


@pytest.mark.rule("CAV-9.25", "CAV-7.2")
def test_food_is_told_with_the_slaughtering_cave() -> None:
    table = given(seat("sheep+grain", furnished={"d3": "slaughtering_cave"})).turn()

    assert offer(table, "eat sheep").number("food") == 2
    assert offer(table, "eat grain").number("food") == 1


@pytest.mark.rule("CAV-8.4", "CAV-7.2")
def test_who_keeps_some_animals_learns_what_the_others_become() -> None:
    """Of five donkeys two stay; two of the others become 3 food together, and one becomes 1."""
    table = given(seat("ruby+donkey*4")).turn()
    table.play("ruby donkey")

    kept = offer(table, "keep donkey*2")
    assert (dict(kept.cost), kept.number("food")) == ({"donkey": 3}, 4)
    assert table.play("keep donkey*2").goods() == "food*4+donkey*2"


@pytest.mark.rule("CAV-10.4", "CAV-9.27")
def test_a_meal_tells_how_many_begging_markers_come_with_it() -> None:
    table = given(seat("food*3+wood", furnished={"d3": "working_cave"})).feed()

    assert offer(table, "feed 3").number("begging") == 1
    assert offer(table, "feed 1 wood").number("begging") == 1
    assert offer(table, "feed 2 wood").number("begging") == 0


# ---- kinds and references ------------------------------------------------------------------------


def test_offers_are_answers_or_for_any_time_or_ends() -> None:
    table = at("housework", seat("ruby+stone")).play("take dog")

    assert offer(table, "furnish office_room d3").kind == "answer"
    assert offer(table, "ruby wood").kind == "anytime"
    assert offer(table, "done").kind == "end"


def test_an_offer_names_its_pieces_and_cells() -> None:
    table = at("housework", seat(RICH, caverns="e3", furnished={"d3": "builder"}))
    found = offer(table, "furnish dwelling e3 ore_for_wood")

    assert (found.key("tile"), found.key("cell"), found.key("swap")) == (
        "dwelling",
        "e3",
        "ore_for_wood",
    )
    assert offer(table, "furnish dwelling e3").key("swap") == "none"


def test_seeds_and_herds_are_counted() -> None:
    table = at("slash_and_burn", seat("grain*2+vegetable", fields="c4 c3 c2"))

    sown = offer(table, "sow grain*2+vegetable").counts("goods")
    assert sown == {"grain": 2, "vegetable": 1}


def asked(table: Table) -> dict[str, object]:
    question = table.view()["question"]
    assert question is not None
    return question


@pytest.mark.parametrize(
    ("table", "question"),
    [
        (given(seat(dwarfs="3 7")).turn(), {"kind": "place", "seat": 0, "dwarf": 0, "strength": 3}),
        (
            given(seat("food*3")).feed(),
            {"kind": "feed", "seat": 0, "need": 4, "held": 3, "meal": 2},
        ),
        (given(CROWDED).breed(), {"kind": "newborns", "seat": 0}),
        (given(seat("gold*3")).end(), {"kind": "last-chance", "seat": 0}),
        (given(seat("gold*3")).turn().play("eat gold"), {"kind": "coins", "seat": 0, "held": 3}),
        (
            given(seat("ruby"), seats=1, piles={"wood_gathering": 6}).replenish(),
            {"kind": "save", "seat": 0, "spaces": ["wood_gathering"]},
        ),
        (
            at("ore_trading", seat("ore*4", furnished={"d3": "trader"})).play("sell 1"),
            {"kind": "sell", "seat": 0, "left": 2},
        ),
    ],
    ids=lambda value: value["kind"] if isinstance(value, dict) else "",
)  # fmt: skip
def test_questions_are_values(table: Table, question: dict[str, object]) -> None:
    assert asked(table) == question


# ---- turns ---------------------------------------------------------------------------------------


@pytest.mark.rule("CAV-2.5")
def test_a_turn_begins_where_nothing_of_it_has_happened() -> None:
    table = given(seat("ruby*2", dwarfs="0 7")).turn()
    assert table.state.begins_turn()

    assert not table.play("ruby wood").state.begins_turn()
    assert not table.play("dwarf 7").state.begins_turn()
    assert not table.play("place housework").state.begins_turn()
    table.play("take dog", "done")
    assert (table.to_act(), table.state.begins_turn()) == (1, True)
