"""Events: what happened, told to people and logs. Rules never read them."""

from abc import ABCMeta, abstractmethod

from grotto.core.phrase import Phrase


class Event(metaclass=ABCMeta):
    """Something that happened; a game without events plays on just the same."""

    @abstractmethod
    def phrase(self) -> Phrase:
        """Say the event to a person."""
