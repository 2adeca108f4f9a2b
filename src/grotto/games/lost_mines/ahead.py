"""What players work out ahead: where a dwarf can go and what bars it, votes, and the last round."""

from typing import TypedDict

from grotto.core.seats import clockwise
from grotto.games.lost_mines.components import (
    BESIDE,
    CELLS,
    CLANS,
    EDGE_AT,
    EDGE_KEYS,
    ROLES,
    SIDE_COUNT,
    TOOLS,
    TREASURE_KEYS,
)
from grotto.games.lost_mines.faces import HIDDEN_MINE, NARROW, NO_TOOL, TOOL_NEEDED
from grotto.games.lost_mines.rules.moving import MoveDwarf, is_enterable
from grotto.games.lost_mines.rules.network import is_connected
from grotto.games.lost_mines.rules.scoring import NO_POT, Tally
from grotto.games.lost_mines.rules.voting import Vote
from grotto.games.lost_mines.state import LostMinesState


class WayView(TypedDict):
    """A space that a dwarf can reach, by the way that costs fewest cards, then fewest steps."""

    cell: str
    way: list[str]  # the spaces on the way, this one last
    steps: int
    traps: list[str]  # the borders with traps on the way, one for each trap
    lost: int  # cards that they cost
    narrow: list[str]  # the spaces on the way that hold one dwarf only
    opens: bool  # a mine that lies face down: the move ends there


class BarView(TypedDict):
    """A path from a space in reach to one that cannot be entered now."""

    cell: str
    origin: str
    by: str  # ``troll``, ``obstacle`` or ``narrow``, where another dwarf stands
    tool: str  # that an obstacle waits for; empty otherwise


class ReachView(TypedDict):
    """Where the dwarf that moves now can go."""

    seat: int
    steps: int  # left
    ways: list[WayView]
    bars: list[BarView]


class VoteView(TypedDict):
    """A proposal to end the round, and the answers so far."""

    proposer: int
    agreed: list[int]  # the proposer first
    waiting: list[int]  # in the order in which they are asked


class SharerView(TypedDict):
    """What one seat was in a round, what it found and what it got."""

    clan: str
    role: str
    finds: list[str]
    found: int  # what the finds are worth
    pot: str  # the clan whose pot the finds joined; empty for a selfish dwarf
    own: int
    share: int
    remainder: int
    dragon: int  # points that the dragon took, zero or negative
    has_dragon: bool
    points: int


class PotView(TypedDict):
    """What a clan shared in a round."""

    clan: str
    total: int
    seats: list[int]  # who shared it
    share: int  # of each of them
    remainder: int  # that could not be shared
    lost: int  # of the remainder


class RoundView(TypedDict):
    """A round that is over."""

    number: int
    seats: list[SharerView]
    pots: list[PotView]


Way = tuple[tuple[int, ...], tuple[int, ...]]
"""The spaces of a way, its beginning included, and the borders with traps that it crosses."""


def reach_of(state: LostMinesState) -> ReachView | None:
    """Return where the dwarf that moves can go; None when none does."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, MoveDwarf):
        return None
    start, hand = state.pawns[top.seat], len(state.hands[top.seat])
    ways = ways_from(state, start, top.left)
    inner = [cell for cell, (cells, _) in ways.items() if len(cells) <= top.left]
    return {
        "seat": top.seat,
        "steps": top.left,
        "ways": [_view_way(state, way, hand) for cell, way in ways.items() if cell != start],
        "bars": [bar for cell in inner for bar in _bars_at(state, cell, start)],
    }


def ways_from(state: LostMinesState, start: int, steps: int) -> dict[int, Way]:
    """Return the best way to every space in reach: fewest traps, then fewest steps."""
    best: dict[int, Way] = {start: ((start,), ())}
    reached: list[Way] = [best[start]]  # by the last step, for the first time or better
    for _ in range(steps):
        longer: list[Way] = []
        for way in reached:
            for near, on in _steps_on(state, way):
                known = best.get(near)
                if known is None or len(on[1]) < len(known[1]):
                    best[near] = on
                    longer.append(on)
        reached = longer
    return best


def _steps_on(state: LostMinesState, way: Way) -> list[tuple[int, Way]]:
    """List the spaces to which a way can go on; from a mine face down none leads on."""
    cells, traps = way
    cell, found = cells[-1], []
    for side in range(SIDE_COUNT):
        edge, near = EDGE_AT[cell][side], BESIDE[cell][side]
        if (
            is_connected(state, cell, side)
            and edge not in state.trolls
            and is_enterable(state, near)
        ):
            sprung = traps + (edge,) * state.traps.count(edge)
            found.append((near, ((*cells, near), sprung)))
    return found


def _view_way(state: LostMinesState, way: Way, hand: int) -> WayView:
    cells, traps = way
    return {
        "cell": CELLS[cells[-1]],
        "way": [CELLS[cell] for cell in cells[1:]],
        "steps": len(cells) - 1,
        "traps": [EDGE_KEYS[edge] for edge in traps],
        "lost": min(len(traps), hand),
        "narrow": [CELLS[cell] for cell in cells[1:] if NARROW[state.cells[cell]]],
        "opens": state.cells[cells[-1]] == HIDDEN_MINE,
    }


def _bars_at(state: LostMinesState, cell: int, start: int) -> list[BarView]:
    """List what bars the paths that leave a space; the dwarf itself bars nothing."""
    bars: list[BarView] = []
    for side in range(SIDE_COUNT):
        near = BESIDE[cell][side]
        if near == start or not is_connected(state, cell, side):
            continue
        tool = TOOL_NEEDED[state.cells[near]]
        if EDGE_AT[cell][side] in state.trolls:
            bars.append(_bar(cell, near, "troll", ""))
        elif tool != NO_TOOL:
            bars.append(_bar(cell, near, "obstacle", TOOLS[tool]))
        elif not is_enterable(state, near):
            bars.append(_bar(cell, near, "narrow", ""))
    return bars


def _bar(cell: int, near: int, by: str, tool: str) -> BarView:
    return {"cell": CELLS[near], "origin": CELLS[cell], "by": by, "tool": tool}


def vote_of(state: LostMinesState) -> VoteView | None:
    """Return the proposal that is being voted on; None when there is none."""
    top = state.agenda[-1] if state.agenda else None
    if not isinstance(top, Vote):
        return None
    order = clockwise(top.proposer, len(state.hands))
    asked = order.index(top.seat)
    return {"proposer": top.proposer, "agreed": order[:asked], "waiting": order[asked:]}


def round_of(state: LostMinesState) -> RoundView | None:
    """Return the last round that is over; None while the first one is played."""
    if not state.tallies:
        return None
    tallies = state.tallies[-1]
    return {
        "number": len(state.tallies),
        "seats": [_view_sharer(tally) for tally in tallies],
        "pots": [_view_pot(tallies, clan) for clan in range(len(CLANS))],
    }


def _view_sharer(tally: Tally) -> SharerView:
    return {
        "clan": CLANS[tally.clan],
        "role": ROLES[tally.role],
        "finds": [TREASURE_KEYS[treasure] for treasure in tally.finds],
        "found": tally.found,
        "pot": CLANS[tally.pot] if tally.pot != NO_POT else "",
        "own": tally.own,
        "share": tally.share,
        "remainder": tally.remainder,
        "dragon": tally.dragon,
        "has_dragon": tally.has_dragon,
        "points": tally.points,
    }


def _view_pot(tallies: tuple[Tally, ...], clan: int) -> PotView:
    seats = [seat for seat, tally in enumerate(tallies) if tally.pot == clan]
    total = sum([tallies[seat].found for seat in seats])
    share, remainder = divmod(total, len(seats)) if seats else (0, 0)
    return {
        "clan": CLANS[clan],
        "total": total,
        "seats": seats,
        "share": share,
        "remainder": remainder,
        "lost": remainder - sum([tallies[seat].remainder for seat in seats]),
    }
