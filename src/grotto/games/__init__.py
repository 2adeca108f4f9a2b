"""The shelf: every game Grotto can play. Adding one is a folder and a line here, or a package."""

from typing import Any, Final

from grotto.core.game import Game
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from grotto.games.caverna.game import CAVERNA
from grotto.games.lost_mines.game import LOST_MINES
from grotto.games.stone_age.game import STONE_AGE
from grotto.packages import Shelf

GAMES: Final = Shelf(STONE_AGE, CAVE_VS_CAVE, LOST_MINES, CAVERNA)


def find_game(game_id: str, rules: int | None = None) -> Game[Any]:
    """Return the game called `game_id`; whoever opens what was begun names its rules version.

    Raises:
        UnknownGame: when none is.
        UnknownRules: when we do not have these rules of it.
        BrokenGame: when one is, in a package that is broken.
    """
    return GAMES.find(game_id, rules)
