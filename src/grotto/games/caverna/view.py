"""Who may know what.

Views are built from nothing, field by field [CAV-14]. The order of cards and harvest markers to
come is known to nobody, not even to the state, so everybody sees the same.
"""

from typing import TypedDict

from grotto.core.asked import QuestionView
from grotto.core.bags import keys_in, members
from grotto.core.state import question_of
from grotto.games.caverna.components import DOG, FARM_KEYS, FIRST_MARKER_ROUND, GOODS, LAST_ROUND
from grotto.games.caverna.furnishings import DELIVERED, FURNISHING_KEYS
from grotto.games.caverna.home_board import CELL_KEYS
from grotto.games.caverna.player import AT_HOME, NEWBORN, NO_TILE, Home, Player, pasture_cells
from grotto.games.caverna.rules.dwarfs import room_for_dwarfs
from grotto.games.caverna.rules.harvest import HARVESTS, harvest_of
from grotto.games.caverna.rules.holders import herd_of, holders_of
from grotto.games.caverna.rules.housing import arrange
from grotto.games.caverna.rules.piles import pile_on
from grotto.games.caverna.rules.scoring import sheet
from grotto.games.caverna.spaces import SPACE_KEYS
from grotto.games.caverna.state import NO_MARKER, CavernaState, is_solo, marker_key


class DwarfView(TypedDict):
    """A dwarf as everybody sees it."""

    weapon: int  # 0 if unarmed
    place: str  # home, newborn, or an action space


class StallView(TypedDict):
    """Animals in one place. They may stand otherwise as well: this is one way for all to fit."""

    cell: str
    animal: str
    count: int
    dogs: int


class CropView(TypedDict):
    """What grows on a field."""

    crop: str
    count: int


class PlayerView(TypedDict):
    """A home board, and what belongs to it, as everybody sees it."""

    points: int
    goods: dict[str, int]
    begging: int
    dwarfs: list[DwarfView]
    dwarf_room: int
    deliveries: dict[str, int]  # rounds that suppliers still come
    land: dict[str, str]  # by covered cell: landscape, or furnishing tile
    large_pastures: list[list[str]]
    stables: list[str]
    crops: dict[str, CropView]  # by field
    stalls: list[StallView]


class SpaceView(TypedDict):
    """An action space as everybody sees it."""

    space: str
    goods: dict[str, int]
    worker: int  # a seat, or -1


class CavernaView(TypedDict):
    """The table as everybody sees it."""

    round: int
    rounds: int
    start: int
    to_act: int
    question: QuestionView | None
    harvest: str  # at the end of this round; empty while nobody knows
    marker: str
    leaves: int  # harvest markers still face down
    questions: int
    spaces: list[SpaceView]
    cards: list[str]  # in the order of their rounds
    supply: list[str]
    players: list[PlayerView]


def view(state: CavernaState) -> CavernaView:
    """Return what anybody may know."""
    return {
        "round": state.round,
        "rounds": LAST_ROUND,
        "start": state.start,
        "to_act": state.to_act(),
        "question": question_of(state),
        "harvest": _harvest(state),
        "marker": marker_key(state.marker),
        "leaves": state.leaves,
        "questions": state.questions,
        "spaces": [_view_space(state, space) for space in members(state.spaces)],
        "cards": [SPACE_KEYS[card] for card in state.cards],
        "supply": keys_in(state.supply, FURNISHING_KEYS),
        "players": [_view_player(player) for player in state.players],
    }


def _harvest(state: CavernaState) -> str:
    hidden = state.round >= FIRST_MARKER_ROUND and state.marker == NO_MARKER and not is_solo(state)
    return "" if hidden else HARVESTS[harvest_of(state)]


def _view_space(state: CavernaState, space: int) -> SpaceView:
    pile = pile_on(space, state.piles[space])
    return {
        "space": SPACE_KEYS[space],
        "goods": {GOODS[good]: count for good, count in enumerate(pile) if count},
        "worker": state.workers[space],
    }


def _view_player(player: Player) -> PlayerView:
    home = player.home
    return {
        "points": sheet(player).total,
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "begging": player.begging,
        "dwarfs": [
            {"weapon": weapon, "place": _place(place)}
            for weapon, place in zip(player.weapons, player.whereabouts, strict=True)
        ],
        "dwarf_room": room_for_dwarfs(player),
        "deliveries": {
            GOODS[good]: rounds
            for good, rounds in zip(DELIVERED, player.deliveries, strict=True)
            if rounds
        },
        "land": _land(home),
        "large_pastures": [keys_in(pasture, CELL_KEYS) for pasture in home.large_pastures],
        "stables": keys_in(home.stables, CELL_KEYS),
        "crops": _crops(home),
        "stalls": _stalls(player),
    }


def _place(place: int) -> str:
    if place == AT_HOME:
        return "home"
    return "newborn" if place == NEWBORN else SPACE_KEYS[place]


def _land(home: Home) -> dict[str, str]:
    kinds = [
        ("meadow", home.meadows),
        ("field", home.fields),
        ("small_pasture", home.small_pastures),
        ("large_pasture", pasture_cells(home)),
        ("cavern", home.caverns),
        ("tunnel", home.tunnels),
        ("deep_tunnel", home.deep_tunnels),
        ("ore_mine", home.ore_mines),
        ("ruby_mine", home.ruby_mines),
        ("entry_level_dwelling", home.furnished),
    ]
    land = {CELL_KEYS[cell]: kind for kind, cells in kinds for cell in members(cells)}
    furnished = {
        CELL_KEYS[cell]: FURNISHING_KEYS[tile]
        for cell, tile in enumerate(home.layout)
        if tile != NO_TILE
    }
    return land | furnished


def _crops(home: Home) -> dict[str, CropView]:
    growing = [("grain", home.grain), ("vegetable", home.vegetables)]
    return {
        CELL_KEYS[cell]: {"crop": crop, "count": number + 1}
        for crop, levels in growing
        for number, fields in enumerate(levels)
        for cell in members(fields)
    }


def _stalls(player: Player) -> list[StallView]:
    stalls = arrange(holders_of(player), player.goods[DOG], herd_of(player))
    return [
        {
            "cell": CELL_KEYS[stall.cell],
            "animal": FARM_KEYS[stall.animal],
            "count": stall.count,
            "dogs": stall.dogs,
        }
        for stall in stalls or []
    ]
