"""Prospects: what a seat may answer next, from nothing but what it knows."""

import random

import pytest

from grotto.core.action import ANYTIME
from grotto.core.stream import Stream
from grotto.play.position import Position
from grotto.play.prospect import prospects
from grotto.play.table import Table

SEATS = {"stone_age": 3, "cave_vs_cave": 2, "caverna": 2, "lost_mines": 3}


def asked_others(game: str, moves: int) -> tuple[Table, int]:
    """A table after some choices, and a seat that is not asked there."""
    luck, table = random.Random(game), Table(game, SEATS[game], seed="prospects")
    for _ in range(moves):
        table.play(luck.choice(table.options()))
    return table, (table.to_act + 1) % table.seats


@pytest.mark.parametrize("game", SEATS)
def test_what_is_foreseen_is_what_is_offered_later(game: str) -> None:
    planned = foreseen = 0
    for moves in range(0, 30, 2):
        table, seat = asked_others(game, moves)
        found = {offer.action.text() for offer in prospects(table.position(seat), moves)}
        while found and not table.over and table.to_act != seat:
            table.play(table.options()[0])
        planned += bool(found)
        foreseen += bool(found & set(table.options()))

    assert planned >= 3
    assert foreseen >= planned - 1  # others may do what nobody has thought of


def test_nothing_is_foreseen_beyond_what_is_revealed() -> None:
    table = Table("stone_age", 2, {"first_player": 0}, seed="prospects")
    while len(table.options()) > 1 and table.round == 1 and "send" in table.options()[0]:
        table.play(table.options()[-1])

    assert table.options()[0].startswith("act")  # and to act is to roll
    assert prospects(table.position(1 - table.to_act), 1) == []


@pytest.mark.parametrize("game", ["lost_mines", "stone_age"])
def test_a_seat_foresees_the_same_where_the_secrets_of_others_are_others(game: str) -> None:
    for moves in range(4, 10):
        table, seat = asked_others(game, moves)
        truth = table.position(seat)
        other = Position(table.game, truth.world(Stream(77 + moves)), seat)

        found = [offer.action.text() for offer in prospects(truth, moves)]

        assert found == [offer.action.text() for offer in prospects(other, moves)]


def test_what_may_be_done_at_any_time_is_no_answer_to_plan() -> None:
    table, seat = asked_others("caverna", 6)

    assert all(offer.kind != ANYTIME for offer in prospects(table.position(seat), 1))
