"""The census: what must have been dealt and used before we believe that a box is complete."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from grotto.core.event import Event
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave import events as cave_events
from grotto.games.cave_vs_cave.components import LIMITS, ORANGE, ROOM_KEYS, ROOMS, TILE_KEYS, TILES
from grotto.games.cave_vs_cave.game import CaveState
from grotto.games.cave_vs_cave.state import NO_TILE
from grotto.games.stone_age import events as stone_age_events
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS, FACES, PLACES


@dataclass(frozen=True)
class Census:
    """What a game has, and how to see in an action and its events what of it was used."""

    expected: frozenset[str]
    seen_in: Callable[[str, list[Event]], set[str]]
    before: Callable[[State, Stream], None] = lambda _, __: None  # makes rare things affordable
    wishes: tuple[str, ...] = ()  # beginnings of answers that lead to rare things, the best first


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


def cave_seen(text: str, events: list[Event]) -> set[str]:
    """The action's verb with its first word, and the kinds of events."""
    return {" ".join(text.split()[:2]), *(type(event).__name__ for event in events)}


def fill_stores(state: State, stream: Stream) -> None:
    """Before some turns the player on turn receives all goods there is room for."""
    assert isinstance(state, CaveState)
    if state.to_act() >= 0 and state.tile == NO_TILE and stream.below(2):
        state.players[state.to_act()].goods[:] = LIMITS


CAVE_EXPECTED: Final = frozenset(
    {f"take {tile}" for tile in TILE_KEYS}
    | {f"reveal {tile.key}" for tile in TILES if tile.back}
    | {f"use {room.key}" for room in ROOMS if room.colour == ORANGE}
    | {f"furnish {room}" for room in ROOM_KEYS[1:]}
    | {f"remove {room}" for room in ROOM_KEYS[1:7]}
    | {f"reveal {room}" for room in ROOM_KEYS[7:]}
    | {f"exchange {good}" for good in ("emmer", "flax", "gold")}
    | {"lay two_walls", "lay three_walls", "first 0", "first 1", "done"}
    | {
        name
        for name, thing in vars(cave_events).items()
        if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
    }
)

CAVE_WISHES: Final = (
    "lay", "dig c5", "dig b5", "dig b4", "build b5-c5", "build", "dig", "furnish",
    "take housework", "take excavation", "take expansion", "take furnishing", "take masonry",
)  # fmt: skip

CENSUS: Final[dict[str, Census]] = {
    "stone_age": Census(STONE_AGE_EXPECTED, stone_age_seen),
    "cave_vs_cave": Census(CAVE_EXPECTED, cave_seen, fill_stores, CAVE_WISHES),
}
