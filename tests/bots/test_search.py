"""Searches, by a small game in which everything is known: what they find, and how they stop."""

from itertools import count
from math import inf
from threading import Event, Thread
from typing import Any

import pytest

from grotto.bots import design_of, evaluation_of
from grotto.bots.search.broad import BroadSearch
from grotto.bots.search.budget import Budget
from grotto.bots.search.deep import DeepSearch, turns_by_answer
from grotto.bots.search.lines import goes_on, turn_by_offer, turns_of
from grotto.bots.search.plans import Plans
from grotto.bots.search.search import Inquiry, Search
from grotto.bots.search.tree import Node, TreeSearch, take_apart
from grotto.bots.search.turns import TurnSearch
from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.seats import CHANCE
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games import GAMES, find_game
from grotto.play.table import Table

SEARCHES = {
    "one turn": TurnSearch(width=4),
    "turns played on": TurnSearch(width=4, candidates=3, worlds=3),
    "two turns played on": TurnSearch(width=3, candidates=3, worlds=2, turns=2, reply=2),
    "plans of several turns": DeepSearch(width=3, paths=3, worlds=2, turns=2, reply=2),
    "plans with a beam for each answer": BroadSearch(width=2, paths=2, worlds=2, turns=2, reply=1),
    "a tree": TreeSearch(40, temperature=2.0),
    "a tree with whole turns": TreeSearch(20, temperature=2.0, quiet=True),
}
SMALLEST = {game: GAMES[game].info.seats[0] for game in GAMES}


def asked(game: str, seats: int, moves: int = 0) -> Inquiry:
    """Return what a seat is asked after some first moves."""
    table = Table(game, seats, seed="search")
    for _ in range(moves):
        table.play(table.options()[0])
    rules = find_game(game)
    evaluation = evaluation_of(rules)
    assert evaluation is not None
    position = table.position(table.to_act)
    return Inquiry(rules, evaluation, position.seat, position.offers, position.world)


def thoughts(
    search: Search, inquiry: Inquiry, seed: int, budget: Budget
) -> list[tuple[str, float]]:
    found = search.think(inquiry, Stream(seed), budget)
    return [(thought.action.text(), thought.worth) for thought in found]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_the_same_seed_and_steps_give_the_same_thoughts(game: str, search: Search) -> None:
    inquiry = asked(game, SMALLEST[game], moves=3)

    first, again = (thoughts(search, inquiry, 7, Budget(search.steps())) for _ in range(2))

    assert first == again
    assert {text for text, _ in first} <= {offer.text() for offer in inquiry.offers}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_the_last_of_its_steps_is_cut_no_shorter_than_others(game: str, search: Search) -> None:
    inquiry = asked(game, SMALLEST[game], moves=3)

    with_its_steps, with_any_number = (
        thoughts(search, inquiry, 7, budget) for budget in (Budget(search.steps()), Budget())
    )

    assert with_its_steps == with_any_number


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_no_answer_is_thought_of_twice(search: Search) -> None:
    found = thoughts(search, asked("stone_age", 3), 1, Budget())

    assert len({text for text, _ in found}) == len(found)


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_a_search_keeps_to_its_steps(search: Search) -> None:
    budget = Budget(steps=5)

    found = thoughts(search, asked("stone_age", 2), 1, budget)

    assert found
    assert budget.spent <= 5


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_whoever_has_no_time_answers_all_the_same(search: Search) -> None:
    ticking = count().__next__

    assert thoughts(search, asked("caverna", 2), 1, Budget(seconds=0.5, clock=ticking))


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_a_search_that_is_stopped_answers_with_what_it_has(search: Search) -> None:
    budget = Budget()
    budget.stop()

    assert thoughts(search, asked("lost_mines", 3), 1, budget)
    assert budget.spent <= 1


ENDLESS = {
    "turns played on": TurnSearch(width=4, candidates=4, worlds=10**9),
    "plans of several turns": DeepSearch(width=3, paths=3, worlds=10**9, turns=2),
    "a tree": TreeSearch(10**9, temperature=2.0),
}


@pytest.mark.parametrize("search", ENDLESS.values(), ids=ENDLESS)
def test_another_thread_can_stop_a_search_that_would_not_end(search: Search) -> None:
    asking = asked("stone_age", 2)
    budget, worlds = Budget(), count(1)
    searching = Event()

    def world(stream: Stream) -> State:
        if next(worlds) > 10:
            searching.set()
        return asking.world(stream)

    def stop() -> None:
        searching.wait()
        budget.stop()

    inquiry = Inquiry(asking.game, asking.evaluation, asking.seat, asking.offers, world)
    other = Thread(target=stop)
    other.start()

    assert thoughts(search, inquiry, 1, budget)
    other.join()
    assert next(worlds) > 10


def test_a_budget_is_over_when_steps_or_time_are_spent() -> None:
    times = iter([0.0, 0.4, 1.0])

    budget = Budget(steps=2, seconds=1.0, clock=times.__next__)

    assert not budget.is_over()  # at 0.4
    assert budget.is_over()  # at 1.0
    assert not Budget(steps=1, seconds=inf).is_over()
    assert Budget(steps=0).is_over()


def test_lines_that_lead_to_the_same_state_are_one() -> None:
    inquiry = asked("cave_vs_cave", 2)
    world = inquiry.world(Stream(1))

    lines = turns_of(inquiry, world, inquiry.offers, 8, Stream(1), Budget())

    keys = [line.state.key() for line in lines]
    assert len(set(keys)) == len(keys)
    assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)


def test_no_answer_is_dropped_for_what_a_turn_is_worth_halfway() -> None:
    inquiry = asked("cave_vs_cave", 1)

    lines = turn_by_offer(inquiry, inquiry.world(Stream(1)), inquiry.offers, 1, Stream(1), Budget())

    assert [line.actions[0] for line in lines] == inquiry.offers


def test_a_turn_that_chance_interrupts_is_compared_where_it_is_over() -> None:
    """After a dig in Cave vs Cave a room is turned up, and the turn goes on."""
    inquiry = asked("cave_vs_cave", 2)
    world = inquiry.world(Stream(1))
    lines = turns_of(inquiry, world, inquiry.offers, 12, Stream(1), Budget())
    dug = [line for line in lines if line.state.to_act() == CHANCE]

    over = [Plans(inquiry, 1, 3, Budget()).ended(line, luck=5) for line in dug]

    assert dug
    assert any(len(line.state.agenda) < len(was.state.agenda) for line, was in zip(over, dug))
    for line in over:
        state = line.state.copy()
        while state.to_act() == CHANCE:
            state.apply(inquiry.game.deal(state, Stream(5)))
        assert not goes_on(state, inquiry.seat)


def test_plans_look_for_the_best_turn_that_begins_with_each_answer() -> None:
    inquiry = asked("cave_vs_cave", 2)

    trials = turns_by_answer(inquiry, 2, Stream(1), Budget())

    begun = {trial.actions[0].text() for trial in trials}
    assert len(begun) == len(trials)
    assert begun == {text for text in begun if text.startswith("take")}
    assert len(begun) > 2
    worths = [trial.worth for trial in trials]
    assert worths == sorted(worths, reverse=True)


def test_a_tree_deeper_than_any_search_can_be_forgotten() -> None:
    """Compiled objects that the garbage collector does not know must not be nested so deep."""
    for _ in range(100):
        root = node = Node()
        for depth in range(500):
            node = node.child(str(depth))
        del root, node

    assert Node().child("again").visits == 0


def test_a_tree_is_taken_apart_before_it_is_forgotten() -> None:
    """Answers are not known to the garbage collector either, and must not be freed so deep."""
    root = node = Node()
    nodes = [root]
    for depth in range(200):
        node = node.child(str(depth))
        node.child("another")
        nodes.append(node)

    take_apart(root)

    assert not any(node.children for node in nodes)


def about(inquiry: Inquiry, offers: list[Action]) -> Inquiry:
    """The same question, about some of its answers."""
    return Inquiry(inquiry.game, inquiry.evaluation, inquiry.seat, offers, inquiry.world)


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_answers_are_weighed_in_their_order(search: Search) -> None:
    inquiry = asked("stone_age", 2)

    found = search.weigh(about(inquiry, inquiry.offers[:2]), Stream(1), Budget())

    assert [thought.action for thought in found] == inquiry.offers[:2]


@pytest.mark.parametrize("search", SEARCHES.values(), ids=SEARCHES)
def test_whoever_has_no_time_weighs_every_answer_all_the_same(search: Search) -> None:
    inquiry, budget = asked("caverna", 2), Budget()
    budget.stop()

    found = search.weigh(about(inquiry, inquiry.offers[:3]), Stream(1), budget)

    assert [len(thought.points) for thought in found] == [2, 2, 2]


def test_a_tree_weighs_every_answer_in_the_same_worlds() -> None:
    """So an answer that is named twice is worth the same both times."""
    inquiry = asked("stone_age", 2)
    offer = inquiry.offers[0]

    found = TreeSearch(20, temperature=2.0).weigh(
        about(inquiry, [offer, offer]), Stream(1), Budget()
    )

    assert found[0].points == found[1].points


def test_an_answer_that_no_search_would_try_is_weighed_all_the_same() -> None:
    questions = (asked("cave_vs_cave", 2, moves) for moves in range(20))
    inquiry, offer = next(
        (inquiry, offer)
        for inquiry in questions
        for offer in inquiry.offers
        if not inquiry.evaluation.tries(inquiry.world(Stream(1)), offer)
    )

    found = TurnSearch(width=2, worlds=2).weigh(about(inquiry, [offer]), Stream(1), Budget())

    assert [thought.action for thought in found] == [offer]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_number_of_seats_has_its_searches(game: Game[Any]) -> None:
    design = design_of(game)

    for seats in game.info.seats:
        assert design.player(seats).steps() <= design.master(seats).steps()
