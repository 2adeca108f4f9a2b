"""Draws from bags and from counts: chance takes one of what may still come."""

from abc import abstractmethod
from collections.abc import Sequence

from mypy_extensions import mypyc_attr

from grotto.core.action import Action
from grotto.core.bags import drawn_from, members
from grotto.core.decision import Chance, StateT
from grotto.core.stream import Stream


@mypyc_attr(allow_interpreted_subclasses=True)
class BagDraw(Chance[StateT]):
    """One thing is drawn from a bag; each is as likely."""

    __slots__ = ()

    @abstractmethod
    def bag(self, state: StateT) -> int:
        """Return what may come, as the bits of an int."""

    @abstractmethod
    def draws(self) -> Sequence[Action]:
        """Return the answers of chance, by the number of the thing."""

    def options(self, state: StateT) -> list[Action]:
        draws = self.draws()
        return [draws[thing] for thing in members(self.bag(state))]

    def deal(self, state: StateT, stream: Stream) -> Action:
        return self.draws()[drawn_from(self.bag(state), stream)]

    def odds(self, state: StateT, action: Action) -> float:
        return 1 / self.bag(state).bit_count()


@mypyc_attr(allow_interpreted_subclasses=True)
class CountDraw(Chance[StateT]):
    """One thing is drawn of which there may be several alike."""

    __slots__ = ()

    @abstractmethod
    def counts(self, state: StateT) -> list[int]:
        """Return how many of each thing may come, by its number."""

    @abstractmethod
    def draws(self) -> Sequence[Action]:
        """Return the answers of chance, by the number of the thing."""

    def options(self, state: StateT) -> list[Action]:
        draws = self.draws()
        return [draws[thing] for thing, count in enumerate(self.counts(state)) if count]

    def deal(self, state: StateT, stream: Stream) -> Action:
        counts = self.counts(state)
        return self.draws()[drawn_of(counts, stream.below(sum(counts)))]

    def odds(self, state: StateT, action: Action) -> float:
        counts = self.counts(state)
        draws = self.draws()
        alike = [count for thing, count in enumerate(counts) if draws[thing] == action]
        return sum(alike) / sum(counts)


def drawn_of(counts: Sequence[int], place: int) -> int:
    """Return the thing at a place in a row of all things, in order."""
    for thing, count in enumerate(counts):
        if place < count:
            return thing
        place -= count
    return -1
