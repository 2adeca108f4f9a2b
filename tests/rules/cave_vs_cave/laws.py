"""What laws must know about Cave vs Cave: what is in the box, and how it all gets used."""

from typing import Final

from grotto.core.event import Event
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave import events
from grotto.games.cave_vs_cave.components import LIMITS, ORANGE, ROOM_KEYS, ROOMS, TILE_KEYS, TILES
from grotto.games.cave_vs_cave.game import CaveState
from grotto.games.cave_vs_cave.state import NO_TILE
from tests.laws.facts import Census, Laws, event_names, one_world


def seen_in(text: str, told: list[Event]) -> set[str]:
    """The action's verb with its first word, and the kinds of events."""
    return {" ".join(text.split()[:2]), *(type(event).__name__ for event in told)}


def fill_stores(state: State, stream: Stream) -> None:
    """Before some turns the player on turn receives all goods there is room for."""
    assert isinstance(state, CaveState)
    if state.to_act() >= 0 and state.tile == NO_TILE and stream.below(2):
        state.players[state.to_act()].goods[:] = LIMITS


EXPECTED: Final = frozenset(
    {f"take {tile}" for tile in TILE_KEYS}
    | {f"reveal {tile.key}" for tile in TILES if tile.back}
    | {f"use {room.key}" for room in ROOMS if room.colour == ORANGE}
    | {f"furnish {room}" for room in ROOM_KEYS[1:]}
    | {f"remove {room}" for room in ROOM_KEYS[1:7]}
    | {f"reveal {room}" for room in ROOM_KEYS[7:]}
    | {f"exchange {good}" for good in ("emmer", "flax", "gold")}
    | {"lay two_walls", "lay three_walls", "first 0", "first 1", "done"}
    | event_names(events)
)

WISHES: Final = (
    "lay", "dig c5", "dig b5", "dig b4", "build b5-c5", "build", "dig", "furnish",
    "take housework", "take excavation", "take expansion", "take furnishing", "take masonry",
)  # fmt: skip

LAWS: Final = Laws(
    census=Census(EXPECTED, seen_in, fill_stores, WISHES),
    worlds_that_fit=one_world,
    shares_views=True,
)
