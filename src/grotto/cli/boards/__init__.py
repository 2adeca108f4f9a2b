"""Boards in words: a module for each game, named like it, that offers `BOARD`."""

from grotto.cli.boards.board import Board
from grotto.cli.boards.plain import PlainBoard
from grotto.packages import BOARD, part_of


def board_of(game: str) -> Board:
    """Return the board of a game; one without a board is played by its menus and its log.

    Raises:
        BrokenGame: when the game's package has a board that does not load.
    """
    board: Board | None = part_of(game, BOARD)
    return board or PlainBoard()
