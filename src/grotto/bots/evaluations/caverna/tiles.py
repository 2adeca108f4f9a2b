"""Furnishing tiles: printed points, what their bonus will count, and what their use brings.

Room for dwarfs and animals, goods at once and deliveries are not counted here: they show in what
the player owns.
"""

from collections.abc import Callable, Mapping
from typing import Final

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.outlook import Outlook
from grotto.games.caverna.components import (
    CATTLE,
    DOG,
    DONKEY,
    GRAIN,
    MISSING_TYPE,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    UNUSED_SPACE,
    VEGETABLE,
    WILD_BOAR,
    WOOD,
)
from grotto.games.caverna.furnishings import (
    ADJACENT_DWELLINGS,
    ALL_DWARFS_ARMED,
    ALL_FARM_ANIMALS,
    ARMED_DWARFS,
    BEER_PARLOR,
    BLACKSMITH,
    BLACKSMITHING_PARLOR,
    BREEDING_CAVE,
    BREEDING_FOOD,
    BUILDER,
    CARPENTER,
    COOKING_CAVE,
    CROP_SETS,
    DOG_SCHOOL,
    DWARFS_ABOVE_FOUR,
    FURNISHINGS,
    GUEST_ROOM,
    HUNTING_PARLOR,
    MINER,
    MINING_CAVE,
    MOST_LOSS_PREVENTED,
    NO_DWARF_ARMED,
    OFFICE_ROOM,
    PEACEFUL_CAVE,
    QUARRY,
    SEAM,
    SLAUGHTERING_CAVE,
    SPARE_PART_STORAGE,
    STONE_CARVER,
    TRADER,
    WORK_ROOM,
    WORKING_CAVE,
    WRITING_CHAMBER,
    YELLOW_TILES,
    Count,
)
from grotto.games.caverna.rules.breeding import fertile_types
from grotto.games.caverna.rules.counting import armed_dwarfs, number_of, tiles_in
from grotto.games.caverna.rules.feeding import donkeys_in_mines
from grotto.games.caverna.rules.incomes import donkeys_in_ore_mines
from grotto.games.caverna.rules.scoring import missing_types, unused_cells

PER_ROUND: Final[Mapping[int, float]] = {
    SHEEP: 0.3,
    CATTLE: 0.25,
    STONE: 0.3,
    ORE: 0.4,
    RUBY: 0.25,
    YELLOW_TILES: 0.15,
    ARMED_DWARFS: 0.1,
    CROP_SETS: 0.2,
    ALL_FARM_ANIMALS: 1.0,
    ADJACENT_DWELLINGS: 0.1,
}
"""How many more of a thing there will be at the end for every round to come."""


def tiles_worth(view: Outlook) -> float:
    """Add up what all furnishing tiles of a home are worth."""
    return sum(tile_worth(view, tile) for tile in tiles_in(view.home))


def tile_worth(view: Outlook, tile: int) -> float:
    """Return what one furnishing tile is worth to who has it."""
    row = FURNISHINGS[tile]
    worth: float = row.points
    if row.bonus.gives:
        worth += bonus_worth(view, row.bonus)
    use = USES.get(tile)
    return worth if use is None else worth + use(view)


def bonus_worth(view: Outlook, bonus: Count) -> float:
    """Return what a bonus will count at the end, as far as one can tell now."""
    thing = bonus.thing
    if thing == ALL_DWARFS_ARMED:
        return bonus.gives * (armed_dwarfs(view.player) / view.dwarfs) ** 2
    count: float = number_of(view.player, thing)
    if thing == DWARFS_ABOVE_FOUR:
        soon = view.dwarfs == weights.FAMILY and view.rounds > 1
        return bonus.gives * (count + weights.FIFTH * soon)
    if thing == NO_DWARF_ARMED:
        return bonus.gives * count
    return bonus.gives * (count + PER_ROUND[thing] * view.rounds) / bonus.every


def _builds(view: Outlook) -> float:
    """Return how many tiles, fences and stables are still to be paid."""
    return weights.BUILDS * view.turns


def _work_room(view: Outlook) -> float:
    home = view.home
    return 0.4 * view.fade * (home.tunnels | home.deep_tunnels).bit_count()


def _guest_room(view: Outlook) -> float:
    return 0.2 * view.rounds


def _office_room(view: Outlook) -> float:
    return min(4.0, 0.12 * view.turns) * 1.5


def _carpenter(view: Outlook) -> float:
    return _builds(view) * weights.WOOD_PRICES[0][1]


def _stone_carver(view: Outlook) -> float:
    return _builds(view) * weights.STONE_PRICES[0][1]


def _builder(view: Outlook) -> float:
    return 0.15 * _builds(view)


def _trader(view: Outlook) -> float:
    return 0.1 * _builds(view)


def _blacksmith(view: Outlook) -> float:
    unarmed = view.dwarfs - armed_dwarfs(view.player)
    return 0.5 * unarmed * view.fade


def _miner(view: Outlook) -> float:
    return weights.ORE_PRICES[1][1] * view.rounds * donkeys_in_ore_mines(view.player)


def _dog_school(view: Outlook) -> float:
    return 0.1 * view.rounds


def _quarry(view: Outlook) -> float:
    pair = view.goods[DONKEY] > 1
    return weights.STONE_PRICES[0][1] * view.breedings * (0.9 if pair else 0.2)


def _seam(view: Outlook) -> float:
    return 0.3 * view.rounds * weights.ORE_PRICES[1][1] * 2


def _slaughtering_cave(view: Outlook) -> float:
    eaten = fertile_types(view.player).bit_count()
    return weights.FOOD_PRICE * view.breedings * (0.3 + 0.5 * eaten)


def _cooking_cave(view: Outlook) -> float:
    sets = number_of(view.player, CROP_SETS) + 0.3 * view.rounds
    return weights.FOOD_PRICE * 2 * sets


def _working_cave(view: Outlook) -> float:
    return view.meals * (weights.FOOD_PRICE - 0.25)


def _mining_cave(view: Outlook) -> float:
    return 0.5 * view.meals * weights.FOOD_PRICE * donkeys_in_mines(view.player)


def _breeding_cave(view: Outlook) -> float:
    young = fertile_types(view.player).bit_count()
    return weights.FOOD_PRICE * view.breedings * BREEDING_FOOD[young]


def _peaceful_cave(view: Outlook) -> float:
    return 0.15 * sum(view.player.weapons)


def _hunting_parlor(view: Outlook) -> float:
    return 0.4 * (view.goods[WILD_BOAR] / 2 + 0.15 * view.rounds)


def _beer_parlor(view: Outlook) -> float:
    grain = view.goods[GRAIN] + number_of(view.player, CROP_SETS) * 0.5
    return 0.7 * (grain + 0.3 * view.rounds)


def _blacksmithing_parlor(view: Outlook) -> float:
    return 0.4 * (min(view.goods[ORE], view.goods[RUBY]) + 0.2 * view.rounds)


def _spare_part_storage(view: Outlook) -> float:
    held = view.goods
    return 0.6 * (min(held[WOOD], held[STONE], held[ORE]) + 0.2 * view.rounds)


def _writing_chamber(view: Outlook) -> float:
    lost = missing_types(view.player) * MISSING_TYPE + unused_cells(view.home) * UNUSED_SPACE
    expected = max(0.0, -lost - weights.MENDED * view.turns)
    return min(float(MOST_LOSS_PREVENTED), expected)


USES: Final[Mapping[int, Callable[[Outlook], float]]] = {
    WORK_ROOM: _work_room,
    GUEST_ROOM: _guest_room,
    OFFICE_ROOM: _office_room,
    CARPENTER: _carpenter,
    STONE_CARVER: _stone_carver,
    BUILDER: _builder,
    TRADER: _trader,
    BLACKSMITH: _blacksmith,
    MINER: _miner,
    DOG_SCHOOL: _dog_school,
    QUARRY: _quarry,
    SEAM: _seam,
    SLAUGHTERING_CAVE: _slaughtering_cave,
    COOKING_CAVE: _cooking_cave,
    WORKING_CAVE: _working_cave,
    MINING_CAVE: _mining_cave,
    BREEDING_CAVE: _breeding_cave,
    PEACEFUL_CAVE: _peaceful_cave,
    HUNTING_PARLOR: _hunting_parlor,
    BEER_PARLOR: _beer_parlor,
    BLACKSMITHING_PARLOR: _blacksmithing_parlor,
    SPARE_PART_STORAGE: _spare_part_storage,
    WRITING_CHAMBER: _writing_chamber,
}
"""What the use of a tile brings in the time that is left."""
