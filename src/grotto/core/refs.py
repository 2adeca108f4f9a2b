"""References: the pieces, cells and numbers that an answer is about, as values.

Boards glow and drag by these; nobody takes notation apart to find them.
"""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import mypyc_attr

from grotto.core.phrase import Arg

NO_COUNTS: Final[Mapping[str, int]] = {}


@final
@mypyc_attr(acyclic=True)
class Ref:
    """One thing that an answer is about; `part` says what it is in it, `kind` what it is at all."""

    __slots__ = ("counts", "key", "kind", "number", "part", "said", "word")

    def __init__(
        self,
        part: str,
        kind: str,
        word: str,
        said: Arg | None,
        *,
        key: str = "",
        number: int | None = None,
        counts: Mapping[str, int] = NO_COUNTS,
    ) -> None:
        self.part: Final = part  # such as ``tile``, ``cell``, ``paid``
        self.kind: Final = kind  # such as ``furnishing``, ``cell``, ``goods``
        self.word: Final = word  # in notation; empty for what notation leaves out
        self.said: Final = said  # in the sentence, as its argument `part`; None is not said
        self.key: Final = key  # of a piece; empty for numbers and amounts
        self.number: Final = number  # a number, a seat
        self.counts: Final = counts  # how many of each key, for amounts

    def __repr__(self) -> str:
        """Show what it refers to."""
        return f"<{self.part}: {self.kind} {self.key or self.number or dict(self.counts)}>"


def beside(part: str, number: int) -> Ref:
    """Return a number that belongs to an offer, though its notation does not name it."""
    return Ref(part, "number", "", None, number=number)


def cell_beside(part: str, key: str) -> Ref:
    """Return a cell that an offer touches, though its notation does not name it."""
    return Ref(part, "cell", "", None, key=key)
