"""How long a search may think: so many steps, so much time, or until somebody says stop."""

from collections.abc import Callable
from math import inf
from time import perf_counter
from typing import Final, final

from mypy_extensions import mypyc_attr

_NO_LIMIT: Final = 1 << 62


@final
@mypyc_attr(acyclic=True)
class Budget:
    """Counts the steps of one search. Only time makes answers differ from one run to the next."""

    __slots__ = ("_clock", "_end", "_limited", "_stopped", "left", "spent")

    def __init__(
        self,
        steps: int = _NO_LIMIT,
        seconds: float = inf,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        self.left = steps
        self.spent = 0
        self._clock = clock
        self._limited = seconds != inf
        self._end = clock() + seconds if self._limited else inf
        self._stopped = False

    def spend(self, steps: int = 1) -> None:
        """Count steps that are over; a step counted before it is made would be cut short."""
        self.left -= steps
        self.spent += steps

    def is_over(self) -> bool:
        """Tell whether to think no longer."""
        if self.left <= 0 or self._stopped:
            return True
        return self._limited and self._clock() >= self._end

    def stop(self) -> None:
        """Let the search end with what it has found; another thread may call this."""
        self._stopped = True
