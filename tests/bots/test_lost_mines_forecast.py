"""What searches in The Lost Mines hope for: a race for the treasures that are left."""

import pytest

from grotto.bots.evaluations.lost_mines.forecast import (
    hopes_of,
    next_to_move,
    turns_left,
    value_left,
    values_of,
)
from grotto.games.lost_mines.components import NO_SEAT
from tests.rules.lost_mines.table import EW, Table, given, seat

FORK = "plain_t_flat"
PATH = (
    dict.fromkeys(("c3", "d3", "e3"), EW)
    | dict.fromkeys(("f3", "g3", "h3"), FORK)
    | {"i3": "plain_cross"}
)
GOLD = ("gold", "gold", "gold")


def racers(*cells: str, pile: int = 20) -> Table:
    """Three dwarfs on a path to a mine; the first of them begins a turn."""
    seats = [seat("blue loyal", cells[0], ("axe",)), seat("blue selfish", cells[1], ("axe",))]
    last = seat("blue saboteur", cells[2], ("axe",))
    mines = {"j3": "gold"}
    return given(*seats, last, board=PATH, mines=mines, treasures=GOLD, pile=pile)


def hopes(table: Table) -> list[float]:
    return hopes_of(table.state, values_of(table.state.secrets))


def test_whoever_is_ahead_hopes_for_most() -> None:
    first, second, third = hopes(racers("h3", "f3", "d3"))

    assert first > second > third > 0


def test_hopes_are_for_no_more_than_is_left() -> None:
    table = racers("h3", "f3", "d3")

    assert sum(hopes(table)) < value_left(table.state.secrets, values_of(table.state.secrets))


def test_a_lead_counts_for_more_than_being_near() -> None:
    behind = hopes(racers("d3", "d3", "d3"))[0]
    all_near = hopes(racers("f3", "f3", "f3"))[0]
    ahead = hopes(racers("f3", "d3", "d3"))[0]

    assert ahead - behind > 3 * (all_near - behind)


def test_a_lead_counts_for_more_when_little_time_is_left() -> None:
    early, late = hopes(racers("h3", "f3", "f3", pile=30)), hopes(racers("h3", "f3", "f3", pile=3))

    assert late[0] / late[1] > early[0] / early[1]


def test_of_dwarfs_in_one_place_the_next_to_move_hopes_for_most() -> None:
    first, second, third = hopes(racers("f3", "f3", "f3"))

    assert first > second > third


def test_a_dwarf_without_cards_hopes_for_nothing_when_none_can_be_drawn() -> None:
    table = racers("h3", "f3", "d3", pile=0)
    table.state.hands[0] = b""

    assert hopes(table)[0] == 0
    assert hopes(table)[1] > 0


def test_the_next_turn_is_that_of_the_left_neighbour() -> None:
    table = racers("h3", "f3", "d3")
    assert next_to_move(table.state) == 0

    table.play("discard axe")
    assert next_to_move(table.state) == 1


def test_nobody_hopes_when_the_round_is_over() -> None:
    table = racers("h3", "f3", "d3")
    del table.state.agenda[1:]

    assert next_to_move(table.state) == NO_SEAT
    assert hopes(table) == [0, 0, 0]


def test_turns_are_left_as_long_as_there_are_cards() -> None:
    assert turns_left(racers("h3", "f3", "d3", pile=15).state) == pytest.approx(6)
