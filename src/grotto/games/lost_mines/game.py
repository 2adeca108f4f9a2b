"""The Lost Mines as others see it: the one module of this folder that outsiders import."""

from collections.abc import Mapping
from typing import Final, final

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game, GameInfo
from grotto.core.options import Value
from grotto.core.seats import CHANCE
from grotto.core.stream import Stream
from grotto.games.lost_mines import checks, knowledge, notation
from grotto.games.lost_mines import view as eyes
from grotto.games.lost_mines.components import LEAST_SEATS, MOST_SEATS
from grotto.games.lost_mines.rules import setup
from grotto.games.lost_mines.state import LostMinesState
from grotto.games.lost_mines.view import LostMinesView

RULES_VERSION: Final = 2
"""Raised whenever a rule changes and a golden record with it."""


@final
class LostMines(Game[LostMinesState]):
    """Saboteur: The Lost Mines for three to nine players."""

    info = GameInfo(
        "lost_mines",
        tuple(range(LEAST_SEATS, MOST_SEATS + 1)),
        RULES_VERSION,
        setup.OPTIONS,
        ending="MIN-9.8",
    )

    def set_up(self, seats: int, options: Mapping[str, Value]) -> LostMinesState:
        """Clear the table; chance is asked first."""
        return setup.set_up(seats, options)

    def parse(self, text: str) -> Action:
        """Read an action."""
        return notation.parse(text)

    def view(self, state: LostMinesState, viewer: int) -> Mapping[str, object]:
        """Return what `viewer` may know."""
        return eyes.view(state, viewer)

    def worlds(self, state: LostMinesState, viewer: int, stream: Stream) -> LostMinesState:
        """Deal anew what `viewer` does not know."""
        return knowledge.world(state, viewer, stream)

    def seen_by(self, event: Event, viewer: int) -> Event:
        """Hide what `viewer` may not know of an event."""
        return eyes.seen_by(event, viewer)

    def round_of(self, state: LostMinesState) -> int:
        """Return which round is played."""
        return state.round

    def violations(self, state: LostMinesState) -> list[str]:
        """List what contradicts the box."""
        return checks.violations(state)

    def is_barrier(self, state: LostMinesState, action: Action) -> bool:
        """A draw is a barrier, and so is whatever lets somebody know more than before."""
        if state.to_act() == CHANCE:
            return True
        after = state.copy()
        after.apply(action)
        return _knowledge(after) != _knowledge(state)


def _knowledge(state: LostMinesState) -> tuple[tuple[int, ...], ...]:
    secrets = state.secrets
    return secrets.role_known, secrets.mine_known, secrets.treasure_known


LOST_MINES: Final = LostMines()

__all__ = ["LOST_MINES", "RULES_VERSION", "LostMines", "LostMinesState", "LostMinesView"]
