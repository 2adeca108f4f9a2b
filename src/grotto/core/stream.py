"""A small seeded stream of numbers, equal on every machine, interpreted and compiled.

It is a multiply-with-carry generator of base 2**32 whose products stay below 2**63, so that the
very same lines are exact with Python's integers and with machine words. Nothing in the engine owns
a stream: dealers and bots hand one in.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_MULTIPLIER: Final = 698769069
_LOW_HALF: Final = 0xFFFFFFFF
_NUMBERS: Final = 0x100000000
_WORD: Final = 0xFFFFFFFFFFFFFFFF


def _scrambled(seed: int) -> int:
    """Spread neighbouring seeds far apart (splitmix64), into the generator's range."""
    word = (seed + 0x9E3779B97F4A7C15) & _WORD
    word = ((word ^ (word >> 30)) * 0xBF58476D1CE4E5B9) & _WORD
    word = ((word ^ (word >> 27)) * 0x94D049BB133111EB) & _WORD
    word ^= word >> 31
    return word % (_MULTIPLIER * 4294967296 - 3) + 1


@final
@mypyc_attr(acyclic=True)
class Stream:
    """Numbers that follow from a seed and nothing else."""

    __slots__ = ("_word",)

    def __init__(self, seed: int) -> None:
        self._word: i64 = _scrambled(seed)

    def below(self, limit: i64) -> int:
        """Return a number from 0 to `limit` - 1, each with exactly the same odds."""
        while True:
            word = self._word
            self._word = _MULTIPLIER * (word & _LOW_HALF) + (word >> 32)
            number = (word ^ (word >> 32)) & _LOW_HALF
            rest = number % limit
            if number - rest <= _NUMBERS - limit:  # else the last, incomplete block: draw again
                return rest
