"""The census: what must have been dealt and used, for every game, before we believe its box is complete."""

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
    """The action's verb with its first word, what was bought, and the kinds of events."""
    bought = {
        f"buy {CARD_KEYS[event.card]}" for event in events if isinstance(event, stone_age_events.CardBought)
    } | {
        f"buy {BUILDING_KEYS[event.building]}"
        for event in events
        if isinstance(event, stone_age_events.BuildingBought)
    }
    return {" ".join(text.split()[:2]), text.split()[0], *bought, *(type(event).__name__ for event in events)}


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
