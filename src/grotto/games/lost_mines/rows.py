"""Rows of small numbers, as bytes: copies of a state share them, and reading one makes no object.

A row never changes; whoever changes something in a state puts another row in its place.
"""

from typing import Final

from mypy_extensions import i64

ONE: Final[tuple[bytes, ...]] = tuple(bytes((value,)) for value in range(256))
"""Every number alone in a row."""


def changed(row: bytes, place: i64, value: i64) -> bytes:
    """Return a row with the number at one place changed."""
    return row[:place] + ONE[value] + row[place + 1 :]


def with_one(row: bytes, value: i64) -> bytes:
    """Return a row that is in order with one more number, in order again."""
    place: i64 = 0
    size: i64 = len(row)
    while place < size and row[place] < value:
        place += 1
    return row[:place] + ONE[value] + row[place:]


def without(row: bytes, value: i64) -> bytes:
    """Return a row less the first number of this value, which it has."""
    place: i64 = 0
    while row[place] != value:
        place += 1
    return row[:place] + row[place + 1 :]


def holds(row: bytes, value: i64) -> bool:
    """Tell whether a number is in a row."""
    place: i64 = 0
    size: i64 = len(row)
    while place < size and row[place] != value:
        place += 1
    return place < size
