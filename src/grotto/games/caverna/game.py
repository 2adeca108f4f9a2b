"""Caverna as others see it: the one module of this folder that outsiders import."""

from collections.abc import Mapping
from typing import Final, final

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game, GameInfo
from grotto.core.options import Value
from grotto.core.outcome import Portions
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.games.caverna import checks, notation
from grotto.games.caverna import view as eyes
from grotto.games.caverna.ahead import AheadView, ahead
from grotto.games.caverna.components import MOST_SEATS
from grotto.games.caverna.player import Player
from grotto.games.caverna.rules import setup
from grotto.games.caverna.rules.score_portions import portions_of
from grotto.games.caverna.state import CavernaState
from grotto.games.caverna.view import CavernaView

RULES_VERSION: Final = 1
"""Raised whenever a rule changes and a golden record with it."""


@final
class Caverna(Game[CavernaState]):
    """Caverna: The Cave Farmers, for one to seven players."""

    info = GameInfo(
        "caverna",
        tuple(range(1, MOST_SEATS + 1)),
        RULES_VERSION,
        setup.OPTIONS,
        ending="CAV-11.1",
    )

    def set_up(self, seats: int, options: Mapping[str, Value]) -> CavernaState:
        """Lay out the boards; chance is asked first."""
        return setup.set_up(seats, options)

    def parse(self, text: str) -> Action:
        """Read an action."""
        return notation.parse(text)

    def view(self, state: CavernaState, viewer: int) -> Mapping[str, object]:
        """Return what anybody may know."""
        return eyes.view(state)

    def ahead(self, state: CavernaState, seat: int) -> AheadView:
        return ahead(state, seat)

    def eyes(self, state: CavernaState, viewer: int) -> int:
        """Everybody sees the same."""
        return SPECTATOR

    def worlds(self, state: CavernaState, viewer: int, stream: Stream) -> CavernaState:
        """Return a twin: nothing that a state holds is secret from anybody."""
        return state.copy()

    def seen_by(self, event: Event, viewer: int) -> Event:
        """Return the event: everybody may know all that happens."""
        return event

    def round_of(self, state: CavernaState) -> int:
        """Return which round is played."""
        return state.round

    def portions(self, state: CavernaState, seat: int, viewer: int) -> Portions:
        """Return what each line of the pad consists of: everybody sees every home."""
        return portions_of(state.players[seat])

    def violations(self, state: CavernaState) -> list[str]:
        """List what contradicts the box."""
        return checks.violations(state)


CAVERNA: Final = Caverna()

__all__ = ["CAVERNA", "RULES_VERSION", "Caverna", "CavernaState", "CavernaView", "Player"]
