"""Who can be asked a question, or look at the table, besides the numbered seats."""

from typing import Final

CHANCE: Final = -1
"""Dice and decks: asked for a roll or a draw, answered by the dealer."""

NOBODY: Final = -2
"""Nobody is to act: the game is over. An agenda step that asks nobody just happens."""

SPECTATOR: Final = -3
"""A viewer without a seat, who knows no secret."""


def clockwise(first: int, seats: int) -> list[int]:
    """List the seats in their order, from `first` on."""
    return [(first + distance) % seats for distance in range(seats)]
