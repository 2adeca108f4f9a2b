"""What is asked and offered, as values: kinds and fields, parts and prices."""

import pytest

from grotto.core.action import ANSWER, ANYTIME, END
from grotto.core.offer import Offer
from grotto.core.seats import NOBODY
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from tests.rules.cave_vs_cave.table import RED, Table, duel, full_cave, seat, solo

RICH = "wood*9+stone*9+food*5+gold*19"


def offer(table: Table, text: str) -> Offer:
    """One of the answers on offer."""
    [found] = [one for one in CAVE_VS_CAVE.offers(table.state) if one.action.text() == text]
    return found


def parts(table: Table, text: str) -> tuple[int | None, int | None]:
    """Which effect an answer carries out, and which alternative of it."""
    found = offer(table, text)
    return found.number("effect"), found.number("alternative")


def test_a_turn_begins_with_the_question_for_a_tile() -> None:
    table = duel(seat("emmer")).choosing()

    assert table.view()["question"] == {"kind": "take", "seat": RED}
    assert table.state.begins_turn()
    assert not table.play("take undergrowth").state.begins_turn()


@pytest.mark.rule("CVC-4.1", "CVC-9.1")
def test_the_question_says_what_is_left_of_a_tile() -> None:
    table = duel(seat()).taking("masonry")
    asked = {"kind": "carry-out", "seat": RED, "tile": "masonry"}

    assert table.view()["question"] == {**asked, "effects": [0, 1, 2], "uses": 1}
    table.play("gain wood")
    assert table.view()["question"] == {**asked, "effects": [0, 2], "uses": 1}
    table.play("use cave_entrance", "done")
    assert table.view()["question"] == {**asked, "effects": [2], "uses": 0}


@pytest.mark.rule("CVC-9.1", "CVC-9.7")
def test_a_use_that_has_begun_is_open_while_rooms_may_follow() -> None:
    rooms = {"a3": "shelf", "a2": "stall", "b3": "equipment_room"}
    table = duel(seat(rooms=rooms)).taking("undermining")
    assert table.view()["question"]["uses"] == 3  # type: ignore[index]  # it is asked

    table.play("use shelf", "done")

    assert table.view()["question"] == {
        "kind": "carry-out", "seat": RED, "tile": "undermining", "effects": [0], "uses": 2,
    }  # fmt: skip


@pytest.mark.rule("CVC-9.2")
def test_the_question_says_what_is_left_of_a_room() -> None:
    table = duel(seat(rooms={"a3": "tunnel"})).using("tunnel").play("gain food*2")

    assert table.view()["question"] == {
        "kind": "room", "seat": RED, "room": "tunnel", "effects": [1],
    }  # fmt: skip


@pytest.mark.rule("CVC-7.4", "CVC-8.6")
def test_the_second_cavern_and_the_side_are_asked_for() -> None:
    digging = duel(seat("food*2")).taking("excavation").play("dig b3 food*2", "reveal stall")
    filling = duel(full_cave(last="a3", goods="wood+gold"), round_=8).taking("housework")

    assert digging.view()["question"] == {"kind": "dig-again", "seat": RED}
    filling.play("furnish shelf a3 gold")
    assert filling.view()["question"] == {"kind": "side", "seat": RED}


def test_answers_say_what_they_are() -> None:
    table = duel(seat("emmer")).taking("undergrowth")

    assert offer(table, "gain wood*2").kind == ANSWER
    assert offer(table, "exchange emmer").kind == ANYTIME
    assert offer(table, "done").kind == END


@pytest.mark.rule("CVC-8.2")
def test_furnishing_says_the_whole_price_and_its_surcharge() -> None:
    found = offer(duel(seat(RICH), round_=4).taking("expansion"), "furnish shelf a3 gold*2")
    refs = {ref.part: ref.key or dict(ref.counts) for ref in found.refs if ref.number is None}

    assert found.cost == {"wood": 1, "gold": 2}
    assert refs == {
        "room": "shelf", "cell": "a3", "surcharge": {"gold": 2}, "paid": {"wood": 1, "gold": 2},
    }  # fmt: skip


def test_other_prices_are_said_too() -> None:
    digging = duel(seat(RICH)).taking("excavation")
    trading = duel(seat("emmer*2", {"a3": "bakehouse"})).using("bakehouse")

    assert offer(digging, "dig b4").cost == {}
    assert offer(digging, "dig b4 food*2").cost == {"food": 2}
    assert offer(trading, "trade emmer*2 food*4+gold").cost == {"emmer": 2}
    assert offer(trading, "exchange emmer").cost == {"emmer": 1}


@pytest.mark.rule("CVC-4.1", "CVC-4.2")
def test_answers_say_which_part_of_a_tile_they_carry_out() -> None:
    table = duel(seat(RICH)).taking("housework")

    assert parts(table, "furnish shelf a3 food*2") == (0, 0)
    assert parts(table, "furnish shelf a3 food*5") == (1, 0)
    assert parts(table, "furnish shelf a3 gold") == (1, 1)
    assert parts(table, "done") == (None, None)


@pytest.mark.rule("CVC-9.5")
def test_what_a_blue_room_adds_comes_after_what_is_printed() -> None:
    rooms = {"a3": "shelf", "a2": "stall", "b3": "prospecting_site"}
    table = duel(seat("food", rooms)).taking("undergrowth")

    assert parts(table, "use shelf") == (0, 0)
    assert parts(table, "trade food gold") == (2, 0)


@pytest.mark.rule("CVC-13.5")
def test_alternatives_are_counted_as_printed_by_every_option() -> None:
    rich = seat("wood+stone+emmer+flax+food+gold", {"a3": "junction_room"})
    text = "trade emmer+flax+food gold*2"
    with_gold = duel(rich.copy()).using("junction_room")
    without = duel(rich.copy(), junction_room_takes_gold=False).using("junction_room")

    assert parts(with_gold, text) == parts(without, text)


@pytest.mark.rule("CVC-8.7", "CVC-13.7")
def test_the_sides_of_the_additional_cavern_say_their_walls() -> None:
    cave = full_cave(last="a3", goods="wood+gold")
    table = duel(cave, round_=8, extra_cavern_walls="opposite").taking("housework")
    table.play("furnish shelf a3 gold")
    natural = [offer(table, f"lay {side}").refs[1].counts for side in ("two_walls", "three_walls")]

    assert natural == [{"n": 1, "s": 1}, {"n": 1, "e": 1, "w": 1}]


@pytest.mark.rule("CVC-11.3")
def test_what_is_dug_up_comes_in_the_turn_and_a_late_reveal_after_it() -> None:
    digging = duel(seat()).taking("drift_mining").play("dig a2")
    late = solo(seat(), solo_reveal="turn_end").taking("expansion")
    late.play("dig a2", "reveal stall", "done")

    assert (digging.asked(), digging.state.turn()) == ("dug_up", RED)
    assert (late.asked(), late.state.turn()) == ("stack", NOBODY)


@pytest.mark.rule("CVC-7.1", "CVC-11.3")
def test_events_say_where_a_room_comes_from() -> None:
    table = solo(seat()).taking("expansion").play("dig a2", "reveal stall", "reveal gold_vein")

    assert table.told()[-3:] == ["cavern-dug", "room-dug-up", "room-revealed"]
