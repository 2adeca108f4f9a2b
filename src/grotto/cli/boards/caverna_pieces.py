"""Action spaces and furnishing tiles of Caverna in words."""

from collections.abc import Mapping
from typing import Final

from grotto.cli.boards.caverna_home import tile_name
from grotto.cli.boards.caverna_mats import amounts
from grotto.cli.screen import FIRM_SPACE
from grotto.cli.speech import Speech
from grotto.games.caverna.components import GOODS
from grotto.games.caverna.furnishings import COLOURS, FURNISHING_KEYS, FURNISHINGS
from grotto.games.caverna.view import CavernaView, SpaceView

NOBODY: Final = -1

# ---- action spaces -------------------------------------------------------------------------------


def in_order(view: CavernaView) -> list[SpaceView]:
    """List the spaces as they lie: those on boards first, then the cards by their rounds."""
    return sorted(view["spaces"], key=lambda space: space["round"])


def space_text(space: SpaceView, speech: Speech) -> str:
    """Name a space: the round of a card, the goods that lie there, and who works there."""
    card = f"[{space['round']}]" if space["round"] else ""
    name = speech.line("caverna-space", space=space["space"])
    goods = ", ".join(map(firm, amounts(space["goods"], speech)))
    worker = "" if space["worker"] == NOBODY else firm(f"← {speech.name(space['worker'])}")
    return " ".join(filter(None, [card, f"{name}: {goods}" if goods else name, worker]))


def firm(text: str) -> str:
    """Keep words on one line."""
    return text.replace(" ", FIRM_SPACE)


def space_line(space: SpaceView, speech: Speech) -> str:
    """Describe a space with what it is for."""
    about = speech.line("caverna-space-about", space=space["space"])
    return f"{space_text(space, speech)}. {about}"


def spaces(view: CavernaView, speech: Speech) -> list[str]:
    """Describe every space in play."""
    lines = [f"  {space_line(space, speech)}" for space in in_order(view)]
    return [speech.line("cli-caverna-spaces"), *lines]


# ---- furnishing tiles ----------------------------------------------------------------------------


def furnishing_text(key: str, cost: Mapping[str, int], speech: Speech) -> str:
    """Describe a furnishing tile: what it costs, its points and its effect."""
    goods = amounts(cost, speech)
    head = speech.line(
        "cli-caverna-tile",
        name=tile_name(key, speech),
        price=", ".join(goods) or speech.line("cli-caverna-free"),
        points=FURNISHINGS[FURNISHING_KEYS.index(key)].points,
    )
    return f"{head} {speech.line('caverna-furnishing-about', tile=key)}"


def printed_text(key: str, speech: Speech) -> str:
    """Describe a furnishing tile as it is printed."""
    cost = FURNISHINGS[FURNISHING_KEYS.index(key)].cost
    return furnishing_text(key, dict(zip(GOODS, cost, strict=True)), speech)


def of_colour(keys: list[str], colour: int) -> list[str]:
    """List the tiles of one colour, in the order of the box."""
    return [row.key for row in FURNISHINGS if row.colour == colour and row.key in keys]


def supply(view: CavernaView, speech: Speech) -> list[str]:
    """Describe the furnishing tiles that can be had, by colour."""
    lines: list[str] = []
    for colour, name in enumerate(COLOURS):
        keys = of_colour(view["supply"], colour)
        if keys:
            lines.append(speech.line("cli-caverna-colour", colour=name, count=len(keys)))
        lines += [f"  {printed_text(key, speech)}" for key in keys]
    return lines


def rooms(view: CavernaView, seat: int, speech: Speech) -> list[str]:
    """Say what the furnishing tiles in a home do."""
    land = view["players"][seat]["land"].values()
    return [f"  {printed_text(key, speech)}" for key in FURNISHING_KEYS if key in land]
