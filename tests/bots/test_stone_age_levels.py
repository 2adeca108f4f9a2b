"""What the levels of Stone Age that look ahead must know."""

from math import fsum

import pytest

from grotto.bots import new_bot
from grotto.bots.evaluations.stone_age import EVALUATION
from grotto.core.seats import NOBODY
from grotto.core.stream import Stream
from grotto.games.stone_age.components import (
    BUILDING_KEYS,
    FIRST_BUILDING,
    FOOD,
    GOLD,
    HUT,
    PLACE_KEYS,
    STONE,
)
from grotto.games.stone_age.game import STONE_AGE, StoneAgeState
from grotto.games.stone_age.rules.feeding import CoverShortage
from grotto.games.stone_age.rules.gathering import AddTools
from grotto.play.position import Position

SEATS = (2, 3, 4)
LOOKING_AHEAD = ("player", "master")


def beginning(seats: int = 2) -> StoneAgeState:
    """Return the first placing of a game; seat 0 begins."""
    state = STONE_AGE.new(seats, {"first_player": "0"})
    while state.to_act() < 0:
        state.apply(STONE_AGE.deal(state, Stream(3)))
    return state


def chosen(level: str, state: StoneAgeState) -> str:
    return new_bot(level, STONE_AGE, 1).choose(Position(STONE_AGE, state, 0)).text()


def some_states(seats: int) -> list[StoneAgeState]:
    """Return states of a game that is played at random."""
    state, stream = STONE_AGE.new(seats, {"max_rounds": 6}), Stream(5)
    met: list[StoneAgeState] = []
    while state.to_act() != NOBODY:
        if state.to_act() < 0:
            state.apply(STONE_AGE.deal(state, stream))
        else:
            met.append(state.copy())
            offers = state.legal_actions()
            state.apply(offers[stream.below(len(offers))])
    return met


@pytest.mark.parametrize("level", LOOKING_AHEAD)
def test_nobody_starves_who_can_pay_with_a_little_wood(level: str) -> None:
    state = beginning()
    state.players[0].goods = [1, 0, 0, 0, 0]
    state.agenda.append(CoverShortage(0, 1, 4))

    assert chosen(level, state) == "pay wood"


@pytest.mark.parametrize("level", LOOKING_AHEAD)
def test_starving_is_better_than_paying_a_fortune(level: str) -> None:
    state = beginning()
    state.players[0].goods = [0, 0, 0, 8, 0]
    state.agenda.append(CoverShortage(0, 8, 0))

    assert chosen(level, state) == "starve"


@pytest.mark.parametrize("seats", SEATS)
def test_a_family_grows_on_a_first_turn(seats: int) -> None:
    assert chosen("master", beginning(seats)) == f"send {PLACE_KEYS[HUT]} 2"


def test_a_master_takes_a_building_that_it_can_pay_for_in_the_last_round() -> None:
    state = beginning()
    state.players[1].cards |= state.deck
    state.deck = 0
    state.tops[0] = BUILDING_KEYS.index("b17")  # two stone, one gold
    state.tops[1] = BUILDING_KEYS.index("b12")  # two clay, one gold
    state.players[0].goods[STONE : GOLD + 1] = [2, 1]

    assert chosen("master", state) == f"send {PLACE_KEYS[FIRST_BUILDING]} 1"


@pytest.mark.parametrize("seats", SEATS)
def test_the_parts_add_up_to_what_a_seat_may_expect(seats: int) -> None:
    for state in some_states(seats):
        points = EVALUATION.points(state)
        for seat in range(seats):
            parts = EVALUATION.terms(state, seat)
            assert fsum(parts.values()) == pytest.approx(points[seat])


@pytest.mark.parametrize("seats", SEATS)
def test_at_a_glance_places_have_the_same_order_as_at_a_closer_look(seats: int) -> None:
    placings = [state for state in some_states(seats) if state.agenda[-1].text()[:5] == "place"]
    for state in placings:
        seat = state.to_act()
        twins = [state.copy() for _ in state.legal_actions()]
        for twin, offer in zip(twins, state.legal_actions(), strict=True):
            twin.apply(offer)
        glances = [EVALUATION.glance(twin, seat) for twin in twins]
        worths = [EVALUATION.worth(twin, seat) for twin in twins]

        assert worths[glances.index(max(glances))] == pytest.approx(max(worths))


def test_food_of_a_roll_counts_before_tools_are_added_to_it() -> None:
    def expected(total: int) -> float:
        state = beginning()
        state.players[0].goods[FOOD] = 0
        state.players[0].tools = (1, 0, 0)
        state.agenda.append(AddTools(0, FOOD, total))
        return EVALUATION.points(state)[0]

    assert expected(total=12) > expected(total=2) + 1
