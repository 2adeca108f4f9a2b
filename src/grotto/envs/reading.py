"""Reading views: what layouts make the numbers of their fields with."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from grotto.envs.layout import Values, View


def head_of(view: View, viewer: int, kinds: Sequence[str]) -> Values:
    """Return the round, who is asked, and the kind of the question."""
    return {
        "round": [view["round"]],
        "to_act": seat_flags([view["to_act"]], viewer, len(view["players"])),
        "question": one_hot(question_of(view).get("kind"), kinds),
    }


def flags(present: Iterable[str], keys: Sequence[str]) -> list[int]:
    """Return a flag for each key; those that are present are 1."""
    found = set(present)
    return [int(key in found) for key in keys]


def one_hot(key: str | None, keys: Sequence[str]) -> list[int]:
    """Return a flag for each key, of which at most one is set."""
    return [int(key == each) for each in keys]


def counts(amounts: Mapping[str, int], keys: Sequence[str]) -> list[int]:
    """Return how many there are of each key."""
    return [amounts.get(key, 0) for key in keys]


def numbered(number: int, size: int) -> list[int]:
    """Return flags of which the one at a place is set; none where there is no such place."""
    return [int(number == place) for place in range(size)]


def seat_flags(seats: Iterable[int], viewer: int, count: int) -> list[int]:
    """Return a flag for each seat, from the viewer on."""
    found = set(seats)
    return [int((viewer + distance) % count in found) for distance in range(count)]


def points_of(points: int) -> list[int]:
    """Return points above zero and points below it."""
    return [max(points, 0), max(-points, 0)]


def question_of(view: View) -> dict[str, Any]:
    """Return the question in a view; nothing where no seat is asked."""
    question: dict[str, Any] | None = view["question"]
    return question or {}
