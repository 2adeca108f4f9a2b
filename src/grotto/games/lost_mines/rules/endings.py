"""How a round ends at once [MIN-9.1].

Every round has its scoring at the bottom of the agenda; whatever else was to come is dropped.
"""

from grotto.games.lost_mines.round_events import RoundEnded
from grotto.games.lost_mines.state import LostMinesState


def end_round(state: LostMinesState, cause: str) -> None:
    """Drop everything but the scoring."""
    del state.agenda[1:]
    state.tell(RoundEnded, state.round, cause)
