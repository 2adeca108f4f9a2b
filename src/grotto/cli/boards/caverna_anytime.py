"""What may be done at any time in Caverna, in a group for each kind, and how to feed the family."""

from collections.abc import Iterable, Sequence

from grotto.cli.boards.caverna_ways import by_key, grouped, together
from grotto.cli.menu import Line, single
from grotto.cli.speech import Speech
from grotto.core.action import ANYTIME
from grotto.core.offer import Offer
from grotto.games.caverna.components import FOOD, GOODS, RUBY
from grotto.games.caverna.free_actions import Change, Disarm, Eat, Spend, SpendForTile, Trade
from grotto.games.caverna.round_actions import Feed
from grotto.games.caverna.view import CavernaView


def free_lines(offers: Sequence[Offer], view: CavernaView, speech: Speech) -> list[Line]:
    """Gather what may be done at any time by kind."""
    free = [offer for offer in offers if offer.kind == ANYTIME]
    rubies = view["players"][view["to_act"]]["goods"][GOODS[RUBY]]
    return [
        *together(speech.line("cli-caverna-eat"), _meals(free, speech)),
        *together(speech.line("cli-caverna-rubies", count=rubies), _for_rubies(free, speech)),
        *together(speech.line("cli-caverna-exchange"), _singles(_of(free, Trade), speech)),
        *together(speech.line("cli-caverna-disarm"), _singles(_of(free, Disarm), speech)),
    ]


def _of(offers: Iterable[Offer], kind: type) -> list[Offer]:
    return [offer for offer in offers if isinstance(offer.action, kind)]


def _singles(offers: Iterable[Offer], speech: Speech) -> list[Line]:
    return [single(speech.say(offer.action.phrase()), offer.action) for offer in offers]


def _meals(offers: Sequence[Offer], speech: Speech) -> list[Line]:
    """Say how much food everything becomes."""
    eaten = [single(_with_food(offer, speech), offer.action) for offer in _of(offers, Eat)]
    return [*eaten, *_singles(_of(offers, Change), speech)]


def _with_food(offer: Offer, speech: Speech) -> str:
    food = offer.number("food") or 0
    result = speech.line("caverna-stock", good=GOODS[FOOD], count=food)
    return f"{speech.say(offer.action.phrase())} → {result}"


def _for_rubies(offers: Sequence[Offer], speech: Speech) -> list[Line]:
    """Say what rubies buy: goods one by one, and every tile with its cells."""
    by_tile = by_key(_of(offers, SpendForTile), "tile")
    return [
        *_singles(_of(offers, Spend), speech),
        *(
            line
            for tile, ways in by_tile.items()
            for line in grouped(_tile(tile, ways[0], speech), ways, speech)
        ),
    ]


def _tile(tile: str, way: Offer, speech: Speech) -> str:
    name = speech.line("caverna-landscape", tile=tile)
    return speech.line("cli-caverna-ruby-tile", tile=name, count=way.cost[GOODS[RUBY]])


# ---- feeding -------------------------------------------------------------------------------------


def feeding(offers: Sequence[Offer], view: CavernaView, speech: Speech) -> list[Line]:
    """Offer to feed all dwarfs first, what helps to do so next, and to beg last."""
    feeds = _of(offers, Feed)
    full = [offer for offer in feeds if not offer.number("begging")]
    hungry = [offer for offer in feeds if offer.number("begging")]
    hungry.sort(key=lambda offer: offer.number("begging") or 0)
    begging = [single(_beg(offer, speech), offer.action) for offer in hungry]
    return [
        *_singles(full, speech),
        *free_lines(offers, view, speech),
        *together(speech.line("cli-caverna-begging-group"), begging),
    ]


def _beg(offer: Offer, speech: Speech) -> str:
    count = offer.number("begging") or 0
    said = speech.say(offer.action.phrase())
    return f"{said} → {speech.line('cli-caverna-begging', count=count)}"
