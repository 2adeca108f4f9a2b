"""Animals on a home board as everybody sees them: places, arrangements, ways to keep them."""

from typing import TypedDict

from grotto.games.caverna.components import DOG, FARM_KEYS
from grotto.games.caverna.free_actions import Keep
from grotto.games.caverna.home_board import CELL_KEYS
from grotto.games.caverna.player import Player
from grotto.games.caverna.rules.anytime import food_of
from grotto.games.caverna.rules.holders import herd_of, holders_of, housed_of
from grotto.games.caverna.rules.housing import (
    ANY,
    Herd,
    Holder,
    Stall,
    arrange,
    arrangements,
    most_of,
)
from grotto.games.caverna.vocabulary import HERD


class HolderView(TypedDict):
    """A place that houses farm animals of one type."""

    cell: str  # the first one of a large pasture
    only: str  # the one type that may live there; empty for any one
    room: int  # without dogs
    watched: bool  # whether dogs may watch sheep there


class StallView(TypedDict):
    """Animals in one place. They may stand otherwise as well: this is one way for most to fit."""

    cell: str
    animal: str
    count: int
    dogs: int


class KeepView(TypedDict):
    """A way to keep as many animals as possible, and what becomes of the others."""

    kept: dict[str, int]
    eaten: dict[str, int]
    food: int


class AnimalsView(TypedDict):
    """The farm animals of a seat, and where they live."""

    holders: list[HolderView]
    stalls: list[StallView]
    homeless: dict[str, int]
    keeps: list[KeepView]


def animals_of(player: Player) -> AnimalsView:
    """Return where animals live, and what can become of those without a place."""
    holders, housed = holders_of(player), housed_of(player)
    herd = herd_of(player)
    return {
        "holders": [_view_holder(holder) for holder in holders],
        "stalls": _view_stalls(arrange(holders, player.goods[DOG], housed) or []),
        "homeless": _difference(herd, housed),
        "keeps": [] if housed == herd else _keeps(player, holders, herd),
    }


def other_stalls(player: Player) -> list[list[StallView]]:
    """Return arrangements to choose from, the usual one first."""
    found = arrangements(holders_of(player), player.goods[DOG], housed_of(player))
    return [_view_stalls(stalls) for stalls in found]


def _keeps(player: Player, holders: list[Holder], herd: Herd) -> list[KeepView]:
    return [_view_keep(player, herd, kept) for kept in most_of(holders, player.goods[DOG], herd)]


def _view_keep(player: Player, herd: Herd, kept: Herd) -> KeepView:
    return {
        "kept": dict(HERD.counts(kept)),
        "eaten": _difference(herd, kept),
        "food": food_of(player, Keep(kept)),
    }


def _view_holder(holder: Holder) -> HolderView:
    return {
        "cell": CELL_KEYS[holder.cell],
        "only": "" if holder.only == ANY else FARM_KEYS[holder.only],
        "room": holder.room,
        "watched": holder.watched,
    }


def _view_stalls(stalls: list[Stall]) -> list[StallView]:
    return [
        {
            "cell": CELL_KEYS[stall.cell],
            "animal": FARM_KEYS[stall.animal],
            "count": stall.count,
            "dogs": stall.dogs,
        }
        for stall in stalls
    ]


def _difference(herd: Herd, kept: Herd) -> dict[str, int]:
    return dict(HERD.counts([count - part for count, part in zip(herd, kept, strict=True)]))
