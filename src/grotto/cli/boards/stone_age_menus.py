"""The menus of Stone Age: placings by place, payments sorted, tools with what they bring."""

from collections.abc import Sequence
from typing import Final

from grotto.cli.boards.stone_age_pieces import place_text
from grotto.cli.menu import Choice, Menu, single
from grotto.cli.speech import Speech
from grotto.core.action import Action
from grotto.core.offer import Offer
from grotto.games.stone_age.actions import DECLINE, STARVE, Act, Pay, Send, UseTools
from grotto.games.stone_age.components import FIRST_CARD, PLACES
from grotto.games.stone_age.view import StoneAgeView

REFUSALS: Final = (DECLINE, STARVE)


def menu_of(offers: Sequence[Offer], view: StoneAgeView, speech: Speech) -> Menu:
    """Arrange the answers; to decline or to starve comes under 0."""
    refusing = [offer for offer in offers if offer.action in REFUSALS]
    others = [offer for offer in offers if offer.action not in REFUSALS]
    choices = _placings(others, view, speech) + _singles(others, view, speech)
    refuse = [single(speech.say(offer.action.phrase()), offer.action) for offer in refusing]
    return Menu(choices, refuse[0] if refuse else None)


def _placings(offers: Sequence[Offer], view: StoneAgeView, speech: Speech) -> list[Choice]:
    """Gather the ways to send figures by place."""
    by_place: dict[int, dict[int, Action]] = {}
    for send in [offer.action for offer in offers]:
        if isinstance(send, Send):
            by_place.setdefault(send.place, {})[send.count] = send
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


def _singles(offers: Sequence[Offer], view: StoneAgeView, speech: Speech) -> list[Choice]:
    """Give every other answer a line: tools and payments sorted, what may wait for later last."""
    rest = [offer for offer in offers if not isinstance(offer.action, Send)]
    rest.sort(key=_rank)
    return [single(_label(offer, view, speech), offer.action) for offer in rest]


def _rank(offer: Offer) -> tuple[int, int, int]:
    """Put first what people mostly want: most points, most goods, or to pay with the cheapest."""
    if isinstance(offer.action, Pay):
        points = offer.number("points")
        return (0, offer.action.value if points is None else -points, 0)
    if isinstance(offer.action, UseTools):
        return (0, -(offer.number("brings") or 0), offer.action.total)
    return (1, 0, 0)


def _label(offer: Offer, view: StoneAgeView, speech: Speech) -> str:
    said = speech.say(offer.action.phrase())
    if isinstance(offer.action, Act) and offer.action.place >= FIRST_CARD:
        return place_text(offer.action.place, view, speech)
    if (points := offer.number("points")) is not None:
        result = speech.line("stone_age-points", points=points)
        return speech.line("cli-stone_age-result", choice=said, result=result)
    if (count := offer.number("brings")) is not None and view["question"]:
        goods = speech.line("stone_age-stock", good=view["question"]["good"], count=count)
        return speech.line("cli-stone_age-result", choice=said, result=goods)
    return said
