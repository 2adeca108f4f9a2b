"""Ways: how far every space is from a treasure, in steps, with cards still to be laid counted.

A dwarf with several open ends before it is nearer than the best of them: a card that fits one of
them comes sooner.
"""

from functools import lru_cache
from heapq import heappop, heappush
from math import exp, inf, log

from grotto.bots.evaluations.lost_mines import weights
from grotto.games.lost_mines.components import (
    BESIDE,
    CELL_COUNT,
    EDGE_AT,
    OPPOSITE,
    OUTSIDE,
    SIDE_COUNT,
)
from grotto.games.lost_mines.faces import EMPTY, HIDDEN_MINE, NARROW, NO_TOOL, OPENINGS, TOOL_NEEDED
from grotto.games.lost_mines.rules.network import is_connected
from grotto.games.lost_mines.state import LostMinesState

Goals = tuple[tuple[int, float], ...]


def ways_to_treasure(state: LostMinesState, goals: list[tuple[int, float]]) -> tuple[float, ...]:
    """Return the way from every space to the goal that is worth it most."""
    crowded = tuple(cell for cell in state.pawns if NARROW[state.cells[cell]])
    return _ways(state.cells, state.traps, state.trolls, crowded, tuple(goals))


@lru_cache(maxsize=4096)
def _ways(
    cells: bytes,
    traps: bytes,
    trolls: bytes,
    crowded: tuple[int, ...],
    goals: Goals,
) -> tuple[float, ...]:
    ways = [inf] * CELL_COUNT
    queue: list[tuple[float, int]] = []
    for cell, way in head_starts(goals):
        ways[cell] = way
        heappush(queue, (way, cell))
    while queue:
        way, cell = heappop(queue)
        if way > ways[cell]:
            continue
        entering = way + 1 + _delay(cells[cell], crowded=cell in crowded)
        for side in range(SIDE_COUNT):
            near, edge = BESIDE[cell][side], EDGE_AT[cell][side]
            if near != OUTSIDE and _leads(cells, near, OPPOSITE[side], cell):
                guarded = weights.TRAP * (edge in traps) + weights.TROLL * (edge in trolls)
                if entering + guarded < ways[near]:
                    ways[near] = entering + guarded
                    heappush(queue, (ways[near], near))
    return tuple(ways)


def head_starts(goals: Goals) -> list[tuple[int, float]]:
    """Treat a goal that is worth less as if it lay farther away."""
    best = max(value for _, value in goals)
    return [(cell, log(value / best) / log(weights.FADING)) for cell, value in goals]


def _delay(face: int, *, crowded: bool) -> float:
    """Return how long it takes to make a space walkable."""
    if face == EMPTY:
        return weights.BUILDING
    if TOOL_NEEDED[face] != NO_TOOL:
        return weights.BARRED
    return weights.CROWDED if crowded else 0


def _leads(cells: bytes, cell: int, side: int, target: int) -> bool:
    """Tell whether one can go from a space to the next, perhaps after building."""
    here, there = cells[cell], cells[target]
    if here == HIDDEN_MINE or (here != EMPTY and not OPENINGS[here] >> side & 1):
        return False
    return there <= HIDDEN_MINE or bool(OPENINGS[there] >> OPPOSITE[side] & 1)


def way_of_dwarf(state: LostMinesState, seat: int, ways: tuple[float, ...]) -> float:
    """Return the way of a dwarf to a treasure, shortened by every other open end in reach."""
    start = state.pawns[seat]
    best = ways[start]
    if best == inf:
        return inf
    ends = [walked + ways[cell] for walked, cell in open_ends(state, start)]
    return best - weights.CHOICE * log(
        1 + float(sum(exp((best - end) / weights.CHOICE) for end in ends if end != best))
    )


def open_ends(state: LostMinesState, start: int) -> list[tuple[float, int]]:
    """List the empty spaces that paths lead to, and how far each is, with its card to be laid."""
    walked = {start: 0}
    queue = [start]
    ends: list[tuple[float, int]] = []
    for cell in queue:
        for side in range(SIDE_COUNT):
            near = BESIDE[cell][side]
            if near == OUTSIDE or near in walked or not OPENINGS[state.cells[cell]] >> side & 1:
                continue
            if state.cells[near] == EMPTY:
                ends.append((walked[cell] + 1 + weights.BUILDING, near))
            elif is_connected(state, cell, side) and TOOL_NEEDED[state.cells[near]] == NO_TOOL:
                walked[near] = walked[cell] + 1
                queue.append(near)
    return ends
