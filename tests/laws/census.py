"""The census: what must have been dealt and used before we believe that a box is complete."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from grotto.core.event import Event
from grotto.games.stone_age import events as stone_age_events
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS, FACES, PLACES


@dataclass(frozen=True)
class Census:
    """What a game has, and how to see in an action and its events what of it was used."""

    expected: frozenset[str]
    seen_in: Callable[[str, list[Event]], set[str]]


def stone_age_seen(text: str, events: list[Event]) -> set[str]:
    """The action's verb, its first words, what was bought, and the kinds of events."""
    verb, *words = text.split()
    kinds = {type(event).__name__ for event in events}
    return {verb, " ".join([verb, *words[:1]])} | kinds | set(map(bought_in, events))


def bought_in(event: Event) -> str:
    """The card or building that an event tells the purchase of."""
    if isinstance(event, stone_age_events.CardBought):
        return f"buy {CARD_KEYS[event.card]}"
    if isinstance(event, stone_age_events.BuildingBought):
        return f"buy {BUILDING_KEYS[event.building]}"
    return ""


STONE_AGE_EXPECTED: Final = frozenset(
    {f"{verb} {place.key}" for verb in ("send", "act") for place in PLACES}
    | {f"{verb} {card}" for verb in ("reveal", "buy") for card in CARD_KEYS}
    | {f"{verb} {building}" for verb in ("reveal", "buy") for building in BUILDING_KEYS}
    | {f"take {face}" for face in FACES}
    | {"use", "use none", "pay", "decline", "starve", "cash", "draw", "roll", "first"}
    | {
        name
        for name, thing in vars(stone_age_events).items()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    }
)

CENSUS: Final[dict[str, Census]] = {"stone_age": Census(STONE_AGE_EXPECTED, stone_age_seen)}
