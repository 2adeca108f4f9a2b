"""Choices: which answers are worth a try. Of many alike one is enough, and some never help."""

from grotto.bots.evaluations.caverna.layout import (
    furnishing_place,
    leaves_pairs,
    lies_best,
    stable_places,
)
from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.decision import Decision
from grotto.games.caverna.actions import (
    NO_CELL,
    Fence,
    Furnish,
    Lay,
    Place,
    Prefer,
    Sow,
    Stable,
)
from grotto.games.caverna.components import (
    FOOD,
    GRAIN,
    MOST_SOWN,
    SHEEP,
    VEGETABLE,
)
from grotto.games.caverna.free_actions import (
    Change,
    Disarm,
    Eat,
    Free,
    Spend,
    SpendForTile,
    Trade,
)
from grotto.games.caverna.furnishings import DWELLING, EXCHANGES, FURNISHINGS
from grotto.games.caverna.game import CavernaState
from grotto.games.caverna.home_board import ORE_MINE, RUBY_MINE
from grotto.games.caverna.player import Player, empty_fields
from grotto.games.caverna.round_actions import Feed, Save
from grotto.games.caverna.rules.ending import LastChance
from grotto.games.caverna.rules.feeding import FeedFamily
from grotto.games.caverna.rules.turns import ChooseSpace
from grotto.games.caverna.rules.usefulness import IMITATION
from grotto.games.caverna.spaces import SPACES


def is_worth_a_try(state: CavernaState, offer: Action) -> bool:
    """Tell whether no other offer is sure to be as good."""
    top = state.agenda[-1]
    player = state.players[top.seat]
    if isinstance(offer, Free):
        return _helps(top, player, offer)
    if isinstance(offer, Place):
        return _place(state, offer)
    if isinstance(offer, Sow):
        return _sow(player, offer)
    if isinstance(offer, Feed) and isinstance(top, FeedFamily):
        return _feed(top, player, offer)
    return _in_best_place(player, offer) and not isinstance(offer, (Prefer, Save))


def _place(state: CavernaState, offer: Place) -> bool:
    """Of several spaces that imitate others, the cheapest does."""
    if not IMITATION[offer.space]:
        return True
    fee = SPACES[offer.space].fee
    return not any(
        IMITATION[space] and SPACES[space].fee < fee
        for space in members(state.spaces & ~state.taken)
    )


def _sow(player: Player, offer: Sow) -> bool:
    """Sow as many fields as possible."""
    seed = min(MOST_SOWN, player.goods[GRAIN]) + min(MOST_SOWN, player.goods[VEGETABLE])
    return offer.grain + offer.vegetables == min(seed, empty_fields(player.home).bit_count())


def _feed(top: FeedFamily, player: Player, offer: Feed) -> bool:
    """Feed as many as possible."""
    return offer.food == min(player.goods[FOOD], top.need(player, offer.extra))


# ---- where to lay and build ----------------------------------------------------------------------


def _in_best_place(player: Player, offer: Action) -> bool:
    """Whatever is laid or built has a best place; all else has none."""
    if isinstance(offer, Lay):
        return _lay(player, offer)
    if isinstance(offer, Furnish):
        return offer.cell == furnishing_place(player, offer.tile)
    if isinstance(offer, Fence):
        return leaves_pairs(player.home.meadows, _cells(offer.cell, offer.other))
    if isinstance(offer, Stable):
        return offer.cell in stable_places(player.home)
    return True


def _lay(player: Player, offer: Lay) -> bool:
    tunnels = player.home.tunnels
    if offer.tile == ORE_MINE:
        taken = _cells(offer.cell, offer.other)
        return offer.cell < offer.other and leaves_pairs(tunnels, taken)
    if offer.tile == RUBY_MINE:
        deep = player.home.deep_tunnels >> offer.cell & 1
        return bool(deep) or leaves_pairs(tunnels, 1 << offer.cell)
    return lies_best(player, offer)


def _cells(cell: int, other: int) -> int:
    return 1 << cell if other == NO_CELL else 1 << cell | 1 << other


# ---- at any time ---------------------------------------------------------------------------------


def _helps(top: Decision[CavernaState], player: Player, offer: Free) -> bool:
    """Most things that may be done at any time are best done when they are needed."""
    if isinstance(top, FeedFamily):
        return _helps_to_feed(top, player, offer)
    if isinstance(top, LastChance):
        return not isinstance(offer, (Eat, Change, Disarm))
    return isinstance(top, ChooseSpace) and _helps_before_placing(player, offer)


def _helps_to_feed(top: FeedFamily, player: Player, offer: Free) -> bool:
    if player.goods[FOOD] >= top.need(player, 0):
        return False
    if isinstance(offer, Trade):
        return EXCHANGES[offer.row].get[FOOD] > 0
    if isinstance(offer, Spend):
        return offer.good == FOOD
    return not isinstance(offer, SpendForTile)


def _helps_before_placing(player: Player, offer: Free) -> bool:
    """Rubies may buy an animal, a tile, or what is missing for a dwelling."""
    if isinstance(offer, SpendForTile):
        return lies_best(player, Lay(offer.tile, offer.cell, NO_CELL))
    if not isinstance(offer, Spend):
        return False
    return offer.good >= SHEEP or player.goods[offer.good] < FURNISHINGS[DWELLING].cost[offer.good]
