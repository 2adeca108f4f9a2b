"""What the levels that look ahead know about Cave vs Cave."""

import pytest

from grotto.bots import new_bot
from grotto.bots.evaluations.cave_vs_cave import CaveEvaluation
from grotto.bots.search.budget import Budget
from grotto.bots.search.deep import DeepSearch
from grotto.bots.search.search import Inquiry
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE, CaveState, Player
from grotto.play.position import Position
from tests.rules.cave_vs_cave.table import RED, Table, duel, seat, solo

EVALUATION = CaveEvaluation()
SMALL = DeepSearch(width=2, paths=2, worlds=2, turns=2)
RICH = "wood*2+stone*3+food*5+gold*5"


def points(player: Player, round_: int = 4) -> float:
    """What Red may expect before a tile is taken."""
    return EVALUATION.points(duel(player, round_=round_).choosing("expansion").state)[RED]


def chosen(level: str, table: Table) -> str:
    """What a level answers for Red."""
    position = Position(CAVE_VS_CAVE, table.state, RED)
    return new_bot(level, CAVE_VS_CAVE, 1).choose(position).text()


def answers(level: str, table: Table) -> list[str]:
    """What a level answers for Red until its turn is over."""
    found, state = list[str](), table.state
    while state.to_act() == RED and not state.begins_turn():
        action = new_bot(level, CAVE_VS_CAVE, 1).choose(Position(CAVE_VS_CAVE, state, RED))
        found.append(action.text())
        state.apply(action)
    return found


def states(seats: int, seed: int) -> list[CaveState]:
    """All states of a random game in which a seat is asked."""
    stream, state, found = Stream(seed), CAVE_VS_CAVE.new(seats, {}), list[CaveState]()
    while (who := state.to_act()) != NOBODY:
        if who == CHANCE:
            state.apply(CAVE_VS_CAVE.deal(state, stream))
        else:
            found.append(state.copy())
            offers = state.legal_actions()
            state.apply(offers[stream.below(len(offers))])
    return found


def inquiry(state: CaveState) -> Inquiry:
    """The question that a state asks, as searches see it."""
    position = Position(CAVE_VS_CAVE, state, state.to_act())
    return Inquiry(CAVE_VS_CAVE, EVALUATION, position.seat, position.offers, position.world)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_terms_add_up_to_the_points(seats: int) -> None:
    for state in states(seats, seed=4):
        added = [sum(EVALUATION.terms(state, seat).values()) for seat in range(seats)]

        assert added == pytest.approx(EVALUATION.points(state))


@pytest.mark.parametrize("good", ["wood", "stone", "emmer", "flax", "food", "gold"])
def test_every_good_promises_something(good: str) -> None:
    assert points(seat(good)) > points(seat())


def test_a_wall_that_makes_a_room_fit_promises_more() -> None:
    assert points(seat(RICH, walls="a2-a3 a3-b3")) > points(seat(RICH))


def test_a_cavern_promises_more_than_a_cell_that_is_not_dug() -> None:
    dug, hidden = seat(RICH), seat(RICH)
    dug.hidden ^= dug.hidden & -dug.hidden
    dug.empty |= hidden.hidden & -hidden.hidden

    assert points(dug) > points(hidden)


@pytest.mark.parametrize("level", ["player", "master"])
def test_the_last_turn_furnishes_what_it_can(level: str) -> None:
    table = duel(seat("wood+food*9", {"b3": "shelf"}), round_=8).taking("furnishing")

    assert "furnish spinning_wheel a3 food*4" in answers(level, table)


@pytest.mark.parametrize("level", ["player", "master"])
def test_what_can_be_traded_for_gold_in_the_last_turn_is_traded(level: str) -> None:
    table = duel(seat("wood*5"), round_=8).taking("expedition")

    assert chosen(level, table) == "trade wood*5 gold*4"


@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_seed_finds_the_same_paths(seats: int) -> None:
    state = states(seats, seed=7)[12]

    first, second = (
        SMALL.think(inquiry(state), Stream(3), Budget(SMALL.steps())) for _ in range(2)
    )

    assert [thought.action for thought in first] == [thought.action for thought in second]
    assert [thought.worth for thought in first] == [thought.worth for thought in second]


def test_paths_are_followed_as_long_as_there_is_time() -> None:
    budget = Budget(SMALL.steps())

    SMALL.think(inquiry(states(1, seed=7)[0]), Stream(3), budget)

    assert budget.spent == SMALL.steps()


def test_who_has_no_time_answers_all_the_same() -> None:
    state = states(2, seed=7)[0]
    budget = Budget(SMALL.steps())
    budget.stop()

    thoughts = SMALL.think(inquiry(state), Stream(3), budget)

    assert thoughts[0].action in state.legal_actions()


# ---- what is exchanged for food ------------------------------------------------------------------


def exchanges(table: Table) -> list[str]:
    """The exchanges that searches try in a turn of Red."""
    found = [offer for offer in table.state.legal_actions() if "exchange" in offer.text()]
    return [offer.text() for offer in found if EVALUATION.pursues(table.state, offer)]


def test_alone_nothing_is_exchanged_for_food_that_the_turn_cannot_need() -> None:
    assert exchanges(solo(seat("emmer+flax")).taking("undergrowth")) == []
    assert exchanges(solo(seat("emmer+food*2")).taking("excavation")) == []
    assert exchanges(solo(seat("emmer")).choosing()) == []


def test_alone_crops_are_exchanged_for_what_is_paid_in_food() -> None:
    altar = seat("emmer+flax", {"a3": "sacrificial_altar"})

    assert exchanges(solo(seat("emmer+food")).taking("excavation")) == ["exchange emmer"]
    assert exchanges(solo(seat("food+gold")).taking("furnishing")) == ["exchange gold"]
    assert exchanges(solo(altar).taking("cultivation")) == ["exchange emmer", "exchange flax"]


def test_in_a_duel_whatever_may_be_exchanged_is_tried() -> None:
    assert exchanges(duel(seat("emmer+flax")).taking("undergrowth")) == [
        "exchange emmer",
        "exchange flax",
    ]
