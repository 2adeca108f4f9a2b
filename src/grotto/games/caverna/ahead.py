"""What players work out ahead of the next harvest, and of what they could furnish and lay.

`coming` is cheap and part of every view; `ahead` is for who asks.
"""

from typing import TypedDict

from grotto.core.action import Action
from grotto.core.bags import keys_in, members
from grotto.games.caverna.animals import StallView, other_stalls
from grotto.games.caverna.answers import LAY
from grotto.games.caverna.components import FARM_KEYS, FOOD, LAST_ROUND
from grotto.games.caverna.feeding_plan import FeedingPlan, feeding_plan
from grotto.games.caverna.home_board import LANDSCAPE, ORE_MINE, RUBY_MINE, SINGLES, TWINS
from grotto.games.caverna.player import Player, sown_fields
from grotto.games.caverna.rules.breeding import fertile_types, largest_litters
from grotto.games.caverna.rules.dwarfs import newborns
from grotto.games.caverna.rules.feeding import (
    FEED_FAMILY,
    FEED_LITTLE,
    FULL_MEAL,
    LIGHT_MEAL,
    food_saved,
    ways_to_feed,
)
from grotto.games.caverna.rules.harvest import (
    HARVEST,
    NO_HARVEST,
    ONE_FOOD,
    REAP,
    harvest_after,
    harvest_key,
)
from grotto.games.caverna.rules.land import ore_mine_offers, single_offers, twin_offers
from grotto.games.caverna.rules.rounds import cards_below, stage_of
from grotto.games.caverna.spaces import SPACE_KEYS
from grotto.games.caverna.state import CavernaState, is_played
from grotto.games.caverna.tiles_ahead import TileAhead, tiles_ahead
from grotto.games.caverna.vocabulary import CELL


class HarvestView(TypedDict):
    """What comes at the end of a round; empty while nobody knows."""

    round: int
    harvest: str


class FaceDownView(TypedDict):
    """A round card that is still face down."""

    round: int
    stage: int
    cards: list[str]  # one of these it is


class ComingView(TypedDict):
    """What the next feeding asks of a seat, and what its fields bring before, as things stand."""

    round: int
    harvest: str  # empty while nobody knows; it is reckoned as a normal one then
    meal: int  # of a grown dwarf
    need: int  # food for all, with what the Mining cave saves
    saved: int  # by the Mining cave
    instead: int  # food that a good may replace in the Working cave
    missing: int  # food that is not in the supply yet
    crops: dict[str, int]
    fertile: list[str]  # animals of which there are two
    litters: list[list[str]]  # the largest that find room now; several leave a choice


class AheadView(TypedDict):
    """What a seat can work out, for who asks."""

    tiles: list[TileAhead]
    stalls: list[list[StallView]]  # arrangements of the animals, the usual one first
    sites: dict[str, list[list[str]]]  # cells for each landscape tile, the first half first
    feeding: FeedingPlan | None  # what would cost the fewest points if the family were fed now


# ---- harvests ------------------------------------------------------------------------------------


def calendar(state: CavernaState) -> list[HarvestView]:
    """Return what comes at the end of this round and of those after it."""
    return [
        {"round": round_, "harvest": harvest_key(harvest_after(state, round_))}
        for round_ in range(max(1, state.round), LAST_ROUND + 1)
        if is_played(state, round_)
    ]


def coming(state: CavernaState, seat: int) -> ComingView | None:
    """Return what the next feeding asks of a seat; None when there is none any more."""
    agenda, player = state.agenda, state.players[seat]
    now = HARVEST in agenda or FEED_FAMILY[seat] in agenda or FEED_LITTLE[seat] in agenda
    round_, kind = _feeding_after(state, state.round if now else state.round + 1)
    if not round_:
        return None
    meal = LIGHT_MEAL if kind == ONE_FOOD else FULL_MEAL
    children = newborns(player) if round_ == state.round else 0
    saved = food_saved(player)
    need = max(0, meal * (len(player.weapons) - children) + children - saved)
    reaped = now and HARVEST not in agenda and REAP not in agenda
    return {
        "round": round_,
        "harvest": harvest_key(kind),
        "meal": meal,
        "need": need,
        "saved": saved,
        "instead": meal if len(ways_to_feed(player)) > 1 else 0,
        "missing": max(0, need - player.goods[FOOD]),
        "crops": {} if kind == ONE_FOOD or reaped else crops_of(player),
        "fertile": keys_in(fertile_types(player), FARM_KEYS),
        "litters": [] if kind == ONE_FOOD else litters_of(player),
    }


def _feeding_after(state: CavernaState, first: int) -> tuple[int, int]:
    """Return the first round from one on at whose end dwarfs eat, and what comes there."""
    for round_ in range(first, LAST_ROUND + 1):
        kind = harvest_after(state, round_)
        if kind != NO_HARVEST and is_played(state, round_):
            return round_, kind
    return 0, NO_HARVEST


def crops_of(player: Player) -> dict[str, int]:
    """Return what a field phase takes from the fields: one of each that is sown."""
    home = player.home
    grain = (home.grain[0] | home.grain[1] | home.grain[2]).bit_count()
    counts = {"grain": grain, "vegetable": sown_fields(home).bit_count() - grain}
    return {crop: count for crop, count in counts.items() if count}


def litters_of(player: Player) -> list[list[str]]:
    """Return the animals that would be born now, in every way that lets no more of them fit."""
    if not fertile_types(player):
        return []
    return [keys_in(types, FARM_KEYS) for types in largest_litters(player) if types]


# ---- round cards ---------------------------------------------------------------------------------


def face_down(state: CavernaState) -> list[FaceDownView]:
    """Return the cards of the rounds to come, each with what may be under it."""
    played = [round_ for round_ in range(1, LAST_ROUND + 1) if is_played(state, round_)]
    return [_face_down(state, round_) for round_ in played[len(state.cards) :]]


def _face_down(state: CavernaState, round_: int) -> FaceDownView:
    cards = keys_in(cards_below(state, round_), SPACE_KEYS)
    return {"round": round_, "stage": stage_of(round_), "cards": cards}


# ---- on request ----------------------------------------------------------------------------------


def ahead(state: CavernaState, seat: int) -> AheadView:
    """Return what takes longer to work out for a seat."""
    player, feeding = state.players[seat], coming(state, seat)
    return {
        "tiles": tiles_ahead(state, seat),
        "stalls": other_stalls(player),
        "sites": sites(player),
        "feeding": None if feeding is None else feeding_plan(player, feeding["meal"]),
    }


def sites(player: Player) -> dict[str, list[list[str]]]:
    """Return where each landscape tile could be laid now, if an action offered it."""
    home = player.home
    ways = {tile: twin_offers(player, tile) for tile in TWINS}
    ways[ORE_MINE] = ore_mine_offers(home)
    ways |= {tile: single_offers(home, tile) for tile in SINGLES}
    tunnels = members(home.tunnels | home.deep_tunnels)
    ways[RUBY_MINE] = [LAY[RUBY_MINE][cell] for cell in tunnels]
    return {LANDSCAPE[tile]: [_cells_of(way) for way in ways[tile]] for tile in sorted(ways)}


def _cells_of(way: Action) -> list[str]:
    return [ref.key for ref in way.refs() if ref.kind == CELL.kind]
