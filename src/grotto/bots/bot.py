"""The interface of a bot: it sees a position and names one of the answers on offer."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from grotto.bots.search.search import Thought
from grotto.core.action import Action
from grotto.play.position import Position


class Bot(ABC):
    """A seat that thinks. It knows what its seat may know, and nothing else."""

    depth: float = 1.0
    """The part of its last search that there was time for."""

    @abstractmethod
    def choose(self, position: Position) -> Action:
        """Return one of the position's offers, of which there is at least one."""

    def explain(self, position: Position) -> tuple[Action, Sequence[Thought]]:
        """Return what it chooses, and what it thought of answers; many bots think nothing."""
        return self.choose(position), ()
