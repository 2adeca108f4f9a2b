"""What several viewers are shown alike is made once, and kept until the table changes."""

from collections.abc import Callable, Hashable
from typing import Any, TypeVar

PartT = TypeVar("PartT")


class Shown:
    """Parts of the frames of one table at its present version."""

    def __init__(self) -> None:
        self._version = -1
        self._parts: dict[Hashable, Any] = {}

    def part(self, version: int, name: Hashable, make: Callable[[], PartT]) -> PartT:
        """Return a part; it is made when nobody has seen it at this version."""
        if version != self._version:
            self._version, self._parts = version, {}
        if name not in self._parts:
            self._parts[name] = make()
        made: PartT = self._parts[name]
        return made
