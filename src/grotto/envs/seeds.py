"""Seeds of episodes: one number settles all games that follow it."""

from secrets import randbelow

_FRESH = 1 << 32


class Seeds:
    """Gives every episode its seed: ``7`` for the one that was seeded so, then ``7/1``, ``7/2``."""

    def __init__(self) -> None:
        self._first = randbelow(_FRESH)
        self._count = 0

    def next(self, seed: int | None) -> str:
        """Return the seed of the next episode."""
        if seed is not None:
            self._first, self._count = seed, 0
        else:
            self._count += 1
        return f"{self._first}/{self._count}" if self._count else str(self._first)
