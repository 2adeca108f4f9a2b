"""The menus of Stone Age: placings by place, payments sorted, tools with what they bring."""

from collections.abc import Sequence
from typing import Final

from grotto.cli.boards.stone_age_pieces import place_text
from grotto.cli.menu import Choice, Menu, single
from grotto.cli.speech import Speech
from grotto.core.action import Action
from grotto.games.stone_age.actions import DECLINE, STARVE, Act, Pay, Send, UseTools
from grotto.games.stone_age.components import (
    DIVISORS,
    FIRST_CARD,
    GOODS,
    PLACES,
)
from grotto.games.stone_age.view import StoneAgeView

REFUSALS: Final = (DECLINE, STARVE)
BUILDING: Final = "building"
"""The first word of the question how a building is paid: it scores what it is paid with."""


def menu_of(offers: Sequence[Action], view: StoneAgeView, speech: Speech) -> Menu:
    """Arrange the answers; to decline or to starve comes under 0."""
    refusing = [offer for offer in offers if offer in REFUSALS]
    others = [offer for offer in offers if offer not in REFUSALS]
    choices = _placings(others, view, speech) + _singles(others, view, speech)
    refuse = single(speech.say(refusing[0].phrase()), refusing[0]) if refusing else None
    return Menu(choices, refuse)


def _placings(offers: Sequence[Action], view: StoneAgeView, speech: Speech) -> list[Choice]:
    """Gather the ways to send figures by place."""
    by_place: dict[int, dict[int, Action]] = {}
    for offer in offers:
        if isinstance(offer, Send):
            by_place.setdefault(offer.place, {})[offer.count] = offer
    return [
        Choice(_placing(place, sorted(answers), view, speech), answers)
        for place, answers in by_place.items()
    ]


def _placing(place: int, counts: Sequence[int], view: StoneAgeView, speech: Speech) -> str:
    label = place_text(place, view, speech)
    if counts[-1] == 1 and PLACES[place].most == 1:
        return label
    key = "cli-stone_age-send" if len(counts) == 1 else "cli-stone_age-send-between"
    return speech.line(key, place=label, count=counts[-1], least=counts[0])


def _singles(offers: Sequence[Action], view: StoneAgeView, speech: Speech) -> list[Choice]:
    """Give every other answer a line: tools and payments sorted, what may wait for later last."""
    question = view["question"].split(" ")
    rest = [offer for offer in offers if not isinstance(offer, Send)]
    rest.sort(key=lambda offer: _rank(offer, question))
    return [single(_label(offer, question, view, speech), offer) for offer in rest]


def _rank(offer: Action, question: Sequence[str]) -> tuple[int, int, int]:
    """Put first what people mostly want: most points, most goods, or to pay with the cheapest."""
    if isinstance(offer, Pay):
        return (0, -offer.value if question[0] == BUILDING else offer.value, 0)
    if isinstance(offer, UseTools):
        return (0, -_gathered(question, offer), offer.total)
    return (1, 0, 0)


def _gathered(question: Sequence[str], tools: UseTools) -> int:
    """Return what a roll brings with tools; the question reads ``tools 0 wood 11``."""
    good, total = question[2], int(question[3])
    return (total + tools.total) // DIVISORS[GOODS.index(good)]


def _label(offer: Action, question: Sequence[str], view: StoneAgeView, speech: Speech) -> str:
    said = speech.say(offer.phrase())
    if isinstance(offer, Act) and offer.place >= FIRST_CARD:
        return place_text(offer.place, view, speech)
    if isinstance(offer, Pay) and question[0] == BUILDING:
        points = speech.line("stone_age-points", points=offer.value)
        return speech.line("cli-stone_age-result", choice=said, result=points)
    if isinstance(offer, UseTools):
        count = _gathered(question, offer)
        goods = speech.line("stone_age-stock", good=question[2], count=count)
        return speech.line("cli-stone_age-result", choice=said, result=goods)
    return said
