"""What may be done at any time in Caverna, in a group for each kind, and how to feed the family."""

from collections.abc import Iterable, Sequence
from typing import Final

from grotto.cli.boards.caverna_mats import food_needed
from grotto.cli.boards.caverna_ways import grouped, together
from grotto.cli.menu import Line, single
from grotto.cli.speech import Speech
from grotto.core.action import Action
from grotto.games.caverna.components import FOOD, GOODS
from grotto.games.caverna.free_actions import (
    Change,
    Disarm,
    Eat,
    Free,
    Spend,
    SpendForTile,
    Trade,
)
from grotto.games.caverna.home_board import LANDSCAPE
from grotto.games.caverna.round_actions import Feed
from grotto.games.caverna.view import CavernaView

BUTCHER: Final = "slaughtering_cave"
"""The tile with which animals become more food."""


def free_lines(offers: Sequence[Action], view: CavernaView, speech: Speech) -> list[Line]:
    """Gather what may be done at any time by kind."""
    free = [offer for offer in offers if isinstance(offer, Free)]
    rubies = view["players"][view["to_act"]]["goods"]["ruby"]
    trades = [offer for offer in free if isinstance(offer, Trade)]
    weapons = [offer for offer in free if isinstance(offer, Disarm)]
    return [
        *together(speech.line("cli-caverna-eat"), _meals(free, view, speech)),
        *together(speech.line("cli-caverna-rubies", count=rubies), _for_rubies(free, speech)),
        *together(speech.line("cli-caverna-exchange"), _singles(trades, speech)),
        *together(speech.line("cli-caverna-disarm"), _singles(weapons, speech)),
    ]


def _singles(offers: Iterable[Action], speech: Speech) -> list[Line]:
    return [single(speech.say(offer.phrase()), offer) for offer in offers]


def _meals(offers: Iterable[Action], view: CavernaView, speech: Speech) -> list[Line]:
    """Say how much food everything becomes."""
    more = BUTCHER in view["players"][view["to_act"]]["land"].values()
    lines: list[Line] = []
    for offer in offers:
        said = speech.say(offer.phrase())
        if isinstance(offer, Eat):
            food = offer.food + offer.animals * more
            result = speech.line("caverna-stock", good=GOODS[FOOD], count=food)
            lines.append(single(f"{said} → {result}", offer))
        elif isinstance(offer, Change):
            lines.append(single(said, offer))
    return lines


def _for_rubies(offers: Sequence[Action], speech: Speech) -> list[Line]:
    """Say what rubies buy: goods one by one, and every tile with its cells."""
    by_tile: dict[int, list[SpendForTile]] = {}
    for offer in offers:
        if isinstance(offer, SpendForTile):
            by_tile.setdefault(offer.tile, []).append(offer)
    return [
        *_singles((offer for offer in offers if isinstance(offer, Spend)), speech),
        *(
            line
            for tile, ways in by_tile.items()
            for line in grouped(_tile(tile, ways[0].rubies, speech), ways, speech)
        ),
    ]


def _tile(tile: int, rubies: int, speech: Speech) -> str:
    name = speech.line("caverna-landscape", tile=LANDSCAPE[tile])
    return speech.line("cli-caverna-ruby-tile", tile=name, count=rubies)


# ---- feeding -------------------------------------------------------------------------------------


def feeding(offers: Sequence[Action], view: CavernaView, speech: Speech) -> list[Line]:
    """Offer to feed all dwarfs first, what helps to do so next, and to beg last."""
    feeds = [offer for offer in offers if isinstance(offer, Feed)]
    missing = {offer: _missing(offer, view) for offer in feeds}
    full = [offer for offer in feeds if not missing[offer]]
    hungry = sorted((offer for offer in feeds if missing[offer]), key=lambda offer: missing[offer])
    begging = [single(_beg(offer, missing[offer], speech), offer) for offer in hungry]
    return [
        *_singles(full, speech),
        *free_lines(offers, view, speech),
        *together(speech.line("cli-caverna-begging-group"), begging),
    ]


def _beg(offer: Feed, count: int, speech: Speech) -> str:
    said = speech.say(offer.phrase())
    return f"{said} → {speech.line('cli-caverna-begging', count=count)}"


def _missing(offer: Feed, view: CavernaView) -> int:
    """Return how much food is missing; the Working cave feeds one dwarf whole."""
    meal = int(view["question"].split(" ")[2])
    need = food_needed(view["players"][view["to_act"]], meal)
    if offer.extra:
        need = max(0, need - meal)
    return need - offer.food
