"""The census: what must have been dealt and used before we believe that a box is complete."""

from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Final

from grotto.core.event import Event
from grotto.core.state import State
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave import events as cave_events
from grotto.games.cave_vs_cave.components import LIMITS, ORANGE, ROOM_KEYS, ROOMS, TILE_KEYS, TILES
from grotto.games.cave_vs_cave.game import CaveState
from grotto.games.cave_vs_cave.state import NO_TILE
from grotto.games.caverna import events as caverna_events
from grotto.games.caverna.components import GOODS, RUBY_BUYS, STRONGEST
from grotto.games.caverna.furnishings import EXCHANGES, FURNISHING_KEYS
from grotto.games.caverna.game import CavernaState
from grotto.games.caverna.home_board import LANDSCAPE, SINGLES
from grotto.games.caverna.loot import LOOT_KEYS
from grotto.games.caverna.rules.dwarfs import arm, next_dwarf
from grotto.games.caverna.spaces import BOARD_SPACE, SPACES, WISH_FOR_CHILDREN
from grotto.games.lost_mines import components as lost_mines
from grotto.games.lost_mines import events as lost_mines_events
from grotto.games.lost_mines import round_events as lost_mines_round_events
from grotto.games.lost_mines.round_events import RoundEnded
from grotto.games.stone_age import events as stone_age_events
from grotto.games.stone_age.components import BUILDING_KEYS, CARD_KEYS, FACES, PLACES


@dataclass(frozen=True)
class Census:
    """What a game has, and how to see in an action and its events what of it was used."""

    expected: frozenset[str]
    seen_in: Callable[[str, list[Event]], set[str]]
    before: Callable[[State, Stream], None] = lambda _, __: None  # makes rare things affordable
    wishes: tuple[str, ...] = ()  # beginnings of answers that lead to rare things, the best first
    games: int = 40  # at each number of seats


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


def event_names(*modules: ModuleType) -> set[str]:
    """The names of the events that modules define."""
    return {
        name
        for module in modules
        for name, thing in vars(module).items()
        if isinstance(thing, type) and issubclass(thing, Event)
        if thing.__module__ == module.__name__
    }


STONE_AGE_EXPECTED: Final = frozenset(
    {f"{verb} {place.key}" for verb in ("send", "act") for place in PLACES}
    | {f"{verb} {card}" for verb in ("reveal", "buy") for card in CARD_KEYS}
    | {f"{verb} {building}" for verb in ("reveal", "buy") for building in BUILDING_KEYS}
    | {f"take {face}" for face in FACES}
    | {"use", "use none", "pay", "decline", "starve", "cash", "draw", "roll", "first"}
    | event_names(stone_age_events)
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
    | event_names(cave_events)
)

CAVE_WISHES: Final = (
    "lay", "dig c5", "dig b5", "dig b4", "build b5-c5", "build", "dig", "furnish",
    "take housework", "take excavation", "take expansion", "take furnishing", "take masonry",
)  # fmt: skip


def lost_mines_seen(text: str, events: list[Event]) -> set[str]:
    """The action's verb and first words, how it ended a round, and the kinds of events."""
    verb, *words = text.split()
    ends = {f"end by {event.cause}" for event in events if isinstance(event, RoundEnded)}
    kinds = {type(event).__name__ for event in events}
    seen = {verb, " ".join([verb, *words[:1]]), " ".join([verb, *words[:2]])}
    return seen | ends | kinds | {f"{verb} on {word}" for word in words}


PRINTED_SPACES: Final = ("b3", "b5", "j1", "j3", "j5", "j7")

LOST_MINES_EXPECTED: Final = frozenset(
    {f"draw {key}" for key in lost_mines.CARD_KEYS}
    | {f"lay {key}" for key in lost_mines.CARD_KEYS[: lost_mines.PATH_KINDS]}
    | {f"lay on {cell}" for cell in lost_mines.CELLS if cell not in PRINTED_SPACES}
    | {f"use {tool}" for tool in lost_mines.TOOLS}
    | {"peek mine_treasure mine", "peek mine_treasure treasure", "peek mine_dwarf mine"}
    | {"peek mine_dwarf dwarf", "peek treasure_dwarf treasure", "peek treasure_dwarf dwarf"}
    | {f"take {slot}" for slot in range(1, 10)}
    | {f"go {side}" for side in lost_mines.SIDES}
    | {f"dwarf {key}" for key in lost_mines.DWARFS}
    | {f"mine {key}" for key in lost_mines.MINE_KEYS}
    | {f"value {key}" for key in lost_mines.TREASURE_KEYS}
    | {f"treasure {symbol}" for symbol in lost_mines.SYMBOLS}
    | {"trap", "troll", "thunderstorm", "discard", "stop", "propose", "agree", "refuse"}
    | {"face upright", "face turned", "first", "lose"}
    | {"end by treasures", "end by cards", "end by vote"}
    | event_names(lost_mines_events, lost_mines_round_events)
)


def hand_out(state: State, stream: Stream) -> None:
    """Before most turns and meals one receives plenty of all but animals, and sometimes arms."""
    assert isinstance(state, CavernaState)
    asked = state.to_act() >= 0 and state.agenda[-1].text().startswith("place")
    if asked and stream.below(4):
        player = state.players[state.to_act()]
        player.goods[:8] = [max(count, 12) for count in player.goods[:8]]
        if not stream.below(8):
            arm(player, next_dwarf(player), STRONGEST)


CAVERNA_EXPECTED: Final = frozenset(
    {f"place {space.key}" for space in SPACES}
    | {f"imitate {space.key}" for space in SPACES if space.imitable and 4 in space.seats}
    | {
        f"reveal {space.key}"
        for number, space in enumerate(SPACES)
        if space.stage != BOARD_SPACE and number != WISH_FOR_CHILDREN
    }
    | {f"furnish {tile}" for tile in FURNISHING_KEYS}
    | {f"loot {item}" for item in LOOT_KEYS}
    | {f"lay {tile}" for tile in LANDSCAPE}
    | {f"ruby {GOODS[good]}" for good in RUBY_BUYS}
    | {f"ruby {LANDSCAPE[tile]}" for tile in SINGLES}
    | {f"exchange {row.key}" for row in EXCHANGES}
    | {f"buy {good}" for good in GOODS if good not in ("ruby", "food", "gold")}
    | {f"eat {meal}" for meal in ("grain", "vegetable", "sheep", "donkey", "donkey*2", "wild_boar")}
    | {"eat cattle", "eat gold", "gold", "disarm", "dwarf", "pass", "done", "grow", "sow", "stable"}
    | {"fence", "keep", "breed", "feed", "skip fields", "skip breeding", "save", "sell 3", "take"}
    | {"turn leaf", "turn question"}
    | {f"first {seat}" for seat in range(7)}
    | {f"forge {strength}" for strength in range(1, 9)}
    | event_names(caverna_events)
)

CAVERNA_WISHES: Final = (
    "grow", "furnish additional_dwelling", "furnish couple", "furnish mixed", "furnish dwelling",
    "furnish simple", "imitate growth", "imitate family", "imitate urgent", "imitate wish",
    "imitate housework", "place growth", "place family_life", "place wish", "place urgent",
    "place imitation", "place housework", "loot furnish", "loot dwelling", "forge 8",
    "lay cavern_cavern", "place excavation", "feed",
)  # fmt: skip
"""Large families leave dwarfs without a space."""

CENSUS: Final[dict[str, Census]] = {
    "stone_age": Census(STONE_AGE_EXPECTED, stone_age_seen),
    "cave_vs_cave": Census(CAVE_EXPECTED, cave_seen, fill_stores, CAVE_WISHES),
    "lost_mines": Census(LOST_MINES_EXPECTED, lost_mines_seen),
    "caverna": Census(CAVERNA_EXPECTED, stone_age_seen, hand_out, CAVERNA_WISHES, games=24),
}
