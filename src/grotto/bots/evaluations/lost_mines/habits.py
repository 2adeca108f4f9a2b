"""Habits: what a dwarf of some role probably answers, found without trying every answer out."""

from math import exp

from grotto.bots.evaluations.lost_mines import weights
from grotto.bots.evaluations.lost_mines.finds import attractions, treasure_values
from grotto.bots.evaluations.lost_mines.forecast import LOG_FADING
from grotto.bots.evaluations.lost_mines.hands import card_worth
from grotto.bots.evaluations.lost_mines.shares import shares
from grotto.bots.evaluations.lost_mines.ways import head_starts, ways_on, ways_to_treasure
from grotto.core.action import Action
from grotto.games.lost_mines.actions import DISCARD, DISCARD_TWO, REFUSE, USE, Go, Lay
from grotto.games.lost_mines.components import BESIDE, CARDS, PATH_KINDS
from grotto.games.lost_mines.faces import EMPTY, NARROW, TOOL_NEEDED, overcome_face
from grotto.games.lost_mines.rules.laying import laying_offers
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
        return REFUSE
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
    """Lay or use what helps the own side most, or discard what is worth least."""
    hand = state.hands[seat]
    cells = state.cells
    waiting = {TOOL_NEEDED[cells[cell]] for cell in state.laid}
    found, best = _usual_discard(hand, waiting, state.pile)
    goals = attractions(state, seat)
    if not goals:
        return found
    each = shares(state, seat)
    starts = head_starts(goals)
    whole = 0.0
    for _, value in goals:
        whole = max(whole, weights.HOPE * value)
    crowded = tuple([cell for cell in state.pawns if NARROW[cells[cell]]])
    ways = ways_to_treasure(state, goals)
    now = _prospects(ways_list(ways), state.pawns, each)
    drawn = weights.DRAWN if state.pile else 0.0
    before = -1
    for kind in hand:
        if kind == before:
            continue
        before = kind
        spare = weights.CARD * (drawn - card_worth(kind, waiting))
        if kind < PATH_KINDS:
            offers: list[Action] = []
            laying_offers(state, kind, offers)
            for offer in offers:
                assert isinstance(offer, Lay)
                cells[offer.cell] = offer.face
                after = ways_on(cells, state.traps, state.trolls, crowded, starts)
                cells[offer.cell] = EMPTY
                gain = whole * (_prospects(after, state.pawns, each) - now) + spare
                if gain > best:
                    best, found = gain, offer
        elif CARDS[kind].tool in waiting and CARDS[kind].tool >= 0:
            tool = CARDS[kind].tool
            if not tokens_left(state, tool):
                continue
            for cell in state.laid:
                face = cells[cell]
                if TOOL_NEEDED[face] == tool:
                    cells[cell] = overcome_face(face)
                    after = ways_on(cells, state.traps, state.trolls, crowded, starts)
                    cells[cell] = face
                    gain = whole * (_prospects(after, state.pawns, each) - now) + spare
                    if gain > best:
                        best, found = gain, USE[tool][cell]
    return found


def ways_list(ways: tuple[float, ...]) -> list[float]:
    """Return ways in the shape in which they are judged."""
    return list(ways)


def _usual_discard(hand: tuple[int, ...], waiting: set[int], pile: int) -> tuple[Action, float]:
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


def _prospects(ways: list[float], pawns: list[int], each: list[float]) -> float:
    """Add up what all dwarfs may find, by what it is worth to one of them."""
    total = 0.0
    for seat in range(len(pawns)):
        total += each[seat] * exp(ways[pawns[seat]] * LOG_FADING)
    return total
