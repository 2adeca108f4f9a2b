"""Observations of games that have no layout: every value of the view, put where its name says.

A number in the view is added at a place that follows from a checksum of its path, a word at a
place that follows from its path and the word. Few values share a place, and equal views give
equal rows. Lists with an entry for every seat begin with the viewer.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final
from zlib import crc32

from grotto.envs.layout import Field, Layout, Values, View
from grotto.envs.native.rows import MOST

SIZE: Final = 1024


def _values(value: object, path: str, viewer: int, seats: int) -> Iterator[tuple[str, int]]:
    """Walk through a view; numbers below zero have a path of their own."""
    if isinstance(value, Mapping):
        for key in value:
            yield from _values(value[key], f"{path}.{key}", viewer, seats)
    elif isinstance(value, list | tuple):
        turn = viewer if len(value) == seats else 0
        for place in range(len(value)):
            entry = value[(place + turn) % len(value)]
            yield from _values(entry, f"{path}.{place}", viewer, seats)
    elif isinstance(value, int):
        yield (path, value) if value >= 0 else (f"{path}-", -value)
    elif value is not None:
        yield f"{path}={value}", 1


def _hashed(view: View, viewer: int) -> Values:
    players = view.get("players")
    seats = len(players) if isinstance(players, list) else 0
    row = [0] * SIZE
    for path, number in _values(view, "", viewer, seats):
        place = crc32(path.encode()) % SIZE
        row[place] = min(row[place] + number, MOST)
    row[crc32(f"viewer={viewer}".encode()) % SIZE] += 1
    return {"view": [min(number, MOST) for number in row]}


def _nothing(_view: View, _seat: int, _viewer: int) -> dict[str, Any]:
    return {}


UNLISTED_LAYOUT: Final = Layout(
    (Field("view", SIZE, "all values of the view, by a checksum of their paths"),),
    (),
    _hashed,
    _nothing,
)
