"""Greedy families in Caverna grow, are fed, and beat aimless ones at any number of seats."""

import pytest

from grotto.arena.match import match
from grotto.bots import new_bot
from grotto.games.caverna.game import CAVERNA
from grotto.play.table import Table


def test_greedy_families_grow_and_are_fed() -> None:
    table = Table("caverna", 2, seed="a family")
    bots = [new_bot("greedy", CAVERNA, seed) for seed in range(2)]
    while not table.over:
        table.play(bots[table.to_act].choose(table.position(table.to_act)).text())
    sheets = [{line.item: line.points for line in sheet.lines} for sheet in table.outcome().sheets]

    assert min(sheet["dwarfs"] for sheet in sheets) > 2
    assert max(abs(sheet["begging"]) for sheet in sheets) <= 3
    assert min(table.outcome().totals) > 50


@pytest.mark.parametrize("seats", [4, 7])
def test_one_greedy_player_beats_many_random_ones(seats: int) -> None:
    line_up = ["greedy"] + ["random"] * (seats - 1)

    result = match("caverna", line_up, games=seats, seed="caves")

    assert result.by_bot[0].name == "greedy"
    assert result.by_bot[0].win_share >= 0.9
