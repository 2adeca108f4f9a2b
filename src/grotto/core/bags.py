"""Bags: sets of things that may still come, as the bits of an int, which copies share.

A deck is a bag: what nobody has seen has no order, and each thing in it is as likely to come next.
"""

from collections.abc import Sequence

from grotto.core.stream import Stream


def members(bag: int) -> list[int]:
    """List what is in a bag, in order."""
    found: list[int] = []
    while bag:
        lowest = bag & -bag
        found.append(lowest.bit_length() - 1)
        bag ^= lowest
    return found


def size(bag: int) -> int:
    """Count what is in a bag."""
    return bag.bit_count()


def drawn_from(bag: int, stream: Stream) -> int:
    """Draw one thing."""
    for _ in range(stream.below(bag.bit_count())):
        bag &= bag - 1
    return (bag & -bag).bit_length() - 1


def keys_in(bag: int, keys: Sequence[str]) -> list[str]:
    """Name what is in a bag, in order."""
    return [keys[index] for index in members(bag)]
