"""Habits: what a dwarf of some role probably answers, found without trying every answer out."""

from math import exp, inf

from grotto.bots.evaluations.lost_mines import weights
from grotto.bots.evaluations.lost_mines.finds import attractions, treasure_values
from grotto.bots.evaluations.lost_mines.forecast import LOG_FADING, better_ended
from grotto.bots.evaluations.lost_mines.hands import card_worth
from grotto.bots.evaluations.lost_mines.ways import (
    head_starts,
    open_ends,
    ways_on,
    ways_to_treasure,
)
from grotto.core.action import Action
from grotto.games.lost_mines.actions import AGREE, DISCARD, DISCARD_TWO, LAY, REFUSE, USE, Go
from grotto.games.lost_mines.components import BESIDE, CARDS, OUTSIDE, PATH_KINDS, SIDE_COUNT
from grotto.games.lost_mines.faces import (
    EMPTY,
    NO_TOOL,
    OPENINGS,
    TOOL_NEEDED,
    WAYS,
    WAYS_BESIDE_OPEN_CARDS,
    overcome_face,
    path_face,
)
from grotto.games.lost_mines.rows import changed
from grotto.games.lost_mines.rules.moving import MoveDwarf
from grotto.games.lost_mines.rules.supply import tokens_left
from grotto.games.lost_mines.rules.treasures import TakeTreasure, collectable
from grotto.games.lost_mines.rules.turns import CardStep
from grotto.games.lost_mines.rules.voting import Vote
from grotto.games.lost_mines.state import LostMinesState


def habit(state: LostMinesState) -> Action:
    """Return what the seat that is asked would probably answer, by its role in this world."""
    top = state.agenda[-1]
    if isinstance(top, CardStep):
        return usual_card(state, top.seat)
    if isinstance(top, MoveDwarf):
        return usual_step(state, top.seat)
    if isinstance(top, TakeTreasure):
        return best_treasure(state, top.seat)
    if isinstance(top, Vote):
        return AGREE if better_ended(state, top.seat) else REFUSE
    return state.legal_actions()[0]


def usual_step(state: LostMinesState, seat: int) -> Action:
    """Go nearer to a treasure, if a step leads there."""
    offers = state.legal_actions()
    goals = attractions(state, seat)
    if not goals:
        return offers[-1]
    ways = ways_to_treasure(state, goals)
    cell = state.pawns[seat]
    best, found = ways[cell], offers[-1]
    for offer in offers:
        if isinstance(offer, Go) and ways[BESIDE[cell][offer.side]] < best:
            best, found = ways[BESIDE[cell][offer.side]], offer
    return found


def best_treasure(state: LostMinesState, seat: int) -> Action:
    """Take what is worth most, for all that the seat knows."""
    values = treasure_values(state, seat)
    offers = state.legal_actions()
    slots = collectable(state, seat)
    place = 0
    for number in range(len(slots)):
        if values[slots[number]] > values[slots[place]]:
            place = number
    return offers[place]


def usual_card(state: LostMinesState, seat: int) -> Action:
    """Lay what shortens the own way most, use a tool that does, or discard what is worth least."""
    hand = state.hands[seat]
    waiting = {TOOL_NEEDED[state.cells[cell]] for cell in state.laid}
    found, best = _usual_discard(hand, waiting, state.pile)
    goals = attractions(state, seat)
    if not goals:
        return found
    whole = 0.0
    for _, value in goals:
        whole = max(whole, weights.HOPE * value)
    ways = ways_to_treasure(state, goals)
    now = exp(ways[state.pawns[seat]] * LOG_FADING)
    drawn = weights.DRAWN if state.pile else 0.0
    ends = open_ends(state, state.pawns[seat])
    for kind in sorted(set(hand)):
        if kind < PATH_KINDS:
            answer, way = best_laying(state, kind, ways, ends)
        elif CARDS[kind].tool >= 0 and CARDS[kind].tool in waiting:
            answer, way = best_use(state, seat, CARDS[kind].tool, goals)
        else:
            continue
        spare = weights.CARD * (drawn - card_worth(kind, waiting))
        gain = whole * (exp(way * LOG_FADING) - now) + spare
        if answer is not None and gain > best:
            best, found = gain, answer
    return found


def best_laying(
    state: LostMinesState, kind: int, ways: tuple[float, ...], ends: list[tuple[float, int]]
) -> tuple[Action | None, float]:
    """Return where a card continues the own paths best, and how long the way is then."""
    fitting = WAYS if state.switches.lay_beside_closed_mine else WAYS_BESIDE_OPEN_CARDS
    table = fitting[CARDS[kind].openings]
    found: Action | None = None
    best = inf
    for walked, cell in ends:
        turns = table[state.rims[cell]]
        for turned in range(2):
            if turns >> turned & 1:
                face = path_face(kind, turned)
                way = walked - weights.BUILDING + way_through(state, cell, face, ways)
                if TOOL_NEEDED[face] != NO_TOOL:
                    way += weights.BARRED
                if way < best:
                    best, found = way, LAY[kind][cell][turned]
    return found, best


def way_through(state: LostMinesState, cell: int, face: int, ways: tuple[float, ...]) -> float:
    """Return how long the way from an empty space is, once a card leads on from there."""
    best = inf
    openings = OPENINGS[face]
    for side in range(SIDE_COUNT):
        near = BESIDE[cell][side]
        if near == OUTSIDE or not openings >> side & 1 or ways[near] >= ways[cell]:
            continue
        there = state.cells[near]
        way = ways[near] + 1.0
        if there == EMPTY:
            way += weights.BUILDING
        elif TOOL_NEEDED[there] != NO_TOOL:
            way += weights.BARRED
        best = min(best, way)
    return best


def best_use(
    state: LostMinesState, seat: int, tool: int, goals: list[tuple[int, float]]
) -> tuple[Action | None, float]:
    """Return the obstacle that is best overcome, and how long the own way is then."""
    found: Action | None = None
    best = inf
    if tokens_left(state, tool):
        starts = head_starts(goals)
        for cell in state.laid:
            face = state.cells[cell]
            if TOOL_NEEDED[face] == tool:
                cells = changed(state.cells, cell, overcome_face(face))
                ways = ways_on(cells, state.traps, state.trolls, (), starts)
                if ways[state.pawns[seat]] < best:
                    best, found = ways[state.pawns[seat]], USE[tool][cell]
    return found, best


def _usual_discard(hand: bytes, waiting: set[int], pile: int) -> tuple[Action, float]:
    """Return the discard that seems best, and what it brings."""
    worst, second = 0, -1
    lowest, low = 9.0, 9.0
    for place in range(len(hand)):
        worth = card_worth(hand[place], waiting)
        if worth < lowest:
            second, low = worst, lowest
            worst, lowest = place, worth
        elif worth < low:
            second, low = place, worth
    drawn = weights.DRAWN if pile else 0.0
    gain = weights.CARD * (drawn - lowest)
    if pile > 1 and len(hand) > 1 and low < weights.DRAWN:
        more = weights.CARD * (weights.DRAWN - low)
        return DISCARD_TWO[hand[worst]][hand[second]], gain + more
    return DISCARD[hand[worst]], gain
