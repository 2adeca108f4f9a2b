"""Stone Age on the drawn board: whole games by mouse, by keyboard and by taps."""

from tests.web.at_table import AtTable
from tests.web.conftest import Visiting
from tests.web.players import TRIBES, Player
from tests.web.tables import table_for


def test_a_whole_game_is_played_by_mouse_on_the_board(visit: Visiting) -> None:
    somebody = visit()
    at = AtTable(somebody).open(table_for(somebody, "stone_age", level="greedy"))

    player = Player(at, TRIBES).play_to_the_end()

    print(player.answers)
    somebody.picture("stone-age-over")
