"""Lots: what is drawn in a tournament follows from its seed and from what is drawn."""

from collections.abc import Iterable
from typing import TypeVar

from grotto.core.luck import seed_number
from grotto.core.stream import Stream

T = TypeVar("T")


def drawn(things: Iterable[T], seed: str, what: str) -> list[T]:
    """Return things in an order that is drawn for this purpose."""
    left, stream = list(things), Stream(seed_number(f"{seed}/{what}"))
    return [left.pop(stream.below(len(left))) for _ in range(len(left))]
