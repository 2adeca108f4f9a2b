"""What may be done at any time, and why not: food, rubies and exchanges [CAV-7]."""

from typing import Final

from grotto.core.action import Action
from grotto.core.phrase import Phrase
from grotto.core.refs import Ref, beside
from grotto.core.refusal import Refusal, refusal_of
from grotto.games.caverna import phrases
from grotto.games.caverna.answers import (
    CHANGE,
    DISARM,
    EAT,
    SPEND,
    SPEND_FOR_TILE,
    TRADE,
)
from grotto.games.caverna.components import (
    CATTLE,
    CATTLE_SURCHARGE,
    FOOD,
    GOLD,
    RUBY,
    goods,
)
from grotto.games.caverna.free_actions import Disarm, Eat, Free, SpendForTile
from grotto.games.caverna.furnishings import (
    EXCHANGES,
    EXCHANGING_TILES,
    PEACEFUL_CAVE,
    SLAUGHTERING_CAVE,
)
from grotto.games.caverna.home_board import LANDSCAPE, REWARD, RUBY_PRICE, SINGLES
from grotto.games.caverna.player import AT_HOME, Player, owns
from grotto.games.caverna.rules.ground import why_not_single
from grotto.games.caverna.rules.land import single_cells
from grotto.games.caverna.rules.supply import can_pay, too_poor
from grotto.games.caverna.vocabulary import goods_beside

LEAST_COINS: Final = 2
"""One coin alone becomes no food."""


def free_actions(player: Player, busy: int) -> list[Action]:
    """List what a player may do at any time; `busy` is the dwarf on an expedition, if any."""
    offers = eating_offers(player)
    if player.goods[RUBY]:
        offers += ruby_offers(player)
    if player.tiles & EXCHANGING_TILES:
        offers += exchange_offers(player, busy)
    return offers


def eating_offers(player: Player) -> list[Action]:
    """List what can be turned into food."""
    held = player.goods
    offers: list[Action] = []
    for row in EAT:
        if held[row.good] >= row.count:
            offers.append(row)  # noqa: PERF401 (as fast, and clearer)
    if held[GOLD] >= LEAST_COINS:
        offers.append(CHANGE)
    return offers


def food_from(player: Player, meal: Eat) -> int:
    """Return the food that something becomes; the Slaughtering cave adds one per farm animal."""
    return meal.food + (meal.animals if owns(player, SLAUGHTERING_CAVE) else 0)


def ruby_offers(player: Player) -> list[Action]:
    """List what rubies buy."""
    offers: list[Action] = []
    for row in SPEND:
        if row.good != CATTLE or player.goods[FOOD] >= CATTLE_SURCHARGE:
            offers.append(row)  # noqa: PERF401 (as fast, and clearer)
    for tile in SINGLES:
        if player.goods[RUBY] >= RUBY_PRICE[tile]:
            offers += [SPEND_FOR_TILE[tile][cell] for cell in single_cells(player.home, tile)]
    return offers


def exchange_offers(player: Player, busy: int) -> list[Action]:
    """List the exchanges of furnishing tiles; they know no limit."""
    offers = trading_offers(player)
    if owns(player, PEACEFUL_CAVE):
        offers += disarming_offers(player, busy)
    return offers


def trading_offers(player: Player) -> list[Action]:
    """List the exchanges of goods for goods that can be paid."""
    return [
        TRADE[index]
        for index, row in enumerate(EXCHANGES)
        if owns(player, row.tile) and can_pay(player, row.pay)
    ]


def disarming_offers(player: Player, busy: int) -> list[Action]:
    """Any weapon can be traded, but not in the middle of its expedition [ruling R31]."""
    offers: list[Action] = []
    for dwarf, weapon in enumerate(player.weapons):
        if weapon and dwarf != busy:
            offer = DISARM[player.whereabouts[dwarf] != AT_HOME][weapon]
            if offer not in offers:
                offers.append(offer)
    return offers


def brought_freely(player: Player, action: Free) -> tuple[Ref, ...]:
    """Say what something that is done at any time brings, besides what it says itself."""
    if isinstance(action, Eat):
        return (beside("food", food_from(player, action)),)
    if isinstance(action, SpendForTile):
        return goods_beside("gets", REWARD[action.cell])
    return ()


def can_still_get(player: Player) -> bool:
    """Tell whether rubies or exchanges could bring what is missing for something, but food."""
    if player.goods[RUBY]:
        return True
    return bool(player.tiles & EXCHANGING_TILES) and bool(trading_offers(player))


# ---- closed moments -----------------------------------------------------------------------------


def before_deed(action: Action) -> Refusal:
    """Explain that something has to be done on a space first."""
    return Refusal(action.text(), Phrase("caverna-reason-nothing-done-yet"), "CAV-7.1")


def within_deed(action: Action) -> Refusal:
    """Explain that nothing else is done in the middle of a deed."""
    return Refusal(action.text(), Phrase("caverna-reason-within-deed"), "CAV-7.1")


def while_breeding(action: Action) -> Refusal:
    """Explain that nothing else is done while animals breed."""
    return Refusal(action.text(), Phrase("caverna-reason-while-breeding"), "CAV-10.5")


# ---- refusals -----------------------------------------------------------------------------------


def free_objection(player: Player, action: Free, busy: int) -> Refusal | None:
    """Explain why one thing cannot be done at this time."""
    if isinstance(action, SpendForTile):
        return _no_tile_there(player, action)
    if isinstance(action, Disarm) and owns(player, PEACEFUL_CAVE):
        return _no_weapon(player, action, busy)
    return refusal_of(action.text(), free_refusals(player))


def _no_tile_there(player: Player, action: SpendForTile) -> Refusal:
    refused = _no_tile(player, action.tile)
    return refused or why_not_single(player.home, action.text(), action.tile, action.cell)


def _no_weapon(player: Player, action: Disarm, busy: int) -> Refusal:
    """Say that no such weapon is there, or that it is on an expedition."""
    if busy >= 0 and player.weapons[busy] == action.weapon:
        return Refusal(action.text(), Phrase("caverna-reason-weapon-in-use"), "CAV-9.30")
    args = {"strength": action.weapon, "where": "away" if action.away else "home"}
    return Refusal(action.text(), Phrase("caverna-reason-no-such-weapon", dict(args)), "CAV-9.30")


def free_refusals(player: Player) -> list[Refusal]:
    """Explain what cannot be done at this time."""
    found = [_no_meal(player, row) for row in EAT]
    found += [too_poor(player, row.text(), row.pay, "CAV-7.4") for row in SPEND]
    found += [_no_tile(player, tile) for tile in SINGLES]
    found += [_no_exchange(player, index) for index in range(len(EXCHANGES))]
    if player.goods[GOLD] < LEAST_COINS:
        found.append(too_poor(player, CHANGE.text(), goods(gold=LEAST_COINS), "CAV-7.3"))
    if not owns(player, PEACEFUL_CAVE):
        found.append(no_owner("disarm", PEACEFUL_CAVE, "CAV-9.30"))
    return [refusal for refusal in found if refusal is not None]


def _no_meal(player: Player, meal: Eat) -> Refusal | None:
    return too_poor(player, meal.text(), meal.pay, "CAV-7.2")


def _no_tile(player: Player, tile: int) -> Refusal | None:
    target = f"ruby {LANDSCAPE[tile]}"
    poor = too_poor(player, target, goods(ruby=RUBY_PRICE[tile]), "CAV-7.5")
    if poor is not None or single_cells(player.home, tile):
        return poor
    reason = Phrase("caverna-reason-no-cell", {"tile": LANDSCAPE[tile]})
    return Refusal(target, reason, "CAV-7.5")


def _no_exchange(player: Player, index: int) -> Refusal | None:
    row = EXCHANGES[index]
    if not owns(player, row.tile):
        return no_owner(TRADE[index].text(), row.tile, "CAV-7.6")
    return too_poor(player, TRADE[index].text(), row.pay, "CAV-7.6")


def no_owner(target: str, tile: int, rule: str) -> Refusal:
    """Explain that a furnishing tile is missing for something."""
    args = {"tile": phrases.furnishing(tile)}
    return Refusal(target, Phrase("caverna-reason-no-such-tile", dict(args)), rule)
