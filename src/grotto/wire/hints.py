"""Hints on the wire: what a bot that thinks well would answer."""

from msgspec import Struct

from grotto.wire.texts import Text


class Hint(Struct, frozen=True, kw_only=True):
    """One of the best answers, as far as the seat that is asked can know."""

    action: str
    points: float  # what the seat may expect in the end,
    lead: float  # and how far ahead of the others on average
    reason: Text


class Hints(Struct, frozen=True, kw_only=True, tag_field="type", tag="hints"):
    """The best answers to the question on the table, the best one first."""

    key: str
    version: int
    hints: list[Hint]
