"""Answers of Caverna that say where something is laid, fenced, built or furnished, in groups."""

from collections.abc import Iterable, Sequence
from typing import Final

from grotto.cli.boards.caverna_pieces import furnishing_text, of_colour
from grotto.cli.menu import Group, Line, single
from grotto.cli.speech import Speech
from grotto.core.offer import Offer
from grotto.games.caverna.actions import Fence, Furnish, Lay, Stable
from grotto.games.caverna.furnishings import COLOURS
from grotto.games.caverna.home_board import HALVES

MOST_COLUMNS: Final = 4
FEW_TILES: Final = 8
"""So few furnishing tiles need not be told apart by colour."""


def together(label: str, lines: Sequence[Line]) -> list[Line]:
    """Put several lines into a group; a single one needs none."""
    return [Group(label, tuple(lines), MOST_COLUMNS)] if len(lines) > 1 else list(lines)


def grouped(label: str, offers: Sequence[Offer], speech: Speech) -> list[Line]:
    """Put answers into a group, named by their cells; a single one says everything itself."""
    if len(offers) == 1:
        return [single(speech.say(offers[0].action.phrase()), offers[0].action)]
    return together(label, [single(cells_of(offer, speech), offer.action) for offer in offers])


def by_key(offers: Iterable[Offer], part: str) -> dict[str, list[Offer]]:
    """Gather offers by the piece that is one part of them."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        found.setdefault(offer.key(part), []).append(offer)
    return found


def cells_of(offer: Offer, speech: Speech) -> str:
    """Name the cells of an answer, and what comes to lie on each where they differ."""
    cells = [ref.key.upper() for ref in offer.refs if ref.kind == "cell"]
    halves = HALVES.get(offer.key("tile"), ())
    if len(set(halves)) < len(cells):
        return ", ".join(cells)
    return ", ".join(
        f"{speech.line('cli-caverna-land', kind=kind)} {cell}"
        for kind, cell in zip(halves, cells, strict=True)
    )


# ---- landscape tiles, pastures and stables -------------------------------------------------------


def laying(offers: Iterable[Offer], speech: Speech) -> list[Line]:
    """Gather the ways to lay a landscape tile, by tile."""
    laid = by_key([offer for offer in offers if isinstance(offer.action, Lay)], "tile")
    return [
        line for tile, ways in laid.items() for line in grouped(_lay(tile, speech), ways, speech)
    ]


def _lay(tile: str, speech: Speech) -> str:
    return speech.line("cli-caverna-lay", tile=speech.line("caverna-landscape", tile=tile))


def building(offers: Sequence[Offer], speech: Speech) -> list[Line]:
    """Gather the ways to fence pastures and to build a stable."""
    fences = [offer for offer in offers if isinstance(offer.action, Fence)]
    kinds: tuple[tuple[str, Sequence[Offer]], ...] = (
        ("cli-caverna-fence-small", [offer for offer in fences if not offer.key("other")]),
        ("cli-caverna-fence-large", [offer for offer in fences if offer.key("other")]),
        ("cli-caverna-stable", [offer for offer in offers if isinstance(offer.action, Stable)]),
    )
    return [line for key, ways in kinds if ways for line in grouped(speech.line(key), ways, speech)]


# ---- furnishing tiles ----------------------------------------------------------------------------


def furnishing(offers: Iterable[Offer], speech: Speech) -> list[Line]:
    """Gather the ways to furnish by tile, and many tiles by colour."""
    by_tile = by_key([offer for offer in offers if isinstance(offer.action, Furnish)], "tile")
    lines = {tile: _furnish(tile, ways, speech) for tile, ways in by_tile.items()}
    if len(lines) <= FEW_TILES:
        return list(lines.values())
    return [
        Group(
            speech.line("cli-caverna-furnish", colour=name, count=len(some)),
            tuple(lines[tile] for tile in some),
        )
        for colour, name in enumerate(COLOURS)
        if (some := of_colour(list(lines), colour))
    ]


def _furnish(tile: str, ways: Sequence[Offer], speech: Speech) -> Line:
    label = furnishing_text(tile, ways[0].cost, speech)
    if len(ways) == 1:
        return single(label, ways[0].action)
    return Group(label, tuple(single(speech.say(way.action.phrase()), way.action) for way in ways))
