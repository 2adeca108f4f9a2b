"""Dwarfs at work: tables where the first player has just placed a dwarf."""

from collections.abc import Mapping
from typing import Final

from grotto.core.options import Value
from grotto.games.caverna.game import Player
from grotto.games.caverna.spaces import BOARD_SPACE, SPACES
from tests.rules.caverna.table import Table, given, seat

OWN, OTHER = range(2)
CARDS: Final = [space.key for space in SPACES if space.stage != BOARD_SPACE or not space.seats]
RICH: Final = "wood*9+stone*9+ore*9+grain*9+vegetable*9+food*9+gold*9"


def ready(
    space: str,
    *players: Player,
    seats: int = 2,
    pile: int = 0,
    workers: Mapping[str, int] | None = None,
    options: Mapping[str, Value] | None = None,
) -> Table:
    """The first player is asked to place a dwarf; a space was replenished `pile` times.

    A card lies open if it is named, be it the space itself or one with a worker.
    """
    cards = [key for key in CARDS if key == space or key in (workers or {})]
    table = given(
        *players,
        seats=seats,
        cards=" ".join(cards),
        piles={space: pile},
        workers=workers,
        options=options,
    )
    return table.turn()


def at(
    space: str,
    own: Player | None = None,
    *,
    seats: int = 2,
    pile: int = 0,
    options: Mapping[str, Value] | None = None,
) -> Table:
    """The first player has just placed a dwarf on a space, replenished `pile` times before."""
    table = ready(space, own or seat(), seats=seats, pile=pile, options=options)
    return table.play(f"place {space}")


def growing(space: str, seats: int) -> list[str]:
    """What lies on a space after one, two and three rounds if nobody takes it."""
    table = given(seats=seats, cards=space if space in CARDS else "", round_=5)
    return [table.replenish().pile(space) for _ in range(3)]
