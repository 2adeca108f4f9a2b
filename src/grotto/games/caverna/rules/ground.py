"""Why a landscape tile cannot lie on a cell [CAV-3.3, CAV-3.4, CAV-3.7–CAV-3.9]."""

from typing import Final

from grotto.core.bags import members
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.caverna import phrases
from grotto.games.caverna.furnishings import OFFICE_ROOM
from grotto.games.caverna.home_board import (
    BOARD,
    ENTRANCE,
    FIELD,
    FOREST,
    LANDSCAPE,
    MEADOW_FIELD,
    ORE_MINE,
    RUBY_MINE,
)
from grotto.games.caverna.player import Home, Player, forest_tiles, mountain_tiles, owns
from grotto.games.caverna.rules.land import ore_mine_offers

_TWO: Final = 2

TILE_RULES: Final[tuple[str, ...]] = (
    "CAV-3.3", "CAV-3.4", "CAV-3.4", "CAV-3.7",
    "CAV-3.3", "CAV-3.3", "CAV-3.4", "CAV-3.4", "CAV-3.8",
)  # fmt: skip
"""Where the rulebook tells of a landscape tile."""


def no_cell_for(target: str, tile: int) -> Refusal:
    """Explain that a landscape tile fits nowhere."""
    reason = Phrase("caverna-reason-no-cell", {"tile": LANDSCAPE[tile]})
    return Refusal(target, reason, TILE_RULES[tile])


# ---- tiles on forest and rock --------------------------------------------------------------------


def why_not_single(home: Home, target: str, tile: int, cell: int) -> Refusal:
    """Explain why a single tile cannot lie on a cell."""
    if not BOARD >> cell & 1:
        return Refusal(target, Phrase("caverna-reason-single-over-edge"), "CAV-3.9")
    field = cell if tile == FIELD else -1
    return Refusal(target, _why_not_there(home, 1 << cell, field), TILE_RULES[tile])


def why_not_twin(player: Player, target: str, tile: int, cell: int, other: int) -> Refusal:
    """Explain why a twin tile cannot lie on two cells, the first half on the first one."""
    cells = 1 << cell | 1 << other
    if cells & ~BOARD and not owns(player, OFFICE_ROOM):
        office = phrases.furnishing(OFFICE_ROOM)
        return Refusal(target, Phrase("caverna-reason-over-edge", {"tile": office}), "CAV-3.9")
    if (cells & ~BOARD).bit_count() == _TWO:
        return Refusal(target, Phrase("caverna-reason-off-board"), "CAV-3.9")
    field = other if tile == MEADOW_FIELD else -1
    return Refusal(target, _why_not_there(player.home, cells, field), TILE_RULES[tile])


def _why_not_there(home: Home, cells: int, field: int) -> Phrase:
    """Explain what speaks against these cells; `field` is the one that would become a field."""
    forest = bool(cells & FOREST)
    laid = forest_tiles(home) if forest else mountain_tiles(home)
    if cells & laid:
        first = members(cells & laid)[0]
        return Phrase("caverna-reason-covered", {"cell": phrases.cell(first)})
    if field >= 0 and home.stables >> field & 1:
        return Phrase("caverna-reason-field-on-stable", {"cell": phrases.cell(field)})
    if not laid:
        return Phrase("caverna-reason-first-tile", {"cell": phrases.cell(ENTRANCE)})
    return Phrase("caverna-reason-not-beside", {"half": "forest" if forest else "mountain"})


# ---- mines on tunnels ----------------------------------------------------------------------------


def why_no_ore_mine(home: Home, target: str, cells: int) -> Refusal:
    """Explain why an ore mine and its deep tunnel cannot lie on two cells."""
    if not ore_mine_offers(home):
        return no_cell_for(target, ORE_MINE)
    return _no_tunnel(target, cells & ~home.tunnels, TILE_RULES[ORE_MINE])


def why_no_ruby_mine(home: Home, target: str, cell: int, *, deep: bool) -> Refusal:
    """Explain why a ruby mine cannot lie on a cell, by the kind of tunnel that is asked for."""
    rule = TILE_RULES[RUBY_MINE]
    if not home.tunnels | home.deep_tunnels:
        return no_cell_for(target, RUBY_MINE)
    if home.deep_tunnels >> cell & 1 and not deep:
        return _no_tunnel(target, 1 << cell, rule)
    name = phrases.cell(cell)
    if home.tunnels >> cell & 1:
        return Refusal(target, Phrase("caverna-reason-no-deep-tunnel", {"cell": name}), rule)
    return Refusal(target, Phrase("caverna-reason-no-tunnel", {"cell": name}), rule)


def _no_tunnel(target: str, cells: int, rule: str) -> Refusal:
    """Explain that the first of some cells has no ordinary tunnel."""
    cell = phrases.cell(members(cells)[0])
    return Refusal(target, Phrase("caverna-reason-no-ordinary-tunnel", {"cell": cell}), rule)
