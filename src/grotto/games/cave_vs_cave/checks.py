"""What holds in every reachable state: pieces are neither lost nor doubled, and limits are kept."""

from grotto.core.bags import members
from grotto.games.cave_vs_cave.components import (
    BLUE_ROOMS,
    BOARD_CELLS,
    EXTRA,
    LIMITS,
    NO_EXTRA,
    ORANGE_ROOMS,
    ROOM_COUNT,
    WALLS,
)
from grotto.games.cave_vs_cave.player import NO_ROOM, Player
from grotto.games.cave_vs_cave.rules.cave import BUILDABLE
from grotto.games.cave_vs_cave.rules.digging import TurnUpRoom
from grotto.games.cave_vs_cave.state import NO_TILE, CaveState, walls_left


def violations(state: CaveState) -> list[str]:
    """List what contradicts the box or the limits; empty in every reachable state."""
    claims = [
        ("every room is in exactly one place", _rooms_are_whole(state)),
        ("as many rooms lie face down as nobody has seen", _bag_is_right(state)),
        ("there are seven walls", 0 <= walls_left(state) <= WALLS),
        ("there is one additional cavern", _one_extra_cavern(state)),
        ("a tile is taken once a round, and face up", _tiles_are_right(state)),
        ("between turns nothing is left of one", _turn_is_right(state)),
        *(
            (f"the cave of seat {seat} is sound", _is_sound(player))
            for seat, player in enumerate(state.players)
        ),
    ]
    return [claim for claim, holds in claims if not holds]


def _rooms_are_whole(state: CaveState) -> bool:
    owned = [player.rooms & ~1 for player in state.players]
    parts = [state.display, state.bag, state.removed, *owned]
    union = 1
    for part in parts:
        union |= part
    count = sum(part.bit_count() for part in parts)
    return union == (1 << ROOM_COUNT) - 1 and count == ROOM_COUNT - 1


def _bag_is_right(state: CaveState) -> bool:
    face_down = sum(player.hidden.bit_count() for player in state.players)
    revealing = sum(isinstance(entry, TurnUpRoom) for entry in state.agenda)
    return state.bag.bit_count() == face_down + state.stack + revealing


def _one_extra_cavern(state: CaveState) -> bool:
    owners = [player for player in state.players if player.extra != NO_EXTRA]
    return len(owners) <= 1 and not any(player.hidden for player in owners)


def _tiles_are_right(state: CaveState) -> bool:
    taken = 0
    for player in state.players:
        if player.tiles & taken or player.tiles & ~state.face_up:
            return False
        taken |= player.tiles
    return True


def _turn_is_right(state: CaveState) -> bool:
    if state.tile != NO_TILE:
        return bool(state.face_up >> state.tile & 1)
    return not (state.left or state.uses or state.used or state.dug or state.fresh)


def _is_sound(player: Player) -> bool:
    orange, blue = (player.rooms & ORANGE_ROOMS), (player.rooms & BLUE_ROOMS)
    return (
        all(0 <= held <= limit for held, limit in zip(player.goods, LIMITS, strict=True))
        and orange.bit_count() > blue.bit_count()
        and player.walls & ~BUILDABLE[player.extra] == 0
        and _cells_are_whole(player)
    )


def _cells_are_whole(player: Player) -> bool:
    furnished = [cell for cell, room in enumerate(player.layout) if room != NO_ROOM]
    laid = sum(1 << player.layout[cell] for cell in furnished)
    cells = [*members(player.hidden), *members(player.empty), *furnished]
    board = list(range(BOARD_CELLS))
    owned = board if player.extra == NO_EXTRA else [*board, EXTRA]
    return sorted(cells) == owned and laid == player.rooms
