"""Drawing from a bag: a set of things that may still come, each as likely as any other. [STA-1.2, STA-1.3]"""

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
