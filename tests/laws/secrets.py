"""How many worlds fit what a viewer knows: an independent count to judge `worlds` by."""

from collections.abc import Callable
from math import comb
from typing import Any, Final

from grotto.core.state import State
from grotto.games.stone_age.game import STONE_AGE, StoneAgeState


def stone_age_worlds(state: State, viewer: int) -> int:
    """One secret card at most, which is any of those the viewer has not seen."""
    assert isinstance(state, StoneAgeState)
    view: Any = STONE_AGE.view(state, viewer)
    held = sum(mat["secret_count"] - len(mat["secret_cards"]) for mat in view["players"])
    return comb(len(view["unseen_cards"]), held)


def one_world(_: State, __: int) -> int:
    """What lies face down in Cave vs Cave is decided when it is turned up: there is no secret."""
    return 1


WORLDS_THAT_FIT: Final[dict[str, Callable[[State, int], int]]] = {
    "stone_age": stone_age_worlds,
    "cave_vs_cave": one_world,
}
