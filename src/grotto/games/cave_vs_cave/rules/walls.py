"""Walls: building them from the common supply, and razing one's own [CVC-6]."""

from typing import Final

from grotto.core.action import Action
from grotto.core.bags import members
from grotto.core.phrase import Phrase
from grotto.core.refusal import Refusal
from grotto.games.cave_vs_cave.actions import Build, Raze
from grotto.games.cave_vs_cave.answers import BUILD, RAZE
from grotto.games.cave_vs_cave.components import ON_WALL, ROOMS, Goods
from grotto.games.cave_vs_cave.events import WallBuilt, WallRazed
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.rules.cave import BUILDABLE
from grotto.games.cave_vs_cave.rules.goods import gain, let_work
from grotto.games.cave_vs_cave.state import CaveState, walls_left

WALL_ROOMS: Final = sum(1 << number for number, room in enumerate(ROOMS) if room.on == ON_WALL)


def free_borders(player: Player) -> int:
    """Return where a wall may still be built, be the cells face down, empty or furnished."""
    return BUILDABLE[player.extra] & ~player.walls


def building_offers(state: CaveState, player: Player) -> list[Action]:
    """List every free border, as long as the supply lasts."""
    if not walls_left(state):
        return []
    return [BUILD[border] for border in members(free_borders(player))]


def razing_offers(player: Player) -> list[Action]:
    """List one's own built walls."""
    return [RAZE[border] for border in members(player.walls)]


def build(state: CaveState, seat: int, action: Build) -> None:
    """Put up a wall; the Dungeon rewards it."""
    player = state.players[seat]
    player.walls |= 1 << action.border
    state.tell_numbers(WallBuilt, seat, action.border, walls_left(state))
    if player.rooms & WALL_ROOMS:
        let_work(state, seat, WALL_ROOMS)


def raze(state: CaveState, seat: int, action: Raze, package: Goods) -> None:
    """Return a wall to the supply for a package of goods; rooms already furnished stay."""
    state.players[seat].walls &= ~(1 << action.border)
    state.tell_numbers(WallRazed, seat, action.border)
    gain(state, seat, package)


def no_wall_to_build(state: CaveState) -> Refusal | None:
    """Explain that the supply is empty; None when it is not."""
    if walls_left(state):
        return None
    return Refusal("build", Phrase("cave_vs_cave-reason-no-walls"), "CVC-6.2")


def no_wall_to_raze(player: Player) -> Refusal | None:
    """Explain that there is nothing to raze; None when there is."""
    if player.walls:
        return None
    return Refusal("raze", Phrase("cave_vs_cave-reason-nothing-to-raze"), "CVC-6.4")


def cannot_build(player: Player, action: Build) -> Refusal:
    """Explain why no wall can stand there: one does already, or it is no place for walls."""
    taken = player.walls >> action.border & 1
    reason = "wall-there" if taken else "no-place-for-wall"
    return Refusal(action.text(), Phrase("cave_vs_cave-reason-" + reason), "CVC-6.1")


def cannot_raze(action: Raze) -> Refusal:
    """Explain that only one's own built walls can be razed."""
    return Refusal(action.text(), Phrase("cave_vs_cave-reason-no-wall-there"), "CVC-6.4")
