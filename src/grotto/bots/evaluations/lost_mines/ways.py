"""Ways: how far every space is from a treasure, in steps, with cards still to be laid counted.

A dwarf with several open ends before it is nearer than the best of them: a card that fits one of
them comes sooner.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp, inf, log
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.bots.evaluations.lost_mines import weights
from grotto.games.lost_mines.components import (
    BESIDE,
    CELL_COUNT,
    EDGE_AT,
    NO_EDGE,
    OPPOSITE,
    OUTSIDE,
    SIDE_COUNT,
)
from grotto.games.lost_mines.faces import EMPTY, HIDDEN_MINE, NARROW, NO_TOOL, OPENINGS, TOOL_NEEDED
from grotto.games.lost_mines.rules.network import is_connected
from grotto.games.lost_mines.state import LostMinesState

Goals = tuple[tuple[int, float], ...]

FARTHEST: Final = 200
"""Ways that are longer are not told apart while looking for the nearest space."""

NOTHING: Final = -1
ALL_SIDES: Final = (1 << SIDE_COUNT) - 1


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
    return tuple(ways_on(cells, traps, trolls, crowded, head_starts(goals)))


def ways_on(
    cells: bytes,
    traps: bytes,
    trolls: bytes,
    crowded: tuple[int, ...],
    starts: list[tuple[int, float]],
) -> list[float]:
    """Return the way from every space to the nearest of the goals, each with its head start."""
    shelves = _Shelves()
    for cell, way in starts:
        shelves.put(cell, way)
    guarded = bool(traps) or min(trolls, default=NO_EDGE) != NO_EDGE
    while True:
        cell = shelves.nearest()
        if cell == OUTSIDE:
            return shelves.ways
        face = cells[cell]
        entering = shelves.ways[cell] + 1 + _delay(face, crowded=cell in crowded)
        openings = ALL_SIDES if face <= HIDDEN_MINE else OPENINGS[face]
        for side in range(SIDE_COUNT):
            near = BESIDE[cell][side]
            if openings >> side & 1 and near != OUTSIDE and _leads(cells[near], OPPOSITE[side]):
                reached = entering
                if guarded:
                    edge = EDGE_AT[cell][side]
                    reached += weights.TRAP * (edge in traps) + weights.TROLL * (edge in trolls)
                shelves.put(near, reached)


@final
@mypyc_attr(acyclic=True)
class _Shelves:
    """Spaces to go on from, on a shelf for each whole number that their ways begin with.

    No step is shorter than 1, so spaces of one shelf cannot shorten each other's ways: they are
    taken in any order, which is faster than a queue in perfect order.
    """

    __slots__ = ("_before", "_shelf", "_spaces", "_top", "ways")

    def __init__(self) -> None:
        self.ways = [inf] * CELL_COUNT
        self._shelf = 0  # the lowest one that may hold something
        self._top = [NOTHING] * (FARTHEST + 1)  # the last entry of each shelf
        self._spaces: list[int] = []  # by entry
        self._before: list[int] = []  # the entry below it

    def put(self, cell: int, way: float) -> None:
        """Note a way, if it is the shortest so far."""
        if way < self.ways[cell]:
            self.ways[cell] = way
            shelf = min(int(way), FARTHEST)
            self._before.append(self._top[shelf])
            self._top[shelf] = len(self._spaces)
            self._spaces.append(cell)

    def nearest(self) -> int:
        """Take the space with the shortest way; `OUTSIDE` when none is left."""
        while self._shelf <= FARTHEST:
            entry = self._top[self._shelf]
            if entry == NOTHING:
                self._shelf += 1
                continue
            self._top[self._shelf] = self._before[entry]
            cell = self._spaces[entry]
            if min(int(self.ways[cell]), FARTHEST) == self._shelf:  # else it was found nearer
                return cell
        return OUTSIDE


def _leads(face: int, side: int) -> bool:
    """Tell whether one can leave a space through a side, perhaps after building."""
    if face == EMPTY:
        return True
    return face != HIDDEN_MINE and bool(OPENINGS[face] >> side & 1)


def head_starts(goals: Sequence[tuple[int, float]]) -> list[tuple[int, float]]:
    """Treat a goal that is worth less as if it lay farther away."""
    best = max([value for _, value in goals])
    return [(cell, log(value / best) / log(weights.FADING)) for cell, value in goals]


def _delay(face: int, *, crowded: bool) -> float:
    """Return how long it takes to make a space walkable."""
    if face == EMPTY:
        return weights.BUILDING
    if TOOL_NEEDED[face] != NO_TOOL:
        return weights.BARRED
    return weights.CROWDED if crowded else 0.0


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
