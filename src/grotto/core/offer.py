"""Offers: an answer that may be given now, with all that a person wants to know of it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from grotto.core.action import Action
from grotto.core.refs import Ref

Cost = Mapping[str, int]
"""What is handed in, by good."""

FREE: Final[Cost] = {}


@dataclass(frozen=True)
class Offer:
    """A legal answer: what it is, what it is about, and what it costs the seat that is asked."""

    action: Action
    kind: str  # of `grotto.core.action`: an answer, something for any time, or the end of a turn
    refs: tuple[Ref, ...]
    cost: Cost
    is_grave: bool = False  # nobody should give it by accident

    def number(self, part: str) -> int | None:
        """Return the number that is one part of it; None when it has no such part."""
        return next((ref.number for ref in self.refs if ref.part == part), None)

    def counts(self, part: str) -> Cost:
        """Return the amounts that are one part of it; none when it has no such part."""
        return next((ref.counts for ref in self.refs if ref.part == part), FREE)

    def key(self, part: str) -> str:
        """Return the key of the piece that is one part of it; empty when it has no such part."""
        return next((ref.key for ref in self.refs if ref.part == part), "")
