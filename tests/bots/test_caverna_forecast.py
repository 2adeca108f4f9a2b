"""What searches expect in Caverna, and how they plan: families grow, and nobody starves."""

from functools import cache

import pytest

from grotto.bots import design_of, new_bot
from grotto.bots.evaluations.caverna import EVALUATION
from grotto.bots.search.budget import Budget
from grotto.bots.search.deep import DeepSearch
from grotto.bots.search.search import Inquiry, Thought
from grotto.bots.searching import SearchBot
from grotto.core.seats import CHANCE, NOBODY
from grotto.core.stream import Stream
from grotto.games.caverna.game import CAVERNA, CavernaState, Player
from grotto.play.position import Position
from tests.rules.caverna.table import Table, given, seat

PLANS = DeepSearch(width=2, paths=2, worlds=1, turns=1, reply=1)


def expected(player: Player, round_: int = 6) -> float:
    """The points whoever is about to place a dwarf may expect."""
    table = given(player, round_=round_, marker="leaf", leaves=12 - round_, questions=0)
    return EVALUATION.points(table.turn().state)[0]


def chosen(table: Table) -> str:
    bot = SearchBot(EVALUATION, lambda _seats: PLANS, seed=1)
    return bot.choose(Position(CAVERNA, table.state, 0)).text()


def thoughts(state: CavernaState, search: DeepSearch, steps: int) -> list[Thought]:
    position = Position(CAVERNA, state, 0)
    inquiry = Inquiry(CAVERNA, EVALUATION, 0, position.offers, position.world)
    return search.think(inquiry, Stream(3), Budget(steps))


@cache
def states(seats: int) -> list[CavernaState]:
    """Every twentieth state of a game between greedy players."""
    bots = [new_bot("greedy", CAVERNA, number) for number in range(seats)]
    state, dice, found = CAVERNA.new(seats, {}), Stream(5), []
    while (who := state.to_act()) != NOBODY:
        found.append(state.copy())
        position = Position(CAVERNA, state, who) if who != CHANCE else None
        state.apply(bots[who].choose(position) if position else CAVERNA.deal(state, dice))
    return found[::20]


# ---- what is expected ----------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2])
def test_terms_add_up_to_the_points_that_are_expected(seats: int) -> None:
    for state in states(seats):
        points = EVALUATION.points(state)
        terms = [sum(EVALUATION.terms(state, number).values()) for number in range(seats)]

        assert terms == pytest.approx(points)


def test_where_many_want_to_grow_searches_hope_for_no_more_than_greedy_players() -> None:
    """Somebody else may take the place where families grow."""
    state, dice = CAVERNA.new(3, {}), Stream(5)
    compared = 0
    while compared < 8:
        if state.begins_turn():
            points = [EVALUATION.worth(state, number) for number in range(3)]
            assert EVALUATION.points(state) == pytest.approx(points)
            compared += 1
        offers = state.legal_actions()
        asked = state.to_act() != CHANCE
        state.apply(offers[dice.below(len(offers))] if asked else CAVERNA.deal(state, dice))


def test_a_home_is_judged_the_same_however_often_it_is_looked_at() -> None:
    first = [EVALUATION.points(state) for state in states(2)]

    assert [EVALUATION.points(state) for state in reversed(states(2))] == first[::-1]


def test_a_dwelling_is_worth_more_than_what_it_costs() -> None:
    built = seat("none", caverns="e3", furnished={"d3": "dwelling"})

    assert expected(built) > expected(seat("wood*4+stone*3", caverns="e3")) + 3


def test_a_newborn_is_worth_more_than_room_for_it() -> None:
    def home(dwarfs: str) -> Player:
        return seat("food*6", dwarfs, furnished={"d3": "dwelling"})

    assert expected(home("0 0 0")) > expected(home("0 0")) + 3


def test_goods_for_a_dwelling_are_worth_more_than_others() -> None:
    fourth = expected(seat("wood*4+stone*3")) - expected(seat("wood*3+stone*3"))
    fifth = expected(seat("wood*5+stone*3")) - expected(seat("wood*4+stone*3"))

    assert fourth > fifth + 0.5


def test_before_round_four_nobody_hopes_to_grow_sooner() -> None:
    def room(round_: int) -> float:
        with_room = expected(seat("food*9", furnished={"d3": "dwelling"}), round_)
        return with_room - expected(seat("food*9", furnished={"d3": "cuddle_room"}), round_)

    assert room(1) == pytest.approx(room(3), abs=2.0)
    assert room(10) < room(6) - 3


# ---- plans ---------------------------------------------------------------------------------------


def test_a_family_with_room_grows_before_the_round_is_over() -> None:
    home = seat("food*6", "0 0@logging_1", furnished={"d3": "dwelling"})
    table = given(home, round_=4, cards="wish_for_children").turn()

    assert chosen(table) == "place wish_for_children"


def test_whoever_plans_eats_rather_than_beg() -> None:
    assert chosen(given(seat("food*3+grain")).feed()) == "eat grain"


def test_the_same_seed_makes_the_same_plan() -> None:
    first = thoughts(CAVERNA.new(1, {}), PLANS, PLANS.steps())
    again = thoughts(CAVERNA.new(1, {}), PLANS, PLANS.steps())

    assert [(one.action.text(), one.worth) for one in first] == [
        (one.action.text(), one.worth) for one in again
    ]


def test_a_plan_needs_no_more_than_its_steps() -> None:
    enough = thoughts(CAVERNA.new(1, {}), PLANS, PLANS.steps())
    plenty = thoughts(CAVERNA.new(1, {}), PLANS, 10 * PLANS.steps())

    assert [thought.worth for thought in enough] == [thought.worth for thought in plenty]


def test_a_search_without_time_still_answers() -> None:
    assert thoughts(CAVERNA.new(1, {}), PLANS, steps=1)


def test_every_first_answer_is_thought_of_once() -> None:
    found = thoughts(CAVERNA.new(1, {}), PLANS, PLANS.steps())
    texts = [thought.action.text() for thought in found]

    assert len(texts) == len(set(texts)) > 1


@pytest.mark.parametrize("seats", range(1, 8))
def test_every_number_of_seats_has_its_searches(seats: int) -> None:
    design = design_of(CAVERNA)

    assert design.player(seats).steps() <= design.master(seats).steps()
