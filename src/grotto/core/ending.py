"""How far the end of a game is, as views say it."""

from typing import TypedDict


class EndingView(TypedDict):
    """Something that ends the game, and how much of it is left until then.

    `rounds` are those after the one that is played. Every other kind is a supply: of `cards`, of a
    `stack` of tiles, of a `pile` to draw from.
    """

    kind: str
    left: int
