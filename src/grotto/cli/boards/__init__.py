"""Boards in words: a module for each game, named like it, that offers `BOARD`."""

from importlib import import_module
from importlib.util import find_spec

from grotto.cli.boards.board import Board
from grotto.cli.boards.plain import PlainBoard


def board_of(game: str) -> Board:
    """Return the board of a game; one without a board is played by its menus and its log."""
    name = f"{__name__}.{game}"
    if find_spec(name) is None:
        return PlainBoard()
    board: Board = import_module(name).BOARD
    return board
