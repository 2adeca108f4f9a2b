"""Chapter 8, second half: mines, the dragon and treasures."""

import pytest

from grotto.games.lost_mines.game import LOST_MINES
from grotto.games.lost_mines.rows import changed
from tests.rules.lost_mines.table import EW, blue, given, seat

GOLD = ("gold", "gold", "gold")
BEFORE_J3 = {"h3": EW, "i3": EW}


@pytest.mark.rule("MIN-8.4", "MIN-8.7")
def test_the_first_dwarf_in_a_mine_opens_it_and_stops() -> None:
    table = given(blue("axe", at="h3"), board={"g3": EW, **BEFORE_J3}, treasures=GOLD)

    table.play("discard axe", "go e", "go e", "mine gold", "face upright")

    assert (table.at(), table.card_on("j3")) == ("j3", "mine_gold")
    assert table.options() == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("MIN-8.4")
def test_later_dwarfs_pass_an_open_mine() -> None:
    table = given(
        blue("axe", at="i3"), board={"i3": EW, "k3": EW}, mines={"j3": "gold"}, treasures=GOLD
    )

    table.play("discard axe", "go e", "go e", "stop", "draw boat")

    assert (table.at(), table.finds(0)) == ("k3", 0)


@pytest.mark.rule("MIN-8.4")
def test_a_trap_on_the_way_acts_first() -> None:
    table = given(blue("axe", "boat", at="i3"), board={"i3": EW}, traps=["i3-j3"])

    table.play("discard axe", "go e", "lose boat", "mine dragon")

    assert table.told()[-4:] == [
        "card-lost", "mine-revealed", "mine-turned-forced", "dragon-taken",
    ]  # fmt: skip


@pytest.mark.rule("MIN-8.4", "MIN-5.1")
def test_a_mine_that_somebody_has_seen_is_what_it_was() -> None:
    table = given(blue("peek_mine_dwarf", at="i3"), board={"i3": EW})

    table.play("peek mine_dwarf mine 2", "mine dragon", "go e")

    assert table.told()[-1] == "dragon-taken"


@pytest.mark.rule("MIN-8.4")
def test_opening_a_mine_cannot_be_taken_back() -> None:
    table = given(blue("peek_mine_dwarf", at="i3"), board={"i3": EW})
    table.play("peek mine_dwarf mine 2", "mine dragon")

    assert LOST_MINES.is_barrier(table.state, LOST_MINES.parse("go e"))
    assert not LOST_MINES.is_barrier(table.state, LOST_MINES.parse("stop"))


@pytest.mark.rule("MIN-8.5", "MIN-8.2")
def test_a_mine_opens_to_the_side_one_comes_from() -> None:
    table = given(blue("axe", at="i3"), board={"i3": EW, "k3": EW})

    table.play("discard axe", "go e", "mine silver")
    assert table.card_on("j3") == "mine_silver turned"

    table.state.pawns = changed(table.state.pawns, 1, table.state.pawns[0])
    table.play("draw boat", "discard rope")
    assert table.refused("go e") == ("no-connection", "MIN-8.2")


@pytest.mark.rule("MIN-8.5")
def test_an_open_end_below_decides_how_the_mine_lies() -> None:
    board = {"i3": EW, "j4": "plain_curve_ne"}
    table = given(blue("axe", at="i3"), board=board, treasures=GOLD)

    assert table.play("discard axe", "go e", "mine gold").card_on("j3") == "mine_gold"


@pytest.mark.rule("MIN-8.5")
def test_a_closed_side_below_decides_too() -> None:
    board = {"i3": EW, "j4": "plain_curve_ne turned"}
    table = given(blue("axe", at="i3"), board=board, treasures=GOLD)

    assert table.play("discard axe", "go e", "mine gold").card_on("j3") == "mine_gold turned"


@pytest.mark.rule("MIN-8.5")
@pytest.mark.parametrize(
    ("answer", "card"), [("upright", "mine_gold"), ("turned", "mine_gold turned")]
)
def test_the_player_chooses_between_equal_ways(answer: str, card: str) -> None:
    table = given(blue("axe", at="i3"), board={"i3": EW}, treasures=GOLD)
    table.play("discard axe", "go e", "mine gold")
    assert table.options() == ["face upright", "face turned"]

    assert table.play(f"face {answer}").card_on("j3") == card
    assert table.last_words()["way"] == answer


@pytest.mark.rule("MIN-8.6")
def test_whoever_opens_the_dragon_mine_takes_the_token_and_no_treasure() -> None:
    table = given(blue("axe", at="i3"), board={"i3": EW, "j4": "plain_cross"})

    table.play("discard axe", "go e", "mine dragon", "draw boat")

    assert table.player(0)["dragon"]
    assert (table.finds(0), table.to_act()) == (0, 1)


@pytest.mark.rule("MIN-8.6")
def test_the_dragon_does_nothing_to_the_next() -> None:
    table = given(blue("axe", at="i3"), board={"i3": EW}, mines={"j3": "dragon turned"}, dragon=1)

    table.play("discard axe", "go e", "stop", "draw boat")

    assert [table.player(seat)["dragon"] for seat in range(3)] == [False, True, False]


@pytest.mark.rule("MIN-8.7")
def test_ending_a_later_move_on_a_mine_brings_a_treasure() -> None:
    table = given(blue("axe", at="i3"), board={"i3": EW}, mines={"j3": "gold"}, treasures=GOLD)

    table.play("discard axe", "go e", "stop", "take 2")

    assert [row["owner"] for row in table.seen(1)["treasures"]] == [-1, 0, -1]


@pytest.mark.rule("MIN-8.7")
def test_staying_on_a_mine_brings_another_treasure() -> None:
    treasures = ["gold_1 by 0", "gold", "gold"]
    table = given(blue("axe", at="j3"), mines={"j3": "gold"}, treasures=treasures)

    table.play("discard axe", "stop", "take 2")

    assert table.finds(0) == 2


@pytest.mark.rule("MIN-8.7")
def test_leaving_and_coming_back_counts_as_ending_there() -> None:
    table = given(blue("axe", at="j3"), board={"i3": EW}, mines={"j3": "gold"}, treasures=GOLD)

    table.play("discard axe", "go w", "go e", "stop")

    assert table.options() == ["take 1", "take 2", "take 3"]


@pytest.mark.rule("MIN-8.7")
def test_only_treasures_of_the_mine_can_be_taken() -> None:
    treasures = ["gold", "gems", "gold"]
    table = given(blue("axe", at="j3"), mines={"j3": "gold"}, treasures=treasures)

    table.play("discard axe", "stop")

    assert table.options() == ["take 1", "take 3"]
    assert table.refused("take 2") == ("other-treasure", "MIN-8.7")


@pytest.mark.rule("MIN-8.7")
def test_an_exhausted_mine_gives_nothing() -> None:
    table = given(blue("axe", at="j3"), mines={"j3": "silver"}, treasures=GOLD)

    table.play("discard axe", "stop", "draw boat")

    assert table.to_act() == 1


@pytest.mark.rule("MIN-8.7", "MIN-1.6")
def test_nobody_looks_at_a_collected_treasure() -> None:
    table = given(blue("axe", at="j3"), mines={"j3": "gold"}, treasures=GOLD)

    table.play("discard axe", "stop", "take 1")

    assert table.seen(0)["treasures"][0]["value"] == 0
    assert table.options()[0].startswith("draw")


@pytest.mark.rule("MIN-8.3", "MIN-8.7")
def test_several_dwarfs_may_share_a_mine() -> None:
    table = given(
        blue("axe", at="j3"),
        seat("yellow loyal", "j3", ("rope",)),
        mines={"j3": "gold"},
        treasures=GOLD,
    )

    table.play("discard axe", "stop", "take 1", "draw boat", "discard rope", "stop", "take 3")

    assert (table.finds(0), table.finds(1)) == (1, 1)


@pytest.mark.rule("MIN-8.5")
@pytest.mark.parametrize(("mine", "way"), [("silver", "turned"), ("gems", "upright")])
def test_a_mine_that_lies_so_without_a_choice_is_told_of_too(mine: str, way: str) -> None:
    table = given(blue("axe", at="i3"), board={"i3": EW}, treasures=GOLD)

    table.play("discard axe", "go e", f"mine {mine}")

    assert table.told()[-2:] == ["mine-revealed", "mine-turned-forced"]
    assert table.last_words() == {
        "kind": "mine-turned", "seat": 0, "cell": "j3", "way": way, "forced": True,
    }  # fmt: skip
