"""Phrases: what the engine says to people, as message ids and arguments, in no language yet."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Who:
    """A seat inside a phrase; people read the name of the player who sits there."""

    seat: int


@dataclass(frozen=True)
class Phrase:
    """A message id with its arguments; a tuple of phrases is read as a list."""

    key: str
    args: Mapping[str, "int | str | Who | Phrase | tuple[Phrase, ...]"] = field(
        default_factory=dict
    )


Arg = int | str | Who | Phrase | tuple[Phrase, ...]
"""What a phrase can speak of."""
