"""Switches: the options of a table as a frozen class, whose fields are named like the options."""

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Any, TypeVar

from grotto.core.options import Value
from grotto.core.starting import FIRST_PLAYER, first_player_of

SwitchesT = TypeVar("SwitchesT")
"""The switches of one game: a frozen dataclass."""


def switches_of(
    kind: Callable[..., SwitchesT], options: Mapping[str, Value], seats: int
) -> SwitchesT:
    """Return the switches for complete options; who begins is a seat, or `CHANCE`.

    Raises:
        WrongOption: when nobody takes the seat that is to begin.
    """
    return kind(**{**options, FIRST_PLAYER: first_player_of(options, seats)})


def dumped(switches: Any) -> list[int | str]:  # noqa: ANN401 (any frozen dataclass)
    """Return all switches as plain values, in the order of their fields."""
    values = [getattr(switches, field.name) for field in fields(switches)]
    return [int(value) if isinstance(value, bool) else value for value in values]
