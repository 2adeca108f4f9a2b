"""Facts about the game that its evaluation must know."""

import pytest

from grotto.bots import new_bot
from grotto.bots.evaluations.stone_age import StoneAgeEvaluation
from grotto.bots.evaluations.stone_age.dice import YIELDS, best_of
from grotto.core.stream import Stream
from grotto.games.stone_age.actions import SEND
from grotto.games.stone_age.components import (
    BUILDING_KEYS,
    CARD_KEYS,
    FIRST_BUILDING,
    FOOD,
    FOREST,
    GOLD,
    HUT,
    STONE,
    WOOD,
)
from grotto.games.stone_age.game import STONE_AGE, StoneAgeState
from grotto.games.stone_age.rules.feeding import CoverShortage
from grotto.play.position import Position

EVALUATION = StoneAgeEvaluation()


def beginning(seats: int = 2) -> StoneAgeState:
    """Return the first placing of a game; seat 0 begins."""
    state = STONE_AGE.new(seats, {"first_player": "0"})
    while state.to_act() < 0:
        state.apply(STONE_AGE.deal(state, Stream(3)))
    return state


def end_is_near(state: StoneAgeState) -> StoneAgeState:
    """Leave no card in the deck: this round is the last."""
    state.players[1].cards |= state.deck
    state.deck = 0
    return state


def with_cards(*keys: str) -> StoneAgeState:
    state = beginning()
    for key in keys:
        state.players[0].cards |= 1 << CARD_KEYS.index(key)
    return state


def worth(state: StoneAgeState) -> float:
    return EVALUATION.worth(state, 0)


def chosen(state: StoneAgeState) -> str:
    return new_bot("greedy", STONE_AGE, 1).choose(Position(STONE_AGE, state, 0)).text()


def test_starving_is_worse_than_paying_one_wood() -> None:
    state = beginning()
    state.players[0].goods = [1, 0, 0, 0, 0]
    state.agenda.append(CoverShortage(0, 1, 4))

    assert chosen(state) == "pay wood"


def test_starving_is_better_than_paying_a_fortune() -> None:
    state = beginning()
    state.players[0].goods = [0, 0, 0, 8, 0]
    state.agenda.append(CoverShortage(0, 8, 0))

    assert chosen(state) == "starve"


def test_hunger_is_paid_with_the_cheapest_resource() -> None:
    state = beginning()
    state.players[0].goods = [1, 1, 1, 1, 0]
    state.agenda.append(CoverShortage(0, 1, 4))

    assert chosen(state) == "pay wood"


def test_a_third_different_culture_symbol_is_worth_more_than_a_duplicate() -> None:
    third = with_cards("c01", "c02", "c03")  # pottery, writing and time
    duplicate = with_cards("c01", "c02", "c11")  # pottery, writing and pottery again

    assert worth(third) > worth(duplicate) + 4


def test_people_are_worth_more_to_who_has_what_they_multiply() -> None:
    few, many = beginning(), beginning()
    many.players[0].tools = (3, 3, 3)
    gains = []
    for state in (few, many):
        before = worth(state)
        state.players[0].cards |= 1 << CARD_KEYS.index("c07")
        gains.append(worth(state) - before)

    assert gains[1] > gains[0] + 10


def test_a_tool_is_worth_less_when_the_end_is_near() -> None:
    def gain(state: StoneAgeState) -> float:
        before = worth(state)
        state.players[0].tools = (1, 0, 0)
        return worth(state) - before

    assert gain(beginning()) > 5 > gain(end_is_near(beginning())) >= 0


def test_food_matters_until_everybody_is_fed() -> None:
    def gain(food: int) -> float:
        state = beginning()
        state.players[0].goods[FOOD] = food
        before = worth(state)
        state.players[0].goods[FOOD] += 1
        return worth(state) - before

    assert gain(0) > 1 > gain(300) > 0


def test_resources_are_worth_a_point_when_nothing_can_be_bought_any_more() -> None:
    state = end_is_near(beginning())
    before = worth(state)

    state.players[0].goods[GOLD] += 1

    assert worth(state) - before == pytest.approx(1)


def test_a_figure_stands_better_on_a_building_that_can_be_paid_for() -> None:
    rich, poor = beginning(), beginning()
    for state in (rich, poor):
        state.tops[0] = BUILDING_KEYS.index("b17")  # two stone, one gold
        state.players[0].goods[FOOD] = 0
    rich.players[0].goods[STONE : GOLD + 1] = [2, 1]

    gains = []
    for state in (rich, poor):
        before = worth(state)
        state.apply(SEND[FIRST_BUILDING][1])
        gains.append(worth(state) - before)

    assert gains[0] > 0 > gains[1]


def test_the_hut_comes_before_the_forest_on_a_first_turn() -> None:
    hut, forest = beginning(), beginning()
    hut.apply(SEND[HUT][2])
    forest.apply(SEND[FOREST][2])

    assert worth(hut) > worth(forest)


def test_the_last_pip_of_a_tool_is_used_when_it_makes_a_piece() -> None:
    state = beginning()
    player = state.players[0]
    player.tools = (1, 0, 0)
    for place, count in ((FOREST, 5), (FOREST + 1, 5)):
        state.apply(SEND[place][count])
    for text in ("act forest", "roll 1 1 1 1 1"):
        state.apply(STONE_AGE.parse(text))

    assert chosen(state) == "use 1"


def test_dice_bring_what_they_bring_on_average() -> None:
    assert YIELDS[WOOD][1] == pytest.approx(5 / 6)
    assert YIELDS[GOLD][1] == pytest.approx(1 / 6)
    assert YIELDS[FOOD][2] == pytest.approx(3.25)


def test_the_best_of_many_dice_is_nearly_the_best_face() -> None:
    faces = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]

    assert best_of(faces, 1) == pytest.approx(3.5)
    assert 5.9 < best_of(faces, 20) < 6


def test_when_the_game_is_over_the_lead_is_the_lead() -> None:
    state = beginning()
    state.players[0].bonus_points = 30
    state.players[1].bonus_points = 12
    state.agenda.clear()

    assert worth(state) == 18
