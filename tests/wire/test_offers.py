"""Menus on the wire say all that is on offer, in its order, and say products as products."""

import json
from pathlib import Path
from typing import Final

import msgspec
import pytest

from grotto.core.offer import Offer
from grotto.core.stream import Stream
from grotto.games import find_game
from grotto.wire.offers import Menu, Offered, menus_of, offers_in, reference
from grotto.wire.texts import on_wire
from tests.laws.cases import Case, plain_cases, positions

EXAMPLE: Final = Path(__file__).parents[2] / "client" / "tests" / "net" / "menus.json"
"""Menus with the offers that are in them; the browser's tests read the same file."""


def told(offer: Offer) -> Offered:
    """An offer as the other side reads it; what notation names comes first."""
    refs = sorted(offer.refs, key=lambda ref: not ref.word)
    return Offered(
        action=offer.action.text(),
        text=on_wire(offer.action.phrase()),
        kind=offer.kind,
        refs=[reference(ref) for ref in refs],
        cost=dict(offer.cost),
        grave=offer.is_grave,
    )


@pytest.mark.parametrize("case", plain_cases(), ids=str)
def test_what_is_read_from_menus_is_what_was_on_offer(case: Case) -> None:
    for state in positions(case, seed=90, every=5):
        offers = case.game.offers(state)
        sent = msgspec.json.encode(menus_of(offers))

        assert offers_in(msgspec.json.decode(sent, type=list[Menu])) == [told(o) for o in offers]


def test_figures_for_several_places_are_one_choice_of_places_and_one_of_numbers() -> None:
    game = find_game("stone_age")
    state = game.new(2, {"first_player": "0"})
    while state.to_act() < 0:
        state.apply(game.deal(state, Stream(1)))

    [menu] = menus_of(game.offers(state))

    assert menu.verb == "send"
    assert len(menu.choices) < len({offer.key("place") for offer in game.offers(state)})


def test_browser_and_python_read_the_same_from_menus() -> None:
    example = json.loads(EXAMPLE.read_text())
    menus = msgspec.convert(example["menus"], list[Menu])

    assert offers_in(menus) == msgspec.convert(example["offers"], list[Offered])
