"""Stone Age as others see it: the one module of this folder that outsiders import."""

from collections.abc import Mapping
from typing import Final, final

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game, GameInfo
from grotto.core.options import Value
from grotto.core.outcome import Outcome
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.games.stone_age import checks, notation
from grotto.games.stone_age import view as eyes
from grotto.games.stone_age.player import Player
from grotto.games.stone_age.rules import setup
from grotto.games.stone_age.state import StoneAgeState
from grotto.games.stone_age.view import StoneAgeView

RULES_VERSION: Final = 2
"""Raised whenever a rule changes and a golden record with it."""


@final
class StoneAge(Game[StoneAgeState]):
    """Stone Age for two to four players."""

    info = GameInfo("stone_age", (2, 3, 4), RULES_VERSION, setup.OPTIONS, ending="STA-11.4")

    def set_up(self, seats: int, options: Mapping[str, Value]) -> StoneAgeState:
        """Set up the board and the mats; chance is asked first."""
        return setup.set_up(seats, options)

    def parse(self, text: str) -> Action:
        """Read an action."""
        return notation.parse(text)

    def view(self, state: StoneAgeState, viewer: int) -> Mapping[str, object]:
        """Return what `viewer` may know."""
        return eyes.view(state, viewer)

    def eyes(self, state: StoneAgeState, viewer: int) -> int:
        """Who holds no secret card sees what everybody sees."""
        return viewer if viewer >= 0 and state.players[viewer].secret_cards else SPECTATOR

    def worlds(self, state: StoneAgeState, viewer: int, stream: Stream) -> StoneAgeState:
        """Deal anew what `viewer` does not know."""
        return eyes.world(state, viewer, stream)

    def seen_by(self, event: Event, viewer: int) -> Event:
        """Hide what `viewer` may not know of an event."""
        return eyes.seen_by(event, viewer)

    def projection(self, state: StoneAgeState, viewer: int) -> Outcome:
        """Cards that `viewer` has not seen score nothing yet."""
        return eyes.projection(state, viewer)

    def round_of(self, state: StoneAgeState) -> int:
        """Return which round is played."""
        return state.round

    def violations(self, state: StoneAgeState) -> list[str]:
        """List what contradicts the box."""
        return checks.violations(state)


STONE_AGE: Final = StoneAge()

__all__ = ["RULES_VERSION", "STONE_AGE", "Player", "StoneAge", "StoneAgeState", "StoneAgeView"]
