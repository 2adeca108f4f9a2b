"""Cave vs Cave on the drawn board: whole games by mouse, by keyboard and by taps."""

import pytest

from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.players import CAVES, Player
from tests.web.tables import table_for


@pytest.mark.parametrize("seats", [1, 2])
def test_a_whole_game_is_played_by_mouse_on_the_board(visit: Visiting, seats: int) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "cave_vs_cave", seats))

    player = Player(at, CAVES).play_to_the_end()

    print(player.answers)
    somebody.picture(f"cave-vs-cave-over-{seats}")
