"""A position: all that one seat may know when it is asked.

Bots get this and never the true state.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game
from grotto.core.state import State
from grotto.core.stream import Stream


def _nothing() -> Iterable[Event]:
    return ()


class Position:
    """The table as one seat knows it: a view, the answers on offer, and re-dealt worlds.

    Where somebody can tell what has `happened` so far, the seat also knows what it has witnessed.
    """

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        happened: Callable[[], Iterable[Event]] = _nothing,
    ) -> None:
        self.game = game
        self.seat = seat
        self._state = state
        self._happened = happened

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

    def witnessed(self) -> list[Event]:
        """Return all that happened so far, as the seat has seen it; nothing where nobody tells."""
        return [self.game.seen_by(event, self.seat) for event in self._happened()]

    def world(self, stream: Stream) -> State:
        """Deal a world that the seat cannot tell from the true one; it may be changed freely."""
        world: State = self.game.worlds(self._state, self.seat, stream)
        return world
