"""Cave vs Cave as others see it: the one module of this folder that outsiders import."""

from collections.abc import Mapping
from typing import Final, final

from grotto.core.action import Action
from grotto.core.event import Event
from grotto.core.game import Game, GameInfo
from grotto.core.options import Value
from grotto.core.seats import SPECTATOR
from grotto.core.stream import Stream
from grotto.games.cave_vs_cave import checks, notation
from grotto.games.cave_vs_cave import view as eyes
from grotto.games.cave_vs_cave.player import Player
from grotto.games.cave_vs_cave.rules import setup
from grotto.games.cave_vs_cave.state import CaveState
from grotto.games.cave_vs_cave.view import CaveView

RULES_VERSION: Final = 1
"""Raised whenever a rule changes and a golden record with it."""


@final
class CaveVsCave(Game[CaveState]):
    """Caverna: Cave vs Cave, Era I, for one or two players."""

    info = GameInfo("cave_vs_cave", (1, 2), RULES_VERSION, setup.OPTIONS, "CVC-10.1")

    def set_up(self, seats: int, options: Mapping[str, Value]) -> CaveState:
        """Set up the caves and the display; chance is asked first."""
        return setup.set_up(seats, options)

    def parse(self, text: str) -> Action:
        return notation.parse(text)

    def view(self, state: CaveState, viewer: int) -> Mapping[str, object]:
        return eyes.view(state)

    def eyes(self, state: CaveState, viewer: int) -> int:
        """Everybody sees the same."""
        return SPECTATOR

    def worlds(self, state: CaveState, viewer: int, stream: Stream) -> CaveState:
        """Return a twin: nothing that a state holds is secret from anybody."""
        return state.copy()

    def seen_by(self, event: Event, viewer: int) -> Event:
        """Return the event: everybody may know all that happens."""
        return event

    def round_of(self, state: CaveState) -> int:
        return state.round

    def violations(self, state: CaveState) -> list[str]:
        return checks.violations(state)


CAVE_VS_CAVE: Final = CaveVsCave()

__all__ = ["CAVE_VS_CAVE", "RULES_VERSION", "CaveState", "CaveView", "CaveVsCave", "Player"]
