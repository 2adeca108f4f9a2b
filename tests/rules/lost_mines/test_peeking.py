"""Chapter 5: secret information."""

import pytest

from grotto.core.seats import SPECTATOR
from grotto.games.lost_mines.components import SUBJECTS, peek_card
from grotto.games.lost_mines.game import LOST_MINES
from tests.rules.lost_mines.table import blue, given, seat

ALL_OPEN = {"j1": "gold", "j3": "silver", "j5": "gems", "j7": "dragon"}


@pytest.mark.rule("MIN-5.1", "MIN-1.6")
def test_only_the_player_learns_what_a_mine_is() -> None:
    table = given(blue("peek_mine_treasure"))

    table.play("peek mine_treasure mine 3", "mine dragon")

    assert table.seen(0)["mines"][2] == {
        "cell": "j5", "open": False, "mine": "dragon", "known_to": [0],
    }  # fmt: skip
    assert table.seen(1)["mines"][2]["mine"] == ""
    assert table.seen(SPECTATOR)["mines"][2]["mine"] == ""
    assert table.card_on("j5") == "mine"


@pytest.mark.rule("MIN-5.1")
def test_a_second_look_shows_the_same_mine() -> None:
    table = given(blue("peek_mine_dwarf"), seat("yellow loyal", "", ("peek_mine_dwarf",)))
    table.play("peek mine_dwarf mine 3", "mine dragon", "stop", "draw axe")

    table.play("peek mine_dwarf mine 3")

    assert table.seen(1)["mines"][2]["mine"] == "dragon"
    assert table.seen(2)["mines"][2]["known_to"] == [0, 1]


@pytest.mark.rule("MIN-5.2", "MIN-1.6")
def test_only_the_player_learns_what_a_treasure_is_worth() -> None:
    table = given(blue("peek_mine_treasure"), treasures=["gold", "gems", "gems"])

    table.play("peek mine_treasure treasure 2", "value gems_4")

    assert [row["value"] for row in table.seen(0)["treasures"]] == [0, 4, 0]
    assert [row["value"] for row in table.seen(1)["treasures"]] == [0, 0, 0]


@pytest.mark.rule("MIN-5.2")
def test_a_treasure_is_one_of_its_kind_that_nobody_has_seen() -> None:
    table = given(blue("peek_mine_treasure"), treasures=["gems_1", "gems", "gems_3"])

    table.play("peek mine_treasure treasure 2")

    assert table.options() == ["value gems_2", "value gems_4"]


@pytest.mark.rule("MIN-5.2")
def test_a_collected_treasure_is_no_target() -> None:
    table = given(blue("peek_mine_treasure"), treasures=["gold_1 by 1", "gold", "gold"])

    assert table.refused("peek mine_treasure treasure 1") == ("treasure-gone", "MIN-5.2")
    assert table.refused("peek mine_treasure treasure 9") == ("no-such-treasure", "MIN-5.2")


@pytest.mark.rule("MIN-5.3", "MIN-1.6")
def test_only_the_player_learns_what_another_dwarf_is() -> None:
    table = given(blue("peek_mine_dwarf"))

    table.play("peek mine_dwarf dwarf 2")

    assert table.player(2, viewer=0)["role"] == "selfish"
    assert table.player(2, viewer=1)["role"] == ""
    assert table.player(2, viewer=1)["role_known_to"] == [0, 2]


@pytest.mark.rule("MIN-5.3")
def test_the_own_card_and_cards_aside_are_no_targets() -> None:
    table = given(blue("peek_mine_dwarf"))

    assert table.refused("peek mine_dwarf dwarf 0") == ("not-another", "MIN-5.3")
    assert table.refused("peek mine_dwarf dwarf 3") == ("not-another", "MIN-5.3")


@pytest.mark.rule("MIN-5.4")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_card_may_have_one_two_or_three_subjects(count: int) -> None:
    card = peek_card(SUBJECTS[:count], 2)

    assert card.key == "_".join(("peek", "mine", "treasure", "dwarf")[: count + 1])
    assert (card.effect, card.subjects) == ("peek", SUBJECTS[:count])


@pytest.mark.rule("MIN-5.4")
def test_a_card_offers_two_things() -> None:
    table = given(blue("peek_treasure_dwarf"))

    assert table.options("peek") == [
        "peek treasure_dwarf treasure 1", "peek treasure_dwarf treasure 2",
        "peek treasure_dwarf treasure 3", "peek treasure_dwarf dwarf 1",
        "peek treasure_dwarf dwarf 2",
    ]  # fmt: skip


@pytest.mark.rule("MIN-5.4", "MIN-5.1")
def test_with_all_mines_open_only_treasures_are_left_to_see() -> None:
    table = given(blue("peek_mine_treasure"), mines=ALL_OPEN, treasures=["gold", "gold", "gold"])

    assert {text.split()[2] for text in table.options("peek")} == {"treasure"}
    assert table.explained() == {"peek mine_treasure mine": ("nothing-to-see", "MIN-5.4")}
    assert table.refused("peek mine_treasure mine 1") == ("mine-gone", "MIN-5.1")


@pytest.mark.rule("MIN-1.6", "MIN-5.2")
def test_a_second_look_at_a_treasure_cannot_be_taken_back() -> None:
    table = given(blue("peek_mine_treasure"), seat("yellow loyal", "", ("peek_mine_treasure",)))
    table.play("peek mine_treasure treasure 1", "value gold_3", "stop", "draw axe")

    assert LOST_MINES.is_barrier(table.state, LOST_MINES.parse("peek mine_treasure treasure 1"))


@pytest.mark.rule("MIN-1.6")
def test_a_look_cannot_be_taken_back() -> None:
    table = given(blue("peek_mine_dwarf", "axe"))
    looking, other = LOST_MINES.parse("peek mine_dwarf dwarf 1"), LOST_MINES.parse("discard axe")

    assert LOST_MINES.is_barrier(table.state, looking)
    assert not LOST_MINES.is_barrier(table.state, other)
