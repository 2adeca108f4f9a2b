"""Furnishing tiles: printed points, what their bonus will count, and what their use brings.

Room for dwarfs and animals, goods at once and deliveries are not counted here: they show in what
the player owns.
"""

from collections.abc import Callable, Mapping
from typing import Final

from grotto.bots.evaluations.caverna import weights
from grotto.bots.evaluations.caverna.food import PAIR
from grotto.bots.evaluations.caverna.outlook import FULL_MEAL, Outlook
from grotto.games.caverna.components import (
    CATTLE,
    DONKEY,
    MISSING_TYPE,
    ORE,
    RUBY,
    SHEEP,
    STONE,
    UNUSED_SPACE,
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
from grotto.games.caverna.rules.counting import armed_dwarfs, grain_of, number_of, tiles_in
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
    return float(sum(tile_worth(view, tile) for tile in tiles_in(view.home)))


def tile_worth(view: Outlook, tile: int) -> float:
    """Return what one furnishing tile is worth to who has it."""
    row = FURNISHINGS[tile]
    worth = float(row.points)
    if row.bonus.gives:
        worth += bonus_worth(view, row.bonus)
    if tile not in USES:
        return worth
    rate, measure = USES[tile]
    return worth + rate * measure(view)


def bonus_worth(view: Outlook, bonus: Count) -> float:
    """Return what a bonus will count at the end, as far as one can tell now."""
    thing = bonus.thing
    if thing == ALL_DWARFS_ARMED:
        return bonus.gives * (armed_dwarfs(view.player) / view.dwarfs) ** 2
    count = float(number_of(view.player, thing))
    if thing == DWARFS_ABOVE_FOUR:
        soon = view.dwarfs == weights.FAMILY and view.rounds > 1
        return bonus.gives * (count + weights.FIFTH * soon)
    if thing == NO_DWARF_ARMED:
        return bonus.gives * count
    return bonus.gives * (count + PER_ROUND[thing] * view.rounds) / bonus.every


# ---- what the use of a tile goes by --------------------------------------------------------------


def _rounds(view: Outlook) -> float:
    return view.rounds


def _turns(view: Outlook) -> float:
    return view.turns


def _feedings(view: Outlook) -> float:
    return view.meals / FULL_MEAL


def _tunnels(view: Outlook) -> float:
    return view.fade * (view.home.tunnels | view.home.deep_tunnels).bit_count()


def _unarmed(view: Outlook) -> float:
    return view.fade * (view.dwarfs - armed_dwarfs(view.player))


def _weapons(view: Outlook) -> float:
    return sum(view.player.weapons)


def _donkeys_digging(view: Outlook) -> float:
    return view.rounds * donkeys_in_ore_mines(view.player)


def _donkeys_at_meals(view: Outlook) -> float:
    return view.meals * donkeys_in_mines(view.player) / FULL_MEAL


def _donkeys_born(view: Outlook) -> float:
    return view.breedings if view.goods[DONKEY] >= PAIR else 0.0


def _animals_born(view: Outlook) -> float:
    return view.breedings * fertile_types(view.player).bit_count()


def _breeding_food(view: Outlook) -> float:
    return view.breedings * BREEDING_FOOD[fertile_types(view.player).bit_count()]


def _crop_sets(view: Outlook) -> float:
    return number_of(view.player, CROP_SETS) + PER_ROUND[CROP_SETS] * view.rounds


def _grain(view: Outlook) -> float:
    return grain_of(view.player) + view.rounds / 2


def _boars(view: Outlook) -> float:
    return view.goods[WILD_BOAR] + view.rounds / 4


def _ore_and_rubies(view: Outlook) -> float:
    return min(view.goods[ORE], view.goods[RUBY]) + view.rounds / 5


def _spare_parts(view: Outlook) -> float:
    held = view.goods
    return min(held[WOOD], held[STONE], held[ORE]) + view.rounds / 5


def _losses(view: Outlook) -> float:
    """Return the points that the Writing chamber will give back."""
    lost = missing_types(view.player) * MISSING_TYPE + unused_cells(view.home) * UNUSED_SPACE
    expected = max(0.0, -lost - weights.MENDED * view.turns)
    return min(float(MOST_LOSS_PREVENTED), expected)


USES: Final[Mapping[int, tuple[float, Callable[[Outlook], float]]]] = {
    WORK_ROOM: (0.27, _tunnels),
    GUEST_ROOM: (0.14, _rounds),
    OFFICE_ROOM: (0.1, _turns),
    CARPENTER: (0.082, _turns),
    STONE_CARVER: (0.082, _turns),
    BUILDER: (0.02, _turns),
    TRADER: (0.014, _turns),
    BLACKSMITH: (0.34, _unarmed),
    MINER: (0.2, _donkeys_digging),
    DOG_SCHOOL: (0.068, _rounds),
    QUARRY: (0.41, _donkeys_born),
    SEAM: (0.14, _rounds),
    SLAUGHTERING_CAVE: (0.2, _animals_born),
    COOKING_CAVE: (0.68, _crop_sets),
    WORKING_CAVE: (0.34, _feedings),
    MINING_CAVE: (0.41, _donkeys_at_meals),
    BREEDING_CAVE: (0.34, _breeding_food),
    PEACEFUL_CAVE: (0.1, _weapons),
    HUNTING_PARLOR: (0.14, _boars),
    BEER_PARLOR: (0.34, _grain),
    BLACKSMITHING_PARLOR: (0.27, _ore_and_rubies),
    SPARE_PART_STORAGE: (0.41, _spare_parts),
    WRITING_CHAMBER: (1.0, _losses),
}
"""What the use of a tile brings in the time that is left: points for each of what it goes by."""
