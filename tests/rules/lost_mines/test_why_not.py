"""Why not: whatever cannot be done now is refused with its reason and its rule."""

from collections.abc import Mapping

import pytest

from grotto.core.refusal import Refusal
from grotto.games.lost_mines.game import LOST_MINES
from grotto.i18n.texts import Texts
from tests.rules.lost_mines.table import EW, NS, Table, blue, given

ENGLISH = Texts("en")
OPEN = {"j1": "gold", "j3": "silver", "j5": "gems", "j7": "dragon"}


def why_not(table: Table, text: str) -> Refusal:
    """The reason why an answer is refused."""
    refusal = LOST_MINES.why_not(table.state, LOST_MINES.parse(text))
    assert refusal is not None
    return refusal


def said(table: Table, text: str) -> str:
    """The reason in English, with its rule."""
    refusal = why_not(table, text)
    return f"{ENGLISH.say(refusal.reason, ['Ann', 'Bob', 'Cyd'])} ({refusal.rule})"


@pytest.mark.rule("MIN-2.2")
def test_a_card_that_is_missing_is_named() -> None:
    table = given(blue("axe", EW))

    assert said(table, "use boat c3") == "You do not have the card “boat”. (MIN-2.2)"
    assert said(table, "discard axe*2") == "You have the card “axe” only once. (MIN-2.2)"


@pytest.mark.rule("MIN-3.2")
@pytest.mark.parametrize(
    ("card", "cell", "side"),
    [(NS, "c3", "west"), (EW, "b4", "north"), ("plain_curve_nw", "a3", "east")],
)
def test_a_card_that_does_not_fit_says_on_which_side(card: str, cell: str, side: str) -> None:
    refusal = said(given(blue(card)), f"lay {card} {cell}")

    assert refusal.startswith(f"On {cell} the card does not fit in the {side}")
    assert refusal.endswith("(MIN-3.2)")


MISFIT = {"i3": EW, "k3": EW}
"""The silver mine between them opens to the west, so that the path from the east ends at it."""


@pytest.mark.rule("MIN-6.1")
@pytest.mark.parametrize(
    ("edge", "reason"),
    [
        ("f4-g4", "No path leads over f4-g4."),
        ("h3-h4", "No path leads over h3-h4."),
        ("j4-j5", "Nobody knows whether a path of the face-down mine leads over j4-j5."),
        ("j3-k3", "On j3-k3 a path ends at a side without one."),
    ],
)
def test_a_border_without_a_path_says_why_it_is_none(edge: str, reason: str) -> None:
    table = given(blue("trap"), board=MISFIT | {"h3": EW}, mines={"j3": "silver turned"})

    assert said(table, f"trap {edge}") == f"{reason} (MIN-6.1)"


@pytest.mark.rule("MIN-7.1")
@pytest.mark.parametrize(
    ("cell", "what"), [("f4", "nothing"), ("b3", "start"), ("j1", "mine"), ("j3", "mine")]
)
def test_what_a_storm_cannot_remove_is_named(cell: str, what: str) -> None:
    table = given(blue("thunderstorm"), mines={"j3": "gold"})

    assert why_not(table, f"thunderstorm {cell}").reason.args == {"cell": cell, "what": what}


TREE, LAKE, PIT = ({"c3": f"{obstacle}_cross"} for obstacle in ("tree", "lake", "pit"))


@pytest.mark.rule("MIN-8.2", "MIN-4.1")
@pytest.mark.parametrize(
    ("board", "at", "side", "reason"),
    [
        ({"a3": "plain_cross"}, "a3", "w", "The path west leads off the board. (MIN-8.2)"),
        ({}, "b3", "n", "No card continues the path north yet. (MIN-8.2)"),
        ({"c3": EW}, "c3", "s", "No path leads south from here. (MIN-8.2)"),
        (TREE, "b3", "e", "A tree trunk bars the way east: it waits for an axe. (MIN-4.1)"),
        (LAKE, "b3", "e", "A lake bars the way east: it waits for a boat. (MIN-4.1)"),
        (PIT, "b3", "e", "A pit bars the way east: it waits for a rope. (MIN-4.1)"),
    ],
)  # fmt: skip
def test_a_way_that_is_barred_says_by_what(
    board: Mapping[str, str], at: str, side: str, reason: str
) -> None:
    table = given(blue("axe", at=at), board=board).play("discard axe")

    assert said(table, f"go {side}") == reason


@pytest.mark.rule("MIN-8.2", "MIN-8.5")
def test_a_path_may_end_at_a_mine() -> None:
    table = given(blue("axe", at="k3"), board=MISFIT, mines={"j3": "silver turned"})

    assert said(table.play("discard axe"), "go w") == (
        "The path west ends at a side without one. (MIN-8.2)"
    )


@pytest.mark.rule("MIN-5.3")
def test_the_own_dwarf_and_absent_players_are_told_apart() -> None:
    table = given(blue("peek_mine_dwarf"))

    assert why_not(table, "peek mine_dwarf dwarf 0").reason.args == {"whose": "own"}
    assert why_not(table, "peek mine_dwarf dwarf 7").reason.args == {"whose": "nobody"}


@pytest.mark.rule("MIN-8.7")
@pytest.mark.parametrize(
    ("text", "reason"),
    [("take 2", "treasure-gone"), ("take 3", "other-treasure"), ("take 4", "no-such-treasure")],
)
def test_a_treasure_that_cannot_be_taken_says_why(text: str, reason: str) -> None:
    table = given(blue("axe", at="j1"), mines=OPEN, treasures=["gold", "gold_1 by 1", "gems"])

    assert table.play("discard axe", "stop").refused(text) == (reason, "MIN-8.7")


@pytest.mark.rule("MIN-2.1")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("take 1", ("stop-first", "MIN-2.1")),
        ("discard boat", ("card-played", "MIN-2.1")),
        ("propose", ("proposals-first", "MIN-9.3")),
        ("agree", ("nothing-proposed", "MIN-9.3")),
        ("face turned", ("no-mine-to-turn", "MIN-8.5")),
        ("first 1", ("reason-only-chance", "MIN-8.1")),
    ],
)
def test_while_moving_other_things_wait_or_are_over(text: str, reason: tuple[str, str]) -> None:
    table = given(blue("axe", "boat"), board={"c3": EW}).play("discard axe")

    assert table.refused(text) == reason


@pytest.mark.rule("MIN-2.1", "MIN-8.5")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("go e", ("moved-already", "MIN-2.1")),
        ("stop", ("moved-already", "MIN-2.1")),
        ("discard boat", ("card-played", "MIN-2.1")),
        ("take 1", ("reason-not-asked", "MIN-8.5")),
    ],
)
def test_while_a_mine_is_turned_nothing_else_happens(text: str, reason: tuple[str, str]) -> None:
    table = given(blue("axe", "boat", at="i3"), board={"i3": EW}, treasures=["gold"] * 3)

    assert table.play("discard axe", "go e", "mine gold").refused(text) == reason


@pytest.mark.rule("MIN-2.4", "MIN-10.7")
def test_whoever_skips_hears_of_no_card_that_was_played() -> None:
    options = {"skipped_turn_collects_treasure": True}
    table = given(blue(at="j1"), mines=OPEN, treasures=["gold"] * 3, options=options)

    assert table.refused("discard axe") == ("no-cards", "MIN-2.4")
    assert table.refused("go e") == ("moved-already", "MIN-2.1")


@pytest.mark.rule("MIN-9.3")
def test_whoever_votes_does_nothing_else() -> None:
    table = given().play("propose")

    assert said(table, "discard rope") == (
        "Something else is asked now: Ann proposes to end the round. Do you agree? (MIN-9.3)"
    )


@pytest.mark.rule("MIN-2.2")
def test_others_hear_only_that_it_is_not_their_turn() -> None:
    table = given(blue("axe"))
    refusal = LOST_MINES.why_not(table.state, LOST_MINES.parse("discard rope"), seat=1)

    assert refusal is not None
    assert (refusal.reason.key, refusal.rule) == ("reason-others-turn", "MIN-2.2")
