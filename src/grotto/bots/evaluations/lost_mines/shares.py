"""Shares: what a point found by each seat is worth to one of them, by what it knows of roles."""

from grotto.bots.evaluations.lost_mines import weights
from grotto.core.nouns import UNKNOWN
from grotto.games.lost_mines.components import (
    LOYAL,
    ROLE_COUNT,
    SABOTEUR,
    SELFISH,
)
from grotto.games.lost_mines.knowledge import known_role, unplaced_dwarfs
from grotto.games.lost_mines.rules.scoring import pot_of
from grotto.games.lost_mines.state import LostMinesState


def shares(state: LostMinesState, seat: int) -> list[float]:
    """Return, for a point found by each seat, what `seat` gains, less a part of what others do."""
    clans, role = state.secrets.clans, state.secrets.roles[seat]
    seats = range(len(clans))
    if role == SELFISH:
        gains = [float(other == seat) for other in seats]
    else:
        pot = pot_of(clans[seat], role)
        joining = [float(other == seat) or joins(state, seat, other, pot) for other in seats]
        gains = [chance / float(sum(joining)) for chance in joining]
        gains[seat] += weights.BEST_FINDER
    rivalry = weights.RIVALRY / (len(clans) - 1)
    return [gain - rivalry * (1 - gain) for gain in gains]


def joins(state: LostMinesState, seat: int, other: int, pot: int) -> float:
    """Return how likely `other` puts finds into the pot of clan `pot`."""
    clan = state.secrets.clans[other]
    wanted = LOYAL if clan == pot else SABOTEUR
    role = known_role(state, other, seat)
    if role != UNKNOWN:
        return float(role == wanted)
    unseen = unplaced_dwarfs(state, seat)[clan * ROLE_COUNT : (clan + 1) * ROLE_COUNT]
    return unseen[wanted] / float(sum(unseen))
