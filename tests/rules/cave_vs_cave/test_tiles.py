"""Reading tiles: independent effects, alternatives, slashes, and each of the twelve."""

import pytest

from tests.rules.cave_vs_cave.facts import TURN_FOOD
from tests.rules.cave_vs_cave.table import BLUE, RED, duel, given, seat, solo

ENTRANCE = ["use cave_entrance"]


@pytest.mark.rule("CVC-4.1")
def test_effects_may_come_in_any_order() -> None:
    first = duel(seat()).taking("cultivation").play("gain emmer*2+flax", *ENTRANCE, "gain wood")
    second = duel(seat()).taking("cultivation").play(*ENTRANCE, "gain wood", "gain emmer*2+flax")

    assert first.goods() == second.goods() == "wood+emmer*2+flax"


@pytest.mark.rule("CVC-4.1")
def test_an_effect_is_carried_out_once() -> None:
    table = duel(seat()).taking("undergrowth").play("gain wood*2")

    assert table.options("gain") == []
    assert table.refused("gain wood*2") == ("effect-done", "CVC-4.1")


@pytest.mark.rule("CVC-4.1")
def test_the_turn_ends_when_nothing_is_left() -> None:
    table = duel(seat()).taking("undergrowth").play("gain wood*2", *ENTRANCE, "gain wood")

    assert table.to_act() == BLUE


@pytest.mark.rule("CVC-4.2")
def test_a_diagonal_line_allows_one_half_only() -> None:
    table = duel(seat(rooms={"a3": "shelf"})).taking("undermining")
    assert table.options("dig") == ["dig a2", "dig b3", "dig b4", "dig a5"]

    table.play("use cave_entrance", "gain wood")

    assert table.options() == ["use shelf", "done"]
    assert table.refused("dig b4") == ("one-half-done", "CVC-4.2")


@pytest.mark.rule("CVC-4.2")
def test_who_digs_by_undermining_uses_no_rooms() -> None:
    table = duel(seat()).taking("undermining").play("dig b3", "reveal bakehouse")

    assert table.to_act() == BLUE


@pytest.mark.rule("CVC-4.3")
def test_a_slash_between_goods_gives_one_of_them() -> None:
    table = duel(seat()).taking("masonry").play("gain stone")

    assert table.options("gain") == []
    assert table.goods() == "stone"


@pytest.mark.rule("CVC-4.3")
def test_prices_cannot_be_mixed() -> None:
    table = duel(seat("wood+food*4+gold"), round_=4).taking("expansion")

    assert table.options("furnish") == []
    assert table.refused("furnish shelf a3 food*5") == ("missing", "CVC-8.2")
    assert table.refused("furnish shelf a3 gold*2") == ("missing", "CVC-8.2")


@pytest.mark.rule("CVC-4.4")
def test_goods_that_stand_together_are_taken_together() -> None:
    assert duel(seat()).taking("cultivation").options("gain") == ["gain emmer*2+flax"]


@pytest.mark.rule("CVC-4.5")
@pytest.mark.parametrize(
    ("tile", "options"),
    [
        ("cultivation", "gain emmer*2+flax, use cave_entrance, done"),
        ("undergrowth", "gain wood*2, use cave_entrance, done"),
        ("excavation", "dig a2, dig b3, dig b4, dig a5, gain stone, done"),
        ("furnishing", "gain food, done"),
        ("undermining", "dig a2, dig b3, dig b4, dig a5, use cave_entrance, done"),
        ("expansion", "dig a2, dig b3, dig b4, dig a5, done"),
        ("breach", "done"),
        ("drift_mining", "dig a2, dig b3, dig b4, dig a5, use cave_entrance, done"),
        ("expedition", "use cave_entrance, done"),
        ("housework", "done"),
    ],
)
def test_a_tile_offers_its_effects_to_who_has_nothing(tile: str, options: str) -> None:
    assert ", ".join(duel(seat()).taking(tile).options()) == options


@pytest.mark.rule("CVC-4.5")
def test_masonry_uses_a_room_gives_wood_or_stone_and_builds() -> None:
    table = duel(seat()).taking("masonry")

    assert table.options("gain") == ["gain wood", "gain stone"]
    assert table.options("use") == ["use cave_entrance"]
    assert len(table.options("build")) == 14


@pytest.mark.rule("CVC-4.5")
@pytest.mark.parametrize("paid", ["wood*5", "stone*5"])
def test_expedition_trades_five_wood_or_stone_for_four_gold(paid: str) -> None:
    table = duel(seat(paid)).taking("expedition").play(f"trade {paid} gold*4")

    assert table.goods() == "gold*4"
    assert table.to_act() == BLUE


@pytest.mark.rule("CVC-4.5")
def test_renovation_builds_a_wall_and_furnishes_without_surcharge() -> None:
    table = duel(seat("wood+gold"), round_=8).taking("renovation").play("furnish shelf a3")

    assert table.goods() == "gold"
    assert len(table.options("build")) == 14


@pytest.mark.rule("CVC-4.5")
def test_housework_furnishes_twice_in_either_order() -> None:
    table = duel(seat("wood*2+food*2+gold", dug="a2")).taking("housework")

    table.play("furnish shelf a2 gold", "furnish spinning_wheel a3 food*2")

    assert table.goods() == "none"
    assert table.to_act() == BLUE


@pytest.mark.rule("CVC-4.5", "CVC-8.2")
def test_five_food_pay_one_surcharge_of_housework() -> None:
    table = duel(seat("wood*2+food*7", dug="a2")).taking("housework")

    table.play("furnish shelf a2 food*5")

    assert table.goods() == "wood+food*2"
    assert table.options("furnish spinning_wheel") == ["furnish spinning_wheel a3 food*2"]


@pytest.mark.rule("CVC-4.5", "CVC-8.1")
def test_housework_furnishes_only_once_with_one_cavern() -> None:
    table = duel(seat("wood*2+food*9")).taking("housework").play("furnish shelf a3 food*2")

    assert table.options("furnish") == []
    assert table.explained()["furnish"] == ("no-cavern", "CVC-8.1")


@pytest.mark.rule("CVC-4.6")
@pytest.mark.parametrize(("number", "food"), TURN_FOOD)
def test_food_per_turn_follows_the_round(number: int, food: int) -> None:
    table = duel(seat("wood+food*9"), round_=number).taking("furnishing")

    assert table.options("furnish shelf") == [f"furnish shelf a3 food*{food}"]


@pytest.mark.rule("CVC-4.7")
@pytest.mark.parametrize(("own", "other", "free"), [(5, 5, False), (6, 5, True), (4, 5, False)])
def test_renovation_asks_for_more_gold(own: int, other: int, *, free: bool) -> None:
    table = given(seat(f"gold*{own}"), seat(f"gold*{other}"), round_=8).choosing("renovation")

    assert ("take renovation" in table.options()) is free


@pytest.mark.rule("CVC-4.7")
def test_who_has_no_more_gold_is_told_so() -> None:
    table = given(seat("gold*5"), seat("gold*5"), round_=8).choosing("renovation")

    assert table.refused("take renovation") == ("not-most-gold", "CVC-4.7")
    assert table.why("take renovation").args == {"own": 5, "other": 5}


@pytest.mark.rule("CVC-4.7")
def test_gold_is_compared_when_the_tile_is_taken_after_exchanges() -> None:
    table = given(seat("gold*6"), seat("gold*5"), round_=8).choosing("renovation")

    table.play("exchange gold")

    assert "take renovation" not in table.options()


@pytest.mark.rule("CVC-4.7")
def test_gold_spent_later_does_not_matter() -> None:
    table = given(seat("gold*6"), seat("gold*5"), round_=8).taking("renovation")

    table.play("exchange gold", "exchange gold")

    assert len(table.options("build")) == 14


@pytest.mark.rule("CVC-4.7", "CVC-11.4")
def test_alone_no_gold_is_needed_for_renovation() -> None:
    assert "take renovation" in solo(seat()).choosing("renovation").options()


@pytest.mark.rule("CVC-4.5")
def test_the_opponent_does_not_share_in_a_tile() -> None:
    table = duel(seat()).taking("undergrowth").play("gain wood*2")

    assert table.to_act() == RED
    assert table.goods(BLUE) == "none"
