"""The chronicle of a game: all that happened, told only when somebody asks."""

from collections.abc import Sequence

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.state import State


class Chronicle:
    """Notes what is played in silence from a state on, and plays it aloud when asked.

    Most bots never ask, so a note costs next to nothing.
    """

    def __init__(self, start: State) -> None:
        self._state = start.copy()
        self._events: list[Event] = []
        self._untold: list[Action] = []

    def note(self, action: Action) -> None:
        """Note a move, whoever answered."""
        self._untold.append(action)

    def events(self) -> Sequence[Event]:
        """Return all that happened so far."""
        for action in self._untold:
            self._events += self._state.play(action)
        self._untold.clear()
        return self._events
