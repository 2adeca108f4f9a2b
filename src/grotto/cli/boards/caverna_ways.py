"""Answers of Caverna that say where something is laid, fenced, built or furnished, in groups."""

from collections.abc import Iterable, Sequence
from typing import Final

from grotto.cli.boards.caverna_pieces import furnishing_text
from grotto.cli.menu import Group, Line, single
from grotto.cli.speech import Speech
from grotto.core.action import Action
from grotto.games.caverna.actions import NO_CELL, Fence, Furnish, Lay, Stable
from grotto.games.caverna.components import STONE, WOOD, Goods
from grotto.games.caverna.free_actions import SpendForTile
from grotto.games.caverna.furnishings import COLOURS, FURNISHINGS
from grotto.games.caverna.home_board import CELL_KEYS, LANDSCAPE
from grotto.games.caverna.loot import LOOT, LOOT_KEYS
from grotto.games.caverna.view import CavernaView

MOST_COLUMNS: Final = 4
FEW_TILES: Final = 8
"""So few furnishing tiles need not be told apart by colour."""
HALVES: Final = {
    "meadow_field": ("meadow", "field"),
    "cavern_tunnel": ("cavern", "tunnel"),
    "ore_mine": ("ore_mine", "deep_tunnel"),
}
"""What lies on the first and on the second cell of a twin tile."""
CHEAPER: Final = ((WOOD, "carpenter"), (STONE, "stone_carver"))
"""Of which good one less is paid for a furnishing tile, and who has this tile."""


def together(label: str, lines: Sequence[Line]) -> list[Line]:
    """Put several lines into a group; a single one needs none."""
    return [Group(label, tuple(lines), MOST_COLUMNS)] if len(lines) > 1 else list(lines)


def grouped(label: str, offers: Sequence[Action], speech: Speech) -> list[Line]:
    """Put answers into a group, named by their cells; a single one says everything itself."""
    if len(offers) == 1:
        return [single(speech.say(offers[0].phrase()), offers[0])]
    return together(label, [single(cells_of(offer, speech), offer) for offer in offers])


def cells_of(offer: Action, speech: Speech) -> str:
    """Name the cells of an answer, and what comes to lie on each where they differ."""
    if isinstance(offer, Lay) and LANDSCAPE[offer.tile] in HALVES:
        halves = zip(HALVES[LANDSCAPE[offer.tile]], (offer.cell, offer.other), strict=True)
        return ", ".join(
            f"{speech.line('cli-caverna-land', kind=kind)} {_name(cell)}" for kind, cell in halves
        )
    if isinstance(offer, Lay | Fence) and offer.other != NO_CELL:
        return f"{_name(offer.cell)}, {_name(offer.other)}"
    assert isinstance(offer, Lay | Fence | Stable | SpendForTile)
    return _name(offer.cell)


def _name(cell: int) -> str:
    return CELL_KEYS[cell].upper()


# ---- landscape tiles, pastures and stables -------------------------------------------------------


def laying(offers: Iterable[Action], speech: Speech) -> list[Line]:
    """Gather the ways to lay a landscape tile, by tile."""
    by_tile: dict[int, list[Lay]] = {}
    for offer in offers:
        if isinstance(offer, Lay):
            by_tile.setdefault(offer.tile, []).append(offer)
    return [
        line for tile, ways in by_tile.items() for line in grouped(_lay(tile, speech), ways, speech)
    ]


def _lay(tile: int, speech: Speech) -> str:
    name = speech.line("caverna-landscape", tile=LANDSCAPE[tile])
    return speech.line("cli-caverna-lay", tile=name)


def building(offers: Sequence[Action], speech: Speech) -> list[Line]:
    """Gather the ways to fence pastures and to build a stable."""
    fences = [offer for offer in offers if isinstance(offer, Fence)]
    kinds: tuple[tuple[str, Sequence[Action]], ...] = (
        ("cli-caverna-fence-small", [offer for offer in fences if offer.other == NO_CELL]),
        ("cli-caverna-fence-large", [offer for offer in fences if offer.other != NO_CELL]),
        ("cli-caverna-stable", [offer for offer in offers if isinstance(offer, Stable)]),
    )
    return [line for key, ways in kinds if ways for line in grouped(speech.line(key), ways, speech)]


# ---- furnishing tiles ----------------------------------------------------------------------------


def furnishing(offers: Iterable[Action], view: CavernaView, speech: Speech) -> list[Line]:
    """Gather the ways to furnish by tile, and many tiles by colour."""
    by_tile: dict[int, list[Furnish]] = {}
    for offer in offers:
        if isinstance(offer, Furnish):
            by_tile.setdefault(offer.tile, []).append(offer)
    lines = {tile: _furnish(ways, view, speech) for tile, ways in by_tile.items()}
    if len(lines) <= FEW_TILES:
        return list(lines.values())
    colours = {tile: FURNISHINGS[tile].colour for tile in lines}
    return [
        Group(speech.line("cli-caverna-furnish", colour=name, count=len(some)), tuple(some))
        for colour, name in enumerate(COLOURS)
        if (some := [line for tile, line in lines.items() if colours[tile] == colour])
    ]


def _furnish(ways: Sequence[Furnish], view: CavernaView, speech: Speech) -> Line:
    tile = FURNISHINGS[ways[0].tile]
    label = furnishing_text(tile.key, price(view, tile.cost), speech)
    if len(ways) == 1:
        return single(label, ways[0])
    return Group(label, tuple(single(speech.say(way.phrase()), way) for way in ways))


def price(view: CavernaView, printed: Goods) -> Goods:
    """Return what a tile costs the player who is asked; loot has a price of its own."""
    verb, *_, last = view["question"].split(" ")
    named = LOOT[LOOT_KEYS.index(last)].deed.price if verb == "how" else printed
    rest = list(named if any(named) else printed)
    land = view["players"][view["to_act"]]["land"].values()
    for good, owner in CHEAPER:
        rest[good] -= owner in land and rest[good] > 0
    return tuple(rest)
