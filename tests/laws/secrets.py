"""How many worlds fit what a viewer knows: an independent count to judge `worlds` by.

Where counting all is too much, a count may be too low, as long as it exceeds one just when more
than one world fits.
"""

from collections.abc import Callable
from itertools import permutations
from math import comb, perm, prod
from typing import Any, Final

from grotto.core.state import State
from grotto.games.lost_mines.game import LOST_MINES, LostMinesState
from grotto.games.stone_age.game import STONE_AGE, StoneAgeState

View = dict[str, Any]


def stone_age_worlds(state: State, viewer: int) -> int:
    """One secret card at most, which is any of those the viewer has not seen."""
    assert isinstance(state, StoneAgeState)
    view: Any = STONE_AGE.view(state, viewer)
    held = sum(mat["secret_count"] - len(mat["secret_cards"]) for mat in view["players"])
    return comb(len(view["unseen_cards"]), held)


def one_world(_: State, __: int) -> int:
    """What lies face down in both Cavernas is decided when it is turned up: there is no secret."""
    return 1


def lost_mines_worlds(state: State, viewer: int) -> int:
    """Roles, mines and treasures are counted; of the cards only whether two of them can swap."""
    assert isinstance(state, LostMinesState)
    view: Any = LOST_MINES.view(state, viewer)
    roles = [ways_to_play_roles(view, clan) for clan in ("blue", "yellow")]
    values = [ways_to_fill_slots(view, symbol) for symbol in ("gold", "silver", "gems")]
    hidden = [mine for mine in view["mines"] if not mine["mine"] and mine["known_to"]]
    unseen_mines = sum(not mine["mine"] for mine in view["mines"])
    cards = 1 + can_cards_swap(view, viewer)
    return prod([*roles, *values, perm(unseen_mines, len(hidden)), cards])


def ways_to_play_roles(view: View, clan: str) -> int:
    """In how many ways the unseen dwarf cards of a clan can lie before its players."""
    unseen = [key for key, count in view["unseen_dwarfs"].items() for _ in range(count)]
    own = [key for key in unseen if key.startswith(clan)]
    hidden = [p for p in view["players"] if p["clan"] == clan and not p["role"]]
    return len(set(permutations(own, len(hidden))))


def ways_to_fill_slots(view: View, symbol: str) -> int:
    """In how many ways the treasures that others have seen can be worth something."""
    slots = [slot for slot in view["treasures"] if slot["symbol"] == symbol]
    known = sum(bool(slot["value"]) for slot in slots)
    return perm(4 - known, sum(not s["value"] and bool(s["known_to"]) for s in slots))


def can_cards_swap(view: View, viewer: int) -> bool:
    """Whether another seat has a card that could be a different one, now in the pile or aside."""
    others = [p for seat, p in enumerate(view["players"]) if seat != viewer]
    return any(p["hand_size"] + p["buried_size"] for p in others) and len(view["unseen"]) > 1


WORLDS_THAT_FIT: Final[dict[str, Callable[[State, int], int]]] = {
    "stone_age": stone_age_worlds,
    "cave_vs_cave": one_world,
    "lost_mines": lost_mines_worlds,
    "caverna": one_world,
}
