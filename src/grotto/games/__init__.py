"""The shelf: every game Grotto can play. Adding one is a folder and a line here."""

from typing import Any, Final

from grotto.core.errors import UnknownGame
from grotto.core.game import Game
from grotto.games.cave_vs_cave.game import CAVE_VS_CAVE
from grotto.games.caverna.game import CAVERNA
from grotto.games.lost_mines.game import LOST_MINES
from grotto.games.stone_age.game import STONE_AGE

GAMES: Final[dict[str, Game[Any]]] = {
    game.info.id: game for game in (STONE_AGE, CAVE_VS_CAVE, LOST_MINES, CAVERNA)
}


def find_game(game_id: str) -> Game[Any]:
    """Return the game called `game_id`.

    Raises:
        UnknownGame: when none is.
    """
    if game_id not in GAMES:
        raise UnknownGame(game_id, list(GAMES))
    return GAMES[game_id]
