"""Chapter 3: laying path cards."""

from collections.abc import Mapping

import pytest

from grotto.core.errors import NotationError
from grotto.games.lost_mines.game import LOST_MINES
from tests.rules.lost_mines.facts import PLACEMENTS
from tests.rules.lost_mines.table import EW, NS, blue, given

RULES = {
    "occupied": "MIN-3.1",
    "not-adjacent": "MIN-3.1",
    "edge-mismatch": "MIN-3.2",
    "no-continuation": "MIN-3.3",
}


@pytest.mark.rule("MIN-3.1", "MIN-3.2", "MIN-3.3", "MIN-3.5")
@pytest.mark.parametrize(("board", "card", "cell", "reason"), PLACEMENTS)
def test_a_card_goes_where_it_fits_or_hears_why_not(
    board: Mapping[str, str], card: str, cell: str, reason: str
) -> None:
    table = given(blue(card), board=board)

    if reason:
        assert table.refused(f"lay {card} {cell}") == (reason, RULES[reason])
    else:
        assert table.play(f"lay {card} {cell}").card_on(cell) == card


@pytest.mark.rule("MIN-3.1")
@pytest.mark.parametrize("cell", ["l3", "a0", "a8", "z9"])
def test_there_is_nothing_outside_the_board(cell: str) -> None:
    with pytest.raises(NotationError):
        LOST_MINES.parse(f"lay plain_cross {cell}")


@pytest.mark.rule("MIN-3.3")
def test_paths_may_lead_off_the_board() -> None:
    table = given(blue("plain_cross"))

    assert table.offers("lay plain_cross a3")


@pytest.mark.rule("MIN-3.3")
def test_no_link_to_a_start_card_is_needed() -> None:
    table = given(blue(EW), board={"i3": EW})

    assert table.offers(f"lay {EW} h3")


@pytest.mark.rule("MIN-3.4")
def test_a_card_may_be_turned_by_half() -> None:
    table = given(blue("plain_curve_ne"))

    assert table.offers("lay plain_curve_ne c3 turned")
    assert not table.offers("lay plain_curve_ne c3")
    assert table.play("lay plain_curve_ne c3 turned").card_on("c3") == "plain_curve_ne turned"
    assert table.last_words()["way"] == "turned"


@pytest.mark.rule("MIN-3.4")
def test_a_card_that_looks_the_same_is_not_turned() -> None:
    with pytest.raises(NotationError):
        LOST_MINES.parse(f"lay {EW} c3 turned")


@pytest.mark.rule("MIN-3.5")
def test_a_side_of_a_hidden_mine_agrees_with_everything() -> None:
    table = given(blue("plain_curve_ne", NS), board={"i2": "plain_curve_ne turned"})

    assert table.offers(f"lay {NS} i3") is True
    assert table.offers("lay plain_curve_ne i3") is True


@pytest.mark.rule("MIN-3.5", "MIN-3.2")
def test_an_open_mine_is_matched_like_any_card() -> None:
    table = given(blue(NS, "plain_curve_ne"), mines={"j3": "silver turned"})

    assert table.refused(f"lay {NS} j2") == ("edge-mismatch", "MIN-3.2")
    assert table.offers("lay plain_curve_ne j2")


NO_WAY_NORTH_OR_SOUTH = {
    "b2": "plain_curve_nw turned", "b4": NS, "b6": "plain_curve_ne",
    "j2": EW, "j4": EW, "j6": EW,
}  # fmt: skip


@pytest.mark.rule("MIN-3.1")
def test_a_card_that_fits_nowhere_says_so() -> None:
    table = given(blue(NS, "plain_cross"), board=NO_WAY_NORTH_OR_SOUTH)

    assert table.explained() == {f"lay {NS}": ("fits-nowhere", "MIN-3.1")}
    assert table.options("lay plain_straight") == []
