"""The interface of a bot: it sees a position and names one of the answers on offer."""

from abc import ABC, abstractmethod

from grotto.core.action import Action
from grotto.play.position import Position


class Bot(ABC):
    """A seat that thinks. It knows what its seat may know, and nothing else."""

    depth: float = 1.0
    """The part of its last search that there was time for."""

    @abstractmethod
    def choose(self, position: Position) -> Action:
        """Return one of the position's offers, of which there is at least one."""
