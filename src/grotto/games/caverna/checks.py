"""What holds in every reachable state: pieces are neither lost nor doubled, and limits are kept."""

from typing import Final

from grotto.games.caverna.components import (
    FIRST_DWARFS,
    LAST_ROUND,
    MOST_DWARFS,
    QUESTION_MARKS,
    STABLES,
    STRONGEST,
    leaves,
)
from grotto.games.caverna.furnishings import (
    ADDITIONAL_DWELLING,
    ALL_TILES,
    DWELLING,
    INTRODUCTORY,
    ORDINARY_DWELLING,
)
from grotto.games.caverna.home_board import BOARD, FOREST, MOUNTAIN
from grotto.games.caverna.player import (
    AT_HOME,
    NO_TILE,
    Home,
    Player,
    forest_tiles,
    owns,
)
from grotto.games.caverna.rules.anytime import Crowding, KeepAnimals
from grotto.games.caverna.rules.dwarfs import room_for_dwarfs
from grotto.games.caverna.rules.holders import has_room, herd_of
from grotto.games.caverna.spaces import SPACES
from grotto.games.caverna.state import CavernaState, is_introductory

_TWO_CELLS: Final = 2


def violations(state: CavernaState) -> list[str]:
    """List what contradicts the box or the limits; empty in every reachable state."""
    claims = [
        ("every furnishing tile is in one place at most", _tiles_are_whole(state)),
        ("harvest markers are neither lost nor doubled", _markers_are_right(state)),
        ("dwarfs stand on spaces in play, one on each", _dwarfs_are_right(state)),
        ("only accumulation spaces hold goods", _piles_are_right(state)),
        *(
            (f"the home of seat {seat} is sound", _is_sound(player))
            for seat, player in enumerate(state.players)
        ),
        *(
            (f"the animals of seat {seat} have room", _has_room(state, seat))
            for seat in range(len(state.players))
        ),
    ]
    return [claim for claim, holds in claims if not holds]


def _tiles_are_whole(state: CavernaState) -> bool:
    box = INTRODUCTORY if is_introductory(state) else ALL_TILES
    seen = state.supply & ~ORDINARY_DWELLING
    for player in state.players:
        own = player.tiles & ~ORDINARY_DWELLING
        if own & seen:
            return False
        seen |= own
    return seen & ~box == 0 and bool(state.supply & ORDINARY_DWELLING)


def _markers_are_right(state: CavernaState) -> bool:
    seats = len(state.players)
    most = QUESTION_MARKS if seats > 1 else 0
    left = 0 <= state.leaves <= leaves(seats) and 0 <= state.questions <= most
    return left and 0 <= state.round <= LAST_ROUND


def _dwarfs_are_right(state: CavernaState) -> bool:
    taken = 0
    for player in state.players:
        for place in player.whereabouts:
            if place >= 0:
                if taken >> place & 1 or not state.spaces >> place & 1:
                    return False
                taken |= 1 << place
    return taken == state.taken


def _piles_are_right(state: CavernaState) -> bool:
    return all(
        not pile or (state.spaces >> space & 1 and any(SPACES[space].fresh))
        for space, pile in enumerate(state.piles)
    )


def _has_room(state: CavernaState, seat: int) -> bool:
    """Animals may lack room only while their owner is about to be asked which to keep."""
    player = state.players[seat]
    if any(isinstance(entry, KeepAnimals) and entry.seat == seat for entry in state.agenda):
        return True
    if any(isinstance(entry, Crowding) and entry.owner == seat for entry in state.agenda):
        return True
    return has_room(player, herd_of(player))


def _is_sound(player: Player) -> bool:
    dwarfs = len(player.weapons)
    most = MOST_DWARFS + owns(player, ADDITIONAL_DWELLING)
    return (
        min(player.goods) >= 0
        and FIRST_DWARFS <= dwarfs <= most
        and min(dwarfs, MOST_DWARFS) <= room_for_dwarfs(player)
        and len(player.whereabouts) == dwarfs
        and all(0 <= weapon <= STRONGEST for weapon in player.weapons)
        and all(place >= AT_HOME or not weapon for weapon, place in _dwarfs(player))
        and _cells_are_whole(player)
        and _farm_is_sound(player.home)
    )


def _dwarfs(player: Player) -> list[tuple[int, int]]:
    return list(zip(player.weapons, player.whereabouts, strict=True))


def _cells_are_whole(player: Player) -> bool:
    home = player.home
    forest = [home.meadows, home.fields, home.small_pastures, *home.large_pastures]
    mountain = [
        home.caverns, home.tunnels, home.deep_tunnels,
        home.ore_mines, home.ruby_mines, home.furnished,
    ]  # fmt: skip
    tiles = [tile for tile in home.layout if tile != NO_TILE]
    kinds = sum({1 << tile for tile in tiles})
    once = sorted(tile for tile in tiles if tile != DWELLING)
    return (
        _apart(forest, FOREST)
        and _apart(mountain, MOUNTAIN)
        and kinds == player.tiles
        and once == sorted(set(once))
        and home.furnished.bit_count() == len(tiles) + 1
    )


def _apart(parts: list[int], ground: int) -> bool:
    union = 0
    for part in parts:
        if part & union or part & ~ground:
            return False
        union |= part
    return True


def _farm_is_sound(home: Home) -> bool:
    sown = [*home.grain, *home.vegetables]
    return (
        home.stables.bit_count() <= STABLES
        and home.stables & ~(FOREST & BOARD | forest_tiles(home)) == 0
        and not home.stables & home.fields
        and _apart(sown, home.fields)
        and all(pasture.bit_count() == _TWO_CELLS for pasture in home.large_pastures)
    )
