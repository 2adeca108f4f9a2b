"""Waiting before one tries again: longer each time, and never all at once."""

from collections.abc import Iterator
from itertools import chain, repeat, takewhile
from random import SystemRandom
from typing import Final

FIRST: Final = 0.1
LONGEST: Final = 5.0
_LUCK: Final = SystemRandom()


def delays() -> Iterator[float]:
    """Yield seconds to wait, about 0.1, 0.2, 0.4 and so on; a bit less or more for everybody."""
    doubled = takewhile(lambda seconds: seconds < LONGEST, (FIRST * 2**n for n in range(64)))
    return (spread(seconds) for seconds in chain(doubled, repeat(LONGEST)))


def spread(seconds: float) -> float:
    """Change a time at random by up to a quarter, so that not all clients come back at once."""
    return seconds * _LUCK.uniform(0.75, 1.25)
