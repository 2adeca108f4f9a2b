"""Broad plans: many different first turns are followed to the end, in worlds with a fixed luck."""

import pytest

from grotto.bots.evaluations.cave_vs_cave import EVALUATION
from grotto.bots.search.broad import BroadPlans, BroadSearch
from grotto.bots.search.budget import Budget
from grotto.bots.search.deep import turns_by_answer
from grotto.bots.search.lines import Line, goes_on
from grotto.bots.search.search import Inquiry
from grotto.bots.search.turns import Trial, follow
from grotto.core.seats import CHANCE
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE, CaveState
from grotto.play.position import Position
from tests.rules.cave_vs_cave.table import RED, Table, seat, solo

SEARCH = BroadSearch(width=3, paths=6, worlds=2, turns=2, reply=2)


def inquiry_at(table: Table) -> Inquiry:
    """The question to Red, as searches see it."""
    position = Position(CAVE_VS_CAVE, table.state, RED)
    return Inquiry(CAVE_VS_CAVE, EVALUATION, RED, position.offers, position.world)


def plans_at(table: Table, paths: int = 6) -> BroadPlans:
    return BroadPlans(inquiry_at(table), paths, 2, Budget())


def ready() -> Table:
    """A turn may begin with any of five tiles."""
    return solo(seat("wood*2+stone*2+food*4+gold"), display="warehouse").choosing("furnishing")


def turned_up(cells: list[str], luck: int) -> int:
    """The rooms on display after two cells were dug one after the other in a world."""
    table = solo(seat("food*2"), stack=0).taking("excavation")
    plans, state = plans_at(table), table.state
    follow(state, [offer for offer in state.legal_actions() if cells[0] in offer.text()][-1:], RED)
    plans.deal(state, luck, Stream(1))
    follow(state, [offer for offer in state.legal_actions() if cells[1] in offer.text()], RED)
    plans.deal(state, luck, Stream(2))
    return state.display


def line_to(state: CaveState, first: int, worth: float) -> Line:
    """A path that has led to a state of its own."""
    twin = state.copy()
    twin.players[RED].goods[0] = first
    line = Line([], twin, worth)
    line.first = first
    return line


@pytest.mark.parametrize("luck", range(4))
def test_all_plans_of_a_world_meet_the_same_rooms_in_the_same_order(luck: int) -> None:
    assert turned_up(["a5", "b4"], luck) == turned_up(["b4", "a5"], luck)


def test_worlds_differ_in_their_rooms() -> None:
    assert len({turned_up(["a5", "b4"], luck) for luck in range(12)}) > 6


def test_a_first_turn_that_falls_behind_keeps_its_best_path() -> None:
    table = ready()
    worths = {3: 9.0, 1: 7.0, 2: 5.0}

    kept = plans_at(table, paths=1).kept(
        [line_to(table.state, first, worth) for first, worth in worths.items()]
    )

    assert [line.first for line in kept] == [3, 1, 2]


def test_the_turns_that_begin_in_a_state_are_looked_for_once() -> None:
    table = ready()
    plans = plans_at(table)

    first = plans.turns_from(table.state, Stream(1))

    assert plans.turns_from(table.state.copy(), Stream(2)) is first
    assert len({line.actions[0].text() for line in first}) == len(first)


def test_first_turns_that_come_to_the_same_are_followed_once() -> None:
    inquiry = inquiry_at(ready())
    best = turns_by_answer(inquiry, 3, Stream(1), Budget())[0]
    line = Line(best.actions, inquiry.world(Stream(1)), best.worth)

    assert len(SEARCH.followed(inquiry, [Trial(line), Trial(line)])) == 1


def test_first_turns_that_seem_far_worse_are_not_followed() -> None:
    inquiry = inquiry_at(ready())
    trials = turns_by_answer(inquiry, 3, Stream(1), Budget())
    trials[-1].worth = trials[0].worth - 3.0

    followed = SEARCH.followed(inquiry, trials)

    assert trials[0] in followed
    assert trials[-1] not in followed


def test_a_dig_is_brought_to_the_end_of_its_turn() -> None:
    table = solo(seat("food*2"), stack=9).taking("expansion")
    plans, state = plans_at(table), table.state.copy()
    follow(state, [offer for offer in state.legal_actions() if "dig" in offer.text()][:1], RED)

    over = plans.ended(Line([], state.copy(), 0.0), luck=5).state
    plans.deal(over, 5, Stream(1))

    assert state.to_act() == CHANCE
    assert not goes_on(over, RED)
