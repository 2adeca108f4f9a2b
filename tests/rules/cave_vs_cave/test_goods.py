"""Goods: limits, gains, exchanges, replenishing and the free exchange."""

import pytest

from tests.rules.cave_vs_cave.facts import IMPOSSIBLE_USES, ROOM_USES
from tests.rules.cave_vs_cave.table import RED, duel, seat


def owner(room: str) -> dict[str, str]:
    """Where a room lies in the examples."""
    return {} if room == "cave_entrance" else {"a3": room}


@pytest.mark.rule("CVC-5.1")
@pytest.mark.parametrize(
    ("before", "after"), [("wood*8", "wood*9"), ("wood*9", "wood*9"), ("wood*6", "wood*8")]
)
def test_what_exceeds_nine_is_lost(before: str, after: str) -> None:
    assert duel(seat(before)).taking("undergrowth").play("gain wood*2").goods() == after


@pytest.mark.rule("CVC-5.1")
@pytest.mark.parametrize(
    ("before", "after"), [("gold*9", "gold*10"), ("gold*18", "gold*19"), ("gold*19", "gold*19")]
)
def test_gold_goes_up_to_nineteen(before: str, after: str) -> None:
    table = duel(seat(before, {"a3": "secret_chamber"})).using("secret_chamber")

    assert table.play("gain gold").goods() == after


@pytest.mark.rule("CVC-5.1", "CVC-9.9")
def test_two_gold_at_eighteen_make_nineteen() -> None:
    table = duel(seat("gold*18", {"b4": "dungeon", "a3": "shelf"})).taking("masonry")

    assert table.play("build a1-b1").goods() == "gold*19"


@pytest.mark.rule("CVC-5.2", "CVC-5.3", "CVC-5.4", "CVC-5.5", "CVC-9.2")
@pytest.mark.parametrize(("room", "before", "answers", "after"), ROOM_USES)
def test_a_room_does_what_it_shows(room: str, before: str, answers: str, after: str) -> None:
    table = duel(seat(before, owner(room))).using(room).answer(answers)

    assert table.goods() == after


@pytest.mark.rule("CVC-5.3")
@pytest.mark.parametrize(("room", "goods", "answer"), IMPOSSIBLE_USES)
def test_who_cannot_pay_in_full_gets_nothing(room: str, goods: str, answer: str) -> None:
    table = duel(seat(goods, owner(room))).using(room)

    assert answer not in table.options()
    assert table.refused(answer) == ("missing", "CVC-5.3")


@pytest.mark.rule("CVC-5.3")
def test_who_cannot_pay_is_told_what_is_missing() -> None:
    table = duel(seat("gold*2", {"a3": "treasury"})).using("treasury")

    [lacking] = table.why("trade gold*3 food+gold*4").args.values()

    assert str(lacking).count("count") == 1
    assert "gold" in str(lacking)


@pytest.mark.rule("CVC-5.2")
def test_the_stone_of_the_tunnel_is_for_those_with_fewer_than_three() -> None:
    table = duel(seat("stone*3", {"a3": "tunnel"})).using("tunnel")

    assert table.refused("gain stone") == ("enough-stone", "CVC-5.2")


@pytest.mark.rule("CVC-5.2")
def test_the_two_gifts_of_the_tunnel_are_independent() -> None:
    table = duel(seat("none", {"a3": "tunnel"})).using("tunnel")

    assert table.play("gain stone").options() == ["gain food*2", "done"]


@pytest.mark.rule("CVC-5.3")
def test_a_room_trades_once() -> None:
    table = duel(seat("flax*4", {"a3": "spinning_wheel"})).using("spinning_wheel")

    table.play("trade flax gold")

    assert table.options("trade") == []


@pytest.mark.rule("CVC-5.5")
def test_the_junction_room_takes_three_different_goods() -> None:
    table = duel(seat("wood*3+stone+gold", {"a3": "junction_room"})).using("junction_room")

    assert table.options("trade") == ["trade wood+stone+gold gold*2"]


@pytest.mark.rule("CVC-5.5")
def test_the_junction_room_takes_any_three_of_six() -> None:
    rich = "wood+stone+emmer+flax+food+gold"
    table = duel(seat(rich, {"a3": "junction_room"})).using("junction_room")

    assert len(table.options("trade")) == 20


@pytest.mark.rule("CVC-5.6")
@pytest.mark.parametrize("good", ["emmer", "flax", "gold"])
def test_emmer_flax_and_gold_may_become_food_at_any_time(good: str) -> None:
    table = duel(seat(f"{good}*2")).choosing("masonry").play(f"exchange {good}")
    assert table.goods() == (f"{good}+food" if good != "gold" else "food+gold")

    table.play("take undergrowth", "use cave_entrance", f"exchange {good}")

    assert table.goods() == "food*2"


@pytest.mark.rule("CVC-5.6")
def test_wood_and_stone_never_become_food() -> None:
    table = duel(seat("wood*3+stone*3+food")).choosing("masonry")

    assert table.options("exchange") == []


@pytest.mark.rule("CVC-5.6")
def test_with_nine_food_nothing_is_exchanged() -> None:
    table = duel(seat("emmer+food*9")).choosing("masonry")

    assert table.refused("exchange emmer") == ("food-full", "CVC-5.6")


@pytest.mark.rule("CVC-5.6")
def test_what_one_does_not_have_is_not_exchanged() -> None:
    table = duel(seat("emmer")).choosing("masonry")

    assert table.options("exchange") == ["exchange emmer"]
    assert table.refused("exchange flax") == ("no-good", "CVC-5.6")


@pytest.mark.rule("CVC-5.6")
def test_the_free_exchange_is_for_the_player_on_turn() -> None:
    table = duel(seat("emmer*2")).choosing("masonry")

    assert table.to_act() == RED
    assert table.play("take undergrowth", "done").options("exchange") == []


@pytest.mark.rule("CVC-5.7", "CVC-7.4")
def test_one_may_exchange_before_paying() -> None:
    table = duel(seat("emmer+food")).taking("excavation")
    assert "dig b3 food*2" not in table.options()

    table.play("exchange emmer", "dig b3 food*2", "reveal stall", "dig b2", "reveal bakehouse")

    assert table.goods() == "food"


@pytest.mark.rule("CVC-5.7")
def test_gold_that_became_food_does_not_pay_twice() -> None:
    cave = seat("stone+food*2+gold", walls="a3-b3 a3-a4")
    table = duel(cave).taking("furnishing")
    assert table.options("furnish") == ["furnish parlor a3 food*2"]

    table.play("exchange gold")

    assert table.options("furnish") == []
    assert table.refused("furnish parlor a3 food*2") == ("missing", "CVC-8.2")
