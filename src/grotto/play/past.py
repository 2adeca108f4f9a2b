"""The past of a table: how it was after some move, to look at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from grotto.core.game import Game
from grotto.core.outcome import Outcome, Portions
from grotto.core.seats import NOBODY
from grotto.core.state import State
from grotto.play.history import Played


@dataclass(frozen=True)
class Past:
    """A table as it was after the moves of `history`."""

    game: Game[Any]
    history: Sequence[Played]
    _state: State

    @property
    def to_act(self) -> int:
        """The seat that was asked, chance, or `NOBODY` when the game was over."""
        return self._state.to_act()

    @property
    def over(self) -> bool:
        """Whether the game had ended."""
        return self.to_act == NOBODY

    def after(self, played: Played) -> "Past":
        """Return the table as it was one move later."""
        state = self._state.copy()
        state.play(played.action)
        return Past(self.game, [*self.history, played], state)

    def view(self, viewer: int) -> Mapping[str, object]:
        """Return what `viewer` could know then."""
        return self.game.view(self._state, viewer)

    def eyes(self, viewer: int) -> int:
        """Return a viewer who saw just the same."""
        return self.game.eyes(self._state, viewer)

    def projection(self, viewer: int) -> Outcome:
        """Return how all would score if the game ended then, as far as `viewer` may know it."""
        return self.game.projection(self._state, viewer)

    def portions(self, seat: int, viewer: int) -> Portions:
        """Return what the lines of a seat's sheet consist of, as far as `viewer` may know it."""
        return self.game.portions(self._state, seat, viewer)

    def outcome(self) -> Outcome:
        """Return the score sheets, final when the game was over."""
        return self._state.outcome()
