"""Scoring, line by line as on the pad [CAV-11]."""

from typing import Final

from grotto.core.outcome import Line, Mark, Sheet
from grotto.core.phrase import Phrase
from grotto.games.caverna.components import (
    BEGGING,
    DOG,
    FARM_ANIMALS,
    GOLD,
    LARGE_PASTURE_POINTS,
    MISSING_TYPE,
    ORE_MINE_POINTS,
    RUBY,
    RUBY_MINE_POINTS,
    SHEEP,
    SMALL_PASTURE_POINTS,
    SOLO_MARK,
    UNUSED_SPACE,
)
from grotto.games.caverna.furnishings import FURNISHINGS, MOST_LOSS_PREVENTED, WRITING_CHAMBER
from grotto.games.caverna.player import Home, Player, owns, unused_space
from grotto.games.caverna.rules.counting import grain_of, tiles_in, vegetables_of, worth

_ITEMS: Final = (
    "animals", "missing", "grain", "vegetables", "rubies", "dwarfs", "unused", "tiles", "pastures",
    "mines", "bonus", "gold", "begging",
)  # fmt: skip
_LABELS: Final = {item: Phrase("caverna-score", {"item": item}) for item in _ITEMS}


def sheet(player: Player) -> Sheet:
    """Score one player; ties are shared."""
    lines = zip(_ITEMS, _points(player), strict=True)
    return Sheet(tuple([Line(item, points, _LABELS[item]) for item, points in lines]))


def total(player: Player) -> int:
    """Return the points of one player, without a sheet: views ask for nothing more."""
    return sum(_points(player))


def _points(player: Player) -> list[int]:
    """Score every item of the pad, in its order."""
    return [
        sum(player.goods[SHEEP:]) + player.goods[DOG],
        missing_types(player) * MISSING_TYPE,
        (grain_of(player) + 1) // 2,
        vegetables_of(player),
        player.goods[RUBY],
        len(player.weapons),
        unused_cells(player.home) * UNUSED_SPACE,
        furnishing_points(player),
        pasture_points(player.home),
        mine_points(player.home),
        bonus_points(player),
        player.goods[GOLD],
        player.begging * BEGGING,
    ]


def missing_types(player: Player) -> int:
    """Count the types of farm animals that a player has none of."""
    return sum(player.goods[animal] == 0 for animal in FARM_ANIMALS)


def unused_cells(home: Home) -> int:
    """Count the cells of the board with neither tile nor stable."""
    return unused_space(home).bit_count()


def furnishing_points(player: Player) -> int:
    """Add up the points printed on furnishing tiles."""
    return sum(FURNISHINGS[tile].points for tile in tiles_in(player.home))


def pasture_points(home: Home) -> int:
    """Score the pastures."""
    small = home.small_pastures.bit_count() * SMALL_PASTURE_POINTS
    return small + len(home.large_pastures) * LARGE_PASTURE_POINTS


def mine_points(home: Home) -> int:
    """Score the mines."""
    ore = home.ore_mines.bit_count() * ORE_MINE_POINTS
    return ore + home.ruby_mines.bit_count() * RUBY_MINE_POINTS


def bonus_points(player: Player) -> int:
    """Score what parlors, storages and chambers count."""
    counted = sum(worth(player, FURNISHINGS[tile].bonus) for tile in tiles_in(player.home))
    return counted + prevented_loss(player)


def prevented_loss(player: Player) -> int:
    """The Writing chamber gives lost points back, but no more than seven [ruling R32]."""
    if not owns(player, WRITING_CHAMBER):
        return 0
    lost = missing_types(player) * MISSING_TYPE + unused_cells(player.home) * UNUSED_SPACE
    return min(MOST_LOSS_PREVENTED, -lost - player.begging * BEGGING)


def marks(seats: int) -> tuple[Mark, ...]:
    """Alone, one tries to beat 100 points."""
    if seats > 1:
        return ()
    return (Mark(SOLO_MARK, Phrase("caverna-mark")),)
