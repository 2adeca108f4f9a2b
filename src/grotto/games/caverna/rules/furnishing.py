"""Furnishing caverns [CAV-5.1, CAV-9]."""

from typing import Final, final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.offer import Cost
from grotto.core.phrase import Phrase, Who
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.actions import ORE_FOR_STONE, ORE_FOR_WOOD, Furnish
from grotto.games.caverna.answers import FURNISH
from grotto.games.caverna.components import FOOD, GOODS, NOTHING, STONE, WOOD, Goods, goods
from grotto.games.caverna.events import Furnished, TileCovered
from grotto.games.caverna.furnishings import (
    ADJACENT_DWELLINGS,
    ALL_TILES,
    BUILDER,
    DELIVERED,
    FURNISHING_COUNT,
    FURNISHING_RULES,
    FURNISHINGS,
    ORDINARY_DWELLING,
    SPARE_PART_STORAGE,
    TRADER,
    WORK_ROOM,
    Delivery,
)
from grotto.games.caverna.player import NO_TILE, Player, owns, renewed_home
from grotto.games.caverna.rules.anytime import give
from grotto.games.caverna.rules.counting import dwellings_around, worth
from grotto.games.caverna.rules.dwarfs import NO_DWARF
from grotto.games.caverna.rules.free import free_actions, no_owner
from grotto.games.caverna.rules.parts import Job, Part, player_of
from grotto.games.caverna.rules.prices import (
    furnishing_price,
    payable_swaps,
    payable_tiles,
    swapped,
)
from grotto.games.caverna.rules.supply import pay, plus, too_poor
from grotto.games.caverna.state import CavernaState, is_introductory
from grotto.games.caverna.vocabulary import AMOUNTS

_RIVAL: Final[dict[int, int]] = {TRADER: SPARE_PART_STORAGE, SPARE_PART_STORAGE: TRADER}
"""Tiles of which the later one covers the earlier one [ruling R17]."""
_RIVALS: Final[int] = 1 << TRADER | 1 << SPARE_PART_STORAGE


def furnishable_cells(player: Player, tile: int) -> int:
    """A tile goes into a free cell, or over its rival."""
    rival = _RIVAL.get(tile, NO_TILE)
    if rival != NO_TILE and owns(player, rival):
        return 1 << player.home.layout.index(rival)
    return free_cells(player)


def free_cells(player: Player) -> int:
    """Return the empty caverns, with the Work room also the tunnels."""
    home = player.home
    if owns(player, WORK_ROOM):
        return home.caverns | home.tunnels | home.deep_tunnels
    return home.caverns


def placeable_tiles(player: Player) -> int:
    """Return the tiles for which there is a cell, as bits: all, or those over a rival."""
    if free_cells(player):
        return ALL_TILES
    tiles = 0
    if player.tiles & _RIVALS:
        for tile, rival in _RIVAL.items():
            tiles |= owns(player, rival) << tile
    return tiles


@final
class FurnishPart(Part):
    """Furnish a cavern with one of some tiles."""

    __slots__ = ()

    def choice(self, state: CavernaState) -> int:
        """Return the tiles to choose from."""
        return state.supply & self.deed.furnishings

    def price(self, player: Player, tile: int) -> Goods:
        """A tile costs what is printed on it, unless the action names another price."""
        named = self.deed.price
        return furnishing_price(player, FURNISHINGS[tile].cost if named is NOTHING else named)

    def is_paid_plainly(self, player: Player) -> bool:
        """Tell whether there is one way to pay each tile, and it follows from what is printed."""
        return self.deed.price is NOTHING and not owns(player, BUILDER)

    def offers(self, state: CavernaState, job: Job) -> list[Action]:
        """List every tile that can be paid, in every cell and every way of paying."""
        player = player_of(state, job)
        tiles = self.choice(state) & placeable_tiles(player)
        if self.is_paid_plainly(player):
            return _paid_plainly(player, tiles & payable_tiles(player))
        offers: list[Action] = []
        for tile in members(tiles):
            ways = payable_swaps(player, self.price(player, tile))
            if ways:
                cells = members(furnishable_cells(player, tile))
                offers += [FURNISH[tile][cell][swaps] for cell in cells for swaps in ways]
        return offers

    def is_possible(self, state: CavernaState, job: Job) -> bool:
        """It takes a cavern and a tile that can be paid."""
        player = player_of(state, job)
        tiles = self.choice(state) & placeable_tiles(player)
        if not tiles:
            return False
        if self.is_paid_plainly(player):
            return tiles & payable_tiles(player) != 0
        for tile in members(tiles):  # noqa: SIM110 (a generator is slow)
            if payable_swaps(player, self.price(player, tile)):
                return True
        return False

    def may_become_possible(self, state: CavernaState, job: Job) -> bool:
        """Food for a tile that costs food may still be had, too."""
        player = player_of(state, job)
        if super().may_become_possible(state, job):
            return True
        hungry = any(
            FURNISHINGS[tile].cost[FOOD] > player.goods[FOOD] and furnishable_cells(player, tile)
            for tile in members(self.choice(state))
        )
        return hungry and bool(free_actions(player, NO_DWARF))

    def carry_out(self, state: CavernaState, job: Job, action: Action) -> None:
        """Pay the tile and put it into its place."""
        assert isinstance(action, Furnish)
        player = player_of(state, job)
        price = swapped(self.price(player, action.tile), action.swaps)
        pay(player, price)
        state.tell(Furnished, job.seat, action.tile, action.cell, price)
        put(state, job.seat, action.tile, action.cell)
        welcome(state, job.seat, action.tile)

    def refusals(self, state: CavernaState, job: Job) -> list[Refusal]:
        """Explain every tile that cannot be furnished."""
        player = player_of(state, job)
        found = [self._refused(state, player, tile) for tile in range(FURNISHING_COUNT)]
        return [refusal for refusal in found if refusal is not None]

    def _refused(self, state: CavernaState, player: Player, tile: int) -> Refusal | None:
        target = f"furnish {FURNISHINGS[tile].key}"
        if not self.deed.furnishings >> tile & 1:
            choice = "ordinary" if self.deed.furnishings == ORDINARY_DWELLING else "any"
            reason = Phrase("caverna-reason-not-this-tile", {"dwelling": choice})
            return Refusal(target, reason, "CAV-5.1")
        if not state.supply >> tile & 1:
            return _gone(state, target, tile)
        if not furnishable_cells(player, tile):
            return Refusal(target, Phrase("caverna-reason-no-cavern"), "CAV-5.1")
        price = self.price(player, tile)
        if payable_swaps(player, price):
            return None
        return too_poor(player, target, price, "CAV-5.6")

    def hindrance(self, state: CavernaState, job: Job) -> Refusal | None:
        """Say that there is no cavern, or no tile that can be paid."""
        player = player_of(state, job)
        tiles = members(self.choice(state))
        if len(tiles) == 1:
            return self._refused(state, player, tiles[0])
        if not any(furnishable_cells(player, tile) for tile in tiles):
            return Refusal("furnish", Phrase("caverna-reason-no-cavern"), "CAV-5.1")
        return Refusal("furnish", Phrase("caverna-reason-no-tile-payable"), "CAV-5.6")

    def cost(self, state: CavernaState, job: Job, action: Action) -> Cost:
        assert isinstance(action, Furnish)
        price = self.price(player_of(state, job), action.tile)
        return AMOUNTS.counts(swapped(price, action.swaps))

    def gets(self, state: CavernaState, job: Job, action: Action) -> Goods:
        assert isinstance(action, Furnish)
        return welcome_gift(player_of(state, job), action.tile, action.cell)

    def concerns(self, action: Action) -> bool:
        """Furnishing is meant."""
        return isinstance(action, Furnish)

    def objection(self, state: CavernaState, job: Job, action: Action) -> Refusal | None:
        """Say why the tile cannot be had, not be put there, or not be paid in this way."""
        assert isinstance(action, Furnish)
        player = player_of(state, job)
        refused = self._refused(state, player, action.tile)
        if refused is not None:
            return refused
        if not furnishable_cells(player, action.tile) >> action.cell & 1:
            return _not_there(player, action)
        return _not_so_paid(player, action, self.price(player, action.tile))


def _paid_plainly(player: Player, tiles: int) -> list[Action]:
    """List the tiles in every cell, without ore of the Builder."""
    offers: list[Action] = []
    cells = members(free_cells(player))
    for tile in members(tiles):
        table = FURNISH[tile]
        where = members(furnishable_cells(player, tile)) if _RIVALS >> tile & 1 else cells
        for cell in where:
            offers.append(table[cell][0])  # noqa: PERF401 (as fast, and clearer)
    return offers


def _gone(state: CavernaState, target: str, tile: int) -> Refusal:
    """Explain that a tile never was on offer, that somebody has it, or that it is covered."""
    name = phrases.furnishing(tile)
    if is_introductory(state) and not FURNISHINGS[tile].introductory:
        return Refusal(target, Phrase("caverna-reason-not-in-game", {"tile": name}), "CAV-1.4")
    for seat, player in enumerate(state.players):
        if owns(player, tile):
            taken = Phrase("caverna-reason-tile-taken", {"tile": name, "who": Who(seat)})
            return Refusal(target, taken, "CAV-1.7")
    return Refusal(target, Phrase("caverna-reason-tile-gone", {"tile": name}), _covered_by(tile))


def _covered_by(tile: int) -> str:
    """Return the rule of the tile that covers another one for good."""
    return FURNISHING_RULES[_RIVAL.get(tile, tile)]


def _not_there(player: Player, action: Furnish) -> Refusal:
    """Explain that a cell is no empty cavern, or that a tile belongs on another one."""
    rival = _RIVAL.get(action.tile, NO_TILE)
    if rival != NO_TILE and owns(player, rival):
        args = {"tile": phrases.furnishing(action.tile), "other": phrases.furnishing(rival)}
        rule = FURNISHING_RULES[action.tile]
        return Refusal(action.text(), Phrase("caverna-reason-on-rival", dict(args)), rule)
    reason = Phrase("caverna-reason-not-a-cavern", {"cell": phrases.cell(action.cell)})
    return Refusal(action.text(), reason, "CAV-5.1")


def _not_so_paid(player: Player, action: Furnish, price: Goods) -> Refusal | None:
    """Explain why a price cannot be paid with so much ore of the Builder."""
    rule = FURNISHING_RULES[BUILDER]
    if action.swaps and not owns(player, BUILDER):
        return no_owner(action.text(), BUILDER, rule)
    for swap, good in ((ORE_FOR_WOOD, WOOD), (ORE_FOR_STONE, STONE)):
        if action.swaps & swap and not price[good]:
            reason = Phrase("caverna-reason-nothing-to-replace", {"good": GOODS[good]})
            return Refusal(action.text(), reason, rule)
    return too_poor(player, action.text(), swapped(price, action.swaps), "CAV-5.6")


def put(state: CavernaState, seat: int, tile: int, cell: int) -> None:
    """The tile fills its cavern or tunnel, and perhaps covers another tile for good."""
    player = state.players[seat]
    home = renewed_home(player)
    covered = home.layout[cell]
    if covered != NO_TILE:
        player.tiles &= ~(1 << covered)
        state.tell_numbers(TileCovered, seat, covered)
    state.supply &= ~(1 << tile) | ORDINARY_DWELLING
    player.tiles |= 1 << tile
    bit = 1 << cell
    home.caverns &= ~bit
    home.tunnels &= ~bit
    home.deep_tunnels &= ~bit
    home.furnished |= bit
    layout = list(home.layout)
    layout[cell] = tile
    home.layout = tuple(layout)


def welcome(state: CavernaState, seat: int, tile: int) -> None:
    """Some tiles give something at once, or announce deliveries."""
    player = state.players[seat]
    row = FURNISHINGS[tile]
    if row.at_once is not NOTHING:
        give(state, seat, tile, row.at_once)
    food = worth(player, row.food)
    if food:
        give(state, seat, tile, goods(food=food))
    if row.delivery.rounds:
        player.deliveries = expecting(player.deliveries, row.delivery)


def welcome_gift(player: Player, tile: int, cell: int) -> Goods:
    """Return what a tile would give at once if it were furnished in a cell."""
    row = FURNISHINGS[tile]
    if row.food.thing == ADJACENT_DWELLINGS:
        food = dwellings_around(player.home, cell) * row.food.gives
    else:
        food = worth(player, row.food)
    return plus(row.at_once, goods(food=food)) if food else row.at_once


def expecting(deliveries: tuple[int, ...], delivery: Delivery) -> tuple[int, ...]:
    """A supplier will come at the beginning of each of the next rounds."""
    return tuple(
        delivery.rounds if good == delivery.good else rounds
        for good, rounds in zip(DELIVERED, deliveries, strict=True)
    )
