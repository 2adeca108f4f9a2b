"""Encoders: what makes the observations of one game, step by step."""

from abc import abstractmethod

from mypy_extensions import mypyc_attr

from grotto.core.state import State


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Encoder:
    """Makes the observations of a table for a number of seats.

    It may keep pieces of rows from one step to the next, as long as what they show is the same: so
    it belongs to one table, but answers rightly for any state.
    """

    __slots__ = ()

    @abstractmethod
    def observe(self, state: State, viewer: int) -> bytearray:
        """Return what a seat sees, as the layout has it."""
