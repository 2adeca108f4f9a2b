"""Chapter 2: a turn."""

import pytest

from tests.rules.lost_mines.table import EW, blue, given, seat


@pytest.mark.rule("MIN-2.1")
def test_a_turn_goes_card_move_treasure_draw() -> None:
    table = given(blue(EW, at="i3"), board={"i3": "plain_straight_ew"}, treasures=["gold_2"])

    table.play(f"lay {EW} h3", "go e", "mine gold", "face upright", "take 1", "draw axe")

    assert table.told() == [
        "path-laid", "moved", "mine-revealed", "mine-turned", "treasure-taken", "card-drawn",
    ]  # fmt: skip
    assert table.to_act() == 1


@pytest.mark.rule("MIN-2.1")
def test_a_card_just_laid_can_be_walked_on() -> None:
    table = given(blue(EW))

    table.play(f"lay {EW} c3", "go e")

    assert table.at() == "c3"


@pytest.mark.rule("MIN-2.1")
@pytest.mark.parametrize("text", ["go e", "stop", "take 1"])
def test_the_card_comes_first(text: str) -> None:
    table = given(blue("axe"))

    assert table.refused(text) == ("card-first", "MIN-2.1")


@pytest.mark.rule("MIN-2.1")
@pytest.mark.parametrize(
    "text",
    [
        f"lay {EW} d3", "use axe c3", "peek mine_dwarf mine 1", "trap b3-c3", "troll b3-c3",
        "thunderstorm c3", "discard axe",
    ],
)  # fmt: skip
def test_there_is_one_card_a_turn(text: str) -> None:
    table = given(blue(EW, EW, "axe", "trap", "thunderstorm")).play(f"lay {EW} c3")

    assert table.refused(text) == ("card-played", "MIN-2.1")


@pytest.mark.rule("MIN-2.2")
def test_a_card_must_be_played_or_discarded() -> None:
    table = given(blue("axe"))

    assert table.options() == ["discard axe", "propose"]


@pytest.mark.rule("MIN-2.2")
def test_only_cards_in_hand_can_be_played() -> None:
    table = given(blue("axe"))

    assert table.refused("lay plain_cross c3") == ("not-in-hand", "MIN-2.2")
    assert table.refused("discard axe*2") == ("not-in-hand", "MIN-2.2")
    assert table.refused("discard boat") == ("not-in-hand", "MIN-2.2")


@pytest.mark.rule("MIN-2.2")
def test_a_played_card_is_seen_by_all() -> None:
    table = given(blue("axe", "trap"))

    table.play("trap b3-c3")

    assert table.seen(2)["played"] == ["trap"]


@pytest.mark.rule("MIN-2.3")
def test_one_or_two_cards_are_discarded() -> None:
    table = given(blue("axe", "axe", "boat"))

    assert table.options("discard") == [
        "discard axe", "discard axe*2", "discard axe+boat", "discard boat",
    ]  # fmt: skip


@pytest.mark.rule("MIN-2.3", "MIN-1.6")
def test_only_its_owner_knows_a_discarded_card() -> None:
    table = given(blue("axe", "boat"))

    table.play("discard axe+boat")

    assert table.player(0, viewer=0)["buried"] == ["axe", "boat"]
    assert table.player(0, viewer=1)["buried"] == []
    assert table.player(0, viewer=1)["buried_size"] == 2
    assert table.seen(1)["played"] == []


@pytest.mark.rule("MIN-2.4")
def test_without_cards_the_whole_turn_is_skipped() -> None:
    table = given(
        seat("blue loyal", at="j3"), mines={"j3": "gold"}, treasures=["gold", "gold", "gold"]
    )

    assert table.told() == ["skipped"]
    assert table.to_act() == 1
    assert table.finds(0) == 0


@pytest.mark.rule("MIN-2.5")
def test_one_card_is_drawn_after_playing() -> None:
    table = given(blue(EW, "axe", "boat"))

    table.play(f"lay {EW} c3", "stop", "draw troll")

    assert table.hand() == ["axe", "boat", "troll"]
    assert table.to_act() == 1


@pytest.mark.rule("MIN-2.5")
def test_as_many_are_drawn_as_were_discarded() -> None:
    table = given(blue("axe", "boat"))

    table.play("discard axe+boat", "stop", "draw troll", "draw trap")

    assert table.hand() == ["trap", "troll"]
    assert table.to_act() == 1


@pytest.mark.rule("MIN-2.5")
def test_a_short_pile_gives_what_it_has() -> None:
    table = given(blue("axe", "boat", "rope"), pile=1)

    table.play("discard axe+boat", "stop", "draw trap")

    assert len(table.hand()) == 2
    assert (table.seen(0)["pile"], table.to_act()) == (0, 1)


@pytest.mark.rule("MIN-2.5")
def test_an_empty_pile_is_not_filled_again() -> None:
    table = given(blue("axe", "boat"), pile=0)

    table.play("discard axe", "stop")

    assert (table.hand(), table.to_act()) == (["boat"], 1)
