"""The village: tools, figures and agriculture, and their limits [STA-5]."""

from grotto.games.stone_age.components import (
    LARGE_TOOL,
    LARGE_TOOL_TILES,
    MOST_AGRICULTURE,
    MOST_FIGURES,
    MOST_TOOL_VALUE,
)
from grotto.games.stone_age.events import AgricultureRaised, FigureBorn, NothingGained, ToolGained
from grotto.games.stone_age.player import Player, Tools
from grotto.games.stone_age.rules.scoring import tool_value
from grotto.games.stone_age.state import StoneAgeState


def gain_tool(state: StoneAgeState, seat: int) -> None:
    """Fill the three slots with ones, then raise the lowest tile by one.

    A raised tile stays used or unused.
    """
    player = state.players[seat]
    slot = raised_slot(player)
    value = player.tools[slot]
    if value == MOST_TOOL_VALUE or (value + 1 == LARGE_TOOL and not large_tile_left(state)):
        lose_gain(state, seat, "tools")
        return
    player.tools = raised(player.tools, slot)
    state.tell_numbers(ToolGained, seat, tool_value(player))


def raised_slot(player: Player) -> int:
    """Return the slot of the lowest tile.

    Of equal ones an unused tile, then the first [ruling A16].
    """
    slots = sorted(range(3), key=lambda slot: (player.tools[slot], player.used >> slot & 1, slot))
    return slots[0]


def raised(tools: Tools, slot: int) -> Tools:
    """Return the tools with one of them raised by one."""
    first, second, third = tools
    if slot == 0:
        return (first + 1, second, third)
    if slot == 1:
        return (first, second + 1, third)
    return (first, second, third + 1)


def large_tile_left(state: StoneAgeState) -> bool:
    """Tell whether a tile of faces 3 and 4 can be had.

    The box has six, which counts only as an option [STA-13.1].
    """
    if not state.switches.tool_tiles_limited:
        return True
    taken = sum(value >= LARGE_TOOL for player in state.players for value in player.tools)
    return taken < LARGE_TOOL_TILES


def gain_figure(state: StoneAgeState, seat: int) -> None:
    """A newborn lives at home from now on and is sent out from the next round.

    Ten figures are the most.
    """
    player = state.players[seat]
    if player.figures == MOST_FIGURES:
        lose_gain(state, seat, "figures")
        return
    player.figures += 1
    player.home += 1
    state.tell_numbers(FigureBorn, seat, player.figures)


def gain_agriculture(state: StoneAgeState, seat: int) -> None:
    """One step up the agriculture track, which ends at ten."""
    player = state.players[seat]
    if player.agriculture == MOST_AGRICULTURE:
        lose_gain(state, seat, "agriculture")
        return
    player.agriculture += 1
    state.tell_numbers(AgricultureRaised, seat, player.agriculture)


def lose_gain(state: StoneAgeState, seat: int, limit: str) -> None:
    """What goes beyond a limit is lost."""
    state.tell(NothingGained, seat, limit)
