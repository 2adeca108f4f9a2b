"""Who may know what.

Views are built from nothing, field by field [CAV-14]. The order of cards and harvest markers to
come is known to nobody, not even to the state, so everybody sees the same.
"""

from typing import TypedDict

from grotto.core.asked import QuestionView
from grotto.core.bags import keys_in, members
from grotto.core.ending import EndingView
from grotto.core.state import question_of
from grotto.games.caverna.ahead import (
    ComingView,
    FaceDownView,
    HarvestView,
    calendar,
    coming,
    face_down,
)
from grotto.games.caverna.animals import HolderView, KeepView, StallView, animals_of
from grotto.games.caverna.components import GOODS, LAST_ROUND
from grotto.games.caverna.furnishings import DELIVERED, FURNISHING_KEYS
from grotto.games.caverna.home_board import CELL_KEYS
from grotto.games.caverna.player import AT_HOME, NEWBORN, NO_TILE, Home, pasture_cells
from grotto.games.caverna.rules.dwarfs import most_dwarfs
from grotto.games.caverna.rules.harvest import harvest_after, harvest_key
from grotto.games.caverna.rules.piles import overflows, pile_on, refill_of
from grotto.games.caverna.rules.scoring import total
from grotto.games.caverna.spaces import SPACE_KEYS, URGENT_WISH_FOR_CHILDREN, WISH_FOR_CHILDREN
from grotto.games.caverna.state import CavernaState, is_played, marker_key, workers_of
from grotto.games.caverna.under_way import (
    ActionView,
    ExpeditionView,
    action_under_way,
    expedition_under_way,
)
from grotto.games.caverna.vocabulary import AMOUNTS


class DwarfView(TypedDict):
    """A dwarf as everybody sees it."""

    weapon: int  # 0 if unarmed
    place: str  # home, newborn, or an action space


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
    holders: list[HolderView]
    stalls: list[StallView]
    homeless: dict[str, int]  # animals for which there is no room in the stalls
    keeps: list[KeepView]  # every way to keep most of them, while some have no place
    coming: ComingView | None  # the next feeding


class SpaceView(TypedDict):
    """An action space as everybody sees it."""

    space: str
    round: int  # of a card; 0 if it is printed on a board
    goods: dict[str, int]
    worker: int  # a seat, or -1
    refill: dict[str, int]  # what comes when it is replenished next, as it lies now
    overflows: bool  # alone: it is emptied before that


class CavernaView(TypedDict):
    """The table as everybody sees it."""

    round: int
    rounds: int
    endings: list[EndingView]
    start: int
    to_act: int
    question: QuestionView | None
    action: ActionView | None  # that a dwarf carries out
    expedition: ExpeditionView | None
    harvest: str  # at the end of this round; empty while nobody knows
    calendar: list[HarvestView]  # of this round and those after it
    marker: str
    leaves: int  # harvest markers still face down
    questions: int
    spaces: list[SpaceView]
    cards: list[str]  # in the order of their rounds
    face_down: list[FaceDownView]
    supply: list[str]
    players: list[PlayerView]


def view(state: CavernaState) -> CavernaView:
    """Return what anybody may know."""
    rounds, workers = rounds_of_cards(state), workers_of(state)
    return {
        "round": state.round,
        "rounds": LAST_ROUND,
        "endings": [{"kind": "rounds", "left": rounds_left(state)}],
        "start": state.start,
        "to_act": state.to_act(),
        "question": question_of(state),
        "action": action_under_way(state),
        "expedition": expedition_under_way(state),
        "harvest": harvest_key(harvest_after(state, state.round)),
        "calendar": calendar(state),
        "marker": marker_key(state.marker),
        "leaves": state.leaves,
        "questions": state.questions,
        "spaces": [
            _view_space(state, space, rounds, workers[space]) for space in members(state.spaces)
        ],
        "cards": [SPACE_KEYS[card] for card in state.cards],
        "face_down": face_down(state),
        "supply": keys_in(state.supply, FURNISHING_KEYS),
        "players": [_view_player(state, seat) for seat in range(len(state.players))],
    }


def rounds_left(state: CavernaState) -> int:
    """Count the rounds after this one."""
    return sum(is_played(state, round_) for round_ in range(state.round + 1, LAST_ROUND + 1))


def rounds_of_cards(state: CavernaState) -> dict[int, int]:
    """Return the round of every card that lies open, by its space."""
    played = [round_ for round_ in range(1, LAST_ROUND + 1) if is_played(state, round_)]
    rounds = dict(zip(state.cards, played, strict=False))
    if WISH_FOR_CHILDREN in rounds:
        rounds[URGENT_WISH_FOR_CHILDREN] = rounds[WISH_FOR_CHILDREN]
    return rounds


def _view_space(state: CavernaState, space: int, rounds: dict[int, int], worker: int) -> SpaceView:
    pile = pile_on(space, state.piles[space])
    return {
        "space": SPACE_KEYS[space],
        "round": rounds.get(space, 0),
        "goods": dict(AMOUNTS.counts(pile)),
        "worker": worker,
        "refill": dict(AMOUNTS.counts(refill_of(state, space))),
        "overflows": overflows(state, space),
    }


def _view_player(state: CavernaState, seat: int) -> PlayerView:
    player = state.players[seat]
    home, animals = player.home, animals_of(player)
    return {
        "points": total(player),
        "goods": dict(zip(GOODS, player.goods, strict=True)),
        "begging": player.begging,
        "dwarfs": [
            {"weapon": weapon, "place": _place(place)}
            for weapon, place in zip(player.weapons, player.whereabouts, strict=True)
        ],
        "dwarf_room": most_dwarfs(player),
        "deliveries": {
            GOODS[good]: rounds
            for good, rounds in zip(DELIVERED, player.deliveries, strict=True)
            if rounds
        },
        "land": _land(home),
        "large_pastures": [keys_in(pasture, CELL_KEYS) for pasture in home.large_pastures],
        "stables": keys_in(home.stables, CELL_KEYS),
        "crops": _crops(home),
        "holders": animals["holders"],
        "stalls": animals["stalls"],
        "homeless": animals["homeless"],
        "keeps": animals["keeps"],
        "coming": coming(state, seat),
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
