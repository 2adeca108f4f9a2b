"""Served time: what clocks of tables, deadlines and sessions are counted in.

The clock of a machine may be put forward or back, and while a server is away nobody can move. So
nothing that somebody could lose is counted by it. Served time begins where the last server of this
database stopped, goes on with a counter that nobody can set, and only while the server proves every
few seconds that it can write.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

Now = Callable[[], float]

LEASE_SECONDS: Final = 15.0
"""For so long after a proof time goes on; then it stands still until the next one."""
JUMP_SECONDS: Final = 2.0
"""By so much the clock of a machine may differ from its counter between two looks."""
DAY_SECONDS: Final = 24 * 3600
"""Of a day of the calendar, which begins at midnight in Greenwich."""


class ServedTime:
    """The seconds for which tables were served; called, it tells how late it is."""

    __slots__ = ("ticks", "wall", "_ahead", "_looked", "_still", "_until")

    def __init__(self, ticks: Now = time.monotonic, wall: Now = time.time) -> None:
        self.ticks = ticks  # a counter that only goes on
        self.wall = wall  # what people call the time: written down for them, and not counted with
        self._looked = wall(), ticks()
        self.begin(wall())

    def __call__(self) -> float:
        """Return how late it is; this is asked dozens of times for every move."""
        ticks = self.ticks()
        return ticks + self._ahead if ticks < self._until else self._still

    def begin(self, served: float) -> None:
        """Go on where the last server stopped."""
        ticks = self.ticks()
        self._ahead = served - ticks  # of the counter,
        self._until = ticks + LEASE_SECONDS  # until it says this;
        self._still = served + LEASE_SECONDS  # then time stands still

    def prove(self, known: float) -> float:
        """Go on: what was written is safe, and another process may know that it is later.

        Return for how many seconds time has stood still.
        """
        still = max(0.0, self.ticks() - self._until)
        self.begin(max(self(), known))
        return still

    def look_for_jump(self) -> float:
        """Return by how much the clock of the machine was set since the last look; usually 0."""
        before, at = self._looked
        self._looked = self.wall(), self.ticks()
        jump = (self._looked[0] - before) - (self._looked[1] - at)
        return jump if abs(jump) > JUMP_SECONDS else 0.0


def wall_time(now: Now) -> float:
    """Return what people call the time, where tables are served by another one."""
    return now.wall() if isinstance(now, ServedTime) else now()


def day_of(wall: float) -> str:
    """Return the day of a time, as people write it: 2026-11-17."""
    return datetime.fromtimestamp(wall, UTC).date().isoformat()
