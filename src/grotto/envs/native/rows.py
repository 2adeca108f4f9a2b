"""Rows of small numbers: what observations are put together from.

Every number is a byte: flags are 0 or 1, and counts end at 255.
"""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

_CHUNK: Final = 12
_CHUNK_BITS: Final = 0xFFF
MOST: Final = 255
"""The largest count; more are shown as this."""


def _row(bits: int, count: int) -> bytes:
    return bytes([bits >> place & 1 for place in range(count)])


_FLAGS: Final[list[list[bytes]]] = [
    [_row(bits, count) for bits in range(1 << count)] for count in range(_CHUNK + 1)
]
"""The flags of a set, by how many there are and by the set."""


def add_flags(rows: list[bytes], bits: int, count: int) -> None:
    """Add a flag for each of `count` things; those in the set `bits` are 1."""
    left: i64 = count
    while left > _CHUNK:
        rows.append(_FLAGS[_CHUNK][bits & _CHUNK_BITS])
        bits >>= _CHUNK
        left -= _CHUNK
    rows.append(_FLAGS[left][bits])


@final
@mypyc_attr(acyclic=True)
class KeptFlags:
    """The flags of a set that seldom changes, kept until it does."""

    __slots__ = ("_bits", "_count", "_row")

    def __init__(self, count: int) -> None:
        self._count: Final = count
        self._bits = 0
        self._row = bytes(count)

    def row(self, bits: int) -> bytes:
        """Return a flag for each thing; those in the set `bits` are 1."""
        if bits != self._bits:
            self._bits = bits
            rows: list[bytes] = []
            add_flags(rows, bits, self._count)
            self._row = b"".join(rows)
        return self._row


def one_hots(count: int) -> list[bytes]:
    """Return rows of flags of which one is set, by its place and with none set at the very end.

    So place -1, which stands for nothing, finds the row without a flag.
    """
    return [*(_row(1 << place, count) for place in range(count)), bytes(count)]


SEATS: Final[list[list[bytes]]] = [one_hots(count) for count in range(11)]
"""A seat among so many, counted clockwise from whoever looks; none at -1."""

BYTES: Final[list[bytes]] = [bytes([number]) for number in range(MOST + 1)]


def add_count(rows: list[bytes], number: int) -> None:
    """Add a count."""
    rows.append(BYTES[number] if number <= MOST else BYTES[MOST])


def add_counts(rows: list[bytes], numbers: list[int]) -> None:
    """Add several counts."""
    try:
        rows.append(bytes(numbers))
    except ValueError:  # the rare number that is too large for a byte
        rows.append(bytes([min(number, MOST) for number in numbers]))


def add_points(rows: list[bytes], points: int) -> None:
    """Add points: first those above zero, then those below it."""
    add_count(rows, max(points, 0))
    add_count(rows, max(-points, 0))


def add_seat(rows: list[bytes], seat: int, viewer: int, seats: int) -> None:
    """Add a flag for each seat, from the viewer on; at most one is set."""
    rows.append(SEATS[seats][turned(seat, viewer, seats)])


def turned(seat: int, viewer: int, seats: int) -> int:
    """Count a seat clockwise from the viewer; who is no seat stays nobody, -1."""
    return (seat - viewer) % seats if seat >= 0 else -1
