"""Forecasts: the points that all seats may expect, in a world in which every role lies open."""

from math import exp, inf, log
from typing import Final

from grotto.bots.evaluations.lost_mines import weights
from grotto.bots.evaluations.lost_mines.hands import hand_worth
from grotto.bots.evaluations.lost_mines.ways import head_starts, ways_on
from grotto.core.nouns import UNKNOWN
from grotto.games.lost_mines.components import (
    CLANS,
    DRAGON_PENALTY,
    MINE_CELLS,
    MINES,
    NO_SEAT,
    NO_SYMBOL,
    SYMBOLS,
    TREASURES,
)
from grotto.games.lost_mines.faces import NARROW
from grotto.games.lost_mines.rules.scoring import pot_of
from grotto.games.lost_mines.rules.turns import BeginTurn, CardStep, EndTurn, NextTurn
from grotto.games.lost_mines.state import LostMinesState, Secrets

VALUE: Final[tuple[int, ...]] = tuple(treasure.value for treasure in TREASURES)
SYMBOL: Final[tuple[int, ...]] = tuple(treasure.symbol for treasure in TREASURES)
MINE_SYMBOL: Final[tuple[int, ...]] = tuple(mine.symbol for mine in MINES)
LOG_FADING: Final = log(weights.FADING)

TERMS: Final[tuple[str, ...]] = ("earned", "finds", "prospects", "best_find", "dragon", "hand")
EARNED: Final = 0
FINDS: Final = 1
PROSPECTS: Final = 2
BEST_FIND: Final = 3
DRAGON: Final = 4
HAND: Final = 5


def parts(state: LostMinesState, *, ending: bool) -> list[list[float]]:
    """Return, for every seat, what its points are added up from, in the order of `TERMS`.

    Where the round is `ending`, nothing more will be found.
    """
    seats = len(state.hands)
    rows: list[list[float]] = []
    for seat in range(seats):
        earned = 0
        for tally in state.tallies:
            earned += tally[seat].points
        rows.append([float(earned), 0.0, 0.0, 0.0, 0.0, 0.0])
    secrets = state.secrets
    if len(secrets.roles) < seats:  # a new round is being dealt
        return rows
    values = values_of(secrets)
    finds = finds_of(state, values)
    hopes = [0.0] * seats if ending else hopes_of(state, values)
    share(secrets, finds, hopes, rows)
    if not ending:
        for seat in range(seats):
            rows[seat][HAND] = hand_worth(state, seat)
    if secrets.dragon != NO_SEAT:
        row = rows[secrets.dragon]
        row[DRAGON] = -min(float(DRAGON_PENALTY), row[FINDS] + row[PROSPECTS] + row[BEST_FIND])
    return rows


def finds_of(state: LostMinesState, values: list[float]) -> list[float]:
    """Return what each seat has found so far."""
    finds = [0.0] * len(state.hands)
    for slot in range(len(values)):
        owner = state.secrets.owners[slot]
        if owner != NO_SEAT:
            finds[owner] += values[slot]
    return finds


def lead(points: list[float], seat: int) -> float:
    """Return what a seat has ahead of the others: whoever has most of them is feared most."""
    fear = 1.0
    for other in range(len(points)):
        if other != seat:
            fear += exp((points[other] - points[seat]) / weights.FIRST_PLACE)
    return points[seat] + weights.FIRST_PLACE * log(len(points) / fear)


def better_ended(state: LostMinesState, seat: int) -> bool:
    """Tell whether a seat is better off if the round ends now."""
    ended = [float(sum(row)) for row in parts(state, ending=True)]
    expected = [float(sum(row)) for row in parts(state, ending=False)]
    return lead(ended, seat) > lead(expected, seat)


def share(
    secrets: Secrets, finds: list[float], hopes: list[float], rows: list[list[float]]
) -> None:
    """Share out what was and what will be found, by the roles of this world."""
    seats = range(len(rows))
    pots = [pot_of(secrets.clans[seat], secrets.roles[seat]) for seat in seats]
    for clan in range(len(CLANS)):
        members = [seat for seat in seats if pots[seat] == clan]
        count = len(members)
        if not count:
            continue
        found = 0.0
        hoped = 0.0
        for seat in members:
            found += finds[seat]
            hoped += hopes[seat]
        rest = (count - 1) / 2.0  # what cannot be shared, on average: it goes to the best find
        for seat in members:
            row = rows[seat]
            row[FINDS] = found / count
            row[PROSPECTS] = hoped / count
            if found + hoped > 0:
                part = (finds[seat] + hopes[seat]) / (found + hoped) - 1.0 / count
                row[BEST_FIND] = min(rest, found + hoped) * part
    for seat in seats:
        if pots[seat] < 0:
            rows[seat][FINDS] = finds[seat]
            rows[seat][PROSPECTS] = hopes[seat]


def values_of(secrets: Secrets) -> list[float]:
    """Return what every treasure is worth; one that nobody has seen is an average one."""
    sums = [0.0] * len(SYMBOLS)
    counts = [0] * len(SYMBOLS)
    for treasure in range(len(VALUE)):
        if treasure not in secrets.treasures:
            sums[SYMBOL[treasure]] += VALUE[treasure]
            counts[SYMBOL[treasure]] += 1
    values: list[float] = []
    for slot in range(len(secrets.symbols)):
        treasure = secrets.treasures[slot]
        symbol = secrets.symbols[slot]
        known = treasure != UNKNOWN
        values.append(float(VALUE[treasure]) if known else sums[symbol] / counts[symbol])
    return values


def goals_of(state: LostMinesState, values: list[float]) -> list[tuple[int, float]]:
    """List the spaces of mines worth going to in this world, and what a visit is worth."""
    mines = state.secrets.mines
    visits = visits_of(state.secrets, values)
    unseen = [visits[mine] for mine in range(len(visits)) if mine not in mines]
    average = float(sum(unseen)) / max(1, len(unseen))
    goals: list[tuple[int, float]] = []
    for space in range(len(MINE_CELLS)):
        value = visits[mines[space]] if mines[space] != UNKNOWN else average
        if value > 0:
            goals.append((MINE_CELLS[space], value))
    return goals


def visits_of(secrets: Secrets, values: list[float]) -> list[float]:
    """Return what a visit to each mine is worth: its best treasure, and a little for the others."""
    most = [0.0] * len(SYMBOLS)
    whole = [0.0] * len(SYMBOLS)
    for slot in range(len(values)):
        if secrets.owners[slot] == NO_SEAT:
            symbol = secrets.symbols[slot]
            most[symbol] = max(most[symbol], values[slot])
            whole[symbol] += values[slot]
    visits: list[float] = []
    for symbol in MINE_SYMBOL:
        if symbol == NO_SYMBOL:
            visits.append(weights.DRAGON)
        else:
            visits.append(most[symbol] + weights.OTHER_TREASURE * (whole[symbol] - most[symbol]))
    return visits


def hopes_of(state: LostMinesState, values: list[float]) -> list[float]:
    """Return what every dwarf may still find: a race, in which the nearest get most.

    Treasures that are left fall to somebody if there is time to get there. How far a dwarf is ahead
    of the others says far more about who will find them than how far away it is.
    """
    seats = len(state.hands)
    following = next_to_move(state)
    goals = goals_of(state, values)
    if not goals or following == NO_SEAT:
        return [0.0] * seats
    crowded = tuple([cell for cell in state.pawns if NARROW[state.cells[cell]]])
    ways = ways_on(state.cells, state.traps, state.trolls, crowded, head_starts(goals))
    distances: list[float] = []
    for seat in range(seats):
        wait = (seat - following) % seats / seats
        distances.append(ways[state.pawns[seat]] + weights.WAIT * wait)
    nearest = min(distances)
    if nearest == inf:
        return [0.0] * seats
    turns = turns_left(state)
    late = exp((nearest - weights.PACE * turns) / weights.SPREAD)
    whole = weights.FOUND * value_left(state.secrets, values) / (1.0 + late)
    return raced(state, distances, weights.GAP + weights.GAP_PER_TURN * turns, whole)


def raced(state: LostMinesState, distances: list[float], gap: float, whole: float) -> list[float]:
    """Share out what will be found: whoever is farther away by `gap` gets e times less.

    A dwarf without cards goes nowhere.
    """
    nearest = min(distances)
    portions = [
        exp((nearest - distances[seat]) / gap) if state.hands[seat] or state.pile else 0.0
        for seat in range(len(distances))
    ]
    total = float(sum(portions))
    return [whole * portion / total for portion in portions] if total > 0 else portions


def next_to_move(state: LostMinesState) -> int:
    """Return whose turn begins next, or `NO_SEAT` when the round is over."""
    entry = state.agenda[1] if len(state.agenda) > 1 else None  # above the scoring of the round
    if isinstance(entry, (EndTurn, NextTurn)):
        return (entry.player + 1) % len(state.hands)
    if isinstance(entry, CardStep):
        return entry.seat
    return entry.player if isinstance(entry, BeginTurn) else NO_SEAT


def turns_left(state: LostMinesState) -> float:
    """Return how many turns a dwarf still has on average, if nobody discards two cards."""
    cards = state.pile
    for hand in state.hands:
        cards += len(hand)
    return cards / len(state.hands)


def value_left(secrets: Secrets, values: list[float]) -> float:
    """Add up the treasures that nobody has found yet."""
    left = 0.0
    for slot in range(len(values)):
        if secrets.owners[slot] == NO_SEAT:
            left += values[slot]
    return left


__all__ = ["TERMS", "better_ended", "goals_of", "lead", "parts", "values_of"]
