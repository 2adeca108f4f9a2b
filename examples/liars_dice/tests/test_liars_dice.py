"""Liar's dice, rule by rule."""

from typing import Any

import pytest

from grotto import Table
from grotto.core.action import Action
from grotto.core.seats import NOBODY, SPECTATOR
from liars_dice.actions import BIDS, DOUBT, Bid
from liars_dice.evaluation import chance_of
from liars_dice.game import GAME
from liars_dice.rules import Bidding
from liars_dice.sayings import BidAsked, BidMade, Counted, DieLost, Doubted, Rolled, Shown
from liars_dice.state import LiarsDiceState, Switches


def given(*cups: str, wild_ones: bool = False) -> LiarsDiceState:
    """A round with these dice under the cups, such as ``"2 2 6"``; seat 0 bids first."""
    dice = [tuple(map(int, cup.split())) for cup in cups]
    switches = Switches(dice=5, wild_ones=wild_ones, first_player=0)
    return LiarsDiceState([Bidding(0)], switches, [*map(len, dice)], dice, [], 1)


def play(state: LiarsDiceState, *texts: str) -> LiarsDiceState:
    for text in texts:
        state.play(GAME.parse(text))
    return state


def options(state: LiarsDiceState) -> list[str]:
    return [action.text() for action in state.legal_actions()]


def why_not(state: LiarsDiceState, text: str) -> tuple[str, str]:
    refusal = GAME.why_not(state, GAME.parse(text))
    assert refusal is not None
    return refusal.reason.key.removeprefix("liars_dice-reason-"), refusal.rule


def dice_at(table: Table) -> list[int]:
    players: Any = table.view()["players"]
    return [player["left"] for player in players]


def dice_seen(state: LiarsDiceState, viewer: int) -> list[list[int]]:
    players: Any = GAME.view(state, viewer)["players"]
    return [player["dice"] for player in players]


@pytest.mark.rule("LIA-1.1", "LIA-5.1")
@pytest.mark.parametrize(("dice", "left"), [({}, 5), ({"dice": 2}, 2)])
def test_everybody_takes_five_dice_or_as_many_as_agreed(dice: dict[str, int], left: int) -> None:
    assert dice_at(Table("liars_dice", 3, dice)) == [left] * 3


@pytest.mark.rule("LIA-1.2", "LIA-5.3")
def test_the_first_player_is_drawn_unless_the_table_names_one() -> None:
    drawn = {Table("liars_dice", 3, seed=str(seed)).to_act for seed in range(20)}

    assert drawn == {0, 1, 2}
    assert Table("liars_dice", 3, {"first_player": "2"}).to_act == 2


@pytest.mark.rule("LIA-2.1")
def test_everybody_sees_the_own_dice_only() -> None:
    state = given("1 2", "3 3")

    assert dice_seen(state, 1) == [[], [3, 3]]
    assert dice_seen(state, SPECTATOR) == [[], []]
    assert GAME.seen_by(Rolled(1, (3, 3)), 0) == Rolled(1, ())


@pytest.mark.rule("LIA-2.2")
def test_a_bid_speaks_of_no_more_dice_than_there_are() -> None:
    state = given("1 2", "3")

    assert (options(state)[0], options(state)[-1]) == ("bid 1 1", "bid 3 6")
    assert why_not(state, "bid 4 1") == ("so-few-dice", "LIA-2.2")


@pytest.mark.rule("LIA-2.3")
def test_a_raise_has_more_dice_or_as_many_of_a_higher_face() -> None:
    state = play(given("1 2", "3 4"), "bid 3 5")

    assert options(state)[:2] == ["bid 3 6", "bid 4 1"]
    assert why_not(state, "bid 3 4") == ("not-higher", "LIA-2.3")
    assert why_not(state, "bid 3 5") == ("not-higher", "LIA-2.3")


@pytest.mark.rule("LIA-2.3")
def test_the_next_player_who_has_dice_is_asked() -> None:
    assert play(given("1 2", "", "3"), "bid 1 1").to_act() == 2


@pytest.mark.rule("LIA-2.4")
def test_only_a_bid_can_be_doubted() -> None:
    state = given("1 2", "3")

    assert why_not(state, "doubt") == ("nothing-to-doubt", "LIA-2.4")
    assert options(play(state, "bid 1 1"))[-1] == "doubt"


@pytest.mark.rule("LIA-3.1", "LIA-5.2")
@pytest.mark.parametrize(("wild_ones", "left"), [(False, [1, 2]), (True, [2, 1])])
def test_ones_count_as_every_face_if_they_are_wild(*, wild_ones: bool, left: list[int]) -> None:
    state = given("1 5", "3 5", wild_ones=wild_ones)

    assert play(state, "bid 3 5", "doubt").left == left


@pytest.mark.rule("LIA-3.2")
@pytest.mark.parametrize(("bid", "left"), [("bid 3 5", [1, 2]), ("bid 2 5", [2, 1])])
def test_a_wrong_bid_costs_the_bidder_a_die_and_a_true_one_who_doubts(
    bid: str, left: list[int]
) -> None:
    assert play(given("2 5", "3 5"), bid, "doubt").left == left


@pytest.mark.rule("LIA-3.3")
def test_who_lost_a_die_begins_the_next_round() -> None:
    state = play(given("2 2", "3 3", "4"), "bid 1 2", "doubt", "roll 1 1", "roll 6", "roll 5")

    assert (state.round, state.to_act()) == (2, 1)


@pytest.mark.rule("LIA-3.3")
def test_who_sits_next_begins_if_the_loser_is_out() -> None:
    state = play(given("2 2", "3", "4"), "bid 1 2", "doubt", "roll 1 1", "roll 5")

    assert state.to_act() == 2


@pytest.mark.rule("LIA-4.1", "LIA-4.2")
def test_the_last_one_with_dice_wins() -> None:
    state = play(given("2 2", "3"), "bid 1 2", "doubt")

    assert state.to_act() == NOBODY
    assert state.outcome().totals == (2, 0)
    assert state.outcome().winners == (0,)


def test_a_question_says_what_was_bid() -> None:
    state = given("2 2", "3 3")

    assert GAME.asked(state) == BidAsked(0, 0, 0)
    assert GAME.asked(play(state, "bid 2 3")) == BidAsked(1, 2, 3)


def test_what_happens_is_told_in_its_order() -> None:
    state = play(given("2 2", "3 3"), "bid 2 3")

    assert state.copy().play(BIDS[20]) == [BidMade(1, 4, 3)]
    assert state.play(DOUBT) == [
        Doubted(1, 0), Shown(0, (2, 2)), Shown(1, (3, 3)), Counted(2, 3), DieLost(1, 1),
    ]  # fmt: skip


def test_doubt_is_about_the_bidder() -> None:
    *_, doubt = GAME.offers(play(given("2 2", "3 3"), "bid 2 3"))

    assert [(ref.part, ref.number) for ref in doubt.refs] == [("bidder", 0)]


def test_shown_dice_are_not_taken_back() -> None:
    state = play(given("2 2", "3 3"), "bid 2 3")
    actions: list[Action] = [DOUBT, BIDS[-1]]

    assert [GAME.is_barrier(state, action) for action in actions] == [True, False]


@pytest.mark.parametrize(
    ("bid", "chance"), [("bid 2 5", 1.0), ("bid 3 5", 1 / 3), ("bid 3 1", 0.0), ("bid 2 1", 1 / 6)]
)
def test_the_bot_knows_the_odds(bid: str, chance: float) -> None:
    state, wanted = given("1 5", "3", wild_ones=True), GAME.parse(bid)
    assert isinstance(wanted, Bid)

    assert chance_of(wanted, state, 0) == pytest.approx(chance)
