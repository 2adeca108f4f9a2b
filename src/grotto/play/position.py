"""A position: all that one seat may know when it is asked.

Bots get this and never the true state.
"""

from collections.abc import Mapping
from typing import Any

from grotto.core.action import Action
from grotto.core.game import Game
from grotto.core.state import State
from grotto.core.stream import Stream


class Position:
    """The table as one seat knows it: a view, the answers on offer, and re-dealt worlds."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self._state.outcome().totals)

    @property
    def view(self) -> Mapping[str, object]:
        """What the seat may see."""
        return self.game.view(self._state, self.seat)

    @property
    def offers(self) -> list[Action]:
        """Every legal answer; nothing when another seat is asked."""
        return list(self._state.legal_actions()) if self._state.to_act() == self.seat else []

    def world(self, stream: Stream) -> State:
        """Deal a world that the seat cannot tell from the true one; it may be changed freely."""
        world: State = self.game.worlds(self._state, self.seat, stream)
        return world
