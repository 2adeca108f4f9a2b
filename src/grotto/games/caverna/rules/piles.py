"""Goods that accumulate on action spaces [CAV-2.4]."""

from typing import Final

from grotto.core.bags import members
from grotto.games.caverna.components import LAST_ROUND, NOTHING, OVERFLOW, Goods
from grotto.games.caverna.rules.supply import plus, times
from grotto.games.caverna.spaces import (
    RUBY_MINING,
    RUBY_MINING_PAIR_START,
    SPACES,
    Space,
)
from grotto.games.caverna.state import CavernaState

_PAIR: Final = 2
_NONE: Final = bytes(1)


def _pile(space: Space, replenished: int) -> Goods:
    if not replenished:
        return NOTHING
    return plus(space.fresh, times(space.more, replenished - 1))


_PILES: Final[list[list[Goods]]] = [
    [_pile(space, replenished) for replenished in range(LAST_ROUND + 1)] for space in SPACES
]


_SIZES: Final[list[list[int]]] = [[sum(pile) for pile in piles] for piles in _PILES]


def pile_on(space: int, replenished: int) -> Goods:
    """Return the goods on a space by how often it was replenished since it was empty."""
    return _PILES[space][replenished]


def pile_size(space: int, replenished: int) -> int:
    """Count the goods on a space, all kinds together."""
    return _SIZES[space][replenished]


def accumulates(state: CavernaState, space: int, round_: int) -> bool:
    """With two players Ruby mining stays empty in the first two rounds."""
    if space == RUBY_MINING and len(state.players) == _PAIR:
        return round_ >= RUBY_MINING_PAIR_START
    return SPACES[space].fresh is not NOTHING


def refill_of(state: CavernaState, space: int) -> Goods:
    """Return what a space receives when it is replenished next, as it lies now."""
    if state.round == LAST_ROUND or not accumulates(state, space, state.round + 1):
        return NOTHING
    lying = state.piles[space] and not overflows(state, space)
    return SPACES[space].more if lying else SPACES[space].fresh


def overflows(state: CavernaState, space: int) -> bool:
    """Alone, a space with six goods, all kinds counted together, is emptied [ruling R3]."""
    return len(state.players) == 1 and pile_size(space, state.piles[space]) >= OVERFLOW


def replenish(state: CavernaState) -> None:
    """Every accumulation space in play receives goods."""
    piles = list(state.piles)
    for space in members(state.spaces):
        if accumulates(state, space, state.round):
            piles[space] += 1
    state.piles = bytes(piles)


def clear(state: CavernaState, space: int) -> None:
    """Nothing lies on a space any more."""
    piles = state.piles
    if piles[space]:
        state.piles = piles[:space] + _NONE + piles[space + 1 :]
