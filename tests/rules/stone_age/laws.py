"""What laws must know about Stone Age: how many worlds fit, and what is in the box."""

from math import comb
from typing import Any, Final

from grotto.core.event import Event
from grotto.core.state import State
from grotto.games.stone_age import events
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS, FACES, PLACES
from grotto.games.stone_age.game import STONE_AGE, StoneAgeState
from tests.laws.facts import Census, Laws, event_names, verbs_and_events


def worlds_that_fit(state: State, viewer: int) -> int:
    """One secret card at most, which is any of those the viewer has not seen."""
    assert isinstance(state, StoneAgeState)
    view: Any = STONE_AGE.view(state, viewer)
    held = sum(mat["secret_count"] - len(mat["secret_cards"]) for mat in view["players"])
    return comb(len(view["unseen_cards"]), held)


def seen_in(text: str, told: list[Event]) -> set[str]:
    """The action's verb, its first words, what was bought, and the kinds of events."""
    return verbs_and_events(text, told) | set(map(bought_in, told))


def bought_in(event: Event) -> str:
    """The card or building that an event tells the purchase of."""
    if isinstance(event, events.CardBought):
        return f"buy {CARD_KEYS[event.card]}"
    if isinstance(event, events.BuildingBought):
        return f"buy {BUILDING_KEYS[event.building]}"
    return ""


EXPECTED: Final = frozenset(
    {f"{verb} {place.key}" for verb in ("send", "act") for place in PLACES}
    | {f"{verb} {card}" for verb in ("reveal", "buy") for card in CARD_KEYS}
    | {f"{verb} {building}" for verb in ("reveal", "buy") for building in BUILDING_KEYS}
    | {f"take {face}" for face in FACES}
    | {"use", "use none", "pay", "decline", "starve", "cash", "draw", "roll", "first"}
    | event_names(events)
)

LAWS: Final = Laws(
    census=Census(EXPECTED, seen_in), worlds_that_fit=worlds_that_fit, shares_views=True
)
