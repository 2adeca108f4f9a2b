"""What each line of the scoring pad consists of, for who looks at it [CAV-11]."""

from collections.abc import Iterable

from grotto.core.outcome import Portion, Portions
from grotto.games.caverna.components import (
    BEGGING,
    DOG,
    FARM_ANIMALS,
    GOODS,
    GRAIN,
    LARGE_PASTURE_POINTS,
    MISSING_TYPE,
    ORE_MINE_POINTS,
    RUBY_MINE_POINTS,
    SMALL_PASTURE_POINTS,
    UNUSED_SPACE,
    VEGETABLE,
)
from grotto.games.caverna.furnishings import FURNISHING_KEYS, FURNISHINGS, WRITING_CHAMBER
from grotto.games.caverna.home_board import FOREST
from grotto.games.caverna.player import Player, unused_space
from grotto.games.caverna.rules.counting import grain_of, tiles_in, vegetables_of, worth
from grotto.games.caverna.rules.scoring import prevented_loss


def portions_of(player: Player) -> Portions:
    """Return what the lines of a player consist of; a line of one thing alone is left out."""
    return {
        "animals": _some(_animals(player)),
        "missing": tuple(_missing(player)),
        "grain": _some(_crops(player.goods[GRAIN], grain_of(player))),
        "vegetables": _some(_crops(player.goods[VEGETABLE], vegetables_of(player))),
        "unused": _some(_unused(player)),
        "tiles": tuple(_tiles(player)),
        "pastures": _some(_pastures(player)),
        "mines": _some(_mines(player)),
        "bonus": _bonuses(player),
        "begging": _some([_each("begging", player.begging, BEGGING)]),
    }


def _bonuses(player: Player) -> tuple[Portion, ...]:
    found: list[Portion] = []
    for tile in tiles_in(player.home):
        points = worth(player, FURNISHINGS[tile].bonus)
        if tile == WRITING_CHAMBER:
            points = prevented_loss(player)
        if points:
            found.append(Portion(FURNISHING_KEYS[tile], 1, points))
    return tuple(found)


def _some(portions: Iterable[Portion]) -> tuple[Portion, ...]:
    return tuple([portion for portion in portions if portion.count])


def _each(key: str, count: int, points: int) -> Portion:
    return Portion(key, count, count * points)


def _animals(player: Player) -> list[Portion]:
    return [_each(GOODS[good], player.goods[good], 1) for good in (DOG, *FARM_ANIMALS)]


def _missing(player: Player) -> list[Portion]:
    lacking = [animal for animal in FARM_ANIMALS if not player.goods[animal]]
    return [Portion(GOODS[animal], 0, MISSING_TYPE) for animal in lacking]


def _crops(held: int, total: int) -> list[Portion]:
    """Grain is halved for all of it together, so neither part has points of its own."""
    return [Portion("supply", held), Portion("fields", total - held)]


def _unused(player: Player) -> list[Portion]:
    free = unused_space(player.home)
    forest = (free & FOREST).bit_count()
    mountain = free.bit_count() - forest
    return [_each("forest", forest, UNUSED_SPACE), _each("mountain", mountain, UNUSED_SPACE)]


def _tiles(player: Player) -> list[Portion]:
    tiles = tiles_in(player.home)
    return [
        _each(FURNISHING_KEYS[tile], tiles.count(tile), FURNISHINGS[tile].points)
        for tile in sorted(set(tiles))
        if FURNISHINGS[tile].points
    ]


def _pastures(player: Player) -> list[Portion]:
    home = player.home
    return [
        _each("small_pasture", home.small_pastures.bit_count(), SMALL_PASTURE_POINTS),
        _each("large_pasture", len(home.large_pastures), LARGE_PASTURE_POINTS),
    ]


def _mines(player: Player) -> list[Portion]:
    home = player.home
    return [
        _each("ore_mine", home.ore_mines.bit_count(), ORE_MINE_POINTS),
        _each("ruby_mine", home.ruby_mines.bit_count(), RUBY_MINE_POINTS),
    ]
